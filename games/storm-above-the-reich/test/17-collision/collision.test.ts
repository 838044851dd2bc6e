import { describe, expect, test } from 'vitest'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { checkSpaces } from '../../rules/17-collision/collision.ts'
import { fighter } from '../kit/attackers.ts'
import { check, checked } from '../kit/checks.ts'
import { prove, testLines } from '../kit/lines.ts'
import { aCampaign, type Layout } from '../kit/table.ts'

type Tests = Parameters<typeof testLines>[0]

/** `2.2 A1, 0.0: clear`: the marker that the first of the fighters draws, and what is rolled and answered then. */
const testChecks = (tests: Tests, layout: Layout = {}, whatever: readonly string[] = []) =>
  testLines(tests, (fighters, lines, after) => {
    const campaign = aCampaign({ ...layout, fighters })
    prove(campaign, check(campaign), `proximity.draw ${lines}`, after, whatever)
  })

describe('when', () => {
  testLines(
    {
      'SR-COL-01 in Engage: one check for each space with two or more, at whatever altitudes': [
        '2.2 nose/high, 2.2 nose/low, 1.1, 0.0, 0.0: = asks collision.next: fighter/0, fighter/1, fighter/3, fighter/4',
        '2.2 nose/high, 2.2 nose/low, 1.1, 0.0, 0.0: collision.next fighter/4, proximity.draw clear, collision.next fighter/0, proximity.draw clear = collision.check#fighter 4 & 0, collision.check#space 0.0 & 2.2',
      ],
      'SR-COL-01 a fighter alone in its space is not checked': '2.2, 1.1: = quiet',
      'SR-COL-03 fighters that share a box are not checked': 'tail/level, tail/level: = quiet',
      'SR-COL-04 SR-Q-13 the fighter is chosen before the draw': [
        '2.2 A1, 2.2 A1 evasive: collision.next fighter/1 = stops proximity.draw',
        '2.2 A1, 2.2 A1 evasive: collision.next fighter/1, proximity.draw clear = collision.check#fighter 1, collision.check#mode evasive',
      ],
      'SR-COL-21 two Determined fighters side by side have no Rotte yet':
        '2.2 nose/level A1, 2.2 nose/level A1: collision.next fighter/0, proximity.draw hit-fuel-5 = hits hit-fuel-5',
    },
    (fighters, lines, after) => {
      const campaign = aCampaign({ fighters })
      prove(campaign, checkSpaces(campaign), lines, after)
    },
  )

  test('SR-COL-01 a space where one is left after the check of another is not checked', () => {
    const campaign = aCampaign({ fighters: '0.0, 0.0, 2.2, 2.2' })
    const checks = checkSpaces(campaign)
    checks.next()
    // fighter/0 takes a marker: clear
    checks.next(0)
    fighter(campaign, 3).at = 'lost'
    expect(checks.next(0).done).toBe(true)
  })

  testChecks(
    {
      'SR-COL-02 a C result checks the attacker though its bomber is gone':
        '2.2 A1: clear = collision.check 0 Arnold clear clear determined 2.2, proximity clear',
    },
    { fallen: 'A1' },
  )

  test('SR-Q-24 with no marker left there is no collision', () => {
    const campaign = aCampaign({ fighters: '2.2 A1' })
    missionOf(campaign).cups.proximity = {}
    prove(campaign, check(campaign), '', 'then true, at 2.2')
  })
})

describe('an Evasive fighter', () => {
  test.each(['clear', 'veer-wing-4', 'hit-fuel-5', 'impact-3'])(
    'SR-COL-05 is not touched by %s, and the marker goes back',
    marker => {
      const played = checked('2.2 A1 evasive, 2.2 A1, 2.2 A1', `proximity.draw ${marker}`)
      expect([played.value, played.fighter.at, played.fighter.hits, played.left]).toEqual([
        true,
        'space',
        [],
        [],
      ])
      expect(played.cup).toEqual(missionOf(aCampaign()).cups.proximity)
    },
  )
  testChecks({
    'SR-COL-07 leaves the second of No Collision x2, not the first':
      '2.2 A1 evasive: clear-twice impact-3 = proximity impact-3, cup clear-twice 4, cup impact-3 3',
    'SR-COL-08 SR-COL-09 escapes too, and the marker goes back':
      '2.2 A1 evasive: escape-1, collision.escape to/tail/return/high = at tail/return/high, proximity , cup escape-1 4',
  })
})

