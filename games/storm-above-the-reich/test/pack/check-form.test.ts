import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPack, packs, standard } from '../../pack/index.ts'
import { changedPack, refused, sound } from '../kit/pack-faults.ts'

test('the standard pack has no faults', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
})

describe('the form of a pack', () => {
  test('a pack of another game is told by its name', () => {
    const foreign = { game: 'wing-leader', id: 'mine', title: 'Mine', version: '1', tables: {}, aircraft: [] }
    const faults = checkPack(foreign)
    expect(faults[0]).toEqual({
      path: 'game',
      message: 'expected "storm-above-the-reich" but found "wing-leader"',
    })
    expect(faults).toContainEqual({ path: 'tables', message: 'expected no such key' })
    expect(faults).toContainEqual({ path: 'maps', message: 'expected a value but found none' })
  })

  test('what is no pack at all is refused', () => {
    for (const data of [undefined, null, 7, 'pack', [], {}]) expect(checkPack(data).length).toBeGreaterThan(0)
    expect(checkPack(7)).toEqual([{ path: '', message: 'expected an object but found 7' }])
  })

  test('a wrong value is named with its place and with what was expected', () => {
    refused('title', 7, 'a text but found 7')
    refused('title', '', 'a text but found an empty one')
    refused('version', 'x'.repeat(21), 'at most 20 characters but found 21')
    refused('fireCards', [], 'at least one entry but found none')
    refused('seasons', {}, 'a list but found an object')
    refused('seasons[0].missions', 8, '6 or 10 but found 8')
    refused('seasons[1].experten', 1.5, 'a whole number from 0 to 18 but found 1.5')
    refused('training.map', '9', '"5", "6", "7" or "8" but found "9"')
    refused('seasons[0].source', 'mine', '"rulebook", "constrained" or "designed" but found "mine"')
  })

  test('ids are plain', () => {
    const message = '1 to 40 small letters, digits and hyphens, with no hyphen at the start'
    for (const id of ['', 'My pack', '-x', '../x', 'x'.repeat(41)]) refused('id', id, message)
  })

  test('a missing value and a key too many are faults', () => {
    refused('seasons[2].name', undefined, 'a value but found none')
    refused('markers.luck', 3, 'no such key')
    refused('attackCards[3].rows.dive', {}, 'no such key')
  })

  test('an escort is none or has strength, type and perhaps a turn', () => {
    const path = 'seasons[1].rows.inbound.escort[1].is'
    refused(path, 'some', '"none" but found "some"')
    refused(`${path}.turn`, 13, 'a whole number from 1 to 12 but found 13')
    refused(`${path}.type`, 'p-47', '"p-51", "p-40", "spitfire" or "p-38" but found "p-47"')
    sound(path, 'none')
    sound(path, { strength: 'heavy', type: 'p-51' })
  })

  test('the lines of the Aerial Combat Table have ten results', () => {
    const path = 'combat.rows.fw190["p-51"]'
    const what = 'ten results for the dice 1 to 10, each of B, D, R, S with or without e or x, but found'
    for (const line of [
      'D D D D D D D D D',
      'D D D D D D D D D D D',
      'D D D D D D D D D Q',
      'Dex D D D D D D D D D',
    ])
      refused(`${path}["yes/no"]`, line, `${what} ${JSON.stringify(line)}`)
    refused(`${path}["no/no"]`, undefined, 'a value but found none')
    const any = 'B D R S Be De Re Sx Dx D'
    sound(path, { any })
    refused(path, { any, 'yes/no': any }, 'no such key', '["yes/no"]')
  })

  test('a station check names a box, a station or one of its words', () => {
    const path = 'escorts.stations.forward[1].is'
    const message = (found: string) =>
      `a box such as "tail/low" or "tail/return/high", a station, "exit", "most" or "least" but found ${JSON.stringify(found)}`
    for (const found of ['nose', 'nose/middle', 'tail/return', 'dogfight', ''])
      refused(path, found, message(found))
    for (const is of ['tail/evasive/low', 'right/approach/high', 'exit', 'least', 'below-trailing'])
      sound(path, is)
  })

  test('a card line has six cells in the letters of the cards', () => {
    const path = 'attackCards[30].rows.high.evasive'
    const message = (line: string) =>
      `six cells, each "-" or a run of D, H, one of 1 to 3, C, R, N and J, but found ${JSON.stringify(line)}`
    const wrong = [
      '',
      '- - - - -',
      '- - - - - - -',
      'D X - - - -',
      'D4 - - - - -',
      'D12 - - - - -',
      'CC - - - - -',
      'D- - - - - -',
    ]
    for (const line of wrong) refused(path, line, message(line))
    sound(path, 'DDHH3CRNJ H2D  - 1 C N')
  })

  test('markers have what their face needs', () => {
    const proximity = (face: string) => standard.markers.proximity.findIndex(marker => marker.face === face)
    const paid = proximity('escape')
    refused(`markers.proximity[${paid}].tp`, undefined, 'a value but found none')
    const veer = proximity('veer')
    refused(
      `markers.proximity[${veer}].back.type`,
      'tyre',
      '"cockpit", "elevator", "engine", "fuel", "fuselage", "rudder" or "wing" but found "tyre"',
    )
    refused('markers.hits[0].count', 0, 'a whole number from 1 to 60 but found 0')
  })

  test('many faults are capped', () => {
    const cards = standard.fireCards.flatMap(card =>
      [1, 2, 3].map(() => ({ ...card, climb: -1, climbRoll: -1 })),
    )
    const faults = checkPack({ ...standard, fireCards: cards })
    expect(faults).toHaveLength(101)
    expect(faults.at(-1)).toEqual({ path: '', message: 'and 92 more' })
  })

  test('any data at all gets an answer, never an error', () => {
    fc.assert(
      fc.property(fc.anything(), data => {
        expect(checkPack(data).length).toBeGreaterThan(0)
      }),
      { numRuns: 200 },
    )
  })

  test('a part of the pack made into anything is answered as well', () => {
    const keys = Object.keys(standard)
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const faults = checkPack({ ...standard, [key]: value })
        if (typeof value !== 'string') expect(faults.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })

  test('a sound pack of a player is put on the shelf, a broken one refused with the place', () => {
    const mine = changedPack(['id', 'mine'])
    expect(packs.register(mine)).toMatch(/^mine@/)
    expect(() => packs.register(changedPack(['id', 'mine'], ['roster.ref', 5]))).toThrow('roster.ref')
  })
})
