import type { Procedure } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { score } from '../rules/02-terms.ts'
import { advanceDay } from '../rules/14-calendar/day-advance.ts'
import { endOfDay } from '../rules/14-calendar/end-of-day.ts'
import { checkSealion, result } from '../rules/16-victory.ts'
import type { Campaign } from '../state.ts'
import { aCampaign, expectAt, factsOf, lay, offers, script } from './kit/table.ts'

/** Sealion values: cancel 8; start -12 from Sept 11 (day 31) on, -10 on Sept 22 (42), -8 on Sept 27 (47), -7 on Oct 1. */
const CHECKED = { day: 31, preparing: false, checked: true }

type Table = Partial<Omit<Campaign, 'night' | 'advanced'>>

function checked(more: Table) {
  const campaign = aCampaign(structuredClone(more))
  script(checkSealion(campaign))
  return campaign
}

// ---- points

test('RE-16.a one signed total, and zero is on the British side', () => {
  const campaign = aCampaign({ scenario: 'prelude', vp: -1 })
  script(endOfDay(campaign))
  expect(campaign.ended?.level).toBe('draw')
  const even = aCampaign({ scenario: 'prelude', vp: -1 })
  score(even, 'RE-9.22.a', 1, 'gruppe')
  script(endOfDay(even))
  expect(even.ended).toEqual({ level: 'british-tactical', winner: 'raf' })
})

test('RE-16.2.a RE-16.2.b at -35 or beyond the Luftwaffe has won at once', () => {
  const campaign = aCampaign({ vp: -33 })
  score(campaign, 'RE-10.j', -1, 'bombs')
  expect(campaign.ended).toBeUndefined()
  score(campaign, 'RE-10.j', -3, 'bombs')
  expect(campaign.ended).toEqual({ level: 'german-decisive', winner: 'luftwaffe' })
})

test('RE-16.2.a RE-16.2.c at 35 or beyond the RAF has', () => {
  const campaign = aCampaign({ vp: 33 })
  score(campaign, 'RE-9.22.a', 1, 'gruppe')
  expect(campaign.ended).toBeUndefined()
  score(campaign, 'RE-9.22.a', 1, 'gruppe')
  expect(campaign.ended).toEqual({ level: 'british-decisive', winner: 'raf' })
})

test('RE-16.2.b RE-12.a RE-A-83 the Prelude goes on whatever the total', () => {
  const campaign = aCampaign({ scenario: 'prelude', vp: -34 })
  score(campaign, 'RE-10.j', -3, 'bombs')
  expect(campaign.ended).toBeUndefined()
})

test('RE-16.b the result is known when something has ended the game, and not before', () => {
  const campaign = aCampaign({ vp: 12, raidDay: 9 })
  expect(result(campaign)).toBeUndefined()
  lay(campaign, 'light-loss 54 I/JG51 II/JG51, heavy-loss 32 65 I/KG1 I/KG2 I/KG4')
  campaign.ended = { level: 'british-operational', winner: 'raf' }
  expect(result(campaign)).toEqual({
    level: 'british-operational',
    winner: 'raf',
    score: -12,
    figures: {
      vp: 12,
      day: 0,
      raidDay: 9,
      depletion: 0,
      gruppenLight: 2,
      gruppenHeavy: 3,
      squadronsLight: 1,
      squadronsHeavy: 2,
    },
  })
})

// ---- scenarios by points

function levels(scenario: 'prelude' | 'hardest-days', totals: readonly number[]) {
  return totals.map(vp => {
    const campaign = aCampaign({ scenario, vp, raidDay: 4 })
    script(endOfDay(campaign))
    return [campaign.ended?.level, campaign.ended?.winner]
  })
}

test('RE-12.b how a Prelude ends', () => {
  expect(levels('prelude', [-40, -16, -15, -6, -5, -1, 0, 9, 10, 40])).toEqual([
    ['brilliant-opening', 'luftwaffe'],
    ['brilliant-opening', 'luftwaffe'],
    ['german-tactical', 'luftwaffe'],
    ['german-tactical', 'luftwaffe'],
    ['draw', undefined],
    ['draw', undefined],
    ['british-tactical', 'raf'],
    ['british-tactical', 'raf'],
    ['luftwaffe-disaster', 'raf'],
    ['luftwaffe-disaster', 'raf'],
  ])
})

test('RE-17.1.d how The Hardest Days end', () => {
  expect(levels('hardest-days', [-34, -26, -25, -11, -10, -1, 0, 14, 15, 34])).toEqual([
    ['german-decisive', 'luftwaffe'],
    ['german-decisive', 'luftwaffe'],
    ['german-operational', 'luftwaffe'],
    ['german-operational', 'luftwaffe'],
    ['draw', undefined],
    ['draw', undefined],
    ['german-operational-defeat', 'raf'],
    ['german-operational-defeat', 'raf'],
    ['german-decisive-defeat', 'raf'],
    ['german-decisive-defeat', 'raf'],
  ])
})

