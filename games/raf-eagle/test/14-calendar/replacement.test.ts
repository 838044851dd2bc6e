import { expect, test } from 'vitest'
import { replaceHeavyLosses, replaceLightLosses } from '../../rules/14-calendar/losses.ts'
import { lost } from '../kit/losses.ts'
import { expectAt, factsOf, lights, reduce, script } from '../kit/table.ts'

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

test('RE-14.24.b RE-A-84 pilots go first where two squadrons would be green', () => {
  // By order 610 of 7/11 would get the one pilot; 4/10 would then have two green squadrons.
  const campaign = lost('light-loss 610 609 152', { Spitfire: 9, pilots: 1 })
  script(replaceLightLosses(campaign), 'pilots-for 152')
  expectAt(campaign, 'sector- 610, sector- 609, sector 152')
})

test('RE-14.24.b RE-A-84 a squadron that is green already counts', () => {
  const campaign = lost('light-loss 610 609', { Spitfire: 9, pilots: 1 })
  reduce(campaign, '152')
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector- 610, sector 609')
})

test('RE-14.24.b RE-A-84 a sector beyond help gets no pilots for it', () => {
  // 4/10 has two green squadrons whatever is done: the order decides.
  const campaign = lost('light-loss 238 610', { Spitfire: 9, Hurricane: 9, pilots: 1 })
  reduce(campaign, '609 152')
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector 610, sector- 238')
})

test('RE-14.24.b RE-A-84 yet its squadrons have their turn when all can be served', () => {
  const campaign = lost('light-loss 74 609 152', { Spitfire: 9, pilots: 3 })
  reduce(campaign, '54 65')
  script(replaceLightLosses(campaign))
  expectAt(campaign, 'sector 74 609 152')
})

test('RE-14.24.b RE-A-84 each sector in need gets its pilot before the first in order', () => {
  const campaign = lost('light-loss 610 64 615 609 152', { Spitfire: 9, Hurricane: 9, pilots: 2 })
  script(replaceLightLosses(campaign), 'pilots-for 64 609')
  expectAt(campaign, 'sector- 610, sector 64, sector- 615, sector 609, sector- 152')
})

test('RE-14.24.b RE-A-84 as few sectors as can be have two green squadrons', () => {
  // 6/11 would need two pilots, 4/10 and 2/11 one each: two pilots help two sectors, not one.
  const campaign = lost('light-loss 54 65 74 609 152 64 615', { Spitfire: 9, Hurricane: 9, pilots: 2 })
  script(replaceLightLosses(campaign), 'pilots-for 64 609')
  expectAt(campaign, 'sector- 54 65 74, sector 64, sector- 615, sector 609, sector- 152')
})

test('RE-14.24.b RE-A-84 pilots to spare go by the order again', () => {
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
  expect(factsOf(played, 'gruppe-replaced')).toEqual([{ gruppe: 'I/JG51', to: 'base', depletion: 15 }])
})

test('RE-14.4.f RE-14.4.a RE-DX-14 at Depletion Level 2 and without a point it stays', () => {
  const campaign = lost('light-loss I/JG51, heavy-loss I/KG1', { pilots: 3 }, { depletion: 15 })
  const played = script(replaceLightLosses(campaign))
  script(replaceHeavyLosses(campaign))
  expectAt(campaign, 'light-loss I/JG51, heavy-loss I/KG1')
  expect(campaign.depletion).toBe(15)
  expect(factsOf(played, 'gruppe-waits')).toEqual([{ gruppe: 'I/JG51' }])
})

test('RE-14.4.f RE-A-85 at Level 2 the player chooses who gets the points', () => {
  const campaign = lost('light-loss I/JG51 II/JG51 I/KG1', { fighter: 1, bomber: 1 }, { depletion: 15 })
  const asked = structuredClone(campaign)
  expect(lights(replaceLightLosses(asked))).toEqual(['gruppe:I/JG51', 'gruppe:II/JG51'])
  const played = script(replaceLightLosses(campaign), 'refit II/JG51')
  expect(factsOf(played, 'gruppe-waits')).toEqual([{ gruppe: 'I/JG51' }])
  expectAt(campaign, 'light-loss I/JG51, base II/JG51 I/KG1')
})

test('RE-14.4.f RE-A-85 RE-A-86 where depletion reaches its top in the step the player sets the order', () => {
  const campaign = lost('light-loss I/JG51 I/KG1 I/KG2', { bomber: 1 }, { depletion: 14 })
  script(replaceLightLosses(campaign), 'refit I/KG2 I/KG1')
  expectAt(campaign, 'base I/KG1 I/KG2, light-loss I/JG51')
  expect(campaign).toMatchObject({ depletion: 15, points: { bomber: 0 } })
})

test('RE-14.2.c RE-A-85 nothing is asked where depletion suffices for all', () => {
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

test('RE-14.2.b RE-14.2.c RE-14.2.d RE-14.2.e the log cites the rule of the box that a unit waits in or leaves', () => {
  const light = script(replaceLightLosses(lost('light-loss 54 I/KG1', { bomber: 1 }))).notes
  expect(light.map(({ rule, what }) => [rule, what])).toEqual([
    ['RE-14.2.b', 'squadron-waits'],
    ['RE-14.2.c', 'gruppe-replaced'],
  ])
  const heavy = script(replaceHeavyLosses(lost('heavy-loss 54 I/KG1', { bomber: 1 }))).notes
  expect(heavy.map(({ rule, what }) => [rule, what])).toEqual([
    ['RE-14.2.d', 'squadron-waits'],
    ['RE-14.2.e', 'gruppe-replaced'],
  ])
})
