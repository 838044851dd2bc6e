import {
  choose,
  chooseTogether,
  d6,
  type Game,
  type GameModule,
  Match,
  note,
  packKey,
  seeded,
  type Words,
} from '@tallyho/engine'
import { vi } from 'vitest'
import type { SessionParts } from '../table/session/screen.ts'
import { TableSession } from '../table/session/session.ts'

/** A tiny game for tests of the table: two decisions and a die a round, for three rounds. */
export interface Toy {
  round: number
  score: number
  readonly log: string[]
}

const SIX = ['a', 'b', 'c', 'd', 'e', 'f']

export const toy: Game<Toy> = {
  id: 'toy',
  title: 'The Toy',
  version: '1',
  seats: ['raf'],
  scenarios: [{ id: 'noon', title: 'Noon', date: '1940-08-18', blurb: 'A test.' }],
  optionalRules: [{ id: 'fog', title: 'Fog', default: false }],
  packs: {
    standard: { id: 'standard' },
    check: data =>
      (data as { id?: unknown }).id === 'own' ? [] : [{ path: 'id', message: "expected 'own'" }],
    register: data => packKey(data as { readonly id: string }),
    has: key => key === 'standard' || key.startsWith('own@'),
  },
  begin: () => ({ round: 1, score: 0, log: [] }),
  first: 'plan',
  steps: {
    *plan(state) {
      const options = [
        { id: 'done', ends: true as const },
        ...SIX.map(id => ({ id, on: [`piece:${id}`, `row:${id < 'd' ? 1 : 2}`] })),
      ]
      const { id } = yield* choose('raf', 'piece', options)
      state.log.push(id)
      const way = yield* choose('raf', 'way', [{ id: 'left' }, { id: 'right' }])
      state.log.push(way.id)
      return 'roll'
    },
    *roll(state) {
      const die = yield* d6('score')
      state.score += die
      note('TOY-1', 'score', { die })
      if (state.log.includes('f')) throw new Error('f is broken')
      state.round += 1
      return state.round > 3 ? undefined : 'plan'
    },
  },
  view: state => state,
  standing: state => state.score,
  figures: ({ score }) => ({ score }),
  result: state =>
    state.round > 3 ? { level: 'won', score: state.score, figures: { score: state.score } } : undefined,
  checkBoard: () => [],
  counters: () => [],
  bound: 20,
}

export const words: Words<Toy> = {
  pause: (_, pause) => (pause.kind === 'chance' ? pause.what : pause.kind === 'choice' ? pause.ask : 'all'),
  stakes: () => [],
  answer(_, pause, index) {
    if (pause.kind === 'together') return ''
    const items = pause.kind === 'choice' ? pause.options : pause.outcomes
    return `take ${items[index]?.id}`
  },
  said: (state, pause, index) => words.answer(state, pause, index),
  note: ({ what, facts }) => `${what} ${facts.die}`,
  step: step => step,
  level: level => level,
  figure: figure => figure,
  seat: seat => `side ${seat}`,
  ref: ref => `the ${ref}`,
}

export const toyModule: GameModule<Toy> = {
  game: toy,
  words,
  heuristic: ({ choice }) => choice.options.length - 1,
  thinking: { until: [], sure: 2, second: 100, slips: 50 },
}

/** The same for two seats that choose in secret. */
export const duel: Game<Toy> = {
  ...toy,
  id: 'duel',
  seats: ['raf', 'luftwaffe'],
  first: 'offer',
  steps: {
    *offer(state) {
      const options = [{ id: 'high' }, { id: 'low' }]
      const given = yield* chooseTogether([
        { seat: 'raf', ask: 'height', options },
        { seat: 'luftwaffe', ask: 'height', options },
      ])
      state.log.push(given.map(({ id }) => id).join('-'))
      state.round += 1
      return state.round > 3 ? undefined : 'offer'
    },
  },
}

export const duelModule: GameModule<Toy> = { ...toyModule, game: duel }

/** A way that is asked for step by step. */
export const stepwise: Game<Toy> = {
  ...toy,
  steps: {
    ...toy.steps,
    *plan(state) {
      for (const id of ['up', 'on', 'down'])
        state.log.push((yield* choose('raf', 'step', [{ id }, { id: 'stay' }], ['piece:a'])).id)
      return 'roll'
    },
  },
}

export const SETUP = { scenario: 'noon', pack: 'standard', options: {} }

/** The toy on the table, with a person before it. */
export function sit(parts: Partial<SessionParts<Toy>> = {}) {
  const save = vi.fn()
  const session = new TableSession<Toy>({
    module: toyModule,
    match: new Match(toy, SETUP),
    seating: { raf: 'person' },
    ownDice: false,
    save,
    chance: seeded(1),
    numbers: n => n - 1,
    ...parts,
  })
  return { session, save }
}
