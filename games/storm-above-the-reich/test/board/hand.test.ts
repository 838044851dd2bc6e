import type { Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { countersOf } from '../../counters.ts'
import { drawMarker, layDown, putBack } from '../../rules/05-map/cups.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { drawFor, putMarker } from '../../rules/17-collision/proximity.ts'
import { damageBomber } from '../../rules/20-burst/damage.ts'
import { sufferHit } from '../../rules/20-burst/hits.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { aCampaign, type Line, pauseAfter, rolls, script, takes } from '../kit/table.ts'

/** A marker that was drawn is somewhere at every pause, and nowhere twice. */

type Rule = (campaign: Campaign, fighter: Fighter) => Procedure<unknown>

function drawn(campaign: Campaign, ...markers: string[]): void {
  for (const marker of markers) script(drawMarker(campaign, 'damage'), [rolls('damage.draw', marker)])
}

describe('the hand', () => {
  test('a drawn marker is in it until it is laid down or put back', () => {
    const campaign = aCampaign()
    const { hand, cups } = missionOf(campaign)
    drawn(campaign, 'spar-4', 'hull-9', 'spar-4')
    expect(hand).toEqual(['spar-4', 'hull-9', 'spar-4'])
    layDown(campaign, 'spar-4')
    expect(hand).toEqual(['hull-9', 'spar-4'])
    expect(cups.damage['spar-4']).toBe(4)
    putBack(campaign, 'hull-9')
    expect(hand).toEqual(['spar-4'])
    expect(cups.damage['hull-9']).toBe(4)
  })

  const twoDamage: Line[] = [rolls('damage.draw', 'spar-4'), rolls('damage.draw', 'hull-9')]
  const twoHits: Line[] = [rolls('hit.draw', 'fuselage-3'), rolls('hit.draw', 'rudder-3')]
  const twoNear: Line[] = [
    takes('collision.flyer', 'flyer'),
    rolls('proximity.draw', 'clear'),
    rolls('proximity.draw', 'impact-3'),
  ]
  const flak = { cause: 'flak', cancellable: false, advantages: false, sun: false } as const

  test.each([
    [
      'two Damage markers to choose from',
      (campaign: Campaign, fighter: Fighter) => damageBomber(campaign, 0, 'attack', fighter, true),
      twoDamage,
    ],
    [
      'two Hit markers of a Rookie',
      (campaign: Campaign, fighter: Fighter) => sufferHit(campaign, fighter, flak),
      twoHits,
    ],
    ['two Proximity markers of a Flyer', drawFor, twoNear],
  ] as [string, Rule, Line[]][])('%s are in it while the player thinks', (_, rule, lines) => {
    const build = () => aCampaign({ fighters: [{ at: '2.2', skills: ['flyer'], penalty: 'rookie' }] })
    const campaign = build()
    const fighter = missionOf(campaign).fighters[0] as Fighter
    const pause = pauseAfter(rule(campaign, fighter), lines)
    expect(pause.kind).toBe('choice')
    expect(missionOf(campaign).hand).toHaveLength(2)
    expect(countersOf(campaign).sort()).toEqual(countersOf(build()).sort())
  })

  test('nothing is left in it afterwards', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2', skills: ['flyer'], penalty: 'rookie' }] })
    const { fighters, hand } = missionOf(campaign)
    const fighter = fighters[0] as Fighter
    script(damageBomber(campaign, 0, 'attack', fighter, true), [
      ...twoDamage,
      takes('damage.marker', 'marker/spar-4'),
    ])
    expect(hand).toEqual([])
    script(sufferHit(campaign, fighter, flak), [...twoHits, takes('hit.marker', 'marker/rudder-3')])
    expect(hand).toEqual([])
    const { value } = script(drawFor(campaign, fighter), [
      ...twoNear,
      takes('collision.marker', 'marker/clear'),
    ])
    expect(hand).toEqual(['clear'])
    putMarker(campaign, value ?? '', 0)
    expect(hand).toEqual([])
  })
})
