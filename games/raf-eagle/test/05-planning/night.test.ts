import { expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { assignBombers } from '../../rules/05-planning/bombers.ts'
import { nightPatrol, planNightRaids } from '../../rules/05-planning/night.ts'
import { endOfDay } from '../../rules/14-calendar/end-of-day.ts'
import type { Campaign } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aCampaign, expectAt, factsOf, lay, offers, plan, reduce, script } from '../kit/table.ts'

const NIGHT = { night: true } as const
const LEVEL = 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4 II/KG4 I/LG1 II/LG1 I/KG55'.split(' ')
const AUG_20 = 9

/** Cities low, industry high: four to eight. */
function industryHigh(): Campaign {
  const campaign = aCampaign(NIGHT)
  campaign.priorities.industry = 'high'
  return campaign
}

const nightOffers = (campaign: Campaign, answers = '') =>
  offers(planNightRaids(structuredClone(campaign)), answers && `night-commit ${answers}`)

test('RE-4.I.1 RE-18.1.a RE-2.1.g bombers of the player go to the night raids before all else', () => {
  const campaign = industryHigh()
  const played = script(planNightRaids(campaign), `night-commit ${LEVEL.slice(0, 4).join(' ')} done`)
  expect(played.value).toBe('strategy')
  expectAt(campaign, 'night-raid I/KG1 II/KG1 III/KG1 I/KG2, base II/KG2 I/KG55')
  expect(factsOf(played, 'night-raiders')).toEqual([{ gruppen: LEVEL.slice(0, 4), least: 4, most: 8 }])
})

test('RE-4.I.1 without the night rules nobody is asked', () => {
  const campaign = aCampaign()
  expect(script(planNightRaids(campaign)).value).toBe('strategy')
  expect(script(nightPatrol(campaign)).value).toBe('repair')
  expectAt(campaign, 'base I/KG1, out 600')
})

test('RE-18.11.a RE-EX-42 cities low, industry high: four to eight Gruppen', () => {
  const campaign = industryHigh()
  for (const count of [0, 1, 2, 3])
    expect(nightOffers(campaign, LEVEL.slice(0, count).join(' '))).not.toContain('done')
  for (const count of [4, 7]) expect(nightOffers(campaign, LEVEL.slice(0, count).join(' '))).toContain('done')
  script(planNightRaids(campaign), `night-commit ${LEVEL.slice(0, 8).join(' ')}`)
  expect(Object.values(campaign.gruppen).filter(({ place }) => place === 'night-raid')).toHaveLength(8)
})

test('RE-18.11.a both priorities count', () => {
  const campaign = aCampaign(NIGHT)
  expect(nightOffers(campaign)).toContain('done')
  campaign.priorities.city = 'medium'
  expect(nightOffers(campaign)).not.toContain('done')
  expect(nightOffers(campaign, 'I/KG1 II/KG1')).toContain('done')
})

test('RE-18.12.a RE-18.12.c level bombers of either Luftflotte, and no Ju 87', () => {
  const campaign = industryHigh()
  expect(nightOffers(campaign)).toEqual(LEVEL)
  reduce(campaign, 'I/KG1')
  expect(nightOffers(campaign)).toEqual(LEVEL.slice(1))
})

test('RE-18.11.a RE-A-91 where there are too few, all of them', () => {
  const campaign = industryHigh()
  lay(campaign, `heavy-loss ${LEVEL.slice(3).join(' ')}`)
  script(planNightRaids(campaign), 'night-commit III/KG1 I/KG1')
  expectAt(campaign, 'night-raid I/KG1 II/KG1 III/KG1')
})

test('RE-18.12.b RE-1.c who is kept for the night flies no day raid', () => {
  const campaign = industryHigh()
  script(planNightRaids(campaign), 'night-commit I/KG1 II/KG1 III/KG1 I/KG2 done')
  plan(campaign, 12)
  expect(offers(assignBombers(campaign)).filter(id => /^I+\/KG[12]>/.test(id))).toEqual([
    'II/KG2>12',
    'III/KG2>12',
  ])
})

