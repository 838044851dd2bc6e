import { type Cup, choose, chooseTogether, d6, draw, type Game, note, putBack, type Setup } from '../index.ts'

/** A small game for the engine's own tests: three hours of patrols, with a cup, a die and a secret choice. */
export interface Sky {
  hour: number
  readonly hours: number
  fuel: number
  readonly cup: Cup<'cloud' | 'sun'>
  readonly drawn: ('cloud' | 'sun')[]
  readonly hits: number[]
  readonly heights: string[]
}

export const SETUP: Setup = { scenario: 'short', pack: 'standard', options: {} }

const HEIGHTS = [{ id: 'low' }, { id: 'high' }]

export function skyGame(changes: Partial<Game<Sky>> = {}, seats: readonly string[] = ['blue']): Game<Sky> {
  const game: Game<Sky> = {
    id: 'sky',
    title: 'Sky',
    version: '1',
    seats,
    scenarios: [
      { id: 'short', title: 'Three hours', date: '1940', blurb: '' },
      { id: 'long', title: 'Sixty hours', date: '1940', blurb: '' },
    ],
    optionalRules: [{ id: 'wind', title: 'Wind', default: false }],
    packs: {
      standard: { id: 'standard' },
      check: data => (typeof data === 'object' ? [] : [{ path: '', message: 'expected an object' }]),
      register: () => 'own',
      has: id => id === 'standard' || id === 'own',
    },
    begin: ({ scenario }) => ({
      hour: 0,
      hours: scenario === 'long' ? 60 : 3,
      fuel: 20,
      cup: { cloud: 2, sun: 1 },
      drawn: [],
      hits: [],
      heights: [],
    }),
    first: 'weather',
    steps: {
      *weather(sky) {
        const chit = yield* draw('weather', sky.cup)
        sky.drawn.push(chit)
        note('SKY-1', 'weather', { chit })
        return 'patrol'
      },
      *patrol(sky) {
        for (;;) {
          const options = [{ id: 'done' }, ...(sky.fuel > 0 ? [{ id: 'climb', by: 1 }] : [])]
          const { id } = yield* choose('blue', 'patrol', options)
          if (id === 'done') return 'fight'
          sky.fuel--
        }
      },
      *fight(sky) {
        const [a, b] = seats
        if (a !== undefined && b !== undefined) {
          const picks = yield* chooseTogether([
            { seat: a, ask: 'height', options: HEIGHTS },
            { seat: b, ask: 'height', options: HEIGHTS },
          ])
          sky.heights.push(...picks.map(({ id }) => id))
        }
        sky.hits.push(yield* d6('hits'))
        note('SKY-2', 'hits', { die: sky.hits.at(-1) })
        for (const chit of sky.drawn.splice(0)) putBack(sky.cup, chit)
        sky.hour++
        return sky.hour < sky.hours ? 'weather' : undefined
      },
    },
    view: sky => sky,
    checkBoard: () => [],
    standing: ({ hits }) => hits.reduce((a, b) => a + b, 0),
    figures: () => ({}),
    result: sky =>
      sky.hour < sky.hours ? undefined : { level: 'done', score: game.standing(sky), figures: {} },
    counters: ({ cup, drawn }) => [
      ...Array.from({ length: cup.cloud }, () => 'cloud'),
      ...Array.from({ length: cup.sun }, () => 'sun'),
      ...drawn,
    ],
    bound: 400,
  }
  return { ...game, ...changes }
}
