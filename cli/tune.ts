import { type Interval, meanOf } from '@tallyho/bots'
import { copy, type GameModule, Refused, type Result, type Setup } from '@tallyho/engine'
import { botsOf, openGame, prepare, registerPack, type SetupFlags } from './games.ts'
import { jobsFor, playAll } from './jobs.ts'
import { complain, margin, print, printJson, printTable } from './print.ts'

interface Flags extends SetupFlags {
  readonly value: readonly string[]
  readonly by: number
  readonly games: number
  readonly bot: string
  readonly seed: number
  readonly jobs?: number
  readonly json?: boolean
}

/** What a changed value does to the score, game by game with the same dice. */
interface Moved {
  readonly value: string
  readonly from: number
  readonly to: number
  readonly by: Interval
}

/** Values that are tried in one call. */
const MOST = 100

/** Which values of a pack move the score, and how far. */
export async function tune(id: string, flags: Flags): Promise<void> {
  const module = await openGame(id)
  const { game } = module
  const bot = [flags.bot]
  botsOf(module, { bot })
  const { setup, pack = game.packs.standard } = prepare(game, flags)
  const values = flags.value.flatMap(path => numbersBelow(pack, path))
  if (values.length > MOST)
    throw new Refused(
      `${values.length} values are too many for one call: name a part of them, at most ${MOST}.`,
    )
  const play = (changed: Setup, own: unknown) => {
    const whole = { game: id, setup: changed, pack: own, bot, seed: flags.seed, games: flags.games }
    return playAll(module, whole, jobsFor({ ...flags, bot }))
  }
  const before = await play(setup, flags.pack === undefined ? undefined : pack)
  if (!before) return
  const moved: Moved[] = []
  for (const path of values)
    for (const by of [-flags.by, flags.by]) {
      const changed = withChange(pack, path, by)
      const tuned = playable(module, changed.pack, path)
      if (tuned === undefined) continue
      const after = await play({ ...setup, pack: tuned }, changed.pack)
      if (!after) return
      moved.push({ value: path.join('.'), from: changed.from, to: changed.to, by: difference(before, after) })
    }
  const size = ({ by }: Moved) => Math.abs(by.value)
  moved.sort((a, b) => size(b) - size(a))
  if (flags.json) {
    printJson({ game: id, scenario: setup.scenario, seed: flags.seed, games: flags.games, moved })
    return
  }
  print(`${game.title}, ${setup.scenario}: ${flags.games} games each, ${flags.bot}, seed ${flags.seed}`)
  printTable([
    ['value', 'is', 'made', 'score moves by'],
    ...moved.map(({ value, from, to, by }) => [value, String(from), String(to), margin(by)]),
  ])
}

type Path = readonly string[]

/** The numbers in a pack at or below a place: `tables.flak.0`. */
function numbersBelow(pack: unknown, text: string): readonly Path[] {
  const path = text === '' ? [] : text.split('.')
  const at = path.reduce(inside, pack)
  if (at === undefined) throw new Refused(`There is nothing at '${text}' in this pack.`)
  const found = numbersIn(at, path)
  if (found.length === 0) throw new Refused(`There is no number at or below '${text}' in this pack.`)
  return found
}

function numbersIn(value: unknown, path: Path): Path[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => numbersIn(below, [...path, key]))
}

function inside(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}

/** A copy of a pack, under a name of its own, in which one number is changed. */
function withChange(pack: unknown, path: Path, by: number): { pack: unknown; from: number; to: number } {
  const changed = { ...copy(pack as object), id: 'tuned' }
  const holder = path.slice(0, -1).reduce(inside, changed) as Record<string, number>
  const key = path.at(-1) ?? ''
  const from = holder[key] ?? 0
  holder[key] = from + by
  return { pack: changed, from, to: from + by }
}

/** The key of a pack that can be played with; one that cannot is told of and left out. */
function playable<S>({ game }: GameModule<S>, pack: unknown, path: Path): string | undefined {
  try {
    return registerPack(game, pack, path.join('.'))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    complain(error.message)
    return undefined
  }
}

function difference(before: readonly Result[], after: readonly Result[]): Interval {
  return meanOf(after.map(({ score }, i) => score - (before[i]?.score ?? 0)))
}
