import { readFileSync } from 'node:fs'
import { fair, type Pause, Run, random, type Scribe } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { standard } from '../pack/index.ts'
import { levelOf, victoryPoints } from '../rules/16-victory.ts'
import type { Day } from '../state.ts'

const DAYS_PER_SCENARIO = 40

/** Plays one day with random legal answers; `look` is called at every pause. */
function playAtRandom(
  scenario: string,
  seed: number,
  look: (day: Day, pauses: number, pause: Pause) => void,
  scribe?: Scribe,
): Run<Day> {
  const numbers = random(seed)
  const dice = fair(numbers)
  const run = new Run(game, game.begin({ scenario, pack: 'standard', options: {} }), game.first, scribe)
  for (let pauses = 1; run.pause; pauses++) {
    const { pause } = run
    look(run.state, pauses, pause)
    if (pause.kind === 'together') throw new Error('This game has one seat')
    run.answer(pause.kind === 'chance' ? dice(pause) : numbers(pause.options.length))
  }
  return run
}

const sorted = (day: Day) => [...game.counters(day)].sort()

describe.each(game.scenarios.map(({ id }) => id))('random days of %s', scenario => {
  test('every one of them ends with a result, within the bound, and no counter is lost or doubled', () => {
    const start = sorted(game.begin({ scenario, pack: 'standard', options: {} }))
    for (let seed = 1; seed <= DAYS_PER_SCENARIO; seed++) {
      const run = playAtRandom(scenario, seed, (day, pauses) => {
        if (pauses > game.bound) throw new Error(`Seed ${seed}: more than ${game.bound} pauses`)
        if (pauses % 50 === 1) expect(sorted(day)).toEqual(start)
      })
      expect(run.step).toBe('time-advance')
      expect(sorted(run.state)).toEqual(start)
      const { result, state } = run
      expect(result).toMatchObject({ level: levelOf(victoryPoints(state)), score: victoryPoints(state) })
      expect(state.raids).toEqual([])
      expect(state.squadrons.filter(({ place }) => place.at === 'display')).toEqual([])
      expect(state.groups.filter(({ place }) => place.at === 'display' || place.at === 'inflight')).toEqual(
        [],
      )
    }
  })
})

test('THD-2.11.a THD-2.11.b raid displays: three of them, one a raid, with three boxes of three sections and one without', () => {
  const places = new Set<string>()
  const numbers = new Set<number>()
  for (let seed = 300; seed < 330; seed++)
    playAtRandom('1940-08-18', seed, ({ raids, groups }) => {
      for (const { number } of raids) {
        numbers.add(number)
        if (raids.filter(raid => raid.number === number).length > 1)
          throw new Error(`Seed ${seed}: two raids share display ${number}`)
      }
      for (const { place } of groups) {
        if (place.at !== 'display') continue
        places.add(place.box === 'patrol' ? Object.keys(place).join() : `${place.box}/${place.section}`)
        if (!raids.some(({ number }) => number === place.raid))
          throw new Error(`Seed ${seed}: display ${place.raid} has groups, but no raid`)
      }
    })
  expect([...numbers].sort()).toEqual([1, 2, 3])
  const boxes = ['bomber', 'escort', 'hunt'].flatMap(box =>
    ['centre', 'left', 'right'].map(one => `${box}/${one}`),
  )
  expect([...places].sort()).toEqual(['at,raid,box', ...boxes])
})

