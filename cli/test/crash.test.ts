import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type GameModule, parseRecord, replayExactly, type Setup } from '@tallyho/engine'
import * as sample from '@tallyho/sample'
import type { Battle } from '@tallyho/sample/state'
import { expect, test } from 'vitest'
import { crashOf } from '../crash.ts'
import { tryGames } from '../fuzz.ts'
import { playShare, type Report } from '../worker.ts'
import { aFolder } from './run.ts'

const SETUP: Setup = { scenario: 'noon', pack: 'standard', options: {} }

/** Jams in the third round. */
const broken: GameModule<Battle> = {
  ...sample,
  game: {
    ...sample.game,
    steps: {
      ...sample.game.steps,
      *altitude(battle) {
        if (battle.drawn.clear + battle.drawn.cloud === 3) throw new Error('jammed')
        return (yield* sample.game.steps.altitude?.(battle) ?? []) as 'fire'
      },
    },
  },
}

test('a rule that crashes in a simulation is reported with a record that crashes again', () => {
  const reports: Report[] = []
  const share = {
    game: 'sample',
    setup: SETUP,
    bot: ['random'],
    seed: 1,
    games: 9,
    first: 2,
    stride: 2,
  }
  playShare(broken, share, report => reports.push(report))
  expect(reports).toHaveLength(1)
  const [report] = reports
  if (report?.kind !== 'crash') throw new Error('A crash was expected')
  expect([report.i, report.message]).toEqual([2, 'jammed'])
  expect(report.record.answers.length).toBeGreaterThan(30)
  expect(() => replayExactly(broken.game, report.record)).toThrow('jammed')
  expect(() => replayExactly(sample.game, report.record)).not.toThrow()
})

test('a share plays every so many games', () => {
  const reports: Report[] = []
  const share = {
    game: 'sample',
    setup: SETUP,
    bot: ['random'],
    seed: 1,
    games: 9,
    first: 2,
    stride: 3,
  }
  playShare(sample as GameModule<Battle>, share, report => reports.push(report))
  expect(reports.map(({ kind, i }) => [kind, i])).toEqual([
    ['game', 2],
    ['game', 5],
    ['game', 8],
  ])
})

test('a rule that crashes before the first answer leaves a record too', () => {
  const begin = () => {
    throw new Error('no table')
  }
  const reports: Report[] = []
  const share = {
    game: 'sample',
    setup: SETUP,
    bot: ['random'],
    seed: 1,
    games: 1,
    first: 0,
    stride: 1,
  }
  playShare({ ...broken, game: { ...broken.game, begin } }, share, report => reports.push(report))
  expect(reports[0]).toMatchObject({ message: 'no table', record: { game: 'sample', answers: [] } })
})

test('fuzzing writes a file that holds the game and what it broke', () => {
  const out = `${aFolder()}/deep/crashes`
  const {
    broken: promise,
    file = '',
    games,
  } = tryGames(broken, { setup: SETUP, pack: { id: 'mine' } }, { games: 5, seed: 2, out })
  expect([promise, games, dirname(file), basename(file)]).toEqual([
    'A rule crashed: jammed',
    1,
    out,
    'sample-noon-2-0.json',
  ])
  const text = readFileSync(file, 'utf8')
  expect(crashOf(JSON.parse(text))).toEqual({ message: 'A rule crashed: jammed', seed: expect.any(Number) })
  const { pack, ...record } = parseRecord(text)
  expect(pack).toEqual({ id: 'mine' })
  expect(() => replayExactly(broken.game, record)).toThrow('jammed')
  for (const crash of [undefined, null, 'jammed', {}, { message: { toString: 1 } }])
    expect(crashOf({ tallyho: 1, crash })).toBeUndefined()
})

test('a crash is kept elsewhere if its folder cannot be written', () => {
  const blocked = `${aFolder()}/file`
  writeFileSync(blocked, '')
  const { file = '' } = tryGames(broken, { setup: SETUP }, { games: 1, seed: 2, out: blocked })
  expect(dirname(file)).not.toBe(blocked)
  expect(crashOf(JSON.parse(readFileSync(file, 'utf8')))?.message).toBe('A rule crashed: jammed')
})
