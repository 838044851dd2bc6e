import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './shell.mjs'

const GAMES = join(ROOT, 'games')
const CACHE = join(ROOT, 'node_modules/.cache/tallyho/versions.json')

/** What a player sees and reads, and how the machine plays, is no rule. */
const NO_RULE = /^(board|test|text|bot|node_modules)\b|\.(md|css)$|^package\.json$/

/**
 * A short mark of the rules and components of every game, by id. A comment or another layout is no new version.
 * It is made anew when a file has changed: a command line that runs from source must not wait for it every time.
 */
export async function versions() {
  const games = readdirSync(GAMES)
    .map(id => ({ id, files: ruleFiles(join(GAMES, id)) }))
    .filter(({ files }) => files.some(({ path }) => path === 'index.ts'))
  const seen = markOf(JSON.stringify(games))
  const known = cached()
  if (known?.seen === seen) return known.versions
  const marks = await Promise.all(games.map(async ({ id, files }) => [id, await versionOf(id, files)]))
  return kept({ seen, versions: Object.fromEntries(marks) })
}

/** For the `define` of a build: how the rules come to know it. */
export async function rulesDefine() {
  return { __RULES__: JSON.stringify(await versions()) }
}

async function versionOf(id, files) {
  const contents = await Promise.all(
    files.map(({ path }) => essence(path, readFileSync(join(GAMES, id, path), 'utf8'))),
  )
  return markOf(contents.join('\n'))
}

/** What a file says to the machine. */
export async function essence(path, text) {
  if (!/\.tsx?$/.test(path)) return text
  const { transform } = await import('esbuild')
  const { code } = await transform(text, { loader: 'ts', minifyWhitespace: true, legalComments: 'none' })
  return code
}

export function isRule(path) {
  return !NO_RULE.test(path)
}

function ruleFiles(folder) {
  if (!statSync(folder).isDirectory()) return []
  return readdirSync(folder, { recursive: true })
    .map(path => path.replaceAll('\\', '/'))
    .filter(isRule)
    .sort()
    .map(path => ({ path, stat: statSync(join(folder, path)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ path, stat: { size, mtimeMs } }) => ({ path, size, mtimeMs }))
}

function markOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function cached() {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'))
  } catch {
    return undefined
  }
}

function kept(made) {
  try {
    mkdirSync(dirname(CACHE), { recursive: true })
    const fresh = `${CACHE}.${process.pid}`
    writeFileSync(fresh, JSON.stringify(made))
    renameSync(fresh, CACHE)
  } catch {
    // A folder that cannot be written: it is made anew next time.
  }
  return made.versions
}
