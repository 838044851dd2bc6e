import { describe, expect, test } from 'vitest'
import { begin, planOf, scenariosIn } from '../../rules/01-campaign/begin.ts'
import { restInQuarters } from '../../rules/01-campaign/quarters.ts'
import { judge, seasonTally } from '../../rules/01-campaign/season.ts'
import { killPilot } from '../../rules/02-pilots/pilots.ts'
import { brief } from '../../rules/03-set-up/set-up.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { closeMission, tally } from '../../rules/23-fate-and-tally/tally.ts'
import type { Campaign, LogEntry } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, after, factsOf, offers, play, script } from '../kit/table.ts'

function begun(scenario: string): Campaign {
  return begin({ scenario, pack: proofPack.id, options: {} })
}

/** A season just before its last mission is put into the log. */
function atEndOf(season: string, length: Campaign['length'], vp: number, killed = 0): Campaign {
  const campaign = aCampaign({ season, length })
  campaign.missionOfSeason = seasonLength(campaign)
  missionOf(campaign).score.vp = vp
  for (const pilot of campaign.pilots.slice(0, killed)) killPilot(campaign, pilot, 'fire')
  return campaign
}

function seasonLength(campaign: Campaign): number {
  return proofPack.seasons[campaign.season]?.missions ?? 0
}

function logged(campaign: Campaign): LogEntry {
  return campaign.log.at(-1) as LogEntry
}

describe('lengths', () => {
  test.each([
    ['training', 'training', 0],
    ['1943-early', 'short', 1],
    ['1944-mid', 'short', 4],
    ['1943-early-medium', 'medium', 1],
    ['1945-medium', 'medium', 6],
  ] as const)('SR-CAM-06 %s is a %s campaign from season %i on', (scenario, length, season) => {
    expect(planOf(proofPack, scenario)).toEqual({ length, season })
    expect(begun(scenario)).toMatchObject({ length, season, scenario })
  })

  test('SR-CAM-06 the full campaign starts in 1942', () => {
    expect(proofPack.seasons[begun('full').season]?.id).toBe('1942')
  })

  test('SR-CAM-07 there are seven seasons, and a short and a medium campaign from each', () => {
    const offered = scenariosIn(proofPack).map(({ id }) => id)
    expect(proofPack.seasons.map(({ theatre }) => theatre)).toEqual([
      ...Array(3).fill('mediterranean'),
      ...Array(4).fill('reich'),
    ])
    for (const { id } of proofPack.seasons)
      expect(offered).toEqual(expect.arrayContaining([id, `${id}-medium`]))
    expect(offered).toHaveLength(2 + 2 * 7)
    expect(new Set(offered).size).toBe(16)
  })

  test('a season that the pack does not have cannot be played', () => {
    expect(() => planOf(proofPack, '1939')).toThrow("The pack has no season '1939'")
  })
})

