import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { beginTurn } from '../../rules/06-turn.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { escortPhase } from '../../rules/09-escort/escort-arrival.ts'
import type { Campaign } from '../../state.ts'
import { placesOf } from '../kit/attackers.ts'
import {
  aCampaign,
  after,
  asked,
  type Layout,
  offers,
  pauseAfter,
  play,
  script,
  stopsFor,
} from '../kit/table.ts'

/** Turn 1 has begun with some fighters not yet entered. */
function atTheStart(layout: Layout = {}): Campaign {
  return aCampaign({ fighters: 'reserve, reserve, reserve', turn: 1, ...layout })
}

/** `fighter/0 delay`: who, and where to. */
function enter(campaign: Campaign, said: string) {
  return script(movePhase(campaign), `entry.next ${said.replace(' ', ', entry.to ')}`)
}

/** Answers for the last of those who wait: he is not asked for. */
function enterLast(campaign: Campaign, to: string) {
  return script(movePhase(campaign), `entry.to ${to}`)
}

const LOW = ['to/nose/low', 'to/right/low', 'to/tail/low', 'to/left/low']

describe('entering', () => {
  test('SR-MOV-11 free of charge into any Low box, in any split', () => {
    const campaign = atTheStart({ tp: 2 })
    expect(offers(movePhase(campaign))).toEqual(['fighter/0', 'fighter/1', 'fighter/2', 'group/reserve'])
    const pause = pauseAfter(movePhase(campaign), 'entry.next fighter/0')
    expect(pause).toMatchObject({ about: ['fighter:0'] })
    expect(pause.kind === 'choice' && pause.options[0]).toEqual({
      id: 'to/nose/low',
      on: ['box:nose/low'],
      way: 'enter',
      to: 'nose/low',
    })
    const { value, notes } = enter(campaign, 'fighter/0 to/left/low')
    expect(value).toBe('move')
    const facts = { fighter: 0, name: 'Arnold', box: 'left/low', tp: 2 }
    expect(notes).toEqual([{ rule: 'SR-MOV-11', what: 'entry.entered', facts }])
    enter(campaign, 'group/reserve to/nose/low')
    expect(placesOf(campaign)).toEqual(['left/low', 'nose/low', 'nose/low'])
    expect(missionOf(campaign).tp).toBe(2)
  })

  test.each<[string, Layout, string[]]>([
    ['SR-MOV-11 into any Low box', { tp: 2 }, [...LOW, 'delay']],
    [
      'SR-MOV-11 SR-SIT-05 not into an anchored box',
      { anchored: ['nose/low', 'tail/level'] },
      [...LOW.slice(1), 'delay'],
    ],
    ['SR-Q-43 without TP it enters or is out of the mission', { tp: 0 }, [...LOW, 'exit']],
    ['SR-Q-43 nobody waits beyond the Flight Limit', { tp: 3, turn: 4, limit: 4 }, [...LOW, 'exit']],
  ])('%s', (_, layout, ways) => {
    for (const next of ['fighter/0', 'group/reserve'])
      expect(offers(movePhase(atTheStart(layout)), `entry.next ${next}`)).toEqual(ways)
  })

  test('SR-MOV-11 entering is all that a fighter does in that phase', () => {
    const campaign = atTheStart()
    enter(campaign, 'group/reserve to/nose/low')
    expect(script(movePhase(campaign))).toMatchObject({ value: 'return', pauses: [] })
    expect(placesOf(campaign)).toEqual(['nose/low', 'nose/low', 'nose/low'])
  })

  test('SR-SEQ-04 Turn 1 begins with nothing on the map, and with the entry', () => {
    const { campaign, value } = play(atTheStart({ turn: 0 }), beginTurn)
    expect([value, missionOf(campaign).turn]).toEqual(['move', 1])
    expect(stopsFor(movePhase(campaign))).toBe('entry.next')
  })
})