test('RE-12.a RE-4.I.1 RE-4.I.6 in a Prelude they wait for a night that it does not reach', () => {
  const campaign = aCampaign({ ...NIGHT, scenario: 'prelude' })
  script(planNightRaids(campaign), 'night-commit I/KG1 I/KG2 done')
  script(nightPatrol(campaign), 'night-patrol 6')
  expectAt(campaign, 'night-raid I/KG1 I/KG2, night-patrol 600')
  expect(script(endOfDay(campaign)).value).toBeUndefined()
  expectAt(campaign, 'night-raid I/KG1 I/KG2')
})

test('RE-4.I.6 RE-18.2.a RE-18.2.b RE-EX-43 20 August, a five: two Blenheims, of 6/11 and 3/12', () => {
  const campaign = aCampaign({ ...NIGHT, day: AUG_20 })
  const played = script(nightPatrol(campaign), 'night-patrol 5')
  expect(played.value).toBe('repair')
  expectAt(campaign, 'night-patrol 600 23, sector 25 604 29')
  expect(factsOf(played, 'night-patrol')).toEqual([{ die: 5, squadrons: ['600', '23'] }])
})

test('RE-18.2.a date and die say how many', () => {
  const patrolling = (day: number, die: number) => {
    const campaign = aCampaign({ ...NIGHT, day })
    script(nightPatrol(campaign), `night-patrol ${die}`)
    return Object.values(campaign.squadrons).filter(({ place }) => place === 'night-patrol').length
  }
  expect([patrolling(19, 6), patrolling(20, 1), patrolling(20, 6), patrolling(31, 6)]).toEqual([2, 1, 4, 5])
  expect(patrolling(0, 1)).toBe(0)
})

test('RE-18.21.a who does not patrol today goes back to his sector', () => {
  const campaign = aCampaign({ ...NIGHT, day: AUG_20 })
  lay(campaign, 'night-patrol 25 604')
  script(nightPatrol(campaign), 'night-patrol 3')
  expectAt(campaign, 'night-patrol 600, sector 23 25 604 29')
})

test('RE-18.21.b RE-18.22.a whoever is lost is passed over; where too few are left fewer patrol', () => {
  const campaign = aCampaign({ ...NIGHT, day: AUG_20 })
  lay(campaign, 'light-loss 600, heavy-loss 25')
  script(nightPatrol(campaign), 'night-patrol 6')
  expectAt(campaign, 'light-loss 600, night-patrol 23 604, heavy-loss 25, sector 29')
  lay(campaign, 'light-loss 604 29')
  script(nightPatrol(campaign), 'night-patrol 6')
  expectAt(campaign, 'night-patrol 23, light-loss 600 604 29')
})

test('RE-18.2.b the order is that of the table, whatever that of the squadrons', () => {
  const { pack } = packOf({ pack: PROOF_PACK })
  const night = { ...pack.tables.night, sectors: pack.tables.night.sectors.toReversed() }
  const reversed = layOut({ ...pack, id: 'reversed', tables: { ...pack.tables, night } })
  const campaign = aCampaign({ ...NIGHT, day: AUG_20, pack: reversed })
  script(nightPatrol(campaign), 'night-patrol 5')
  expectAt(campaign, 'night-patrol 29 604, sector 600 23 25')
})

test('RE-18.1.a RE-18.11.a the log tells of those who wait for the night; with none of nobody', () => {
  const told = (answers: string) =>
    factsOf(script(planNightRaids(aCampaign(NIGHT)), `night-commit ${answers}`), 'night-raiders')
  expect(told('I/KG1 done')).toEqual([{ gruppen: ['I/KG1'], least: 0, most: 4 }])
  expect(told('done')).toEqual([])
})
