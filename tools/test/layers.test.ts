import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const LAYERS = fileURLToPath(new URL('../layers.mjs', import.meta.url))
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Checks a small tree of files, each given by its path and its text. */
function check(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'tallyho-layers-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { status, stdout } = spawnSync(process.execPath, [LAYERS], { cwd: folder, encoding: 'utf8' })
  return { status, troubles: stdout.trim().split('\n').slice(0, -1) }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const SOUND = {
  'engine/index.ts': 'export const one = 1',
  'kit/die.ts': 'export const die = 6',
  'games/a/index.ts': "export { one } from '../../engine/index.ts'",
  'games/a/board/index.ts': "import '../index.ts'\nimport '../../../kit/die.ts'",
  'games/b/index.ts': 'export const b = 2',
  'games/index.ts': "export const games = [() => import('./a/index.ts')]",
  'games/test/all.test.ts':
    "import 'node:fs'\nimport '../index.ts'\nimport '../a/index.ts'\nimport '../../bots/index.ts'",
  'bots/index.ts': "import '../engine/index.ts'",
  'cli/main.ts': "import '../bots/index.ts'\nimport '../games/index.ts'",
  'web/main.ts': "import '../games/a/board/index.ts'\nimport '../bots/index.ts'",
}

test('imports that point one way pass', () => {
  expect(check(SOUND)).toEqual({ status: 0, troubles: [] })
})

/** One import that each rule forbids, all in one tree: rule, file, what it imports. */
const FORBIDDEN: readonly (readonly [rule: string, path: string, to: string])[] = [
  ['engine-knows-no-game', 'engine/a.ts', '../games/b/index.ts'],
  ['no-game-imports-another', 'games/a/a.ts', '../b/index.ts'],
  ['rules-know-no-screen', 'games/a/b.ts', './board/index.ts'],
  ['rules-know-no-screen', 'games/a/rules/c.ts', '../../../kit/die.ts'],
  ['rules-know-no-react', 'games/a/d.ts', 'react'],
  ['rules-know-no-react', 'engine/b.ts', 'react'],
  ['rules-know-no-machine', 'games/a/e.ts', 'node:fs'],
  ['rules-know-no-machine', 'engine/c.ts', 'node:fs'],
  ['boards-know-no-app', 'games/a/board/a.ts', '../../../bots/index.ts'],
  ['boards-for-web-alone', 'cli/a.ts', '../games/a/board/index.ts'],
  ['boards-for-web-alone', 'bots/a.ts', '../kit/die.ts'],
  ['kit-knows-no-game', 'kit/a.ts', '../games/b/index.ts'],
  ['bots-know-no-game', 'bots/b.ts', '../games/b/index.ts'],
  ['web-and-cli-apart', 'web/a.ts', '../cli/main.ts'],
  ['no-cycles', 'games/b/a.ts', './b.ts'],
  ['nothing-unresolved', 'games/b/c.ts', './nowhere.ts'],
]

describe('what points the other way', () => {
  const result = lazily(() =>
    check({
      ...SOUND,
      'node_modules/react/package.json': '{"name":"react"}',
      'node_modules/react/index.js': '',
      'games/b/b.ts': "import './a.ts'",
      ...Object.fromEntries(FORBIDDEN.map(([, path, to]) => [path, `import '${to}'`])),
    }),
  )

  test.each(FORBIDDEN)('is found: %s, %s imports %s', (rule, path) => {
    const { status, troubles } = result()
    expect(status).toBe(1)
    expect(troubles.filter(trouble => trouble.startsWith(`${rule}: ${path} → `))).toHaveLength(1)
  })

  test('is all that is found', () => {
    const sound = Object.keys(SOUND).filter(path =>
      result().troubles.some(trouble => trouble.includes(`: ${path} → `)),
    )
    expect(sound).toEqual([])
  })
})

test('a type that points the other way is found too', () => {
  const { troubles } = check({
    ...SOUND,
    'games/b/index.ts': "import type { die } from '../../kit/die.ts'\nexport type D = typeof die",
  })
  expect(troubles).toEqual(['rules-know-no-screen: games/b/index.ts → kit/die.ts'])
})

test('chapters of one rulebook may refer to each other', () => {
  const chapters = { 'games/b/rules/x.ts': "import './y.ts'", 'games/b/rules/y.ts': "import './x.ts'" }
  expect(check({ ...SOUND, ...chapters })).toEqual({ status: 0, troubles: [] })
})

test('a package of ours that resolves to another place is a trouble', () => {
  const stray = {
    'node_modules/@tallyho/engine/package.json': '{"name":"@tallyho/engine"}',
    'node_modules/@tallyho/engine/index.js': '',
    'games/b/index.ts': "import '@tallyho/engine'",
  }
  const { status, troubles } = check({ ...SOUND, ...stray })
  expect(status).toBe(1)
  expect(troubles).toEqual([
    'strayed: games/b/index.ts → @tallyho/engine resolves to node_modules/@tallyho/engine/index.js',
  ])
})

test('a run that sees no module fails', () => {
  const { status, troubles } = check({ 'engine/package.json': '{}', 'elsewhere/a.ts': '' })
  expect(status).toBe(1)
  expect(troubles).toEqual(['not seen: there is no source file in any room'])
})

test('a file that the checker passes over is a trouble', () => {
  const { status, troubles } = check({ ...SOUND, 'engine/node_modules.ts': '' })
  expect(status).toBe(1)
  expect(troubles).toEqual(['not seen: engine/node_modules.ts'])
})

test('a file of more than 300 lines is a trouble, unless it is data', () => {
  const lines = (count: number) => '\n'.repeat(count)
  const { status, troubles } = check({
    ...SOUND,
    'engine/whole.ts': lines(300),
    'engine/long.ts': lines(301),
    'web/long.css': lines(301),
    'tools/long.mjs': lines(301),
    'games/a/state.ts': lines(301),
    'games/a/test/kit/charts.ts': lines(301),
    'games/a/rules/state.ts': lines(301),
  })
  expect(status).toBe(1)
  expect(troubles.sort()).toEqual([
    'over 300 lines: engine/long.ts',
    'over 300 lines: games/a/rules/state.ts',
    'over 300 lines: tools/long.mjs',
    'over 300 lines: web/long.css',
  ])
})
