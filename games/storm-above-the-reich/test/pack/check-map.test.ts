import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import type { Pack } from '../../pack/types.ts'
import { proofPack } from '../kit/charts.ts'
import { changedPack, expectPackFault, type Key } from '../kit/pack-faults.ts'

const five = standard.maps[0] as Pack['maps'][number]
const eight = standard.maps[3] as Pack['maps'][number]
const spaceNo = (id: string) => five.spaces.findIndex(space => space.id === id)
const linkNo = (from: string, to: string) =>
  five.links.findIndex(link => link.from === from && link.to === to)

test('the maps, pages and blast tables of the proofs are sound', () => {
  const { maps, situations, blast } = proofPack
  expect(checkPack({ ...standard, maps, situations, blast })).toEqual([])
})

describe('maps', () => {
  test('all four, each once', () => {
    expect(checkPack(changedPack([['maps', 3], five]))).toEqual([
      { path: 'maps[3].id', message: "expected an id of its own but '5' is taken" },
      { path: 'maps', message: 'expected Map 8 but found none' },
    ])
  })

  test('the form of what is written', () => {
    const cases: [Key[], unknown, string, string][] = [
      [['maps', 0, 'id'], '4', 'maps[0].id', 'expected "5", "6", "7" or "8" but found "4"'],
      [
        ['maps', 0, 'spaces', 0, 'level'],
        10,
        'maps[0].spaces[0].level',
        'expected a whole number from 0 to 9 but found 10',
      ],
      [
        ['maps', 0, 'spaces', 0, 'notes', 0],
        { when: 'dusk', by: 1 },
        'maps[0].spaces[0].notes[0].when',
        'expected "high", "level" or "low" but found "dusk"',
      ],
      [
        ['maps', 0, 'spaces', 0, 'notes', 0],
        { anchored: 'stern', by: 1 },
        'maps[0].spaces[0].notes[0].anchored',
        'expected "nose", "right", "tail" or "left" but found "stern"',
      ],
      [
        ['maps', 0, 'bombers', 0, 'id'],
        'lead',
        'maps[0].bombers[0].id',
        'expected a bomber: 1 to 4 capitals and digits such as "A1", but found "lead"',
      ],
      [
        ['maps', 0, 'elements', 0, 'spaces', 0],
        '4-4',
        'maps[0].elements[0].spaces[0]',
        'expected a space such as "4.7" but found "4-4"',
      ],
      [
        ['maps', 0, 'links', 0, 'from'],
        'nose/return/high',
        'maps[0].links[0].from',
        'expected a Position Box such as "tail/low", or "high-bombing", but found "nose/return/high"',
      ],
      [
        ['maps', 0, 'links', 0, 'to'],
        'left/approach/level',
        'maps[0].links[0].to',
        'expected a Position Box such as "tail/low", an Approach Box such as "left/approach/low", or "high-bombing", but found "left/approach/level"',
      ],
      [
        ['maps', 0, 'straight', 'nose'],
        [-1, -1, 0],
        'maps[0].straight.nose',
        'expected 2 entries but found 3',
      ],
      [['maps', 0, 'colour'], 'blue', 'maps[0].colour', 'expected no such key'],
    ]
    for (const [path, value, at, message] of cases) expectPackFault(path, value, at, message)
  })

  test('a space is named after its cell, and no other lies there', () => {
    const no = spaceNo('6.6')
    const path = `maps[0].spaces[${no}]`
    expect(checkPack(changedPack([['maps', 0, 'spaces', no, 'id'], '6.7']))).toContainEqual({
      path: `${path}.id`,
      message: "expected '6.6' after its place in the grid but found '6.7'",
    })
    const end = five.spaces.length
    expectPackFault(
      ['maps', 0, 'spaces', end],
      five.spaces[no],
      `maps[0].spaces[${end}]`,
      'expected a place of its own but 6.6 is taken',
    )
  })

  test('a bomber stands among four spaces, alone, under its own name', () => {
    const a1 = five.bombers[0] as (typeof five.bombers)[number]
    const missing = (p: number, q: number) =>
      checkPack(changedPack([['maps', 0, 'bombers', 0], { id: 'A1', p, q }])).filter(
        ({ path }) => path === 'maps[0].bombers[0]',
      )
    expect(missing(a1.p + 1, a1.q + 1).map(({ message }) => message)).toEqual([
      "expected a space 7.7 in front of bomber 'A1' but found none (p12)",
      "expected a space 7.6 on the right of bomber 'A1' but found none (p12)",
      "expected a space 6.7 on the left of bomber 'A1' but found none (p12)",
    ])
    expect(missing(1, 1).map(({ message }) => message)).toContain(
      "expected a space 0.0 behind bomber 'A1' but found none (p12)",
    )
    const a2 = five.bombers[1] as (typeof five.bombers)[number]
    expectPackFault(
      ['maps', 0, 'bombers', 0],
      { ...a2, id: 'A1' },
      'maps[0].bombers[1]',
      `expected a place of its own but another bomber stands at ${a2.p}, ${a2.q}`,
    )
    expect(checkPack(changedPack([['maps', 0, 'bombers', 1, 'id'], 'A1']))).toContainEqual({
      path: 'maps[0].bombers[1].id',
      message: "expected an id of its own but 'A1' is taken",
    })
  })

  test('an element holds spaces and bombers of its map, each once', () => {
    const element = ['maps', 3, 'elements', 0]
    const at = 'maps[3].elements[0]'
    const cases: [Key[], unknown, string, string][] = [
      [['spaces', 0], '9.9', `${at}.spaces[0]`, "expected a space of the map but found '9.9'"],
      [['spaces', 0], '5.5', `${at}.spaces[8]`, "expected each space once but '5.5' came before"],
      [
        ['bombers', 3],
        'H1',
        `${at}.bombers[3]`,
        "expected a bomber of the map but found 'H1' (nearest: 'A1', 'B1' or 'C1')",
      ],
      [['bombers', 3], 'A1', `${at}.bombers[3]`, "expected each bomber once but 'A1' came before"],
      [
        ['bombers', 3],
        'G1',
        `${at}.bombers[3]`,
        "expected a bomber with a space in the element but 'G1' stands outside it",
      ],
      [['centre'], [2, 2], `${at}.centre`, 'expected a space of the element but found 2.2 (p26)'],
      [
        ['diagram'],
        'diamon',
        `${at}.diagram`,
        "expected a blast diagram but found 'diamon' (nearest: 'diamond', 'echelon-left' or 'echelon-right')",
      ],
    ]
    for (const [rest, value, path, message] of cases)
      expectPackFault([...element, ...rest], value, path, message)
    expectPackFault(
      ['maps', 3, 'elements', 1, 'id'],
      'lead-1',
      'maps[3].elements[1].id',
      "expected an id of its own but 'lead-1' is taken",
    )
    const name = eight.elements[0]?.name
    expectPackFault(
      ['maps', 3, 'elements', 1, 'name'],
      name,
      'maps[3].elements[1].name',
      `expected a name of its own but '${name}' is taken`,
    )
  })

  test('nothing is in three elements, and no bomber in none', () => {
    const third = { ...eight.elements[0], id: 'third', name: 'Third' }
    expect(eight.elements[0]?.spaces).toContain('5.5')
    const faults = checkPack(changedPack([['maps', 3, 'elements', 7], third]))
    expect(faults).toEqual([
      {
        path: 'maps[3].elements[7].spaces[8]',
        message: "expected a space in at most two elements but '5.5' is in three (p13)",
      },
    ])
    const twice = [third, { ...third, id: 'fourth', name: 'Fourth' }]
    const more = checkPack(
      changedPack([
        ['maps', 3, 'elements'],
        [...eight.elements, ...twice],
      ]),
    )
    expect(more).toContainEqual({
      path: 'maps[3].elements[8].bombers[0]',
      message: "expected a bomber in at most two elements but 'A1' is in three (p13)",
    })
    expectPackFault(
      ['maps', 3, 'elements', 0, 'bombers'],
      ['A1', 'A2'],
      `maps[3].bombers[2]`,
      "expected bomber 'A3' in an element but found it in none",
    )
  })

  test('a link leads to another box, once, and into an approach of its own position', () => {
    const up = linkNo('nose/level', 'nose/high')
    const end = five.links.length
    const link = five.links[up]
    expectPackFault(
      ['maps', 0, 'links', end],
      { ...link, to: 'nose/level' },
      `maps[0].links[${end}].to`,
      'expected another box but found nose/level again',
    )
    expectPackFault(
      ['maps', 0, 'links', end],
      link,
      `maps[0].links[${end}]`,
      'expected one link from nose/level to nose/high but found another',
    )
    expectPackFault(
      ['maps', 0, 'links', end],
      { ...link, to: 'tail/approach/level' },
      `maps[0].links[${end}].to`,
      'expected an Approach Box of its own position but found tail/approach/level from nose/level (p14)',
    )
    for (const box of ['nose/level', 'nose/high'])
      expectPackFault(
        ['maps', 0, 'links', up, 'through'],
        [box],
        `maps[0].links[${up}].through[0]`,
        `expected a box between nose/level and nose/high but found ${box}`,
      )
  })

  test('the High Bombing Box is joined where there is one', () => {
    const end = five.links.length
    const link = { from: 'tail/high', to: 'high-bombing', by: 'arrow', tp: 1, through: [] }
    const none = 'expected no link with a High Bombing Box: this map has none (p11)'
    expectPackFault(['maps', 0, 'links', end], link, `maps[0].links[${end}]`, none)
    const back = { ...link, from: 'high-bombing', to: 'tail/high' }
    expectPackFault(['maps', 0, 'links', end], back, `maps[0].links[${end}]`, none)
    expect(checkPack(changedPack([['maps', 0, 'highBombing'], true]))).toEqual([
      { path: 'maps[0].links', message: 'expected a link from the High Bombing Box but found none' },
      { path: 'maps[0].links', message: 'expected a link to the High Bombing Box but found none' },
    ])
  })

  test('SR-K-MAP-17 there is a way in without Tactical Points', () => {
    const only = (tp: number) => [
      { from: 'nose/low', to: 'nose/level', by: 'arrow', tp: 0, through: [] },
      { from: 'nose/level', to: 'nose/low', by: 'arrow', tp: 0, through: [] },
      { from: 'nose/level', to: 'nose/approach/level', by: 'arrow', tp, through: [] },
    ]
    const blocked = (links: unknown) =>
      checkPack(changedPack([['maps', 0, 'links'], links])).map(one => one.message)
    const noWay = (position: string) =>
      `expected a way without TP from ${position}/low to an Approach Box but found none`
    expect(blocked(only(0))).toEqual(['right', 'tail', 'left'].map(noWay))
    expect(blocked(only(1))).toEqual(['nose', 'right', 'tail', 'left'].map(noWay))
  })

  test('a straight step leads somewhere', () => {
    const message = 'expected a step to another space but found none'
    expectPackFault(['maps', 0, 'straight', 'tail'], [0, 0], 'maps[0].straight.tail', message)
    expect(
      checkPack(
        changedPack([
          ['maps', 0, 'straight', 'tail'],
          [0, 1],
        ]),
      ),
    ).toEqual([])
  })
})
