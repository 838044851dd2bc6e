import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '../bundle.mjs'
import { aFolder, tallyho } from './run.ts'

/** A program of two files, written a while ago. */
function program(word: string) {
  const home = aFolder()
  const source = (name: string, text: string) => {
    writeFileSync(join(home, name), text)
    utimesSync(join(home, name), 1e9, 1e9)
  }
  source('main.ts', `import { word } from './word.ts'\nexport const said: string = word`)
  source('word.ts', `export const word = '${word}'`)
  return { home, source, options: { entry: join(home, 'main.ts'), cache: join(home, 'cache') } }
}

const said = async (file: string): Promise<string> => (await import(file)).said

test('what was made is used again until a source changes', async () => {
  const { home, options } = program('one')
  const first = await bundle(options)
  expect(await said(first)).toBe('one')
  expect(await bundle(options)).toBe(first)
  writeFileSync(join(home, 'word.ts'), `export const word = 'two'`)
  const second = await bundle(options)
  expect(await said(second)).toBe('two')
  // It was written just now, perhaps while it was read: once more.
  utimesSync(join(home, 'word.ts'), 1e9 + 5, 1e9 + 5)
  const third = await bundle(options)
  expect(await bundle(options)).toBe(third)
  expect(await said(first)).toBe('one')
})

test('a source that went away is noticed by name', async () => {
  const { home, options } = program('one')
  await bundle(options)
  rmSync(join(home, 'word.ts'))
  await expect(bundle(options)).rejects.toThrow('Could not resolve "./word.ts"')
})

test('processes that make it at the same time do not step on each other', async () => {
  const { options } = program('one')
  const made = await Promise.all(Array.from({ length: 5 }, () => bundle(options)))
  for (const file of made) expect(await said(file)).toBe('one')
  expect(made).toContain(await bundle(options))
})

test('a cache that is damaged is made anew, and what is long out of use is cleared away', async () => {
  const { options } = program('one')
  const old = join(options.cache, 'made-old')
  mkdirSync(old, { recursive: true })
  utimesSync(old, 1e9, 1e9)
  for (const text of ['', '{"folder":', '{"folder":"made-old","sources":[["nowhere.ts",1,1]]}']) {
    writeFileSync(join(options.cache, 'latest.json'), text)
    expect(await said(await bundle(options))).toBe('one')
  }
  expect(readdirSync(options.cache)).not.toContain('made-old')
})

test('the command line runs as it was made, and helpers of it too', () => {
  const { code, out } = tallyho(['sim', 'sample', '--games', '8', '--bot', 'random', '--jobs', '2', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out).scenarios[0].games).toBe(8)
})

test('a crash names the lines of the sources', async () => {
  const { home, options, source } = program('one')
  source('word.ts', `\n\nexport const word = (() => { throw new Error('jammed') })()`)
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', await bundle(options)])
  expect(String(stderr)).toContain(`${join(home, 'word.ts')}:3:`)
})
