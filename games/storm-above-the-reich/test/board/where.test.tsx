import type { Choice, Logged } from '@tallyho/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ASKED } from '../../board/attack/Faces.tsx'
import { promiseOf } from '../../board/attack/promise.ts'
import { CUT } from '../../board/cut.ts'
import { board } from '../../board/index.tsx'
import { MANNERS } from '../../board/manners.ts'
import { overviewOf } from '../../board/sky/Overview.tsx'
import { standard } from '../../index.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { movesOf } from '../../rules/07-move/move.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import type { Fighter } from '../../state.ts'
import { SAID } from '../../text.ts'
import { aCampaign, type Layout } from '../kit/table.ts'
import { read } from './drawn.ts'

function inNoseLow() {
  const campaign = aCampaign({ pack: standard, fighters: 'nose/low', turn: 2 })
  const mission = missionOf(campaign)
  mission.tp = 3
  const fighter = mission.fighters[0] as Fighter
  const options = movesOf(campaign, [fighter])
  const choice: Choice = { kind: 'choice', seat: 'staffel', ask: 'move.to', options, about: ['fighter:0'] }
  return { campaign, mission, fighter, options, choice }
}

describe('where to', () => {
  test('SR-MAP-07 a box says what an attack from there promises, in the next turn; in the last turn only the way in does', () => {
    const { campaign, mission, fighter, choice } = inNoseLow()
    const tail = promiseOf(campaign, choice, fighter, 'tail/low')
    const nose = promiseOf(campaign, choice, fighter, 'nose/approach/low')
    expect(tail?.odds.damage).toBeGreaterThan(nose?.odds.damage ?? 1)
    mission.turn = mission.limit
    const last: Choice = { ...choice }
    expect(promiseOf(campaign, last, fighter, 'tail/low')).toBeUndefined()
    expect(promiseOf(campaign, last, fighter, 'nose/approach/low')).toBeDefined()
  })

  test('SR-MOV-05 each answer has its height, its price and both chances', () => {
    const { campaign, options, choice } = inNoseLow()
    const drawn = options.map(option => {
      return read(ASKED['move.to']?.Answer?.({ state: campaign, choice, option }))
    })
    expect(drawn.some(face => /^Go in, Low: damages .*%, is hit .*%/.test(face))).toBe(true)
    expect(drawn.some(face => /^High 1.TP: damages .*%, is hit .*%/.test(face))).toBe(true)
    expect(drawn.some(face => /Fly home/.test(face))).toBe(true)
  })
})

test('SR-ESC-12 SR-ACB-15 SR-ACB-22 where an escort is about the figures say that they hold if it does not come, and what its coming does', () => {
  const above = (layout: Layout) => {
    const campaign = aCampaign({ pack: standard, fighters: 'nose/low', turn: 2, ...layout })
    const options = movesOf(campaign, missionOf(campaign).fighters)
    const choice = {
      kind: 'choice',
      seat: 'staffel',
      ask: 'move.to',
      options,
      about: ['fighter:0'],
    } as Choice
    const Above = ASKED['move.to']?.Above
    return Above
      ? renderToStaticMarkup(<Above state={campaign} choice={choice} />).replace(/<[^>]+>/g, '')
      : ''
  }
  expect(above({ escorts: ['above-trailing'] })).toMatch(
    /, if no escort comes \(else no attack, and home in \d+.%\)\./,
  )
  expect(above({})).not.toContain('escort')
})

test('SR-MAP-07 SR-MOV-15 every answer of a move is said by the side it leads to: none is without its heading', () => {
  const { campaign, options, choice } = inNoseLow()
  const rows = options.flatMap(option => {
    const said = SAID.asks['move.to'].answer(campaign, option, choice as never)
    if (option.ends) return []
    return typeof said === 'object' && 'row' in said ? [said.row] : ['none']
  })
  expect(rows).toContain('Right Flank')
  expect(rows).toContain('Leave')
  expect(rows).not.toContain('none')
})

describe('coming back', () => {
  const options = [{ id: 'back', on: ['box:nose/low'] }, { id: 'exit' }] as const
  const choice: Choice = { kind: 'choice', seat: 'staffel', ask: 'return.to', options, about: ['fighter:0'] }
  const returning = () => {
    const campaign = aCampaign({ pack: standard, fighters: 'nose/return/low', turn: 2 })
    const mission = missionOf(campaign)
    mission.limit = 5
    return { campaign, mission, fighter: mission.fighters[0] as Fighter }
  }

  test('SR-RET-01 whoever can attack again comes back unasked, whoever is too late goes home', () => {
    const { campaign, mission } = returning()
    expect(MANNERS.unasked?.(campaign, choice)).toBe('back')
    mission.turn = mission.limit
    expect(MANNERS.unasked?.(campaign, choice)).toBe('exit')
  })

  test('SR-RET-01 whoever has nothing left to fire goes home, but for one with rockets or a cable', () => {
    const { campaign, fighter } = returning()
    fighter.ammo = 'none'
    expect(MANNERS.unasked?.(campaign, choice)).toBe('exit')
    fighter.cable = true
    expect(MANNERS.unasked?.(campaign, choice)).toBe('back')
  })
})