// ---- Sealion

test('RE-16.1.a a check comes when the Day marker reaches the Sealion marker or passes it', () => {
  expect(checked({ day: 30 }).sealion).toEqual({ day: 31, preparing: false, checked: false })
  expect(checked({ day: 31 }).sealion).toEqual({ day: 32, preparing: false, checked: true })
  expect(checked({ day: 34 }).sealion.day).toBe(35)
})

test('RE-16.1.a the check comes after the points for days, with the values of the box reached', () => {
  // Two days make -9 of -11: more than -12 on Sept 11, and than -10 on Sept 22.
  const campaign = aCampaign({ day: 40, vp: -11, sealion: { ...CHECKED, day: 41 } })
  const played = script(advanceDay(campaign), 'draw.day-event 138')
  expect(factsOf(played, 'sealion')).toEqual([{ outcome: 'delayed', vp: -9, start: -10, cancel: 8, day: 43 }])
  const begun = aCampaign({ day: 40, vp: -12, sealion: { ...CHECKED, day: 41 } })
  script(advanceDay(begun), 'draw.day-event 138')
  expect(begun.sealion.preparing).toBe(true)
})

test('RE-3.j The Hardest Days know no Sealion', () => {
  expect(checked({ scenario: 'hardest-days', day: 40, vp: 20 }).ended).toBeUndefined()
})

test('RE-16.1.b cancelled at the first check: decisive British victory, else operational', () => {
  expect(checked({ day: 31, vp: 8 }).ended).toEqual({ level: 'british-decisive', winner: 'raf' })
  expect(checked({ day: 33, vp: 8, sealion: { ...CHECKED, day: 33 } }).ended).toEqual({
    level: 'british-operational',
    winner: 'raf',
  })
  expect(checked({ day: 31, vp: 7 }).ended).toBeUndefined()
})

test('RE-16.1.c RE-EX-41 delayed: the marker goes to the day after the Day marker', () => {
  const campaign = checked({ day: 33, vp: 0 })
  expect(campaign.sealion).toEqual({ day: 34, preparing: false, checked: true })
  expect(campaign.ended).toBeUndefined()
})

test('RE-16.1.c RE-16.1.f delayed beyond Sept 22 is a draw', () => {
  expect(checked({ day: 41, vp: 0, sealion: CHECKED }).ended).toBeUndefined()
  expect(checked({ day: 42, vp: 0, sealion: CHECKED }).ended).toEqual({ level: 'draw', winner: undefined })
})

test('RE-16.1.b RE-16.1.c RE-16.1.d RE-A-78 a day beyond Sept 22 is checked by its own values', () => {
  expect(checked({ day: 44, vp: 8, sealion: CHECKED }).ended?.level).toBe('british-operational')
  expect(checked({ day: 44, vp: -8, sealion: CHECKED }).ended?.level).toBe('draw')
  expect(checked({ day: 44, vp: -9, sealion: CHECKED }).ended).toBeUndefined()
})

test('RE-16.1.d RE-A-79 preparations: D-Day is ten boxes from the marker, and Oct 1 the last', () => {
  expect(checked({ day: 34, vp: -12 }).sealion).toEqual({ day: 41, preparing: true, checked: true })
  expect(checked({ day: 34, vp: -11 }).sealion.preparing).toBe(false)
  expect(checked({ day: 42, vp: -15, sealion: { ...CHECKED, day: 42 } }).sealion.day).toBe(51)
})

test('RE-16.1.e preparations cost five points and set the priorities', () => {
  const campaign = checked({ day: 31, vp: -12, depletion: 13 })
  expect(campaign).toMatchObject({ vp: -17, depletion: 5 })
  expect(campaign.priorities).toEqual({
    airfield: 'high',
    port: 'high',
    radar: 'medium',
    city: 'low',
    industry: 'low',
  })
})

test('RE-16.1.e RE-14.4.a RE-DX-16 Depletion 5 is 0 when preparations begin', () => {
  expect(checked({ day: 31, vp: -12, depletion: 5 }).depletion).toBe(0)
})

test('RE-16.1.e RE-16.2.b the five points may decide it', () => {
  const campaign = aCampaign({ day: 30, vp: -33 })
  expect(script(advanceDay(campaign), 'draw.day-event 138').value).toBeUndefined()
  expect(campaign.ended?.level).toBe('german-decisive')
})

