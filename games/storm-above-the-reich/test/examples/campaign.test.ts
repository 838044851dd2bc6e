import { describe, expect, test } from 'vitest'
import { layOut } from '../../pack/index.ts'
import { begin } from '../../rules/01-campaign/begin.ts'
import { seasonOf } from '../../rules/01-campaign/season.ts'
import { spendExperience } from '../../rules/02-pilots/experience.ts'
import { muster } from '../../rules/02-pilots/muster.ts'
import { killPilot } from '../../rules/02-pilots/pilots.ts'
import { replacePilots } from '../../rules/02-pilots/replacements.ts'
import { purchase } from '../../rules/03-set-up/operations.ts'
import { rollType } from '../../rules/03-set-up/set-up.ts'
import { missionOf, usesLeft } from '../../rules/05-map/table.ts'
import { damageBomber } from '../../rules/20-burst/damage.ts'
import { decideFate } from '../../rules/23-fate-and-tally/fate.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign, Fighter, Pilot, SetUpItem } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, after, offers, script } from '../kit/table.ts'

/** The worked examples of campaign, set-up, tally and training. */

/** 1943 Early with the names of the example. */
function staffel(): Campaign {
  const names = ['Ahrens', 'Bär', 'Clausen', 'Doppler', 'Ehlers']
  const pilots = proofPack.roster.pilots.map((one, slot) => ({ ...one, name: names[slot] ?? one.name }))
  const pack = layOut({ ...proofPack, id: 'names', roster: { ...proofPack.roster, pilots } })
  return begin({ scenario: '1943-early', pack, options: {} })
}

describe('campaign and set-up', () => {
  test('SR-EX-01 a campaign from 1943 Early: four experten, six missions', () => {
    const campaign = staffel()
    expect(seasonOf(campaign).missions).toBe(6)
    const { pauses } = script(
      muster(campaign),
      [],
      ['muster.experte', 'muster.skill', 'muster.green', 'muster.penalty'],
    )
    expect(pauses.filter(pause => pause.kind === 'choice' && pause.ask === 'muster.experte')).toHaveLength(4)
    expect(campaign.pilots.filter(({ skills }) => skills.length === 1)).toHaveLength(4)
  })

  test('SR-EX-02 Doppler, a Rookie, is killed: one replacement, a D as well, green, without EP', () => {
    const campaign = staffel()
    script(muster(campaign), [
      'muster.experte pilot/1, muster.skill quick, muster.experte pilot/0, muster.skill wiley',
      'muster.experte random pilot/9, pilot.skill luck, muster.experte pilot/8, pilot.skill luck',
      'muster.green pilot/3, muster.penalty rookie, muster.green random pilot/10',
      'pilot.penalty blackout',
    ])
    const [ahrens, baer, clausen, doppler] = campaign.pilots as [Pilot, Pilot, Pilot, Pilot]
    expect([ahrens.skills, baer.skills, doppler.penalty]).toEqual([['wiley'], ['quick'], 'rookie'])
    clausen.ep = 3
    campaign.mission = aCampaign().mission
    killPilot(campaign, doppler, 'fire')
    script(replacePilots(campaign), 'quarters.replace pilot/3, quarters.penalty blackout')
    const replacement = campaign.pilots[18] as Pilot
    expect(replacement).toMatchObject({ slot: 3, ep: 0, penalty: 'blackout', replacement: true })
    expect(replacement.name.charAt(0)).toBe('D')
    killPilot(campaign, replacement, 'fire')
    expect(script(replacePilots(campaign)).pauses).toEqual([])
    expect(clausen.ep).toBe(3)
  })

  test('SR-EX-03 dice 4, 7, 8, 5: Map 6, Outbound, 6 OP, light Kittyhawks from Turn 5 on', () => {
    const campaign = staffel()
    script(STEPS.map(campaign), 'setup.map 4')
    script(STEPS.type(campaign), 'setup.type 7')
    script(STEPS.operations(campaign), 'setup.operations 8')
    script(STEPS['escort-roll'](campaign), 'setup.escort 5, escort.place later')
    expect(missionOf(campaign)).toMatchObject({
      map: '6',
      type: 'outbound',
      op: 6,
      escort: { strength: 'light', type: 'p-40', turn: 5, status: 'due' },
    })
    expect(missionOf(campaign).escort.markers).toHaveLength(5)
  })

  describe('SR-EX-04 what 6 OP buy in 1943 Early', () => {
    test('SR-EX-04 six FW190s', () => {
      const campaign = aCampaign({ op: 6 })
      for (let no = 0; no < 6; no++) script(purchase(campaign), `operations.buy pilot/${no}`)
      expect(missionOf(campaign)).toMatchObject({ op: 0 })
      expect(missionOf(campaign).fighters).toHaveLength(6)
    })

    test('SR-EX-04 three FW190s with Cannon and four MC202s', () => {
      const campaign = aCampaign({ op: 6 })
      const bought = [
        'pilot/0',
        'pilot/1',
        'pilot/2',
        'attachment/cannon',
        'auxiliary/mc202',
        'auxiliary/mc202',
      ]
      for (const thing of bought) script(purchase(campaign), `operations.buy ${thing}`)
      const fits = [0, 1, 2].map(no => `operations.fit fighter/${no}`)
      expect(script(purchase(campaign), fits).value).toBe('escort-roll')
      expect(missionOf(campaign).fighters.map(({ kind, cannon }) => [kind, cannon])).toEqual([
        ...Array(3).fill(['fw190', true]),
        ...Array(4).fill(['mc202', false]),
      ])
    })
  })
})

