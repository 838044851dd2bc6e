import type { Logged } from '@tallyho/engine'
import type { Shot } from '@tallyho/engine/proof/film-proof'
import { EventOf } from '@tallyho/kit'
import { count, ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { BEFORE_ROLL } from '../../board/events/BeforeRoll.tsx'
import { EVENTS } from '../../board/events/index.tsx'
import { refsIn } from '../../board/told.ts'
import { tablesOf } from '../../rules/02-terms.ts'
import { detect } from '../../rules/06-raid/detection.ts'
import { hunterAttack } from '../../rules/09-combat/attacks.ts'
import { isSquadron } from '../../rules/09-combat/leaving.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import type { Campaign } from '../../state.ts'
import { isAce } from '../../text/names.ts'
import { factsIf, type Notes } from '../../vocabulary.ts'
import { everyKind } from '../kit/plays.ts'
import { aCampaign, factsOf, inTheAir, pauseAfter, script } from '../kit/table.ts'

function draw(note: Logged, state: Campaign): string {
  return renderToStaticMarkup(
    <EventOf events={EVENTS} told={undefined} note={note} state={state} onRule={ignore} />,
  )
}

function noted<K extends keyof Notes>(what: K, facts: Notes[K], rule = 'RE-1.a'): Logged {
  return { rule, what, facts: facts as Logged['facts'], at: 0 }
}

describe('every card', () => {
  const shown = new Map<string, Shot<Campaign>>()
  beforeAll(() => {
    for (const shot of everyKind(() => undefined))
      if (shot.note.what in EVENTS && !shown.has(shot.note.what)) shown.set(shot.note.what, shot)
  })

  test('is drawn as it came up in play, with the rule behind it', () => {
    expect(Object.keys(EVENTS).filter(what => !shown.has(what))).toEqual([])
    for (const { note, state } of shown.values()) {
      const markup = draw(note, state)
      expect(markup, note.what).toContain(`data-what="${note.what}"`)
      expect(markup, note.what).toContain(`>${note.rule}</button>`)
    }
  })

  test('that tells of a die shows the face that came up', () => {
    for (const { note, state } of shown.values()) {
      const { die } = note.facts as { die?: number }
      if (die !== undefined)
        expect(draw(note, state), note.what).toMatch(new RegExp(`aria-label="[^"]*: ${die}"`))
    }
  })

  test('RE-9.2 of a fight gives a line to each unit that it struck, and one to all others of its side', () => {
    const shot = shown.get('combat')
    const hits = shot && factsIf(shot.note, 'combat')?.hits
    if (!hits) throw new Error('somebody fights')
    expect(hits.map(({ result }) => result)).toContain('-')
    const sides = [true, false].map(isBritish =>
      hits.filter(({ unit, result }) => result === '-' && isSquadron(shot.state, unit) === isBritish),
    )
    const lines = draw(shot.note, shot.state).split('unhurt:').length - 1
    expect(lines).toBe(sides.filter(({ length }) => length > 0).length)
  })

  test('names every unit that its note speaks of', () => {
    for (const { note, state } of shown.values()) {
      const markup = draw(note, state)
      const ids = [...refsIn(state, note)].map(ref => ref.slice(ref.indexOf(':') + 1))
      for (const id of ids.filter(one => !isAce(one)))
        expect(markup, `${note.what} ${id}`).toContain(id === 'RCAF' ? 'RCAF' : id)
    }
  })
})

describe('combat', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 II/JG51 54 65')
  const played = script(hunterAttack(campaign), 'combat 2')
  const note = played.notes.find(({ what }) => what === 'combat')
  const markup = note ? draw({ ...note, at: 0 }, campaign) : ''
  const facts = note?.facts as Notes['combat'] | undefined

  test('the card lights the die line of its row, and the row among all rows', () => {
    expect(count(markup, '<tr aria-current="true"')).toBe(1)
    expect(markup).toContain('<tr aria-current="true"><th scope="row">2</th>')
    expect(markup).toMatch(new RegExp(`<li aria-current="true"><b>${(facts?.row ?? 0) + 1}</b>`))
  })

  test('what came of it is said in sentences first, and every unit is told with what became of it', () => {
    expect(facts?.hits.length).toBe(4)
    for (const { unit } of facts?.hits ?? []) expect(markup).toContain(`<b>${unit}</b>`)
    expect(markup).toContain(
      '2 squadrons: 1 home reduced, 1 reduced. Your 2 Gruppen: 1 home reduced, 1 reduced.',
    )
    const ratings = facts?.hits.reduce((sum, { rating }) => sum + rating, 0)
    expect(ratings).toBe(facts?.value)
  })

  test('RE-9.2 whatever the die does to a unit stands in what is not told before it lies', () => {
    const hits = [...markup.matchAll(/<li data-to="[^"]*">(.*?)<\/li>/g)].map(([, hit]) => hit)
    expect(hits).toHaveLength(facts?.hits.length ?? 0)
    for (const hit of hits)
      expect(hit).toMatch(/^<i [^>]*>.<\/i> <b>[^<]*<\/b> <span class="event-told">.*<\/span>$/)
  })

  test('a shifted combat says from which row', () => {
    const shifted = { ...noted('combat', { ...(facts as Notes['combat']), row: 1, shift: 1 }), at: 0 }
    expect(draw(shifted, campaign)).toContain('height or the Big Wing make it row')
  })
})

describe('bombing', () => {
  test('the card adds up strengths and shifts, and lights the cell', () => {
    const campaign = aCampaign({ weather: { 2: 'patchy', 3: 'clear' } })
    inTheAir(campaign, 34, 'bomber I/KG1 II/KG1', { unopposed: true })
    const played = script(bombard(campaign), 'bombing 4')
    const facts = factsOf(played, 'bombing')[0] as Notes['bombing'] | undefined
    const markup = played.notes.map(note => draw({ ...note, at: 0 }, campaign)).join('')
    expect(markup).toContain(`<dt>Bombing strength</dt><dd>${facts?.strength}</dd>`)
    expect(markup).toContain('<dt>Clouds over the target</dt><dd>−1</dd>')
    expect(markup).toContain('<dt>Unopposed</dt><dd>+2</dd>')
    expect(markup).toContain(`<dt>Column</dt><dd>${Number(facts?.shifted) + 1}</dd>`)
    expect(count(markup, 'chart-hit')).toBe(1)
  })
})

describe('detection', () => {
  test('modifiers that headquarters halve still lead to the total', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34)
    const facts: Notes['detection'] = {
      raid: 0,
      die: 3,
      modifiers: [
        { why: 'net-2', by: 2 },
        { why: 'size', by: 3 },
      ],
      command: 'halved',
      modifier: 3,
      result: 6,
      warning: 'late',
      intelligence: 'poor',
      come: 4,
      daring: 2,
    }
    const markup = draw(noted('detection', facts), campaign)
    expect(markup).toContain('<dt>Radar net 2</dt><dd>+2</dd>')
    expect(markup).toContain('rounded up</dt><dd>−2</dd>')
    expect(markup).toContain('<dt>Total</dt><dd>6</dd>')
    expect(markup).toMatch(/<li aria-current="true"[^>]*><b>6<\/b>/)
  })
})

