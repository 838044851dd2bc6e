import { expect, test } from 'vitest'
import { layOut, packOf } from '../pack/index.ts'
import type { CombatLine } from '../pack/types.ts'
import { resolveNightRaids } from '../rules/18-night.ts'
import { PROOF_PACK } from './kit/charts.ts'
import { aCampaign, expectAt, factsOf, lay, lights, script, stopsFor } from './kit/table.ts'

/**
 * Night fighters and bombers are so unequal that the table of the proofs has no mild result for them: with this one
 * a die of 1 gives nothing to A, Disrupt to B and Abort to C, and any other die a light loss to A and a heavy one to B.
 */
const MILD: CombatLine = { german: ['-', 'D', 'A'], british: ['-', 'D', 'A'] }
const HARD: CombatLine = { german: ['L', 'H', '-'], british: ['L', 'H', '-'] }
const { pack } = packOf({ pack: PROOF_PACK })
const NIGHT_PACK = layOut({
  ...pack,
  id: 'proof-of-nights',
  tables: {
    ...pack.tables,
    combat: {
      ...pack.tables.combat,
      lines: pack.tables.combat.lines.map(() => [MILD, HARD, HARD, HARD, HARD, HARD]),
    },
  },
})

const NINE = 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4 II/KG4 I/LG1'

function night(patrol: string, raiders: string, more: Parameters<typeof aCampaign>[0] = {}) {
  const campaign = aCampaign({ night: true, pack: NIGHT_PACK, ...more })
  lay(campaign, patrol ? `night-patrol ${patrol}` : '')
  lay(campaign, raiders ? `night-raid ${raiders}` : '')
  return campaign
}

test('RE-18.3.a RE-18.3.b RE-18.3.c RE-EX-44 four Blenheims, nine Gruppen, die 2: two meet two of choice', () => {
  const campaign = night('600 23 25 604', NINE)
  const chosen = 'night-interception 2, night-fighter 25 600, night-intercepted I/KG1 I/LG1'
  const played = script(resolveNightRaids(campaign), `${chosen}, combat 1, night-bombing 2`)
  expect(factsOf(played, 'night-interception')).toEqual([
    { patrol: 4, raiders: 9, chance: 3, die: 2, intercepting: 2 },
  ])
  expect(factsOf(played, 'combat')[0]).toMatchObject({ box: 'bomber', gruppen: 2, shift: 0 })
})

test('RE-18.3.b above the chance nobody is met', () => {
  const campaign = night('600 23 25 604', NINE)
  expect(stopsFor(resolveNightRaids(campaign), 'night-interception 4')).toBe('night-bombing')
  expect(stopsFor(resolveNightRaids(campaign), 'night-interception 3')).toBe('night-fighter')
})

test('RE-18.3.a the Gruppen of both Luftflotten count', () => {
  const campaign = night('600', 'I/KG1 II/KG1 III/KG1 I/KG2 I/LG1 II/LG1 I/KG55')
  expect(stopsFor(resolveNightRaids(campaign), 'night-interception 1')).toBe('night-intercepted')
})

test('RE-18.3.c the Blenheims on patrol and the Gruppen of the night are offered', () => {
  const campaign = night('600 23', 'I/KG1 I/KG2 I/KG4')
  const fighters = lights(resolveNightRaids(campaign), 'night-interception 1')
  expect(fighters).toEqual(['squadron:600', 'squadron:23'])
  const fighter = 'night-interception 1, night-fighter 23'
  const raiders = lights(resolveNightRaids(campaign), fighter)
  expect(raiders).toEqual(['gruppe:I/KG1', 'gruppe:I/KG2', 'gruppe:I/KG4'])
})

test('RE-18.3.b RE-A-93 no more meet than there are', () => {
  const campaign = night('600 23 25 604', 'I/KG1')
  const lines = 'night-interception 2, night-fighter 25, combat 1, night-bombing 1'
  const played = script(resolveNightRaids(campaign), lines)
  expect(factsOf(played, 'night-interception')[0]).toMatchObject({ chance: 2, die: 2, intercepting: 1 })
})

test('RE-18.3.a without patrol, or without raiders, there is no interception', () => {
  expect(stopsFor(resolveNightRaids(night('', 'I/KG1 I/KG2')))).toBe('night-bombing')
  expect(script(resolveNightRaids(night('600', ''))).value).toBe('reset')
})

