import { type Facts, fair, type Logged, Match, random } from '@tallyho/engine'
import { EventOf, isEvent, rangesOf, rowOf } from '@tallyho/kit'
import { count, ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cellWords } from '../../board/events/CellMarks.tsx'
import { resultWords } from '../../board/events/CombatCards.tsx'
import { CARDS } from '../../board/events/cards.ts'
import { EVENTS } from '../../board/events/index.tsx'
import { game } from '../../index.ts'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { die, proofPack } from '../kit/charts.ts'
import { aCampaign } from '../kit/table.ts'
import { noted, READING } from './reading.ts'

function draw(note: Logged, state: Campaign = aCampaign()): string {
  return renderToStaticMarkup(
    <EventOf events={CARDS} told={undefined} note={note} state={state} onRule={ignore} />,
  )
}

describe('cards', () => {
  test('a drawn attack card is shown whole, six columns by six rows, with one cell lit', () => {
    const markup = draw(noted('burst.card', READING))
    expect(count(markup, '<td')).toBe(36)
    expect(count(markup, 'sr-cell-hit')).toBe(1)
    expect(markup).toContain(
      '<td class="sr-cell-hit"><span class="sr-marks" role="img" aria-label="Damage, Hit, pass through 2">',
    )
    expect(markup).toMatch(
      /Printed in the space<\/dt><dd>5.*Element is Loose<\/dt><dd>−1.*Lethal Level<\/dt><dd>4/,
    )
  })

  test('an oblique card has no Level row', () => {
    expect(count(draw(noted('burst.card', { ...READING, card: 'oblique-1', row: 'low' })), '<td')).toBe(24)
  })

  test('the sum of the Lethal Level says when it was held between 0 and 5', () => {
    const parts = [
      { id: 'printed', by: 5 },
      { id: 'machine', by: 2 },
    ]
    expect(draw(noted('burst.card', { ...READING, column: 5, parts }))).toMatch(
      /Never below 0 or above 5<\/dt><dd>−2/,
    )
    expect(draw(noted('burst.card', READING))).not.toContain('Never below')
  })

  test('the results name each thing that the cell holds, under the whole card', () => {
    const cell = { damage: 1, hits: 2, pass: 3, collision: true, riding: true, noAmmo: true, jam: true }
    const markup = draw(noted('burst.results', { ...READING, ...cell }))
    expect(count(markup, '<td')).toBe(36)
    for (const name of ['Damage', 'Collision', 'Riding the tail', 'No ammo', 'Jam', 'Pass through'])
      expect(count(markup, `<b>${name}</b>`), name).toBe(1)
    expect(count(markup, '<b>Hit</b>')).toBe(2)
    const nothing = {
      damage: 0,
      hits: 0,
      pass: 0,
      collision: false,
      riding: false,
      noAmmo: false,
      jam: false,
    }
    expect(draw(noted('burst.results', { ...READING, ...nothing }))).toContain('nothing happens')
  })

  test('every cell of a card can be told in words', () => {
    const { rows } = packOf({ pack: proofPack.id }).attackCard('tail-1')
    const cell = rows.high?.determined[5]
    expect(cell && cellWords(cell)).toBe('2 × Damage, 2 × Hit, Riding the tail')
  })

  test('a Continuing Fire card shows its event, then its table with the cell lit', () => {
    const facts = { fighter: 0, name: 'Arnold', card: 'fire-slow-climb', event: 'slow-climb' }
    expect(draw(noted('fire.card', facts))).toContain('Slow Climb')
    const markup = draw(
      noted('fire.table', { ...facts, column: 5, mode: 'determined', parts: [], space: 1, hits: 2 }),
    )
    expect(markup).toContain('<td class="sr-cell-hit"><span class="sr-marks" role="img" aria-label="2 Hits">')
    expect(markup).toContain('Lethal Level +2 for Climb, +1 for Climb Roll')
    expect(markup).toContain('Arnold: 2 Hits')
  })
})

