import { describe, expect, test } from 'vitest'
import { combatValue, fight, modifiersOf, type SquadronRow } from '../../rules/12-combat/fight.ts'
import type { Day, Group, Raid, Squadron } from '../../state.ts'
import { factsOf, script } from '../kit/script.ts'
import { dayWith, group, put, squadron, targetChit, whereIs } from '../kit/table.ts'

interface Duel {
  day: Day
  raid: Raid
  squadron: Squadron
  group: Group
}

/** Spitfires of 54 (4, reduced 3) against one group, in the left sections. */
function duel(
  id: string,
  box: 'hunt' | 'bomber' | 'escort',
  { scenario = '1940-08-13', ...more }: Partial<Raid> & Pick<Partial<Day>, 'scenario'> = {},
): Duel {
  const { day, raid } = dayWith({ space: '7/11a', deployed: true, ...more }, '', { scenario })
  put(day, `${box}/left ${id}, ${box === 'hunt' ? 'hunt' : 'bomber'}/left 54`, raid)
  return { day, raid, squadron: squadron(day, '54'), group: group(day, id) }
}

const valueIn = ({ day, raid, squadron, group }: Duel) => combatValue(day, raid, squadron, group)
const resolve = ({ day, raid, squadron, group }: Duel, row: SquadronRow, german: number, british: number) =>
  script(fight(day, raid, squadron, group, row), `fight ${german} ${british}`)

describe('combat value', () => {
  test('THD-12.3.1.a both ratings of the faces that are up', () => {
    const fightOver = duel('I/KG2', 'bomber')
    expect(valueIn(fightOver)).toBe(4 + 3)
    fightOver.group.reduced = true
    expect(valueIn(fightOver)).toBe(4 + 4)
    fightOver.squadron.reduced = true
    expect(valueIn(fightOver)).toBe(3 + 4)
  })

  test('THD-12.4.a two more with the altitude advantage, two less with the disadvantage, in either box', () => {
    for (const box of ['hunt', 'bomber'] as const) {
      const one = duel('I/JG3', box)
      one.squadron.altitudeMarker = 'advantage'
      expect(valueIn(one)).toBe(6)
      one.squadron.altitudeMarker = 'disadvantage'
      expect(valueIn(one)).toBe(2)
    }
  })

  test('THD-12.4.b the marker lasts one combat, also one in which the squadron is attacked', () => {
    for (const row of ['squadron-own', 'squadron-attacked'] as const) {
      const one = duel('I/ZG26', 'escort')
      one.squadron.altitudeMarker = 'advantage'
      const played = resolve(one, row, 1, 6)
      expect(factsOf(played, 'fight')).toMatchObject([
        { value: 8, modifiers: [{ why: 'altitude-advantage', by: 2 }] },
      ])
      expect(one.squadron.altitudeMarker).toBeUndefined()
    }
  })

  test('THD-12.5.a THD-17.4.b a HIGH raid takes one off, once, in every combat', () => {
    expect(valueIn(duel('I/JG3', 'hunt', { altitude: 'HIGH' }))).toBe(3)
    expect(valueIn(duel('I/JG3', 'bomber', { altitude: 'HIGH' }))).toBe(3)
    expect(valueIn(duel('I/JG3', 'hunt', { altitude: 'LOW' }))).toBe(4)
  })

  test('THD-17.4.b on top of the altitude marker', () => {
    const one = duel('I/JG3', 'hunt', { altitude: 'HIGH' })
    one.squadron.altitudeMarker = 'disadvantage'
    expect(valueIn(one)).toBe(1)
  })

  test('THD-12.6.a THD-3.10.b on 7 September one more in every combat, on no other day', () => {
    expect(valueIn(duel('I/JG3', 'hunt', { scenario: '1940-09-07' }))).toBe(5)
    expect(valueIn(duel('I/KG2', 'bomber', { scenario: '1940-09-07' }))).toBe(8)
    expect(valueIn(duel('I/JG3', 'hunt', { scenario: '1940-08-24' }))).toBe(4)
  })

  test('THD-17.5.a THD-17.6.a THD-17.9.a THD-17.10.a a tactics chit changes the first combat of its group, then goes back to the cup', () => {
    for (const by of [-2, 2] as const) {
      const one = duel('I/JG3', 'hunt')
      const chit = targetChit('pathfinders')
      one.day.eventCup[chit] = 0
      one.group.tactics = { chit, by }
      const played = resolve(one, 'squadron-hunt', 1, 6)
      expect(factsOf(played, 'fight')).toMatchObject([{ value: 4 + by, modifiers: [{ why: 'tactics', by }] }])
      expect(one.group.tactics).toBeUndefined()
      expect(one.day.eventCup[chit]).toBe(1)
    }
  })
})