test('RE-18.4.a altitude, Big Wing and the like of the day are no part of it', () => {
  const campaign = night('600', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4', { pack: PROOF_PACK })
  const lines = 'night-interception 1, night-intercepted I/KG1, combat 1, night-bombing 2'
  const played = script(resolveNightRaids(campaign), lines)
  expect(factsOf(played, 'combat')[0]).toMatchObject({ value: 8, gruppen: 1, row: 8, shift: 0 })
})

test('RE-18.4.b losses go to the boxes and count as usual', () => {
  // A bomber of A and one of B, Blenheims of A and C: light and heavy loss, light loss and nothing.
  const campaign = night('600 25', 'I/KG1 II/KG1', { vp: 5 })
  const played = script(
    resolveNightRaids(campaign),
    'night-interception 1, night-fighter 600, night-intercepted II/KG1, combat 2, night-bombing 1',
  )
  expectAt(campaign, 'heavy-loss II/KG1, light-loss 600, night-raid I/KG1, night-patrol 25')
  expect(factsOf(played, 'score').map(({ by }) => by)).toEqual([2, -1])
  expect(campaign.vp).toBe(6)
})

test('RE-18.4.c RE-A-94 who was disrupted or aborted is back at base, full; who was not drops bombs', () => {
  const campaign = night('600 23 25', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2')
  const lines =
    'night-interception 2, night-fighter 600 23, night-intercepted I/KG1 II/KG1, combat 1, night-bombing 4'
  const played = script(resolveNightRaids(campaign), lines)
  expectAt(campaign, 'night-raid I/KG1, base II/KG1')
  expect(factsOf(played, 'night-turned-back')).toEqual([{ gruppe: 'II/KG1' }])
  expect(factsOf(played, 'night-bombing')).toEqual([{ raiders: 5, die: 4, vp: 2 }])
  const abort = night('600', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4')
  script(
    resolveNightRaids(abort),
    'night-interception 1, night-intercepted III/KG1, combat 1, night-bombing 2',
  )
  expectAt(abort, 'base III/KG1')
})

test('RE-18.4.d squadrons go back on patrol full, whatever short of loss they suffered', () => {
  for (const id of ['600', '23', '25']) {
    const campaign = night(id, 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4')
    script(
      resolveNightRaids(campaign),
      'night-interception 1, night-intercepted I/KG1, combat 1, night-bombing 2',
    )
    expectAt(campaign, `night-patrol ${id}`)
  }
})

test('RE-18.b RE-18.5.a die and number of Gruppen give the points, with no target and no strength', () => {
  const four = night('', 'I/KG1 II/KG1 I/LG1 II/LG1', { vp: 3 })
  expect(script(resolveNightRaids(four), 'night-bombing 4').value).toBe('reset')
  expect(four.vp).toBe(2)
  const five = night('', 'I/KG2 II/KG2 I/LG1 II/LG1 I/KG55', { vp: 3 })
  script(resolveNightRaids(five), 'night-bombing 4')
  expect(five.vp).toBe(1)
  expect(five.decks).toEqual(aCampaign({ night: true }).decks)
  expect(five.damage).toEqual({})
})

test('RE-18.5.b a six is two points of damage to industry as well', () => {
  const campaign = night('', 'I/KG1')
  script(resolveNightRaids(campaign), 'night-bombing 6')
  expect(campaign.points).toMatchObject({ Hurricane: 7, Spitfire: 7 })
  const five = night('', 'I/KG1')
  script(resolveNightRaids(five), 'night-bombing 5')
  expect(five.points).toMatchObject({ Hurricane: 9, Spitfire: 7 })
})

test('RE-18.5.c a landing accident costs a Gruppe of choice and a point', () => {
  const campaign = night('', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2')
  const raiders = lights(resolveNightRaids(campaign), 'night-bombing 3')
  expect(raiders).toHaveLength(5)
  expect(raiders[0]).toBe('gruppe:I/KG1')
  campaign.vp = 0
  const played = script(resolveNightRaids(campaign), 'night-bombing 3, landing-accident I/KG2')
  expect(factsOf(played, 'landing-accident')).toEqual([{ gruppe: 'I/KG2' }])
  expectAt(campaign, 'light-loss I/KG2, night-raid I/KG1')
  expect(campaign.vp).toBe(0)
  script(resolveNightRaids(night('', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2')), 'night-bombing 2')
})

test('RE-18.5.a RE-18.5.c RE-A-96 no bombs and no accident when all have turned back', () => {
  const campaign = night('600 23', 'II/KG1')
  expect(script(resolveNightRaids(campaign), 'night-interception 1, night-fighter 23, combat 1').value).toBe(
    'reset',
  )
})

test('RE-16.2.b RE-A-95 the night may decide the battle', () => {
  const campaign = night('', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2', { vp: -34 })
  expect(script(resolveNightRaids(campaign), 'night-bombing 5').value).toBeUndefined()
  expect(campaign.ended).toEqual({ level: 'german-decisive', winner: 'luftwaffe' })
  expectAt(campaign, 'night-raid I/KG1')
})

test('RE-16.2.b RE-A-83 and its bombs do no damage to industry any more', () => {
  const campaign = night('', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2', { vp: -34 })
  const { Hurricane, Spitfire } = campaign.points
  script(resolveNightRaids(campaign), 'night-bombing 6')
  expect(campaign.ended?.level).toBe('german-decisive')
  expect(campaign.points).toMatchObject({ Hurricane, Spitfire })
})

test('RE-16.2.c RE-A-95 a combat that decides it leaves no time for bombs', () => {
  const campaign = night('25', 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4', { vp: 34 })
  const lines = 'night-interception 1, night-intercepted I/KG1, combat 2'
  expect(script(resolveNightRaids(campaign), lines).value).toBeUndefined()
  expect(campaign.ended?.level).toBe('british-decisive')
})

test('RE-17.1.c after the fourth night The Hardest Days are over', () => {
  const campaign = night('', 'I/KG1', { scenario: 'hardest-days', raidDay: 4, vp: 0 })
  expect(script(resolveNightRaids(campaign), 'night-bombing 4').value).toBeUndefined()
  expect(campaign.ended).toEqual({ level: 'draw', winner: undefined })
})
