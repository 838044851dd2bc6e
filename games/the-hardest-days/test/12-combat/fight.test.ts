import { describe, expect, test } from 'vitest'
import { combatValue, fight, modifiersOf, type SquadronRow } from '../../rules/12-combat/fight.ts'
import type { Day, Raid, Squadron } from '../../state.ts'
import { factsOf, script, testLines } from '../kit/script.ts'
import { dayWith, expectAt, group, squadron, targetChit } from '../kit/table.ts'

type More = Partial<Raid> & Pick<Partial<Day>, 'scenario'> & Pick<Squadron, 'altitudeMarker'>

/** Spitfires of 54 (4, reduced 3) against one group, in the left sections: `hunt I/JG3-`, `bomber I/KG2, reduced`. */
function duel(against: string, { scenario = '1940-08-13', altitudeMarker, ...more }: More = {}) {
  const [box = '', unit = ''] = against.split(/[ ,]+/)
  const spitfires = `${box === 'hunt' ? 'hunt' : 'bomber'}/left 54${against.endsWith('reduced') ? '-' : ''}`
  const over = { space: '7/11a', deployed: true, ...more }
  const { day, raid } = dayWith(over, `${box}/left ${unit}, ${spitfires}`, { scenario })
  squadron(day, '54').altitudeMarker = altitudeMarker
  return { day, raid, squadron: squadron(day, '54'), group: group(day, unit.replace('-', '')) }
}

type Duel = ReturnType<typeof duel>

const valueIn = (...[against, more]: Parameters<typeof duel>) => {
  const one = duel(against, more)
  return combatValue(one.day, one.raid, one.squadron, one.group)
}

const ROWS: Readonly<Record<string, SquadronRow>> = {
  hunt: 'squadron-hunt',
  bomber: 'squadron-own',
  escort: 'squadron-attacked',
}

function resolve(one: Duel, row: SquadronRow, german: number, british: number) {
  const played = script(fight(one.day, one.raid, one.squadron, one.group, row), `fight ${german} ${british}`)
  return factsOf(played, 'fight')[0]
}

describe('combat value', () => {
  test.each<[string, string, More, number]>([
    ['THD-12.3.1.a both ratings', 'bomber I/KG2', {}, 4 + 3],
    ['THD-12.3.1.a of the faces that are up', 'bomber I/KG2-', {}, 4 + 4],
    ['THD-12.3.1.a of the faces that are up', 'bomber I/KG2-, reduced', {}, 3 + 4],
    ['THD-12.4.a two more with the altitude advantage', 'hunt I/JG3', { altitudeMarker: 'advantage' }, 6],
    ['THD-12.4.a two more with the altitude advantage', 'bomber I/JG3', { altitudeMarker: 'advantage' }, 6],
    ['THD-12.4.a two less with the disadvantage', 'hunt I/JG3', { altitudeMarker: 'disadvantage' }, 2],
    ['THD-12.4.a two less with the disadvantage', 'bomber I/JG3', { altitudeMarker: 'disadvantage' }, 2],
    ['THD-12.5.a THD-17.4.b a HIGH raid takes one off', 'hunt I/JG3', { altitude: 'HIGH' }, 3],
    ['THD-12.5.a THD-17.4.b in every combat', 'bomber I/JG3', { altitude: 'HIGH' }, 3],
    ['THD-12.5.a THD-17.4.b a LOW one nothing', 'hunt I/JG3', { altitude: 'LOW' }, 4],
    [
      'THD-17.4.b on top of the altitude marker',
      'hunt I/JG3',
      { altitude: 'HIGH', altitudeMarker: 'disadvantage' },
      1,
    ],
    ['THD-12.6.a THD-3.10.b on 7 September one more', 'hunt I/JG3', { scenario: '1940-09-07' }, 5],
    ['THD-12.6.a THD-3.10.b in every combat', 'bomber I/KG2', { scenario: '1940-09-07' }, 8],
    ['THD-12.6.a THD-3.10.b on no other day', 'hunt I/JG3', { scenario: '1940-08-24' }, 4],
  ])('%s: %s', (_, against, more, value) => expect(valueIn(against, more)).toBe(value))

  test.each(['squadron-own', 'squadron-attacked'] as const)(
    'THD-12.4.b the marker lasts one combat, also one in which the squadron is attacked: %s',
    row => {
      const one = duel('escort I/ZG26', { altitudeMarker: 'advantage' })
      const modifiers = [{ why: 'altitude-advantage', by: 2 }]
      expect(resolve(one, row, 1, 6)).toMatchObject({ value: 8, modifiers })
      expect(one.squadron.altitudeMarker).toBeUndefined()
    },
  )

  test.each([-2, 2] as const)(
    'THD-17.5.a THD-17.6.a THD-17.9.a THD-17.10.a a tactics chit, %i, changes the first combat of its group, then goes back to the cup',
    by => {
      const one = duel('hunt I/JG3')
      const chit = targetChit('pathfinders')
      one.day.eventCup[chit] = 0
      one.group.tactics = { chit, by }
      const modifiers = [{ why: 'tactics', by }]
      expect(resolve(one, 'squadron-hunt', 1, 6)).toMatchObject({ value: 4 + by, modifiers })
      expect([one.group.tactics, one.day.eventCup[chit]]).toEqual([undefined, 1])
    },
  )

  test('THD-12.4.a THD-12.5.a THD-12.6.a every modifier is told by its name', () => {
    const more = { scenario: '1940-09-07', altitude: 'HIGH', altitudeMarker: 'disadvantage' } as const
    const one = duel('hunt I/JG3', more)
    expect(modifiersOf(one.day, one.raid, one.squadron, one.group)).toEqual([
      { why: 'altitude-disadvantage', by: -2 },
      { why: 'high-raid', by: -1 },
      { why: 'depletion', by: 1 },
    ])
  })
})

