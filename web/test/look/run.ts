import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadModule } from '../../games.ts'
import { inTurn, withBrowser } from '../browser/browser.ts'
import { COUNTS } from './judge.ts'
import { recordsOf } from './moments.ts'
import { FULL, narrowed, type Plan, QUICK, SIZES, type Size } from './plan.ts'
import { playThrough, type Seen, type Sitting } from './play.ts'
import {
  type Allowances,
  distinct,
  lowerable,
  lowered,
  type Row,
  tableOf,
  tallyOf,
  troubles,
} from './tally.ts'

const ALLOWANCES = fileURLToPath(new URL('allowances.json', import.meta.url))
const SEED = 1

const HELP = `npm run look [-- flags]

Plays every game in Chromium on every screen and measures what a player sees. It ends with exit code 1 if anything
is not as it is allowed to be.

  --quick          a smaller plan: what npm test runs
  --game ID        only this game; may be given again
  --size 390x844   only this screen; may be given again
  --shots FOLDER   screenshots of the first and last question of each moment
  --json           everything that was found, as JSON
  --lower          writes what was found lower than allowed to the allowances
  --help           this text

Counts:
${Object.entries(COUNTS)
  .map(([count, about]) => `  ${count.padEnd(10)}${about}`)
  .join('\n')}`

/** Things of one count that are told, of each row. */
const TOLD = 4

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      game: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      shots: { type: 'string' },
      json: { type: 'boolean' },
      lower: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const plan = narrowed(values.quick ? QUICK : FULL, values.game ?? [], values.size ?? [])
  if (values.shots) mkdirSync(values.shots, { recursive: true })
  const allowances = JSON.parse(readFileSync(ALLOWANCES, 'utf8')) as Allowances
  const rows = await lookAt(plan, values.shots)
  if (values.lower)
    writeFileSync(ALLOWANCES, `${JSON.stringify(lowered(allowances, plan.name, rows), null, 2)}\n`)
  const allowed = ({ game, size }: Row) => allowances[plan.name]?.[game]?.[size] ?? {}
  const wrong = rows.filter(row => troubles(row, allowed(row)).length > 0)
  if (values.json) console.log(JSON.stringify(rows, null, 2))
  else tell(rows, allowed)
  return wrong.length > 0 ? 1 : 0
}

function tell(rows: readonly Row[], allowed: (row: Row) => Row['tally']): void {
  for (const row of rows) {
    const wrong = troubles(row, allowed(row))
    for (const trouble of wrong) console.log(`not ok ${trouble}`)
    for (const less of lowerable(row, allowed(row))) console.log(`lower the allowance: ${less}`)
    for (const count of Object.keys(COUNTS)) {
      const found = row.findings.filter(finding => finding.count === count)
      const told = [...found].sort((a, b) => (a.px ?? 0) - (b.px ?? 0)).slice(0, TOLD)
      for (const one of told) console.log(`  ${row.game} ${row.size} ${count}: ${one.told}`)
      if (found.length > told.length) console.log(`  ... and ${found.length - told.length} more`)
    }
  }
  for (const line of tableOf(rows, allowed)) console.log(line)
  const failed = rows.filter(row => troubles(row, allowed(row)).length > 0).length
  console.log(`${rows.length - failed} passed, ${failed} failed`)
}

/** One scenario on one screen. */
interface Task {
  readonly game: string
  readonly scenario: string
  readonly size: Size
}

async function lookAt(plan: Plan, shots: string | undefined): Promise<Row[]> {
  const sizes = SIZES.filter(({ name }) => plan.sizes.includes(name))
  const tasks: readonly Task[] = Object.entries(plan.scenarios).flatMap(([game, scenarios]) =>
    sizes.flatMap(size => scenarios.map(scenario => ({ game, scenario, size }))),
  )
  const records = await recordsFor(plan)
  const seen = await withBrowser((browser, url) =>
    inTurn(tasks, plan.atOnce, async task => {
      if (process.stderr.isTTY) process.stderr.write(`${task.game} ${task.scenario} ${task.size.name}\n`)
      const moments = records.get(`${task.game} ${task.scenario}`) as Sitting['records']
      return playThrough({ ...task, browser, url, records: moments, questions: plan.questions, shots })
    }),
  )
  return Object.keys(plan.scenarios).flatMap(game =>
    sizes.map(size =>
      rowOf(
        game,
        size.name,
        seen.filter((_, i) => tasks[i]?.game === game && tasks[i]?.size === size),
      ),
    ),
  )
}

/** The moments of a scenario are found once for all screens. */
async function recordsFor({ scenarios }: Plan): Promise<ReadonlyMap<string, Sitting['records']>> {
  const records = new Map<string, Sitting['records']>()
  for (const [game, all] of Object.entries(scenarios)) {
    const module = await loadModule(game)
    for (const scenario of all)
      records.set(`${game} ${scenario}`, recordsOf(module, { scenario, pack: 'standard', options: {} }, SEED))
  }
  return records
}

function rowOf(game: string, size: string, all: readonly Seen[]): Row {
  const findings = distinct(all.flatMap(one => one.findings))
  return {
    game,
    size,
    questions: all.reduce((sum, { questions }) => sum + questions, 0),
    smallest: Math.min(...all.map(({ smallest }) => smallest)),
    tally: tallyOf(findings),
    findings,
  }
}

process.exitCode = await main().catch(error => {
  console.log(`not ok ${error instanceof Error ? error.message : error}\n0 passed, 1 failed`)
  return 1
})
