import { describe, expect, test } from 'vitest'
import type { MissionType } from '../../pack/types.ts'
import { earn, killPilot, loseFighter, woundPilot } from '../../rules/02-pilots/pilots.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { scoreBomber, staffelLoses } from '../../rules/23-fate-and-tally/points.ts'
import type { Fighter, Pilot } from '../../state.ts'
import { aCampaign, factsOf, play } from '../kit/table.ts'

function inTheAir(type: MissionType = 'outbound', ep = 0) {
  const campaign = aCampaign({ type, ep, fighters: '2.2, tail/low ju88' })
  const [pilot] = campaign.pilots as [Pilot]
  const [fw190, ju88] = missionOf(campaign).fighters as [Fighter, Fighter]
  return { campaign, score: missionOf(campaign).score, fighter: fw190, ju88, pilot }
}

/** What is noted when a plain function runs. */
function notesOf(act: () => void) {
  return play(aCampaign(), function* () {
    act()
  })
}

const BOTH = ['fallen', 'destroyed'] as const

describe('bombers', () => {
  test.each([
    ['inbound', 'attack', 2],
    ['near-target', 'attack', 1],
    ['outbound', 'attack', 1],
    ['inbound', 'cohesion', 2],
    ['inbound', 'blast', 2],
    ['outbound', 'event', 1],
    ['near-target', 'collision', 1],
  ] as const)('SR-TAL-03 SR-Q-20 %s, by %s: %i VP, fallen or destroyed', (type, cause, vp) => {
    for (const how of BOTH) {
      const { campaign, score } = inTheAir(type)
      scoreBomber(campaign, 0, how, cause, undefined)
      expect(score).toMatchObject({ vp, [how]: 1 })
    }
  })

  test.each(['attack', 'collision', 'blast', 'cohesion', 'event'] as const)(
    'SR-TAL-01 a bomber fallen by %s is worth 1 Staffel EP, destroyed 2',
    cause => {
      for (const [i, how] of BOTH.entries()) {
        const { campaign, score } = inTheAir()
        scoreBomber(campaign, 0, how, cause, undefined)
        expect([campaign.ep, score.ep]).toEqual([i + 1, i + 1])
      }
    },
  )

  test.each(BOTH)('SR-TAL-04 SR-TAL-01 flak: one VP and no EP for a bomber %s', how => {
    const { campaign, score, fighter, pilot } = inTheAir('near-target')
    scoreBomber(campaign, 0, how, 'flak', fighter)
    expect(score).toMatchObject({ vp: 1, ep: 0, [how]: 1 })
    expect([campaign.ep, pilot.ep]).toEqual([0, 0])
  })

  test('SR-SIT-03 damage from before the mission earns nothing', () => {
    const { campaign, score } = inTheAir('inbound')
    scoreBomber(campaign, 0, 'destroyed', 'situation', undefined)
    expect(score).toMatchObject({ vp: 0, ep: 0, fallen: 0, destroyed: 0 })
    expect(campaign.ep).toBe(0)
  })

  test.each(['attack', 'collision'] as const)(
    'SR-PIL-25 the pilot whose deed it was earns by %s: fallen 1 EP, destroyed 2',
    cause => {
      for (const [i, how] of BOTH.entries()) {
        const { campaign, fighter, pilot } = inTheAir()
        scoreBomber(campaign, 0, how, cause, fighter)
        expect(pilot).toMatchObject({ ep: i + 1, [how]: 1, story: [{ mission: 1, what: how }] })
        expect(campaign.pilots[1]?.ep).toBe(0)
      }
    },
  )

  test.each(['blast', 'cohesion', 'event', 'flak'] as const)(
    'SR-PIL-30 SR-Q-49 no pilot earns by %s',
    cause => {
      const { campaign, fighter, pilot } = inTheAir()
      scoreBomber(campaign, 0, 'destroyed', cause, fighter)
      expect(pilot).toMatchObject({ ep: 0, destroyed: 0, story: [] })
    },
  )

  test('SR-PIL-34 the crew of an auxiliary earns nothing for itself', () => {
    const { campaign, ju88 } = inTheAir()
    scoreBomber(campaign, 0, 'destroyed', 'attack', ju88)
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
    const { campaign, score } = inTheAir('outbound', 5)
    const { facts } = notesOf(() => staffelLoses(campaign))
    expect(campaign).toMatchObject({ ep: 4, deduction: 1 })
    expect(score).toMatchObject({ ep: -1, auxiliariesLost: 1 })
    expect(facts('score.auxiliary')).toEqual([{ ep: 4, deduction: 1 }])
  })

  test.each([
    ['Staffel EP never fall below nothing', 1, 'loses loses', 0, 1],
    ['in whatever order the mission loses and earns', 0, 'loses destroyed', 1, 0],
    ['or earns and loses, the sum is the same', 0, 'destroyed loses', 1, 0],
    ['a debt larger than what is earned stays', 0, 'loses loses loses destroyed', 0, 1],
    ['for the rest of the mission', 0, 'loses loses loses destroyed fallen', 0, 0],
  ])('SR-Q-31 %s', (_, before, deeds, ep, owed) => {
    const { campaign, score } = inTheAir('outbound', before)
    const all = deeds.split(' ')
    for (const deed of all)
      if (deed === 'loses') staffelLoses(campaign)
      else scoreBomber(campaign, 0, deed === 'fallen' ? 'fallen' : 'destroyed', 'attack', undefined)
    expect([campaign.ep, score.owed]).toEqual([ep, owed])
    expect(campaign.deduction).toBe(all.filter(deed => deed === 'loses').length)
  })

  test('SR-PIL-34 SR-TAL-02 a lost auxiliary has no pilot to lose', () => {
    const { campaign, ju88 } = inTheAir('outbound', 3)
    ju88.hits = ['wing-4']
    const { hits } = missionOf(campaign).cups
    const before = hits['wing-4'] ?? 0
    const { facts } = notesOf(() => loseFighter(campaign, ju88, 'collision'))
    expect(ju88).toMatchObject({ at: 'lost', space: -1, group: 0, hits: [] })
    expect(hits['wing-4']).toBe(before + 1)
    expect(campaign).toMatchObject({ ep: 2, deduction: 1 })
    expect(facts('fighter.lost')).toEqual([{ fighter: 1, name: 'Ju88 1', kind: 'ju88', how: 'collision' }])
  })

  test('SR-TAL-02 a lost FW190 costs the staffel no EP', () => {
    const { campaign, fighter, pilot } = inTheAir('outbound', 3)
    loseFighter(campaign, fighter, 'collision')
    expect(campaign).toMatchObject({ ep: 3, deduction: 0 })
    expect(fighter).toMatchObject({ at: 'lost', space: -1 })
    expect(pilot.status).toBe('ready')
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
    const { campaign, score, pilot } = inTheAir()
    const { facts } = notesOf(() => killPilot(campaign, pilot, 'fire'))
    expect(facts('pilot.killed')).toEqual([{ pilot: 0, name: 'Arnold', how: 'fire' }])
    expect(pilot).toMatchObject({ status: 'killed', story: [{ mission: 1, what: 'killed', of: 'fire' }] })
    expect(score.killed).toEqual([0])
  })

  test('SR-PIL-31 a wounded pilot goes to the Wounded Box', () => {
    const { campaign, score, pilot } = inTheAir()
    const { facts } = notesOf(() => woundPilot(campaign, pilot))
    expect(facts('pilot.wounded')).toEqual([{ pilot: 0, name: 'Arnold' }])
    expect(pilot).toMatchObject({ status: 'wounded', ep: 0, story: [] })
    expect(score.wounded).toEqual([0])
  })

  test('a deed is told under the mission it was done in', () => {
    const { campaign, pilot } = inTheAir()
    earn(campaign, pilot, 1, 'escort', 'SR-PIL-27')
    expect(pilot).toMatchObject({ ep: 1, fallen: 0, destroyed: 0 })
    expect(pilot.story).toEqual([{ mission: 1, what: 'escort', of: undefined }])
  })
})
