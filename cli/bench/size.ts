import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DIST } from '../places.ts'
import type { Figure } from './measure.ts'

const GAMES: readonly (readonly [id: string, title: string])[] = [
  ['the-hardest-days', 'The Hardest Days'],
  ['wing-leader', 'Wing Leader'],
  ['storm-above-the-reich', 'Storm Above the Reich'],
  ['raf-eagle', 'RAF: Eagle'],
  ['skies-above-britain', 'Skies Above Britain'],
]

/** KB, compressed. */
const FIRST_PAGE = 120
const EACH_GAME = 150

/**
 * What the browser loads for the first page, then for the table that all games are played on, and more to sit down to
 * each game: its rules and its board, with all that they need, but nothing that is loaded later on demand. Compressed
 * JavaScript.
 */
export function sizeFigures(dist = DIST): Figure[] {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return figures([], 'web/dist is not built')
  const scripts = new Map<string, string>()
  for (const name of readdirSync(join(dist, 'assets')))
    if (name.endsWith('.js')) scripts.set(name, readFileSync(join(dist, 'assets', name), 'utf8'))
  const entries = [...readFileSync(page, 'utf8').matchAll(/(?:src|content)="([^"]+\.js)"/g)].map(
    ([, path = '']) => basename(path),
  )
  const first = closureOf(scripts, entries)
  // A worker has files of its own, of the same names, that the page never loads.
  const names = [...closureOf(scripts, entries, ANY_IMPORT)]
  const pages = closureOf(
    scripts,
    names.filter(name => name.startsWith('TablePage-')),
  )
  const games = GAMES.map(([id]) => {
    const own = names.flatMap(name => loadedFor(id, scripts.get(name) ?? ''))
    return [...closureOf(scripts, own)].filter(name => !first.has(name) && !pages.has(name))
  })
  const table = [...pages].filter(name => !first.has(name))
  return figures([[...first], table, ...games].map(files => compressed(scripts, files)))
}

function figures(values: readonly number[], note?: string): Figure[] {
  const rows = [
    ['the first page', FIRST_PAGE],
    ['the table', undefined],
    ...GAMES.map(([, title]) => [title, EACH_GAME] as const),
  ] as const
  return rows.map(([title, most], i) => ({
    figure: `JavaScript of ${title}`,
    value: values[i],
    unit: 'KB gz',
    ...(most !== undefined && { aim: { is: 'at most', value: most } }),
    ...(note && { note }),
  }))
}

/** What a script loads when a game is asked for by its id: its rules, or its board. */
function loadedFor(id: string, script: string): string[] {
  const load = new RegExp(`["'\`]${id}["'\`]:\\(\\)=>.{0,60}?import\\(["'\`]([^"'\`]+\\.js)`, 'g')
  return [...script.matchAll(load)].map(([, path = '']) => basename(path))
}

/** What a script imports before it runs, and what it imports at any time. */
const FIRST_IMPORT = /\bimport\s*(?:[\w$*{}\s,]+\bfrom\s*|[{][^}]*[}]\s*from\s*)?["'`]([^"'`]+\.js)["'`]/g
const ANY_IMPORT = new RegExp(`${FIRST_IMPORT.source}|\\bimport\\(\\s*["'\`]([^"'\`]+\\.js)["'\`]`, 'g')

/** The scripts themselves and all that they import. */
function closureOf(
  scripts: ReadonlyMap<string, string>,
  names: readonly string[],
  imports = FIRST_IMPORT,
): Set<string> {
  const found = new Set<string>()
  const open = names.filter(name => scripts.has(name))
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    for (const [, before, later] of (scripts.get(name) ?? '').matchAll(imports)) {
      const path = basename(before ?? later ?? '')
      if (scripts.has(path)) open.push(path)
    }
  }
  return found
}

function compressed(scripts: ReadonlyMap<string, string>, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '').length, 0) / 1024
}