test('SR-APP-04 the wave is proposed wherever it is offered', () => {
  for (const ask of ['approach.next', 'approach.target', 'engage.mode'] as const)
    expect(ASKED[ask]?.Beyond, ask).toBeDefined()
})

test('SR-ATK-01 SR-CF-01 SR-DMG-01 SR-HIT-01 whoever has opened fire, one after the other, draws no card by hand, whatever is asked between two of them', () => {
  const falling = MANNERS.falls ?? []
  for (const roll of ['card.nose', 'card.tail', 'card.oblique', 'card.fire']) expect(falling).toContain(roll)
  for (const roll of ['damage.draw', 'damage.catastrophe', 'hit.draw', 'proximity.draw', 'collision.impact'])
    expect(falling, roll).toContain(roll)
  // SR-REC-02 Nor is anything decided by a throw of how bad a hit is.
  expect(falling).toContain('recovery.roll')
})

test('SR-SEQ-01 who comes back is shown the turn that he is in', () => {
  expect(board.recalls).toContain('turn.begun')
})

test('SR-ENG-05 on a phone the whole of an attack is decided before the whole formation, which keeps its size', () => {
  const { campaign } = inNoseLow()
  const plane = formation(campaign)
  const phone = { width: 390, height: 318 }
  for (const ask of ['approach.target', 'engage.mode', 'engage.maneuver', 'burst.next'])
    expect(overviewOf(phone, ask, plane)?.span, ask).toBe(overviewOf(phone, 'entry.next', plane)?.span)
  expect(overviewOf({ width: 1056, height: 740 }, 'engage.maneuver', plane)).toBeUndefined()
})

describe('the film', () => {
  const note = (what: string, facts: Readonly<Record<string, unknown>>): Logged =>
    ({ what, facts, rule: 'SR-CF-01' }) as never

  test('SR-SET-13 the escort that was rolled for is told with the rest of the set-up', () => {
    const [escort, damage] = [
      note('setup.rolled', { item: 'escort', is: 'none', die: 9 }),
      note('setup.rolled', { item: 'damage', is: [], die: 6 }),
    ]
    const beat = [escort, note('setup.escort', {})]
    expect(CUT.joins(damage, beat)).toBe(true)
    expect(CUT.tells?.([...beat, damage])).toBe('No escort. No bomber is damaged yet.')
  })

  test('SR-ESC-12 all stations of the escort are told in one', () => {
    const sent = note('escort.sent', { name: 'P-38' })
    expect(CUT.joins(note('station.rolled', {}), [note('station.rolled', {}), sent])).toBe(true)
  })
})

test.each([
  ['damage-wing-10f-3', 'damage-bomb-bay-10f-4', 'damage-bomb-bay-10f-4'],
  ['damage-wing-10f-3', 'damage-tail-2', 'damage-wing-10f-3'],
  ['damage-wing-10d-4', 'damage-bomb-bay-10f-4', 'damage-wing-10d-4'],
  ['damage-engine-8f-3', 'damage-bomb-bay-10f-4', undefined],
])('SR-DMG-07 of %s and %s the graver is kept unasked: %s', (one, other, kept) => {
  const options = [one, other].map(id => ({ id: `marker/${id}` }))
  const choice: Choice = { kind: 'choice', seat: 'staffel', ask: 'damage.marker', options }
  const campaign = aCampaign({ pack: standard, fighters: 'nose/low' })
  expect(MANNERS.unasked?.(campaign, choice)).toBe(kept && `marker/${kept}`)
})

test('SR-ATK-01 whoever attacks alone at each bomber is not asked for an order; two at one bomber are', () => {
  const campaign = aCampaign({ pack: standard, fighters: ['2.2', '2.2'] })
  const fighters = missionOf(campaign).fighters
  const rare = () => {
    const pause = burst(campaign).next().value as Choice
    return pause.options.flatMap(one => (one.rare ? one.id : []))
  }
  for (const one of fighters) one.target = one.no
  expect(rare()).toEqual(['fighter/0', 'fighter/1'])
  for (const one of fighters) one.target = 0
  expect(rare()).toEqual([])
})
