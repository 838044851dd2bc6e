import { expect, test } from 'vitest'
import { rolls, script, takes } from '../proof/script.ts'
import { random } from '../rules/chance.ts'
import type { Choice, Option, Outcome, Procedure } from '../rules/pause.ts'
import { firstOf, idIn, kindOf, refTo } from '../rules/ref.ts'
import { vocabulary } from '../rules/vocabulary.ts'
import { best, glance, named, playerOf } from '../told/bot.ts'
import {
  counted,
  isGap,
  lineOf,
  listed,
  percent,
  plain,
  refNames,
  signed,
  type WordsOf,
  wordsOf,
} from '../told/words.ts'

interface Asks {
  go: Option & { readonly to: number }
  stay: Option
}
interface Notes {
  gone: { readonly to: number }
  stayed: Record<never, never>
}
interface Rolls {
  wind: Outcome
  cloud: Outcome
  fog: Outcome
}

const { choose, d6, note, factsIf, factsIn, readBy } = vocabulary<Asks, Notes, Rolls>()

const WAYS = [
  { id: 'a', to: 1, on: ['field:1'] },
  { id: 'b', to: 2, on: ['field:2'] },
]

const said: WordsOf<Asks, Notes, number, Rolls> = {
  asks: {
    go: {
      question: (state, { options }) => `${counted(options.length, 'way')} from ${state}?`,
      answer: (_, { to }) => ({ head: `To ${to}`, so: 'by air', figures: [{ of: 'lost', is: `${to} %` }] }),
    },
    stay: { question: 'Stay?', answer: (_, { id }) => ({ row: 'Here', cell: id }) },
  },
  notes: { gone: ({ to }) => `Gone to ${to}.`, stayed: () => 'Stayed.' },
  rolls: {
    wind: { what: 'Roll for the wind.', outcome: (_, { id }) => (Number(id) > 3 ? 'strong' : 'weak') },
    cloud: 'Roll for the cloud.',
    fog: (state, { against }) => `Roll for the fog of ${state}: ${against} or more.`,
  },
}

const words = wordsOf(said, {
  stakes: { go: (state, { options }) => [`Fuel for ${state}.`, `${options.at(-1)?.to} is far.`] },
  steps: { fly: 'Flying' },
  levels: { won: 'Won' },
  figures: { vp: 'Points' },
  seat: seat => seat.toUpperCase(),
  ref: refNames<number>({ field: (id, state) => `Field ${id} of ${state}` }),
})

function choice(ask: keyof Asks, options: readonly Option[]): Choice {
  return { kind: 'choice', seat: 'raf', ask, options }
}

test('rules ask, roll and tell with the keys of their game', () => {
  function* fly(): Procedure<number> {
    const { to } = yield* choose('raf', 'go', WAYS)
    const wind = yield* d6('wind')
    note('T-1', 'gone', { to })
    note('T-2', 'stayed')
    return to + wind
  }
  const { value, notes } = script(fly(), [takes('go', 'b'), rolls('wind', 4)])
  expect(value).toBe(6)
  expect(notes.map(one => words.note(one))).toEqual(['Gone to 2.', 'Stayed.'])
})

test('what is at stake is said apart from the question, where there is anything to say', () => {
  expect(words.stakes(3, choice('go', WAYS))).toEqual(['Fuel for 3.', '2 is far.'])
  expect(words.stakes(3, choice('stay', []))).toEqual([])
})

test('a key or a fact that is not declared does not compile', () => {
  // @ts-expect-error: no such question
  expect(() => choose('raf', 'leave', WAYS)).not.toThrow()
  // @ts-expect-error: an option of `go` says where to
  expect(() => choose('raf', 'go', [{ id: 'a' }])).not.toThrow()
  // @ts-expect-error: `gone` says where to
  expect(() => note('T-1', 'gone', {})).not.toThrow()
  // @ts-expect-error: nothing is rolled for that
  expect(() => d6('rain')).not.toThrow()
  const { stay } = said.asks
  // @ts-expect-error: no words for `go`
  const asks: WordsOf<Asks, Notes, number, Rolls>['asks'] = { stay }
  expect(asks).toEqual({ stay })
})

