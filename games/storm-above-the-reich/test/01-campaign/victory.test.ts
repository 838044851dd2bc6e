import { describe, expect, test } from 'vitest'
import { countersOf } from '../../counters.ts'
import { game } from '../../index.ts'
import { campaignOptions } from '../../rules/01-campaign/begin.ts'
import { figuresOf, result, standing } from '../../rules/01-campaign/victory.ts'
import { killPilot } from '../../rules/02-pilots/pilots.ts'
import { closeMission } from '../../rules/23-fate-and-tally/tally.ts'
import type { Campaign, LogEntry, Mission, Outcome, Pilot } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign } from '../kit/table.ts'

/** A campaign with these lines in its log. */
function after(...lines: Partial<LogEntry>[]): Campaign {
  const campaign = aCampaign()
  closeMission(campaign)
  const [blank] = campaign.log as [LogEntry]
  campaign.log = lines.map((line, i) => ({ ...blank, no: i + 1, ...line }))
  return campaign
}

describe('the score', () => {
  test('is the Victory Points that a season is judged by: a dead pilot costs none', () => {
    expect(standing(after({ vp: 7, killed: [1, 2] }, { vp: 4 }))).toBe(11)
  })

  test('the mission in the air counts too', () => {
    const campaign = aCampaign()
    const [pilot] = campaign.pilots as [Pilot]
    if (campaign.mission) campaign.mission.score.vp = 3
    killPilot(campaign, pilot, 'fire')
    expect(standing(campaign)).toBe(3)
  })
})

describe('the result', () => {
  test('there is none before the end', () => {
    expect(result(after({ vp: 5 }))).toBeUndefined()
  })

  test.each([
    ['won', 'staffel'],
    ['lost', 'formation'],
    ['between', undefined],
  ] as [Outcome, string | undefined][])('SR-CAM-02 a campaign %s: the winner is %s', (outcome, winner) => {
    const campaign = after({ vp: 5 })
    campaign.outcome = outcome
    expect(result(campaign)).toMatchObject({ level: outcome, winner, score: 5 })
  })

  test('SR-CAM-10 the figures are what the log adds up to', () => {
    const campaign = after(
      { vp: 3, fallen: 1, destroyed: 2, killed: [0, 1], wounded: [2], auxiliariesLost: 1 },
      { aborted: true },
      { vp: 4, fallen: 4, destroyed: 1, killed: [5], wounded: [3, 4], auxiliariesLost: 2 },
    )
    campaign.ep = 6
    campaign.seasons = [
      { season: 0, vp: 20, available: 18, killed: 0, outcome: 'won' },
      { season: 1, vp: 12, available: 18, killed: 0, outcome: 'between' },
    ]
    Object.assign(campaign.pilots[0] ?? {}, { status: 'killed' })
    expect(figuresOf(campaign)).toEqual({
      vp: 7,
      missions: 3,
      aborted: 1,
      fallen: 5,
      destroyed: 3,
      pilotsKilled: 3,
      pilotsWounded: 3,
      available: 17,
      auxiliariesLost: 3,
      seasons: 2,
      seasonsWon: 1,
      ep: 6,
    })
  })
})

describe('optional rules', () => {
  test.each([
    ['leader-shift', 'leaderShift'],
    ['nine-pilots', 'ninePilots'],
    ['staffel-erosion', 'erosion'],
  ] as const)('SR-CAM-13 SR-CAM-14 SR-COH-14 %s is off unless the player wants it', (id, key) => {
    expect(campaignOptions({})).toEqual({ leaderShift: false, ninePilots: false, erosion: false })
    expect(campaignOptions({ [id]: true })).toMatchObject({ [key]: true })
    expect(game.optionalRules.find(rule => rule.id === id)?.default).toBe(false)
  })
})

describe('counters', () => {
  const box = countersOf(game.begin({ scenario: '1943-early', pack: proofPack.id, options: {} })).sort()

  test('the box holds every piece once', () => {
    const count = (prefix: string) => box.filter(name => name.startsWith(prefix)).length
    expect(count('pilot:')).toBe(18)
    expect(count('replacement:')).toBe(18)
    expect(count('fw190:')).toBe(18)
    expect(count('mc202')).toBe(8)
    expect(count('bomber:')).toBe(3 + 7 * 3)
    expect(count('marker:wing-4')).toBe(4)
    expect(count('marker:escape-1')).toBe(4)
    expect(count('escort:p-51/')).toBe(7)
    expect(count('card:')).toBe(8 + 11)
  })

  test('in the air they are the same, wherever they lie', () => {
    const campaign = aCampaign({
      map: '7',
      fighters: ['tail/low wing-4 hit-fuel-5', 'tail/low mc202'],
      bombers: { B1: ['spar-4'], X: 'fallen' },
      escort: 'p-51',
      escorts: ['forward 4', 'forward'],
    })
    const mission = campaign.mission as Mission
    mission.proximity.push({ marker: 'clear', space: 0 })
    mission.hand.push('clear')
    mission.cups.proximity.clear = 6
    mission.decks.nose['nose-1'] = 0
    expect(countersOf(campaign).sort()).toEqual(box)
  })

  test.each([
    ['a marker drawn and dropped', (mission: Mission) => (mission.cups.hits['wing-4'] = 3)],
    ['a marker on two bombers', (mission: Mission) => mission.bombers[0]?.damage.push('spar-4')],
    ['a hit from nowhere', (mission: Mission) => mission.fighters[0]?.hits.push('wing-4')],
    [
      'a Proximity marker from nowhere',
      (mission: Mission) => mission.proximity.push({ marker: 'clear', space: 0 }),
    ],
    ['a marker that is both in the hand and in the cup', (mission: Mission) => mission.hand.push('clear')],
    ['a bomber gone astray', (mission: Mission) => mission.bombers.pop()],
    [
      'a pilot in two fighters',
      (mission: Mission) => mission.fighters.push({ ...mission.fighters[0] } as never),
    ],
    ['an escort seen twice', (mission: Mission) => mission.escort.markers.push({ number: 3 } as never)],
    ['a card twice in a deck', (mission: Mission) => (mission.decks.fire['fire-strafe'] = 2)],
  ])('%s shows', (_, spoil) => {
    const campaign = aCampaign({ fighters: ['tail/low'], escort: 'p-51', escorts: [] })
    expect(countersOf(campaign).sort()).toEqual(box)
    spoil(campaign.mission as Mission)
    expect(countersOf(campaign).sort()).not.toEqual(box)
  })

  test('a replacement is still one piece when he has joined, and two are one too many', () => {
    const campaign = aCampaign()
    const [pilot] = campaign.pilots as [Pilot]
    campaign.pilots.push({ ...pilot, no: 18, replacement: true })
    expect(countersOf(campaign).sort()).toEqual(box)
    campaign.pilots.push({ ...pilot, no: 19, replacement: true })
    expect(countersOf(campaign).sort()).not.toEqual(box)
  })
})
