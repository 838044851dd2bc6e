import type { Choice, Facts, Logged } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { aimOf } from '../../board/attack/chances.ts'
import { ASKED } from '../../board/attack/Faces.tsx'
import { bestTogether, targetsByOdds } from '../../board/attack/targets.ts'
import { ATTACK_ALL } from '../../board/attack/together.ts'
import { proposal, WAVE_ID } from '../../board/attack/wave.ts'
import { CUT } from '../../board/cut.ts'
import { MANNERS } from '../../board/manners.ts'
import { standard } from '../../index.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { approach } from '../../rules/15-approach.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, type Layout, pauseAfter } from '../kit/table.ts'
import { read } from './drawn.ts'

/** What an attack is for, and that whatever is proposed aims at it. */

const NEARLY_DOWN = { A7: ['damage-engine-9f-3', 'damage-tail-2', 'damage-engine-8f-3'] }
const LAST: Layout = { pack: standard, turn: 8, limit: 8, length: 'mission', bombers: NEARLY_DOWN }

function asked(layout: Layout, rule: (campaign: Campaign) => Parameters<typeof pauseAfter>[0], lines = '') {
  const state = aCampaign(layout)
  const choice = pauseAfter(rule(state), lines)
  if (choice.kind !== 'choice') throw new Error('Nothing is asked')
  return { state, choice }
}

describe('the proposal in the last turn', () => {
  const fighters: Layout['fighters'] = [{ at: 'tail/approach/level', ammo: 'jam' }, 'tail/approach/level']
  const { state, choice } = asked({ ...LAST, fighters }, approach, 'approach.next fighter/0')

  test('SR-DMG-11 who has guns that fire gets the bomber that is nearly down, though another is asked first', () => {
    expect(targetsByOdds(state, choice)[0]?.id).toBe('bomber/A7')
    expect(bestTogether(state, choice)).not.toBe('bomber/A7')
    expect(proposal(state, choice)?.wave.map(({ target }) => missionOf(state).bombers[target]?.id)).toEqual([
      expect.not.stringMatching('A7'),
      'A7',
    ])
  })

  test('SR-CAM-08 it says what is missing to win', () => {
    const said = () => read(ASKED['approach.target']?.Beyond?.({ state, choice: { ...choice }, id: WAVE_ID }))
    missionOf(state).score.vp = 1
    expect(said()).toMatch(/: 1 more point wins\. .* at A7.*, down [\d.]+ of 2, are hit/)
    missionOf(state).score.vp = 2
    expect(said()).not.toContain('more point')
  })

  test('SR-APP-02 whoever aims best is the next without asking', () => {
    const { state: fresh, choice: next } = asked({ ...LAST, fighters }, approach)
    expect(MANNERS.unasked?.(fresh, next)).toBe('fighter/1')
  })
})

test('SR-DMG-06 a bomber is to be damaged, until one is half gone or no attack follows: then it is to go down', () => {
  const at = (layout: Layout) => aimOf(aCampaign({ pack: standard, fighters: 'nose/low', ...layout }))
  expect(at({})).toBe('damage')
  expect(at({ bombers: NEARLY_DOWN })).toBe('down')
  // SR-TRN-02
  expect(at({ ...LAST, length: 'training' })).toBe('damage')
  expect(at({ turn: 8, limit: 8 })).toBe('down')
})

test('SR-MOV-04 those of several boxes go in by one press, each by the way that promises him most', () => {
  const { state, choice } = asked({ pack: standard, fighters: 'tail/high, nose/low, nose/low' }, movePhase)
  const all = MANNERS.far?.(state, choice).find(({ id }) => id === ATTACK_ALL)
  expect(all?.ids).toEqual(['fighter/0', 'to/tail/approach/high', 'group/nose/low', 'to/nose/approach/low'])
  const said = read(ASKED['move.next']?.Beyond?.({ state, choice: choice as Choice, id: ATTACK_ALL }))
  expect(said).toMatch(
    /^Attack now: all 3: 1 from Tail High and 2 from Nose Low, damage \d\.\d of 3, are hit \d\.\d of 3/,
  )
})

describe('one beat for each', () => {
  const told = (what: string, facts: Facts = {}): Logged => ({ rule: '', what, facts, at: 0 })
  const joined = (...notes: readonly Logged[]) =>
    notes.every((note, i) => i === 0 || CUT.joins(note, notes.slice(0, i)))

  test('SR-CF-01 who flies out: his card, what strikes him, the fire, a hit, and his box', () => {
    const out = [told('fire.card'), told('event.debris'), told('fire.table'), told('hit.marker')]
    expect(joined(...out, told('break-away.placed'))).toBe(true)
    expect(CUT.leads(out)?.what).toBe('hit.marker')
    expect(CUT.joins(told('damage.marker'), out)).toBe(false)
  })

  test('SR-COL-09 who escapes a collision: the marker, what he pays, and his box', () => {
    const ways = ['collision.check', 'collision.escapes', 'break-away.placed', 'proximity.left']
    expect(joined(...ways.map(what => told(what)))).toBe(true)
  })

  test('SR-REC-02 scratches are one; what is serious leads', () => {
    const [scratch, serious] = [
      told('recovery.rolled', { serious: false }),
      told('recovery.rolled', { serious: true }),
    ]
    expect(joined(scratch, scratch, serious)).toBe(true)
    expect(CUT.leads([scratch, serious])).toBe(serious)
    expect(CUT.joins(scratch, [serious])).toBe(false)
  })
})
