import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashState } from '@tallyho/engine'
import { game } from '@tallyho/sample'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

const FIRST = ['1', 'luftwaffe-2', 'low', 'low']

test('the sample from a pipe: questions, numbers and ids, notes, take back and do again', () => {
  const { code, out } = tallyho(
    ['play', 'sample', '--seed', '3'],
    [...FIRST, 'nonsense', '99', '?', 'h', 'u', '9', 'u', 'r', 'r', 'q'],
  )
  expect(code).toBe(0)
  expect(out).toContain('The Sample: Noon.')
  expect(out).toContain('raf> 1\nWhich of your planes flies the ace?\n   1  Luftwaffe 1\n')
  expect(out).toMatch(/Round 1: (cloud|clear sky)\. \[SMP-3\.a\]\n- Offer battle/)
  expect(out).toContain('The RAF comes in low, the Luftwaffe low. [SMP-4.a]')
  expect(out.match(/That is not one of the answers/g)).toHaveLength(2)
  expect(out).toContain('u  take back')
  expect(out).toContain('Hint: 1  Fire at Luftwaffe 1')
  expect(out).toContain('There is nothing to take back: dice or cards have spoken since')
  expect(out).toMatch(
    /raf> 9\nWhat does RAF 2 do\?[^?]*raf> u\nWhat does RAF 1 do\?[^?]*raf> r\nWhat does RAF 2 do\?/,
  )
  expect(out).toContain('There is nothing to do again')
})

test('own dice are asked for and taken', () => {
  const { code, out } = tallyho(
    ['play', 'sample', '--own-dice'],
    ['1', '1', 'cloud', '1', '1', '1', '7', '6'],
  )
  expect(code).toBe(0)
  expect(out).toContain('Draw a sky chit.\n   1  clear sky\n   2  cloud\ndice> cloud\n')
  expect(out).toContain('dice> 7\nThat is not one of the answers')
  expect(out).toContain('RAF 1 fires at Luftwaffe 1: 5, hit. [SMP-5.c]')
  expect(out).toContain('No more answers: the game stops here.')
})

test('a game that ends early is saved, goes on, and replays exactly', () => {
  const cwd = aFolder()
  const begun = tallyho(['play', 'sample', '--seed', '3', '--save', 'a.json'], FIRST, cwd)
  expect(begun.out).toContain('Saved in a.json.')
  const bots = ['--bot', 'raf=heuristic', '--bot', 'luftwaffe=random']
  const { code, out } = tallyho(
    ['play', 'sample', '--load', 'a.json', '--seed', '5', '--save', 'b.json', ...bots],
    [],
    cwd,
  )
  expect(code).toBe(0)
  expect(out).toContain('a.json, after 3 answers')
  expect(out).toMatch(/(The RAF wins|The Luftwaffe wins|A draw)\. Score -?\d+\.\n {2}RAF points: \d+/)
  const replayed = JSON.parse(tallyho(['replay', 'b.json', '--json', '--log'], [], cwd).out)
  expect(replayed).toMatchObject({ game: 'sample', over: true, setup: { scenario: 'noon' } })
  expect(out).toContain(`Score ${replayed.result.score}.`)
  expect(replayed.log.length).toBeGreaterThan(100)
  expect(replayed.log[0].text).toMatch(/^Round 1/)
  const part = tallyho(['replay', 'b.json', '--to', '3', '--log'], [], cwd)
  expect(part.out).toContain('3 answers replayed')
  expect(part.out).toContain('Fire: What does RAF 1 do?')
  const beyond = tallyho(['replay', 'b.json', '--to', '99999'], [], cwd)
  expect([beyond.code, beyond.err]).toEqual([1, expect.stringContaining('--to 99999 is beyond its end')])
})

test('a file with the marks of another editor, in a folder with spaces', () => {
  const cwd = aFolder()
  const { out } = tallyho(['play', 'sample', '--seed', '3'], [...FIRST, 's my  game.json', 's'], cwd)
  expect(out).toContain('Saved in my  game.json.')
  expect(out).toContain('Where to? Type s and the name of a file.')
  const text = readFileSync(join(cwd, 'my  game.json'), 'utf8')
  const pretty = JSON.stringify(JSON.parse(text), undefined, 2).replaceAll('\n', '\r\n')
  writeFileSync(join(cwd, 'edited.json'), `\uFEFF${pretty}`)
  const replayed = tallyho(['replay', 'edited.json'], [], cwd)
  expect([replayed.code, replayed.out]).toEqual([0, expect.stringContaining('3 answers replayed')])
})

test('a file that is to be saved is not made or changed before the end', () => {
  const cwd = aFolder()
  writeFileSync(join(cwd, 'old.json'), 'old')
  for (const file of ['new.json', 'old.json']) {
    const { code } = tallyho(['play', 'sample', '--save', file, '--load', 'none.json'], [], cwd)
    expect(code).toBe(1)
  }
  expect(existsSync(join(cwd, 'new.json'))).toBe(false)
  expect(readFileSync(join(cwd, 'old.json'), 'utf8')).toBe('old')
})

