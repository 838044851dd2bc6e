import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

const GAME = 'storm-above-the-reich'

test('a campaign of three: levels, points, losses and the chart', () => {
  const args = ['sim', GAME, '--campaign', '1943-early', '--games', '3']
  const { code, out } = tallyho(args)
  expect(code).toBe(0)
  expect(out).toMatch(/^Storm Above the Reich, 1943-early: 3 games, heuristic, seed 1\n/)
  const [levels = '', table = '', chart = ''] = out.split('\n\n')
  const counts = [
    ...levels.matchAll(/^(?:The bombers are beaten|The bombers came through|Neither won nor lost) +(\d)/gm),
  ]
  expect(counts.reduce((sum, [, games]) => sum + Number(games), 0)).toBe(3)
  for (const figure of ['Score', 'Victory Points', 'Pilots killed', 'Pilots wounded', 'Bombers destroyed'])
    expect(table).toMatch(new RegExp(`^${figure}( +-?[\\d.]+){9}$`, 'm'))
  expect(table).toMatch(/^Missions +6 +0( +6){7}$/m)
  const bars = [...chart.matchAll(/^ *-?\d+ (?:█+ )?(\d+)$/gm)]
  expect(chart).toMatch(/^Games by score\n/)
  expect(bars.reduce((sum, [, games]) => sum + Number(games), 0)).toBe(3)

  const { scenarios } = JSON.parse(tallyho([...args, '--json']).out)
  expect(scenarios).toHaveLength(1)
  const [{ scenario, games, figures }] = scenarios
  expect([scenario, games, figures.missions.mean]).toEqual(['1943-early', 3, 6])
  expect(figures.vp.min).toBeGreaterThanOrEqual(0)
  expect(figures.available.max).toBeLessThanOrEqual(18)
})

