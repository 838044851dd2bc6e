import { describe, expect, test } from 'vitest'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { checkSpaces } from '../../rules/17-collision/collision.ts'
import { aCheck, draws, HERE } from '../kit/checks.ts'
import { aCampaign, factsOf, ids, type Piece, pauseAfter, rolls, script, takes } from '../kit/table.ts'

const EVASIVE: Piece = { ...HERE, mode: 'evasive' }
const TAIL = ['to/tail/return/high', 'to/tail/return/low']

describe('when', () => {
  test('SR-COL-01 in Engage: one check for each space with two or more, at whatever altitudes', () => {
    const campaign = aCampaign({
      fighters: [
        { at: '2.2', altitude: 'high' },
        { at: '2.2', altitude: 'low' },
        { at: '1.1' },
        { at: '0.0' },
        { at: '0.0' },
      ],
    })
    const pause = pauseAfter(checkSpaces(campaign))
    expect(pause).toMatchObject({ ask: 'collision.next' })
    expect(ids(pause)).toEqual(['fighter/0', 'fighter/1', 'fighter/3', 'fighter/4'])
    const { notes } = script(checkSpaces(campaign), [
      takes('collision.next', 'fighter/4'),
      draws('clear'),
      takes('collision.next', 'fighter/0'),
      draws('clear'),
    ])
    expect(factsOf({ notes }, 'collision.check').map(({ fighter, space }) => [fighter, space])).toEqual([
      [4, '0.0'],
      [0, '2.2'],
    ])
  })

  test('SR-COL-01 a fighter alone in its space is not checked', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2' }, { at: '1.1' }] })
    expect(script(checkSpaces(campaign)).pauses).toEqual([])
  })

  test('SR-COL-03 fighters that share a box are not checked', () => {
    const campaign = aCampaign({ fighters: [{ at: 'tail/level' }, { at: 'tail/level' }] })
    expect(script(checkSpaces(campaign)).pauses).toEqual([])
  })

  test('SR-COL-04 SR-Q-13 the fighter is chosen before the draw', () => {
    const campaign = aCampaign({ fighters: [HERE, EVASIVE] })
    const played = script(checkSpaces(campaign), [takes('collision.next', 'fighter/1'), draws('clear')])
    expect(played.pauses.map(({ kind }) => kind)).toEqual(['choice', 'chance'])
    expect(factsOf(played, 'collision.check')).toMatchObject([{ fighter: 1, mode: 'evasive' }])
  })

  test('SR-COL-01 a space where one is left after the check of another is not checked', () => {
    const campaign = aCampaign({ fighters: [{ at: '0.0' }, { at: '0.0' }, { at: '2.2' }, { at: '2.2' }] })
    const lost = fighterNo(missionOf(campaign), 3)
    const checks = checkSpaces(campaign)
    checks.next()
    // fighter/0 takes a marker: clear
    checks.next(0)
    lost.at = 'lost'
    expect(checks.next(0).done).toBe(true)
  })

  test('SR-COL-02 a C result checks the attacker though its bomber is gone', () => {
    const { mission, check } = aCheck([HERE], { bombers: { A1: 'fallen' } })
    const played = script(check, [draws('clear')])
    expect(factsOf(played, 'collision.check')).toEqual([
      { fighter: 0, name: 'Arnold', marker: 'clear', face: 'clear', mode: 'determined', space: '2.2' },
    ])
    expect(mission.proximity).toHaveLength(1)
  })

  test('SR-Q-24 with no marker left there is no collision', () => {
    const { mission, fighter, check } = aCheck([HERE])
    mission.cups.proximity = {}
    expect(script(check).value).toBe(true)
    expect(fighter.at).toBe('space')
  })
})

describe('an Evasive fighter', () => {
  test.each(['clear', 'veer-wing-4', 'hit-fuel-5', 'impact-3'])(
    'SR-COL-05 is not touched by %s, and the marker goes back',
    marker => {
      const { mission, fighter, check } = aCheck([EVASIVE, HERE, HERE])
      const before = mission.cups.proximity[marker]
      expect(script(check, [draws(marker)]).value).toBe(true)
      expect(fighter).toMatchObject({ at: 'space', hits: [] })
      expect(mission.proximity).toEqual([])
      expect(mission.cups.proximity[marker]).toBe(before)
    },
  )

  test('SR-COL-07 leaves the second of No Collision x2, not the first', () => {
    const { mission, check } = aCheck([EVASIVE])
    script(check, [draws('clear-twice'), draws('impact-3')])
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['impact-3'])
    expect(mission.cups.proximity).toMatchObject({ 'clear-twice': 4, 'impact-3': 3 })
  })

  test('SR-COL-08 SR-COL-09 escapes too, and the marker goes back', () => {
    const { mission, fighter, check } = aCheck([EVASIVE])
    script(check, [draws('escape-1'), takes('collision.escape', 'to/tail/return/high')])
    expect(fighter.at).toBe('tail/return/high')
    expect(mission.proximity).toEqual([])
    expect(mission.cups.proximity['escape-1']).toBe(4)
  })
})