describe('combat results', () => {
  test('THD-12.3.2.a the first die and the combat value are read in the German column', () => {
    // Value 4: none to 6, D 7, A 8, L from 9.
    const results = [1, 2, 3, 4, 5, 6].map(die => {
      const [facts] = factsOf(resolve(duel('I/JG3', 'hunt'), 'squadron-hunt', die, 6), 'fight')
      return [facts?.groupTotal, facts?.groupResult]
    })
    expect(results).toEqual([
      [5, 'none'],
      [6, 'none'],
      [7, 'D'],
      [8, 'A'],
      [9, 'L'],
      [10, 'L'],
    ])
  })

  test('THD-12.3.3.a the second die and the same value are read in the British column', () => {
    const results = [1, 2, 3, 4, 5, 6].map(die => {
      const [facts] = factsOf(resolve(duel('I/JG3', 'hunt'), 'squadron-hunt', 1, die), 'fight')
      return [facts?.squadronTotal, facts?.squadronResult]
    })
    expect(results).toEqual([
      [5, 'L'],
      [6, 'L'],
      [7, 'A'],
      [8, 'D'],
      [9, 'D'],
      [10, 'none'],
    ])
  })

  test('THD-12.3.4.a the face decides: what reduces a full hunter sends a reduced one home', () => {
    const full = duel('I/JG3', 'hunt')
    expect(factsOf(resolve(full, 'squadron-hunt', 3, 6), 'fight')).toMatchObject([{ groupEffect: 'reduced' }])
    expect([full.group.reduced, whereIs(full.group)]).toEqual([true, 'hunt/left'])
    const spent = duel('I/JG3', 'hunt')
    spent.group.reduced = true
    expect(factsOf(resolve(spent, 'squadron-hunt', 2, 6), 'fight')).toMatchObject([
      { groupEffect: 'inflight' },
    ])
    expect(whereIs(spent.group)).toBe('inflight')
  })

  test('THD-12.3.4.a and what reduces a full squadron sends a reduced one home', () => {
    // Value 4, or 3 with the reduced face: a total of 8 disrupts either.
    const full = duel('I/JG3', 'hunt')
    resolve(full, 'squadron-hunt', 1, 4)
    expect([full.squadron.reduced, whereIs(full.squadron)]).toEqual([true, 'bomber/left'])
    const green = duel('I/JG3', 'hunt')
    green.squadron.reduced = true
    resolve(green, 'squadron-hunt', 1, 5)
    expect([green.squadron.reduced, whereIs(green.squadron)]).toEqual([true, 'inflight'])
  })

  test('THD-12.3.4.a the box decides: in the Hunt Box a squadron goes on, after its own attack it goes home', () => {
    const hunted = duel('I/JG3', 'hunt')
    expect(factsOf(resolve(hunted, 'squadron-hunt', 1, 6), 'fight')).toMatchObject([
      { box: 'hunt', section: 'left', squadronEffect: 'bomber', groupEffect: 'stays' },
    ])
    expect([whereIs(hunted.squadron), hunted.squadron.reduced]).toEqual(['bomber/left', false])
    expect([whereIs(hunted.group), hunted.group.reduced]).toEqual(['hunt/left', false])
    const own = duel('I/KG2', 'bomber')
    resolve(own, 'squadron-own', 1, 6)
    expect(whereIs(own.squadron)).toBe('inflight')
  })

  test('THD-12.3.4.a THD-2.13.a losses go to the loss boxes, groups and squadrons alike', () => {
    const light = duel('I/JG3', 'hunt')
    resolve(light, 'squadron-hunt', 6, 1)
    expect([whereIs(light.group), whereIs(light.squadron)]).toEqual(['light', 'light'])
    const heavy = duel('I/KG2', 'bomber')
    resolve(heavy, 'squadron-own', 6, 1)
    expect(whereIs(heavy.group)).toBe('heavy')
    const heavySquadron = duel('I/JG3', 'hunt')
    heavySquadron.squadron.altitudeMarker = 'disadvantage'
    resolve(heavySquadron, 'squadron-hunt', 1, 1)
    expect(whereIs(heavySquadron.squadron)).toBe('heavy')
  })

  test('THD-12.3.4.a reduced and sent home, in one result', () => {
    const one = duel('I/JG3', 'hunt')
    const played = resolve(one, 'squadron-hunt', 4, 3)
    expect(factsOf(played, 'fight')).toMatchObject([
      { groupEffect: 'reduced inflight', squadronEffect: 'reduced inflight' },
    ])
    expect([one.group.reduced, whereIs(one.group)]).toEqual([true, 'inflight'])
    expect([one.squadron.reduced, whereIs(one.squadron)]).toEqual([true, 'inflight'])
  })

  test('THD-12.3.4.b told nothing else, a unit stays in the display', () => {
    const one = duel('I/ZG26', 'escort')
    // Value 6: British 10 is no effect, German 7 reduces.
    resolve(one, 'squadron-attacked', 1, 4)
    expect([whereIs(one.group), one.group.reduced]).toEqual(['escort/left', true])
    expect([whereIs(one.squadron), one.squadron.reduced]).toEqual(['bomber/left', false])
  })

  test('THD-12.4.b a squadron that goes to the Inflight Box has no marker any more', () => {
    const one = duel('I/KG2', 'bomber')
    one.squadron.altitudeMarker = 'disadvantage'
    resolve(one, 'squadron-own', 1, 6)
    expect(one.squadron).toMatchObject({ place: { at: 'inflight' }, altitudeMarker: undefined })
  })

  test('a unit can fight only in a display', () => {
    const one = duel('I/JG3', 'hunt')
    one.group.place = { at: 'airbase' }
    expect(() => resolve(one, 'squadron-hunt', 1, 6)).toThrow('Only units in a display fight')
    one.group.place = { at: 'display', raid: 1, box: 'patrol' }
    expect(() => resolve(one, 'squadron-hunt', 1, 6)).toThrow('Only units in a display fight')
  })

  test('THD-12.4.a THD-12.5.a THD-12.6.a every modifier is told by its name', () => {
    const one = duel('I/JG3', 'hunt', { scenario: '1940-09-07', altitude: 'HIGH' })
    one.squadron.altitudeMarker = 'disadvantage'
    expect(modifiersOf(one.day, one.raid, one.squadron, one.group)).toEqual([
      { why: 'altitude-disadvantage', by: -2 },
      { why: 'high-raid', by: -1 },
      { why: 'depletion', by: 1 },
    ])
  })
})
