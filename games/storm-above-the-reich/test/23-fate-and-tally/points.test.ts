import { describe, expect, test } from 'vitest'
import type { MissionType } from '../../pack/types.ts'
import { earn, killPilot, loseFighter, woundPilot } from '../../rules/02-pilots/pilots.ts'
import { type Cause, scoreBomber, staffelLoses } from '../../rules/23-fate-and-tally/points.ts'
import type { Campaign, Fighter, Mission, Pilot } from '../../state.ts'
import { aCampaign, factsOf, script } from '../kit/table.ts'

function inTheAir(
  type: MissionType = 'outbound',
  ep = 0,
): { campaign: Campaign; mission: Mission; fighter: Fighter } {
  const campaign = aCampaign({ type, ep, fighters: [{ at: '2.2' }, 'tail/low ju88'] })
  const mission = campaign.mission as Mission
  return { campaign, mission, fighter: mission.fighters[0] as Fighter }
}

/** What is noted when a plain function runs. */
function notesOf(act: () => void) {
  return script(
    (function* () {
      act()
    })(),
  )
}

describe('bombers', () => {
  test.each([
    ['inbound', 'attack', 2],
    ['near-target', 'attack', 1],
    ['outbound', 'attack', 1],
    ['inbound', 'cohesion', 2],
    ['inbound', 'blast', 2],
    ['outbound', 'event', 1],
    ['near-target', 'collision', 1],
  ] as [MissionType, Cause, number][])(
    'SR-TAL-03 SR-Q-20 %s, by %s: %i VP, fallen or destroyed',
    (type, cause, vp) => {
      for (const how of ['fallen', 'destroyed'] as const) {
        const { campaign, mission } = inTheAir(type)
        scoreBomber(campaign, 0, how, cause, undefined)
        expect(mission.score).toMatchObject({ vp, [how]: 1 })
      }
    },
  )

  test.each([
    ['fallen', 1],
    ['destroyed', 2],
  ] as const)('SR-TAL-01 a bomber %s is worth %i Staffel EP in any phase', (how, ep) => {
    for (const cause of ['attack', 'collision', 'blast', 'cohesion', 'event'] as const) {
      const { campaign, mission } = inTheAir()
      scoreBomber(campaign, 0, how, cause, undefined)
      expect(campaign.ep).toBe(ep)
      expect(mission.score.ep).toBe(ep)
    }
  })

  test.each(['fallen', 'destroyed'] as const)(
    'SR-TAL-04 SR-TAL-01 flak: one VP and no EP for a bomber %s',
    how => {
      const { campaign, mission, fighter } = inTheAir('near-target')
      scoreBomber(campaign, 0, how, 'flak', fighter)
      expect(mission.score).toMatchObject({ vp: 1, ep: 0, [how]: 1 })
      expect(campaign.ep).toBe(0)
      expect(campaign.pilots[0]?.ep).toBe(0)
    },
  )

  test('SR-SIT-03 damage from before the mission earns nothing', () => {
    const { campaign, mission } = inTheAir('inbound')
    scoreBomber(campaign, 0, 'destroyed', 'situation', undefined)
    expect(mission.score).toMatchObject({ vp: 0, ep: 0, fallen: 0, destroyed: 0 })
    expect(campaign.ep).toBe(0)
  })

  test.each([
    ['fallen', 1],
    ['destroyed', 2],
  ] as const)('SR-PIL-25 the pilot whose deed it was earns %s: %i EP', (how, ep) => {
    for (const cause of ['attack', 'collision'] as const) {
      const { campaign, fighter } = inTheAir()
      scoreBomber(campaign, 0, how, cause, fighter)
      expect(campaign.pilots[0]).toMatchObject({ ep, [how]: 1, story: [{ mission: 1, what: how }] })
      expect(campaign.pilots[1]?.ep).toBe(0)
    }
  })

  test.each(['blast', 'cohesion', 'event', 'flak'] as const)(
    'SR-PIL-30 SR-Q-49 no pilot earns by %s',
    cause => {
      const { campaign, fighter } = inTheAir()
      scoreBomber(campaign, 0, 'destroyed', cause, fighter)
      expect(campaign.pilots[0]).toMatchObject({ ep: 0, destroyed: 0, story: [] })
    },
  )

  test('SR-PIL-34 the crew of an auxiliary earns nothing for itself', () => {
    const { campaign, mission } = inTheAir()
    scoreBomber(campaign, 0, 'destroyed', 'attack', mission.fighters[1])
    expect(campaign.pilots.every(({ ep }) => ep === 0)).toBe(true)
    expect(campaign.ep).toBe(2)
  })

  test('the note says what was earned, and by whom', () => {
    const { campaign, fighter } = inTheAir('inbound')
    const played = notesOf(() => scoreBomber(campaign, 0, 'destroyed', 'attack', fighter))
    expect(factsOf(played, 'score.bomber')).toEqual([
      { bomber: 'A1', how: 'destroyed', cause: 'attack', vp: 2, ep: 2, fighter: 0, name: 'Arnold' },
    ])
    expect(factsOf(played, 'pilot.earns')).toEqual([
      { pilot: 0, name: 'Arnold', ep: 2, for: 'destroyed', has: 2 },
    ])
    expect(played.notes.map(({ rule }) => rule)).toEqual(['SR-TAL-03', 'SR-PIL-25'])
  })
})

