import { expect, test } from 'vitest'
import { replaceHeavyLosses, replaceLightLosses } from '../../rules/14-calendar/losses.ts'
import { gainReplacements } from '../../rules/14-calendar/replacement-points.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, expectAt, factsOf, lay, lights, reduce, script } from '../kit/table.ts'

/** A campaign with these points and nothing else, and units where the words say. */
function lost(places: string, points: Partial<Campaign['points']> = {}, more: Partial<Campaign> = {}) {
  const none = { Spitfire: 0, Hurricane: 0, Blenheim: 0, fighter: 0, bomber: 0, pilots: 0 }
  const campaign = aCampaign({ night: true, points: { ...none, ...points } })
  Object.assign(campaign, more)
  lay(campaign, places)
  return campaign
}

// ---- points

test('RE-4.IV.5 RE-14.1.c the card gives points to each track, and there is none for the Ju 87', () => {
  const campaign = aCampaign({ dayCard: 138 })
  const played = script(gainReplacements(campaign))
  expect(played.value).toBe('light-losses')
  expect(factsOf(played, 'replacement-points')).toEqual([{ points: campaign.points }])
  expect(campaign.points).toEqual({
    Spitfire: 9,
    Hurricane: 12,
    fighter: 14,
    bomber: 11,
    pilots: 9,
    Blenheim: 1,
  })
})

test('RE-CP.D1.a fewer German points come with a raid on their industry', () => {
  const campaign = lost('', {}, { dayCard: 135 })
  script(gainReplacements(campaign))
  expect(campaign.points).toMatchObject({ fighter: 1, bomber: 1, Spitfire: 2 })
})

test('RE-14.1.a experienced pilots come by the victory points', () => {
  const gained = (vp: number) => {
    const campaign = lost('', {}, { dayCard: 138, vp })
    script(gainReplacements(campaign))
    return campaign.points.pilots
  }
  expect([-6, -5, 4, 5].map(gained)).toEqual([1, 2, 2, 4])
})

test('RE-14.1.b what goes beyond the top of a track is lost', () => {
  const campaign = lost('', { Hurricane: 19, pilots: 15, fighter: 17 }, { dayCard: 138 })
  script(gainReplacements(campaign))
  expect(campaign.points).toMatchObject({ Hurricane: 20, pilots: 16, fighter: 20 })
})

test('RE-14.1.d Blenheims are counted with night rules alone', () => {
  const night = aCampaign({ dayCard: 138, night: true })
  script(gainReplacements(night))
  expect(night.points.Blenheim).toBe(2)
  const day = aCampaign({ dayCard: 138 })
  script(gainReplacements(day))
  expect(day.points.Blenheim).toBe(1)
})

test('RE-14.6.a RE-EX-38 stabilization with seven squadrons in the pool: fourteen pilots, and the pool is empty', () => {
  const campaign = lost('', { pilots: 0 }, { dayCard: 138, day: 28, vp: -10 })
  const played = script(gainReplacements(campaign))
  expect(factsOf(played, 'stabilization')).toEqual([{ squadrons: 7, pilots: 14 }])
  // AMB-76 The card's one pilot comes after it.
  expect(campaign.points.pilots).toBe(15)
  expectAt(campaign, 'out 249 RCAF 310 602 616 603 303')
  script(gainReplacements(campaign))
  expect(campaign.points.pilots).toBe(16)
})

test('RE-14.6.a the track has a top', () => {
  const campaign = lost('', { pilots: 5 }, { dayCard: 138, day: 30 })
  script(gainReplacements(campaign))
  expect(campaign.points.pilots).toBe(16)
})

test('RE-4.IV.3.c AMB-76 it comes with the update that reaches Sept 8 or passes it, once', () => {
  const before = aCampaign({ dayCard: 138, day: 27 })
  script(gainReplacements(before))
  expect(before.stabilized).toBe(false)
  expectAt(before, 'reserve RCAF')
  before.day = 33
  expect(factsOf(script(gainReplacements(before)), 'stabilization')).toHaveLength(1)
  expect(before.stabilized).toBe(true)
  expect(factsOf(script(gainReplacements(before)), 'stabilization')).toEqual([])
})

