import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Checks that imports point one way, and first that the checker saw what it checks: with an unfit compiler or a
 * broken link between the packages it would see nothing, and find nothing wrong. Files stay short enough to be read at
 * one sitting, data apart.
 */
const ROOMS = ['engine', 'forms', 'games', 'bots', 'kit', 'cli', 'web', 'tools'].filter(room =>
  existsSync(room),
)
const CONFIG = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url))
const CRUISER = fileURLToPath(
  new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url),
)

/** No file is longer, in lines. */
const LONGEST = 300
/** Read line by line, and no harder for being long: what a game's table is, what it tells and teaches, components for proofs. */
const DATA = [
  /^games\/[^/]+\/(state|vocabulary|guide)\.ts$/,
  /^games\/[^/]+\/test\/kit\/(charts|proof-pack)\.ts$/,
]

const files = filesNamed(/\.tsx?$/)
const { modules, summary } = cruise()
const troubles = [...unseen(modules), ...strayed(modules), ...violations(summary), ...tooLong()]
for (const trouble of troubles) console.log(trouble)
console.log(
  `${modules.length} modules, ${summary.totalDependenciesCruised} imports, ${troubles.length} troubles`,
)
process.exitCode = troubles.length > 0 ? 1 : 0

function cruise() {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', '--no-progress', ...ROOMS]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  try {
    return JSON.parse(stdout)
  } catch {
    console.log(`dependency-cruiser gave no answer:\n${stdout}${stderr}`)
    process.exit(1)
  }
}

function filesNamed(pattern) {
  return ROOMS.flatMap(room =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && pattern.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .filter(path => !/(^|\/)(dist|node_modules)\//.test(path)),
  )
}

function unseen(modules) {
  if (files.length === 0) return ['not seen: there is no source file in any room']
  const seen = new Set(modules.map(({ source }) => source))
  return files.filter(file => !seen.has(file)).map(file => `not seen: ${file}`)
}

/** A package of ours must resolve to its room, or no rule about rooms can hold. */
function strayed(modules) {
  const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(to => ({ source, ...to })))
  return imports
    .filter(
      ({ module, resolved }) => module.startsWith('@tallyho/') && !ROOMS.includes(resolved.split('/')[0]),
    )
    .map(({ source, module, resolved }) => `strayed: ${source} → ${module} resolves to ${resolved}`)
}

function violations({ violations }) {
  return violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    return `${rule.name}: ${from} → ${path}`
  })
}

function tooLong() {
  return filesNamed(/\.(tsx?|css|mjs)$/)
    .filter(path => !DATA.some(pattern => pattern.test(path)))
    .filter(path => readFileSync(path, 'utf8').split('\n').length - 1 > LONGEST)
    .map(path => `over ${LONGEST} lines: ${path}`)
}
