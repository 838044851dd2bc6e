import { type Choice, type Logged, Match, type Pause, type Procedure, percent } from '@tallyho/engine'
import { drawing, drawn } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import { countedIn } from '../../board/dogfight/story.ts'
import { board } from '../../board/index.tsx'
import { attackersIn } from '../../board/map/attackers.ts'
import { STATION_SPOTS } from '../../board/map/layout.ts'
import { markersIn } from '../../board/map/markers.ts'
import { phaseOf } from '../../board/map/phase.ts'
import { whyNotOnMap } from '../../board/map/why-not.ts'
import { game } from '../../index.ts'
import type { Visibility } from '../../pack/types.ts'
import { patrolOf, vapor } from '../../rules/01-general/terms.ts'
import { ordersPhase } from '../../rules/05-interception/orders.ts'
import { chase } from '../../rules/06-entropy/chase.ts'
import type { Campaign } from '../../state.ts'
import { chaseStake, type Stake, stakeFigures, stakesOf, upFrom } from '../../text/stakes.ts'
import { words } from '../../text.ts'
import { aPatrol, bombers, escort, formation, pauseAfter } from '../kit/table.ts'

const draw = drawing(board, words)

/** The question that the rules ask first. */
function choiceOf(
  campaign: Campaign,
  rule: (campaign: Campaign) => Procedure<unknown> = ordersPhase,
): Choice {
  const pause = pauseAfter(rule(campaign), '')
  if (pause?.kind !== 'choice') throw new Error('Nothing is asked')
  return pause
}

function stakes(campaign: Campaign): ReadonlyMap<string, Stake> {
  return stakesOf(campaign, choiceOf(campaign))
}

/** The squadron in the sun, as scenario 10 begins. */
function inTheSun(): Campaign {
  const campaign = aPatrol({ sun: 'port', visibility: 'clear' })
  formation(campaign, 'squadron', 'red yellow blue green', 'port high')
  escort(campaign, 'high 109 light, trailing 110 light')
  bombers(campaign)
  return campaign
}

describe('what is at stake stands on the map before the answer', () => {
  test('SAB-ESC-03 SAB-ESC-09 the number against each escort, out of the sun with two dice', () => {
    const at = stakes(inTheSun())
    expect(at.get('station:high')).toMatchObject({ number: 9, twoDice: true })
    expect(at.get('station:high')?.chance).toBeCloseTo(116 / 144)
    expect(at.get('station:trailing')).toMatchObject({ number: 5 })
    expect(at.has('station:lead')).toBe(false)
  })

  test('SAB-IBM-01 SAB-IBM-02 the bombers by whoever guards them best', () => {
    const at = stakes(inTheSun()).get('raid:bombers')
    expect(at).toMatchObject({ number: 10, twoDice: true, fails: 'else the 109s of High catch us' })
    expect(percent(at?.chance ?? 0)).toBe('75\u00a0%')
  })

  test('SAB-IBM-03 SAB-IBM-11 SAB-IBM-12 without escort they may be missed, in clouds lost', () => {
    const over = (visibility: Visibility) => {
      const campaign = aPatrol({ visibility })
      formation(campaign, 'squadron', 'red yellow blue green', 'port high')
      return campaign
    }
    const [clear, clouds] = [over('clear'), over('clouds')]
    expect(stakes(clear).get('raid:bombers')).toMatchObject({ number: 5, fails: 'else we fly past them' })
    expect(stakes(clouds).get('raid:bombers')?.fails).toBe('else they are lost from sight')
  })

  test('SAB-CRZ-03 SAB-CRZ-05 a cruise by the best view; a dive has a second roll for nothing', () => {
    const at = stakes(inTheSun())
    expect(at.get('position:nose/high')).toMatchObject({ number: 11, twoDice: true })
    // One percentage for one roll, wherever it stands.
    const [level, dive] = ['position:nose/high', 'position:nose/low'].map(ref => at.get(ref))
    expect(dive?.chance).toBe(level?.chance)
    expect([level?.again, dive?.again]).toEqual([undefined, 'free'])
  })

  test('SAB-CRZ-01 SAB-CRZ-08 nothing is rolled where nobody watches', () => {
    const campaign = aPatrol()
    formation(campaign, 'squadron', 'red yellow blue green', 'port high')
    escort(campaign, 'trailing 110 light')
    expect(stakes(campaign).get('position:tail/low')).toEqual({ fails: 'the escort may follow' })
  })

  test('SAB-CHS-06 a fighter alone chases with the lower of two dice', () => {
    const campaign = aPatrol({ visibility: 'clear' })
    const [section, alone] = [chaseStake(campaign, 'red'), chaseStake(campaign, 'red-1')]
    expect(section.chance).toBeGreaterThan(0)
    expect(alone.chance).toBeCloseTo((section.chance ?? 0) ** 2)
    expect([section.lowerOfTwo, alone.lowerOfTwo]).toEqual([false, true])
  })

  test('in few words', () => {
    const all: Stake = { number: 9, twoDice: true, chance: 0.75, fuel: 1, again: 'fuel', fails: 'else home' }
    const told = (stake: Stake) => stakeFigures(stake, 'unseen', true).map(({ of, is }) => `${of} ${is}`)
    expect(told(all)).toEqual(['unseen 75\u00a0%', 'cost 1 Fuel'])
    expect(told({ fails: 'nobody is in the way' })).toEqual(['unseen –', 'cost –'])
    expect([upFrom(12), upFrom(12, true), upFrom(11)]).toEqual(['12', '12+', '11+'])
  })
})