describe('a Determined fighter', () => {
  const spaces = (fighters: string, lines: string) => {
    const { campaign, mission } = checked(fighters, lines)
    return mission.proximity.map(({ space }) => formation(campaign).spaces[space]?.id)
  }

  test('SR-COL-06 SR-COL-10 the marker stays where it was drawn', () => {
    expect(spaces('2.2 A1', 'proximity.draw clear')).toEqual(['2.2'])
    const away = 'collision.veer 3, collision.return to/tail/return/low'
    expect(spaces('2.2 A1, 1.1', `proximity.draw veer-wing-4, ${away}`)).toEqual(['2.2'])
  })

  testChecks({
    'SR-COL-06 No Collision: the marker stays in the element':
      '2.2 A1: clear = then true, at 2.2, hits , proximity clear, cup clear 7',
    'SR-COL-07 No Collision x2: both stay, and the second has no effect':
      '2.2 A1: clear-twice hit-fuel-5 = proximity hit-fuel-5 clear-twice, hits ',
    'SR-COL-08 SR-COL-09 Escape: to the Tail for the printed TP, High or Low; the marker stays':
      '2.2 A1: escape-1, collision.escape to/tail/return/low = then false, at tail/return/low, tp 2, proximity escape-1, collision.escapes 0 Arnold 1 2 tail/return/low',
    'SR-COL-08 Escape unpaid: it exits':
      '2.2 A1: escape-1, collision.escape exit = then false, at exited, tp 3',
    'SR-COL-10 Veer below the fighters in the element: the marker is a Hit':
      '2.2 A1, 0.0, 1.1, tail/level: veer-wing-4, collision.veer 2 = at 2.2 0.0 1.1 tail/level, hits veer-wing-4, proximity , collision.veer 0 Arnold 2 below:3 3 true',
    'SR-COL-10 SR-PIL-17 that Hit may be cancelled':
      '2.2 luck, 2.2, 2.2: veer-wing-4, collision.veer 2, hit.cancel luck = hits , cup veer-wing-4 3',
    'SR-COL-10 SR-COL-22 at the number all in the space break away to the Tail, each High or Low': [
      '2.2 A1, 2.2 A1 evasive, 1.1: veer-wing-4, collision.veer 3 = offers to/tail/return/high to/tail/return/low',
      '2.2 A1, 2.2 A1 evasive, 1.1: veer-wing-4, collision.veer 3, collision.return to/tail/return/low to/tail/return/high = then false, at tail/return/low tail/return/high 1.1, hits , proximity veer-wing-4',
    ],
    'SR-COL-11 Hit: the marker is its Hit marker':
      '2.2 A1: hit-fuel-5 = then true, hits hit-fuel-5, proximity ',
    'SR-COL-11 it may be cancelled': [
      '2.2 sun: hit-fuel-5 = offers take sun',
      '2.2 luck: hit-fuel-5 = offers take luck',
    ],
    'SR-COL-12 Impact? at its number: avoided, and the marker stays':
      '2.2 A1: impact-3, collision.impact 3 = then true, at 2.2, proximity impact-3, collision.impact 0 Arnold 3 3 below:3 false',
    'SR-PIL-14 a Quick pilot may turn Evasive when he sees the marker':
      '2.2 A1 quick: hit-fuel-5, quick.collision change = mode evasive, hits ',
  })
  testChecks(
    {
      'SR-COL-08 the last TP will do':
        '2.2 A1: escape-1 = asks collision.escape of fighter:0 marker:escape-1: to/tail/return/high, to/tail/return/low, exit',
    },
    { tp: 1 },
  )
  testChecks(
    {
      'SR-COL-08 without the TP it exits, unasked': '2.2 A1: escape-1 = then false, at exited, tp 0',
      'SR-COL-18 an exit with a Hit marker brings Recovery':
        '2.2 A1 fuel-5: escape-1, recovery.roll 10 = at exited, hits ',
    },
    { tp: 0 },
  )
  testChecks(
    {
      'SR-COL-10 outside all elements there is no crowd: all break away':
        '3.1: veer-wing-4, collision.veer 1, collision.return to/tail/return/low = at tail/return/low',
    },
    { map: '7' },
  )
  testChecks(
    { 'SR-COL-11 SR-COL-21 a Rotte of an earlier wave helps': '2.2: hit-fuel-5 = offers take rotte/a' },
    { advantages: { a: 'rotte' } },
  )
  testChecks(
    {
      'SR-COL-12 SR-COL-19 Impact? below it: a collision that nothing cancels, and the marker stays':
        '2.2 A1 luck sun: impact-3, collision.impact 2, collision.crash 2 = then false, at lost, proximity impact-3',
    },
    { advantages: { a: 'rotte position' } },
    ['damage.draw', 'damage.catastrophe'],
  )
})