describe('the end of a mission', () => {
  test('SR-CAM-01 another mission of the season follows', () => {
    const campaign = aCampaign()
    expect(script(tally(campaign)).value).toBe('quarters')
    expect(campaign).toMatchObject({ missionOfSeason: 1, season: 1, seasons: [], outcome: undefined })
  })

  test.each([
    ['1943-early', 5, false],
    ['1943-early', 6, true],
    ['1944-mid', 9, false],
    ['1944-mid', 10, true],
  ])('SR-CAM-05 %s after mission %i: over is %s', (season, mission, over) => {
    const campaign = aCampaign({ season })
    campaign.missionOfSeason = mission
    script(tally(campaign))
    expect(campaign.seasons).toHaveLength(over ? 1 : 0)
  })

  test('SR-CAM-10 the log keeps what the mission was and what it brought', () => {
    const escorted = { escort: 'p-51', escortTurn: 4 } as const
    const campaign = aCampaign({ season: '1944-mid', type: 'inbound', map: '7', turn: 6, ...escorted })
    const came = { vp: 6, ep: 3, fallen: 2, destroyed: 1, killed: [4], wounded: [5, 6], auxiliariesLost: 1 }
    const flown = missionOf(campaign)
    Object.assign(flown, { operations: 6, commands: ['type'], score: { ...came, owed: 0 } })
    campaign.missionOfSeason = 3
    const { notes } = script(tally(campaign))
    const was = {
      map: '7',
      type: 'inbound',
      op: 6,
      escort: { strength: 'heavy', type: 'p-51', turn: 4 },
      turns: 6,
      commands: ['type'],
    }
    const entry = { no: 1, season: 4, ofSeason: 3, aborted: false, ...was, ...came }
    expect(campaign.log).toEqual([entry])
    expect(factsOf({ notes }, 'mission.logged')).toEqual([entry])
    expect(campaign.mission).toBeUndefined()
  })

  test('SR-CAM-10 a mission without escort, and one whose escort stays, are logged as such', () => {
    const bare = aCampaign()
    closeMission(bare)
    expect(logged(bare)).toMatchObject({ no: 1, escort: 'none' })
    const guarded = aCampaign({ escort: 'spitfire', strength: 'light' })
    guarded.log.push(logged(bare))
    closeMission(guarded)
    expect(logged(guarded)).toMatchObject({ no: 2, escort: { strength: 'light', type: 'spitfire' } })
  })

  test('SR-TAL-07 TP and OP that are left lapse with the mission', () => {
    const campaign = after(aCampaign({ tp: 5, op: 4 }), tally)
    expect(campaign.mission).toBeUndefined()
    expect(campaign.ep).toBe(0)
  })

  test('SR-CAM-12 SR-SET-22 a mission called off counts, with nothing earned', () => {
    const campaign = aCampaign({ turn: 0, fighters: ['reserve'] })
    campaign.missionOfSeason = 2
    expect(offers(brief(campaign))).toEqual(['fly', 'abort'])
    const { value } = script(brief(campaign), 'briefing.fly abort')
    expect(value).toBe('quarters')
    expect(logged(campaign)).toMatchObject({ ofSeason: 2, aborted: true, vp: 0, ep: 0, turns: 0 })
    expect(campaign.pilots[0]?.missions).toBe(0)
  })

  test('SR-CAM-12 the last mission of a season may be called off: the season is judged', () => {
    const campaign = aCampaign({ turn: 0, fighters: ['reserve'] })
    campaign.missionOfSeason = 6
    expect(script(brief(campaign), 'briefing.fly abort').value).toBeUndefined()
    expect(campaign.outcome).toBe('lost')
  })

  test('SR-SET-22 SR-SEQ-08 once the staffel has taken off the mission is flown', () => {
    const campaign = aCampaign({ turn: 0, fighters: ['reserve', 'reserve ju88'] })
    expect(script(brief(campaign), 'briefing.fly fly').value).toBe('turn')
    expect(campaign.pilots.map(({ missions }) => missions).slice(0, 2)).toEqual([1, 0])
    expect(campaign.log).toEqual([])
    expect(campaign.mission?.aborted).toBe(false)
  })

  test('SR-SET-22 without a fighter there is nothing to take off with', () => {
    const campaign = aCampaign({ turn: 0 })
    expect(script(brief(campaign)).value).toBe('quarters')
    expect(logged(campaign).aborted).toBe(true)
  })
})