// ---- squadrons

test('RE-4.IV.6 RE-14.2.a a squadron comes back full for an aircraft and a pilot', () => {
  const campaign = lost('light-loss 54', { Spitfire: 2, pilots: 3 })
  expect(script(replaceLightLosses(campaign)).value).toBe('heavy-losses')
  expectAt(campaign, 'sector 54')
  expect(campaign.points).toMatchObject({ Spitfire: 1, pilots: 2 })
})

test('RE-14.2.b without aircraft of its type it stays, and no pilot is spent', () => {
  const campaign = lost('light-loss 54', { Hurricane: 2, pilots: 3 })
  const played = script(replaceLightLosses(campaign))
  expectAt(campaign, 'light-loss 54')
  expect(campaign.points).toMatchObject({ Hurricane: 2, pilots: 3 })
  expect(factsOf(played, 'squadron-waits')).toEqual([{ squadron: '54' }])
})

test('RE-14.2.b RE-14.3.a RE-2.21.e with aircraft but without pilots it is green', () => {
  const campaign = lost('light-loss 54', { Spitfire: 1 })
  const played = script(replaceLightLosses(campaign))
  expect(factsOf(played, 'squadron-replaced')).toEqual([{ squadron: '54', green: true }])
  expectAt(campaign, 'sector- 54')
  expect(campaign.points).toMatchObject({ Spitfire: 0, pilots: 0 })
})

test('RE-14.23.a a Blenheim needs no pilots and is never green', () => {
  const campaign = lost('light-loss 600 54', { Blenheim: 1, Spitfire: 1, pilots: 1 })
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector 600 54')
  const none = lost('light-loss 600', { Blenheim: 1 })
  script(replaceLightLosses(none))
  expectAt(none, 'sector 600')
  expect(none.points.Blenheim).toBe(0)
})

test('RE-14.24.a scarce aircraft go to 11 Group, then 10, then 12, the highest sector first', () => {
  const all = 'light-loss 54 610 64 609 234 19'
  const returned = (Spitfire: number) => {
    const campaign = lost(all, { Spitfire, pilots: 9 })
    const played = script(replaceLightLosses(campaign))
    return factsOf(played, 'squadron-replaced').map(({ squadron }) => squadron)
  }
  // 7/11, 6/11, 2/11, 4/10, 1/10, 2/12
  expect(returned(1)).toEqual(['610'])
  expect(returned(2)).toEqual(['610', '54'])
  expect(returned(5)).toEqual(['610', '54', '64', '609', '234'])
})

test('RE-14.24.a inside a sector the player chooses who gets aircraft', () => {
  const campaign = lost('light-loss 54 65 74 609', { Spitfire: 2, pilots: 9 })
  expect(lights(replaceLightLosses(campaign))).toEqual(['squadron:54', 'squadron:65', 'squadron:74'])
  script(replaceLightLosses(campaign), 'aircraft-for 74 54')
  expectAt(campaign, 'sector 54 74, light-loss 65 609')
})

test('RE-14.24.a scarce pilots go by the same order', () => {
  const campaign = lost('light-loss 610 54 609 19', { Spitfire: 9, pilots: 2 })
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector 610 54, sector- 609 19')
})

test('RE-14.24.a inside a sector the player chooses who gets pilots, of whatever type', () => {
  const campaign = lost('light-loss 32 610', { Spitfire: 1, Hurricane: 1, pilots: 1 })
  expect(lights(replaceLightLosses(campaign))).toEqual(['squadron:32', 'squadron:610'])
  script(replaceLightLosses(campaign), 'pilots-for 610')
  expectAt(campaign, 'sector 610, sector- 32')
})

