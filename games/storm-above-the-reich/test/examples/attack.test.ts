import { describe, expect, test } from 'vitest'
import type { ApproachBox } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { approach } from '../../rules/15-approach.ts'
import { leadsTo } from '../../rules/16-engage/maneuvers.ts'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import type { Maneuver, Mode } from '../../state.ts'
import { advantagesIn, damageOn, fighter, flying, goneOf, whereabouts } from '../kit/attackers.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, after, factsOf, offers, type Piece, play, script } from '../kit/table.ts'

/** The worked examples of the Attack Phase. */

describe('Approach', () => {
  test('SR-EX-29 five of nine go in, from four boxes; four wait for later waves', () => {
    const boxes: [ApproachBox, Piece['kind'], string | undefined][] = [
      ['nose/approach/level', 'fw190', 'C1'],
      ['nose/approach/level', 'fw190', 'B2'],
      ['tail/approach/low', 'bf110', 'B1'],
      ['right/approach/high', 'fw190', 'C3'],
      ['right/approach/high', 'fw190', 'X'],
      ['tail/approach/high', 'fw190', undefined],
      ['left/approach/low', 'fw190', undefined],
      ['left/approach/low', 'fw190', undefined],
      ['nose/approach/low', 'fw190', undefined],
    ]
    const campaign = aCampaign({ map: '8', fighters: boxes.map(([at, kind = 'fw190']) => ({ at, kind })) })
    const sent = boxes.flatMap(([, , bomber], no) =>
      bomber ? `approach.next fighter/${no}, approach.target bomber/${bomber}` : [],
    )
    script(approach(campaign), [...sent, 'approach.next begin'])
    expect([0, 1, 2, 3, 4].map(no => whereabouts(campaign, no))).toEqual(['4.4', '2.1', '0.0', '4.2', '2.1'])
    expect([0, 2, 3].map(no => fighter(campaign, no).altitude)).toEqual(['level', 'low', 'high'])
    expect(offers(approach(campaign))).toEqual(['fighter/5', 'fighter/6', 'fighter/7', 'fighter/8'])
  })
})

describe('Maneuvers', () => {
  test('SR-EX-30a from the Nose rolling right: Flank 8-10', () => {
    expect(leadsTo('nose', 'climb-roll-right')).toBe('left')
  })

  /** Where the fighter is when it has broken away. */
  const away = (from: ApproachBox, maneuver: Maneuver, mode: Mode = 'evasive') => {
    const campaign = aCampaign({
      fighters: [flying('3.0', from, { maneuver, mode })],
      cohesion: { a: 'kaputt' },
    })
    script(leaveFormation(campaign), 'card.fire fire-strafe')
    return whereabouts(campaign)
  }

  test('SR-EX-30b from the Nose, climbing and diving: to the Tail, High and Low', () => {
    expect(away('nose/approach/level', 'climb')).toBe('tail/evasive/high')
    expect(away('nose/approach/level', 'dive')).toBe('tail/evasive/low')
  })

  test('SR-EX-30c from a Flank in a Climb Roll to the Nose; from the Tail in a Dive Roll to Flank 8-10', () => {
    expect(away('right/approach/high', 'climb-roll-right')).toBe('nose/evasive/high')
    expect(away('tail/approach/level', 'dive-roll-left')).toBe('left/evasive/low')
  })

  test('SR-EX-30d from the Tail a Dive Roll leads to a Flank', () => {
    expect(leadsTo('tail', 'dive-roll-left')).toBe('left')
    expect(leadsTo('tail', 'dive-roll-right')).toBe('right')
  })

  test('SR-EX-30e the Determined one goes to a Return Box, the Evasive ones to Evasive Return', () => {
    expect(away('nose/approach/level', 'climb', 'determined')).toBe('tail/return/high')
    expect(away('nose/approach/level', 'climb', 'evasive')).toBe('tail/evasive/high')
  })
})

describe('Advantages', () => {
  const earned = (...fighters: Piece[]) => {
    const campaign = after(aCampaign({ fighters }), checkAdvantages)
    return advantagesIn(campaign, 'a')
  }

  test('SR-EX-32a two Determined fighters of one box in one space: Rotte', () => {
    expect(earned(flying('3.3', 'nose/approach/high'), flying('3.3', 'nose/approach/high'))).toBe('rotte')
  })

  test('SR-EX-32b two positions and two altitudes: Position; one of either is not enough', () => {
    expect(earned(flying('3.3', 'nose/approach/high'), flying('2.2', 'tail/approach/low'))).toBe('position')
    expect(earned(flying('3.3', 'nose/approach/high'), flying('2.2', 'tail/approach/high'))).toBe('')
    expect(earned(flying('3.3', 'nose/approach/high'), flying('2.1', 'nose/approach/low'))).toBe('')
    const larger = [
      'nose/approach/high',
      'nose/approach/low',
      'tail/approach/low',
      'tail/approach/low',
    ] as const
    expect(earned(...larger.map((from, i) => flying(`${i}.0`, from)))).toBe('position')
  })

  const four = (['3.3', '3.3', '2.2', '2.1'] as const).map(at => flying(at, 'nose/approach/low'))

  test('SR-EX-32c four from Nose/Low, two of them together, and one from a flank: all three, one each', () => {
    expect(earned(...four, flying('3.2', 'right/approach/high'))).toBe('rotte position schwarm-2')
  })

  test('SR-EX-32d the Damage that is left may be used in Continuing Fire on any bomber of the space', () => {
    const campaign = aCampaign({ fighters: ['1.1 nose/low evasive'], advantages: { a: 'schwarm-1' } })
    const lines = 'card.fire fire-into-the-sun'
    expect(offers(leaveFormation(campaign), lines)).toEqual(['keep', 'a/A3', 'a/A2'])
    const alone = aCampaign({ fighters: ['2.3 nose/low'], advantages: { a: 'schwarm-1' } })
    script(leaveFormation(alone), [lines, 'fire.schwarm a/A1, damage.draw spar-4'], ['hit.draw'])
    expect(damageOn(alone, 'A1')).toEqual(['spar-4'])
  })

  test('SR-EX-32e two Bf110 and two Ju88 are no Schwarm', () => {
    const kinds = ['bf110', 'bf110', 'ju88', 'ju88'] as const
    expect(earned(...four.map((piece, i) => ({ ...piece, kind: kinds[i] ?? ('fw190' as const) })))).toBe(
      'rotte',
    )
    expect(earned(...four.map(piece => ({ ...piece, kind: 'ju88' as const })))).toBe('rotte schwarm-2')
  })
})

describe('Attack', () => {
  test('SR-EX-36 a Ju88 from a flank in a Dive Roll toward the Nose passes two spaces of three', () => {
    const ju88 = flying('3.1', 'right/approach/low', { kind: 'ju88', maneuver: 'dive-roll-right' })
    const campaign = after(aCampaign({ fighters: [ju88] }), burst, 'card.oblique oblique-2, hit.draw wing-4')
    expect(whereabouts(campaign)).toBe('3.3')
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

  const clausen = (maneuver: Maneuver) =>
    aCampaign({ fighters: [flying('3.0', 'right/approach/low', { maneuver })] })

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
