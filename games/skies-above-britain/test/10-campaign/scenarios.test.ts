import { expect, test } from 'vitest'
import { standard } from '../../pack/standard.ts'
import { levelOf, pilotOf } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { raidVector } from '../../rules/07-raid-vector/sequence.ts'
import { result } from '../../rules/08-return/points.ts'
import { begin, muster } from '../../rules/10-campaign/begin.ts'
import { scenarioBombers, scenarioDogfight } from '../../rules/10-campaign/scenarios.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aPatrol, asked, expectAt, factsOf, germansOf, script, stopsFor } from '../kit/table.ts'

/** A scenario of the school, laid out; and where it begins. */
function school(scenario: string): { campaign: Campaign; step: string } {
  const campaign = begin({ scenario, pack: PROOF_PACK, options: {} })
  return { campaign, step: script(muster(campaign)).value }
}

test('SAB-GEN-19 SAB-GEN-17 SAB-GEN-18 scenarios 1 to 5 are dogfights: no map, no Fuel', () => {
  const { campaign, step } = school('sab-1')
  expect(step).toBe('scenario-dogfight')
  expect(patrolOf(campaign)).toMatchObject({
    fuelled: false,
    formations: [],
    track: undefined,
    station: undefined,
  })
  expect(campaign.aircraft).toBe('spitfire')
  expectAt(campaign, 'lost red-1')
  expect(germansOf(campaign, 'red-1')).toBe('109 2 tailed')
})

test('SAB-PIL-04 SAB-CMP-03 the scenario says who is Green or Veteran; the others are Regular', () => {
  const { campaign } = school('sab-4')
  const levels = (['red-1', 'red-2', 'red-3', 'blue-1'] as const).map(id => levelOf(pilotOf(campaign, id)))
  expect(levels).toEqual(['veteran', 'regular', 'green', 'regular'])
  expect(campaign.pilots).toHaveLength(6)
})

test('SAB-GEN-19 a scenario without Advantage Cards is fought as laid out, and whoever flies lands', () => {
  const { campaign } = school('sab-1')
  const played = script(scenarioDogfight(campaign), 'dogfight.maneuver none, draw.tailed ts-vanish')
  expect(played.value).toBe('fate')
  expectAt(campaign, 'home red-1')
})

test('SAB-GEN-19 a scenario with cards: each unit draws its own', () => {
  const { campaign } = school('sab-4')
  expect(asked(scenarioDogfight(campaign), 'draw.luftwaffe lw-rotte-tailed')).toMatch(
    /^dogfight.maneuver of .*unit:red/,
  )
  const again = school('sab-4').campaign
  const lines = 'draw.luftwaffe lw-rotte-head-on, draw.headOn x-vanish, draw.raf raf-schwarm-tailing'
  expect(stopsFor(scenarioDogfight(again), lines)).toBe('dogfight.tailing')
  expect(germansOf(again, 'blue')).toBe('110 4 tailing')
})

test('SAB-GEN-19 scenarios 6 to 9 begin among the bombers, from the given side and altitude', () => {
  const { campaign, step } = school('sab-6')
  expect(step).toBe('scenario-bombers')
  expectAt(campaign, 'bombers red-1 red-2 red-3 blue-1 blue-2 blue-3')
  expect(patrolOf(campaign).fighters['red-1']?.entry).toEqual({
    from: 'port',
    altitude: 'high',
    outOfTheSun: false,
  })
  expect(patrolOf(campaign).raid).toMatchObject({ type: 'dornier', layout: 'vee' })
})

/** Red 1 alone in the second round of scenario 6. */
function secondRound(): Campaign {
  const campaign = aPatrol({ scenario: 'sab-6', fly: 'red-1' })
  Object.assign(patrolOf(campaign), { turn: 1, fuelled: false })
  patrolOf(campaign).raid = school('sab-6').campaign.patrol?.raid
  Object.assign(patrolOf(campaign).fighters['red-1'] ?? {}, { at: 'bombers' })
  return campaign
}

test('SAB-BMB-10 SAB-GEN-19 rounds follow each other, and Germans come after the round that the scenario names', () => {
  const campaign = secondRound()
  const lines =
    'bombers.approach 0.0/port, draw.medium m-nothing, draw.luftwaffe lw-rotte-head-on, draw.headOn x-vanish'
  const played = script(scenarioBombers(campaign), lines)
  expect(factsOf(played, 'scenario-round')).toEqual([{ round: 2, of: 4 }])
  expect(played.value).toBe('scenario-bombers')
  expect(script(scenarioBombers(campaign), 'bombers.approach 0.0/port, draw.medium m-nothing-b').value).toBe(
    'scenario-bombers',
  )
  expect(
    script(
      scenarioBombers(campaign),
      'bombers.approach 0.0/port, draw.medium m-hit, draw.hit wing-3, hit-check 12',
    ).value,
  ).toBe('fate')
  expectAt(campaign, 'home red-1')
})

test('SAB-GEN-19 without a fighter among the bombers the scenario is over', () => {
  const campaign = secondRound()
  patrolOf(campaign).turn = 2
  expect(
    script(scenarioBombers(campaign), 'bombers.approach 0.0/port, draw.medium m-lost-contact').value,
  ).toBe('fate')
})

test('SAB-GEN-19 scenarios 10 and 11 begin on the map, with Fuel already spent', () => {
  const { campaign, step } = school('sab-10')
  expect(step).toBe('orders')
  expect(patrolOf(campaign)).toMatchObject({
    fuelled: true,
    turn: 1,
    visibility: 'clear',
    sun: undefined,
    fuel: { red: 3, yellow: 3, blue: 3, green: 3 },
    escort: { high: { type: '109', size: 'heavy', suppressed: false } },
    formations: [{ id: 'squadron', at: { position: 'port', altitude: 'high' } }],
  })
})

test('SAB-PAT-12 SAB-GEN-19 without Raid Track the scenario ends after its last turn', () => {
  const { campaign } = school('sab-10')
  patrolOf(campaign).turn = 3
  expect(script(raidVector(campaign)).value).toBe('orders')
  expect(script(raidVector(campaign)).value).toBe('fate')
  expectAt(campaign, 'rtb red-1 green-3')
})

test('SAB-VP-05 SAB-RTB-02 a scenario from its first card to its points', () => {
  const { campaign } = school('sab-1')
  let step: string | undefined = 'scenario-dogfight'
  const lines: Record<string, string> = {
    'scenario-dogfight': 'dogfight.maneuver none, draw.tailed ts-vanish',
  }
  while (step)
    step = script<string | undefined>(STEPS[step as keyof typeof STEPS](campaign), lines[step]).value
  expect(result(campaign)).toMatchObject({ level: 'between', score: 0, figures: { patrols: 1 } })
})

test('SAB-CMP-05 SAB-CMP-02 Stukas fly in the chapters before the end of August alone', () => {
  const withStukas = standard.chapters.filter(({ bombers }) => bombers.some(({ is }) => is.type === 'stuka'))
  expect(withStukas.length).toBeGreaterThan(0)
  for (const { from } of withStukas) expect(from < '1940-08-24').toBe(true)
})

test('SAB-CMP-01 the campaigns have 6 to 28 patrols', () => {
  const patrols = (id: string) => standard.chapters.find(chapter => chapter.id === id)?.patrols ?? 0
  const lengths = standard.scenarios.flatMap(one =>
    one.kind === 'campaign' ? [one.chapters.reduce((sum, id) => sum + patrols(id), 0)] : [],
  )
  expect(Math.min(...lengths)).toBe(6)
  expect(Math.max(...lengths)).toBe(28)
})
