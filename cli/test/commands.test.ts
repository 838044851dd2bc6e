import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

test('help for everything, with examples', () => {
  for (const command of [
    'play',
    'sim',
    'tournament',
    'balance',
    'tune',
    'review',
    'replay',
    'pack',
    'fuzz',
    'bench',
  ]) {
    const { code, out } = tallyho([command, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: tallyho ${command}`)
    expect(out).toContain(`Examples:\n  npx tallyho ${command}`)
  }
  const { code, out } = tallyho(['--help'])
  expect([code, out]).toEqual([0, expect.not.stringContaining('worker')])
})

test('what is wrong is said in one sentence, with a code that means something', () => {
  const cases: [args: string[], code: number, message: string][] = [
    [
      ['play', 'chess'],
      1,
      `There is no game 'chess'. There are: the-hardest-days, wing-leader, storm-above-the-reich, raf-eagle, skies-above-britain, sample`,
    ],
    [['play', 'sample', '--scenario', 'dawn'], 1, `no scenario 'dawn'. It has: noon, dusk.`],
    [['play', 'sample', '--rule', 'fog'], 1, `no optional rule 'fog'. It has: aces.`],
    [['play', 'sample', '--bot', 'usaaf=random'], 1, `no seat 'usaaf'. It has: raf, luftwaffe.`],
    [
      ['sim', 'sample', '--bot', 'deep'],
      1,
      `There is no bot 'deep'. There are: cadet, regular, veteran, ace, heuristic, random.`,
    ],
    [['sim', 'sample', '--bot', 'raf=random'], 1, 'Nobody plays luftwaffe'],
    [['sim', 'sample', '--games', '0'], 2, 'A number from 1 on is needed.'],
    [['sim', 'sample', '--seed', 'x'], 2, 'A whole number is needed.'],
    [['sim', 'sample', '--games', '1', '--bot', 'raf=raf=random'], 1, `no seat 'raf=raf'`],
    [['sim', 'sample', '--games', '999999999', '--chart', 'no/such/folder.svg'], 1, 'cannot be written'],
    [['play', 'sample', '--save', '.'], 1, '. cannot be written: it is a folder.'],
    [['play', 'sample', '--load', 'a.json', '--rule', 'aces'], 1, 'a.json brings its own set-up: leave out'],
    [['play', 'sample', '--load', 'a.json', '--campaign', 'dusk'], 1, 'a.json brings its own set-up'],
    [['replay', '.'], 1, '. cannot be read: it is a folder.'],
    [['play', 'sample', '--fast'], 2, `unknown option '--fast'`],
    [['play'], 2, `missing required argument 'game'`],
    [['fly'], 2, `unknown command 'fly'`],
    [['worker'], 1, `started by 'tallyho sim' alone`],
    [
      ['tournament', 'sample', '--level', 'deep'],
      1,
      `no level 'deep'. There are: cadet, regular, veteran, ace.`,
    ],
    [['tournament', 'sample', '--level', 'cadet'], 1, 'A tournament needs two levels at least.'],
    [['balance', 'sample', '--bot', 'deep'], 1, `There is no bot 'deep'`],
    [['balance', 'sample', '--seed', 'x'], 2, 'A whole number is needed.'],
    [['tune', 'sample'], 2, `required option '--value <place>' not specified`],
    [['tune', 'sample', '--value', 'nowhere.0'], 1, `There is nothing at 'nowhere.0' in this pack.`],
    [['tune', 'sample', '--value', 'id'], 1, `There is no number at or below 'id' in this pack.`],
    [['review', '.'], 1, '. cannot be read: it is a folder.'],
    [['bench', '--game', 'chess'], 1, `There is no game 'chess'`],
    [['pack', 'export', 'chess'], 1, `There is no game 'chess'`],
  ]
  for (const [args, code, message] of cases) {
    const done = tallyho(args)
    expect([args, done.code, done.err]).toEqual([args, code, expect.stringContaining(message)])
    expect(done.err).not.toMatch(/\n\s+at /)
    expect(done.out).toBe('')
  }
})

test('the same figures for the same seed, whatever the number of processes', () => {
  const cwd = aFolder()
  const args = [
    'sim',
    'sample',
    '--scenario',
    'all',
    '--games',
    '60',
    '--bot',
    'random',
    '--seed',
    '8',
    '--json',
  ]
  const alone = tallyho([...args, '--jobs', '1'], [], cwd)
  const shared = tallyho([...args, '--jobs', '2', '--chart', 'c.svg'], [], cwd)
  expect([alone.code, shared.code]).toEqual([0, 0])
  expect(shared.out).toBe(alone.out)
  const { scenarios, seed } = JSON.parse(alone.out)
  expect(seed).toBe(8)
  expect(scenarios.map(({ scenario }: { scenario: string }) => scenario)).toEqual(['noon', 'dusk'])
  expect(scenarios[0].games).toBe(60)
  const svg = readFileSync(join(cwd, 'c.svg'), 'utf8')
  expect(svg).toContain('noon, mean')
  const bars = [...(svg.split('dusk')[0]?.matchAll(/<title>-?\d+: (\d+)<\/title>/g) ?? [])]
  expect(bars.reduce((sum, [, games]) => sum + Number(games), 0)).toBe(60)
  const other = tallyho(
    ['sim', 'sample', '--games', '60', '--bot', 'random', '--seed', '9', '--json'],
    [],
    cwd,
  )
  expect(JSON.parse(other.out).scenarios[0].score).not.toEqual(scenarios[0].score)
})

test('figures in words, and bots by seat', () => {
  const args = ['sim', 'sample', '--games', '40', '--bot', 'raf=heuristic', '--bot', 'luftwaffe=random']
  const { out } = tallyho([...args, '--rule', 'aces=off'])
  expect(out).toMatch(/^The Sample, noon: 40 games, raf=heuristic, luftwaffe=random, seed 1\n/)
  expect(out).toMatch(/The RAF wins +(3\d|40) /)
  expect(out).toMatch(/ +mean +sd +min +q05 +q25 +median +q75 +q95 +max\nScore /)
  const chart = out.slice(out.indexOf('Games by score\n'))
  const bars = [...chart.matchAll(/^ *-?\d+ (?:█+ )?(\d+)$/gm)]
  expect(bars.reduce((sum, [, games]) => sum + Number(games), 0)).toBe(40)
  expect(chart).toContain(`${'█'.repeat(50)} ${Math.max(...bars.map(([, games]) => Number(games)))}`)
})

test('a campaign is a scenario by another word', () => {
  const args = ['sim', 'sample', '--games', '5', '--bot', 'random', '--json']
  expect(tallyho([...args, '--campaign', 'dusk']).out).toBe(tallyho([...args, '--scenario', 'dusk']).out)
  const both = tallyho([...args, '--campaign', 'dusk', '--scenario', 'noon'])
  expect([both.code, both.err]).toEqual([2, expect.stringContaining('cannot be used with')])
  expect(tallyho([...args, '--campaign', 'dawn'])).toMatchObject({
    code: 1,
    err: expect.stringContaining("'dawn'"),
  })
})

test('random legal play keeps every promise', () => {
  const { code, out } = tallyho(['fuzz', 'sample', '--games', '1', '--scenario', 'all', '--json'])
  expect(code).toBe(0)
  const { findings } = JSON.parse(out)
  expect(findings).toHaveLength(2)
  expect(findings[0].answers).toBeGreaterThan(200)
  expect(findings[1].broken).toBeUndefined()
})

test('the list of packs', () => {
  expect(JSON.parse(tallyho(['pack', 'list', '--json']).out)).toContainEqual({
    game: 'sample',
    title: 'The Sample',
    pack: 'standard',
  })
})
