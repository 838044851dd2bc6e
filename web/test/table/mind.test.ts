import { seenBy } from '@tallyho/bots'
import { Match, random, seeded } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { loadModule } from '../../games.ts'
import type { Mind } from '../../mind/mind.ts'
import { type Found, type Question, think } from '../../mind/thinking.ts'
import { whyBest, worthWords } from '../../mind/words.ts'
import { sit } from '../fake.ts'

/** The first question of the sample after the aces, put as the page puts it to the worker. */
async function asked(playouts: number) {
  const module = await loadModule('sample')
  const match = new Match(module.game, { scenario: 'noon', pack: 'standard', options: {} })
  const chance = seeded(4)
  for (let seat = module.game.seats.find(one => match.asked(one)); match.journal.length < 6 && seat; ) {
    match.choose(seat, match.asked(seat)?.options[0]?.id ?? '')
    match.settleAll(chance)
    seat = module.game.seats.find(one => match.asked(one))
  }
  const seat = module.game.seats.find(one => (match.asked(one)?.options.length ?? 0) > 1)
  const seen = seat === undefined ? undefined : seenBy(match, seat, random(1))
  if (!seen || seat === undefined) throw new Error('nobody is asked')
  const { state, step, answers } = seen.position()
  const question: Question = {
    no: 7,
    game: 'sample',
    packs: [],
    seat,
    state,
    step,
    answers,
    playouts,
    seed: 1,
  }
  return { module, question, choice: seen.choice, usual: module.heuristic(seen) }
}

const found = (change: Partial<Found>): Found => ({
  no: 1,
  best: 'a',
  usual: 'a',
  worth: {},
  settled: true,
  ...change,
})

describe('a question thought through', () => {
  test('has the usual answer at once, tries others out, and settles', async () => {
    const { module, question, choice, usual } = await asked(60)
    const told = [...think(module, question)]
    expect(told[0]).toMatchObject({ no: 7, best: choice.options[usual]?.id, worth: {}, settled: false })
    const last = told.at(-1)
    expect(last?.settled).toBe(true)
    expect(choice.options.map(({ id }) => id)).toContain(last?.best)
    expect(Object.keys(last?.worth ?? {}).length).toBeGreaterThan(0)
    expect(Object.keys(last?.worth ?? {})).not.toContain(last?.usual)
  })

  test('is the same for the same seed', async () => {
    const { module, question } = await asked(40)
    expect([...think(module, question)].at(-1)).toEqual([...think(module, question)].at(-1))
  })

  test('of another seat is no question', async () => {
    const { module, question } = await asked(40)
    expect([...think(module, { ...question, seat: 'nobody' })]).toEqual([])
  })
})

describe('reasons in words', () => {
  const fewer = { gain: -0.4, sure: 'likely', reason: '0.4 fewer raiders destroyed' } as const
  const more = { gain: 0.6, sure: 'sure', reason: '0.6 more raiders destroyed' } as const

  test('the best is better than the usual one, or the next best would have been worse', () => {
    expect(whyBest(found({ best: 'b', worth: { b: more } }))).toBe(
      'Tried out, it beats the machine’s first thought: 0.6 more raiders destroyed (sure).',
    )
    expect(whyBest(found({ worth: { b: fewer } }))).toBe(
      'The next best answer is worse: 0.4 fewer raiders destroyed (likely).',
    )
    expect(whyBest(found({ worth: { b: more } })), 'no worse, but not sure enough').toBeUndefined()
    expect(whyBest(found({ best: 'b', worth: { b: { ...more, sure: 'a guess' } } }))).toBeUndefined()
    expect(whyBest(found({ worth: { b: { ...fewer, sure: 'a guess' } } }))).toBeUndefined()
  })

  test('each answer is told beside the usual one, and guesses are not', () => {
    const worth = { b: fewer, c: { ...more, sure: 'a guess' } } as const
    expect([...worthWords(found({ worth }))]).toEqual([
      ['b', 'worse in the long run: 0.4 fewer raiders destroyed (likely)'],
      ['a', 'the machine’s choice'],
    ])
    expect(worthWords(found({ best: 'b', worth: { b: more } })).get('b')).toMatch(/^better in the long run/)
    expect(worthWords(found({ worth: { b: more } })).size, 'the hint would not take it').toBe(0)
    expect(worthWords(found({ worth: { c: worth.c } })).size).toBe(0)
    const likely = { ...more, sure: 'likely' } as const
    expect(worthWords(found({ best: 'b', worth: { b: likely } })).has('b')).toBe(true)
    expect(worthWords(found({ best: 'b', worth: { b: likely, c: likely, d: more } })).has('b')).toBe(false)
  })
})

describe('at the table', () => {
  const minded = () => {
    const asked: ((found: Found) => void)[] = []
    const mind: Mind = { think: (_match, _seat, _playouts, tell) => asked.push(tell), rest: () => undefined }
    const tell = (change: Partial<Found>) => asked.at(-1)?.(found(change))
    return { asked, tell, ...sit({ mind }) }
  }

  test('a hint is the usual answer at once, and what was found when it is', () => {
    const { session, tell } = minded()
    session.askHint()
    expect(session.shown.hint).toBe('f')
    tell({ best: 'b', usual: 'f', worth: { b: { gain: 1, sure: 'sure', reason: '1 more point' } } })
    expect(session.shown).toMatchObject({
      hint: 'b',
      told: 'Tried out, it beats the machine’s first thought: 1 more point (sure).',
    })
    tell({ best: 'f', usual: 'f', worth: {}, settled: true })
    expect(session.shown).toMatchObject({
      hint: 'f',
      told: expect.stringMatching(/no other answer clearly better/),
    })
  })

  test('another answer is advised with its reason, or not at all', () => {
    const { session, tell } = minded()
    session.askHint()
    for (const own of [
      { gain: 1, sure: 'sure', reason: undefined },
      { gain: 1, sure: 'a guess', reason: '1 more point' },
    ] as const) {
      tell({ best: 'b', usual: 'f', worth: { b: own }, settled: true })
      expect(session.shown).toMatchObject({
        hint: 'f',
        told: expect.stringMatching(/no other answer clearly better/),
      })
    }
  })

  test('with odds on every question is thought about, and what answers do stands beside them', () => {
    const { session, asked, tell } = minded()
    expect(asked.length).toBe(0)
    session.toggleOdds()
    const worth = { b: { gain: 1, sure: 'sure', reason: '1 more point' } } as const
    tell({ usual: 'f', worth, settled: false })
    expect(session.shown.worth, 'it might be taken back a moment later').toBeUndefined()
    tell({ best: 'b', usual: 'f', worth })
    expect(session.shown.worth?.get('b')).toBe('better in the long run: 1 more point (sure)')
    session.take('b')
    expect(session.shown.worth).toBeUndefined()
    expect(asked.length).toBe(2)
    session.toggleOdds()
    tell({ worth: { left: { gain: 1, sure: 'sure', reason: '1 more point' } } })
    expect(session.shown.worth).toBeUndefined()
  })
})
