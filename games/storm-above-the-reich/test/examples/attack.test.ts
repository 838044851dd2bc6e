import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { approach } from '../../rules/15-approach.ts'
import { leadsTo } from '../../rules/16-engage/maneuvers.ts'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import type { Maneuver } from '../../state.ts'
import { advantagesIn, damageOn, fighter, goneOf, whereabouts } from '../kit/attackers.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, after, factsOf, offers, play, script } from '../kit/table.ts'

/** The worked examples of the Attack Phase. */

describe('Approach', () => {
  test('SR-EX-29 five of nine go in, from four boxes; four wait for later waves', () => {
    const [nose, right, left] = ['nose/approach/level', 'right/approach/high', 'left/approach/low']
    const sent = `${nose}, ${nose}, tail/approach/low bf110, ${right}, ${right}`
    const fighters = `${sent}, tail/approach/high, ${left}, ${left}, nose/approach/low`
    const targets = ['C1', 'B2', 'B1', 'C3', 'X'].map(
      (bomber, no) => `approach.next fighter/${no}, approach.target bomber/${bomber}`,
    )
    const campaign = after(aCampaign({ map: '8', fighters }), approach, [...targets, 'approach.next begin'])
    expect([0, 1, 2, 3, 4].map(no => whereabouts(campaign, no))).toEqual(['4.4', '2.1', '0.0', '4.2', '2.1'])
    expect([0, 2, 3].map(no => fighter(campaign, no).altitude)).toEqual(['level', 'low', 'high'])
    expect(offers(approach(campaign))).toEqual(['fighter/5', 'fighter/6', 'fighter/7', 'fighter/8'])
  })
})

describe('Maneuvers', () => {
  test.each([
    ['SR-EX-30a', 'nose', 'climb-roll-right', 'left'],
    ['SR-EX-30d', 'tail', 'dive-roll-left', 'left'],
    ['SR-EX-30d', 'tail', 'dive-roll-right', 'right'],
  ] as const)('%s from the %s a %s leads to the %s', (_, from, maneuver, to) => {
    expect(leadsTo(from, maneuver)).toBe(to)
  })

  test.each([
    ['SR-EX-30b', 'nose/level climb evasive', 'tail/evasive/high'],
    ['SR-EX-30b', 'nose/level dive evasive', 'tail/evasive/low'],
    ['SR-EX-30c', 'right/high climb-roll-right evasive', 'nose/evasive/high'],
    ['SR-EX-30c', 'tail/level dive-roll-left evasive', 'left/evasive/low'],
    ['SR-EX-30e', 'nose/level climb', 'tail/return/high'],
    ['SR-EX-30e', 'nose/level climb evasive', 'tail/evasive/high'],
  ])('%s from %s it breaks away to %s', (_, words, to) => {
    const campaign = aCampaign({ fighters: `3.0 ${words}`, cohesion: { a: 'kaputt' } })
    expect(whereabouts(after(campaign, leaveFormation, 'card.fire fire-strafe'))).toBe(to)
  })
})

