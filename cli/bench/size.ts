import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Figure } from './measure.ts'

export const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** A rule id that only the game's own code holds. */
const MARK = 'THD-'

/** What the browser loads for the first page, and more for The Hardest Days: compressed JavaScript. */
export function sizeFigures(dist = DIST): Figure[] {
  const page = join(dist, 'index.html')
  const aims = { first: { is: 'at most', value: 120 }, game: { is: 'at most', value: 150 } } as const
  const figures = (first: number | undefined, game: number | undefined, note?: string): Figure[] => [
    {
      figure: 'JavaScript of the first page',
      value: first,
      unit: 'KB gz',
      aim: aims.first,
      ...(note && { note }),
    },
    {
      figure: 'JavaScript of The Hardest Days',
      value: game,
      unit: 'KB gz',
      aim: aims.game,
      ...(note && { note }),
    },
  ]
  if (!existsSync(page)) return figures(undefined, undefined, 'web/dist is not built')
  const scripts = new Map<string, string>()
  for (const name of readdirSync(join(dist, 'assets')))
    if (name.endsWith('.js')) scripts.set(name, readFileSync(join(dist, 'assets', name), 'utf8'))
  const entries = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
    ([, path = '']) => basename(path),
  )
  const first = closureOf(scripts, entries)
  const holders = [...scripts.keys()].filter(name => !first.has(name) && scripts.get(name)?.includes(MARK))
  const game = [...closureOf(scripts, holders)].filter(name => !first.has(name))
  return figures(compressed(scripts, [...first]), compressed(scripts, game))
}

/** The scripts themselves and all that they import before they run. */
function closureOf(scripts: ReadonlyMap<string, string>, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = names.filter(name => scripts.has(name))
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    for (const [, path = ''] of (scripts.get(name) ?? '').matchAll(
      /\bimport\s*(?:[\w$*{}\s,]+\bfrom\s*|[{][^}]*[}]\s*from\s*)?["'`]([^"'`]+\.js)["'`]/g,
    ))
      if (scripts.has(basename(path))) open.push(basename(path))
  }
  return found
}

function compressed(scripts: ReadonlyMap<string, string>, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '').length, 0) / 1024
}
