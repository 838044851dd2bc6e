import { type Interval, meanOf, shareOf } from '@tallyho/bots'
import type { Result } from '@tallyho/engine'
import { botsOf, openGame, prepareEach, type SetupFlags } from './games.ts'
import { jobsFor, playAll } from './jobs.ts'
import { margin, percent, print, printJson, printTable } from './print.ts'

interface Flags extends SetupFlags {
  readonly games: number
  readonly bot: string
  readonly seed: readonly number[]
  readonly jobs?: number
  readonly json?: boolean
}

interface Balance {
  readonly scenario: string
  readonly seed: number
  readonly score: Interval
  /** By level of victory. */
  readonly levels: Readonly<Record<string, Interval>>
}

/** How every scenario ends between players of one strength, on more than one seed. */
export async function balance(id: string, flags: Flags): Promise<void> {
  const module = await openGame(id)
  const { game, words } = module
  const bot = [flags.bot]
  botsOf(module, { bot })
  const found: Balance[] = []
  for (const { setup, pack } of prepareEach(game, { scenario: 'all', ...flags }))
    for (const seed of flags.seed) {
      const whole = { game: id, setup, pack, bot, seed, games: flags.games }
      const results = await playAll(module, whole, jobsFor({ ...flags, bot }))
      if (!results) return
      found.push({ scenario: setup.scenario, seed, ...balanceOf(results) })
    }
  if (flags.json) {
    printJson({ game: id, bot: flags.bot, games: flags.games, found })
    return
  }
  print(`${game.title}: ${flags.games} games each, ${flags.bot}`)
  const levels = [...new Set(found.flatMap(one => Object.keys(one.levels)))]
  printTable([
    ['scenario', 'seed', 'score', ...levels.map(level => words.level(level))],
    ...found.map(({ scenario, seed, score, levels: shares }) => [
      scenario,
      String(seed),
      margin(score),
      ...levels.map(level => percent(shares[level])),
    ]),
  ])
}

function balanceOf(results: readonly Result[]): Pick<Balance, 'score' | 'levels'> {
  const counts = new Map<string, number>()
  for (const { level } of results) counts.set(level, (counts.get(level) ?? 0) + 1)
  const levels = [...counts].sort(([, a], [, b]) => b - a)
  return {
    score: meanOf(results.map(({ score }) => score)),
    levels: Object.fromEntries(levels.map(([level, count]) => [level, shareOf(count, results.length)])),
  }
}