describe('Advantages', () => {
  const four = '3.3 nose/low, 3.3 nose/low, 2.2 nose/low, 2.1 nose/low'

  test.each([
    ['SR-EX-32a two of one box in one space', '3.3 nose/high, 3.3 nose/high', 'rotte'],
    ['SR-EX-32b two positions and two altitudes', '3.3 nose/high, 2.2 tail/low', 'position'],
    ['SR-EX-32b one altitude is not enough', '3.3 nose/high, 2.2 tail/high', ''],
    ['SR-EX-32b one position is not enough', '3.3 nose/high, 2.1 nose/low', ''],
    ['SR-EX-32b four', '0.0 nose/high, 1.0 nose/low, 2.0 tail/low, 3.0 tail/low', 'position'],
    ['SR-EX-32c four of a box and one from a flank', `${four}, 3.2 right/high`, 'rotte position schwarm-2'],
    [
      'SR-EX-32e two Bf110 and two Ju88 are no Schwarm',
      '3.3 nose/low bf110, 3.3 nose/low bf110, 2.2 nose/low ju88, 2.1 nose/low ju88',
      'rotte',
    ],
    ['SR-EX-32e four Ju88 are', four.replaceAll('low', 'low ju88'), 'rotte schwarm-2'],
  ])('%s (%s): %s', (_, fighters, earned) => {
    expect(advantagesIn(after(aCampaign({ fighters }), checkAdvantages), 'a')).toBe(earned)
  })

  test('SR-EX-32d the Damage that is left may be used in Continuing Fire on any bomber of the space', () => {
    const card = 'card.fire fire-into-the-sun'
    const with1 = (fighters: string) => aCampaign({ fighters, advantages: { a: 'schwarm-1' } })
    expect(offers(leaveFormation(with1('1.1 nose/low evasive')), card)).toEqual(['keep', 'a/A3', 'a/A2'])
    const lines = [card, 'fire.schwarm a/A1, damage.draw spar-4']
    const campaign = after(with1('2.3 nose/low'), leaveFormation, lines, ['hit.draw'])
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
  })
})

describe('Attack', () => {
  test('SR-EX-36 a Ju88 from a flank in a Dive Roll toward the Nose passes two spaces of three', () => {
    const ju88 = aCampaign({ fighters: '3.1 right/low ju88 dive-roll-right' })
    expect(whereabouts(after(ju88, burst, 'card.oblique oblique-2, hit.draw wing-4'))).toBe('3.3')
  })

  test('SR-EX-37a Bär from a flank, Low: the engine, a 7, the bomber falls, and he passes one space', () => {
    const campaign = aCampaign({ fighters: ['3.2 right/low A1'], cohesion: { a: 'kaputt' } })
    const played = script(
      burst(campaign),
      'card.oblique oblique-1, damage.draw motor-5, damage.catastrophe 7',
    )
    expect(factsOf(played, 'burst.results')).toMatchObject([
      { column: 0, row: 'low', damage: 1, pass: 1, hits: 0 },
    ])
    expect(goneOf(campaign, 'A1')).toBe('fallen')
    expect(whereabouts(campaign)).toBe('2.3')
    expect(campaign.pilots[0]?.ep).toBe(1)
    expect(missionOf(campaign).score).toMatchObject({ ep: 1, vp: 1 })
  })

  const second = () =>
    aCampaign({
      anchored: ['nose/low'],
      cohesion: { a: 'kaputt' },
      fighters: ['3.3 nose/level A1 evasive quick'],
      advantages: { a: 'position' },
    })
  const card = 'card.nose nose-1'

  test('SR-EX-37b Quick turns the check into Damage, Position cancels the Hit, and he passes two', () => {
    const campaign = second()
    const played = script(burst(campaign), [
      card,
      'quick.card change, damage.draw spar-4, hit.cancel position/a',
    ])
    expect(factsOf(played, 'burst.card')).toMatchObject([{ column: 1, row: 'level', mode: 'evasive' }])
    expect(factsOf(played, 'collision.check')).toEqual([])
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
    expect(advantagesIn(campaign, 'a')).toBe('')
    expect(fighter(campaign)).toMatchObject({ mode: 'determined', hits: [], used: { quick: 1 } })
    expect(whereabouts(campaign)).toBe('1.1')
  })

  test('SR-EX-38 the check first, the fighter exits: no pass, no Hit', () => {
    const campaign = second()
    script(burst(campaign), [
      card,
      'quick.card keep, burst.result collision, proximity.draw escape-1, collision.escape exit',
    ])
    expect(fighter(campaign)).toMatchObject({ at: 'exited', hits: [] })
  })

  test('SR-EX-39 Damage in both modes is collected in one of them', () => {
    const setUp = () =>
      aCampaign({ cohesion: { a: 'kaputt' }, fighters: ['2.2 tail/level A1 evasive quick'] })
    const tail = 'card.tail tail-1'
    const one = 'damage.draw tailplane-2'
    const kept = after(setUp(), burst, [tail, 'quick.card keep', one])
    expect(damageOn(kept, 'A1')).toHaveLength(1)
    const changed = after(setUp(), burst, [tail, 'quick.card change', one, one, 'burst.ride drop-back'])
    expect(damageOn(changed, 'A1')).toHaveLength(2)
  })
})

