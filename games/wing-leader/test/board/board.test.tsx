import type { Choice, Logged } from '@tallyho/engine'
import { fetchAll, isEvent } from '@tallyho/kit'
import { cardOf, count, drawing, heldAgainst, litOn } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import Display from '../../board/panels/Display.tsx'
import { standard, words } from '../../index.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { STEPS } from '../../sequence.ts'
import type { Battle } from '../../state.ts'
import { play, tableOf } from '../kit/eager.ts'
import { aBattle, battleOf, inDogfight, unitsOn } from '../kit/table.ts'

const draw = drawing(board, words)
const SCENARIOS = standard.scenarios.map(({ id }) => id)

describe('the board', () => {
  test('whatever an option lights up is on the board, and can be clicked there', () => {
    const seen = new Set<string>()
    const look = litOn(draw, seen)
    for (const [seed, scenario] of SCENARIOS.entries()) play(tableOf(scenario), seed, look)
    for (const ask of ['placement.square', 'tally.action', 'move.step', 'move.face', 'flak.corner'])
      expect(seen, ask).toContain(ask)
  })

  test('every unit that flies is on the sky and in the spine of its side; what is gone is in the spine alone', () => {
    const { battle: state, dA } = unitsOn('bf-109e D9, d spitfire-i K9 intercept')
    dA.at = 'destroyed'
    const markup = draw({ state, lit: new Set(['unit:1']) })
    expect(count(markup, 'data-ref="unit:0"')).toBe(2)
    expect(count(markup, 'data-piece="unit:0"')).toBe(1)
    // What is not on the sky is chosen in its spine.
    expect(count(markup, 'data-ref="unit:1"')).toBe(1)
    expect(markup).toMatch(
      /data-state="destroyed" data-out="true" data-ref="unit:1" data-mark="lit" role="button"/,
    )
  })

  test('the wing displays have a row for each unit, and tell what became of it', () => {
    const { battle: state, dA } = unitsOn('bf-109e D9, d spitfire-i K9 intercept')
    dA.at = 'destroyed'
    const markup = renderToStaticMarkup(<Display tab="wings" battle={state} pause={undefined} />)
    expect(count(markup, 'class="wl-entry ')).toBe(2)
    expect(markup).toContain('wl-entry-gone')
    expect(markup).toContain('all lost')
  })

  test('a squadron is two aircraft and a flight one, turned to the facing and never upside down', () => {
    const piece = (size: 'squadron' | 'flight', facing: 0 | 3 | 4 | 5 | 6) => {
      const state = aBattle({ units: [{ side: 'raider', model: 'bf-109e', at: 'D9', size, facing }] })
      const markup = draw({ state })
      const start = markup.indexOf('class="wl-unit"')
      return markup.slice(start, markup.indexOf('wl-tag', start))
    }
    expect(count(piece('squadron', 0), 'class="wl-aircraft"')).toBe(2)
    expect(count(piece('flight', 0), 'class="wl-aircraft"')).toBe(1)
    expect(piece('flight', 0)).toMatch(/scale\(0[^)]*\) rotate\(0\)/)
    expect(piece('flight', 4)).toMatch(/scale\(-0[^)]*\) rotate\(0\)/)
    expect(piece('flight', 3)).toMatch(/scale\(-0[^)]*\) rotate\(-45\)/)
    expect(piece('flight', 5)).toMatch(/scale\(-0[^)]*\) rotate\(45\)/)
    expect(piece('flight', 6)).toMatch(/scale\(0[^)]*\) rotate\(-270\)/)
  })

  test('tallies, Vectors, dogfights and markers are drawn', () => {
    const state = aBattle({
      units: [
        { side: 'raider', model: 'bf-109e', at: 'D9', tallies: 'dA', marker: 'dive', alerted: true },
        { side: 'defender', model: 'spitfire-i', at: 'K9', mission: 'intercept', vector: squareNamed('F12') },
        { side: 'raider', model: 'bf-109e', at: 'M6', tallies: 'dB', broken: true, losses: 2 },
        { side: 'defender', model: 'spitfire-i', at: 'M6', tallies: 'rB', lufbery: true },
      ],
    })
    inDogfight(state, 'rB', 'dB')
    const markup = draw({ state })
    // Of those who fight in one square only the two leaders have an arrow.
    expect(count(markup, 'class="wl-tally"')).toBe(1)
    expect(count(markup, 'class="wl-vector"')).toBe(1)
    expect(markup).toContain('dogfight 1')
    for (const mark of ['wl-marker-dive', 'wl-broken']) expect(markup).toContain(mark)
    expect(count(markup, 'class="wl-lost"')).toBe(1)
  })

  test('flak zones, barrages, balloons and surface units are drawn with their state', () => {
    const state = battleOf('', {
      bombing: true,
      surface: ['flak-h1 H Battery', 'flak-s0 K Machine guns', 'dd N Escort'],
      balloons: 'Q2',
    })
    const [battery, , ship] = state.surface
    const [guns] = battery?.guns ?? []
    if (!guns || !ship) throw new Error('A battery has guns')
    guns.barrage = squareNamed('H6')
    ship.hits = 1
    const markup = draw({ state, lit: new Set(['surface:2', 'balloon:0', 'corner:H6']) })
    expect(count(markup, 'class="wl-zone wl-zone-H"')).toBe(4)
    expect(count(markup, 'class="wl-zone wl-zone-S"')).toBe(1)
    expect(count(markup, 'class="wl-barrage"')).toBe(1)
    expect(markup).toContain('wl-hits')
    expect(markup).toMatch(/data-ref="surface:2" data-mark="lit" role="button"/)
    expect(markup).toMatch(/data-ref="balloon:0" data-mark="lit" role="button"/)
    expect(markup).toMatch(/data-ref="corner:H6" data-mark="lit" role="button"/)
    ship.hits = 100
    expect(draw({ state })).toContain('wl-silent')
  })
})

