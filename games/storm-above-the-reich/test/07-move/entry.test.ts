import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { beginTurn } from '../../rules/06-turn/turn.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { escortPhase } from '../../rules/09-escort/escort-arrival.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, factsOf, ids, type Layout, pauseAfter, script, takes } from '../kit/table.ts'

const RESERVE = { at: 'reserve' } as const

/** Turn 1 has begun with some fighters not yet entered. */
function atTheStart(layout: Layout = {}): Campaign {
  return aCampaign({ fighters: [RESERVE, RESERVE, RESERVE], turn: 1, ...layout })
}

const placesOf = (campaign: Campaign) => missionOf(campaign).fighters.map(({ at }) => at)

function enter(campaign: Campaign, next: string, to: string) {
  return script(movePhase(campaign), [takes('entry.next', next), takes('entry.to', to)])
}

/** Answers for the last of those who wait: he is not asked for. */
function enterLast(campaign: Campaign, to: string) {
  return script(movePhase(campaign), [takes('entry.to', to)])
}

describe('entering', () => {
  test('SR-MOV-11 free of charge into any Low box, in any split', () => {
    const campaign = atTheStart({ tp: 2 })
    expect(ids(pauseAfter(movePhase(campaign)))).toEqual([
      'fighter/0',
      'fighter/1',
      'fighter/2',
      'group/reserve',
    ])
    const pause = pauseAfter(movePhase(campaign), [takes('entry.next', 'fighter/0')])
    expect(ids(pause)).toEqual(['to/nose/low', 'to/right/low', 'to/tail/low', 'to/left/low', 'delay'])
    expect(pause).toMatchObject({ about: ['fighter:0'] })
    expect(pause.kind === 'choice' && pause.options[0]).toEqual({
      id: 'to/nose/low',
      on: ['box:nose/low'],
      way: 'enter',
      to: 'nose/low',
    })
    const played = enter(campaign, 'fighter/0', 'to/left/low')
    expect(played.value).toBe('move')
    expect(played.notes).toEqual([
      {
        rule: 'SR-MOV-11',
        what: 'entry.entered',
        facts: { fighter: 0, name: 'Arnold', box: 'left/low', tp: 2 },
      },
    ])
    enter(campaign, 'group/reserve', 'to/nose/low')
    expect(placesOf(campaign)).toEqual(['left/low', 'nose/low', 'nose/low'])
    expect(missionOf(campaign).tp).toBe(2)
  })

  test('SR-MOV-11 SR-SIT-05 not into an anchored box', () => {
    const campaign = atTheStart({ anchored: ['nose/low', 'tail/level'] })
    expect(ids(pauseAfter(movePhase(campaign), [takes('entry.next', 'group/reserve')]))).toEqual([
      'to/right/low',
      'to/tail/low',
      'to/left/low',
      'delay',
    ])
  })

  test('SR-MOV-11 entering is all that a fighter does in that phase', () => {
    const campaign = atTheStart()
    enter(campaign, 'group/reserve', 'to/nose/low')
    const played = script(movePhase(campaign))
    expect(played.pauses).toEqual([])
    expect(placesOf(campaign)).toEqual(['nose/low', 'nose/low', 'nose/low'])
    expect(played.value).toBe('return')
  })

  test('SR-SEQ-04 Turn 1 begins with nothing on the map, and with the entry', () => {
    const campaign = atTheStart({ turn: 0 })
    expect(script(beginTurn(campaign)).value).toBe('move')
    expect(missionOf(campaign).turn).toBe(1)
    expect(pauseAfter(movePhase(campaign))).toMatchObject({ ask: 'entry.next' })
  })
})