describe('situation: Map 7, Outbound', () => {
  const ITEMS: SetUpItem[] = ['damage', 'anchored', 'sun', 'contrails', 'tp', 'limit']

  function before(item: SetUpItem, ep = 0): Campaign {
    const campaign = aCampaign({ map: '7', type: 'outbound', ep })
    for (const one of ITEMS.slice(0, ITEMS.indexOf(item)))
      missionOf(campaign).dice.push({ item: one, die: 1, commanded: false })
    return campaign
  }

  test('SR-EX-05a damage, a 1: two markers, catastrophe at once, nothing earned', () => {
    const campaign = before('damage')
    script(
      STEPS.situation(campaign),
      'setup.damage 1, damage.draw motor-5, damage.catastrophe 9, damage.draw tailplane-2',
    )
    const hit = missionOf(campaign).bombers.filter(
      ({ gone, damage }) => gone !== undefined || damage.length > 0,
    )
    expect(hit).toMatchObject([
      { id: 'B1', gone: 'fallen', damage: [] },
      { id: 'C1', damage: ['tailplane-2'] },
    ])
    expect([campaign.ep, missionOf(campaign).score.vp]).toEqual([0, 0])
  })

  test.each<[string, SetUpItem, string[], object]>([
    [
      'SR-EX-05b anchored, a 4: Tail Level and Tail Low',
      'anchored',
      ['setup.anchored 4'],
      { anchored: ['tail/level', 'tail/low'] },
    ],
    [
      'SR-EX-05c sun, a 2, in a Flank/High box; contrails, a 2, none',
      'sun',
      ['setup.sun 2', 'setup.contrails 2'],
      { sun: 'right/high', contrails: false },
    ],
    ['SR-EX-05d TP, a 6: three', 'tp', ['setup.tp 6'], { tp: 3 }],
  ])('%s', (_, item, dice, expected) => {
    const campaign = before(item)
    for (const die of dice) script(STEPS.situation(campaign), die)
    expect(missionOf(campaign)).toMatchObject(expected)
  })

  test('SR-EX-05e Flight Limit, a 2, overridden for 7 EP: 12, and never asked again', () => {
    const campaign = before('limit', 9)
    const { value } = script(STEPS.situation(campaign), 'setup.limit 2, command.limit take/12')
    expect(missionOf(campaign).limit).toBe(12)
    expect(campaign.ep).toBe(2)
    expect(value).toBe('situation')
    expect(script(STEPS.situation(campaign))).toMatchObject({ value: 'briefing', pauses: [] })
  })

  test('SR-EX-06 Outbound is overridden for 7 EP: Inbound', () => {
    const campaign = after(aCampaign({ ep: 7 }), rollType, 'setup.type 7, command.type take/inbound')
    expect(campaign).toMatchObject({ ep: 0, mission: { type: 'inbound' } })
  })
})