describe('dice', () => {
  test('a table names its rows by the dice they stand for', () => {
    const table = die(3, 'a', 4, 'b', 10, 'c')
    expect(rangesOf(table)).toEqual(['1–3', '4', '5–10'])
    expect([1, 3, 4, 10, 12].map(face => rowOf(table, face))).toEqual([0, 0, 1, 2, 2])
  })

  test.each([
    [4, 4, '4 points of damage', 'B-24\u00a0A1 flies on, with 4 points of damage more.'],
    // SR-DMG-06 Not by the die, but by the sum.
    [4, 11, '4 points of damage', '4 points of damage. That makes 11; 10 destroy it.'],
    [9, 4, 'is destroyed', 'B-24\u00a0A1 is destroyed!'],
  ])(
    'catastrophe, die %i, %i points: %s; the heading does not tell before the die lies',
    (face, total, came, outcome) => {
      const markup = draw(
        noted('damage.catastrophe', {
          bomber: 'A1',
          marker: 'wingtip-8',
          part: 'wing',
          die: face,
          number: 8,
          needs: { atLeast: 8 },
          effect: 'destroyed',
          triggered: face >= 8,
          total,
          most: 10,
        }),
      )
      expect(markup).toContain(`<strong>${came}</strong>`)
      expect(markup).toContain(`<p class="event-outcome">${outcome}</p>`)
      expect(markup).toContain('<h3>B-24\u00a0A1 is hit: wing</h3>')
      expect(markup).toContain(`aria-label="Does it go down: ${face}"`)
      expect(markup).toContain('Damage: wing, destroyed on 8 or more, 4 points')
    },
  )

  test('SR-SIT-03 a bomber that goes before take-off is no point', () => {
    const facts = { bomber: 'A1', marker: 'wingtip-8', part: 'wing', die: 9, number: 8 }
    const note = noted('damage.catastrophe', {
      ...facts,
      needs: { atLeast: 8 },
      effect: 'fallen',
      triggered: true,
    })
    expect(draw(note, aCampaign({ turn: 0 }))).toContain('It is not your work, and no point.')
    expect(draw(note, aCampaign({ turn: 1 }))).not.toContain('no point')
  })

  test('Recovery: a die below the number is serious', () => {
    const facts = {
      fighter: 0,
      name: 'Arnold',
      marker: 'fuel-5',
      hit: 'fuel',
      number: 5,
      needs: { below: 5 },
    }
    expect(draw(noted('recovery.rolled', { ...facts, die: 4, serious: true }))).toContain(
      '<strong>serious</strong>',
    )
    expect(draw(noted('recovery.rolled', { ...facts, die: 5, serious: false }))).toContain(
      '<strong>a scratch</strong>',
    )
  })

  test('an aerial combat shows both questions, the modifiers and the row of the table', () => {
    const markup = draw(
      noted('combat.rolled', {
        box: 'tail/high',
        fighters: [0, 1],
        names: ['Arnold', 'Brnold'],
        escorts: [0],
        escort: 'p-38',
        escortNumber: 3,
        row: 'fw190',
        higher: true,
        more: false,
        die: 9,
        modifiers: [{ id: 'cannon', by: -2 }],
        total: 7,
        result: 'De',
      }),
    )
    expect(markup).toMatch(/Are we higher\?<\/dt><dd>Yes/)
    expect(markup).toMatch(/Are we more\? 2 against 3<\/dt><dd>No/)
    expect(markup).toMatch(/Die<\/dt><dd>9.*Cannon<\/dt><dd>−2.*Total<\/dt><dd>7/)
    expect(markup).toMatch(/<tr aria-current="true"><th scope="row" class="chart-lit">yes \/ no/)
    expect(markup).toContain('Arnold and Brnold against 3 P-38 Lightnings')
    expect(markup).toContain('Dogfight: they circle')
    expect(markup).toContain('An escort fighter goes down.')
  })

  test('every result of aerial combat has its words', () => {
    expect(['B', 'D', 'R', 'S'].map(letter => resultWords(letter).split(':')[0])).toEqual([
      'Break off',
      'Dogfight',
      'Return',
      'Scattered',
    ])
    expect(resultWords('Sx')).toContain('One of ours is shot down.')
  })

  test('rockets show both dice and the burst on the diagram', () => {
    const markup = draw(
      noted('rockets.location', {
        name: 'Arnold',
        element: 'Low',
        diagram: 'square',
        red: 3,
        black: 8,
        higher: 'black',
        space: '1.1',
      }),
    )
    expect(markup).toContain('Red die: 3')
    expect(markup).toContain('Black die: 8')
    expect(markup).toContain('Blast diagram: black 8')
    expect(count(markup, 'sr-blast-here')).toBe(1)
    expect(markup).toContain('They burst in space 1.1.')
  })

  test('a flak window shows whom it strikes', () => {
    const markup = draw(noted('flak.window', { die: 7, bombers: ['A1', 'A2'], hits: ['nose'] }))
    expect(markup).toContain('Flak window 7: damages A1, A2; strikes Nose')
    expect(count(markup, 'sr-thumb-struck')).toBe(2)
    expect(count(markup, 'sr-thumb-burst')).toBe(1)
  })

  test.each([
    ['good', 'It opens up: Loose.'],
    ['loose', 'It comes apart: Kaputt.'],
    ['kaputt', 'A bomber falls out, the rest close up: Loose.'],
  ])('cohesion degrades from %s', (was, told) => {
    const held = { damage: 3, gone: 0, order: 0, proximity: 1, detonations: 0 }
    const facts = { element: 'Lead', was, markers: 4, held, die: 4, needs: { upTo: 4 }, degrades: true }
    expect(draw(noted('cohesion.check', facts))).toContain(told)
    expect(draw(noted('cohesion.check', facts))).toContain('4 markers (3 damage + 1 Proximity)')
  })

  test('fate: the column of the aircraft, the die with its armor', () => {
    const markup = draw(
      noted('fate.rolled', {
        fighter: 0,
        name: 'Arnold',
        box: 'fuel',
        die: 7,
        modifiers: [{ id: 'armor', by: 2 }],
        total: 9,
        column: 'single',
        fate: 'lands',
      }),
    )
    expect(count(markup, '<table')).toBe(1)
    expect(markup).toMatch(/class="chart-hit">Lands/)
    expect(markup).toContain('Armor')
  })

  test('after the mission a note about its spaces is still drawn, without the map', () => {
    const campaign = aCampaign()
    campaign.mission = undefined
    const markup = draw(noted('burst.passes', { name: 'Arnold', steps: 1, from: 2, to: 3 }), campaign)
    expect(markup).toContain('One space on')
    expect(markup).not.toContain('<svg')
  })
})

