import type { Fault } from '@tallyho/engine'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checker, id, some, text, whole } from '../index.ts'

/** A shelf of cards and games played with them: a card costs what its worth allows, a game names its cards. */
const form = v.strictObject({
  id,
  limit: whole(1, 99),
  cards: some(9, v.strictObject({ id, name: text(20), cost: whole(0, 9), worth: whole(0, 9) })),
  games: some(9, v.strictObject({ title: text(20), cards: some(9, id), cost: whole(0, 99) })),
})
type Shop = v.InferOutput<typeof form>

const SOUND: Shop = {
  id: 'shop',
  limit: 20,
  cards: [
    { id: 'one', name: 'One', cost: 1, worth: 2 },
    { id: 'two', name: 'Two', cost: 2, worth: 3 },
    { id: 'three', name: 'Three', cost: 3, worth: 9 },
  ],
  games: [
    { title: 'Small', cards: ['one'], cost: 1 },
    { title: 'Large', cards: ['one', 'three'], cost: 4 },
  ],
}

function* shopFaults({ cards, games, limit }: Shop): Generator<Fault> {
  for (const [i, { cost, worth }] of cards.entries())
    if (cost > worth) yield { path: `cards[${i}].cost`, message: `dearer than ${worth}` }
  for (const [i, game] of games.entries()) {
    for (const [j, name] of game.cards.entries())
      if (!cards.some(card => card.id === name))
        yield { path: `games[${i}].cards[${j}]`, message: `no card '${name}'` }
    if (game.cost > limit) yield { path: `games[${i}].cost`, message: `above ${limit}` }
    for (const { id, cost } of cards)
      if (game.cards.includes(id) && cost > game.cost)
        yield { path: `games[${i}].cost`, message: `less than '${id}'` }
  }
}

const check = checker(form, [shop => [...shopFaults(shop as Shop)]], SOUND)
const pathsOf = (change: (shop: Loose) => void) => {
  const shop = structuredClone(SOUND) as unknown as Loose
  change(shop)
  return check(shop).map(({ path }) => path)
}
interface Loose {
  id: unknown
  limit: unknown
  cards: { [key: string]: unknown }[]
  games: { [key: string]: unknown; cards: unknown[] }[]
}

test('a wrong form here and a wrong sense there are told in one go', () => {
  expect(
    pathsOf(shop => {
      Object.assign(shop.cards[0] ?? {}, { worth: 'much' })
      Object.assign(shop.cards[1] ?? {}, { cost: 9 })
      shop.games[1]?.cards.push('four')
    }),
  ).toEqual(['cards[0].worth', 'cards[1].cost', 'games[1].cards[2]'])
})

test('a key too many and one left out hide nothing else', () => {
  expect(
    pathsOf(shop => {
      Object.assign(shop.cards[0] ?? {}, { colour: 'tan' })
      delete shop.games[0]?.title
      Object.assign(shop.cards[1] ?? {}, { cost: 9 })
    }),
  ).toEqual(['cards[0].colour', 'games[0].title', 'cards[1].cost'])
})

test('nothing is told that comes of a value put in', () => {
  // Any cost of the sound file may be dearer than what the card is worth.
  expect(pathsOf(shop => Object.assign(shop.cards[0] ?? {}, { cost: 'x', worth: 0 }))).toEqual([
    'cards[0].cost',
  ])
  // There is one limit in the sound file: games above it may be within the one that was meant.
  expect(
    pathsOf(shop => Object.assign(shop, { limit: '90', games: [{ ...SOUND.games[0], cost: 40 }] })),
  ).toEqual(['limit'])
})

test('what is said of an entry elsewhere waits until the entry is mended', () => {
  expect(
    pathsOf(shop => {
      Object.assign(shop.cards[2] ?? {}, { cost: 'nothing' })
      Object.assign(shop.games[1] ?? {}, { cost: 0 })
    }),
  ).toEqual(['cards[2].cost', 'games[1].cost'])
  const shop = structuredClone(SOUND) as unknown as Loose
  Object.assign(shop.cards[2] ?? {}, { cost: 'nothing' })
  Object.assign(shop.games[1] ?? {}, { cost: 0 })
  expect(check(shop).map(({ message }) => message)).toContain("less than 'one'")
  expect(check(shop).map(({ message }) => message)).not.toContain("less than 'three'")
})

test('where an entry has lost its id nobody can say what others mean by it', () => {
  expect(pathsOf(shop => Object.assign(shop.cards[0] ?? {}, { id: 'The One' }))).toEqual(['cards[0].id'])
  expect(pathsOf(shop => Object.assign(shop.cards, { 0: 7 }))).toEqual(['cards[0]'])
  expect(
    pathsOf(shop => {
      shop.id = 'My Shop'
      Object.assign(shop.cards[1] ?? {}, { cost: 9 })
    }),
  ).toEqual(['id', 'cards[1].cost'])
})

test('what is no such file at all, or wrong all over, is told by its form alone', () => {
  expect(check(7).map(({ path }) => path)).toEqual([''])
  const games = Array.from({ length: 120 }, () => 7)
  expect(check({ ...SOUND, games }).length).toBe(101)
})

test('a check sees the player’s file, not a changed one: the file itself is left as it was', () => {
  const shop = structuredClone(SOUND) as unknown as Loose
  Object.assign(shop.cards[0] ?? {}, { worth: 'much' })
  const before = JSON.stringify(shop)
  check(shop)
  expect(JSON.stringify(shop)).toBe(before)
})