describe('fate and points', () => {
  test.each([
    ['SR-EX-42a a FW190 in the Cockpit box, a 9: lands', false, 'fate.roll 9', { ep: 1, status: 'ready' }],
    [
      'SR-EX-42b a 1 and a 6: explodes, dead',
      false,
      'fate.roll 1, fate.bail-out 6',
      { ep: 0, status: 'killed', story: [{ what: 'killed', of: 'explodes' }] },
    ],
    [
      'SR-EX-42c the same dice with Armor: 3, fire; 8, wounded',
      true,
      'fate.roll 1, fate.bail-out 6',
      { ep: 1, status: 'wounded' },
    ],
  ])('%s', (_, armor, dice, pilot) => {
    const cockpit = aCampaign({ fighters: [{ at: 'fate', fate: 'cockpit', armor }] })
    expect(after(cockpit, decideFate, dice).pilots[0]).toMatchObject(pilot)
  })

  test('SR-EX-43 a Damage marker makes a bomber fall: 1 EP for the pilot, 1 for the staffel', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2', target: 'A1' }] })
    const [fighter] = missionOf(campaign).fighters as [Fighter]
    script(
      damageBomber(campaign, fighter.target, 'attack', fighter, false),
      'damage.draw motor-5, damage.catastrophe 5',
    )
    expect([campaign.pilots[0]?.ep, campaign.ep, missionOf(campaign).score.fallen]).toEqual([1, 1, 1])
  })

  test('SR-EX-44 SR-PIL-26 4 and 4 points by two pilots, 2 more by a third: the third earns 2 EP', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2' }, { at: '2.2' }, { at: '2.2' }] })
    for (const [no, marker] of ['spar-4', 'spar-4', 'tailplane-2'].entries())
      script(
        damageBomber(campaign, 0, 'attack', missionOf(campaign).fighters[no], false),
        `damage.draw ${marker}`,
      )
    expect(missionOf(campaign).bombers[0]?.gone).toBe('destroyed')
    expect(campaign.pilots.slice(0, 3).map(({ ep }) => ep)).toEqual([0, 0, 2])
    expect(campaign.ep).toBe(2)
  })

  test('SR-EX-45 a pilot with Flyer learns Flyer again: two uses', () => {
    const campaign = aCampaign({ fighters: ['tail/low flyer'] })
    const [pilot] = campaign.pilots as [Pilot]
    pilot.ep = 5
    script(spendExperience(campaign), 'quarters.spend skill/0, quarters.skill flyer')
    expect(pilot).toMatchObject({ ep: 0, skills: ['flyer', 'flyer'] })
    expect(usesLeft(campaign, missionOf(campaign).fighters[0] as Fighter, 'flyer')).toBe(2)
  })
})

describe('training', () => {
  test('SR-EX-46 SR-TRN-03 both enter at Flank/Low; on Turn 2 the Approach Box and the Level box are free', () => {
    const campaign = begin({ scenario: 'training', pack: proofPack.id, options: {} })
    script(STEPS.muster(campaign))
    expect(missionOf(campaign)).toMatchObject({ map: '5', tp: 0, limit: 5 })
    script(STEPS.turn(campaign))
    script(STEPS.move(campaign), 'entry.next group/reserve, entry.to to/right/low')
    expect(missionOf(campaign).fighters.map(({ at }) => at)).toEqual(['right/low', 'right/low'])
    missionOf(campaign).turn = 1
    script(STEPS.turn(campaign))
    expect(missionOf(campaign).turn).toBe(2)
    expect(offers(STEPS.move(campaign), 'move.next fighter/0')).toEqual(
      expect.arrayContaining(['to/right/approach/low', 'to/right/level']),
    )
    expect(missionOf(campaign).tp).toBe(0)
  })

  test('SR-EX-46 the mission ends with Turn 5', () => {
    const campaign = begin({ scenario: 'training', pack: proofPack.id, options: {} })
    script(STEPS.muster(campaign))
    for (const fighter of missionOf(campaign).fighters) fighter.at = 'right/low'
    missionOf(campaign).turn = 4
    expect(script(STEPS['end-turn'](campaign)).value).toBe('turn')
    missionOf(campaign).turn = 5
    expect(script(STEPS['end-turn'](campaign)).value).toBe('mission-end')
  })
})
