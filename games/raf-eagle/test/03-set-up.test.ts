import { expect, test } from 'vitest'
import { layOut, packOf } from '../pack/index.ts'
import type { ScenarioId } from '../pack/types.ts'
import { AUG_11, AUG_27, begin, SEPT_11, setUp } from '../rules/03-set-up.ts'
import type { Campaign } from '../state.ts'
import { PROOF_PACK } from './kit/charts.ts'
import { aCampaign, expectAt, offers, script } from './kit/table.ts'

const SCENARIOS: readonly ScenarioId[] = ['prelude', 'hardest-days', 'thin-blue-line', 'battle-of-britain']
const THIN = { scenario: 'thin-blue-line' } as const

const STARTING = '54 65 74 32 501 610 64 615 111 56 151 43 601 145 1 257 17 238 609 152 87 234 19 242'
const REINFORCEMENTS = '249 RCAF 310 602 616 603 303'
const BLENHEIMS = '600 23 25 604 29'

test('RE-3.d RE-2.21.b RE-EX-01 a squadron begins in its sector, full', () => {
  expectAt(aCampaign(), 'sector 54')
})

test('RE-3.e RE-2.1.h RE-EX-02 a Gruppe begins at its airbase, full', () => {
  expectAt(aCampaign(), 'base I/JG51')
})

test('RE-3.a a scenario is picked, and the optional rules with it', () => {
  for (const scenario of SCENARIOS) expect(aCampaign({ scenario }).scenario).toBe(scenario)
  expect(aCampaign()).toMatchObject({ night: false, advanced: false })
  expect(aCampaign({ night: true, advanced: true })).toMatchObject({ night: true, advanced: true })
})

test('RE-3.b RE-A-04 the decks as they begin: first targets alone, no Raid Event beyond 131', () => {
  const { decks } = aCampaign()
  expect(Math.max(...decks.target.left)).toBe(34)
  expect(decks.target.left).toHaveLength(10)
  expect(decks['raid-event'].left).toHaveLength(16)
  expect(decks['day-event'].left).toEqual([135, 136, 137, 138, 139, 149, 150])
  expect(decks.strategy.left).toHaveLength(10)
  for (const { discards } of Object.values(decks)) expect(discards).toEqual([])
})

test('RE-3.b RE-A-04 Raid Event cards 132 to 134 are never used', () => {
  const { pack } = packOf({ pack: PROOF_PACK })
  const blank = { source: 'designed', ref: 'RE-3.b' } as const
  const beyond = [131, 132, 134].map(card => ({ ...blank, card }))
  const raidEvents = [...pack.raidEvents, ...beyond]
  const more = layOut({ ...pack, id: 'more', raidEvents })
  const { decks } = begin({ scenario: 'battle-of-britain', pack: more, options: {} })
  expect(decks['raid-event'].left.filter(card => card > 130)).toEqual([131])
})

test('RE-3.d RE-2.21.k RE-2.21.l Hurricanes and Spitfires are in their sectors; no Blenheims, reinforcements or aces', () => {
  const campaign = aCampaign({ scenario: 'prelude' })
  expectAt(campaign, `sector ${STARTING}, out ${REINFORCEMENTS} ${BLENHEIMS} Ace`)
  expect(Object.keys(campaign.squadrons)).toHaveLength(37)
})

test('RE-3.e RE-2.1.i RE-A-08 Gruppen that come later are not at their airbases', () => {
  expectAt(aCampaign(), 'base I/KG1 II/SG77 EGr210, calendar IV/JG51 IV/LG1')
  for (const scenario of ['prelude', 'hardest-days'] as const)
    expectAt(aCampaign({ scenario }), 'base I/KG1 II/SG77 EGr210, out IV/JG51 IV/LG1')
})

test('RE-3.f RE-2.1.q priorities as the battle opens', () => {
  expect(aCampaign().priorities).toEqual({
    city: 'low',
    industry: 'low',
    airfield: 'medium',
    port: 'high',
    radar: 'high',
  })
})

test('RE-3.g RE-2.1.e RE-17.1.a RE-17.3.a the clock at 0600 of 11 August, no points, no damage, no clouds', () => {
  for (const scenario of ['prelude', 'hardest-days', 'battle-of-britain'] as const)
    expect(aCampaign({ scenario })).toMatchObject({
      clock: 0,
      day: AUG_11,
      raidDay: 1,
      vp: 0,
      damage: {},
      weather: { 2: 'clear', 3: 'clear' },
    })
})

test('RE-3.h reinforcement squadrons wait to be drawn', () => {
  for (const scenario of ['hardest-days', 'battle-of-britain'] as const)
    expectAt(aCampaign({ scenario }), `reserve ${REINFORCEMENTS}`)
})

test('RE-3.i what either side has to replace losses with', () => {
  for (const scenario of ['hardest-days', 'battle-of-britain'] as const)
    expect(aCampaign({ scenario })).toMatchObject({
      depletion: 0,
      points: { bomber: 9, fighter: 11, Hurricane: 9, Spitfire: 7, pilots: 7 },
    })
})

