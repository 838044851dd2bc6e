import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Spread, type Statistics, statisticsOf } from '@tallyho/bots'
import { type GameModule, Refused, type Result, type Words } from '@tallyho/engine'
import { SingleBar } from 'cli-progress'
import { chart, textChart } from './chart.ts'
import { withPack, writeCrash } from './crash.ts'
import { Exit } from './exit.ts'
import { checkWritable, writeText } from './files.ts'
import { type BotFlags, botsOf, openGame, prepareEach, type SetupFlags } from './games.ts'
import { BIN } from './places.ts'
import { complain, print, printJson, printTable, round } from './print.ts'
import { playShare, type Report, type Share } from './worker.ts'

interface Flags extends SetupFlags, BotFlags {
  readonly games: number
  readonly playouts?: number | undefined
  readonly seed: number
  readonly jobs?: number
  readonly json?: boolean
  readonly chart?: string
}

/** Below this many games for each, another process is not worth its start. */
const WORTHWHILE = 100

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

function jobsFor({ jobs, games }: Flags): number {
  return Math.min(jobs ?? Math.min(availableParallelism(), Math.ceil(games / WORTHWHILE)), games)
}

type Whole = Omit<Share, 'first' | 'stride'>

/** The results of all games by number, or undefined if one crashed. */
async function playAll<S>(module: GameModule<S>, whole: Whole, jobs: number): Promise<Result[] | undefined> {
  const results: Result[] = []
  let crash: Extract<Report, { kind: 'crash' }> | undefined
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total}, {eta_formatted} left' })
    : undefined
  bar?.start(whole.games, 0)
  const take = (report: Report) => {
    bar?.increment()
    if (report.kind === 'game') results[report.i] = report.result
    else if (!crash || report.i < crash.i) crash = report
  }
  if (jobs === 1) playShare(module, { ...whole, first: 0, stride: 1 }, take)
  else
    await Promise.all(
      Array.from({ length: jobs }, (_, first) => playElsewhere({ ...whole, first, stride: jobs }, take)),
    )
  bar?.stop()
  if (!crash) return results
  const { game, setup, seed, pack } = whole
  const record = withPack(crash.record, pack)
  const note = { message: crash.message }
  const file = writeCrash('crashes', `${game}-${setup.scenario}-sim-${seed}-${crash.i}`, record, note)
  complain(`tallyho: a rule crashed in game ${crash.i}: ${crash.message}\n  npx tallyho replay ${file}`)
  process.exitCode = Exit.crashed
  return undefined
}

function playElsewhere(share: Share, take: (report: Report) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(BIN, ['worker'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
    child.on('message', batch => (batch as Report[]).forEach(take))
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(`A process of the simulation ended with ${code}`)),
    )
    child.send(share)
  })
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