test('the pool is told sector by sector, green squadrons by name', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34)
  const facts: Notes['pool'] = {
    raid: 0,
    warning: 'early',
    sectors: [{ sector: '6/11', most: 2, squadrons: ['54', '65'] }],
    green: ['54'],
    ace: [],
    size: 2,
  }
  expect(draw(noted('pool', facts), campaign)).toContain('<td>2</td><td>54 green, 65</td>')
})

test('a repair shows what each face leaves', () => {
  const markup = draw(
    noted('repair-check', { target: 'Poling', die: 4, chance: 4, left: 'light' }),
    aCampaign(),
  )
  expect(count(markup, '>none</td>')).toBe(3)
  expect(markup).toContain('<td class="chart-hit">light</td>')
})

test('the table of tactics lights what the pool is compared with', () => {
  const campaign = aCampaign()
  const facts: Notes['tactics'] = {
    raid: 0,
    chart: '4',
    pool: 2,
    against: 'major',
    needed: 3,
    responds: false,
  }
  expect(draw(noted('tactics', facts), campaign)).toContain(
    `<td class="chart-hit">${tablesOf(campaign).tactics.poor.major}</td>`,
  )
})

test('RE-9.1.d before its die a combat lies as a table, a line a face, and its faces are not listed again', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 54 65 74, bomber I/KG1')
  const chance = pauseAfter(hunterAttack(campaign))
  const { combat: Combat } = BEFORE_ROLL
  if (chance.kind !== 'chance' || !Combat) throw new Error('a die is rolled')
  const markup = renderToStaticMarkup(<Combat state={campaign} chance={chance} />)
  expect(count(markup, '<th scope="row">')).toBe(6)
  expect(markup).toContain('<td>1 heavy loss</td><td>1 reduced</td><td>-2</td>')
  expect(Combat.drawsFaces).toBe(true)
})

test('RE-6.2.f the best roll of detection is told without alarm', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51, bomber I/KG1 II/KG1')
  const rolled = (die: number) => {
    const told = script(detect(structuredClone(campaign)), `detection ${die}`, ['raid-class'])
    const [facts] = factsOf(told, 'detection')
    return draw(noted('detection', facts as unknown as Notes['detection'], 'RE-4.II.2'), campaign)
  }
  expect(rolled(1)).toContain('No roll could have been better for you')
  expect(rolled(1)).not.toContain('event-outcome-bad')
  expect(rolled(6)).not.toContain('No roll could have been better')
})

test('RE-8.2.b RE-8.21.b the card says who is attacked by which order, and why escorts have no part', () => {
  const facts = { squadrons: 1, intercepted: ['I/KG1'], aside: ['I/JG51'] }
  const some = draw(noted('squadron-interception', facts, 'RE-8.2.b'), aCampaign())
  expect(some).toContain('full ones first')
  expect(some).toContain('keeps one escort beside it')
  const all = draw(noted('squadron-interception', { ...facts, aside: [] }, 'RE-8.2.a'), aCampaign())
  expect(all).toContain('all escorts fight')
})
