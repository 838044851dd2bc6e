import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { earlierIn, lastOf, linesIn } from '../../table/told.ts'

const note = (what: string): Logged => ({ at: 0, rule: 'R-1', what, facts: {} })

test('the line of a card tells what came of it last, not what somebody else did after it', () => {
  const [roll, broken, flies] = [note('roll'), note('broken'), note('flies')]
  const cut = {
    joins: ({ what }: Logged) => what === 'broken',
    leads: (beat: readonly Logged[]) => beat[0],
    suspense: [],
  }
  expect(lastOf(roll, [broken, flies], cut)).toBe(broken)
  expect(lastOf(roll, [flies], cut)).toBe(roll)
  expect(lastOf(roll, [broken, flies], undefined), 'where nothing is cut into beats').toBe(flies)
})

test('what had a card since the last decision of one’s own stands beside what is told now', () => {
  const at = (what: string, place: number): Logged => ({ ...note(what), at: place })
  const notes = [at('roll', 3), at('roll', 4), at('broken', 4), at('flies', 5), at('roll', 6)]
  const cutting = {
    events: { roll: () => null },
    cut: {
      joins: ({ what }: Logged) => what === 'broken',
      leads: (beat: readonly Logged[]) => beat[0],
      suspense: [],
    },
  }
  const [, second, broken, , last] = notes as [Logged, Logged, Logged, Logged, Logged]
  expect(earlierIn(notes, cutting, 3, last)).toEqual([[second, broken]])
  expect(earlierIn(notes, cutting, 4, last), 'nothing from before it').toEqual([])
  expect(earlierIn(notes, cutting, 3, second)).toEqual([[last]])
  const long = [at('lost', 4), ...[5, 6, 7, 8].map(place => at('roll', place)), at('end', 9)]
  const grave = {
    ...cutting,
    events: { roll: () => null, lost: () => null },
    weights: { lost: 'grave' as const },
  }
  expect(
    earlierIn(long, grave, 3, long[5] as Logged).map(([one]) => one?.at),
    'a loss is not left out for what came after it',
  ).toEqual([4, 7, 8])
})

test('what a later beat tells once more does not stand beside it', () => {
  const [fire, home, over] = ['fire', 'home', 'over'].map((what, i) => ({ ...note(what), at: i + 1 })) as [
    Logged,
    Logged,
    Logged,
  ]
  const cutting = {
    events: { fire: () => null, home: () => null, over: () => null },
    cut: {
      joins: () => false,
      leads: (beat: readonly Logged[]) => beat[0],
      suspense: [],
      retells: ([one]: readonly Logged[], [before]: readonly Logged[]) =>
        one?.what === 'over' && before?.what === 'fire',
    },
  }
  expect(earlierIn([fire, home, over], cutting, 0, over)).toEqual([[home]])
  expect(earlierIn([fire, home], cutting, 0, home), 'as long as it is not over').toEqual([[fire]])
})

test('the log says in one line what the film says in one sentence, unless a card or a debriefing hangs on it', () => {
  const [roll, home, another, flies] = [note('roll'), note('home'), note('home'), note('flies')]
  const cutting = {
    events: { roll: () => null },
    cut: {
      joins: ({ what }: Logged) => what === 'home',
      leads: (beat: readonly Logged[]) => beat[0],
      suspense: [],
      tells: (beat: readonly Logged[]) => `${beat.length} are home`,
    },
  }
  const never = () => false
  expect(linesIn([home, another, flies], cutting, never)).toEqual([
    { note: home, words: '2 are home' },
    { note: flies },
  ])
  expect(linesIn([roll, home], cutting, never), 'a card can be looked at again').toEqual([
    { note: roll },
    { note: home },
  ])
  expect(linesIn([home, another], cutting, one => one === another)).toHaveLength(2)
  expect(
    linesIn([home, { ...another, at: 1 }], cutting, never),
    'something was asked between them',
  ).toHaveLength(2)
})
