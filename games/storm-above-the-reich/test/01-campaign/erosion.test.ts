import { describe, expect, test } from 'vitest'
import { begin } from '../../rules/01-campaign/begin.ts'
import { erode, release } from '../../rules/01-campaign/erosion.ts'
import { nextMission } from '../../rules/01-campaign/season.ts'
import { purchase } from '../../rules/03-set-up/operations.ts'
import { tally } from '../../rules/23-fate-and-tally/tally.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, factsOf, ids, pauseAfter, rolls, script } from '../kit/table.ts'

function begun(scenario: string, options: Record<string, boolean> = {}): Campaign {
  return begin({ scenario, pack: proofPack.id, options })
}

describe('staffel erosion', () => {
  const options = { erosion: true }

  test('SR-CAM-13 without the optional rule nothing is rolled', () => {
    const campaign = aCampaign()
    expect(script(nextMission(campaign)).pauses).toEqual([])
  })

  test('SR-CAM-13 with it, once between two missions', () => {
    const campaign = aCampaign({ options })
    const { value } = script(tally(campaign), [rolls('erosion.roll', 4)])
    expect(value).toBe('quarters')
    expect(campaign.pilots.every(({ status }) => status === 'ready')).toBe(true)
  })

  test('SR-CAM-13 not after the last mission', () => {
    const campaign = aCampaign({ options })
    campaign.missionOfSeason = 6
    expect(script(tally(campaign)).pauses).toEqual([])
    expect(campaign.outcome).toBe('lost')
  })

  test.each([
    [5, 'wounded', 'wounded', 'illness'],
    [7, 'posted', 'posted', 'posting'],
  ] as const)('SR-CAM-13 a %i: one pilot at random is %s', (die, status, what, result) => {
    const campaign = aCampaign({ options })
    campaign.mission = undefined
    const [first] = campaign.pilots as [Pilot]
    first.status = 'killed'
    const pause = pauseAfter(erode(campaign), [rolls('erosion.roll', die)])
    expect(ids(pause)).toHaveLength(17)
    const { notes } = script(erode(campaign), [rolls('erosion.roll', die), rolls('erosion.pilot', 'pilot/3')])
    expect(campaign.pilots[3]).toMatchObject({ status, story: [{ mission: 0, what, of: result }] })
    expect(factsOf({ notes }, 'erosion')).toEqual([{ die, result, lost: 0, pilot: 3, name: 'Drnold' }])
  })

  test('SR-CAM-13 where nobody is ready, nobody falls ill', () => {
    const campaign = aCampaign({ options })
    for (const pilot of campaign.pilots) pilot.status = 'killed'
    const { notes } = script(erode(campaign), [rolls('erosion.roll', 5)])
    expect(factsOf({ notes }, 'erosion')).toEqual([{ die: 5, result: 'illness', lost: 0 }])
  })

  test.each([
    [5, 3],
    [1, 0],
  ])('SR-CAM-13 a 9: %i Staffel EP become %i', (ep, left) => {
    const campaign = aCampaign({ options, ep })
    script(erode(campaign), [rolls('erosion.roll', 9)])
    expect(campaign).toMatchObject({ ep: left, deduction: 0 })
  })

  test('SR-CAM-13 a 10: the next mission has one OP less', () => {
    const campaign = aCampaign({ options, ep: 5 })
    campaign.deduction = 1
    script(erode(campaign), [rolls('erosion.roll', 10)])
    expect(campaign).toMatchObject({ ep: 5, deduction: 2 })
  })
})

describe('nine pilots', () => {
  test('SR-CAM-14 half of the roster is held back', () => {
    const statuses = begun('1943-early', { 'nine-pilots': true }).pilots.map(({ status }) => status)
    expect(statuses).toEqual([...Array(9).fill('ready'), ...Array(9).fill('reserve')])
    expect(begun('1943-early').pilots.every(({ status }) => status === 'ready')).toBe(true)
  })

  test('SR-CAM-14 not in the training mission', () => {
    expect(begun('training', { 'nine-pilots': true }).pilots[17]?.status).toBe('ready')
  })

  test('SR-CAM-14 one joins for each that is missing, in the order of the roster', () => {
    const campaign = begun('1943-early', { 'nine-pilots': true })
    for (const no of [0, 5]) if (campaign.pilots[no]) campaign.pilots[no].status = 'killed'
    release(campaign)
    expect(campaign.pilots.map(({ status }) => status).slice(8, 13)).toEqual([
      'ready',
      'ready',
      'ready',
      'reserve',
      'reserve',
    ])
    expect(campaign.pilots[9]?.story).toEqual([{ mission: 0, what: 'joined', of: undefined }])
  })

  test('SR-CAM-14 while nine can fly nobody joins', () => {
    const campaign = begun('1943-early', { 'nine-pilots': true })
    release(campaign)
    expect(campaign.pilots[9]?.status).toBe('reserve')
  })

  test('SR-CAM-14 those held back cannot be bought', () => {
    const campaign = aCampaign({ op: 1, options: { ninePilots: true } })
    for (const pilot of campaign.pilots) if (pilot.no >= 9) pilot.status = 'reserve'
    const pilots = ids(pauseAfter(purchase(campaign))).filter(id => id.startsWith('pilot/'))
    expect(pilots).toEqual(Array.from({ length: 9 }, (_, no) => `pilot/${no}`))
  })
})