test('RE-14.24.b AMB-84 pilots go first where two squadrons would be green', () => {
  // By order 610 of 7/11 would get the one pilot; 4/10 would then have two green squadrons.
  const campaign = lost('light-loss 610 609 152', { Spitfire: 9, pilots: 1 })
  script(replaceLightLosses(campaign), 'pilots-for 152')
  expectAt(campaign, 'sector- 610, sector- 609, sector 152')
})

test('RE-14.24.b AMB-84 a squadron that is green already counts', () => {
  const campaign = lost('light-loss 610 609', { Spitfire: 9, pilots: 1 })
  reduce(campaign, '152')
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector- 610, sector 609')
})

test('RE-14.24.b AMB-84 a sector beyond help gets no pilots for it', () => {
  // 4/10 has two green squadrons whatever is done: the order decides.
  const campaign = lost('light-loss 238 610', { Spitfire: 9, Hurricane: 9, pilots: 1 })
  reduce(campaign, '609 152')
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector 610, sector- 238')
})

test('RE-14.24.b AMB-84 yet its squadrons have their turn when all can be served', () => {
  const campaign = lost('light-loss 74 609 152', { Spitfire: 9, pilots: 3 })
  reduce(campaign, '54 65')
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector 74 609 152')
})

test('RE-14.24.b AMB-84 each sector in need gets its pilot before the first in order', () => {
  const campaign = lost('light-loss 610 64 615 609 152', { Spitfire: 9, Hurricane: 9, pilots: 2 })
  script(replaceLightLosses(campaign), 'pilots-for 64 609')
  expectAt(campaign, 'sector- 610, sector 64, sector- 615, sector 609, sector- 152')
})

test('RE-14.24.b AMB-84 as few sectors as can be have two green squadrons', () => {
  // 6/11 would need two pilots, 4/10 and 2/11 one each: two pilots help two sectors, not one.
  const campaign = lost('light-loss 54 65 74 609 152 64 615', { Spitfire: 9, Hurricane: 9, pilots: 2 })
  script(replaceLightLosses(campaign), 'pilots-for 64 609')
  expectAt(campaign, 'sector- 54 65 74, sector 64, sector- 615, sector 609, sector- 152')
})

test('RE-14.24.b AMB-84 pilots to spare go by the order again', () => {
  const campaign = lost('light-loss 610 32 609 152', { Spitfire: 9, Hurricane: 9, pilots: 3 })
  script(replaceLightLosses(campaign), 'pilots-for 152')
  expectAt(campaign, 'sector 610 32 152, sector- 609')
})

// ---- Gruppen

test('RE-14.2.c RE-14.21.a Gruppen come back for a point of fighters or of level bombers', () => {
  const campaign = lost('light-loss I/JG51 I/KG1 I/KG2 I/KG4 I/ZG26', { fighter: 3, bomber: 4 })
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'base I/JG51 I/KG1 I/KG2 I/KG4 I/ZG26')
  expect(campaign.points).toMatchObject({ fighter: 1, bomber: 1 })
  expect(campaign.depletion).toBe(0)
})

test('RE-14.2.c RE-DX-15 without a point a Gruppe comes back all the same, and the Luftwaffe is depleted', () => {
  const campaign = lost('light-loss I/JG51', {}, { depletion: 14 })
  const played = script(replaceLightLosses(campaign))
  expectAt(campaign, 'base I/JG51')
  expect(campaign.depletion).toBe(15)
  expect(factsOf(played, 'gruppe-replaced')).toEqual([{ gruppe: 'I/JG51', depletion: 15 }])
})

test('RE-14.4.f RE-14.4.a RE-DX-14 at Depletion Level 2 and without a point it stays', () => {
  const campaign = lost('light-loss I/JG51, heavy-loss I/KG1', { pilots: 3 }, { depletion: 15 })
  const played = script(replaceLightLosses(campaign))
  script(replaceHeavyLosses(campaign))
  expectAt(campaign, 'light-loss I/JG51, heavy-loss I/KG1')
  expect(campaign.depletion).toBe(15)
  expect(factsOf(played, 'gruppe-waits')).toEqual([{ gruppe: 'I/JG51' }])
})

