import { seenBy } from '@tallyho/bots'
import { Match, random, seeded } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { loadModule } from '../../games.ts'
import type { Mind } from '../../mind/mind.ts'
import { type Found, type Question, think, type Worth } from '../../mind/thinking.ts'
import { CHOICE, GLANCE, verdictOf } from '../../mind/words.ts'
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
  worth: {},
  isWhole: true,
  playouts: 120,
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
    expect(Object.keys(last?.worth ?? {})).not.toContain(last?.best)
  })

  test('whoever waits no longer is told what is found by then, and enough to say anything', async () => {
    const { module, question } = await asked(100_000)
    const last = [...think(module, { ...question, within: 0 })].at(-1)
    expect(last).toMatchObject({ settled: true })
    expect(last?.playouts).toBeLessThan(1000)
    expect(Object.keys(last?.worth ?? {}).length, 'something was tried often enough').toBeGreaterThan(0)
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

describe('one verdict', () => {
  const worse: Worth = {
    gain: -0.6,
    sure: 'sure',
    reason: '0.6 fewer raiders destroyed',
    besideIt: '0.6 more raiders destroyed',
  }
  const likely: Worth = { ...worse, gain: -0.4, sure: 'likely' }
  const level: Worth = { ...worse, gain: 0.3, sure: 'a guess' }
  const spoken = (change: Partial<Found>) => {
    const { beside, ...rest } = verdictOf(found(change))
    return { beside: Object.fromEntries(beside), ...rest }
  }

  test('where all others are worse, the best is the choice, and what it brings is said', () => {
    expect(spoken({ worth: { b: worse } })).toEqual({
      beside: { a: CHOICE, b: 'worse on average: 0.6 fewer raiders destroyed' },
      others: 'not tried',
      choice: { id: 'a', mark: CHOICE },
      line: '0.6 more raiders destroyed than with the next best answer.',
      settled: true,
    })
    const { beside, line } = spoken({ worth: { b: likely, c: worse } })
    expect(beside.b).toBe('probably worse on average: 0.6 fewer raiders destroyed')
    expect(line).toBe('Probably 0.6 more raiders destroyed than with the next best answer.')
    expect(spoken({ worth: { b: { ...worse, reason: undefined, besideIt: undefined } } })).toMatchObject({
      beside: { b: 'worse on average' },
      line: 'Better on average than with the next best answer.',
    })
  })

  test('what cannot be told from the best is as good, and never better', () => {
    const better: Worth = { ...level, gain: 2, sure: 'sure' }
    for (const one of [level, better])
      expect(spoken({ worth: { b: one, c: worse } })).toMatchObject({
        beside: { a: 'as good as any', b: 'as good as any', c: expect.stringMatching(/^worse/) },
        choice: { id: 'a', mark: 'as good as any' },
        line: '2 answers came out about equal, the others worse.',
      })
    expect(spoken({ worth: { b: level, c: worse }, isWhole: false }).line, 'nothing of those not tried').toBe(
      '2 answers came out about equal, the others that were tried worse.',
    )
    expect(spoken({ worth: { b: { ...worse, gain: -0.01 } } }).beside, 'nothing worth a word').toEqual({})
  })

  test('of many one looks worse by luck alone', () => {
    expect(spoken({ worth: { b: likely, c: worse, d: worse } }).beside.b).toBe('as good as any')
  })

  test('where nothing tells the answers apart, none is marked and one line says so', () => {
    expect(spoken({ worth: { b: level, c: level } })).toEqual({
      beside: {},
      others: '\u00a0',
      line: 'Played on from here, no answer came out clearly better: go by what each of them says.',
      settled: true,
    })
  })

  test('of answers that were not tried nothing is claimed', () => {
    expect(spoken({ worth: { b: level, c: level }, isWhole: false })).toMatchObject({
      beside: {},
      choice: { id: undefined, mark: GLANCE },
      line: expect.stringContaining('The 3 likeliest answers were tried, and none came out clearly better'),
    })
    expect(spoken({ isWhole: false })).toMatchObject({
      choice: { id: undefined, mark: GLANCE },
      line: expect.stringContaining('no time'),
    })
  })

  test('before it is settled nothing is chosen, but what is clear so far is said', () => {
    expect(spoken({ worth: {}, playouts: 0, settled: false }).line).toContain('trying the answers out')
    expect(spoken({ worth: { b: level }, settled: false })).toEqual({
      beside: {},
      others: '…',
      line: 'Tried out in 120 games so far: no difference yet …',
      settled: false,
    })
    expect(spoken({ worth: { b: worse, c: likely }, settled: false })).toEqual({
      beside: { b: 'worse so far: 0.6 fewer raiders destroyed' },
      others: '…',
      line: 'Tried out in 120 games so far …',
      settled: false,
    })
  })
})

describe('at the table', () => {
  const minded = () => {
    const asked: ((found: Found) => void)[] = []
    const mind: Mind = { think: (_match, _seat, _playouts, tell) => asked.push(tell), rest: () => undefined }
    const tell = (change: Partial<Found>) => asked.at(-1)?.(found(change))
    return { asked, tell, ...sit({ mind }) }
  }
  const worse: Worth = { gain: -1, sure: 'sure', reason: '1 fewer point', besideIt: '1 more point' }

  test('a hint is the first glance at once, marked as no more, and what was found when it is', () => {
    const { session, tell } = minded()
    session.askHint()
    expect(session.shown).toMatchObject({
      hint: 'f',
      advice: { mark: GLANCE, line: expect.stringMatching(/trying/) },
    })
    tell({ best: 'b', worth: { f: worse }, settled: false })
    expect(session.shown).toMatchObject({
      hint: 'f',
      advice: { mark: GLANCE, line: expect.stringMatching(/so far/) },
    })
    tell({ best: 'b', worth: { f: worse } })
    expect(session.shown).toMatchObject({
      hint: 'b',
      advice: { mark: CHOICE, line: '1 more point than with the next best answer.' },
    })
    session.clear()
    expect(session.shown).toMatchObject({ hint: undefined, advice: undefined })
  })

  test('where there is no difference no answer is marked', () => {
    const { session, tell } = minded()
    session.askHint()
    tell({ best: 'f', worth: { b: { ...worse, sure: 'a guess' } } })
    expect(session.shown.advice).toEqual({
      mark: undefined,
      line: 'Played on from here, no answer came out clearly better: go by what each of them says.',
    })
  })

  test('where too few were tried to say anything, it stays what it was at first glance', () => {
    const { session, tell } = minded()
    session.askHint()
    tell({ best: 'b', worth: { f: { ...worse, sure: 'a guess' } }, isWhole: false })
    expect(session.shown).toMatchObject({ hint: 'f', advice: { mark: GLANCE } })
  })

  test('who could not think says so, and leaves it at the first glance', () => {
    const { session, tell } = minded()
    session.askHint()
    tell({ best: undefined, isWhole: false })
    expect(session.shown).toMatchObject({
      hint: 'f',
      advice: { mark: GLANCE, line: expect.stringMatching(/could not be tried/) },
    })
  })

  test('the game’s own reason stands before what was found, as long as its answer does', () => {
    const asked: ((found: Found) => void)[] = []
    const mind: Mind = { think: (_match, _seat, _playouts, tell) => asked.push(tell), rest: () => undefined }
    const { session } = sit({ mind, manners: { advice: () => 'it is near.' } })
    const lineAfter = (change: Partial<Found>) => {
      asked.at(-1)?.(found(change))
      return session.shown.advice?.line
    }
    session.askHint()
    expect(lineAfter({ best: 'f', worth: { b: worse } })).toMatch(/^It is near\. 1 more point/)
    expect(lineAfter({ best: 'b', worth: { f: worse } })).toMatch(/^1 more point/)
    expect(lineAfter({ best: 'f', worth: { b: { ...worse, sure: 'a guess' } } })).toMatch(
      /^Played on from here/,
    )
  })

  test('with odds on every question is thought about, and what answers do stands beside them as soon as it is clear', () => {
    const { session, asked, tell } = minded()
    expect(asked.length).toBe(0)
    session.toggleOdds()
    tell({ best: 'b', worth: { f: worse }, settled: false })
    expect(session.shown.worth?.beside.get('f')).toBe('worse so far: 1 fewer point')
    tell({ best: 'b', worth: { f: worse } })
    expect(session.shown.worth?.beside.get('b')).toBe(CHOICE)
    session.take('b')
    expect(session.shown.worth).toBeUndefined()
    expect(asked.length).toBe(2)
    session.toggleOdds()
    tell({ best: 'left', worth: { right: worse } })
    expect(session.shown.worth).toBeUndefined()
  })

  test('a hint beside odds says what they say: one thought is for both', () => {
    const { session, asked, tell } = minded()
    session.toggleOdds()
    tell({ best: 'b', worth: { f: worse }, settled: false })
    session.askHint()
    expect(session.shown.advice?.line).toMatch(/so far/)
    tell({ best: 'b', worth: { f: worse } })
    expect(session.shown).toMatchObject({ hint: 'b', advice: { mark: CHOICE } })
    expect(session.shown.worth?.beside.get('b')).toBe(CHOICE)
    session.clear()
    session.askHint()
    expect(session.shown, 'nothing is thought about again').toMatchObject({ hint: 'b' })
    expect(asked.length).toBe(1)
  })
})