test('a campaign that is not there is refused with those that are', () => {
  for (const command of ['sim', 'play']) {
    const { code, out, err } = tallyho([command, GAME, '--campaign', '1946'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(
      /^tallyho: Storm Above the Reich has no scenario '1946'\. It has: training, mission, 1942, 1943-early, .*1945, 1942-medium, .*full\.\n$/,
    )
  }
})

/** Two fighters enter behind the formation, go in against two bombers, and do the first thing they may from then on. */
const TRAINING = [
  ...['group/reserve', 'to/tail/low', 'group/tail/low', 'to/tail/approach/low'],
  ...['fighter/0', 'bomber/A4', 'fighter/1', 'bomber/A5'],
  ...['determined', 'dive', 'evasive', 'climb'],
  ...Array.from({ length: 150 }, () => '1'),
]

test('the training mission is played in the terminal, the same for the same seed, and replays', () => {
  const cwd = aFolder()
  const args = ['play', GAME, '--campaign', 'training', '--seed', '7', '--save', 'a.json']
  const { code, out } = tallyho(args, TRAINING, cwd)
  expect(code).toBe(0)
  expect(out).toMatch(/^Storm Above the Reich: Training mission\. Type \? for help\.\n/)
  // The answers that no die decides are those asked for; both fighters then fire.
  const asked = out.split('staffel> ').slice(1, 13)
  expect(asked.map(text => text.split('\n')[0])).toEqual(TRAINING.slice(0, 12))
  expect(out).not.toContain('That is not one of the answers')
  expect(out.split('[SR-ATK-04]').length).toBeGreaterThan(2)
  expect(out).toMatch(/\[SR-TRN-02\]/)
  expect(out).toMatch(/\nTraining (not )?passed\. Score -?1\.\n {2}Victory Points: \d+\n/)
  expect(tallyho(args, TRAINING, aFolder()).out).toBe(out)
  const replayed = JSON.parse(tallyho(['replay', 'a.json', '--json'], [], cwd).out)
  expect(replayed).toMatchObject({ game: GAME, over: true, setup: { scenario: 'training' } })
  expect(out).toContain(`Score ${replayed.result.score}.`)
})

type Json = { [key: string]: Json } & Json[]

test('a pack of the box is exported, changed, checked, and played with', () => {
  const cwd = aFolder()
  expect(tallyho(['pack', 'export', GAME, 'mine.json'], [], cwd)).toMatchObject({
    code: 0,
    out: 'The pack of Storm Above the Reich is in mine.json. Give it an id of its own before you play with it.\n',
  })
  const text = readFileSync(join(cwd, 'mine.json'), 'utf8')
  const checked = (change: (pack: Json) => void) => {
    const pack = JSON.parse(text)
    change(pack)
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify(pack))
    const { code, out, err } = tallyho(['pack', 'check', 'mine.json'], [], cwd)
    expect(err).toBe('')
    return { code, lines: out.trimEnd().split('\n') }
  }
  const at = (pack: Json, ...path: (string | number)[]) =>
    path.reduce<Json>((value, key) => value[key as string] as Json, pack)
  const put = (pack: Json, key: string, value: unknown, ...path: (string | number)[]) => {
    at(pack, ...path)[key] = value as Json
  }
  // What has the wrong form, each with its place.
  expect(
    checked(pack => {
      put(pack, 'wind', 3)
      put(pack, 'missions', 0, 'seasons', 0)
      put(pack, 'determined', 'DHH2 D2', 'attackCards', 0, 'rows', 'high')
    }),
  ).toEqual({
    code: 1,
    lines: [
      'seasons[0].missions (seasons “1942”, missions): expected 6 or 10 but found 0',
      'attackCards[0].rows.high.determined (attack cards “nose-1”, rows, high, determined): expected six cells, each "-" or a run of D, H, one of 1 to 3, C, R, N and J, but found "DHH2 D2"',
      'wind: expected no such key',
      'mine.json: 3 mistakes.',
    ],
  })
  // What has the right form and makes no sense.
  const broken = checked(pack => {
    put(pack, 'maps', at(pack, 'maps').slice(1))
    put(pack, 'replacement', 'Zimmer', 'roster', 'pilots', 0)
    put(pack, 'vp', 99, 'seasons', 1, 'victory', 'lose')
  })
  expect(broken.code).toBe(1)
  const win = JSON.parse(text).seasons[1].victory.win.vp
  expect(broken.lines).toEqual(
    expect.arrayContaining([
      'maps: expected Map 5 but found none',
      `seasons[1].victory.lose.vp (seasons “1943 Early”, victory, lose, vp): expected less than the ${win} to win but found 99`,
      "roster.pilots[0].replacement (roster, pilots “Ahrens”, replacement): expected another name with A but found 'Zimmer'",
    ]),
  )
  expect(broken.lines.at(-1)).toBe(`mine.json: ${broken.lines.length - 1} mistakes.`)
  const refused = tallyho(['sim', GAME, '--pack', 'mine.json', '--games', '1'], [], cwd)
  expect([refused.code, refused.out, refused.err.split(': ', 3).slice(0, 2)]).toEqual([
    1,
    '',
    ['tallyho', 'mine.json is no pack for Storm Above the Reich'],
  ])
  // A good one of the player's own is flown with, and the save carries it along.
  const good = checked(pack => {
    put(pack, 'id', 'my-storm')
    put(pack, 'limit', 2, 'training')
  })
  expect(good).toEqual({ code: 0, lines: ['mine.json: no mistake found.'] })
  const played = tallyho(
    ['play', GAME, '--pack', 'mine.json', '--seed', '1', '--save', 'a.json'],
    TRAINING,
    cwd,
  )
  expect([played.code, played.err]).toEqual([0, ''])
  expect(played.out).toContain('Training: 2 FW190s, 2 turns.')
  writeFileSync(join(cwd, 'mine.json'), 'gone')
  expect(JSON.parse(tallyho(['replay', 'a.json', '--json'], [], cwd).out)).toMatchObject({
    over: true,
    setup: { pack: expect.stringMatching(/^my-storm@/) },
  })
})