describe('the map', () => {
  test('has every place that an order can lead to, lit as the options say', () => {
    const campaign = inTheSun()
    const pause = choiceOf(campaign)
    const lit = new Set(pause.options.flatMap(({ on = [] }) => on))
    const markup = draw({ state: campaign, pause, lit })
    expect([...lit].filter(ref => !drawn(markup, ref))).toEqual([])
    expect([...lit].filter(ref => ref.startsWith('position:'))).toHaveLength(8)
    expect(markup).toContain('75\u00a0%')
    expect(markup).toContain('else the 109s of High catch us')
  })

  test('SAB-SUP-05 shows what is pinned, and SAB-GEN-21 who has lost contact', () => {
    const campaign = aPatrol({ fly: 'red blue', turn: 1 })
    formation(campaign, 'red', 'red', 'port low')
    escort(campaign, 'high 109 heavy suppressed')
    const pause = choiceOf(campaign)
    const markup = draw({ state: campaign, pause })
    expect(markup).toContain('pinned this turn')
    expect(markup).toContain('Away from the raid')
    expect(drawn(markup, 'unit:blue')).toBe(true)
  })

  test('SAB-RVS-16 a squadron that has no side yet is said to be nowhere', () => {
    const campaign = inTheSun()
    const choice = choiceOf(campaign)
    const pause: Pause = { ...choice, ask: 'contact.position' }
    expect(draw({ state: campaign, pause })).not.toContain('Not there yet')
    for (const one of patrolOf(campaign).formations) one.at = undefined
    expect(draw({ state: campaign, pause })).toContain('Not there yet')
  })

  test('each unit without contact can be picked when it is asked for', () => {
    const campaign = aPatrol({ fly: 'red blue', turn: 1 })
    escort(campaign, 'high 109 heavy')
    const pause = choiceOf(campaign, chase)
    const lit = new Set(pause.options.flatMap(({ on = [] }) => on))
    expect([...lit].sort()).toEqual(['unit:blue', 'unit:red'])
    const markup = draw({ state: campaign, pause, lit })
    for (const ref of lit) expect(drawn(markup, ref), ref).toBe(true)
  })
})

const note = (what: string, facts = {}): Logged => ({ rule: 'SAB-GEN-03', what, facts, at: 0 })

