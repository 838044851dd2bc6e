import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changedPack, expectPackFault } from '../kit/pack-faults.ts'

describe('cards', () => {
  test('an id is used once, by Attack and Continuing Fire cards alike', () => {
    expectPackFault(
      ['attackCards', 1, 'id'],
      'nose-1',
      'attackCards[1].id',
      "expected an id of its own but 'nose-1' is taken",
    )
    expectPackFault(
      ['fireCards', 2, 'id'],
      'tail-3',
      'fireCards[2].id',
      "expected an id of its own but 'tail-3' is taken",
    )
  })

  test('SR-Q-03 Oblique cards have no Level row, the others have', () => {
    const oblique = standard.attackCards.findIndex(({ deck }) => deck === 'oblique')
    const row = standard.attackCards[oblique]?.rows.high
    expectPackFault(
      ['attackCards', oblique, 'rows', 'level'],
      row,
      `attackCards[${oblique}].rows.level`,
      'expected no Level row on an oblique card',
    )
    expectPackFault(
      ['attackCards', 0, 'rows', 'level'],
      undefined,
      'attackCards[0].rows.level',
      'expected a Level row on a nose card but found none',
    )
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
    expectPackFault(
      ['fireCards', 0, 'evasive'],
      [0, 0, 0, 0, 1],
      'fireCards[0].evasive',
      'expected 6 entries but found 5',
    )
  })
})

test('marker ids are unique over all cups', () => {
  expectPackFault(
    ['markers', 'proximity', 0, 'id'],
    'wing-4',
    'markers.proximity[0].id',
    "expected an id of its own but 'wing-4' is taken",
  )
})

describe('SR-K-VIC-02 the roster', () => {
  test('SR-K-VIC-02 pilots have a first letter of their own', () => {
    expect(checkPack(changedPack([['roster', 'pilots', 1, 'name'], 'anders']))).toEqual([
      { path: 'roster.pilots[1].name', message: 'expected a first letter of its own but A is taken' },
      { path: 'roster.pilots[1].replacement', message: "expected another name with A but found 'Behnke'" },
    ])
  })

  test('SR-K-VIC-02 a replacement shares it, under another name', () => {
    for (const name of ['Zahn', 'Ahrens'])
      expectPackFault(
        ['roster', 'pilots', 0, 'replacement'],
        name,
        'roster.pilots[0].replacement',
        `expected another name with A but found '${name}'`,
      )
  })

  test('eighteen pilots', () => {
    expectPackFault(
      ['roster', 'pilots'],
      standard.roster.pilots.slice(1),
      'roster.pilots',
      'expected 18 entries but found 17',
    )
  })
})