test('RE-14.4.f AMB-85 at Level 2 the player chooses who gets the points', () => {
  const campaign = lost('light-loss I/JG51 II/JG51 I/KG1', { fighter: 1, bomber: 1 }, { depletion: 15 })
  const asked = structuredClone(campaign)
  expect(lights(replaceLightLosses(asked))).toEqual(['gruppe:I/JG51', 'gruppe:II/JG51'])
  const played = script(replaceLightLosses(campaign), 'refit II/JG51')
  expect(factsOf(played, 'gruppe-waits')).toEqual([{ gruppe: 'I/JG51' }])
  expectAt(campaign, 'light-loss I/JG51, base II/JG51 I/KG1')
})

test('RE-14.4.f AMB-85 AMB-86 where depletion reaches its top in the step the player sets the order', () => {
  const campaign = lost('light-loss I/JG51 I/KG1 I/KG2', { bomber: 1 }, { depletion: 14 })
  script(replaceLightLosses(campaign), 'refit I/KG2 I/KG1')
  expectAt(campaign, 'base I/KG1 I/KG2, light-loss I/JG51')
  expect(campaign).toMatchObject({ depletion: 15, points: { bomber: 0 } })
})

test('RE-14.2.c AMB-85 nothing is asked where depletion suffices for all', () => {
  const campaign = lost('light-loss I/JG51 II/JG51 I/KG1 I/KG2', { bomber: 1 }, { depletion: 12 })
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'base I/JG51 II/JG51 I/KG1 I/KG2')
  expect(campaign.depletion).toBe(15)
})

test('RE-14.22.a Ju 87s never leave a loss box, and deplete nothing', () => {
  const campaign = lost('light-loss I/SG77, heavy-loss II/SG77', { bomber: 5, fighter: 5 })
  script(replaceLightLosses(campaign))
  script(replaceHeavyLosses(campaign))
  expectAt(campaign, 'light-loss I/SG77, heavy-loss II/SG77')
  expect(campaign).toMatchObject({ depletion: 0, points: { bomber: 5, fighter: 5 } })
})

// ---- heavy losses

test('RE-4.IV.7 RE-14.2.d a squadron goes from heavy to light loss for an aircraft, and no pilots', () => {
  const campaign = lost('heavy-loss 54 32', { Spitfire: 1, pilots: 4 })
  const played = script(replaceHeavyLosses(campaign))
  expect(played.value).toBe('reinforcements')
  expect(factsOf(played, 'squadron-rebuilt')).toEqual([{ squadron: '54' }])
  expectAt(campaign, 'light-loss 54, heavy-loss 32')
  expect(campaign.points).toMatchObject({ Spitfire: 0, pilots: 4 })
  expect(factsOf(played, 'squadron-waits')).toEqual([{ squadron: '32' }])
})

test('RE-14.24.a the order holds for heavy losses too', () => {
  const campaign = lost('heavy-loss 19 609 65 54', { Spitfire: 1 })
  script(replaceHeavyLosses(campaign), 'aircraft-for 65')
  expectAt(campaign, 'light-loss 65, heavy-loss 19 609 54')
})

test('RE-14.2.e a Gruppe goes from heavy to light loss for a point, or for depletion', () => {
  const campaign = lost('heavy-loss I/JG51 I/KG1', { bomber: 1 })
  script(replaceHeavyLosses(campaign))
  expectAt(campaign, 'light-loss I/JG51 I/KG1')
  expect(campaign).toMatchObject({ depletion: 1, points: { bomber: 0 } })
})

test('RE-14.25.a no unit comes from heavy loss to its base in one update', () => {
  const campaign = lost('heavy-loss 54 I/JG51', { Spitfire: 9, fighter: 9, pilots: 9 })
  expect(script(replaceLightLosses(campaign)).value).toBe('heavy-losses')
  expectAt(campaign, 'heavy-loss 54 I/JG51')
  expect(script(replaceHeavyLosses(campaign)).value).toBe('reinforcements')
  expectAt(campaign, 'light-loss 54 I/JG51')
})