describe('escort markers are the same pieces wherever they go', () => {
  const moves = (from: string, to: string) => note('escort-moves', { from, to, type: '109', breaks: false })
  const campaign = aPatrol()
  escort(campaign, 'ahead 109 light, port 110 heavy')
  const names = (...notes: readonly Logged[]) => markersIn(patrolOf(campaign).escort, notes)

  test('SAB-CRZ-10 a marker takes its name along, over two moves, and leaves it to nobody', () => {
    const gone = names(moves('trailing', 'port'), moves('port', 'ahead'))
    expect(gone.get('ahead')).toBe('trailing')
    expect(gone.get('port')).not.toBe('trailing')
    expect(gone.get('trailing')).not.toBe('trailing')
  })

  test('it is where it was until the move is seen, and a patrol begins with new ones', () => {
    expect(names(moves('port', 'low')).size).toBe(0)
    expect(names(moves('trailing', 'ahead'), note('patrol-begins')).size).toBe(0)
  })

  test('the piece on the map is called so', () => {
    formation(campaign, 'squadron', 'red yellow blue green', 'port high')
    const markup = draw({ state: campaign, pause: choiceOf(campaign), notes: [moves('trailing', 'ahead')] })
    expect(markup).toContain('data-piece="escort:trailing"')
    expect(markup).toContain('data-piece="escort:port"')
    expect(markup.match(/data-piece="escort:/g)).toHaveLength(2)
  })
})

describe('the ribbon', () => {
  const asks = (ask: string): Pause => ({ kind: 'choice', seat: 'squadron', ask, options: [] })

  test('goes by the question, else by the last thing told', () => {
    expect(phaseOf(asks('orders'), [])).toBe('Orders')
    expect(phaseOf(asks('use.pluck'), [note('intercept', { order: 'bombers' })])).toBe('Bombers')
    expect(phaseOf(undefined, [note('reaction'), note('kill')])).toBe('Fight on')
    expect(phaseOf(asks('intercept.again'), [note('order'), note('rolled', { for: 'escort' })])).toBe(
      'Escort',
    )
    expect(phaseOf(asks('use.pluck'), [note('reaction'), note('rolled', { for: 'suppression' })])).toBe(
      'Escort',
    )
    expect(phaseOf(undefined, [note('reaction'), note('patrol-begins')])).toBeUndefined()
  })
})

describe('what cannot be chosen says why', () => {
  test('SAB-ESC-08 a station out of reach, and one where nobody is', () => {
    const campaign = aPatrol()
    formation(campaign, 'squadron', 'red yellow blue green', 'tail low')
    escort(campaign, 'lead 109 light, high 109 light')
    const choice = choiceOf(campaign)
    expect(whyNotOnMap(campaign, choice, 'station:lead')).toContain('out of reach')
    expect(whyNotOnMap(campaign, choice, 'station:low')).toContain('Nobody guards')
  })

  test('SAB-ESC-12 SAB-IBM-13 what costs Fuel that is not there', () => {
    const campaign = aPatrol({ fly: 'red' })
    formation(campaign, 'red', 'red', 'port low')
    escort(campaign, 'high 109 light')
    patrolOf(campaign).fuel.red = vapor(campaign)
    const choice = choiceOf(campaign)
    expect(whyNotOnMap(campaign, choice, 'station:high')).toContain('1 Fuel')
    expect(whyNotOnMap(campaign, choice, 'raid:bombers')).toContain('1 Fuel')
  })

  test('SAB-ORD-07 a formation that has its order, or waits for its turn', () => {
    const campaign = aPatrol()
    formation(campaign, 'flight-1', 'red yellow', 'port high', { order: 'escort' })
    formation(campaign, 'flight-2', 'blue green', 'port high')
    const choice = choiceOf(campaign)
    expect(whyNotOnMap(campaign, choice, 'formation:flight-1')).toContain('A Flight has its order')
  })
})

test('scenarios 10 and 11 begin on the map, with all that is lit to be found there', () => {
  for (const scenario of ['sab-10', 'sab-11']) {
    const match = new Match(game, { scenario, pack: 'standard', options: {} })
    const { pause, state } = match
    if (pause?.kind !== 'choice') throw new Error('Nothing is asked')
    const lit = new Set(pause.options.flatMap(({ on = [] }) => on))
    const markup = draw({ state, pause, lit })
    expect(markup).toContain('data-scene="map"')
    expect(
      [...lit].filter(ref => !drawn(markup, ref)),
      scenario,
    ).toEqual([])
  }
})

test('SAB-ESC-05 who attacks an escort is seen beside it until the dogfight is told of, and not away from the raid', () => {
  const campaign = aPatrol({ visibility: 'clear' })
  escort(campaign, 'high 109 light')
  const told = (what: string, facts: Logged['facts']): Logged => ({ rule: 'SAB-ESC-05', what, facts, at: 0 })
  const notes = [
    told('order', { formation: 'flight-2', sections: ['blue', 'green'], order: 'escort' }),
    told('intercept', { formation: 'flight-2', order: 'escort', station: 'high', success: true }),
    told('lost-contact', { units: ['blue', 'green'] }),
  ]
  expect(attackersIn(campaign, notes)).toMatchObject({
    formation: { id: 'flight-2', sections: ['blue', 'green'] },
    spot: STATION_SPOTS.high,
  })
  expect(attackersIn(campaign, [...notes, told('advantage', { unit: 'blue' })])).toBeUndefined()
  expect(countedIn([...notes, told('advantage', { unit: 'blue' })])).toEqual({ at: 1, of: 2 })
})
