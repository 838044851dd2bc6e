import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { thinksAhead } from '@tallyho/bots'
import type { GameModule, Result } from '@tallyho/engine'
import { SingleBar } from 'cli-progress'
import { withPack, writeCrash } from './crash.ts'
import { Exit } from './exit.ts'
import { BIN } from './places.ts'
import { complain } from './print.ts'
import { playShare, type Report, type Share } from './worker.ts'

/** Below this many games for each, another process is not worth its start; whoever thinks ahead takes far longer. */
const WORTHWHILE = { quick: 100, thinking: 2 }

export interface JobFlags {
  readonly games: number
  readonly bot?: readonly string[]
  readonly jobs?: number
}

/** How many processes play so many games. */
export function jobsFor({ jobs, games, bot = [] }: JobFlags): number {
  const thinks = bot.some(text => thinksAhead(text.slice(text.indexOf('=') + 1)))
  const most = Math.ceil(games / (thinks ? WORTHWHILE.thinking : WORTHWHILE.quick))
  return Math.min(jobs ?? Math.min(availableParallelism(), most), games)
}

export type Whole = Omit<Share, 'first' | 'stride'>

/** The results of all games by number, or undefined if one crashed. */
export async function playAll<S>(
  module: GameModule<S>,
  whole: Whole,
  jobs: number,
): Promise<Result[] | undefined> {
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
