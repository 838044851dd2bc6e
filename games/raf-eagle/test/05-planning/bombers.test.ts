import { expect, test } from 'vitest'
import { assignBombers } from '../../rules/05-planning/bombers.ts'
import { raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, expectAt, factsOf, lay, offers, pauseAfter, plan, reduce, script } from '../kit/table.ts'

const EAST = 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4 II/KG4 I/SG1'.split(' ')
const WEST = 'I/LG1 II/LG1 I/SG77 II/SG77 III/SG77 I/KG55'.split(' ')
const SEPT_1 = 21
const AUG_31 = 20

/** What is offered after these assignments; on a copy. */
function bomberOffers(campaign: Campaign, answers = ''): string[] {
  return offers(assignBombers(structuredClone(campaign)), answers && `assign-bomber ${answers}`)
}

/** Each of these to a card. */
const all = (gruppen: readonly string[], card: number) => gruppen.map(id => `${id}>${card}`)

test('RE-4.I.4 RE-5.2.a RE-1.c a bomber goes from its airbase to one raid of the day; the others stay', () => {
  const campaign = aCampaign()
  plan(campaign, 12, { segment: 0 })
  plan(campaign, 14, { segment: 6 })
  expect(bomberOffers(campaign)).toContain('I/KG1>14')
  expect(bomberOffers(campaign, 'I/KG1>14').filter(id => id.startsWith('I/KG1>'))).toEqual([])
  const played = script(assignBombers(campaign), 'assign-bomber I/KG1>14 II/KG2>12 I/KG4>14 done')
  expect(played.value).toBe('fighters')
  expectAt(campaign, 'planned/1 I/KG1 I/KG4, planned/0 II/KG2, base II/KG1 I/KG2')
  expect(campaign.gruppen['I/KG1']).toEqual({ place: 'planned', raid: 1, full: true })
  expect(factsOf(played, 'bombers-assigned')).toEqual([
    { card: 12, target: 'Biggin Hill', gruppen: ['II/KG2'] },
    { card: 14, target: 'Hornchurch', gruppen: ['I/KG1', 'I/KG4'] },
  ])
})

test('RE-4.I.4 RE-2.21.h bombers alone: no fighter is offered', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  expect(bomberOffers(campaign)).toEqual([...all(EAST, 12), 'done'])
})

test('RE-2.21.d RE-18.12.b who is reduced, lost, on the calendar or kept for the night is not offered', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  reduce(campaign, 'I/KG1')
  lay(campaign, 'light-loss II/KG1, heavy-loss III/KG1, night-raid I/KG2')
  expect(bomberOffers(campaign)).toEqual([...all(EAST.slice(4), 12), 'done'])
})

test('RE-5.4.e RE-2.1.c a bomber flies in the area of its Luftflotte alone', () => {
  const campaign = aCampaign()
  plan(campaign, 5)
  plan(campaign, 12)
  const offered = bomberOffers(campaign)
  expect(offered.filter(id => id.endsWith('>12'))).toEqual(all(EAST, 12))
  expect(offered.filter(id => id.endsWith('>5'))).toEqual(all(WEST, 5))
})

test('RE-5.4.f while LF3 helps LF2 its Gruppen fly in the east too, but not the other way', () => {
  const campaign = aCampaign({ lf3ToLf2: true })
  plan(campaign, 5)
  plan(campaign, 12)
  const offered = bomberOffers(campaign)
  expect(offered.filter(id => id.endsWith('>12'))).toHaveLength(EAST.length + WEST.length)
  expect(offered.filter(id => id.endsWith('>5'))).toEqual(all(WEST, 5))
})

test('RE-5.4.a RE-5.1.e RE-5.4.j a minor raid takes three Gruppen, however many such raids there are', () => {
  const campaign = aCampaign()
  for (const card of [8, 13, 20, 21, 46]) plan(campaign, card, { major: false })
  const three = 'I/KG1>8 I/KG2>8 I/KG4>8'
  expect(bomberOffers(campaign, 'I/KG1>8 I/KG2>8')).toContain('I/KG4>8')
  expect(bomberOffers(campaign, three).filter(id => id.endsWith('>8'))).toEqual([])
  expect(bomberOffers(campaign, three)).toContain('II/KG1>13')
  for (const raid of campaign.plan) expect(raidLimit(campaign, raid)).toBe(3)
})

/** The limit of a major raid and of a minor one among so many raids. */
function limits(raids: number, more: Parameters<typeof aCampaign>[0] = {}): number[] {
  const campaign = aCampaign(more)
  for (let i = 0; i < raids; i++) plan(campaign, 12, { major: i > 0 })
  return campaign.plan.slice(0, 2).map(raid => raidLimit(campaign, raid))
}

test('RE-5.4.b RE-5.1.e a major raid takes the fewer Gruppen the more raids are planned', () => {
  expect([2, 4, 5, 6, 7, 8, 12].map(raids => limits(raids)[1])).toEqual([16, 16, 14, 12, 11, 10, 10])
})

