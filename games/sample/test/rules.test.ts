import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { firstToFire, hasAdvantage, pointsOf } from '../rules.ts'
import { ALTITUDES, type Battle, view } from '../state.ts'
import { breakAll, give, idle, play, SETUP, shotAfter } from './table.ts'

const ACES = 'raf-2|luftwaffe-3'

function down(battle: Battle, ...ids: string[]): Battle {
  for (const plane of battle.planes) if (ids.includes(plane.id)) plane.hits = 5
  return battle
}

test('SMP-1.a SMP-2.a the planes of the scenario in the air, the chits in the cup', () => {
  const noon = game.begin(SETUP)
  expect(game.seats).toEqual(['raf', 'luftwaffe'])
  expect(noon.planes.map(({ id }) => id).slice(7, 9)).toEqual(['raf-8', 'luftwaffe-1'])
  expect(noon.planes.every(({ hits, breaking }) => hits === 0 && !breaking)).toBe(true)
  expect(noon.cup).toEqual({ clear: 12, cloud: 4 })
  const dusk = game.begin({ ...SETUP, scenario: 'dusk' })
  expect(dusk.planes.filter(({ side }) => side === 'raf')).toHaveLength(7)
  expect(dusk.cup).toEqual({ clear: 6, cloud: 10 })
})

test('SMP-1.b the steps of a round, and the next round after it', () => {
  const match = play([])
  expect(match.step).toBe('aces')
  give(match, ACES)
  expect(match.step).toBe('sky')
  give(match, 'clear')
  expect(match.step).toBe('altitude')
  give(match, 'low|low')
  expect(match.step).toBe('fire')
  breakAll(match)
  expect(match.step).toBe('sky')
})

test('SMP-2.b both name one of their own planes, unless the rule is off', () => {
  const match = play([])
  expect(match.asked('raf')?.options.map(({ id }) => id)).toContain('raf-8')
  expect(match.asked('luftwaffe')?.options.every(({ id }) => id.startsWith('luftwaffe'))).toBe(true)
  expect(match.asked('raf')?.ask).toBe('ace')
  expect(match.asked('raf')?.options[2]).toEqual({ id: 'raf-3', on: ['plane:raf-3'] })
  give(match, ACES)
  expect(match.pause).toMatchObject({ kind: 'chance', what: 'sky' })
  expect(match.state.ace).toEqual({ raf: 'raf-2', luftwaffe: 'luftwaffe-3' })
  const without = play([], { ...SETUP, options: { aces: false } })
  expect(without.step).toBe('sky')
  expect(without.state.ace).toEqual({})
})

test('SMP-2.c an ace is hidden from the other seat until it is shot down', () => {
  const { state } = play([ACES])
  expect(view(state, 'raf').ace).toEqual({ raf: 'raf-2' })
  expect(view(state, 'luftwaffe').ace).toEqual({ luftwaffe: 'luftwaffe-3' })
  expect(view(down(state, 'luftwaffe-3'), 'raf').ace).toEqual({ raf: 'raf-2', luftwaffe: 'luftwaffe-3' })
})

test('SMP-3.a a chit is drawn, stays out and makes the sky', () => {
  const { state, notes } = play([ACES, 'cloud'])
  expect(state.sky).toBe('cloud')
  expect(state.cup).toEqual({ clear: 12, cloud: 3 })
  expect(state.drawn).toEqual({ clear: 0, cloud: 1 })
  expect(notes.at(-1)).toMatchObject({ rule: 'SMP-3.a', what: 'sky', facts: { round: 1, sky: 'cloud' } })
})

test('SMP-4.a both offer an altitude, and nothing shows before both have', () => {
  const match = play([ACES, 'clear'])
  expect(match.asked('raf')?.options.map(({ id }) => id)).toEqual(['low', 'middle', 'high'])
  expect(match.asked('raf')).toMatchObject({ ask: 'altitude', options: [{ on: ['altitude:low'] }, {}, {}] })
  match.choose('raf', 'high')
  expect(match.state.altitude.raf).toBe('middle')
  match.choose('luftwaffe', 'low')
  expect(match.state.altitude).toEqual({ raf: 'high', luftwaffe: 'low' })
  expect(match.notes.at(-1)).toMatchObject({
    rule: 'SMP-4.a',
    what: 'altitude',
    facts: { raf: 'high', luftwaffe: 'low' },
  })
})

test('SMP-4.b high over middle over low over high', () => {
  const battle = game.begin(SETUP)
  const better: string[] = []
  for (const raf of ALTITUDES)
    for (const luftwaffe of ALTITUDES) {
      Object.assign(battle.altitude, { raf, luftwaffe })
      if (hasAdvantage(battle, 'raf')) better.push(`${raf} ${luftwaffe}`)
      expect(hasAdvantage(battle, 'raf') && hasAdvantage(battle, 'luftwaffe')).toBe(false)
    }
  expect(better).toEqual(['low high', 'middle low', 'high middle'])
})

test('SMP-5.a the side with the advantage acts first, else the sides by turns', () => {
  const first = (round: number, raf: 'low' | 'high', luftwaffe: 'low' | 'high') => {
    const battle = game.begin(SETUP)
    battle.drawn.clear = round
    Object.assign(battle.altitude, { raf, luftwaffe })
    return firstToFire(battle)
  }
  expect([first(1, 'low', 'low'), first(2, 'low', 'low')]).toEqual(['raf', 'luftwaffe'])
  expect([first(2, 'low', 'high'), first(1, 'low', 'high')]).toEqual(['raf', 'raf'])
  expect([first(1, 'high', 'low'), first(2, 'high', 'low')]).toEqual(['luftwaffe', 'luftwaffe'])
})

