import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changedPack, expectPackFault } from '../kit/pack-faults.ts'

describe('dice', () => {
  const operations = ['seasons', 1, 'rows', 'outbound', 'operations']

  test('SR-K-SET-03 rows go up and end at 10', () => {
    const at = 'seasons[1].rows.outbound.operations'
    expectPackFault(
      [...operations, 1, 'to'],
      3,
      `${at}[1].to`,
      'expected more than the 3 of the row above but found 3',
    )
    expectPackFault(
      [...operations, 2, 'to'],
      11,
      `${at}[2].to`,
      'expected the last row to end at 10 but found 11',
    )
    expectPackFault(
      operations,
      [{ to: 9, is: 2 }],
      `${at}[0].to`,
      'expected the last row to end at 10 but found 9',
    )
  })

  test('SR-K-SET-03 every table of a season is looked at', () => {
    for (const key of ['map', 'type', 'erosion'] as const) {
      const last = standard.seasons[0]?.[key].length ?? 0
      expectPackFault(
        ['seasons', 0, key, last - 1, 'to'],
        20,
        `seasons[0].${key}[${last - 1}].to`,
        'expected the last row to end at 10 but found 20',
      )
    }
    expectPackFault(
      ['seasons', 0, 'rows', 'near-target', 'escort', 3, 'to'],
      12,
      'seasons[0].rows["near-target"].escort[3].to',
      'expected the last row to end at 10 but found 12',
    )
  })
})

describe('seasons', () => {
  test('an id is used once and is not that of another campaign', () => {
    expectPackFault(
      ['seasons', 1, 'id'],
      '1942',
      'seasons[1].id',
      "expected an id of its own but '1942' is taken",
    )
    for (const id of ['training', 'full', '1942-medium'])
      expectPackFault(
        ['seasons', 0, 'id'],
        id,
        'seasons[0].id',
        `expected another id than '${id}', which a campaign has`,
      )
  })

  test('SR-K-SET-05 no more experten and greens than pilots', () => {
    expectPackFault(
      ['seasons', 1, 'greens'],
      15,
      'seasons[1].greens',
      'expected at most 14 beside 4 experten but found 15',
    )
    expect(checkPack(changedPack([['seasons', 1, 'greens'], 14]))).toEqual([])
  })

  test('SR-K-VIC-01 a season is lost with fewer points than it is won with', () => {
    expectPackFault(
      ['seasons', 1, 'victory', 'lose', 'vp'],
      20,
      'seasons[1].victory.lose.vp',
      'expected less than the 20 to win but found 20',
    )
    expect(checkPack(changedPack([['seasons', 1, 'victory', 'lose', 'vp'], 19]))).toEqual([])
  })

  test('only what is in the box is on the menu', () => {
    expect(checkPack(changedPack([['operations', 'blocks', 'me163'], 0]))).toEqual(
      [5, 6].map(i => ({
        path: `seasons[${i}].menu.auxiliaries.me163`,
        message: 'expected none, since the pack has no me163 blocks',
      })),
    )
  })
})

describe('operations', () => {
  test('SR-K-OPS-05 at most 32 auxiliary blocks', () => {
    expectPackFault(
      ['operations', 'blocks', 'ju88'],
      18,
      'operations.blocks',
      'expected at most 32 blocks but found 33',
    )
    expect(checkPack(changedPack([['operations', 'blocks', 'ju88'], 17]))).toEqual([])
  })

  test('SR-K-OPS-03 a limit that can be reached, of attachments named once', () => {
    expectPackFault(
      ['operations', 'carries', 'iar80', 'most'],
      2,
      'operations.carries.iar80.most',
      'expected at most the 1 it may carry but found 2',
    )
    expectPackFault(
      ['operations', 'carries', 'bf110', 'may'],
      ['cannon', 'cannon'],
      'operations.carries.bf110.may',
      'expected each attachment once',
    )
  })
})

describe('escorts', () => {
  test('SR-K-ESC-01 Heavy places seven markers, Light five, on every die', () => {
    expectPackFault(
      ['escorts', 'setUp', 'heavy', 1, 'is'],
      { forward: 6 },
      'escorts.setUp.heavy[1].is',
      'expected 7 markers in all but found 6',
    )
    expectPackFault(
      ['escorts', 'setUp', 'light', 0, 'is'],
      { forward: 3, 'below-trailing': 3 },
      'escorts.setUp.light[0].is',
      'expected 5 markers in all but found 6',
    )
    expectPackFault(
      ['escorts', 'setUp', 'light', 3, 'to'],
      9,
      'escorts.setUp.light[3].to',
      'expected the last row to end at 10 but found 9',
    )
    expectPackFault(
      ['escorts', 'markers', 'numbers', 'p-51'],
      [3],
      'escorts.markers.numbers["p-51"]',
      'expected 7 entries but found 1',
    )
  })

  test('a station check leads somewhere else', () => {
    expectPackFault(
      ['escorts', 'stations', 'forward', 0, 'is'],
      'forward',
      'escorts.stations.forward[0].is',
      'expected another station than its own',
    )
    expectPackFault(
      ['escorts', 'stations', 'forward', 2, 'to'],
      9,
      'escorts.stations.forward[2].to',
      'expected the last row to end at 10 but found 9',
    )
  })
})

describe('fate', () => {
  test('SR-K-FAT-01 columns go from bad to good', () => {
    expectPackFault(
      ['fate', 'wing', 'fate', 'twin', 1, 'is'],
      'explodes',
      'fate.wing.fate.twin[1].is',
      "expected the order explodes, fire, crashes, lands but found 'explodes' below 'explodes'",
    )
    expectPackFault(
      ['fate', 'rudder', 'fate', 'rocket', 3, 'to'],
      9,
      'fate.rudder.fate.rocket[3].to',
      'expected the last row to end at 10 but found 9',
    )
  })

  test('SR-K-FAT-03 bail outs go from bad to good, those from combat as well', () => {
    const yesFirst = [
      { to: 4, is: 'yes' },
      { to: 10, is: 'no' },
    ]
    const message = "expected the order no, wounded, yes but found 'no' below 'yes'"
    for (const from of ['explodes', 'fire', 'crashes'])
      expectPackFault(['fate', 'fuel', 'bailOut', from], yesFirst, `fate.fuel.bailOut.${from}[1].is`, message)
    expectPackFault(['combat', 'bailOut'], yesFirst, 'combat.bailOut[1].is', message)
  })

  test('an outcome may be left out', () => {
    const harmless = [
      { to: 3, is: 'crashes' },
      { to: 10, is: 'lands' },
    ]
    expect(checkPack(changedPack([['fate', 'rudder', 'fate', 'single'], harmless]))).toEqual([])
  })
})