describe('combat results', () => {
  // Value 4.
  const faces = (read: (die: number) => ReturnType<typeof resolve>, side: 'group' | 'squadron') =>
    [1, 2, 3, 4, 5, 6].map(read).map(facts => `${facts?.[`${side}Total`]} ${facts?.[`${side}Result`]}`)

  test('THD-12.3.2.a the first die and the combat value are read in the German column', () =>
    expect(faces(die => resolve(duel('hunt I/JG3'), 'squadron-hunt', die, 6), 'group')).toEqual([
      '5 none',
      '6 none',
      '7 D',
      '8 A',
      '9 L',
      '10 L',
    ]))

  test('THD-12.3.3.a the second die and the same value are read in the British column', () =>
    expect(faces(die => resolve(duel('hunt I/JG3'), 'squadron-hunt', 1, die), 'squadron')).toEqual([
      '5 L',
      '6 L',
      '7 A',
      '8 D',
      '9 D',
      '10 none',
    ]))

  // Who fights where, the German die and the British, and where both are then.
  testLines(
    {
      'THD-12.3.4.a the face decides: what reduces a full hunter sends a reduced one home': [
        'hunt I/JG3: 3 6 = hunt/left I/JG3-, bomber/left 54',
        'hunt I/JG3-: 2 6 = inflight I/JG3-',
      ],
      // Value 4, or 3 with the reduced face: a total of 8 disrupts either.
      'THD-12.3.4.a and what reduces a full squadron sends a reduced one home': [
        'hunt I/JG3: 1 4 = bomber/left 54-',
        'hunt I/JG3, reduced: 1 5 = inflight 54-',
      ],
      'THD-12.3.4.a the box decides: in the Hunt Box a squadron goes on, after its own attack it goes home': [
        'hunt I/JG3: 1 6 = bomber/left 54, hunt/left I/JG3',
        'bomber I/KG2: 1 6 = inflight 54',
      ],
      'THD-12.3.4.a THD-2.13.a losses go to the loss boxes, groups and squadrons alike': [
        'hunt I/JG3: 6 1 = light I/JG3 54',
        'bomber I/KG2: 6 1 = heavy I/KG2',
        'hunt I/JG3, disadvantage: 1 1 = heavy 54',
      ],
      'THD-12.3.4.a reduced and sent home, in one result': 'hunt I/JG3: 4 3 = inflight I/JG3- 54-',
      // Value 6: British 10 is no effect, German 7 reduces.
      'THD-12.3.4.b told nothing else, a unit stays in the display':
        'escort I/ZG26: 1 4 = escort/left I/ZG26-, bomber/left 54',
      'THD-12.4.b a squadron that goes to the Inflight Box has no marker any more':
        'bomber I/KG2, disadvantage: 1 6 = inflight 54',
    },
    (against, dice, after) => {
      const [german = 0, british = 0] = dice.split(' ').map(Number)
      const one = duel(against, against.endsWith('disadvantage') ? { altitudeMarker: 'disadvantage' } : {})
      resolve(one, ROWS[against.split(' ')[0] ?? ''] ?? 'squadron-own', german, british)
      expectAt(one.day, after)
      expect(one.squadron.altitudeMarker).toBeUndefined()
    },
  )

  test.each([
    ['hunt I/JG3', 3, 6, 'reduced', 'bomber'],
    ['hunt I/JG3-', 2, 6, 'inflight', 'bomber'],
    ['hunt I/JG3', 1, 6, 'stays', 'bomber'],
    ['hunt I/JG3', 4, 3, 'reduced inflight', 'reduced inflight'],
  ])(
    'THD-12.3.4.a the log of %s, %i and %i: %s, %s',
    (against, german, british, groupEffect, squadronEffect) =>
      expect(resolve(duel(against), 'squadron-hunt', german, british)).toMatchObject({
        box: 'hunt',
        section: 'left',
        groupEffect,
        squadronEffect,
      }),
  )

  test.each([{ at: 'airbase' }, { at: 'display', raid: 1, box: 'patrol' }] as const)(
    'a unit can fight only in a display: %o',
    place => {
      const one = duel('hunt I/JG3')
      one.group.place = place
      expect(() => resolve(one, 'squadron-hunt', 1, 6)).toThrow('Only units in a display fight')
    },
  )
})
