import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { loadModule } from '../../games.ts'
import { withBrowser } from '../browser/browser.ts'
import { COUNTS } from './judge.ts'
import { recordsOf } from './moments.ts'
import { FULL, narrowed, type Plan, QUICK, SIZES } from './plan.ts'
import { playThrough, type Seen } from './play.ts'
import { type Allowances, distinct, lowered, type Row, tableOf, tallyOf, troubles } from './tally.ts'

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

async function lookAt(plan: Plan, shots: string | undefined): Promise<Row[]> {
  return withBrowser(async (browser, url) => {
    const rows: Row[] = []
    for (const [game, scenarios] of Object.entries(plan.scenarios))
      rows.push(...(await lookAtGame(browser, url, plan, game, scenarios, shots)))
    return rows
  })
}

/** A row for each size; the moments of a scenario are found once for all of them. */
async function lookAtGame(
  browser: Browser,
  url: string,
  plan: Plan,
  game: string,
  scenarios: readonly string[],
  shots: string | undefined,
): Promise<Row[]> {
  const module = await loadModule(game)
  const seen = new Map<string, Seen[]>()
  for (const scenario of scenarios) {
    const records = recordsOf(module, { scenario, pack: 'standard', options: {} }, SEED)
    for (const size of SIZES.filter(({ name }) => plan.sizes.includes(name))) {
      if (process.stderr.isTTY) process.stderr.write(`${game} ${scenario} ${size.name}\n`)
      const { questions } = plan
      const one = await playThrough({ browser, url, game, scenario, size, records, questions, shots })
      seen.set(size.name, [...(seen.get(size.name) ?? []), one])
    }
  }
  return [...seen].map(([size, all]) => {
    const findings = distinct(all.flatMap(({ findings }) => findings))
    return {
      game,
      size,
      questions: all.reduce((sum, { questions }) => sum + questions, 0),
      smallest: Math.min(...all.map(({ smallest }) => smallest)),
      tally: tallyOf(findings),
      findings,
    }
  })
}

process.exitCode = await main().catch(error => {
  console.log(`not ok ${error instanceof Error ? error.message : error}\n0 passed, 1 failed`)
  return 1
})