describe('a Determined fighter', () => {
  test('SR-COL-06 No Collision: the marker stays in the element', () => {
    const { campaign, mission, fighter, check } = aCheck([HERE])
    expect(script(check, [draws('clear')]).value).toBe(true)
    expect(fighter).toMatchObject({ at: 'space', hits: [] })
    expect(mission.proximity).toEqual([{ marker: 'clear', space: formation(campaign).spaceNamed('2.2') }])
    expect(mission.cups.proximity.clear).toBe(7)
  })

  test('SR-COL-07 No Collision x2: both stay, and the second has no effect', () => {
    const { mission, fighter, check } = aCheck([HERE])
    script(check, [draws('clear-twice'), draws('hit-fuel-5')])
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['hit-fuel-5', 'clear-twice'])
    expect(fighter.hits).toEqual([])
  })

  test('SR-COL-08 SR-COL-09 Escape: to the Tail for the printed TP, High or Low; the marker stays', () => {
    const { mission, fighter, check } = aCheck([HERE], { tp: 3 })
    const pause = pauseAfter(aCheck([HERE], { tp: 1 }).check, [draws('escape-1')])
    expect(pause).toMatchObject({
      ask: 'collision.escape',
      about: ['fighter:0', 'marker:escape-1'],
    })
    expect(ids(pause)).toEqual([...TAIL, 'exit'])
    const played = script(check, [draws('escape-1'), takes('collision.escape', 'to/tail/return/low')])
    expect(played.value).toBe(false)
    expect(fighter.at).toBe('tail/return/low')
    expect(mission.tp).toBe(2)
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['escape-1'])
    expect(factsOf(played, 'collision.escapes')).toEqual([
      { fighter: 0, name: 'Arnold', tp: 1, left: 2, to: 'tail/return/low' },
    ])
  })

  test('SR-COL-08 Escape unpaid: it exits', () => {
    const { mission, fighter, check } = aCheck([HERE], { tp: 3 })
    expect(script(check, [draws('escape-1'), takes('collision.escape', 'exit')]).value).toBe(false)
    expect(fighter.at).toBe('exited')
    expect(mission.tp).toBe(3)
  })

  test('SR-COL-08 without the TP it exits, unasked', () => {
    const { fighter, check } = aCheck([HERE], { tp: 0 })
    script(check, [draws('escape-1')])
    expect(fighter.at).toBe('exited')
  })

  test('SR-COL-18 an exit with a Hit marker brings Recovery', () => {
    const { fighter, check } = aCheck([{ ...HERE, hits: ['fuel-5'] }], { tp: 0 })
    script(check, [draws('escape-1'), rolls('recovery.roll', 10)])
    expect(fighter).toMatchObject({ at: 'exited', hits: [] })
  })

  test('SR-COL-10 Veer below the fighters in the element: the marker is a Hit', () => {
    const { mission, fighter, check } = aCheck([HERE, { at: '0.0' }, { at: '1.1' }, { at: 'tail/level' }])
    const played = script(check, [draws('veer-wing-4'), rolls('collision.veer', 2)])
    expect(fighter).toMatchObject({ at: 'space', hits: ['veer-wing-4'] })
    expect(mission.proximity).toEqual([])
    expect(factsOf(played, 'collision.veer')).toEqual([
      { fighter: 0, name: 'Arnold', die: 2, needs: { below: 3 }, fighters: 3, hit: true },
    ])
  })

  test('SR-COL-10 SR-PIL-17 that Hit may be cancelled', () => {
    const { mission, fighter, check } = aCheck([{ ...HERE, skills: ['luck'] }, HERE, HERE])
    script(check, [draws('veer-wing-4'), rolls('collision.veer', 2), takes('hit.cancel', 'luck')])
    expect(fighter.hits).toEqual([])
    expect(mission.cups.proximity['veer-wing-4']).toBe(3)
  })

  test('SR-COL-10 SR-COL-22 at the number all in the space break away to the Tail, each High or Low', () => {
    const { campaign, mission, fighter, check } = aCheck([HERE, EVASIVE, { at: '1.1' }])
    const veer = [draws('veer-wing-4'), rolls('collision.veer', 3)]
    expect(ids(pauseAfter(aCheck([HERE, EVASIVE, { at: '1.1' }]).check, veer))).toEqual(TAIL)
    const played = script(check, [
      ...veer,
      takes('collision.return', 'to/tail/return/low'),
      takes('collision.return', 'to/tail/return/high'),
    ])
    expect(played.value).toBe(false)
    expect(mission.fighters.map(({ at }) => at)).toEqual(['tail/return/low', 'tail/return/high', 'space'])
    expect(fighter.hits).toEqual([])
    expect(mission.proximity).toEqual([
      { marker: 'veer-wing-4', space: formation(campaign).spaceNamed('2.2') },
    ])
  })

  test('SR-COL-10 outside all elements there is no crowd: all break away', () => {
    const { mission, check } = aCheck([{ at: '3.1' }], { map: '7' })
    script(check, [
      draws('veer-wing-4'),
      rolls('collision.veer', 1),
      takes('collision.return', 'to/tail/return/low'),
    ])
    expect(mission.fighters[0]?.at).toBe('tail/return/low')
  })

  test('SR-COL-11 Hit: the marker is its Hit marker', () => {
    const { mission, fighter, check } = aCheck([HERE])
    expect(script(check, [draws('hit-fuel-5')]).value).toBe(true)
    expect(fighter.hits).toEqual(['hit-fuel-5'])
    expect(mission.proximity).toEqual([])
  })

  test.each([
    [{ outOfTheSun: true }, {}, ['take', 'sun']],
    [{ skills: ['luck'] as const }, {}, ['take', 'luck']],
    [{}, { rotte: true }, ['take', 'rotte/a']],
  ])('SR-COL-11 SR-COL-21 with %j and %j of an earlier wave it may be cancelled', (piece, gains, offered) => {
    const { mission, check } = aCheck([{ ...HERE, ...piece }])
    Object.assign(mission.elements[0] ?? {}, gains)
    expect(ids(pauseAfter(check, [draws('hit-fuel-5')]))).toEqual(offered)
  })

  test('SR-COL-21 two Determined fighters side by side have no Rotte yet', () => {
    const side: Piece = { ...HERE, approach: 'nose/approach/level' }
    const campaign = aCampaign({ fighters: [side, side] })
    const { pauses } = script(checkSpaces(campaign), [
      takes('collision.next', 'fighter/0'),
      draws('hit-fuel-5'),
    ])
    expect(pauses).toHaveLength(2)
    expect(fighterNo(missionOf(campaign), 0).hits).toEqual(['hit-fuel-5'])
  })

  test('SR-COL-12 Impact? at its number: avoided, and the marker stays', () => {
    const { mission, fighter, check } = aCheck([HERE])
    const played = script(check, [draws('impact-3'), rolls('collision.impact', 3)])
    expect(played.value).toBe(true)
    expect(fighter.at).toBe('space')
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['impact-3'])
    expect(factsOf(played, 'collision.impact')).toEqual([
      { fighter: 0, name: 'Arnold', die: 3, number: 3, needs: { below: 3 }, collides: false },
    ])
  })

  test('SR-COL-12 SR-COL-19 below it: a collision that nothing cancels, and the marker stays', () => {
    const lucky: Piece = { ...HERE, skills: ['luck'], outOfTheSun: true }
    const { mission, fighter, check } = aCheck([lucky])
    Object.assign(mission.elements[0] ?? {}, { rotte: true, position: true })
    const played = script(
      check,
      [draws('impact-3'), rolls('collision.impact', 2), rolls('collision.crash', 2)],
      ['damage.draw', 'damage.catastrophe'],
    )
    expect(played.value).toBe(false)
    expect(fighter.at).toBe('lost')
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['impact-3'])
  })

  test('SR-PIL-14 a Quick pilot may turn Evasive when he sees the marker', () => {
    const { fighter, check } = aCheck([{ ...HERE, skills: ['quick'] }])
    script(check, [draws('hit-fuel-5'), takes('quick.collision', 'change')])
    expect(fighter).toMatchObject({ mode: 'evasive', hits: [] })
  })
})