test('RE-3.j Gruppen that come later are on the calendar, Sealion on 11 September', () => {
  expectAt(aCampaign(), 'calendar IV/JG51 IV/LG1')
  for (const scenario of ['thin-blue-line', 'battle-of-britain'] as const)
    expect(aCampaign({ scenario }).sealion).toEqual({ day: SEPT_11, preparing: false, checked: false })
})

test('RE-12.a a Prelude is one day in August with the squadrons that are there', () => {
  const prelude = aCampaign({ scenario: 'prelude' })
  expect(prelude).toMatchObject({ day: AUG_11, vp: 0, dayCard: undefined, lf3ToLf2: false })
  expect(Object.values(prelude.squadrons).filter(({ place }) => place === 'reserve')).toEqual([])
})

test('RE-17.2.a The Thin Blue Line has the deeper targets from the beginning', () => {
  const { left } = aCampaign(THIN).decks.target
  expect(left.filter(card => card > 34)).toEqual([37, 38])
})

test('RE-17.2.b RE-A-07 The Thin Blue Line: three Day Event cards are gone, 149 lies open with its event', () => {
  const campaign = aCampaign(THIN)
  expect(campaign.decks['day-event'].left).toEqual([137, 139, 150])
  expect(campaign).toMatchObject({ dayCard: 149, lf3ToLf2: true })
})

test('RE-17.2.c RE-17.2.d The Thin Blue Line: IV/JG51 has come, the Ju 87s have gone', () => {
  expectAt(aCampaign(THIN), 'base IV/JG51 I/KG1, out I/SG77 II/SG77 III/SG77 I/SG1 IV/LG1')
})

test('RE-17.2.e RE-A-05 The Thin Blue Line: six reinforcements have come, the others wait', () => {
  expectAt(aCampaign(THIN), 'sector 249 RCAF 310 602 616 603, reserve 303')
})

test('RE-17.2.g priorities of late August', () => {
  expect(aCampaign(THIN).priorities).toEqual({
    port: 'low',
    radar: 'low',
    city: 'medium',
    industry: 'medium',
    airfield: 'high',
  })
})

test('RE-17.2.h The Thin Blue Line begins on 27 August with what is left', () => {
  expect(aCampaign(THIN)).toMatchObject({
    day: AUG_27,
    depletion: 0,
    vp: 0,
    points: { bomber: 5, fighter: 4, Hurricane: 12, Spitfire: 8, pilots: 2 },
  })
})

test('RE-17.2.f RE-2.21.e the player makes five squadrons green: one of a sector, one of 11 Group', () => {
  const campaign = aCampaign({ ...THIN, night: true })
  const after = (answers: string) => offers(setUp(structuredClone(campaign)), answers)
  const first = after('')
  expect(first).toContain('54')
  expect(first).toContain('249')
  for (const id of BLENHEIMS.split(' ')) expect(first).not.toContain(id)
  // 11 Group has given its squadron, and so has 4/10.
  expect(after('green-squadron 54 609')).toEqual(['87', '234', '19', '242', '310'])
  const played = script(setUp(campaign), 'green-squadron 54 609 87 19 242')
  expect(played.value).toBe('night-planning')
  expect(reduced(campaign)).toEqual(['19', '54', '87', '242', '609'])
  expectAt(campaign, 'sector- 54 609 87 19 242, sector 65 238 310')
})

test('RE-17.2.f the other scenarios begin at once', () => {
  for (const scenario of ['prelude', 'hardest-days', 'battle-of-britain'] as const) {
    const campaign = aCampaign({ scenario })
    expect(script(setUp(campaign)).value).toBe('night-planning')
    expect(reduced(campaign)).toEqual([])
  }
})

test('RE-18.a with the night rules five Blenheims are in their sectors in every scenario', () => {
  for (const scenario of SCENARIOS) {
    const campaign = aCampaign({ scenario, night: true })
    expectAt(campaign, `sector ${BLENHEIMS}`)
    expect(campaign.points.Blenheim).toBe(1)
    expectAt(aCampaign({ scenario }), `out ${BLENHEIMS}`)
  }
})

function reduced({ squadrons }: Campaign): string[] {
  return Object.keys(squadrons).filter(id => !squadrons[id]?.full)
}

test('RE-3.a without a word on them the optional rules are off', () => {
  expect(begin({ scenario: 'prelude', pack: PROOF_PACK, options: {} })).toMatchObject({
    night: false,
    advanced: false,
  })
})

test('RE-3.j RE-17.2.c The Thin Blue Line has its other reinforcements still to come', () => {
  const { pack } = packOf({ pack: PROOF_PACK })
  const [gruppe] = pack.gruppen
  if (!gruppe) throw new Error('The pack has no Gruppen')
  const gruppen = [...pack.gruppen, { ...gruppe, id: 'V/JG51', arrives: 30 }]
  const later = layOut({ ...pack, id: 'later', gruppen })
  const at = (scenario: ScenarioId) => begin({ scenario, pack: later, options: {} }).gruppen['V/JG51']?.place
  expect(SCENARIOS.map(at)).toEqual(['out', 'out', 'calendar', 'calendar'])
})
