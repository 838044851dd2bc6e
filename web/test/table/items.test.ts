import type { Option } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import {
  areShort,
  folded,
  goingOn,
  grouped,
  type Item,
  inOrder,
  itemsFor,
  listed,
  listedFor,
  litBy,
  narrowed,
  pickOn,
  rowsOf,
  withoutEmpty,
} from '../../table/session/items.ts'
import { words } from '../fake.ts'

const item = (id: string, on: readonly string[] = [], ends = false): Item => ({
  id,
  words: `take ${id}`,
  said: `take ${id}`,
  on,
  ends,
  rare: false,
})
const PAIRS = ['1', '2', '3'].flatMap(s =>
  ['x', 'y'].map(g => item(`${s}>${g}`, [`squadron:${s}`, `group:${g}`])),
)

test('answers that end a row, as the rules say, come last', () => {
  const options: readonly Option[] = [
    { id: 'home', ends: true },
    { id: 'done', on: ['p:1'] },
    { id: 'nowhere' },
    { id: 'a', on: ['p:2'] },
  ]
  const pause = { kind: 'choice' as const, seat: 'raf', ask: 'x', options }
  const items = itemsFor(words, { round: 1, score: 0, log: [] }, pause)
  expect(items.map(({ id, ends }) => (ends ? `${id}.` : id))).toEqual(['done', 'nowhere', 'a', 'home.'])
})

