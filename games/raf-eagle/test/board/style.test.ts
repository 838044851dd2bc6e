import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const BOARD = fileURLToPath(new URL('../../board', import.meta.url))

/** The folders whose style sheets have rules that begin at a class: its first class of this game. */
function foldersByClass(): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>()
  for (const path of readdirSync(BOARD, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.css')) continue
    for (const selector of selectorsIn(readFileSync(join(BOARD, path), 'utf8'))) {
      const [, name] = /\.(eagle-[\w-]+)/.exec(selector) ?? []
      if (name) folders.set(name, (folders.get(name) ?? new Set()).add(dirname(path)))
    }
  }
  return folders
}

/** What stands before a brace, at each comma outside of brackets. */
function selectorsIn(sheet: string): readonly string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  return [...rules].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : head.split(/,(?![^(]*\))/),
  )
}

test('the folders of the board do not style each other: rules that begin at a class are in one folder', () => {
  const folders = foldersByClass()
  expect(folders.size).toBeGreaterThan(100)
  expect([...folders].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where])).toEqual(
    [],
  )
})
