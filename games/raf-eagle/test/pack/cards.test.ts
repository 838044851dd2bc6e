import { describe, expect, test } from 'vitest'
import { rowFrom } from '../../pack/index.ts'
import { PRIORITIES, PRIORITISED, REPLACEMENT_TRACKS, STRATEGIES } from '../../pack/types.ts'
import { begin } from '../../rules/03-set-up.ts'
import { expectRising, only, pack, range } from '../kit/pack-words.ts'

const approaches = pack.raidEvents.flatMap(({ approach }) => approach ?? [])
const targets = pack.raidEvents.flatMap(({ target }) => target ?? [])
const dayCard = (card: number) => only(pack.dayEvents, one => one.card === card)

describe('decks', () => {
  test('RE-2.3.a RE-3.b 3.1 cards by number: 34 targets, 41 raid events, 20 day events, 10 strategies begin', () => {
    expect(pack.raidEvents.map(({ card }) => card)).toEqual(range(91, 131))
    expect(pack.dayEvents.map(({ card }) => card)).toEqual(range(135, 154))
    expect(pack.strategies.map(({ card }) => card)).toEqual(range(155, 164))
    const { decks } = begin({ scenario: 'battle-of-britain', pack: 'standard', options: {} })
    const sizes = Object.values(decks).map(({ left }) => left.length)
    expect(sizes.sort()).toEqual([10, 20, 34, 41])
  })

  test('RE-17.2.a RE-17.2.b 3.1 The Thin Blue Line: 44 targets, and 16 day events left beside 149', () => {
    const { decks, dayCard: current } = begin({ scenario: 'thin-blue-line', pack: 'standard', options: {} })
    expect([decks.target.left.length, decks['day-event'].left.length, current]).toEqual([44, 16, 149])
  })

  test('RE-2.22.b 3.1 cards 61 to 90 and 165, of force and crippled radar, are not in it', () => {
    const all = [...pack.targetCards, ...pack.raidEvents, ...pack.dayEvents, ...pack.strategies]
    const unused = [...range(61, 90), 165]
    expect(all.filter(({ card }) => unused.includes(card))).toEqual([])
    expect(unused.length).toBe(31)
  })
})

describe('the raid event cards', () => {
  test('RE-2.32.a 3.4 every approach event of the text is on a card', () => {
    expect([...new Set(approaches.map(({ event }) => event))].sort()).toEqual([
      'british-altitude',
      'clouds-hunters',
      'clouds-raid',
      'escort-rendezvous',
      'evade-hunters',
      'german-altitude',
      'heavy-pursuit',
      'patrol-elsewhere',
      'patrollers-hunt',
      'rendezvous',
      'weather-changes',
      'weather-east',
      'weather-improves',
      'weather-worsens',
    ])
  })

  test('RE-2.32.a 3.4 every target event of the text is on a card', () => {
    expect([...new Set(targets.map(({ event }) => event))].sort()).toEqual([
      'big-wing',
      'blenheims',
      'clouds-squadrons',
      'coast-interception',
      'extended-attack',
      'flak',
      'late-interception',
      'navigational-error',
      'non-essential',
      'patrollers-escort',
      'turnaround',
      'ultra',
    ])
  })

  test('RE-CP.T10.a RE-CP.T10.b 3.4 non-essential targets with headquarters and without', () => {
    const kinds = targets.flatMap(event => (event.event === 'non-essential' ? [event.headquarters] : []))
    expect(new Set(kinds)).toEqual(new Set([true, false]))
  })

  test('RE-CP.A1.a RE-CP.A6.a 3.4 altitude has its conditions', () => {
    for (const event of approaches) if ('if' in event) expect(event.if.length).toBeGreaterThan(0)
  })

  test('3.4 inferred: each letter and each Luftflotte has its card, and letters are even', () => {
    const lettered = [...approaches, ...targets].flatMap(event => ('letter' in event ? [event] : []))
    for (const event of new Set(lettered.map(one => one.event)))
      expect(new Set(lettered.filter(one => one.event === event).map(({ letter }) => letter)), event).toEqual(
        new Set(['A', 'B', 'C']),
      )
    const count = (letter: string) => lettered.filter(one => one.letter === letter).length
    expect([count('A'), count('B'), count('C')]).toEqual(Array(3).fill(lettered.length / 3))
    const areas = approaches.flatMap(event =>
      'luftflotte' in event ? [`${event.event} ${event.luftflotte}`] : [],
    )
    expect(new Set(areas).size).toBe(4)
  })
})