describe('delay', () => {
  test('SR-MOV-13 one TP for the turn, however many wait', () => {
    const campaign = atTheStart({ tp: 2 })
    const played = enter(campaign, 'fighter/0', 'delay')
    expect(played.notes).toEqual([
      {
        rule: 'SR-MOV-13',
        what: 'entry.delayed',
        facts: { fighter: 0, name: 'Arnold', box: undefined, tp: 1 },
      },
    ])
    enter(campaign, 'fighter/1', 'delay')
    expect(missionOf(campaign).tp).toBe(1)
    enterLast(campaign, 'to/tail/low')
    expect(placesOf(campaign)).toEqual(['reserve', 'reserve', 'tail/low'])
    expect(script(movePhase(campaign)).value).toBe('return')
  })

  test('SR-MOV-13 the last TP pays for all', () => {
    const campaign = atTheStart({ tp: 1 })
    enter(campaign, 'fighter/0', 'delay')
    expect(missionOf(campaign).tp).toBe(0)
    expect(ids(pauseAfter(movePhase(campaign), [takes('entry.next', 'fighter/1')]))).toContain('delay')
  })

  test('SR-Q-43 without TP a fighter enters or is out of the mission', () => {
    const campaign = atTheStart({ tp: 0 })
    const pause = pauseAfter(movePhase(campaign), [takes('entry.next', 'fighter/0')])
    expect(ids(pause)).toEqual(['to/nose/low', 'to/right/low', 'to/tail/low', 'to/left/low', 'exit'])
    const played = enter(campaign, 'fighter/0', 'exit')
    expect(played.notes.map(({ what }) => what)).toEqual(['exit.left'])
    expect(placesOf(campaign)[0]).toBe('exited')
    expect(missionOf(campaign).tp).toBe(0)
  })

  test('SR-Q-43 nobody waits beyond the Flight Limit', () => {
    const campaign = atTheStart({ tp: 3, turn: 4, limit: 4 })
    expect(ids(pauseAfter(movePhase(campaign), [takes('entry.next', 'fighter/0')]))).toEqual([
      'to/nose/low',
      'to/right/low',
      'to/tail/low',
      'to/left/low',
      'exit',
    ])
  })

  test('SR-MOV-14 all delayed: the turn is passed over, and the mission begins on the turn of entry', () => {
    const campaign = atTheStart({ tp: 2 })
    enter(campaign, 'group/reserve', 'delay')
    const played = script(movePhase(campaign))
    expect(played.value).toBe('turn')
    expect(factsOf(played, 'entry.passed-over')).toEqual([{ turn: 1, tp: 1 }])
    script(beginTurn(campaign))
    expect(missionOf(campaign).turn).toBe(2)
    enter(campaign, 'group/reserve', 'delay')
    expect(script(movePhase(campaign)).value).toBe('turn')
    script(beginTurn(campaign))
    expect(missionOf(campaign)).toMatchObject({ turn: 3, tp: 0 })
    enter(campaign, 'group/reserve', 'to/nose/low')
    expect(script(movePhase(campaign)).value).toBe('return')
  })

  test('SR-MOV-18 who was delayed enters later, Low; those on the map move as they like', () => {
    const campaign = atTheStart({ turn: 2, fighters: [{ at: 'tail/low' }, RESERVE], tp: 1 })
    const pause = pauseAfter(movePhase(campaign))
    expect(pause).toMatchObject({ ask: 'entry.to', about: ['fighter:1'] })
    expect(ids(pause)).toEqual(['to/nose/low', 'to/right/low', 'to/tail/low', 'to/left/low', 'delay'])
    enterLast(campaign, 'to/tail/low')
    expect(ids(pauseAfter(movePhase(campaign)))).toEqual(['fighter/0', 'done'])
  })

  test('SR-Q-37 the mission ends when only delayed fighters are left', () => {
    const campaign = atTheStart({ turn: 2, fighters: [{ at: 'tail/low' }, RESERVE], tp: 1 })
    enterLast(campaign, 'delay')
    const { value } = script(movePhase(campaign), [takes('move.next', 'fighter/0'), takes('move.to', 'exit')])
    expect(value).toBe('mission-end')
  })
})