describe('winning and losing', () => {
  const limits = { win: { vp: 20, pilots: 14 }, lose: { vp: 10, killed: 8 } }

  test.each([
    [20, 14, 8, 'won'],
    [19, 14, 8, 'between'],
    [20, 13, 8, 'between'],
    [10, 18, 0, 'between'],
    [9, 18, 0, 'lost'],
    [30, 18, 9, 'lost'],
  ] as const)('SR-CAM-08 %i VP, %i pilots, %i killed: %s', (vp, available, killed, outcome) => {
    expect(judge({ ...limits, source: 'designed', ref: '' }, { vp, available, killed })).toBe(outcome)
  })

  test('SR-CAM-08 VP and dead of the season alone are counted, with the mission in the air', () => {
    const campaign = aCampaign()
    closeMission(campaign)
    const earlier = logged(campaign)
    campaign.log = [
      { ...earlier, season: 0, vp: 50, killed: [9] },
      { ...earlier, season: 1, vp: 3, killed: [1, 2] },
      { ...earlier, season: 1, vp: 4, killed: [] },
    ]
    expect(seasonTally(campaign)).toEqual({ vp: 7, killed: 2, available: 18 })
    const flying = aCampaign()
    flying.log = campaign.log
    flying.season = 1
    missionOf(flying).score.vp = 2
    for (const pilot of flying.pilots.slice(0, 1)) killPilot(flying, pilot, 'fire')
    expect(seasonTally(flying)).toEqual({ vp: 9, killed: 3, available: 17 })
  })

  test.each([
    ['ready', true],
    ['reserve', true],
    ['wounded', false],
    ['killed', false],
    ['replaced', false],
    ['posted', false],
  ] as const)('SR-CAM-15 a pilot who is %s is available: %s', (status, available) => {
    const campaign = aCampaign()
    if (campaign.pilots[0]) campaign.pilots[0].status = status
    expect(seasonTally(campaign).available).toBe(available ? 18 : 17)
  })

  test.each([
    [25, 'won'],
    [15, 'between'],
    [5, 'lost'],
  ] as const)('SR-CAM-02 a short campaign is one season: %i VP, %s', (vp, outcome) => {
    const { campaign, value, notes } = play(atEndOf('1943-early', 'short', vp), tally)
    expect(value).toBeUndefined()
    expect(campaign.outcome).toBe(outcome)
    const report = { vp, available: 18, killed: 0, outcome }
    expect(campaign.seasons).toEqual([{ season: 1, ...report }])
    expect(factsOf({ notes }, 'season.over')).toEqual([{ season: '1943-early', ...report, ...limits }])
    expect(factsOf({ notes }, 'campaign.over')).toEqual([{ outcome }])
  })

  test('SR-TAL-06 SR-CAM-15 the dead of the last mission may be replaced before the season is judged', () => {
    const dead = () => atEndOf('1943-early', 'short', 25, 5)
    expect(offers(tally(dead()))).toEqual([...Array.from({ length: 5 }, (_, no) => `pilot/${no}`), 'done'])
    const left = after(dead(), tally, 'quarters.replace done')
    expect(left.seasons[0]).toMatchObject({ available: 13, killed: 5, outcome: 'between' })
    const refilled = dead()
    script(tally(refilled), 'quarters.replace pilot/0, quarters.penalty rookie, quarters.replace done')
    expect(refilled.seasons[0]).toMatchObject({ available: 14, killed: 5, outcome: 'won' })
  })

  test('SR-TAL-06 and are not asked about twice when the next season begins', () => {
    const campaign = after(atEndOf('1943-early', 'medium', 15, 1), tally, 'quarters.replace done')
    script(restInQuarters(campaign), 'quarters.spend done')
  })

  test.each([
    [25, 'won'],
    [15, undefined],
    [5, 'lost'],
  ] as const)(
    'SR-CAM-03 a medium campaign goes on until a season is won or lost: %i VP, %s',
    (vp, outcome) => {
      const campaign = atEndOf('1943-early', 'medium', vp)
      campaign.ep = 9
      const { value, notes } = script(tally(campaign))
      expect(campaign.outcome).toBe(outcome)
      expect(value).toBe(outcome === undefined ? 'quarters' : undefined)
      expect(campaign.season).toBe(outcome === undefined ? 2 : 1)
      expect(campaign.missionOfSeason).toBe(outcome === undefined ? 0 : 6)
      expect(factsOf({ notes }, 'campaign.over')).toHaveLength(outcome === undefined ? 0 : 1)
      expect(campaign.ep).toBe(9)
    },
  )

  test.each([
    [0, 25, undefined],
    [2, 25, undefined],
    [3, 25, 'won'],
    [3, 15, undefined],
    [3, 5, 'lost'],
    [0, 5, 'lost'],
  ] as const)(
    'SR-CAM-04 a full campaign with %i seasons won and %i VP in this one: %s',
    (won, vp, outcome) => {
      const campaign = atEndOf('1944-early', 'full', vp)
      for (let season = 0; season < won; season++)
        campaign.seasons.push({ season, vp: 20, available: 18, killed: 0, outcome: 'won' })
      expect(script(tally(campaign)).value).toBe(outcome === undefined ? 'quarters' : undefined)
      expect(campaign.outcome).toBe(outcome)
    },
  )

  test.each(['medium', 'full'] as const)(
    'SR-CAM-07 a %s campaign that is open after 1945 ends between',
    length => {
      const campaign = atEndOf('1945', length, 15)
      expect(script(tally(campaign)).value).toBeUndefined()
      expect(campaign.outcome).toBe('between')
    },
  )

  test.each([
    ['short', 'SR-CAM-02'],
    ['medium', 'SR-CAM-03'],
    ['full', 'SR-CAM-04'],
  ] as const)('the end of a %s campaign is noted under %s', (length, rule) => {
    const { notes } = script(tally(atEndOf('1943-early', length, 5)))
    expect(notes.at(-1)).toEqual({ rule, what: 'campaign.over', facts: { outcome: 'lost' } })
  })

  test('SR-CAM-07 the season before the last is not the end', () => {
    const campaign = atEndOf('1944-late', 'full', 15)
    expect(script(tally(campaign)).value).toBe('quarters')
    expect(campaign.season).toBe(6)
  })
})
