import { type Choice, Match, type Option } from '@tallyho/engine'
import { pauseAfter, script } from '@tallyho/engine/proof/script'
import { playing } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import { foremost } from '../../board/asked/foremost.ts'
import { MANNERS } from '../../board/asked/manners.ts'
import { unitName } from '../../board/names.ts'
import { game, standard, words } from '../../index.ts'
import { ALTITUDES, altitudeOf, COLUMNS, nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import type { Battle } from '../../state.ts'
import { act, wholeMoveOf } from '../kit/moves.ts'
import { battleOf, type Line, the } from '../kit/table.ts'

const asked = (ask: string, seat = 'raider'): Choice => ({ kind: 'choice', seat, ask, options: [] })

describe('the Tally Phase by one press', () => {
  const board = () => battleOf('spitfire-i H8, spitfire-i H9, d bf-109e K8, d bf-109e L8')
  const choice = (battle: Battle) => pauseAfter(raiderTallies(battle)) as Choice

  test('WL-9.4.d every fighter looks for the enemy that promises it most, the surest first', () => {
    const battle = board()
    const [all] = MANNERS.far?.(battle, choice(battle)) ?? []
    expect(all).toMatchObject({ id: 'look/all', words: 'Both look' })
    expect(all?.ids.toSorted()).toEqual(['roll/rA/dA', 'roll/rB/dA'])
  })

  test('comes first in the list, then one fighter after the other, its best look first', () => {
    const battle = board()
    const ids = MANNERS.foremost?.(battle, choice(battle)).map(({ id }) => id)
    expect(ids?.[0]).toBe('look/all')
    expect(ids?.slice(1, 3).every(id => id.startsWith(ids[1]?.slice(0, 7) ?? '?'))).toBe(true)
  })

  test('WL-9.5.5.1.b others of a wing look after everybody else: what one of them finds keeps nobody from it', () => {
    const battle = battleOf('spitfire-i H8 wing, spitfire-i H8 wing, spitfire-i G8, d bf-109e K8')
    const [all] = MANNERS.far?.(battle, choice(battle)) ?? []
    expect(all?.ids.map(id => id.slice(0, 7))).toEqual(['roll/rA', 'roll/rC', 'roll/rB'])
  })

  test('one fighter that may look has no such answer', () => {
    const battle = battleOf('spitfire-i H8, d bf-109e K8')
    expect(MANNERS.far?.(battle, choice(battle))).toEqual([])
  })
})

test('WL-10.7.a whose dice they are: who must hold together rolls himself, who has hit rolls for the hit', () => {
  const battle = battleOf('spitfire-i H8, d bf-109e H8')
  const rolls = (what: string, about: string) =>
    MANNERS.rollsFor?.(battle, { kind: 'chance', what, outcomes: [], about: [about] })
  expect(rolls('cohesion.1', 'unit:1')).toBe('defender')
  expect(rolls('losses.confirm', 'unit:1')).toBe('raider')
  expect(rolls('initiative.roll', 'unit:1')).toBeUndefined()
})

/** The rules' own answers in parts. */
const saidIn = (battle: Battle, choice: Choice) =>
  choice.options.flatMap(({ id }, i) => {
    const said = words.said?.(battle, choice, i)
    return typeof said === 'object' && 'head' in said ? [{ id, ...said }] : []
  })

test('WL-9.2.5 on the way to a flag all squares that come as near are told apart by the enemy, the one toward it first', () => {
  const battle = battleOf('spitfire-i M9 intercept vector:K13, d bf-109e C8')
  const choice = pauseAfter(wholeMoveOf(battle, 'rA'), []) as Choice
  const found = MANNERS.foremost?.(battle, choice) ?? []
  const said = [...(MANNERS.far?.(battle, choice) ?? []), ...saidIn(battle, choice)]
  const all = found.flatMap(({ id }) => said.find(one => one.id === id) ?? [])
  const [first] = all
  const near = all.filter(({ figures }) => figures?.[0]?.is === first?.figures?.[0]?.is)
  expect(near.length).toBeGreaterThan(1)
  expect(near[0]).toBe(first)
  expect(new Set(near.map(({ so }) => so)).size).toBe(near.length)
  expect(first?.figures?.[0]?.of).toBe('to flag')
  expect(first?.so).toMatch(/^\d+ squares off, \d levels? above Bf\u00a0109\u00a0A/)
})

test('WL-10.0.a a flag in the square of an enemy that is not sighted leads to no attack', () => {
  const battle = battleOf('spitfire-i M11 facing:0 intercept vector:P11, d bf-109e P11 facing:4')
  const choice = pauseAfter(wholeMoveOf(battle, 'rA'), []) as Choice
  const [{ id } = { id: '' }] = MANNERS.foremost?.(battle, choice) ?? []
  expect(MANNERS.far?.(battle, choice).find(one => one.id === id)).toMatchObject({
    so: 'Bf\u00a0109\u00a0A is there, but not sighted: no attack',
    figures: [{ of: 'to flag', is: '0 squares' }, { of: 'cost' }],
  })
})

test('why the machine would: the attack that a move leads to, a look that costs nothing', () => {
  const battle = battleOf('spitfire-i H8, spitfire-i H9, d bf-109e K8')
  const look = pauseAfter(raiderTallies(battle)) as Choice
  expect(MANNERS.advice?.(battle, look, 'look/all')).toContain('costs nothing')
  expect(MANNERS.advice?.(battle, look, 'roll/rA/dA')).toContain('Spitfire\u00a0A')
  expect(MANNERS.advice?.(battle, asked('combat.attack'), 'turning')).toContain('hits most')
})

describe('far squares', () => {
  const pursuit = () => battleOf('spitfire-i D8 >dA alerted, d he-111 K8 bombing facing:0')
  const farIn = (battle: Battle, ...lines: readonly Line[]) => {
    const pause = pauseAfter(wholeMoveOf(battle, 'rA'), lines)
    return MANNERS.far?.(battle, pause as Choice) ?? []
  }

  test('WL-8.2.g are reached by the steps that lead there', () => {
    const far = farIn(pursuit()).find(({ id }) => id === 'fly/G8')
    expect(far).toMatchObject({ words: 'Fly to G8, facing right', on: ['square:G8'] })
    expect(far?.ids).toEqual(['step/0', 'step/0', 'step/0'])
    expect(farIn(pursuit()).map(({ id }) => id)).not.toContain('fly/E8')
  })

  test('WL-8.2.e lie lower and farther after a dive is declared, which goes before', () => {
    const far = farIn(pursuit()).find(({ words }) => words.startsWith('Dive to'))
    expect(far?.ids[0]).toBe('dive-bonus')
    expect(farIn(pursuit(), act('dive-bonus')).map(({ id }) => id)).toContain(far?.id)
  })

  test('are straight on where the move cannot end as well: somebody owes a dive', () => {
    const far = farIn(pursuit(), act('dive-bonus')).find(({ id }) => id === 'fly/F8')
    expect(far).toMatchObject({ words: 'First to F8, then decide again', ids: ['step/0', 'step/0'] })
  })

  test('every one of them is where its answers lead, whatever is forced on the way, unless somebody comes between', () => {
    let reached = 0
    const play = playing<Battle>((_, { options }, numbers) => numbers(options.length))
    for (const scenario of ['wl-01', 'wl-09', 'wl-20'])
      play(
        new Match(game, { scenario, pack: standard.id, options: {} }),
        1,
        (match, choice) => {
          if (choice.ask === 'move.step') reached += followAll(match, choice)
        },
        160,
      )
    expect(reached).toBeGreaterThan(300)
  })

  /** How many far squares were reached by their answers. */
  function followAll(match: Match<Battle>, choice: Choice): number {
    const { seat } = choice
    const unit = match.state.flight?.unit ?? -1
    return (MANNERS.far?.(match.state, choice) ?? []).filter(({ on, ids }) => {
      const copy = match.fork()
      // To circle out a move leads nowhere.
      const to = on[0] ?? `square:${nameOf(copy.state.units[unit]?.square ?? 0)}`
      for (const id of ids)
        if (copy.asked(seat)?.options.some(option => option.id === id)) copy.choose(seat, id)
      const { square } = copy.state.units[unit] ?? { square: -1 }
      const stopped = copy.pause?.kind === 'chance' || copy.asked(seat) === undefined
      if (!stopped) expect(`square:${nameOf(square)}`).toBe(to)
      return !stopped
    }).length
  }
})

describe('an attack is one gesture', () => {
  const open = (battle: Battle) => {
    const pause = pauseAfter(wholeMoveOf(battle, 'rA'), []) as Choice
    return { far: MANNERS.far?.(battle, pause) ?? [], foremost: MANNERS.foremost?.(battle, pause) ?? [] }
  }

  test('WL-7.2.3.c head-on: it flies there and stops, and that comes first, with the chances of both', () => {
    const { far, foremost } = open(
      battleOf('spitfire-i I8 >dA alerted facing:0, d he-111 K8 bombing facing:4'),
    )
    const attack = far.find(({ id }) => id === foremost[0]?.id)
    expect(attack?.words).toMatch(/^Attack He\u00a0111\u00a0.* at K8$/)
    expect(attack?.on).toContain('attack:K8')
    expect(far.find(({ ids }) => ids.at(-1) === 'stop')?.ids).toEqual(['step/0', 'step/0', 'stop'])
    expect(foremost[0]?.figures).toMatchObject([
      { of: 'you hit', is: expect.stringMatching(/^\d+\s%$/), tone: 'good' },
      { of: 'they hit', is: expect.stringMatching(/^\d+\s%$/), tone: 'bad' },
    ])
    expect(foremost.filter(({ why }) => why.startsWith('head-on'))).toHaveLength(1)
  })

  test('the answers lead into the fight: nothing more is asked about the move', () => {
    const battle = battleOf('spitfire-i I8 >dA alerted facing:0, d he-111 K8 bombing facing:4')
    const { far } = open(structuredClone(battle))
    for (const { ids } of far.filter(({ id }) => id.startsWith('attack/'))) {
      const copy = structuredClone(battle)
      script(wholeMoveOf(copy, 'rA'), ids.map(act))
      expect(nameOf(the(copy, 'rA').square)).toBe('K8')
    }
  })

  test('WL-10.1.2.b comes first where chance says who attacks: both began in one square and are as fast', () => {
    const battle = battleOf('spitfire-i M11 >dA facing:0, d spitfire-i M11 >rA facing:0')
    const move = wholeMoveOf(battle, 'rA')
    the(battle, 'dA').square = squareNamed('P11')
    const pause = pauseAfter(move, []) as Choice
    const [{ id, why } = { id: '', why: '' }] = MANNERS.foremost?.(battle, pause) ?? []
    const far = MANNERS.far?.(battle, pause) ?? []
    expect(why).toBe('chance says who attacks')
    expect(far.find(one => one.id === id)?.words).toBe('Attack Spitfire\u00a0A at P11')
    expect(far.map(one => one.id)).not.toContain('fly/P11')
  })

  test('a step that attacks by itself comes first as it is', () => {
    const { foremost } = open(battleOf('spitfire-i J8 >dA alerted facing:0, d he-111 K8 bombing facing:0'))
    expect(foremost[0]?.id).toBe('step/0')
  })

  test('where the prey is out of reach the nearest square above it comes first, then the nearest; none is a plunge', () => {
    const { foremost } = open(battleOf('spitfire-i D8 >dA alerted, d he-111 K8 bombing facing:0'))
    expect(foremost.map(({ why }) => why.replace(/:.*/, ''))).toEqual([
      'get above',
      'close in',
      // To circle where it is has its own words: all turn, or first.
      '',
      '',
    ])
    const high = open(battleOf('spitfire-i D12 >dA alerted, d he-111 K8 bombing facing:0'))
    expect(high.foremost[0]?.why).not.toMatch(/loses/)
    for (const { why } of high.foremost) expect(why).not.toMatch(/below/)
  })
})

describe('a formation flies on by one answer', () => {
  test('WL-6.1.4.a who is in it has moved level and straight ahead, and is asked about no more', () => {
    let flown = 0
    const play = playing<Battle>((_, { options }, numbers) => numbers(options.length))
    for (const scenario of ['wl-09', 'wl-20'])
      play(
        new Match(game, { scenario, pack: standard.id, options: {} }),
        2,
        (match, choice) => {
          const [all] = MANNERS.far?.(match.state, choice) ?? []
          if (choice.ask !== 'movement.next' || all?.id !== 'formation') return
          const copy = match.fork()
          for (const id of all.ids) copy.choose(choice.seat, id)
          const named = match.state.units.filter(unit => all.so?.includes(unitName(match.state, unit)))
          const moved = named.filter(({ side, no }) => {
            const after = copy.state.units[no]
            const before = match.state.units[no]
            const isLevel = altitudeOf(after?.square ?? -1) === altitudeOf(before?.square ?? -2)
            return side === choice.seat && (after?.at !== 'map' || isLevel)
          })
          expect(moved.length).toBeGreaterThan(1)
          flown += 1
        },
        400,
      )
    expect(flown).toBeGreaterThan(0)
  })
})

test('WL-9.2.4.f all whom ground control may call are called by one press', () => {
  const battle = battleOf('d spitfire-i K8 intercept, d spitfire-i M8 intercept, bf-109e D8')
  const options = ['dA', 'dB'].map(id => ({ id: `control/${id}`, unit: the(battle, id).no }))
  const ask = (offered: readonly Option[]): Choice => ({
    kind: 'choice',
    seat: 'defender',
    ask: 'vector.control',
    options: [{ id: 'done', ends: true }, ...offered],
  })
  expect(MANNERS.far?.(battle, ask(options))).toMatchObject([
    { words: 'Call both, one after the other', ids: ['control/dA', 'control/dB'] },
  ])
  expect(MANNERS.far?.(battle, ask(options.slice(0, 1)))).toEqual([])
})

test('WL-9.2.4.b flags above one enemy are reckoned alike, whoever has been sent there before', () => {
  const battle = battleOf('d spitfire-i P8 intercept, d spitfire-i P8 intercept, bf-109e G8 sweep facing:0')
  const turnsOf = (vector: string | undefined) => {
    the(battle, 'dB').vector = vector === undefined ? undefined : squareNamed(vector)
    const choice = {
      kind: 'choice',
      seat: 'defender',
      ask: 'vector.square',
      about: [`unit:${the(battle, 'dA').no}`],
      options: Array.from({ length: COLUMNS * ALTITUDES }, (_, square) => ({
        id: `vector/${nameOf(square)}`,
      })),
    } as const
    return MANNERS.foremost?.(battle, choice).find(({ why }) => why.startsWith('above'))
  }
  expect(turnsOf('G9')).toEqual(turnsOf(undefined))
})

test('WL-9.2.4.b a flag beside another enemy fighter that is as high says so', () => {
  const why = (other: string) => {
    const battle = battleOf(`bf-109e C8 sweep, bf-109e ${other} experte, d spitfire-i T10 intercept`)
    const options = Array.from({ length: 520 }, (_, square) => ({ id: `vector/${nameOf(square)}`, square }))
    const choice: Choice = {
      kind: 'choice',
      seat: 'defender',
      ask: 'vector.square',
      options,
      about: ['unit:2'],
    }
    return foremost(battle, choice)
  }
  const [first] = why('A1')
  expect(first?.why).not.toContain('beside')
  const flag = first?.id.slice('vector/'.length) ?? ''
  expect(why(flag).find(({ id }) => id === first?.id)?.why).toContain(
    'right beside Bf\u00a0109\u00a0B, with an ace',
  )
})
