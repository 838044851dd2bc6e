import { copy } from '../play/copy.ts'
import { Run } from '../play/run.ts'
import { fair, random } from '../rules/chance.ts'
import type { Game, Step } from '../rules/game.ts'

/** Values that no counter, count or name ever has. */
const NUMBERS = [-1, 0.5, 1e9, 2 ** 31]
const TEXTS = ['', 'nobody', 'x'.repeat(100)]
const MANY = 5_000

export interface Absurd {
  /** Where the board was changed, and to what. */
  readonly change: string
  readonly board: unknown
}

/**
 * Boards as a hostile or damaged file might hold them: a sound one with one value made absurd, each value in turn. What
 * reads boards from files must refuse them, or they must be played on without a crash that loses anything or a loop without end.
 */
export function* absurdBoards(board: unknown): Generator<Absurd> {
  for (const path of pathsIn(board))
    for (const value of absurdFor(at(board, path))) {
      const changed = copy(board)
      put(changed, path, value)
      yield { change: `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}`, board: changed }
    }
}

/** So many steps without a question are a circle. */
const MOST_STEPS = 1_000

/**
 * Makes a board absurd in every way and plays on, at random, with each that the game's own check takes. Returns how many
 * were made and what was changed in those that were taken; throws if one makes the game run in a circle.
 */
export function playAbsurd<S>(game: Game<S>, board: S, step: Step, answers = 40) {
  const made = [...absurdBoards(board)]
  const taken = made.filter(absurd => game.checkBoard(absurd.board).length === 0)
  for (const absurd of taken) {
    const numbers = random(3)
    const dice = fair(numbers)
    let steps = 0
    const count = () => {
      if (++steps > MOST_STEPS) throw new Error(`${absurd.change}: the game runs in a circle`)
    }
    const run = new Run(game, absurd.board as S, step, undefined, count)
    for (let i = 0; i < answers && run.pause; i++) {
      const { pause } = run
      if (pause.kind === 'chance') run.answer(dice(pause))
      else if (pause.kind === 'choice') run.answer(numbers(pause.options.length))
      else run.answer(pause.asks.map(({ options }) => numbers(options.length)))
    }
  }
  return { made: made.length, taken: taken.map(({ change }) => change) }
}

type Path = readonly (string | number)[]

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  const all = Object.keys(value)
  // Of like things the first and the last stand for all of them.
  const keys = Array.isArray(value) || isCup(value) ? new Set([all[0], all.at(-1)]) : all
  for (const key of keys)
    if (key !== undefined) yield* pathsIn((value as Record<string, unknown>)[key], [...path, key])
}

/** A cup or a deck has a count for each of many things; a few numbers side by side may each mean something else. */
function isCup(value: object): boolean {
  const counts = Object.values(value)
  return counts.length > 12 && counts.every(count => typeof count === 'number')
}

function absurdFor(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [...NUMBERS, 'seven', null]
  if (typeof value === 'string') return [...TEXTS, 7]
  if (typeof value === 'boolean') return ['yes']
  if (Array.isArray(value)) return [{}, Array(MANY).fill(value[0] ?? 0)]
  return [[], 7, { ...(value as object), nobodyKnows: 1 }]
}

function at(board: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], board)
}

function put(board: unknown, path: Path, value: unknown): void {
  const parent = at(board, path.slice(0, -1)) as Record<string, unknown>
  parent[path.at(-1) as string] = value
}