describe('out of the contrails', () => {
  const hidden: Layout = { map: '7', contrails: true, tp: 2 }

  test('SR-MOV-12 SR-SIT-11 all fighters for 1 TP to Tail/Level', () => {
    const campaign = atTheStart(hidden)
    expect(ids(pauseAfter(movePhase(campaign)))).toEqual(['contrails', 'low'])
    const played = script(movePhase(campaign), [takes('entry.contrails', 'contrails')])
    expect(placesOf(campaign)).toEqual(['tail/level', 'tail/level', 'tail/level'])
    expect(missionOf(campaign)).toMatchObject({ tp: 1, hidden: true })
    expect(factsOf(played, 'entry.contrails')).toEqual([{ fighters: 3, cost: 1, tp: 1 }])
    expect(script(movePhase(campaign)).pauses).toEqual([])
  })

  test('SR-MOV-12 who declines enters Low, and nobody is hidden', () => {
    const campaign = atTheStart(hidden)
    script(movePhase(campaign), [
      takes('entry.contrails', 'low'),
      takes('entry.next', 'fighter/0'),
      takes('entry.to', 'to/tail/low'),
    ])
    expect(missionOf(campaign)).toMatchObject({ tp: 2, hidden: false })
  })

  test.each<[string, Layout]>([
    ['without contrails', { contrails: false }],
    ['without TP', { tp: 0 }],
    ['with Tail/Level anchored', { anchored: ['tail/level'] }],
    ['with one fighter already on the map', { fighters: [{ at: 'tail/low' }, RESERVE, RESERVE] }],
    ['with one fighter delayed', { fighters: [{ ...RESERVE, moved: true }, RESERVE, RESERVE] }],
  ])('SR-MOV-12 SR-Q-17 no such entry %s', (_, layout) => {
    expect(pauseAfter(movePhase(atTheStart({ ...hidden, ...layout })))).toMatchObject({ ask: 'entry.next' })
  })

  test('SR-MOV-12 the last TP will do', () => {
    expect(pauseAfter(movePhase(atTheStart({ ...hidden, tp: 1 })))).toMatchObject({ ask: 'entry.contrails' })
  })

  test('SR-Q-17 it serves on a late turn of entry too', () => {
    expect(pauseAfter(movePhase(atTheStart({ ...hidden, turn: 3 })))).toMatchObject({
      ask: 'entry.contrails',
    })
  })
})

describe('the Escort Phase that need not be', () => {
  const unseen = (layout: Layout = {}) => {
    const campaign = aCampaign({
      map: '7',
      turn: 1,
      fighters: [{ at: 'tail/level' }],
      escorts: [{ at: 'tail/high' }],
      ...layout,
    })
    missionOf(campaign).hidden = true
    return campaign
  }

  test('SR-ESC-21 SR-MOV-12 skipped, no escort moves, checks or fights', () => {
    const campaign = unseen()
    const played = script(escortPhase(campaign), [takes('escort.skip', 'skip')])
    expect(played.value).toBe('blast')
    expect(missionOf(campaign).escort.markers[0]?.at).toBe('tail/high')
    expect(missionOf(campaign).hidden).toBe(false)
    expect(factsOf(played, 'escort.skipped')).toEqual([{ turn: 1 }])
  })

  test('SR-Q-17 the player may play it', () => {
    const campaign = unseen()
    const played = script(escortPhase(campaign), [takes('escort.skip', 'play')])
    expect(played.value).toBe('stations')
    expect(missionOf(campaign).escort.markers[0]?.at).toBe('tail/level')
  })

  test('SR-Q-17 an exit that falls into the skipped phase takes effect in the next', () => {
    const campaign = unseen({ type: 'inbound', escortTurn: 1 })
    script(escortPhase(campaign), [takes('escort.skip', 'skip')])
    expect(missionOf(campaign).escort.status).toBe('present')
    missionOf(campaign).turn = 2
    script(escortPhase(campaign))
    expect(missionOf(campaign).escort.status).toBe('gone')
  })
})