describe('Continuing Fire', () => {
  test('SR-EX-40a Bär climbs: Fall Away is not for him, level 1, one Hit', () => {
    const campaign = aCampaign({
      fighters: ['1.2 nose/level'],
      bombers: { A3: 'fallen' },
      cohesion: { a: 'kaputt' },
    })
    const played = script(leaveFormation(campaign), 'card.fire fire-fall-away, hit.draw wing-4')
    expect(factsOf(played, 'fire.table')).toMatchObject([{ column: 1, mode: 'determined', hits: 1 }])
    expect(fighter(campaign)).toMatchObject({ mode: 'determined', hits: ['wing-4'] })
  })

  test('SR-EX-40b Clausen is hit by Debris on a 7; he picks the Loose element, and the table misses', () => {
    const layout = {
      map: '7',
      cohesion: { low: 'kaputt', high: 'loose' },
      fighters: ['2.2 nose/level dive'],
    } as const
    const lines = 'card.fire fire-debris, event.debris 7, hit.draw wing-4'
    const { campaign, facts } = play(aCampaign(layout), leaveFormation, [lines, 'element.level element/high'])
    expect(facts('fire.table')).toMatchObject([{ column: 3, hits: 0 }])
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    const kaputt = [lines, 'element.level element/low, hit.draw wing-4']
    expect(factsOf(script(leaveFormation(aCampaign(layout)), kaputt), 'fire.table')).toMatchObject([
      { column: 2, hits: 1 },
    ])
  })

  test('SR-EX-41a SR-Q-14 Bär in a Climb Roll, High: level 4, Rotte cancels the Hit; he goes to the Tail', () => {
    const maps = proofPack.maps.map(map =>
      map.id === '7'
        ? {
            ...map,
            spaces: map.spaces.map(one =>
              one.id === '1.1' ? { ...one, notes: [{ when: 'high' as const, by: 1 }] } : one,
            ),
          }
        : map,
    )
    const campaign = aCampaign({
      pack: { ...proofPack, id: 'proof with a note at 1.1', maps },
      map: '7',
      cohesion: { high: 'loose' },
      fighters: ['1.1 nose/high climb-roll-left'],
      advantages: { low: 'rotte' },
    })
    const played = script(leaveFormation(campaign), 'card.fire fire-slow-climb, hit.cancel rotte/low')
    expect(factsOf(played, 'fire.table')).toMatchObject([{ column: 4, hits: 1 }])
    expect(whereabouts(campaign)).toBe('tail/return/high')
    expect(fighter(campaign).hits).toEqual([])
  })

  const clausen = (maneuver: Maneuver) => aCampaign({ fighters: `3.0 right/low ${maneuver}` })

  test('SR-EX-41b Clausen in a Dive Roll, Hard Roll: no table, to the Tail Return Box, Low', () => {
    const campaign = after(clausen('dive-roll-left'), leaveFormation, 'card.fire fire-hard-roll')
    expect(whereabouts(campaign)).toBe('tail/return/low')
  })

  test('SR-EX-41c had he not rolled: level 2, a Hit, and no Rotte left to cancel it', () => {
    const campaign = clausen('dive')
    const played = script(leaveFormation(campaign), 'card.fire fire-hard-roll, hit.draw wing-4')
    expect(factsOf(played, 'fire.table')).toMatchObject([{ column: 2, hits: 1 }])
    expect(fighter(campaign).hits).toEqual(['wing-4'])
  })
})