test('questions, answers and rolls have words; an answer said in parts is also one line', () => {
  const go = choice('go', WAYS)
  expect(words.pause(7, go)).toBe('2 ways from 7?')
  expect(words.answer(7, go, 1)).toBe('To 2: by air, lost 2 %')
  expect(words.said(7, go, 1)).toEqual({ head: 'To 2', so: 'by air', figures: [{ of: 'lost', is: '2 %' }] })
  expect(words.answer(7, choice('stay', WAYS), 0)).toBe('Here, a')
  expect(words.answer(7, go, 9)).toBe('')
  const wind = { kind: 'chance', what: 'wind', outcomes: [{ id: '5', weight: 1 }] } as const
  expect(words.pause(7, wind)).toBe('Roll for the wind.')
  expect(words.answer(7, wind, 0)).toBe('5: strong')
  expect(words.answer(7, { ...wind, what: 'cloud' }, 0)).toBe('5')
  expect(words.pause(7, { ...wind, what: 'cloud' })).toBe('Roll for the cloud.')
  expect(words.pause(7, { ...wind, what: 'fog', against: 4 })).toBe('Roll for the fog of 7: 4 or more.')
  expect(words.answer(7, { ...wind, what: 'fog' }, 0)).toBe('5')
  expect(lineOf('plain')).toBe('plain')
})

test('a secret question is put to every seat in one line', () => {
  const asks = [choice('stay', WAYS), { ...choice('go', WAYS), seat: 'usaaf' }]
  expect(words.pause(7, { kind: 'together', asks })).toBe('RAF: Stay? USAAF: 2 ways from 7?')
})

test('a missing word is a mistake, but a note of older rules is told as plainly as it can be', () => {
  expect(() => words.step('land')).toThrow("There are no words for 'land'")
  expect(() => words.level('lost')).toThrow("'lost'")
  expect(() => words.figure('ep')).toThrow("'ep'")
  expect(() => words.ref('ship:1', 7)).toThrow("'ship:1'")
  expect(words.ref('field:2', 7)).toBe('Field 2 of 7')
  expect(words.note({ rule: 'T-9', what: 'flown-home', facts: {} })).toBe('Flown home')
})

test('numbers, lists and keys in words', () => {
  expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '0', '-1'])
  expect([counted(1, 'hit'), counted(0, 'hit'), counted(2, 'loss', 'losses')]).toEqual([
    '1 hit',
    '0 hits',
    '2 losses',
  ])
  // Whole, but never nothing or everything for what is neither.
  expect([0, 0.001, 0.456, 0.999, 1].map(percent)).toEqual(
    ['0', '1', '46', '99', '100'].map(hundredth => `${hundredth}\u00a0%`),
  )
  expect([listed([]), listed(['54']), listed(['54', '74', '92'])]).toEqual(['nobody', '54', '54, 74 and 92'])
  expect(plain('hit-and-run')).toBe('Hit and run')
})

test('a gap in the words is seen', () => {
  expect(['', ' ', 'rating undefined', 'NaN VP', '[object Object]'].every(isGap)).toBe(true)
  expect(isGap('Nandi is undefined-looking')).toBe(true)
  expect(isGap('54 Squadron climbs.')).toBe(false)
})

test('a ref is a kind and an id', () => {
  expect(refTo('raid', 2)).toBe('raid:2')
  expect([kindOf('space:6/11c'), idIn('space:6/11c')]).toEqual(['space', '6/11c'])
  expect(firstOf('raid', ['raider:1', 'raid:2', 'raid:3'])).toBe('2')
  expect(firstOf('raid')).toBeUndefined()
})

test('a player is made of one decision for every question', () => {
  const bot = playerOf<Asks, number>({
    go: (_, asked) => best(asked, ({ to }) => to),
    stay: (_, asked) => named(asked, 'b'),
  })
  const seen = (asked: Choice) => glance(7, asked, random(1))
  expect(bot(seen(choice('go', WAYS)))).toBe(1)
  expect(bot(seen(choice('stay', WAYS)))).toBe(1)
  expect(bot(seen(choice('stay', [{ id: 'z' }])))).toBe(0)
  expect(() => bot(seen({ ...choice('go', WAYS), ask: 'leave' }))).toThrow("no answer to 'leave'")
})

test('a note of the log is read by its key, and by a table over keys', () => {
  const log = [
    { what: 'gone', facts: { to: 1 } },
    { what: 'stayed', facts: {} },
    { what: 'gone', facts: { to: 2 } },
  ] as const
  expect(log.map(told => factsIf(told, 'gone'))).toEqual([{ to: 1 }, undefined, { to: 2 }])
  expect(factsIn(log)('gone').map(({ to }) => to)).toEqual([1, 2])
  expect(log.map(told => readBy({ gone: ({ to }) => to * 10 }, told))).toEqual([10, undefined, 20])
})