test('SMP-5.b each plane of the first side, then of the other, has the enemies in the air and break', () => {
  const match = play([ACES, 'clear', 'low|low'])
  down(match.state, 'luftwaffe-2', 'raf-1')
  const asked: (readonly string[] | undefined)[] = []
  while (match.pause?.kind === 'choice') {
    asked.push(match.pause.about)
    if (asked.length === 2) {
      expect(match.pause.options[1]).toEqual({ id: 'luftwaffe-3', on: ['plane:luftwaffe-3'], target: 10 })
      expect(match.pause.options.map(({ id }) => id)).toEqual([
        ...[1, 3, 4, 5, 6, 7, 8].map(i => `luftwaffe-${i}`),
        'break',
      ])
    }
    give(match, 'break')
  }
  expect(asked.slice(1, 3)).toEqual([['plane:raf-2'], ['plane:raf-3']])
  expect(asked.slice(-2)).toEqual([['plane:luftwaffe-7'], ['plane:luftwaffe-8']])
  expect(asked).toHaveLength(15)
})

test('SMP-5.c a shot hits on five, one better with the advantage, one worse in cloud', () => {
  expect(shotAfter(['clear', 'low|low', 'luftwaffe-1'], 5)).toEqual({ total: 5, hit: true, hits: 1 })
  expect(shotAfter(['clear', 'low|low', 'luftwaffe-1'], 4)).toEqual({ total: 4, hit: false, hits: 0 })
  expect(shotAfter(['clear', 'middle|low', 'luftwaffe-1'], 4)).toEqual({ total: 5, hit: true, hits: 1 })
  expect(shotAfter(['cloud', 'low|low', 'luftwaffe-1'], 5)).toEqual({ total: 4, hit: false, hits: 0 })
})

test('SMP-5.d a plane that breaks is harder to hit until it acts again', () => {
  const match = play([ACES, 'clear', 'low|low'])
  for (let i = 0; i < 8; i++) give(match, 'break')
  give(match, 'raf-1')
  expect(match.pause).toMatchObject({ kind: 'chance', what: 'shot' })
  give(match, '5')
  expect(match.notes.at(-1)?.facts).toMatchObject({ breaking: -1, total: 4, hit: false })
  breakAll(match)
  give(match, 'clear')
  give(match, 'middle|low')
  give(match, 'luftwaffe-1')
  expect(match.state.planes[0]?.breaking).toBe(false)
  give(match, '6')
  expect(match.notes.at(-1)?.facts).toMatchObject({ breaking: 0, advantage: 1, total: 7 })
  expect(match.notes.at(-1)?.facts.target).toBe('luftwaffe-1')
})

test('SMP-5.e five hits shoot a plane down, and it acts no more in this round', () => {
  const match = play([ACES, 'clear', 'low|low'])
  for (let shot = 1; shot <= 5; shot++) {
    give(match, 'luftwaffe-1')
    give(match, '6')
    expect(match.notes.at(-1)?.facts.down).toBe(shot === 5)
  }
  expect(match.notes.at(-1)?.rule).toBe('SMP-5.c')
  expect(match.asked('raf')?.options.map(({ id }) => id)).not.toContain('luftwaffe-1')
  for (let i = 0; i < 3; i++) give(match, 'break')
  expect(match.asked('luftwaffe')?.about).toEqual(['plane:luftwaffe-2'])
})

test('SMP-6.a over with the last chit, or with the last plane of a side', () => {
  const match = play([ACES])
  idle(match, 15)
  expect([match.over, game.result(match.state)]).toEqual([false, undefined])
  idle(match, 1)
  expect(match.over).toBe(true)
  const short = play([ACES, 'clear', 'low|low'])
  down(short.state, ...[2, 3, 4, 5, 6, 7, 8].map(i => `luftwaffe-${i}`))
  const last = short.state.planes[8]
  if (last) last.hits = 4
  give(short, 'break')
  give(short, 'luftwaffe-1')
  give(short, '6')
  expect(short.over).toBe(true)
  expect(short.state.planes.filter(({ breaking }) => breaking)).toHaveLength(1) // nobody left to break from
})

test('SMP-6.b a point for each plane shot down, two more for the ace', () => {
  const { state } = play([ACES])
  expect(pointsOf(down(state, 'luftwaffe-1', 'luftwaffe-4', 'raf-1'), 'raf')).toBe(2)
  expect(pointsOf(down(state, 'luftwaffe-3'), 'raf')).toBe(5)
  expect(pointsOf(state, 'luftwaffe')).toBe(1)
})

test('SMP-6.c more points win', () => {
  const { state } = play([ACES])
  expect(game.result(state)).toBeUndefined()
  state.over = true
  expect(game.result(state)).toEqual({
    level: 'draw',
    winner: undefined,
    score: 0,
    figures: { raf: 0, luftwaffe: 0, rounds: 0 },
  })
  expect(game.result(down(state, 'raf-2'))).toMatchObject({
    level: 'luftwaffe',
    winner: 'luftwaffe',
    score: -3,
  })
  expect(game.result(down(state, 'luftwaffe-1', 'luftwaffe-3'))).toMatchObject({ winner: 'raf', score: 1 })
})
