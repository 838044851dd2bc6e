import { describe, expect, test } from 'vitest'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { checkSpaces } from '../../rules/17-collision/collision.ts'
import { fighter, placesOf } from '../kit/attackers.ts'
import { aCheck, check, checked } from '../kit/checks.ts'
import { aCampaign, asked, type Layout, offers, play, script } from '../kit/table.ts'

const TAIL = ['to/tail/return/high', 'to/tail/return/low']
const CLEAR = 'proximity.draw clear'
const ESCAPE = 'proximity.draw escape-1'
const VEER = 'proximity.draw veer-wing-4'
const HIT = 'proximity.draw hit-fuel-5'
const IMPACT = 'proximity.draw impact-3'

const here = (id: string) => formation(aCampaign()).spaceNamed(id)

describe('when', () => {
  test('SR-COL-01 in Engage: one check for each space with two or more, at whatever altitudes', () => {
    const campaign = aCampaign({ fighters: '2.2 nose/high, 2.2 nose/low, 1.1, 0.0, 0.0' })
    expect(asked(checkSpaces(campaign))).toBe('collision.next: fighter/0, fighter/1, fighter/3, fighter/4')
    const each = ['collision.next fighter/4', CLEAR, 'collision.next fighter/0', CLEAR]
    const { facts } = play(campaign, checkSpaces, each)
    expect(facts('collision.check')).toMatchObject([
      { fighter: 4, space: '0.0' },
      { fighter: 0, space: '2.2' },
    ])
  })

  test.each([
    ['SR-COL-01 a fighter alone in its space is', '2.2, 1.1'],
    ['SR-COL-03 fighters that share a box are', 'tail/level, tail/level'],
  ])('%s not checked', (_, fighters) => {
    expect(script(checkSpaces(aCampaign({ fighters }))).pauses).toEqual([])
  })

  test('SR-COL-04 SR-Q-13 the fighter is chosen before the draw', () => {
    const campaign = aCampaign({ fighters: '2.2 A1, 2.2 A1 evasive' })
    const { pauses, facts } = play(campaign, checkSpaces, ['collision.next fighter/1', CLEAR])
    expect(pauses.map(({ kind }) => kind)).toEqual(['choice', 'chance'])
    expect(facts('collision.check')).toMatchObject([{ fighter: 1, mode: 'evasive' }])
  })

  test('SR-COL-01 a space where one is left after the check of another is not checked', () => {
    const campaign = aCampaign({ fighters: '0.0, 0.0, 2.2, 2.2' })
    const checks = checkSpaces(campaign)
    checks.next()
    // fighter/0 takes a marker: clear
    checks.next(0)
    fighter(campaign, 3).at = 'lost'
    expect(checks.next(0).done).toBe(true)
  })

  test('SR-COL-02 a C result checks the attacker though its bomber is gone', () => {
    const { facts, left } = checked('2.2 A1', CLEAR, { fallen: 'A1' })
    expect(facts('collision.check')).toEqual([
      { fighter: 0, name: 'Arnold', marker: 'clear', face: 'clear', mode: 'determined', space: '2.2' },
    ])
    expect(left).toHaveLength(1)
  })

  test('SR-Q-24 with no marker left there is no collision', () => {
    const campaign = aCampaign({ fighters: '2.2 A1' })
    missionOf(campaign).cups.proximity = {}
    expect(play(campaign, check).value).toBe(true)
    expect(placesOf(campaign)).toEqual(['space'])
  })
})

describe('an Evasive fighter', () => {
  test.each(['clear', 'veer-wing-4', 'hit-fuel-5', 'impact-3'])(
    'SR-COL-05 is not touched by %s, and the marker goes back',
    marker => {
      const played = checked('2.2 A1 evasive, 2.2 A1, 2.2 A1', `proximity.draw ${marker}`)
      expect(played.value).toBe(true)
      expect(played.fighter).toMatchObject({ at: 'space', hits: [] })
      expect(played.left).toEqual([])
      expect(played.cup).toEqual(missionOf(aCampaign()).cups.proximity)
    },
  )

  test('SR-COL-07 leaves the second of No Collision x2, not the first', () => {
    const { left, cup } = checked('2.2 A1 evasive', 'proximity.draw clear-twice impact-3')
    expect(left).toEqual(['impact-3'])
    expect(cup).toMatchObject({ 'clear-twice': 4, 'impact-3': 3 })
  })

  test('SR-COL-08 SR-COL-09 escapes too, and the marker goes back', () => {
    const played = checked('2.2 A1 evasive', [ESCAPE, 'collision.escape to/tail/return/high'])
    expect(played.fighter.at).toBe('tail/return/high')
    expect([played.left, played.cup['escape-1']]).toEqual([[], 4])
  })
})

