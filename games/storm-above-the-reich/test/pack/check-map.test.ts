import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import type { Pack } from '../../pack/types.ts'
import { proofPack } from '../kit/charts.ts'
import { type Change, faultsOf, refused, sound } from '../kit/pack-faults.ts'

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
    expect(faultsOf(['maps[3]', five])).toEqual([
      { path: 'maps[3].id', message: "expected an id of its own but '5' is taken" },
      { path: 'maps', message: 'expected Map 8 but found none' },
    ])
  })

  test('the form of what is written', () => {
    refused('maps[0].id', '4', '"5", "6", "7" or "8" but found "4"')
    refused('maps[0].spaces[0].level', 10, 'a whole number from 0 to 9 but found 10')
    const note = 'maps[0].spaces[0].notes[0]'
    refused(note, { when: 'dusk', by: 1 }, '"high", "level" or "low" but found "dusk"', '.when')
    const positions = '"nose", "right", "tail" or "left" but found "stern"'
    refused(note, { anchored: 'stern', by: 1 }, positions, '.anchored')
    const bomber = 'a bomber: 1 to 4 capitals and digits such as "A1", but found "lead"'
    refused('maps[0].bombers[0].id', 'lead', bomber)
    refused('maps[0].elements[0].spaces[0]', '4-4', 'a space such as "4.7" but found "4-4"')
    const box = 'a Position Box such as "tail/low", '
    const from = `${box}or "high-bombing", but found "nose/return/high"`
    refused('maps[0].links[0].from', 'nose/return/high', from)
    const to = `${box}an Approach Box such as "left/approach/low", or "high-bombing", but found "left/approach/level"`
    refused('maps[0].links[0].to', 'left/approach/level', to)
    refused('maps[0].straight.nose', [-1, -1, 0], '2 entries but found 3')
    refused('maps[0].colour', 'blue', 'no such key')
  })

  test('a space is named after its cell, and no other lies there', () => {
    const no = spaceNo('6.6')
    const path = `maps[0].spaces[${no}].id`
    expect(faultsOf([path, '6.7'])).toContainEqual({
      path,
      message: "expected '6.6' after its place in the grid but found '6.7'",
    })
    const end = five.spaces.length
    refused(`maps[0].spaces[${end}]`, five.spaces[no], 'a place of its own but 6.6 is taken')
  })

  test('a bomber stands among four spaces, alone, under its own name', () => {
    const a1 = five.bombers[0] as (typeof five.bombers)[number]
    const missing = (p: number, q: number) =>
      faultsOf(['maps[0].bombers[0]', { id: 'A1', p, q }]).filter(({ path }) => path === 'maps[0].bombers[0]')
    expect(missing(a1.p + 1, a1.q + 1).map(({ message }) => message)).toEqual([
      "expected a space 7.7 in front of bomber 'A1' but found none (p12)",
      "expected a space 7.6 on the right of bomber 'A1' but found none (p12)",
      "expected a space 6.7 on the left of bomber 'A1' but found none (p12)",
    ])
    expect(missing(1, 1).map(({ message }) => message)).toContain(
      "expected a space 0.0 behind bomber 'A1' but found none (p12)",
    )
    const a2 = five.bombers[1] as (typeof five.bombers)[number]
    refused(
      'maps[0].bombers[0]',
      { ...a2, id: 'A1' },
      `a place of its own but another bomber stands at ${a2.p}, ${a2.q}`,
      'maps[0].bombers[1]',
    )
    expect(faultsOf(['maps[0].bombers[1].id', 'A1'])).toContainEqual({
      path: 'maps[0].bombers[1].id',
      message: "expected an id of its own but 'A1' is taken",
    })
  })

  test('an element holds spaces and bombers of its map, each once', () => {
    const element = 'maps[3].elements[0]'
    refused(`${element}.spaces[0]`, '9.9', "a space of the map but found '9.9'")
    refused(`${element}.spaces[0]`, '5.5', "each space once but '5.5' came before", `${element}.spaces[8]`)
    const bomber = `${element}.bombers[3]`
    refused(bomber, 'H1', "a bomber of the map but found 'H1' (nearest: 'A1', 'B1' or 'C1')")
    refused(bomber, 'A1', "each bomber once but 'A1' came before")
    refused(bomber, 'G1', "a bomber with a space in the element but 'G1' stands outside it")
    refused(`${element}.centre`, [2, 2], 'a space of the element but found 2.2 (p26)')
    const nearest = "(nearest: 'diamond', 'echelon-left' or 'echelon-right')"
    refused(`${element}.diagram`, 'diamon', `a blast diagram but found 'diamon' ${nearest}`)
    refused('maps[3].elements[1].id', 'lead-1', "an id of its own but 'lead-1' is taken")
    const name = eight.elements[0]?.name
    refused('maps[3].elements[1].name', name, `a name of its own but '${name}' is taken`)
  })

  test('nothing is in three elements, and no bomber in none', () => {
    const third = { ...eight.elements[0], id: 'third', name: 'Third' }
    expect(eight.elements[0]?.spaces).toContain('5.5')
    expect(faultsOf(['maps[3].elements[7]', third])).toContainEqual({
      path: 'maps[3].elements[7].spaces[8]',
      message: "expected a space in at most two elements but '5.5' is in three (p13)",
    })
    const twice = [third, { ...third, id: 'fourth', name: 'Fourth' }]
    const more = faultsOf(['maps[3].elements', [...eight.elements, ...twice]])
    expect(more).toContainEqual({
      path: 'maps[3].elements[8].bombers[0]',
      message: "expected a bomber in at most two elements but 'A1' is in three (p13)",
    })
    refused(
      'maps[3].elements[0].bombers',
      ['A1', 'A2'],
      "bomber 'A3' in an element but found it in none",
      `maps[3].bombers[2]`,
    )
  })

  test('SR-BLA-07 below a High Bombing Box every element has a space of its own', () => {
    const [lead] = eight.elements
    const spaces = lead?.spaces.filter(id => id !== '5.5')
    const twin = { ...lead, id: 'twin', name: 'Twin', spaces }
    const faults = faultsOf(['maps[3].elements[7]', twin])
    const message = 'expected a space that is in no other element but found none (p24)'
    expect(faults).toEqual([0, 7].map(no => ({ path: `maps[3].elements[${no}].spaces`, message })))
    const open = eight.links.filter(({ from, to }) => from !== 'high-bombing' && to !== 'high-bombing')
    const low: Change[] = [
      ['maps[3].highBombing', false],
      ['maps[3].links', open],
    ]
    expect(faultsOf(['maps[3].elements[7]', twin], ...low)).toEqual([])
  })

  test('a link leads to another box, once, and into an approach of its own position', () => {
    const up = linkNo('nose/level', 'nose/high')
    const link = five.links[up]
    const next = `maps[0].links[${five.links.length}]`
    refused(next, { ...link, to: 'nose/level' }, 'another box but found nose/level again', '.to')
    refused(next, link, 'one link from nose/level to nose/high but found another')
    const own = 'an Approach Box of its own position but found tail/approach/level from nose/level (p14)'
    refused(next, { ...link, to: 'tail/approach/level' }, own, '.to')
    for (const box of ['nose/level', 'nose/high']) {
      const between = `a box between nose/level and nose/high but found ${box}`
      refused(`maps[0].links[${up}].through`, [box], between, '[0]')
    }
  })

  test('the High Bombing Box is joined where there is one', () => {
    const end = five.links.length
    const link = { from: 'tail/high', to: 'high-bombing', by: 'arrow', tp: 1, through: [] }
    const none = 'no link with a High Bombing Box: this map has none (p11)'
    refused(`maps[0].links[${end}]`, link, none)
    const back = { ...link, from: 'high-bombing', to: 'tail/high' }
    refused(`maps[0].links[${end}]`, back, none)
    expect(faultsOf(['maps[0].highBombing', true])).toEqual([
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
    const blocked = (links: unknown) => faultsOf(['maps[0].links', links]).map(one => one.message)
    const noWay = (position: string) =>
      `expected a way without TP from ${position}/low to an Approach Box but found none`
    expect(blocked(only(0))).toEqual(['right', 'tail', 'left'].map(noWay))
    expect(blocked(only(1))).toEqual(['nose', 'right', 'tail', 'left'].map(noWay))
  })

  test('a straight step leads somewhere', () => {
    refused('maps[0].straight.tail', [0, 0], 'a step to another space but found none')
    sound('maps[0].straight.tail', [0, 1])
  })
})
