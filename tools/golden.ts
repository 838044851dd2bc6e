import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { versions } from './versions.mjs'

Object.assign(globalThis, { __RULES__: await versions() })
const { FOLDER, goldenFile, goldenFiles, goldenText, modules, plansOf, readGolden, recorded } = await import(
  './golden-games.ts'
)

const HELP = `npm run golden [-- --fresh]

Records the golden games anew after a rule was changed on purpose: a game goes on with the answers it had as far as they
fit, so that the difference in its file begins where the rule changes it. A game that replays as it is stays untouched.

  --fresh   play every game anew from set-up`

const { values } = parseArgs({
  options: { fresh: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
})
if (values.help) console.log(HELP)
else for (const module of await modules()) record(module)

function record(module: Awaited<ReturnType<typeof modules>>[number]): void {
  const plans = plansOf(module)
  const files = plans.map(plan => goldenFile(module.game.id, plan))
  for (const [i, plan] of plans.entries()) write(module, plan, files[i] as string)
  for (const file of goldenFiles(module.game.id)) if (!files.includes(file)) rmSync(file)
}

function write(
  module: Parameters<typeof recorded>[0],
  plan: Parameters<typeof recorded>[1],
  file: string,
): void {
  const before = existsSync(file) && !values.fresh ? readGolden(file) : undefined
  const golden = recorded(module, plan, before)
  // A version is no difference: what counts is the game.
  if (before && goldenText({ ...golden, rules: before.rules }) === readFileSync(file, 'utf8')) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, goldenText(golden))
  console.log(`${relative(FOLDER, file)}: ${golden.answers.length} answers`)
}
