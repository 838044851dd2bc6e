import { type Spread, type Statistics, statisticsOf } from '@tallyho/bots'
import { Refused, type Result, type Words } from '@tallyho/engine'
import { chart, textChart } from './chart.ts'
import { checkWritable, writeText } from './files.ts'
import { type BotFlags, botsOf, openGame, prepareEach, type SetupFlags } from './games.ts'
import { jobsFor, playAll } from './jobs.ts'
import { print, printJson, printTable, round } from './print.ts'

interface Flags extends SetupFlags, BotFlags {
  readonly games: number
  readonly playouts?: number | undefined
  readonly seed: number
  readonly jobs?: number
  readonly json?: boolean
  readonly chart?: string
}

export async function sim(id: string, flags: Flags): Promise<void> {
  const module = await openGame(id)
  const { game } = module
  const bot = flags.bot ?? ['heuristic']
  const players = botsOf(module, { ...flags, bot })
  for (const seat of game.seats)
    if (!players[seat]) throw new Refused(`Nobody plays ${seat}: give it a --bot too.`)
  const prepared = prepareEach(game, flags)
  if (flags.chart !== undefined) checkWritable(flags.chart)
  const found: { scenario: string; statistics: Statistics; results: Result[] }[] = []
  for (const { setup, pack } of prepared) {
    const share = {
      game: id,
      setup,
      pack,
      bot,
      playouts: flags.playouts,
      seed: flags.seed,
      games: flags.games,
    }
    const results = await playAll(module, share, jobsFor(flags))
    if (!results) return
    found.push({ scenario: setup.scenario, statistics: statisticsOf(results), results })
  }
  if (flags.chart !== undefined) {
    const scores = found.map(({ scenario, results }) => ({
      title: scenario,
      values: results.map(({ score }) => score),
    }))
    writeText(flags.chart, chart(`${game.title}: ${flags.games} games, ${bot.join(', ')}`, scores))
  }
  if (flags.json) {
    const scenarios = found.map(({ scenario, statistics }) => ({ scenario, ...statistics }))
    printJson({ game: id, bot, seed: flags.seed, scenarios })
    return
  }
  for (const { scenario, statistics, results } of found) {
    print(`${game.title}, ${scenario}: ${flags.games} games, ${bot.join(', ')}, seed ${flags.seed}`)
    printStatistics(module.words, statistics)
    print('Games by score')
    for (const line of textChart(results.map(({ score }) => score))) print(line)
    print()
  }
}

function printStatistics<S>(words: Words<S>, { games, levels, score, figures }: Statistics): void {
  const percent = (count: number) => `${((100 * count) / games).toFixed(1)} %`
  printTable([
    ['level', 'games', ''],
    ...Object.entries(levels).map(([level, count]) => [words.level(level), String(count), percent(count)]),
  ])
  print()
  const row = (name: string, spread: Spread) => [name, ...COLUMNS.map(column => round(spread[column]))]
  printTable([
    ['', ...COLUMNS],
    row('Score', score),
    ...Object.entries(figures).map(([name, spread]) => row(words.figure(name), spread)),
  ])
  print()
}

const COLUMNS = [
  'mean',
  'sd',
  'min',
  'q05',
  'q25',
  'median',
  'q75',
  'q95',
  'max',
] as const satisfies (keyof Spread)[]