test('RE-5.4.b RE-EX-07 six target cards: twelve Gruppen in a major raid, three in a minor one', () => {
  expect(limits(6)).toEqual([3, 12])
})

test('RE-5.4.b RE-A-13 the limit holds: the seventeenth is not taken', () => {
  const campaign = aCampaign({ lf3ToLf2: true })
  plan(campaign, 12)
  lay(campaign, 'planned/0 I/JG51 II/JG51')
  const fourteen = [...all(EAST, 12), ...all(WEST, 12)].slice(0, 14)
  expect(bomberOffers(campaign, fourteen.slice(0, 13).join(' '))).toHaveLength(3)
  expect(bomberOffers(campaign, fourteen.join(' '))).toEqual(['done'])
})

test('RE-5.4.c sixteen where the raid is coordinated, or at either level of depletion; minor raids stay as they are', () => {
  expect(limits(8, { depletion: 7 })).toEqual([3, 10])
  expect(limits(8, { depletion: 8 })).toEqual([3, 16])
  expect(limits(8, { depletion: 15 })).toEqual([3, 16])
  const campaign = aCampaign()
  for (let i = 0; i < 8; i++) plan(campaign, 12, { major: i > 0, strategies: i < 2 ? [157] : [] })
  expect(campaign.plan.slice(0, 3).map(raid => raidLimit(campaign, raid))).toEqual([3, 16, 10])
})

test('RE-5.4.d RE-A-50 the Major Raid card lifts a minor raid to the maximum of the day, with coordination to 16', () => {
  const campaign = aCampaign()
  for (const strategies of [[], [156], [156, 157], [157], [], []])
    plan(campaign, 8, { major: false, strategies })
  expect(campaign.plan.map(raid => raidLimit(campaign, raid))).toEqual([3, 12, 16, 3, 3, 3])
})

test('RE-5.4.b RE-A-11 decoys count among the raids of the day', () => {
  const campaign = aCampaign()
  for (let i = 0; i < 5; i++) plan(campaign, 12, { strategies: i > 2 ? [155] : [] })
  expect(raidLimit(campaign, campaign.plan[0] as Campaign['plan'][number])).toBe(14)
})

test('RE-5.4.g RE-EX-08 RE-A-09 letters are for the player to spread: three A are as legal as A, B and C', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  expect(bomberOffers(campaign, 'I/KG1>12 I/KG2>12')).toEqual(
    expect.arrayContaining(['I/KG4>12', 'III/KG1>12']),
  )
  const other = structuredClone(campaign)
  script(assignBombers(campaign), 'assign-bomber I/KG1>12 II/KG1>12 III/KG1>12 done')
  expectAt(campaign, 'planned/0 I/KG1 II/KG1 III/KG1')
  script(assignBombers(other), 'assign-bomber I/KG1>12 I/KG2>12 I/KG4>12 done')
  expectAt(other, 'planned/0 I/KG1 I/KG2 I/KG4')
})

test('RE-5.4.h a card may be left without bombers', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  expect(bomberOffers(campaign)).toContain('done')
})

test('RE-5.4.i a decoy takes no Gruppen', () => {
  const campaign = aCampaign()
  plan(campaign, 12, { strategies: [155] })
  expect(script(assignBombers(campaign)).value).toBe('fighters')
  plan(campaign, 14)
  expect(bomberOffers(campaign).filter(id => id.endsWith('>12'))).toEqual([])
})

test('RE-4.I.4 each answer lights up the Gruppe and the card', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  const { pauses } = script(assignBombers(campaign), 'assign-bomber done')
  const [first] = pauses
  expect(first?.kind === 'choice' && first.options[0]).toEqual({
    id: 'I/KG1>12',
    on: ['gruppe:I/KG1', 'card:12'],
    gruppe: 'I/KG1',
    card: 12,
  })
})

test('RE-19.2.a RE-2.a two Ju 87s must fly, by the advanced rules', () => {
  const campaign = aCampaign({ advanced: true })
  plan(campaign, 5)
  expect(bomberOffers(campaign)).not.toContain('done')
  expect(bomberOffers(campaign, 'I/SG77>5')).not.toContain('done')
  expect(bomberOffers(campaign, 'I/SG77>5 III/SG77>5')).toContain('done')
  const basic = aCampaign()
  plan(basic, 5)
  expect(bomberOffers(basic)).toContain('done')
})

test('RE-19.2.a no longer when three of them are lost', () => {
  const campaign = aCampaign({ advanced: true })
  plan(campaign, 5)
  plan(campaign, 12)
  lay(campaign, 'light-loss I/SG77, heavy-loss I/SG1')
  expect(bomberOffers(campaign)).not.toContain('done')
  lay(campaign, 'heavy-loss II/SG77')
  expect(bomberOffers(campaign)).toContain('done')
})