test('what is wanted most comes first, with its reason, and what stands for many before the rest', () => {
  const options: readonly Option[] = ['a', 'b', 'c', 'd'].map(id => ({ id }))
  const choice = { kind: 'choice' as const, seat: 'raf', ask: 'x', options }
  const items = options.map(({ id }) => item(id))
  const ordered = inOrder(items, {}, choice, {
    first: (_, { id }) => id === 'b',
    foremost: () => [
      { id: 'd', why: 'near' },
      { id: 'gone', why: 'nowhere' },
    ],
  })
  expect(ordered.map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
  expect(ordered[0]).toMatchObject({
    words: 'take d: near',
    said: { head: 'take d', so: 'near' },
    foremost: true,
  })
  expect(inOrder(items, {}, choice, {})).toEqual(items)
})

test('what an answer stands for is not listed beside it, but found again by name or by a click, and as long as nothing stands for it', () => {
  const options: readonly Option[] = ['port', 'starboard', 'nose'].map(id => ({ id, on: [`side:${id}`] }))
  const choice = { kind: 'choice' as const, seat: 'raf', ask: 'x', options }
  const items = options.map(({ id, on }) => item(id, on))
  const ordered = inOrder(items, {}, choice, {
    foremost: () => [{ id: 'port', why: 'the same at starboard', also: ['starboard'] }],
  })
  expect(listed(ordered).map(({ id }) => id)).toEqual(['port', 'nose'])
  expect(listed(ordered, 'starboard')).toHaveLength(3)
  // A hint marks what is listed.
  expect(['starboard', 'port', 'nose'].map(id => listedFor(ordered, id))).toEqual(['port', 'port', 'nose'])
  expect(listed(narrowed(ordered, ['side:starboard'])).map(({ id }) => id)).toEqual(['starboard'])
  expect(listed(ordered.filter(({ id }) => id === 'starboard'))).toHaveLength(1)
})

test('several answers as one may say in small what it leads to, and what is foremost may stand as it is', () => {
  const options: readonly Option[] = [{ id: 'a' }]
  const choice = { kind: 'choice' as const, seat: 'raf', ask: 'x', options }
  const far = [{ id: 'all', words: 'All of them', so: 'half get through', on: [], ids: ['a'] }]
  const items = itemsFor(words, { round: 1, score: 0, log: [] }, choice, far)
  const [first] = inOrder(items, {}, choice, { foremost: () => [{ id: 'all', why: '' }] })
  expect(first).toMatchObject({
    words: 'All of them: half get through',
    said: { head: 'All of them', so: 'half get through' },
    foremost: true,
  })
})

test('what is foremost may bring figures of its own, with a reason or without', () => {
  const options: readonly Option[] = [{ id: 'a' }, { id: 'b' }]
  const choice = { kind: 'choice' as const, seat: 'raf', ask: 'x', options }
  const figures = [{ of: 'points', is: '+1' }]
  const foremost = () => [
    { id: 'b', why: 'near', figures },
    { id: 'a', why: '', figures },
  ]
  const [first, second] = inOrder([item('a'), item('b')], {}, choice, { foremost })
  expect(first).toMatchObject({ words: 'take b: near, points +1', said: { so: 'near', figures } })
  expect(second).toMatchObject({ words: 'take a: points +1', said: { head: 'take a', figures } })
})

test('outcomes of chance never end a row', () => {
  const pause = {
    kind: 'chance' as const,
    what: 'x',
    outcomes: [
      { id: 'none', weight: 1 },
      { id: 'b', weight: 1 },
    ],
  }
  expect(itemsFor(words, { round: 1, score: 0, log: [] }, pause).map(({ ends }) => ends)).toEqual([
    false,
    false,
  ])
})

test('everything an answer points at is lit', () => {
  expect([...litBy([item('a', ['p:1', 'q:2']), item('b', ['p:1'])])]).toEqual(['p:1', 'q:2'])
})

test('a column that is empty in every answer is left out; one that is full in some stays', () => {
  const told = (id: string, ...figures: readonly (readonly [string, string])[]) => ({
    ...item(id),
    said: { head: id, figures: figures.map(([of, is]) => ({ of, is })) },
  })
  const both = [told('a', ['hits', '17 %'], ['hit-and-run', '–']), told('b', ['hits', '–'], ['turning', '–'])]
  expect(withoutEmpty(both).map(({ said, words }) => [said, words])).toEqual([
    [{ head: 'a', figures: [{ of: 'hits', is: '17 %' }] }, 'a: hits 17 %'],
    [{ head: 'b', figures: [{ of: 'hits', is: '–' }] }, 'b: hits –'],
  ])
  const full = [told('a', ['hits', '17 %']), item('none')]
  expect(withoutEmpty(full)).toBe(full)
})

test('an answer that is all there is to give in a lesson says so; of two each is its own', () => {
  const said = { head: 'Send 610 in', figures: [{ of: 'lost', is: '17 %' }] }
  const [only] = goingOn([{ ...item('610'), said }])
  expect(only).toMatchObject({ id: '610', said: { ...said, so: 'as the lesson goes on' } })
  expect(only?.words).toBe('Send 610 in: as the lesson goes on, lost 17 %')
  expect(goingOn([item('610')])[0]?.said).toEqual({ head: 'take 610', so: 'as the lesson goes on' })
  const two = [item('32'), item('501')]
  expect(goingOn(two)).toBe(two)
})

test('a list narrows by refs and by words', () => {
  expect(narrowed(PAIRS, ['squadron:2']).map(({ id }) => id)).toEqual(['2>x', '2>y'])
  expect(narrowed(PAIRS, [], ' TAKE 3').map(({ id }) => id)).toEqual(['3>x', '3>y'])
  expect(narrowed(PAIRS, ['squadron:2'], '3')).toEqual([])
})

test('a click takes, narrows, lets go or begins anew', () => {
  expect(pickOn(PAIRS, [], 'squadron:1')).toEqual({ picked: ['squadron:1'] })
  expect(pickOn(PAIRS, ['squadron:1'], 'group:y')).toEqual({ take: '1>y' })
  expect(pickOn(PAIRS, ['squadron:1'], 'squadron:1')).toEqual({ picked: [] })
  expect(pickOn(PAIRS, ['squadron:1'], 'squadron:2')).toEqual({ picked: ['squadron:2'] })
  expect(pickOn(PAIRS, ['squadron:1'], 'space:dark')).toEqual({ picked: ['squadron:1'] })
})

const nameOf = (ref: string) => `the ${ref}`

test('long lists stand under what they begin with; short or scattered ones do not', () => {
  expect(grouped(PAIRS, nameOf)).toEqual([{ title: undefined, items: PAIRS }])
  expect(grouped(PAIRS, nameOf, 6).map(({ title, items }) => [title, items.length])).toEqual([
    ['the squadron:1', 2],
    ['the squadron:2', 2],
    ['the squadron:3', 2],
  ])
  const scattered = Array.from({ length: 12 }, (_, i) => item(String(i), [`space:${i}`]))
  expect(grouped(scattered, nameOf)).toHaveLength(1)
})

test('a very long list is folded under what makes few groups, and every answer is in one of them', () => {
  const plan = (cards: number, hours: number) =>
    Array.from({ length: cards * hours }, (_, i) =>
      item(`${i}`, [`card:${Math.floor(i / hours)}`, `hour:${i % hours}`]),
    )
  expect(folded(plan(2, 7), ref => ref)).toBeUndefined()
  const byCard = folded(plan(9, 7), ref => ref)
  expect(byCard?.map(({ title }) => title)).toContain('card:8')
  expect(byCard?.flatMap(({ items }) => items)).toHaveLength(63)
  const byHour = folded(plan(40, 4), ref => ref)
  expect(byHour?.map(({ title, items }) => [title, items.length])).toContainEqual(['hour:3', 40])
  expect(folded(plan(40, 1), ref => ref)).toBeUndefined()
  // What is laid on the board need not be read as a whole either.
  expect(listed(plan(40, 1), '39', true)).toHaveLength(13)
})

test('of very many answers that each light one place the first are listed, and the hint', () => {
  const squares = (count: number) => Array.from({ length: count }, (_, i) => item(`s${i}`, [`square:${i}`]))
  expect(listed(squares(20))).toHaveLength(20)
  expect(listed(squares(21))).toHaveLength(12)
  expect(listed(squares(520), 's400').map(({ id }) => id)).toEqual([
    ...squares(12).map(({ id }) => id),
    's400',
  ])
  expect(listed(squares(520), 's3')).toHaveLength(12)
  // Where the game knows which are wanted, these alone.
  const wanted = squares(520).map(one => (one.id === 's400' ? { ...one, foremost: true as const } : one))
  expect(listed(wanted).map(({ id }) => id)).toEqual(['s400'])
  expect(listed(wanted, 's3')).toHaveLength(2)
  // Even of fewer, and where each lights two things.
  const pairs = wanted.slice(390, 403).map(one => ({ ...one, on: [...one.on, 'way:1'] }))
  expect(listed(pairs).map(({ id }) => id)).toEqual(['s400'])
  expect(listed([...squares(60), item('pair', ['square:1', 'unit:2'])])).toHaveLength(61)
  expect(listed([...squares(60), item('nowhere')])).toHaveLength(61)
})

/** A cell of a table, `row|cell`, or one line. */
const named = (...names: readonly string[]): Item[] =>
  names.map(name => {
    const [row = '', cell] = name.split('|')
    return { ...item(name), words: name, said: cell === undefined ? row : { row, cell } }
  })

describe('answers that differ in two things', () => {
  test('stand in rows, in the order they come', () => {
    const items = named('6/11c|LOW', '6/11c|HIGH', 'London, East|HIGH', 'London, East|LOW')
    const cell = (i: number, title: string) => ({ title, item: items[i] })
    expect(rowsOf(items)).toEqual([
      { title: '6/11c', cells: [cell(0, 'LOW'), cell(1, 'HIGH')] },
      { title: 'London, East', cells: [cell(2, 'HIGH'), cell(3, 'LOW')] },
    ])
  })

  test('stay a list if one says something else, if a row is too long or too wide, or rows make it no shorter', () => {
    expect(rowsOf(named('a|LOW', 'a|MED'))).toHaveLength(1)
    expect(rowsOf(named('a|LOW', 'a|MED', 'nobody'))).toBeUndefined()
    expect(rowsOf(named('a, LOW', 'a, MED'))).toBeUndefined()
    expect(rowsOf(named('a|1', 'a|2', 'a|3', 'a|4'))).toHaveLength(1)
    expect(rowsOf(named('a|1', 'a|2', 'a|3', 'a|4', 'a|5'))).toBeUndefined()
    expect(rowsOf(named('a|LOW', 'a|123456789'))).toHaveLength(1)
    expect(rowsOf(named('a|LOW', 'a|1234567890'))).toBeUndefined()
    expect(rowsOf(named('a|LOW', 'a|MED', 'b|LOW', 'c|LOW'))).toHaveLength(3)
    expect(rowsOf(named('a|LOW', 'a|MED', 'b|LOW', 'c|LOW', 'd|LOW'))).toBeUndefined()
    expect(rowsOf([])).toBeUndefined()
  })

  test('are rows all the same where the game wants them, as long as each is said by row and cell', () => {
    expect(rowsOf(named('a|LOW', 'b|LOW'), true)).toHaveLength(2)
    expect(rowsOf(named('a|1', 'a|2', 'a|3', 'a|4', 'a|5'), true)).toHaveLength(1)
    expect(rowsOf(named('a|1234567890'), true)).toHaveLength(1)
    expect(rowsOf(named('a|LOW', 'nobody'), true)).toBeUndefined()
  })
})

test('short answers go side by side, a single one does not', () => {
  expect(areShort(named('Left section', 'Right section'))).toBe(true)
  expect(areShort(named('Left section', '1234567890123456789'))).toBe(false)
  expect(areShort(named('Left section'))).toBe(false)
})

test('an answer said in parts keeps them, and is one line for whoever reads or searches it', () => {
  const said = { head: '54 attacks II', so: 'value 7, 5 in 6' }
  const [told] = itemsFor(
    { ...words, said: () => said },
    { round: 1, score: 0, log: [] },
    { kind: 'choice', seat: 'raf', ask: 'x', options: [{ id: 'a' }, { id: 'b' }] },
  )
  expect(told).toMatchObject({ said, words: '54 attacks II: value 7, 5 in 6' })
})
