import { expect, test } from 'vitest'
import { alike, byId, type Fault, finder, packKey, Refused, shelf } from '../index.ts'

interface Box {
  readonly id: string
  readonly dice: number
}

const standard: Box = { id: 'standard', dice: 2 }
const check = (data: unknown): Fault[] =>
  'dice' in (data as object) ? [] : [{ path: 'dice', message: 'expected a number but found nothing' }]
const compile = ({ id, dice }: Box) => ({ id, highest: 6 * dice })
const opened = () => shelf({ standard, check, compile })

test('the standard pack lies ready, and no other', () => {
  const { packOf, packs } = opened()
  expect(packs.standard).toBe(standard)
  expect(packs.check({})).toHaveLength(1)
  expect(packOf({ pack: 'standard' })).toEqual({ id: 'standard', highest: 12 })
  expect(packOf({ pack: 'standard' })).toBe(packOf({ pack: 'standard' }))
  expect([packs.has('standard'), packs.has('mine')]).toEqual([true, false])
  expect(() => packOf({ pack: 'mine' })).toThrow(
    "No component pack 'mine' is known here: load its file first",
  )
})

test('a pack that is brought is known by its id and its content: two of one id lie side by side', () => {
  const { packOf, packs } = opened()
  const three = packs.register({ id: 'mine', dice: 3 })
  expect(three).toMatch(/^mine@[a-z0-9]{1,7}$/)
  expect([packs.has(three), packs.has('mine')]).toEqual([true, false])
  const board = { pack: three }
  expect(packOf(board).highest).toBe(18)
  const four = packs.register({ id: 'mine', dice: 4 })
  expect(four).not.toBe(three)
  expect(packOf(board).highest).toBe(18)
  expect(packOf({ pack: four }).highest).toBe(24)
  expect(packOf({ pack: 'standard' }).highest).toBe(12)
})

test('the same content is the same pack, however its keys are ordered', () => {
  const { packOf, packs } = opened()
  const key = packs.register({ id: 'mine', dice: 3 })
  const before = packOf({ pack: key })
  expect(packs.register({ dice: 3, id: 'mine' })).toBe(key)
  expect(packOf({ pack: key })).toBe(before)
  expect(packKey({ id: 'mine', dice: 3 } as Box)).toBe(key)
})

test('a pack is a copy: what is done to the file later does not reach the table', () => {
  const { packOf, packs } = shelf({ standard, check, compile: pack => pack })
  const file = { id: 'mine', dice: 3 }
  const pack = packs.register(file)
  file.dice = 9
  expect(packOf({ pack })).toEqual({ id: 'mine', dice: 3 })
})

test('a pack with a fault, or under the name of the standard one, is refused', () => {
  const { packOf, packs } = opened()
  expect(() => packs.register({ id: 'mine' })).toThrow(
    new Refused('dice: expected a number but found nothing'),
  )
  expect(packs.has(packKey({ id: 'mine' }))).toBe(false)
  expect(() => packs.register({ id: 'standard', dice: 9 })).toThrow(
    new Refused("id: 'standard' is the pack that comes with the game; choose another id"),
  )
  expect(packOf({ pack: 'standard' }).highest).toBe(12)
})

test('a file may leave out what it takes from the standard pack', () => {
  const { packOf, packs } = shelf({
    standard,
    check: () => [],
    whole: data => ({ ...standard, ...(data as Partial<Box>) }),
    compile,
  })
  expect(packOf({ pack: packs.register({ id: 'mine' }) }).highest).toBe(12)
})

test('a pack known to be sound is laid out as it stands', () => {
  const { packOf, layOut } = opened()
  expect(layOut({ id: 'standard', dice: 1 })).toBe('standard')
  expect(packOf({ pack: 'standard' }).highest).toBe(6)
})

test('things are found by id, and what is not there is named', () => {
  const boxes = byId([standard, { id: 'mine', dice: 3 }])
  const box = finder('box', boxes)
  expect(box('mine').dice).toBe(3)
  expect(() => box('yours')).toThrow("The pack has no box 'yours'")
})

test('things are made alike: each has the keys of all, and says what it said', () => {
  const cards: readonly { card: number; double?: true; far?: true }[] = [
    { card: 1, far: true },
    { card: 2, double: true },
  ]
  const same = alike(cards)
  expect(same).toEqual(cards)
  expect(same.map(card => Object.keys(card))).toEqual([
    ['card', 'far', 'double'],
    ['card', 'far', 'double'],
  ])
  expect(alike([])).toEqual([])
})
