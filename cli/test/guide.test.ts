import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from '../commands.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const GUIDE = read('docs/new-game.md')

const excerpts = [...GUIDE.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, path = '', text = '']) => ({
  path,
  text,
}))

test('every excerpt of the guide stands in its file, line for line', () => {
  expect(excerpts.length).toBeGreaterThan(8)
  expect(GUIDE.match(/```ts/g)).toHaveLength(excerpts.length)
  for (const { path, text } of excerpts) expect(read(path), path).toContain(text)
})

test('every command in the guide exists, with its options', () => {
  const lines = [...GUIDE.matchAll(/^ {4}npx tallyho (.+)$/gm)].map(([, line = '']) => line.split(' '))
  expect(lines.length).toBeGreaterThan(5)
  for (const [name = '', ...words] of lines) {
    const command = commands().commands.find(each => each.name() === name)
    const known = [command, ...(command?.commands ?? [])]
      .flatMap(each => each?.options ?? [])
      .map(({ long }) => long)
    expect(command, name).toBeDefined()
    for (const word of words.filter(each => each.startsWith('--'))) expect(known).toContain(word)
  }
})
