import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { standard } from '@tallyho/wing-leader'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

const dover = standard.scenarios.find(({ id }) => id === 'wl-01') as (typeof standard.scenarios)[number]
const VICTORY = {
  levels: [
    { atLeast: 4, level: 'raider-decisive' },
    { atLeast: 1, level: 'raider-victory' },
  ],
  otherwise: 'defender-victory',
  lastTurn: 9,
}

/** A scenario of the player's own in a file, with these things changed in it. */
function written(cwd: string, name: string, changes: object): void {
  const scenario = { ...dover, id: 'again', title: 'Dover again', victory: VICTORY, ...changes }
  const file = { game: 'wing-leader', id: 'my-dover', title: 'Mine', version: '1', scenarios: [scenario] }
  writeFileSync(join(cwd, name), JSON.stringify(file))
}

const [first, second, ...others] = dover.raider.units
const raider = (change: object, next: object = {}) => ({
  raider: { ...dover.raider, units: [{ ...first, ...change }, { ...second, ...next }, ...others] },
})

test('a scenario file is checked: every mistake with its place, and a code that tells', () => {
  const cwd = aFolder()
  const checked = (changes: object) => {
    written(cwd, 'mine.json', changes)
    const { code, out, err } = tallyho(['pack', 'check', 'mine.json'], [], cwd)
    expect(err).toBe('')
    return { code, lines: out.trimEnd().split('\n') }
  }
  expect(checked({})).toEqual({ code: 0, lines: ['mine.json: no mistake found.'] })
  expect(checked(raider({ start: { squares: ['Q99'] } }, { count: 0 }))).toEqual({
    code: 1,
    lines: [
      'scenarios[0].raider.units[0].start.squares[0] (scenarios “Dover again”, raider, units “I./JG 51”, start, squares no. 1): expected squares of the map such as "C8" or "C8-F8", A0 to Z19, but found "Q99"',
      'scenarios[0].raider.units[1].count (scenarios “Dover again”, raider, units “II./JG 51”, count): expected a whole number from 1 to 20 but found 0',
      'mine.json: 2 mistakes.',
    ],
  })
  expect(checked(raider({ model: 'bf-109e-5' }, { mission: 'escort' }))).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^scenarios\[0\]\.raider\.units\[0\]\.model \(.+, units “I.\/JG 51”, model\): expected a known aircraft but found 'bf-109e-5' \(nearest: 'bf-109e-4', /,
      ),
      'scenarios[0].raider.units[1].mission (scenarios “Dover again”, raider, units “II./JG 51”, mission): expected bombers on this side for the escort to guard (9.2.2)',
      'mine.json: 2 mistakes.',
    ],
  })
  expect(checked({ wind: 3, victory: { ...VICTORY, levels: undefined } })).toEqual({
    code: 1,
    lines: [
      'scenarios[0].victory.levels (scenarios “Dover again”, victory, levels): expected a value but found none',
      'scenarios[0].wind (scenarios “Dover again”, wind): expected no such key',
      'mine.json: 2 mistakes.',
    ],
  })
  const levels = [VICTORY.levels[0], { atLeast: 8, level: 'raider-victory' }]
  expect(checked({ bombing: true, victory: { ...VICTORY, levels } })).toEqual({
    code: 1,
    lines: [
      'scenarios[0].surface (scenarios “Dover again”, surface): expected a surface unit to attack: the bombing rules are in force (15.0)',
      'scenarios[0].victory.levels[1].atLeast (scenarios “Dover again”, victory, levels “raider-victory”, at least): expected less than the 4 of the level above but found 8',
      'mine.json: 2 mistakes.',
    ],
  })
})

test('a broken scenario file as data, and one that is no file at all', () => {
  const cwd = aFolder()
  written(cwd, 'mine.json', { ...raider({ mission: 'escort' }) })
  const told = tallyho(['pack', 'check', 'mine.json', '--json'], [], cwd)
  expect([told.code, JSON.parse(told.out)]).toEqual([
    1,
    {
      file: 'mine.json',
      game: 'wing-leader',
      faults: [
        {
          path: 'scenarios[0].raider.units[0].mission',
          message: 'expected bombers on this side for the escort to guard (9.2.2)',
          where: expect.stringMatching(/^scenarios “.+”, raider, units “.+”, mission$/),
        },
      ],
    },
  ])
  writeFileSync(join(cwd, 'cut.json'), '{"game":"wing-lea')
  const cut = tallyho(['pack', 'check', 'cut.json'], [], cwd)
  expect([cut.code, cut.out, cut.err]).toEqual([
    1,
    '',
    expect.stringMatching(/^tallyho: cut\.json is not JSON/),
  ])
  const refused = tallyho(['play', 'wing-leader', '--pack', 'mine.json'], [], cwd)
  expect([refused.code, refused.out, refused.err]).toEqual([
    1,
    '',
    'tallyho: mine.json is no pack for Wing Leader: scenarios[0].raider.units[0].mission: expected bombers on this side for the escort to guard (9.2.2).\n',
  ])
})

test('bots play a scenario to its end', () => {
  const args = ['sim', 'wing-leader', '--scenario', 'wl-01', '--games', '2']
  const { code, out } = tallyho(args)
  expect(code).toBe(0)
  expect(out).toMatch(/^Wing Leader, wl-01: 2 games, heuristic, seed 1\n/)
  const { scenarios } = JSON.parse(tallyho([...args, '--json']).out)
  expect(scenarios).toHaveLength(1)
  expect(scenarios[0]).toMatchObject({ scenario: 'wl-01', games: 2 })
})

test('a scenario file is played in the terminal, saved with the game, and goes on', () => {
  const cwd = aFolder()
  written(cwd, 'mine.json', {})
  const play = ['play', 'wing-leader', '--pack', 'mine.json', '--seed', '3']
  const begun = tallyho([...play, '--save', 'a.json'], ['1'], cwd)
  expect(begun.code).toBe(0)
  expect(begun.out).toContain('Wing Leader: Dover again. Type ? for help.')
  expect(begun.out).toContain('raider> 1\n')
  expect(begun.out).toContain('Saved in a.json.')
  const unknown = tallyho([...play, '--scenario', 'wl-01'], [], cwd)
  expect([unknown.code, unknown.err]).toEqual([
    1,
    `tallyho: Wing Leader has no scenario 'wl-01'. It has: again.\n`,
  ])
  writeFileSync(join(cwd, 'mine.json'), 'gone')
  const bots = ['--bot', 'raider=heuristic', '--bot', 'defender=random']
  const ended = tallyho(['play', 'wing-leader', '--load', 'a.json', '--save', 'b.json', ...bots], [], cwd)
  expect(ended.code).toBe(0)
  expect(ended.out).toContain('a.json, after 1 answers')
  expect(ended.out).toMatch(/Score -?\d+\.\n {2}Turns played: \d+\n {2}Raider: Victory Points: /)
  const replayed = JSON.parse(tallyho(['replay', 'b.json', '--json'], [], cwd).out)
  const setup = { scenario: 'again', pack: expect.stringMatching(/^my-dover@/) }
  expect(replayed).toMatchObject({ over: true, setup })
})