test('moving: next steps carry their cost, and every place the move can end is shown with a way', () => {
  let looked = 0
  for (let seed = 1; looked === 0 && seed < 20; seed++)
    play(tableOf('wl-01'), seed, ({ state, pause }, { ask, options }) => {
      if (ask !== 'move.step' || looked > 0 || !state.flight) return
      const far = board.manners.far?.(state, pause as Choice) ?? []
      const lit = new Set([...options, ...far].flatMap(({ on }) => on ?? []))
      if (far.length < 3) return
      looked += 1
      const hovered = new Set(far[0]?.on)
      const markup = draw({ state, pause, lit, hovered })
      expect(count(markup, 'class="wl-square wl-square-far"')).toBe(far.length)
      // Where a counter lies it is written beside it.
      const costs = count(markup, 'class="wl-cost"') + count(markup, 'class="wl-over"')
      expect(costs).toBe([...lit].filter(ref => ref.startsWith('square:')).length)
      expect(count(markup, 'class="wl-way"')).toBe(1)
      expect(count(markup, 'class="wl-reach"')).toBe(1)
    })
  expect(looked).toBe(1)
})

test('moving: the line of sight of an answer is drawn with the die it needs', () => {
  const state = battleOf('bf-109e D13, bf-109e D9, d spitfire-i H9 intercept', { sky: 'dense G9' })
  const sight = (a: number, b: number) => draw({ state, hovered: new Set([`unit:${a}`, `unit:${b}`]) })
  expect(sight(0, 2)).toContain('wl-sight-clear')
  expect(sight(0, 2)).toContain('needs 5 or more (33%)')
  expect(sight(1, 2)).toContain('wl-sight-blocked')
  expect(sight(1, 2)).toContain('wl-sight-cloud')
  expect(sight(1, 0)).not.toContain('wl-sight-line')
})

