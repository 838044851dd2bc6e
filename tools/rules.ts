import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isComplete, type Proof, prove, type TestRun } from './proof.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const HELP = `npm run rules [-- GAME] [-- --json] [-- --results FILE]

How many lines of each game's RULES.md the code cites and a passing test proves, and which not.

  GAME             only this game, for instance the-hardest-days
  --json           print { lines, outOfScope, cited, proven, missing, examples, derived, errors }, by game if none is named
  --results FILE   take the tests from this vitest JSON file instead of running them
  --help           this text`

/** What vitest's JSON reporter writes, as far as it is read here. */
interface Results {
  readonly startTime: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

process.exitCode = main()

function main(): number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        results: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(HELP)
      return 0
    }
    if (positionals.length > 1) throw new Error(`One game at a time: ${positionals.join(', ')}`)
    const games = gamesToProve(positionals[0])
    const results = values.results ? fresh(values.results) : runTests(games)
    const proofs = Object.fromEntries(games.map(game => [game, proofOf(game, results)]))
    if (values.json)
      console.log(JSON.stringify(positionals[0] ? proofs[positionals[0]] : proofs, undefined, 2))
    else console.log(tell(proofs))
    return Object.values(proofs).every(isComplete) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function gamesToProve(wanted: string | undefined): string[] {
  const games = readdirSync(join(ROOT, 'games')).filter(game =>
    existsSync(join(ROOT, 'games', game, 'RULES.md')),
  )
  if (wanted === undefined && games.length > 0) return games
  if (wanted !== undefined && games.includes(wanted)) return [wanted]
  throw new Error(`No RULES.md of '${wanted ?? 'any game'}'. Games with one: ${games.join(', ') || 'none'}.`)
}

function proofOf(game: string, { testResults }: Results): Proof {
  const home = join('games', game)
  const rules = readFileSync(join(ROOT, home, 'RULES.md'), 'utf8')
  const paths = [...sources('engine'), ...sources(home)].filter(path => !isTest(path))
  const read = (wanted: readonly string[]) =>
    new Map(wanted.map(path => [path, readFileSync(join(ROOT, path), 'utf8')]))
  const tests = testResults
    .filter(({ name }) => isWithin(name, home))
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, title, status }): TestRun => {
      return { titles: [...ancestorTitles.filter(group => group !== ''), title], passed: status === 'passed' }
    })
  const code = read(paths.filter(path => !isWords(path)))
  return prove(rules, code, tests, read(paths.filter(isWords)))
}

function isTest(path: string): boolean {
  return path.split('/').includes('test')
}

/** Sentences of the log and lessons for newcomers: they tell of a rule, they do not carry it out. */
function isWords(path: string): boolean {
  return /^games\/[^/]+\/(text\.ts|text\/.*|board\/lessons\.ts)$/.test(path)
}

function isWithin(file: string, folder: string): boolean {
  return relative(ROOT, file)
    .replaceAll('\\', '/')
    .startsWith(`${folder.replaceAll('\\', '/')}/`)
}

/** The TypeScript files of a folder, as paths from the root. */
function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path).replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && !path.includes('/node_modules/'))
}

function runTests(games: readonly string[]): Results {
  const folder = mkdtempSync(join(tmpdir(), 'tallyho-rules-'))
  try {
    const file = join(folder, 'results.json')
    const program = join(ROOT, 'node_modules/vitest/vitest.mjs')
    const filters = games.map(game => `games/${game}/`)
    const args = [program, 'run', '--reporter=json', `--outputFile.json=${file}`, ...filters]
    const { stderr, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
    if (!existsSync(file)) throw new Error(`The tests could not be run:\n${stdout}${stderr}`)
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Results of tests that ran before a source was last changed prove nothing about it. */
function fresh(file: string): Results {
  if (!existsSync(file)) throw new Error(`There is no file '${file}'.`)
  const results = resultsIn(readFileSync(file, 'utf8'))
  if (!results) throw new Error(`'${file}' is not what vitest's JSON reporter writes.`)
  const newer = [...sources('engine'), ...sources('games')].find(
    path => statSync(join(ROOT, path)).mtimeMs > results.startTime,
  )
  if (newer) throw new Error(`'${file}' is out of date: ${newer} was changed since. Run without --results.`)
  return results
}

function resultsIn(text: string): Results | undefined {
  try {
    const results = JSON.parse(text)
    return Array.isArray(results?.testResults) ? results : undefined
  } catch {
    return undefined
  }
}

function tell(proofs: Readonly<Record<string, Proof>>): string {
  const rows = Object.entries(proofs).map(
    ([game, { lines, outOfScope, cited, proven, examples, derived }]) => [
      game,
      `${lines}`,
      `${cited}`,
      `${proven}`,
      `${examples.passing}/${examples.total}`,
      `${derived.passing}/${derived.total}`,
      `${outOfScope}`,
    ],
  )
  const table = [['game', 'lines', 'cited', 'proven', 'examples', 'derived', 'left out'], ...rows].map(
    ([name = '', ...cells]) => name.padEnd(26) + cells.map(cell => cell.padStart(10)).join(''),
  )
  const lists = Object.entries(proofs).flatMap(([game, { missing, examples, derived, errors }]) => [
    ...list(`${game}: not proven`, [...missing, ...examples.missing, ...derived.missing].join(' ')),
    ...list(`${game}: wrong`, errors.join('\n')),
  ])
  return [...table, ...lists].join('\n')
}

function list(title: string, text: string): string[] {
  return text === '' ? [] : ['', title, text]
}
