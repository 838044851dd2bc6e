import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hiddenIn } from '@tallyho/engine'
import { game } from '@tallyho/sample'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

/** Sets a window's title, clears the screen (twice), turns the writing round, begins a line anew. */
const FOUL = '\u001b]0;owned\u0007\u001b[2J\u009b2J\u202e\r'

const setup = { scenario: 'noon', pack: 'standard', options: {} }
const save = { tallyho: 1, game: 'sample', rules: '1', setup, answers: [] }

/** Runs a command on a file of this content, and what it says comes out plain. */
function plainly(args: readonly string[], data: object) {
  const cwd = aFolder()
  writeFileSync(join(cwd, 'foul.json'), JSON.stringify(data))
  const { code, out, err } = tallyho(args, [], cwd)
  expect(hiddenIn(out)).toBeUndefined()
  expect(hiddenIn(err)).toBeUndefined()
  return { code, said: out + err }
}

test.each([
  ['a game', { ...save, game: FOUL }, 1],
  ['a scenario', { ...save, setup: { ...setup, scenario: FOUL } }, 1],
  ['a pack', { ...save, setup: { ...setup, pack: FOUL } }, 1],
  ['an optional rule', { ...save, setup: { ...setup, options: { [FOUL]: true } } }, 1],
  ['a crash', { ...save, crash: { message: FOUL } }, 0],
])('%s that a save names cannot make the terminal do anything', (_, data, expected) => {
  const { code, said } = plainly(['replay', 'foul.json'], data)
  expect(code).toBe(expected)
  expect(said).toContain('\\u001b]0;owned')
})

test.each([
  ['its id', { ...game.packs.standard, id: FOUL }],
  ['a key', { ...game.packs.standard, id: 'mine', toHit: FOUL }],
])('nor can %s in a pack', (_, data) => {
  expect(plainly(['pack', 'check', 'foul.json'], data).code).toBe(1)
  expect(plainly(['play', 'sample', '--pack', 'foul.json'], data).code).toBe(1)
})

test('data printed as JSON is plain too, and means the same', () => {
  const { said } = plainly(['replay', 'foul.json', '--json'], { ...save, crash: { message: FOUL } })
  expect(JSON.parse(said).crash.message).toBe(FOUL)
})
