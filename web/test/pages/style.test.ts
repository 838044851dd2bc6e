import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

function stylesheets(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.css') && !/(^|\/)(dist|node_modules)\//.test(path))
    .map(path => readFileSync(join(ROOT, folder, path), 'utf8'))
}

const classesIn = (sheets: readonly string[]) =>
  new Set(sheets.flatMap(sheet => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)))

test('the app and the boards do not style each other: no class belongs to both', () => {
  const app = classesIn(stylesheets('web'))
  const boards = classesIn([...stylesheets('kit'), ...stylesheets('games')])
  expect(app.size).toBeGreaterThan(50)
  expect(boards.size).toBeGreaterThan(20)
  expect([...app].filter(name => boards.has(name))).toEqual([])
})
