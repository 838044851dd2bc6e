import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { provideChromium } from './chromium.mjs'
import { countLastLine, countUnit, failedLines, failedUnit, triedAgain } from './counts.mjs'
import { install } from './install.mjs'
import { buildWeb, node, npm } from './shell.mjs'

/** No stage may hang a build for longer than this. */
const LIMIT = { limit: 40 * 60_000 }

const folder = mkdtempSync(join(tmpdir(), 'tallyho-test-'))
const results = join(folder, 'unit.json')

/** Both cores are busy: V8 does best without helpers of its own, which wait for each other, and with room to collect garbage seldom. */
const ALONE = ['--single-threaded', '--min-semi-space-size=16', '--max-semi-space-size=32']

/** Stages that run at the same time: while one waits, or has work for one core alone, another goes on. */
const AT_ONCE = Math.min(2, availableParallelism())

/** A stage gives how many tests passed and failed, and what it wrote. It begins when those it comes after are done. */
const STAGES = {
  types: { about: 'types (tsc)', run: () => script('types') },
  lint: { about: 'lint and format (biome)', run: () => script('lint') },
  layers: { about: 'imports point one way (dependency-cruiser)', run: () => script('layers') },
  dead: { about: 'no dead code (knip)', run: () => script('dead') },
  unit: { about: 'engine, games, bots, command line (vitest)', run: unit },
  rules: { about: 'every rule cited and proven', run: rules, after: ['unit'] },
  build: { about: 'web build (vite)', run: async () => asOne(await buildWeb(LIMIT)) },
  browser: { about: 'the app in Chromium (playwright)', run: inChromium('browser'), after: ['build'] },
  look: {
    about: 'every board on three screens, measured',
    run: inChromium('look', '--quick'),
    after: ['build'],
  },
}

/** They run as long as all others together, or are waited for by those that do. */
const FIRST = ['unit', 'build', 'browser', 'look']

const HELP = `npm test [-- --only STAGE,STAGE]

Installs what is missing, runs all stages, two at a time, and ends with the line 'N passed, N failed'.
A stage that is not a test runner counts as one test.

  --only   run only these stages
  --help   this text

Stages:
${Object.entries(STAGES)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join('\n')}`

/** What the stages of this run gave, by name. */
const done = {}

try {
  process.exitCode = await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function main() {
  const { chosen, trouble } = readFlags()
  if (trouble) return refuse(trouble)
  if (chosen === undefined) {
    console.log(HELP)
    return 0
  }
  const missing = await install()
  if (missing) {
    console.log(missing)
    return total({ passed: 0, failed: 1 })
  }
  const counts = await runAll(chosen)
  for (const name of chosen) for (const one of done[name].what ?? []) console.log(`failed in ${name}: ${one}`)
  return total({
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  })
}

/** The longest are begun first; each place that becomes free takes the next stage that need not wait. */
async function runAll(chosen) {
  const waiting = [...new Set([...FIRST, ...chosen])].filter(name => chosen.includes(name))
  const running = new Map()
  while (waiting.length + running.size > 0) {
    const next = waiting.find(name => isReady(name, [...waiting, ...running.keys()]))
    if (next !== undefined && running.size < AT_ONCE) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        stage(next).finally(() => running.delete(next)),
      )
    } else await Promise.race(running.values())
  }
  return chosen.map(name => done[name])
}

function isReady(name, undone) {
  return !STAGES[name].after?.some(first => undone.includes(first))
}

/** The stages to run in their order; none of both for --help. */
function readFlags() {
  try {
    const options = { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } }
    const { values } = parseArgs({ options })
    if (values.help) return {}
    const names = Object.keys(STAGES)
    const only = values.only?.flatMap(list => list.split(',')).map(name => name.trim()) ?? names
    const unknown = only.find(name => !names.includes(name))
    if (unknown !== undefined)
      return { trouble: `There is no stage '${unknown}'. Stages: ${names.join(', ')}.` }
    return { chosen: names.filter(name => only.includes(name)) }
  } catch (error) {
    return { trouble: `${error.message}\nSee npm test -- --help.` }
  }
}

function refuse(trouble) {
  console.error(trouble)
  return 1
}

async function stage(name) {
  const begun = performance.now()
  const { passed, failed, output, what } = await STAGES[name].run()
  done[name] = { passed, failed, what }
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'ok'
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${name.padEnd(9)}${counts.padEnd(26)}${seconds.padStart(6)} s`)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  else for (const line of triedAgain(output)) console.log(`  ${line}`)
}

function total({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

async function script(name, ...args) {
  return asOne(await npm(['run', '--silent', name, '--', ...args], LIMIT))
}

function asOne({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

async function unit() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const { code, output } = await node(
    [...ALONE, 'node_modules/vitest/vitest.mjs', 'run', ...reporters],
    LIMIT,
  )
  const json = existsSync(results) ? readFileSync(results, 'utf8') : ''
  return { ...countUnit(json, code), what: failedUnit(json), output }
}

/** Asks the unit tests of this run, if there were any, so that they do not run twice. */
function rules() {
  return done.unit ? script('rules', '--results', results) : script('rules')
}

/** A program of web/test that needs the built app and a browser. */
function inChromium(folder, ...args) {
  return async () => {
    if (done.build?.failed) return { passed: 0, failed: 1, output: 'There is no web build to test.' }
    const { path, trouble } = await provideChromium()
    if (!path) return { passed: 0, failed: 1, output: trouble }
    const { code, output } = await node(['--import', 'tsx', `web/test/${folder}/run.ts`, ...args], {
      ...LIMIT,
      env: { CHROMIUM: path },
    })
    return { ...countLastLine(output, code), what: failedLines(output), output }
  }
}
