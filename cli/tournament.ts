import { type Interval, LEVELS, type Level, type Meeting, meanOf, ratings, shareOf } from '@tallyho/bots'
import { Refused, type Result } from '@tallyho/engine'
import { isLevel, openGame, prepareEach, type SetupFlags } from './games.ts'
import { jobsFor, playAll } from './jobs.ts'
import { margin, percent, print, printJson, printTable } from './print.ts'

interface Flags extends SetupFlags {
  readonly games: number
  readonly level?: readonly string[]
  readonly playouts?: number
  readonly seed: number
  readonly jobs?: number
  readonly json?: boolean
}

/** How one level did against another, or beside it with the same dice. */
interface Met extends Meeting {
  readonly scenario: string
  readonly share: Interval
  /** Points of the first level more than the second. */
  readonly ahead: Interval
}

/** Levels against each other: at the two sides of a game, or alone with the same dice, where the higher score wins. */
export async function tournament(id: string, flags: Flags): Promise<void> {
  const module = await openGame(id)
  const { game } = module
  const levels = levelsOf(flags.level)
  const met: Met[] = []
  for (const { setup, pack } of prepareEach(game, flags)) {
    const play = (bot: readonly string[]) => {
      const whole = { game: id, setup, pack, bot, seed: flags.seed, games: flags.games }
      return playAll(module, { ...whole, playouts: flags.playouts }, jobsFor({ ...flags, bot }))
    }
    const [first = '', second] = game.seats
    if (second === undefined) {
      const alone = new Map<Level, readonly Result[]>()
      for (const level of levels) {
        const results = await play([level])
        if (!results) return
        alone.set(level, results)
      }
      for (const [a, b] of pairsOf(levels)) {
        const other = alone.get(b) ?? []
        const ahead = (alone.get(a) ?? []).map(({ score }, i) => score - (other[i]?.score ?? 0))
        met.push(meeting(setup.scenario, a, b, ahead, ahead.map(Math.sign)))
      }
    } else
      for (const [a, b] of pairsOf(levels)) {
        const there = await play([`${first}=${a}`, `${second}=${b}`])
        const back = await play([`${first}=${b}`, `${second}=${a}`])
        if (!there || !back) return
        const ahead = [...there.map(({ score }) => score), ...back.map(({ score }) => -score)]
        const won = ({ winner }: Result, seat: string) =>
          winner === undefined ? 0 : winner === seat ? 1 : -1
        const wins = [...there.map(one => won(one, first)), ...back.map(one => won(one, second))]
        met.push(meeting(setup.scenario, a, b, ahead, wins))
      }
  }
  const elo = ratings(met, levels.includes('regular') ? 'regular' : (levels[0] ?? ''))
  if (flags.json) {
    printJson({ game: id, seed: flags.seed, met, elo: Object.fromEntries(elo) })
    return
  }
  print(`${game.title}: ${flags.games} games each, seed ${flags.seed}`)
  printTable([
    ['scenario', 'level', 'against', 'wins', 'points ahead'],
    ...met.map(({ scenario, a, b, share, ahead }) => [scenario, a, b, percent(share), margin(ahead)]),
  ])
  print()
  printTable([['level', 'Elo'], ...[...elo].map(([level, points]) => [level, margin(points)])])
}

function levelsOf(names: readonly string[] = LEVELS): readonly Level[] {
  const levels = names.map(name => {
    if (!isLevel(name)) throw new Refused(`There is no level '${name}'. There are: ${LEVELS.join(', ')}.`)
    return name
  })
  if (new Set(levels).size < 2) throw new Refused('A tournament needs two levels at least.')
  return [...new Set(levels)]
}

function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, i) => items.slice(0, i).map(b => [a, b] as const))
}

function meeting(
  scenario: string,
  a: Level,
  b: Level,
  ahead: readonly number[],
  signs: readonly number[],
): Met {
  const wins = signs.reduce((sum, sign) => sum + (1 + sign) / 2, 0)
  const games = signs.length
  return { scenario, a, b, wins, games, share: shareOf(wins, games), ahead: meanOf(ahead) }
}
