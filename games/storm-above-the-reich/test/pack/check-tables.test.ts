import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { faultsOf, refused, sound } from '../kit/pack-faults.ts'

describe('dice', () => {
  const operations = 'seasons[1].rows.outbound.operations'

  test('SR-K-SET-03 rows go up and end at 10', () => {
    refused(`${operations}[1].to`, 3, 'more than the 3 of the row above but found 3')
    refused(`${operations}[2].to`, 11, 'the last row to end at 10 but found 11')
    refused(operations, [{ to: 9, is: 2 }], 'the last row to end at 10 but found 9', '[0].to')
  })

  test('SR-K-SET-03 every table of a season is looked at', () => {
    for (const key of ['map', 'type', 'erosion'] as const) {
      const last = standard.seasons[0]?.[key].length ?? 0
      refused(`seasons[0].${key}[${last - 1}].to`, 20, 'the last row to end at 10 but found 20')
    }
    refused('seasons[0].rows["near-target"].escort[3].to', 12, 'the last row to end at 10 but found 12')
  })
})

describe('seasons', () => {
  test('an id is used once and is not that of another campaign', () => {
    refused('seasons[1].id', '1942', "an id of its own but '1942' is taken")
    for (const id of ['training', 'full', '1942-medium'])
      refused('seasons[0].id', id, `another id than '${id}', which a campaign has`)
  })

  test('SR-K-SET-05 no more experten and greens than pilots', () => {
    refused('seasons[1].greens', 15, 'at most 14 beside 4 experten but found 15')
    sound('seasons[1].greens', 14)
  })

  test('SR-K-VIC-01 a season is lost with fewer points than it is won with', () => {
    refused('seasons[1].victory.lose.vp', 20, 'less than the 20 to win but found 20')
    sound('seasons[1].victory.lose.vp', 19)
  })

  test('only what is in the box is on the menu', () => {
    expect(faultsOf(['operations.blocks.me163', 0])).toEqual(
      [5, 6].map(i => ({
        path: `seasons[${i}].menu.auxiliaries.me163`,
        message: 'expected none, since the pack has no me163 blocks',
      })),
    )
  })
})

describe('operations', () => {
  test('SR-K-OPS-05 at most 32 auxiliary blocks', () => {
    refused('operations.blocks.ju88', 18, 'at most 32 blocks but found 33', 'operations.blocks')
    sound('operations.blocks.ju88', 17)
  })

  test('SR-K-OPS-03 a limit that can be reached, of attachments named once', () => {
    refused('operations.carries.iar80.most', 2, 'at most the 1 it may carry but found 2')
    refused('operations.carries.bf110.may', ['cannon', 'cannon'], 'each attachment once')
  })
})

describe('escorts', () => {
  test('SR-K-ESC-01 Heavy places seven markers, Light five, on every die', () => {
    refused('escorts.setUp.heavy[1].is', { forward: 6 }, '7 markers in all but found 6')
    refused('escorts.setUp.light[0].is', { forward: 3, 'below-trailing': 3 }, '5 markers in all but found 6')
    refused('escorts.setUp.light[3].to', 9, 'the last row to end at 10 but found 9')
    refused('escorts.markers.numbers["p-51"]', [3], '7 entries but found 1')
  })

  test('a station check leads somewhere else', () => {
    refused('escorts.stations.forward[0].is', 'forward', 'another station than its own')
    refused('escorts.stations.forward[2].to', 9, 'the last row to end at 10 but found 9')
  })
})

describe('fate', () => {
  test('SR-K-FAT-01 columns go from bad to good', () => {
    refused(
      'fate.wing.fate.twin[1].is',
      'explodes',
      "the order explodes, fire, crashes, lands but found 'explodes' below 'explodes'",
    )
    refused('fate.rudder.fate.rocket[3].to', 9, 'the last row to end at 10 but found 9')
  })

  test('SR-K-FAT-03 bail outs go from bad to good, those from combat as well', () => {
    const yesFirst = [
      { to: 4, is: 'yes' },
      { to: 10, is: 'no' },
    ]
    const message = "the order no, wounded, yes but found 'no' below 'yes'"
    for (const from of ['explodes', 'fire', 'crashes'])
      refused(`fate.fuel.bailOut.${from}`, yesFirst, message, '[1].is')
    refused('combat.bailOut', yesFirst, message, '[1].is')
  })

  test('an outcome may be left out', () => {
    const harmless = [
      { to: 3, is: 'crashes' },
      { to: 10, is: 'lands' },
    ]
    sound('fate.rudder.fate.single', harmless)
  })
})

describe('cards', () => {
  test('an id is used once, by Attack and Continuing Fire cards alike', () => {
    refused('attackCards[1].id', 'nose-1', "an id of its own but 'nose-1' is taken")
    refused('fireCards[2].id', 'tail-3', "an id of its own but 'tail-3' is taken")
  })

  test('SR-Q-03 Oblique cards have no Level row, the others have', () => {
    const oblique = standard.attackCards.findIndex(({ deck }) => deck === 'oblique')
    const row = standard.attackCards[oblique]?.rows.high
    refused(`attackCards[${oblique}].rows.level`, row, 'no Level row on an oblique card')
    refused('attackCards[0].rows.level', undefined, 'a Level row on a nose card but found none')
  })

  test('every deck has a card', () => {
    const without = (deck: string) => ({
      ...standard,
      attackCards: standard.attackCards.filter(card => card.deck !== deck),
    })
    for (const deck of ['nose', 'tail', 'oblique'])
      expect(checkPack(without(deck))).toEqual([
        { path: 'attackCards', message: `expected at least one ${deck} card but found none` },
      ])
  })

  test('a Continuing Fire card has six columns', () => {
    refused('fireCards[0].evasive', [0, 0, 0, 0, 1], '6 entries but found 5')
  })
})

test('marker ids are unique over all cups', () => {
  refused('markers.proximity[0].id', 'wing-4', "an id of its own but 'wing-4' is taken")
})

describe('SR-K-VIC-02 the roster', () => {
  test('SR-K-VIC-02 pilots have a first letter of their own', () => {
    expect(faultsOf(['roster.pilots[1].name', 'anders'])).toEqual([
      { path: 'roster.pilots[1].name', message: 'expected a first letter of its own but A is taken' },
      { path: 'roster.pilots[1].replacement', message: "expected another name with A but found 'Behnke'" },
    ])
  })

  test('SR-K-VIC-02 a replacement shares it, under another name', () => {
    for (const name of ['Zahn', 'Ahrens'])
      refused('roster.pilots[0].replacement', name, `another name with A but found '${name}'`)
  })

  test('eighteen pilots', () => {
    refused('roster.pilots', standard.roster.pilots.slice(1), '18 entries but found 17')
  })
})