describe('what a random day shows', () => {
  /** Every kind of thing that an option may light up, and whether this one is there. */
  const KINDS: Readonly<Record<string, (day: Day, id: string) => boolean>> = {
    squadron: (day, id) => day.squadrons.some(one => one.id === id),
    group: (day, id) => day.groups.some(one => one.id === id),
    raid: (day, id) => day.raids.some(({ number }) => String(number) === id),
    space: (_day, id) => standard.spaces.some(space => space.id === id),
    target: (_day, id) => standard.targets.some(target => target.id === id),
    box: (_day, id) =>
      /^.+\/(LOW|MED|HIGH|READY|SCRAMBLE)$/.test(id) && isSpace(id.slice(0, id.lastIndexOf('/'))),
    section: (day, id) => {
      const [number, box = '', section = ''] = id.split('/')
      const isSection = /^(hunt|bomber|escort)$/.test(box) && /^(left|centre|right)$/.test(section)
      return isSection && day.raids.some(raid => String(raid.number) === number)
    },
  }
  const isSpace = (id: string) => standard.spaces.some(space => space.id === id)

  function isThere(day: Day, ref: string): boolean {
    const at = ref.indexOf(':')
    return KINDS[ref.slice(0, at)]?.(day, ref.slice(at + 1)) === true
  }

  /** Questions whose subject is the whole board. */
  const ABOUT_ALL = new Set([
    'green-squadron',
    'patrol-squadron',
    'move-squadron',
    'raid-order',
    'decoy',
    'radio-confusion',
  ])
  /** Options that leave everything as it is light nothing up. */
  const IDLE = new Set(['done', 'no'])

  test('every option lights up things that are on the board, and every question says what it is about', () => {
    const dark = new Set<string>()
    for (const { id } of game.scenarios)
      for (let seed = 100; seed < 120; seed++)
        playAtRandom(id, seed, (day, _pauses, pause) => {
          if (pause.kind !== 'choice') return
          const { ask, options, about = [] } = pause
          if (about.length === 0 && !ABOUT_ALL.has(ask)) dark.add(`${ask} is about nothing`)
          for (const ref of about) if (!isThere(day, ref)) dark.add(`${ask} is about ${ref}`)
          for (const { id: option, on = [] } of options) {
            if (on.length === 0 && !IDLE.has(option)) dark.add(`${ask}: ${option} lights up nothing`)
            for (const ref of on) if (!isThere(day, ref)) dark.add(`${ask}: ${option} lights up ${ref}`)
          }
        })
    expect([...dark]).toEqual([])
  })

  test('every line of the log cites a line of the rules', () => {
    const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    const rules = new Set(text.match(/(?<=^- \*\*)THD-[\w.-]+/gm))
    const strays = new Set<string>()
    for (const { id } of game.scenarios)
      for (let seed = 200; seed < 220; seed++)
        playAtRandom(
          id,
          seed,
          () => {},
          ({ rule, what }) => {
            if (!rules.has(rule) || !/^[a-z]+(-[a-z]+)*$/.test(what)) strays.add(`${rule} ${what}`)
          },
        )
    expect([...strays]).toEqual([])
  })
})

describe('the game', () => {
  test('the same seed plays the same day', () => {
    const endOf = (seed: number) => JSON.stringify(playAtRandom('1940-08-15', seed, () => {}).state)
    expect(endOf(7)).toBe(endOf(7))
    expect(endOf(7)).not.toBe(endOf(8))
  })

  test('THD-1.2.a one seat plays, and sees the whole board: what is not known is not decided', () => {
    expect(game.seats).toEqual(['raf'])
    const day = game.begin({ scenario: '1940-08-13', pack: 'standard', options: {} })
    expect(game.view(day, 'raf')).toBe(day)
  })

  test('five scenarios with a date and a story, and the optional rule that is on unless it is turned off', () => {
    expect(game.scenarios.map(({ date }) => date)).toEqual([
      '1940-08-13',
      '1940-08-15',
      '1940-08-18',
      '1940-08-24',
      '1940-09-07',
    ])
    for (const { title, blurb } of game.scenarios) expect(title.length * blurb.length).toBeGreaterThan(0)
    expect(game.optionalRules).toMatchObject([{ id: 'escorts-strafe', default: true }])
  })

  test('a lost, doubled or misplaced counter shows', () => {
    const day = game.begin({ scenario: '1940-08-13', pack: 'standard', options: {} })
    const all = sorted(day)
    expect(all).toContain('squadron:54')
    expect(all).toContain('group:I/JG51')
    expect(all.filter(name => name === 'region:time')).toHaveLength(4)
    expect(all.filter(name => name.startsWith('raid:'))).toEqual(['raid:1', 'raid:2', 'raid:3'])
    day.regionCup.time -= 2
    expect(sorted(day)).not.toEqual(all)
    day.timeOut = 1
    day.timeOnClock = true
    day.regionCup.lf3 -= 2
    day.forming.push('lf3')
    day.setAside.push('lf3')
    expect(sorted(day)).toEqual(all)
  })
})