/** Told, not drawn: the marker that stays among the bombers was shown when it was drawn, set-up dice lie in their table. */
const TOLD: ReadonlySet<string> = new Set(['proximity.left', 'setup.rolled'])

const carriesChance = ({ die: face, red, card, marker }: Facts): boolean =>
  [face, red].some(one => typeof one === 'number') || [card, marker].some(one => typeof one === 'string')

describe('in play', () => {
  test('every die, card and marker of a campaign is drawn, and drawn in full', () => {
    const seen = new Set<string>()
    for (const [seed, scenario] of ['1943-early', '1944-late', 'training', '1945'].entries()) {
      const match = new Match(game, { scenario, pack: proofPack.id, options: { 'staffel-erosion': true } })
      const numbers = random(seed + 1)
      const chance = fair(numbers)
      let read = 0
      while (match.pause) {
        const { pause, notes, state } = match
        for (; read < notes.length; read++) {
          const note = notes[read] as Logged
          if (seen.has(note.what)) continue
          if (carriesChance(note.facts) && !TOLD.has(note.what))
            expect(isEvent(EVENTS, note), `${note.what} ${JSON.stringify(note.facts)}`).toBe(true)
          if (!isEvent(EVENTS, note)) continue
          seen.add(note.what)
          const markup = draw(note, state)
          expect(markup, note.what).toMatch(/<h3>.+<\/h3>/)
          expect(markup, note.what).not.toMatch(/NaN|undefined|\[object/)
          const { die: face } = note.facts
          if (typeof face === 'number')
            expect(markup, note.what).toMatch(new RegExp(`aria-label="[^"]*: ${face}"`))
        }
        if (pause.kind === 'chance') match.settle(chance)
        else match.play(pause.kind === 'choice' ? numbers(pause.options.length) : [])
      }
    }
    for (const what of ['burst.card', 'fire.table', 'recovery.rolled', 'combat.rolled', 'erosion'])
      expect(seen, what).toContain(what)
  })
})