test('a file that was changed or cut is refused in one sentence', () => {
  const cwd = aFolder()
  tallyho(['play', 'sample', '--seed', '3', '--save', 'a.json'], FIRST, cwd)
  const text = readFileSync(join(cwd, 'a.json'), 'utf8')
  writeFileSync(join(cwd, 'cut.json'), text.slice(0, 80))
  writeFileSync(join(cwd, 'changed.json'), text.replace('low|low', 'sky|low'))
  writeFileSync(
    join(cwd, 'deep.json'),
    text.replace('"options":', `"x":${'['.repeat(1e5)}${']'.repeat(1e5)},$&`),
  )
  writeFileSync(join(cwd, 'other.json'), '{"game":"chess"}')
  for (const [file, message] of [
    ['cut.json', 'damaged or cut short'],
    ['changed.json', 'Answer 3 of 3 in this file does not fit its question'],
    ['other.json', 'not a Tallyho game file'],
    ['none.json', 'there is no such file'],
    ['cut.json/a.json', 'a part of its path is not a folder'],
    ['deep.json', 'damaged: it is nested too deep'],
  ] as const) {
    const { code, err } = tallyho(['replay', file], [], cwd)
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
    expect(err.trim().split('\n')).toHaveLength(1)
  }
})

test('a crash file crashes again, or says that it does not', () => {
  const cwd = aFolder()
  const setup = { scenario: 'noon', pack: 'standard', options: {} }
  const state = { ...game.begin(setup), planes: undefined }
  const base = { at: 0, step: 'fire', state, hash: hashState(state) }
  const record = { tallyho: 1, game: 'sample', rules: '1', setup, answers: [], base }
  const write = (file: string, data: object) => writeFileSync(join(cwd, file), JSON.stringify(data))
  write('broken.json', record)
  write('crash.json', { ...record, crash: { message: 'jammed' } })
  write('mended.json', { ...record, base: undefined, crash: { message: 'jammed', seed: 4 } })
  const broken = tallyho(['replay', 'broken.json'], [], cwd)
  const refusal =
    'tallyho: This game file is damaged: the board it begins from cannot be played on (planes: expected a value but found none).\n'
  expect([broken.code, broken.err]).toEqual([1, refusal])
  const crash = tallyho(['replay', 'crash.json'], [], cwd)
  expect([crash.code, crash.out]).toEqual([3, expect.stringMatching(/^It crashes again: (?!This game file)/)])
  const mended = tallyho(['replay', 'mended.json'], [], cwd)
  expect([mended.code, mended.out]).toEqual([0, 'It does not happen any more: jammed\n'])
})

test('an own pack and optional rules', () => {
  const cwd = aFolder()
  expect(tallyho(['pack', 'export', 'sample', 'mine.json'], [], cwd).code).toBe(0)
  const pack = JSON.parse(readFileSync(join(cwd, 'mine.json'), 'utf8'))
  expect(tallyho(['pack', 'check', 'mine.json'], [], cwd).out).toBe('mine.json: no mistake found.\n')
  const same = tallyho(['play', 'sample', '--pack', 'mine.json'], [], cwd)
  expect([same.code, same.err]).toEqual([1, expect.stringContaining('give it one of its own')])
  writeFileSync(join(cwd, 'mine.json'), JSON.stringify({ ...pack, id: 'mine', endurance: 1, toHit: 2 }))
  const args = [
    'play',
    'sample',
    '--pack',
    'mine.json',
    '--rule',
    'aces=off',
    '--own-dice',
    '--save',
    'a.json',
  ]
  const { out } = tallyho(args, ['clear', '1', '1', '1', '6'], cwd)
  expect(out).not.toContain('flies the ace')
  expect(out).toContain('RAF 1 fires at Luftwaffe 1: 6, shot down.')
  expect(tallyho(['replay', 'a.json'], [], cwd).out).toContain('answers replayed')
  writeFileSync(join(cwd, 'mine.json'), JSON.stringify({ ...pack, toHit: 9, endurance: 'ten' }))
  const faulty = tallyho(['pack', 'check', 'mine.json'], [], cwd)
  expect(faulty.code).toBe(1)
  expect(faulty.out).toContain('toHit: expected a whole number from 2 to 6 but found 9\n')
  expect(faulty.out).toContain('endurance: expected a number but found "ten"\nmine.json: 2 mistakes.')
  const refused = tallyho(['play', 'sample', '--pack', 'mine.json'], [], cwd)
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('toHit: expected')])
  writeFileSync(join(cwd, 'mine.json'), '{}')
  expect(tallyho(['pack', 'check', 'mine.json'], [], cwd).err).toContain('does not say which game it is for')
  expect(existsSync(join(cwd, 'crashes'))).toBe(false)
})