describe('the day event cards', () => {
  test('RE-2.33.a 3.5 all fields: days, replacements, pilots by total, repair, event', () => {
    for (const { days, replacements, pilots, repair } of pack.dayEvents) {
      expect(range(1, 6)).toContain(days)
      expect(range(1, 6)).toContain(repair)
      expect(Object.keys(replacements).sort()).toEqual([...REPLACEMENT_TRACKS].sort())
      expect(pilots[0]?.from).toBe(-34)
      expect(pilots.length).toBeGreaterThan(1)
    }
  })

  test('3.5 RE-EX-37 card 138 changes priorities by date; its row of Sept 2', () => {
    const { event } = dayCard(138)
    if (event.event !== 'priorities-by-date') throw new Error('Card 138 goes by the date')
    expect(rowFrom(event.rows, 22).to).toEqual({
      radar: 'low',
      port: 'medium',
      airfield: 'high',
      industry: 'low',
      city: 'medium',
    })
  })

  test('3.5 card 149 sends Luftflotte 3 to 2', () => expect(dayCard(149).event.event).toBe('lf3-to-lf2'))

  test('RE-CP.D1.a 3.5 all five events occur; a raid on German industry costs replacements', () => {
    expect(new Set(pack.dayEvents.map(({ event }) => event.event)).size).toBe(5)
    for (const { days, replacements, event } of pack.dayEvents.filter(
      one => one.event.event === 'raid-on-industry',
    )) {
      const german = replacements.fighter + replacements.bomber
      const others = pack.dayEvents.filter(one => one.days === days && one.event.event !== event.event)
      for (const other of others)
        expect(german).toBeLessThan(other.replacements.fighter + other.replacements.bomber)
    }
  })

  test('RE-4.IV.3.a 3.5 the cards that a redraw needs: of one day, and of five or six', () => {
    const of = (...days: number[]) => pack.dayEvents.filter(card => days.includes(card.days)).length
    expect(of(1)).toBeGreaterThanOrEqual(2)
    expect(of(5, 6)).toBeGreaterThanOrEqual(2)
  })

  test('RE-13.2.a RE-13.3.a 3.5 every row says all five priorities, or leaves the choice; some bring terror', () => {
    const charts = pack.dayEvents.flatMap(({ event }) => ('rows' in event ? [event] : []))
    for (const { event, rows } of charts)
      for (const [i, { from, to }] of rows.entries()) {
        if (to !== 'free') {
          expect(Object.keys(to).sort()).toEqual([...PRIORITISED])
          for (const priority of Object.values(to)) expect(PRIORITIES).toContain(priority)
          continue
        }
        // 3.5 inferred: only where the Germans are far ahead, and by the total alone.
        expect([event, i, from]).toEqual(['priorities-by-vp', 0, -34])
      }
    const rows = charts.flatMap(one => [...one.rows])
    expect(rows.some(({ to }) => to === 'free')).toBe(true)
    expect(rows.some(({ terror }) => terror)).toBe(true)
    expect(rows.some(({ terror }) => !terror)).toBe(true)
  })

  test('3.5 inferred: about three days a card, a British reinforcement on most, pilots scarcer when hard pressed', () => {
    const mean = pack.dayEvents.reduce((sum, { days }) => sum + days, 0) / pack.dayEvents.length
    expect(mean).toBeGreaterThan(2.3)
    expect(mean).toBeLessThan(3.3)
    expect(pack.dayEvents.filter(({ reinforcement }) => reinforcement).length).toBeGreaterThan(10)
    for (const { card, pilots } of pack.dayEvents)
      expectRising(
        pilots.map(({ points }) => points),
        `card ${card}`,
      )
  })
})

test('RE-2.34.a 3.6 ten strategy cards of the six kinds', () => {
  expect(new Set(pack.strategies.map(({ strategy }) => strategy))).toEqual(new Set(STRATEGIES))
  expect(pack.strategies.length).toBe(10)
})