test('RE-16.11.a RE-A-80 D-Day is judged by the values of its own box', () => {
  const dDay = { day: 46, preparing: true, checked: true }
  const level = (vp: number) => checked({ day: 47, vp, sealion: dDay }).ended
  const played = script(checkSealion(aCampaign({ day: 47, vp: -9, sealion: dDay })))
  expect(factsOf(played, 'd-day')).toEqual([{ vp: -9, start: -9, cancel: 8 }])
  expect(factsOf(played, 'ended')).toEqual([{ level: 'german-decisive', vp: -9 }])
  // Sept 26: -9 and 8; Sept 27 would have -8.
  expect(level(-9)).toEqual({ level: 'german-decisive', winner: 'luftwaffe' })
  expect(level(-8)).toEqual({ level: 'german-operational', winner: 'luftwaffe' })
  expect(level(7)).toEqual({ level: 'german-operational', winner: 'luftwaffe' })
  expect(level(8)).toEqual({ level: 'british-tactical', winner: 'raf' })
  expect(checked({ day: 45, vp: -9, sealion: dDay }).ended).toBeUndefined()
})

test('RE-16.11.a the calendar ends on Oct 1: whatever card comes, D-Day is not passed unseen', () => {
  const campaign = aCampaign({ day: 49, vp: -32, sealion: { day: 51, preparing: true, checked: true } })
  expect(script(advanceDay(campaign), 'draw.day-event 149').value).toBeUndefined()
  expect(campaign).toMatchObject({ day: 51, vp: -14, ended: { level: 'german-decisive' } })
})

test('RE-17.3.a The Battle of Britain goes on as long as nothing of this has happened', () => {
  const campaign = aCampaign({ day: 20, vp: 10 })
  expect(campaign).toMatchObject({ scenario: 'battle-of-britain' })
  expect(aCampaign().day).toBe(0)
  expect(script(advanceDay(campaign), 'draw.day-event 139').value).toBe('day-event')
  expect(result(campaign)).toBeUndefined()
})

// ---- The Thin Blue Line

function line(more: Table) {
  return aCampaign({ scenario: 'thin-blue-line', ...more })
}

function lineEnds(more: Table) {
  const campaign = line({ day: 31, ...more })
  script(checkSealion(campaign), campaign.vp >= 8 ? '' : 'carry-on end')
  return campaign.ended
}

test('RE-17.2.i RE-A-101 The Thin Blue Line ends with the first check, before any replacement', () => {
  const campaign = line({ day: 30, vp: -3 })
  lay(campaign, 'light-loss 54')
  expect(script(advanceDay(campaign), 'draw.day-event 139, carry-on end').value).toBeUndefined()
  expectAt(campaign, 'light-loss 54')
  expect(campaign.vp).toBe(0)
  expect(campaign.ended?.level).toBe('draw')
  expect(script(advanceDay(line({ day: 28, vp: -5 })), 'draw.day-event 150').value).toBe('day-event')
})

test('RE-17.2.j how it ends', () => {
  expect(lineEnds({ vp: 8 })).toEqual({ level: 'german-decisive-defeat', winner: 'raf' })
  expect(lineEnds({ vp: -3, depletion: 15 })).toEqual({ level: 'german-operational-defeat', winner: 'raf' })
  expect(lineEnds({ vp: -1, depletion: 14 })).toEqual({ level: 'german-operational', winner: 'luftwaffe' })
  expect(lineEnds({ vp: 0, depletion: 14 })).toEqual({ level: 'draw', winner: undefined })
  expect(lineEnds({ vp: -12, depletion: 15 })).toEqual({ level: 'german-decisive', winner: 'luftwaffe' })
})

test('RE-17.2.k the player may carry on with the campaign instead', () => {
  const campaign = line({ day: 31, vp: -3 })
  expect(offers(checkSealion(structuredClone(campaign)))).toEqual(['end', 'carry-on'])
  const played = script(checkSealion(campaign), 'carry-on carry-on')
  expect(factsOf(played, 'carried-on')).toEqual([{ level: 'german-operational' }])
  expect(campaign.ended).toBeUndefined()
  expect(campaign.sealion.day).toBe(32)
  // From then on a check is one of the campaign, and no longer the first.
  campaign.day = 33
  campaign.vp = 8
  script(checkSealion(campaign))
  expect(campaign.ended).toEqual({ level: 'british-operational', winner: 'raf' })
})

test('RE-17.2.k preparations that begin are carried on with', () => {
  const campaign = line({ day: 31, vp: -12 })
  script(checkSealion(campaign), 'carry-on carry-on')
  expect(campaign).toMatchObject({ vp: -17, sealion: { day: 41, preparing: true } })
})

test.each([
  [-34, -1, 'RE-16.2.b'],
  [34, 1, 'RE-16.2.c'],
] as const)('RE-16.2.b RE-16.2.c from %i points %i more decides by %s', (vp, by, rule) => {
  const campaign = aCampaign({ vp })
  const { notes } = script(scored(campaign, by))
  expect(notes.at(-1)).toEqual({ rule, what: 'decided', facts: { vp: vp + by } })
})

function* scored(campaign: Campaign, by: number): Procedure<void> {
  score(campaign, 'RE-9.22.a', by, 'gruppe')
}