test('RE-19.2.a RE-A-17 as far as it can be done: one where one is left, none where none has a target', () => {
  const east = aCampaign({ advanced: true })
  plan(east, 12)
  // One Ju 87 of Luftflotte 2 is all there is for Biggin Hill.
  expect(bomberOffers(east)).not.toContain('done')
  expect(bomberOffers(east, 'I/SG1>12')).toContain('done')
  lay(east, 'light-loss I/SG1')
  expect(bomberOffers(east)).toContain('done')
  const thin = aCampaign({ advanced: true, scenario: 'thin-blue-line' })
  plan(thin, 12)
  expect(bomberOffers(thin)).toContain('done')
})

test('RE-19.2.a other bombers leave room for them', () => {
  const campaign = aCampaign({ advanced: true })
  plan(campaign, 20, { major: false })
  expect(bomberOffers(campaign)).toContain('I/LG1>20')
  expect(bomberOffers(campaign, 'I/LG1>20')).toEqual(all(['I/SG77', 'II/SG77', 'III/SG77'], 20))
  expect(bomberOffers(campaign, 'I/SG77>20 II/SG77>20')).toContain('I/LG1>20')
})

test('RE-19.3.a RE-19.a from 1 September Me 109s may carry bombs, by the advanced rules', () => {
  const jabos = (more: Parameters<typeof aCampaign>[0]) => {
    const campaign = aCampaign(more)
    plan(campaign, 12)
    return bomberOffers(campaign).filter(id => id.startsWith('jabo:'))
  }
  const east = ['I/JG51', 'II/JG51', 'III/JG51', 'I/JG26', 'II/JG26', 'III/JG26'].map(id => `jabo:${id}>12`)
  expect(jabos({ advanced: true, day: SEPT_1 })).toEqual(east)
  expect(jabos({ advanced: true, day: SEPT_1, scenario: 'thin-blue-line', lf3ToLf2: false })).toEqual([
    ...east,
    'jabo:IV/JG51>12',
  ])
  expect(jabos({ advanced: true, day: AUG_31 })).toEqual([])
  expect(jabos({ advanced: false, day: SEPT_1 })).toEqual([])
  expect(jabos({ advanced: true, day: SEPT_1, scenario: 'hardest-days' })).toEqual([])
})

test('RE-19.3.a RE-A-19 two of them a day, in one raid or in two', () => {
  const campaign = aCampaign({ advanced: true, day: SEPT_1 })
  plan(campaign, 12)
  plan(campaign, 14)
  lay(campaign, 'light-loss I/SG77 II/SG77 I/SG1')
  const two = 'jabo:I/JG51>12 jabo:II/JG51>14'
  expect(bomberOffers(campaign, 'jabo:I/JG51>12')).toContain('jabo:II/JG51>12')
  expect(bomberOffers(campaign, two).filter(id => id.startsWith('jabo:'))).toEqual([])
  script(assignBombers(campaign), `assign-bomber ${two} done`)
  expectAt(campaign, 'planned/0 I/JG51, planned/1 II/JG51')
  expect(campaign.gruppen['I/JG51']?.jabo).toBe(true)
  // Bombers take up no marker.
  const after = aCampaign({ advanced: true, day: SEPT_1 })
  plan(after, 12)
  lay(after, 'light-loss I/SG77 II/SG77 I/SG1')
  expect(bomberOffers(after, 'I/KG1>12 II/KG1>12 III/KG1>12')).toContain('jabo:I/JG51>12')
})

test('RE-19.4.c RE-19.1.c Jabos stay within the basic range, and forward airfields are', () => {
  const campaign = aCampaign({ advanced: true, day: SEPT_1 })
  lay(campaign, 'light-loss I/SG77 II/SG77 I/SG1')
  plan(campaign, 37)
  plan(campaign, 38)
  const jabos = () => bomberOffers(campaign).filter(id => id.startsWith('jabo:'))
  expect(jabos()).toEqual([])
  plan(campaign, 5)
  expect(jabos()).toEqual(['jabo:I/JG2>5', 'jabo:II/JG2>5'])
  campaign.plan = []
  plan(campaign, 37, { forward: true })
  expect(jabos()).toEqual(['jabo:I/JG2>37', 'jabo:II/JG2>37'])
})

test('RE-5.4.i a decoy takes nobody, however large its card allows a raid to be', () => {
  const campaign = aCampaign({ depletion: 8 })
  plan(campaign, 12, { strategies: [155] })
  expect(campaign.plan.map(raid => raidLimit(campaign, raid))).toEqual([0])
})

test('RE-5.2.a the log tells of raids that got bombers; done ends the question', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  plan(campaign, 14)
  const pause = pauseAfter(assignBombers(structuredClone(campaign)))
  expect(pause.kind === 'choice' && pause.options.at(-1)).toEqual({ id: 'done', ends: true })
  const played = script(assignBombers(campaign), 'assign-bomber I/KG1>14 done')
  expect(factsOf(played, 'bombers-assigned')).toEqual([
    { card: 14, target: 'Hornchurch', gruppen: ['I/KG1'] },
  ])
})