describe('delay', () => {
  test('SR-MOV-13 one TP for the turn, however many wait', () => {
    const campaign = atTheStart({ tp: 2 })
    const facts = { fighter: 0, name: 'Arnold', box: undefined, tp: 1 }
    expect(enter(campaign, 'fighter/0 delay').notes).toEqual([
      { rule: 'SR-MOV-13', what: 'entry.delayed', facts },
    ])
    enter(campaign, 'fighter/1 delay')
    expect(missionOf(campaign).tp).toBe(1)
    enterLast(campaign, 'to/tail/low')
    expect(placesOf(campaign)).toEqual(['reserve', 'reserve', 'tail/low'])
    expect(script(movePhase(campaign)).value).toBe('return')
  })

  test('SR-MOV-13 the last TP pays for all', () => {
    const campaign = atTheStart({ tp: 1 })
    enter(campaign, 'fighter/0 delay')
    expect(missionOf(campaign).tp).toBe(0)
    expect(offers(movePhase(campaign), 'entry.next fighter/1')).toContain('delay')
  })

  test('SR-Q-43 who is out of the mission pays nothing', () => {
    const campaign = atTheStart({ tp: 0 })
    expect(enter(campaign, 'fighter/0 exit').notes.map(({ what }) => what)).toEqual(['exit.left'])
    expect([placesOf(campaign)[0], missionOf(campaign).tp]).toEqual(['exited', 0])
  })

  test('SR-MOV-14 all delayed: the turn is passed over, and the mission begins on the turn of entry', () => {
    const campaign = atTheStart({ tp: 2 })
    for (const [turn, tp] of [
      [1, 1],
      [2, 0],
    ]) {
      enter(campaign, 'group/reserve delay')
      const { value, facts } = play(campaign, movePhase)
      expect([value, facts('entry.passed-over')]).toEqual(['turn', [{ turn, tp }]])
      script(beginTurn(campaign))
    }
    expect(missionOf(campaign)).toMatchObject({ turn: 3, tp: 0 })
    enter(campaign, 'group/reserve to/nose/low')
    expect(script(movePhase(campaign)).value).toBe('return')
  })

  const late: Layout = { turn: 2, fighters: 'tail/low, reserve', tp: 1 }

  test('SR-MOV-18 who was delayed enters later, Low; those on the map move as they like', () => {
    const campaign = atTheStart(late)
    expect(asked(movePhase(campaign))).toBe(`entry.to of fighter:1: ${LOW.join(', ')}, delay`)
    enterLast(campaign, 'to/tail/low')
    expect(offers(movePhase(campaign))).toEqual(['fighter/0', 'done'])
  })

  test('SR-Q-37 the mission ends when only delayed fighters are left', () => {
    const campaign = atTheStart(late)
    enterLast(campaign, 'delay')
    expect(script(movePhase(campaign), 'move.next fighter/0, move.to exit').value).toBe('mission-end')
  })
})

describe('out of the contrails', () => {
  const hidden: Layout = { map: '7', contrails: true, tp: 2 }

  test('SR-MOV-12 SR-SIT-11 all fighters for 1 TP to Tail Level', () => {
    expect(offers(movePhase(atTheStart(hidden)))).toEqual(['contrails', 'low'])
    const { campaign, facts } = play(atTheStart(hidden), movePhase, 'entry.contrails contrails')
    expect(placesOf(campaign)).toEqual(['tail/level', 'tail/level', 'tail/level'])
    expect(missionOf(campaign)).toMatchObject({ tp: 1, hidden: true })
    expect(facts('entry.contrails')).toEqual([{ fighters: 3, cost: 1, tp: 1 }])
    expect(script(movePhase(campaign)).pauses).toEqual([])
  })

  test('SR-MOV-12 who declines enters Low, and nobody is hidden', () => {
    const lines = 'entry.contrails low, entry.next fighter/0, entry.to to/tail/low'
    expect(after(atTheStart(hidden), movePhase, lines).mission).toMatchObject({ tp: 2, hidden: false })
  })

  test.each<[string, Layout, string]>([
    ['no such entry without contrails', { contrails: false }, 'next'],
    ['no such entry without TP', { tp: 0 }, 'next'],
    ['no such entry with Tail Level anchored', { anchored: ['tail/level'] }, 'next'],
    ['nor with one fighter already on the map', { fighters: 'tail/low, reserve, reserve' }, 'next'],
    ['nor with one fighter delayed', { fighters: 'reserve moved, reserve, reserve' }, 'next'],
    ['the last TP will do', { tp: 1 }, 'contrails'],
    ['it serves on a late turn of entry too', { turn: 3 }, 'contrails'],
  ])('SR-MOV-12 SR-Q-17 %s', (_, layout, asks) => {
    expect(stopsFor(movePhase(atTheStart({ ...hidden, ...layout })))).toBe(`entry.${asks}`)
  })
})

describe('the Escort Phase that need not be', () => {
  const unseen = (layout: Layout = {}) => {
    const campaign = aCampaign({
      map: '7',
      turn: 1,
      fighters: 'tail/level',
      escorts: ['tail/high'],
      ...layout,
    })
    missionOf(campaign).hidden = true
    return campaign
  }

  test('SR-ESC-21 SR-MOV-12 skipped, no escort moves, checks or fights', () => {
    const { campaign, facts, value } = play(unseen(), escortPhase, 'escort.skip skip')
    expect(value).toBe('blast')
    expect(missionOf(campaign)).toMatchObject({ hidden: false, escort: { markers: [{ at: 'tail/high' }] } })
    expect(facts('escort.skipped')).toEqual([{ turn: 1 }])
  })

  test('SR-Q-17 the player may play it', () => {
    const { campaign, value } = play(unseen(), escortPhase, 'escort.skip play')
    expect([value, missionOf(campaign).escort.markers[0]?.at]).toEqual(['stations', 'tail/level'])
  })

  test('SR-Q-17 an exit that falls into the skipped phase takes effect in the next', () => {
    const campaign = after(unseen({ type: 'inbound', escortTurn: 1 }), escortPhase, 'escort.skip skip')
    expect(missionOf(campaign).escort.status).toBe('present')
    missionOf(campaign).turn = 2
    script(escortPhase(campaign))
    expect(missionOf(campaign).escort.status).toBe('gone')
  })
})