describe('a Determined fighter', () => {
  test('SR-COL-06 No Collision: the marker stays in the element', () => {
    const { value, mission, cup, ...played } = checked('2.2 A1', CLEAR)
    expect(value).toBe(true)
    expect(played.fighter).toMatchObject({ at: 'space', hits: [] })
    expect(mission.proximity).toEqual([{ marker: 'clear', space: here('2.2') }])
    expect(cup.clear).toBe(7)
  })

  test('SR-COL-07 No Collision x2: both stay, and the second has no effect', () => {
    const played = checked('2.2 A1', 'proximity.draw clear-twice hit-fuel-5')
    expect(played.left).toEqual(['hit-fuel-5', 'clear-twice'])
    expect(played.fighter.hits).toEqual([])
  })

  test('SR-COL-08 SR-COL-09 Escape: to the Tail for the printed TP, High or Low; the marker stays', () => {
    expect(asked(aCheck('2.2 A1', { tp: 1 }), ESCAPE)).toBe(
      `collision.escape of fighter:0 marker:escape-1: ${TAIL.join(', ')}, exit`,
    )
    const played = checked('2.2 A1', [ESCAPE, 'collision.escape to/tail/return/low'], { tp: 3 })
    expect([played.value, played.fighter.at, played.mission.tp]).toEqual([false, 'tail/return/low', 2])
    expect(played.left).toEqual(['escape-1'])
    expect(played.facts('collision.escapes')).toEqual([
      { fighter: 0, name: 'Arnold', tp: 1, left: 2, to: 'tail/return/low' },
    ])
  })

  test.each([
    ['Escape unpaid: it exits', 3, [ESCAPE, 'collision.escape exit']],
    ['without the TP it exits, unasked', 0, [ESCAPE]],
  ])('SR-COL-08 %s', (_, tp, lines) => {
    const played = checked('2.2 A1', lines, { tp })
    expect([played.value, played.fighter.at, played.mission.tp]).toEqual([false, 'exited', tp])
  })

  test('SR-COL-18 an exit with a Hit marker brings Recovery', () => {
    const played = checked('2.2 A1 fuel-5', [ESCAPE, 'recovery.roll 10'], { tp: 0 })
    expect(played.fighter).toMatchObject({ at: 'exited', hits: [] })
  })

  test('SR-COL-10 Veer below the fighters in the element: the marker is a Hit', () => {
    const { facts, left, ...played } = checked('2.2 A1, 0.0, 1.1, tail/level', [VEER, 'collision.veer 2'])
    expect(played.fighter).toMatchObject({ at: 'space', hits: ['veer-wing-4'] })
    expect(left).toEqual([])
    expect(facts('collision.veer')).toEqual([
      { fighter: 0, name: 'Arnold', die: 2, needs: { below: 3 }, fighters: 3, hit: true },
    ])
  })

  test('SR-COL-10 SR-PIL-17 that Hit may be cancelled', () => {
    const { cup, ...played } = checked('2.2 luck, 2.2, 2.2', [VEER, 'collision.veer 2, hit.cancel luck'])
    expect([played.fighter.hits, cup['veer-wing-4']]).toEqual([[], 3])
  })

  test('SR-COL-10 SR-COL-22 at the number all in the space break away to the Tail, each High or Low', () => {
    const three = '2.2 A1, 2.2 A1 evasive, 1.1'
    const veer = [VEER, 'collision.veer 3']
    expect(offers(aCheck(three), veer)).toEqual(TAIL)
    const played = checked(three, [...veer, 'collision.return to/tail/return/low to/tail/return/high'])
    expect(played.value).toBe(false)
    expect(placesOf(played.campaign)).toEqual(['tail/return/low', 'tail/return/high', 'space'])
    expect(played.fighter.hits).toEqual([])
    expect(played.mission.proximity).toEqual([{ marker: 'veer-wing-4', space: here('2.2') }])
  })

  test('SR-COL-10 outside all elements there is no crowd: all break away', () => {
    const lines = [VEER, 'collision.veer 1, collision.return to/tail/return/low']
    expect(checked('3.1', lines, { map: '7' }).fighter.at).toBe('tail/return/low')
  })

  test('SR-COL-11 Hit: the marker is its Hit marker', () => {
    const played = checked('2.2 A1', HIT)
    expect([played.value, played.fighter.hits, played.left]).toEqual([true, ['hit-fuel-5'], []])
  })

  test.each<[string, Layout, string]>([
    ['2.2 sun', {}, 'sun'],
    ['2.2 luck', {}, 'luck'],
    ['2.2', { advantages: { a: 'rotte' } }, 'rotte/a'],
  ])('SR-COL-11 SR-COL-21 with %j and %j of an earlier wave it may be cancelled', (piece, layout, way) => {
    expect(offers(aCheck(piece, layout), HIT)).toEqual(['take', way])
  })

  test('SR-COL-21 two Determined fighters side by side have no Rotte yet', () => {
    const campaign = aCampaign({ fighters: '2.2 nose/level A1, 2.2 nose/level A1' })
    expect(script(checkSpaces(campaign), ['collision.next fighter/0', HIT]).pauses).toHaveLength(2)
    expect(fighter(campaign).hits).toEqual(['hit-fuel-5'])
  })

  test('SR-COL-12 Impact? at its number: avoided, and the marker stays', () => {
    const played = checked('2.2 A1', [IMPACT, 'collision.impact 3'])
    expect([played.value, played.fighter.at, played.left]).toEqual([true, 'space', ['impact-3']])
    expect(played.facts('collision.impact')).toEqual([
      { fighter: 0, name: 'Arnold', die: 3, number: 3, needs: { below: 3 }, collides: false },
    ])
  })

  test('SR-COL-12 SR-COL-19 below it: a collision that nothing cancels, and the marker stays', () => {
    const lines = [IMPACT, 'collision.impact 2, collision.crash 2']
    const layout: Layout = { advantages: { a: 'rotte position' } }
    const played = checked('2.2 A1 luck sun', lines, layout, ['damage.draw', 'damage.catastrophe'])
    expect([played.value, played.fighter.at, played.left]).toEqual([false, 'lost', ['impact-3']])
  })

  test('SR-PIL-14 a Quick pilot may turn Evasive when he sees the marker', () => {
    const played = checked('2.2 A1 quick', [HIT, 'quick.collision change'])
    expect(played.fighter).toMatchObject({ mode: 'evasive', hits: [] })
  })
})
