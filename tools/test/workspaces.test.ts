import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import config from '../mutate.vitest.ts'
import { aliases, workspaces } from '../workspaces.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ROOMS = workspaces().map(({ dir }) => dir)

/** What every source file of ours imports from a room. */
function imports(): string[] {
  const files = ROOMS.flatMap(room =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map(name => join(ROOT, room, name)),
  )
  const found = files.flatMap(file => [
    ...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*'(@tallyho\/[^']+)'/g),
  ])
  return [...new Set(found.map(([, name = '']) => name))]
}

test('every room is known by its package.json', () => {
  expect(ROOMS).toEqual(
    expect.arrayContaining(['engine', 'forms', 'bots', 'kit', 'cli', 'web', 'games/sample']),
  )
  for (const { name, dir } of workspaces()) expect(name).toBe(`@tallyho/${dir.replace('games/', '')}`)
})

test('every import of a room leads to a file of that room', () => {
  const all = aliases()
  const names = imports()
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) {
    const alias = all.find(({ find }) => find.test(name))
    const file = alias && name.replace(alias.find, alias.replacement)
    expect([name, file !== undefined && existsSync(file)]).toEqual([name, true])
  }
})

test('mutants are tested with all rooms in reach, and rules in folders with their own tests', () => {
  const alias = config.resolve?.alias
  if (!Array.isArray(alias)) throw new Error('The rooms are a list of aliases.')
  const found = (name: string) => alias.some(({ find }) => new RegExp(find).test(name))
  for (const { name, exports } of workspaces())
    if ('.' in exports) expect([name, found(name)]).toEqual([name, true])
  expect(config.test?.include).toContain('games/*/**/test/**/*.test.ts')
  const { mutate } = JSON.parse(readFileSync(join(ROOT, 'stryker.config.json'), 'utf8'))
  expect(mutate).toContain('games/*/rules/**/*.ts')
})