describe('auxiliaries', () => {
  test('SR-TAL-02 SR-TAL-05 a lost auxiliary costs one Staffel EP now and one OP in the next mission', () => {
    const { campaign, mission } = inTheAir('outbound', 5)
    const played = notesOf(() => staffelLoses(campaign))
    expect(campaign).toMatchObject({ ep: 4, deduction: 1 })
    expect(mission.score).toMatchObject({ ep: -1, auxiliariesLost: 1 })
    expect(factsOf(played, 'score.auxiliary')).toEqual([{ ep: 4, deduction: 1 }])
  })

  test('SR-Q-31 Staffel EP never fall below nothing', () => {
    const { campaign } = inTheAir('outbound', 1)
    staffelLoses(campaign)
    staffelLoses(campaign)
    expect(campaign).toMatchObject({ ep: 0, deduction: 2 })
  })

  test('SR-Q-31 in whatever order the mission earns and loses, the sum is the same', () => {
    const { campaign } = inTheAir()
    staffelLoses(campaign)
    scoreBomber(campaign, 0, 'destroyed', 'attack', undefined)
    expect(campaign.ep).toBe(1)
    const other = inTheAir().campaign
    scoreBomber(other, 0, 'destroyed', 'attack', undefined)
    staffelLoses(other)
    expect(other.ep).toBe(1)
    expect(other.mission?.score.ep).toBe(campaign.mission?.score.ep)
  })

  test('SR-Q-31 a debt larger than what is earned stays for the rest of the mission', () => {
    const { campaign, mission } = inTheAir()
    for (let i = 0; i < 3; i++) staffelLoses(campaign)
    scoreBomber(campaign, 0, 'destroyed', 'attack', undefined)
    expect([campaign.ep, mission.score.owed]).toEqual([0, 1])
    scoreBomber(campaign, 1, 'fallen', 'attack', undefined)
    expect([campaign.ep, mission.score.owed]).toEqual([0, 0])
  })

  test('SR-PIL-34 SR-TAL-02 a lost auxiliary has no pilot to lose', () => {
    const { campaign, mission } = inTheAir('outbound', 3)
    const [, ju88] = mission.fighters as [Fighter, Fighter]
    ju88.hits = ['wing-4']
    const before = mission.cups.hits['wing-4'] ?? 0
    const played = notesOf(() => loseFighter(campaign, ju88, 'collision'))
    expect(ju88).toMatchObject({ at: 'lost', space: -1, group: 0, hits: [] })
    expect(mission.cups.hits['wing-4']).toBe(before + 1)
    expect(campaign).toMatchObject({ ep: 2, deduction: 1 })
    expect(factsOf(played, 'fighter.lost')).toEqual([
      { fighter: 1, name: 'Ju88 1', kind: 'ju88', how: 'collision' },
    ])
  })

  test('SR-TAL-02 a lost FW190 costs the staffel no EP', () => {
    const { campaign, fighter } = inTheAir('outbound', 3)
    loseFighter(campaign, fighter, 'collision')
    expect(campaign).toMatchObject({ ep: 3, deduction: 0 })
    expect(fighter).toMatchObject({ at: 'lost', space: -1 })
    expect(campaign.pilots[0]?.status).toBe('ready')
  })
})

test.each([
  ['combat', 'SR-ACB-23'],
  ['collision', 'SR-COL-20'],
  ['blackout', 'SR-PIL-19'],
  ['fire', 'SR-FAT-04'],
])('the log names the rule for a fighter lost by %s: %s', (how, rule) => {
  const { campaign, fighter } = inTheAir()
  expect(notesOf(() => loseFighter(campaign, fighter, how)).notes.map(note => note.rule)).toEqual([rule])
})

describe('pilots', () => {
  test('SR-PIL-02 a dead pilot is crossed off, and his story ends', () => {
    const { campaign, mission } = inTheAir()
    const [pilot] = campaign.pilots as [Pilot]
    const played = notesOf(() => killPilot(campaign, pilot, 'fire'))
    expect(factsOf(played, 'pilot.killed')).toEqual([{ pilot: 0, name: 'Arnold', how: 'fire' }])
    expect(pilot).toMatchObject({ status: 'killed', story: [{ mission: 1, what: 'killed', of: 'fire' }] })
    expect(mission.score.killed).toEqual([0])
  })

  test('SR-PIL-31 a wounded pilot goes to the Wounded Box', () => {
    const { campaign, mission } = inTheAir()
    const [pilot] = campaign.pilots as [Pilot]
    const played = notesOf(() => woundPilot(campaign, pilot))
    expect(factsOf(played, 'pilot.wounded')).toEqual([{ pilot: 0, name: 'Arnold' }])
    expect(pilot).toMatchObject({ status: 'wounded', ep: 0, story: [] })
    expect(mission.score.wounded).toEqual([0])
  })

  test('a deed is told under the mission it was done in', () => {
    const { campaign } = inTheAir()
    const [pilot] = campaign.pilots as [Pilot]
    earn(campaign, pilot, 1, 'escort', 'SR-PIL-27')
    expect(pilot).toMatchObject({ ep: 1, fallen: 0, destroyed: 0 })
    expect(pilot.story).toEqual([{ mission: 1, what: 'escort', of: undefined }])
  })
})
