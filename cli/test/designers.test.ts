import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

const json = (args: string[], cwd?: string) => {
  const { code, out, err } = tallyho([...args, '--json'], [], cwd)
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

test('a tournament: the same figures whatever the number of processes, Elo from the regular', () => {
  const args = [
    'tournament',
    'sample',
    '--scenario',
    'dusk',
    '--level',
    'cadet',
    '--level',
    'regular',
    '--games',
    '30',
  ]
  const [alone, shared] = ['1', '2'].map(jobs => json([...args, '--jobs', jobs]))
  expect(shared).toEqual(alone)
  const [met] = alone.met
  expect(met).toMatchObject({ scenario: 'dusk', a: 'regular', b: 'cadet', games: 60 })
  expect(met.share.value).toBe(met.wins / 60)
  expect(met.share.low).toBeGreaterThan(0.4)
  expect(alone.elo.regular).toEqual({ value: 0, low: 0, high: 0 })
  expect(alone.elo.cadet.value).toBeLessThan(0)
})

test('where one plays alone, levels meet on the same dice and the higher score wins', () => {
  const args = ['tournament', 'the-hardest-days', '--level', 'cadet', '--level', 'regular', '--games', '12']
  const [met] = json(args).met
  expect(met).toMatchObject({ a: 'regular', b: 'cadet', games: 12 })
  expect(Math.sign(met.ahead.value)).toBe(1)
})

test('balance: every scenario on two seeds, shares with their intervals', () => {
  const { found } = json(['balance', 'sample', '--games', '40'])
  expect(found.map((one: { scenario: string; seed: number }) => [one.scenario, one.seed])).toEqual([
    ['noon', 1],
    ['noon', 500],
    ['dusk', 1],
    ['dusk', 500],
  ])
  for (const { levels, score } of found) {
    const shares = Object.values<{ value: number; low: number; high: number }>(levels)
    expect(shares.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1)
    for (const { value, low, high } of shares) expect(low < value && value < high).toBe(true)
    expect(score.low).toBeLessThan(score.value)
  }
  expect(json(['balance', 'sample', '--games', '5', '--seed', '3', '--scenario', 'dusk']).found).toHaveLength(
    1,
  )
})

test('tune: what a changed value does on the same dice, of the own pack too; what cannot be played is told of', () => {
  const cwd = aFolder()
  expect(tallyho(['pack', 'export', 'sample', 'mine.json'], [], cwd).code).toBe(0)
  const file = join(cwd, 'mine.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), id: 'mine', endurance: 2 }))
  const args = ['tune', 'sample', '--pack', 'mine.json', '--games', '40', '--bot', 'random']
  const { moved } = json([...args, '--value', 'endurance'], cwd)
  expect(moved.map(({ from }: { from: number }) => from)).toEqual([2, 2])
  expect(moved.map(({ to }: { to: number }) => to).sort()).toEqual([1, 3])
  const far = tallyho([...args, '--value', 'toHit', '--by', '90', '--json'], [], cwd)
  expect([far.code, JSON.parse(far.out).moved]).toEqual([0, []])
  expect(far.err).toContain('toHit')
})

test('review: what was expected, skill and luck apart; an unfinished game is refused', () => {
  const cwd = aFolder()
  const play = [
    'play',
    'sample',
    '--scenario',
    'dusk',
    '--bot',
    'raf=random',
    '--bot',
    'luftwaffe=regular',
    '--seed',
    '4',
  ]
  expect(tallyho([...play, '--save', 'game.json'], [], cwd).code).toBe(0)
  const found = json(['review', 'game.json'], cwd)
  expect(found.seat).toBe('raf')
  expect(found.expected.mean + found.skill.mean + found.luck.mean).toBeCloseTo(found.ended)
  expect(found.skill.mean).toBeLessThan(0)
  const { out } = tallyho(['review', 'game.json', '--seat', 'luftwaffe'], [], cwd)
  expect(out).toMatch(/^The Sample, dusk, .*Luftwaffe: \d+ answers\nExpected at the start .* ended at /)
  expect(tallyho(['review', 'game.json', '--seat', 'usaaf'], [], cwd)).toMatchObject({ code: 1 })
  const begun = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8'))
  expect(begun.answers.length).toBeGreaterThan(4)
  tallyho(['play', 'sample', '--save', 'begun.json'], ['q'], cwd)
  expect(tallyho(['review', 'begun.json'], [], cwd)).toMatchObject({
    code: 1,
    err: expect.stringContaining('only a finished one can be reviewed'),
  })
})