/** What comes up in three games of every scenario: steps, questions and notes, and the last note of each event. */
const met = new Set<string>()
const cards = new Map<string, { note: Logged; state: Battle }>()
for (const scenario of SCENARIOS)
  for (const seed of [1, 2, 3]) {
    const match = tableOf(scenario)
    play(match, seed, ({ step }, { ask }) => met.add(step).add(ask))
    for (const note of match.notes) {
      met.add(note.what)
      // The roll that this note tells of.
      if (note.what === 'combat-roll') met.add(`combat.${note.facts.role}.1`)
      // WL-11.0.f Where no die could have done it none is shown.
      const told =
        'distance' in note.facts && note.what === 'escape' ? Number(note.facts.distance) <= 3 : true
      const rolled = ('dice' in note.facts && told) || !cards.has(note.what)
      if (rolled && isEvent(board.events, note)) cards.set(note.what, { note, state: match.state })
    }
  }

beforeAll(fetchAll)

describe('event cards', () => {
  const card = (what: string) => {
    const shown = cards.get(what)
    if (!shown) throw new Error(`Nobody rolled: ${what}`)
    return cardOf(board, shown.note, shown.state)
  }

  test.each([
    'tally-roll',
    'reaction',
    'air-attack',
    'combat-roll',
    'confirmation',
    'cohesion',
    'dogfight-rolls',
    'dogfight-mover',
    'flak',
    'bombing',
    'escape',
    'control',
  ])('%s shows its rule and its dice', what => {
    const markup = card(what)
    expect(markup).toContain(cards.get(what)?.note.rule)
    expect(markup).not.toMatch(/NaN|undefined/)
    if (what !== 'air-attack') expect(markup).toMatch(/aria-label="[^"]+: [1-6]"/)
  })

  test.each(['combat-roll', 'cohesion', 'flak', 'bombing'])('%s lights one cell of its table', what => {
    expect(count(card(what), 'chart-hit')).toBe(1)
  })

  test('a sum of the card is the total of the note', () => {
    for (const { note } of cards.values()) {
      const { dice, modifiers, total } = note.facts
      if (
        !Array.isArray(dice) ||
        !Array.isArray(modifiers) ||
        note.what === 'bombing' ||
        note.what === 'confirmation'
      )
        continue
      const parts = modifiers.map(item => Number(Reflect.get(Object(item), 'by')))
      expect(
        [...dice, ...parts].reduce((sum, by) => sum + Number(by), 0),
        note.what,
      ).toBe(total)
    }
  })

  test('shots at a balloon show the column, the hit and no enemy’s value', () => {
    const state = battleOf('bf-109e D2')
    const note = (what: string, facts: Logged['facts']) => ({ rule: 'WL-14.3.e', what, facts, at: 0 })
    const shot = note('balloon-attack', {
      unit: 0,
      id: 'rA',
      model: 'bf-109e',
      side: 'raider',
      balloon: 0,
      dice: [3, 4],
      modifiers: [],
      total: 7,
      parts: [{ id: 'turn', by: 5 }],
      column: 4,
      hits: 2,
    })
    const markup = cardOf(board, shot, state)
    expect(markup).toContain('Column +4: 2 hits.')
    expect(markup).toContain('Bf\u00a0109\u00a0A shoots at a balloon')
    expect(markup).not.toContain('Enemy’s value')
    const hit = note('balloon-hit', {
      balloon: 0,
      dice: [3],
      modifiers: [{ id: 'firepower', by: 1 }],
      total: 4,
      protection: [0],
      outcome: 'loss',
      losses: 1,
    })
    const confirmed = cardOf(board, hit, state)
    expect(confirmed).toContain('A hit on the balloon')
    expect(confirmed).toMatch(/above 0<\/th><td class="chart-hit">loss/)
  })
})

describe('what comes up in play', () => {
  heldAgainst(board, { steps: STEPS, told: 'moved', state: tableOf('wl-01').state })

  test('every lesson comes up in play', async () => {
    for (const { on } of await board.lessons()) expect(met.has(on), `lesson for ${on}`).toBe(true)
  })
})
