import type { Game } from '../../index.ts'
import { type Sky, skyGame } from '../patrol-game.ts'

export type Steps = Game<Sky>['steps']
export const { steps } = skyGame()
export const patrolling = (patrol: Steps[string]): Partial<Game<Sky>> => ({ steps: { ...steps, patrol } })
let tick = 0
/** Games that break one promise each, with the promise. */
export const broken: [promise: string, changes: Partial<Game<Sky>>][] = [
  [
    "'patrol' has a legal answer",
    patrolling(function* () {
      yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [] }
      return 'fight'
    }),
  ],
  [
    'have different ids',
    patrolling(function* () {
      yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: 'a' }, { id: 'a' }] }
      return 'fight'
    }),
  ],
  [
    'can be saved',
    patrolling(function* () {
      yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: 'a|b' }, { id: 'a' }] }
      return 'fight'
    }),
  ],
  [
    'can be saved',
    patrolling(function* () {
      yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: '' }, { id: 'a' }] }
      return 'fight'
    }),
  ],
  [
    'can be saved',
    patrolling(function* () {
      yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: 'a #b' }, { id: 'a' }] }
      return 'fight'
    }),
  ],
  [
    'positive whole weights',
    patrolling(function* () {
      yield {
        kind: 'chance',
        what: 'x',
        outcomes: [
          { id: 'a', weight: 0 },
          { id: 'b', weight: 1 },
        ],
      }
      return 'fight'
    }),
  ],
  [
    'ends within 400 answers',
    patrolling(function* () {
      for (;;) yield { kind: 'choice', seat: 'blue', ask: 'ever', options: [{ id: 'a' }, { id: 'b' }] }
    }),
  ],
  [
    'No counter is lost or doubled',
    patrolling(function* (sky) {
      sky.drawn.pop()
      return 'fight'
    }),
  ],
  [
    'The board is plain JSON data',
    patrolling(function* (sky) {
      ;(sky as unknown as { since: Date }).since = new Date(0)
      return 'fight'
    }),
  ],
  ['has a result', { result: () => undefined }],
  ['The standing at the end is the score', { standing: () => -1 }],
  ['The figures at the end are those of the result', { figures: () => ({ hits: 1 }) }],
  [
    'Looking at the board does not change it',
    {
      view: sky => {
        sky.fuel += 1
        return sky
      },
    },
  ],
  [
    'Saving and loading',
    patrolling(function* (sky) {
      sky.fuel = tick++
      return 'fight'
    }),
  ],
  [
    "The outcomes of 'x' have",
    patrolling(function* () {
      yield {
        kind: 'chance',
        what: 'x',
        outcomes: [
          { id: 'a', weight: 0.5 },
          { id: 'b', weight: 1 },
        ],
      }
      return 'fight'
    }),
  ],
  [
    'An answer that is not legal changes nothing',
    patrolling(function* () {
      yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: '\u0000' }, { id: 'a' }] }
      return 'fight'
    }),
  ],
  [
    'Undo goes back to before the first decision',
    patrolling(function* () {
      yield { kind: 'choice', seat: 'nobody', ask: 'patrol', options: [{ id: 'a' }, { id: 'b' }] }
      return 'fight'
    }),
  ],
  ['No counter is lost or doubled', { counters: ({ hour }) => (hour === 1 ? ['a'] : ['b']) }],
  ['No counter is lost or doubled', { counters: ({ hour }) => (hour === 3 ? ['a'] : ['b']) }],
  ['No counter is lost or doubled', { counters: ({ hour }) => (hour === 3 ? ['ab', 'c'] : ['a', 'bc']) }],
  [
    'A rule crashed: engine failure',
    {
      steps: {
        ...steps,
        *fight() {
          throw new Error('engine failure')
        },
      },
    },
  ],
]
