import { expect, test } from 'vitest'
import type { Segment } from '../../pack/types.ts'
import { assignFighters, assignFightersAgain } from '../../rules/05-planning/fighters.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, expectAt, factsOf, lay, offers, plan, reduce, script } from '../kit/table.ts'

const EAST = 'I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26 I/ZG26 II/ZG26 EGr210'.split(' ')
const WEST = 'I/JG2 II/JG2 I/ZG2'.split(' ')

const fighterOffers = (campaign: Campaign, answers = '') =>
  offers(assignFighters(structuredClone(campaign)), answers && `assign-fighter ${answers}`)

const offersAgain = (campaign: Campaign, answers = '') =>
  offers(assignFightersAgain(structuredClone(campaign)), answers && `assign-fighter ${answers}`)

const cardsIn = (offered: readonly string[]) => [...new Set(offered.map(id => id.split('>')[1] ?? id))]

/** Raids at these segments, each with a bomber: no card needs a fighter. Cards by segment. */
function escorted(
  campaign: Campaign,
  ...raids: readonly (readonly [card: number, segment: Segment])[]
): void {
  const bombers = ['I/KG1', 'II/KG1', 'III/KG1', 'I/KG2', 'II/KG2', 'III/KG2', 'I/KG4']
  raids.forEach(([card, segment], i) => {
    lay(campaign, `planned/${plan(campaign, card, { segment })} ${bombers[i]}`)
  })
}

test('RE-4.I.5 RE-EX-05 the first raid at 0600: fighters for 0600, 0800 and 1000', () => {
  const campaign = aCampaign()
  escorted(campaign, [12, 0], [13, 1], [14, 2], [15, 3])
  expect(cardsIn(fighterOffers(campaign))).toEqual(['12', '13', '14', 'done'])
  script(assignFighters(campaign), 'assign-fighter done')
  expect(campaign.offered).toBe(2)
})

test('RE-4.I.5 RE-EX-06 the first raid at 1000: fighters for 1000, 1200 and 1400, raids there or not', () => {
  const campaign = aCampaign()
  escorted(campaign, [12, 2], [14, 4], [15, 5])
  expect(cardsIn(fighterOffers(campaign))).toEqual(['12', '14', 'done'])
  const played = script(assignFighters(campaign), 'assign-fighter I/JG51>12 I/JG26>12 I/ZG26>14 done')
  expect(played.value).toBe('night-patrol')
  expect(campaign.offered).toBe(4)
  expectAt(campaign, 'planned/0 I/KG1 I/JG51 I/JG26, planned/1 I/ZG26, base II/JG51')
  expect(factsOf(played, 'fighters-assigned')).toEqual([
    { card: 12, target: 'Biggin Hill', gruppen: ['I/JG51', 'I/JG26'] },
    { card: 14, target: 'Hornchurch', gruppen: ['I/ZG26'] },
  ])
})

test('RE-5.3.a RE-5.32.a RE-2.21.d RE-2.1.j full fighters at their airbases: nobody reduced, lost or on the clock', () => {
  const campaign = aCampaign()
  escorted(campaign, [12, 0])
  expect(fighterOffers(campaign)).toEqual([...EAST.map(id => `${id}>12`), 'done'])
  reduce(campaign, 'I/JG51')
  lay(campaign, 'clock/3 II/JG51, light-loss III/JG51')
  expect(fighterOffers(campaign)).toEqual([...EAST.slice(3).map(id => `${id}>12`), 'done'])
})

test('RE-5.4.e RE-5.4.f RE-A-12 fighters too fly in the area of their Luftflotte, or LF3 in both', () => {
  const campaign = aCampaign()
  escorted(campaign, [12, 0])
  const poling = plan(campaign, 5)
  lay(campaign, `planned/${poling} I/LG1`)
  const of = (card: number) =>
    fighterOffers(campaign)
      .filter(id => id.endsWith(`>${card}`))
      .map(id => id.split('>')[0])
  expect(of(12)).toEqual(EAST)
  expect(of(5)).toEqual(WEST)
  campaign.lf3ToLf2 = true
  expect(of(12)).toHaveLength(EAST.length + WEST.length)
  expect(of(5)).toEqual(WEST)
})

test('RE-5.31.a RE-2.1.d Me 109s may be sent beyond their range', () => {
  const campaign = aCampaign()
  lay(campaign, `planned/${plan(campaign, 38)} I/LG1`)
  expect(fighterOffers(campaign)).toEqual(['I/JG2>38', 'II/JG2>38', 'I/ZG2>38', 'done'])
})

test('RE-5.3.c RE-5.4.a RE-5.4.b bombers and fighters together keep to the limit', () => {
  const campaign = aCampaign()
  lay(campaign, `planned/${plan(campaign, 13, { major: false })} I/KG1 II/KG1`)
  expect(fighterOffers(campaign, 'I/JG51>13')).toEqual(['done'])
  lay(campaign, 'planned/0 III/KG1')
  expect(script(assignFighters(campaign)).value).toBe('night-patrol')
})

test('RE-5.4.i RE-5.3.c a decoy takes no fighters and needs none', () => {
  const campaign = aCampaign()
  plan(campaign, 12, { strategies: [155] })
  expect(script(assignFighters(campaign)).value).toBe('night-patrol')
  expect(campaign.plan[0]?.done).toBe(false)
})

test('RE-5.4.h RE-5.3.c a card without bombers must get a fighter when its segment is open', () => {
  const campaign = aCampaign()
  plan(campaign, 12, { segment: 0 })
  plan(campaign, 20, { segment: 1, major: false })
  expect(fighterOffers(campaign)).not.toContain('done')
  expect(fighterOffers(campaign, 'I/JG51>12')).not.toContain('done')
  expect(fighterOffers(campaign, 'I/JG51>12 I/ZG2>20')).toContain('done')
})

test('RE-5.4.h RE-5.3.b RE-EX-09 Weymouth at 1200 has no bombers: it gets one to three fighters when the time comes', () => {
  const campaign = aCampaign()
  // The plan of the example, with Dover for the second Hornchurch card; bombers on all cards but Weymouth.
  escorted(campaign, [8, 0], [12, 1], [13, 1], [14, 3], [15, 5], [34, 5])
  plan(campaign, 20, { segment: 3, major: false })
  expect(cardsIn(fighterOffers(campaign))).toEqual(['8', '12', '13', 'done'])
  script(assignFighters(campaign), 'assign-fighter I/JG51>8 I/JG26>12 II/JG26>13 done')
  campaign.clock = 1
  expect(script(assignFightersAgain(campaign)).value).toBe('deployment')
  campaign.clock = 3
  expect(offersAgain(campaign)).not.toContain('done')
  expect(offersAgain(campaign, 'I/JG2>20')).toContain('done')
  expect(offersAgain(campaign, 'I/JG2>20 II/JG2>20 I/ZG2>20').filter(id => id.endsWith('>20'))).toEqual([])
})

test('RE-5.4.h RE-A-10 the last fighters of an area go where nobody else is', () => {
  const campaign = aCampaign()
  lay(campaign, `light-loss II/JG2 I/ZG2, planned/${plan(campaign, 5)} I/LG1`)
  plan(campaign, 20, { major: false })
  // I/JG2 alone is left in the west.
  expect(fighterOffers(campaign)).toEqual(['I/JG2>20'])
})

test('RE-5.4.h RE-5.4.f RE-A-10 what LF3 is needed for in the west it does not do in the east', () => {
  const campaign = aCampaign({ lf3ToLf2: true })
  lay(campaign, `light-loss II/JG2 I/ZG2 ${EAST.join(' ')}, base I/JG51`)
  plan(campaign, 12)
  plan(campaign, 20, { major: false })
  expect(fighterOffers(campaign)).toEqual(['I/JG51>12', 'I/JG2>20'])
})

test('RE-5.4.h RE-5.4.f RE-A-10 a fighter of LF3 that may help is counted once, and with those of LF2', () => {
  const campaign = aCampaign({ lf3ToLf2: true })
  lay(campaign, `light-loss II/JG2 I/ZG2 ${EAST.join(' ')}`)
  plan(campaign, 20, { major: false })
  plan(campaign, 12)
  plan(campaign, 14)
  // One fighter for three cards: one of them is flown.
  expect(fighterOffers(campaign)).toEqual(['I/JG2>20', 'I/JG2>12', 'I/JG2>14'])
  lay(campaign, 'base II/JG2 I/JG51')
  // Three for three: nobody is free before all have gone.
  expect(fighterOffers(campaign, 'I/JG51>12')).toEqual(['I/JG2>20', 'I/JG2>14', 'II/JG2>20', 'II/JG2>14'])
  expect(fighterOffers(campaign, 'I/JG51>12 I/JG2>14')).toEqual(['II/JG2>20'])
})

test('RE-5.4.h RE-A-10 a card that nobody can fly to is turned face down, and counts among the raids all the same', () => {
  const campaign = aCampaign()
  lay(campaign, 'light-loss I/JG2 II/JG2 I/ZG2')
  escorted(campaign, [12, 0])
  plan(campaign, 20, { major: false })
  expect(fighterOffers(campaign)).toContain('done')
  const played = script(assignFighters(campaign), 'assign-fighter done')
  expect(factsOf(played, 'raid-scrubbed')).toEqual([{ card: 20, target: 'Weymouth' }])
  expect(campaign.plan.map(({ done }) => done)).toEqual([false, true])
})

test('RE-5.4.h RE-A-10 of two such cards with one fighter left the player says which is flown', () => {
  const campaign = aCampaign()
  lay(campaign, 'light-loss II/JG2 I/ZG2')
  plan(campaign, 5)
  plan(campaign, 20, { major: false })
  expect(fighterOffers(campaign)).toEqual(['I/JG2>5', 'I/JG2>20'])
  script(assignFighters(campaign), 'assign-fighter I/JG2>20 done')
  expect(campaign.plan.map(({ done }) => done)).toEqual([true, false])
})

test('RE-4.III.3 RE-A-71 later on: fighters for the segment of the clock and the next', () => {
  const campaign = aCampaign({ clock: 3, offered: 2 })
  escorted(campaign, [12, 3], [13, 4], [14, 5])
  expect(cardsIn(offersAgain(campaign))).toEqual(['12', '13', 'done'])
  const played = script(assignFightersAgain(campaign), 'assign-fighter I/JG51>13 done')
  expect(played.value).toBe('deployment')
  expect(campaign.offered).toBe(4)
})

test('RE-5.3.b what a segment has got stays: it is open once, and neither changed nor added to', () => {
  const campaign = aCampaign({ clock: 3, offered: 2 })
  escorted(campaign, [12, 3], [13, 4], [14, 5])
  script(assignFightersAgain(campaign), 'assign-fighter done')
  campaign.clock = 4
  expect(cardsIn(offersAgain(campaign))).toEqual(['14', 'done'])
  campaign.offered = 5
  expect(script(assignFightersAgain(campaign)).pauses).toEqual([])
})

test('RE-4.III.3 RE-A-71 at 1800 there is no next segment', () => {
  const campaign = aCampaign({ clock: 6, offered: 5 })
  escorted(campaign, [12, 6])
  script(assignFightersAgain(campaign), 'assign-fighter done')
  expect(campaign.offered).toBe(6)
})

test('RE-5.3.b RE-5.3.d RE-DX-03 a fighter that is back at 1200 is not there when 1200 is planned at 1000', () => {
  const campaign = aCampaign()
  escorted(campaign, [12, 0], [13, 2], [14, 3])
  script(assignFighters(campaign), 'assign-fighter I/JG51>12 done')
  // 0600 is flown: the clock goes to 1000, and the fighter lies on 1200.
  lay(campaign, 'clock/3 I/JG51')
  campaign.clock = 2
  const offered = offersAgain(campaign)
  expect(cardsIn(offered)).toEqual(['14', 'done'])
  expect(offered).not.toContain('I/JG51>14')
  expect(offered).toContain('II/JG51>14')
})

test('RE-4.III.3 RE-DX-04 raids at 0600 and 1600: when the clock jumps, 1600 and 1800 are open', () => {
  // That squadrons have turned around by then is proven with the airfield operations.
  const campaign = aCampaign()
  escorted(campaign, [12, 0], [13, 5], [14, 6])
  script(assignFighters(campaign), 'assign-fighter done')
  expect(campaign.offered).toBe(2)
  campaign.clock = 5
  expect(cardsIn(offersAgain(campaign))).toEqual(['13', '14', 'done'])
  script(assignFightersAgain(campaign), 'assign-fighter done')
  expect(campaign.offered).toBe(6)
})

test('RE-5.4.h RE-A-10 where the whole segment is scrubbed the clock goes on', () => {
  const campaign = aCampaign({ clock: 3, offered: 2 })
  lay(campaign, 'light-loss I/JG2 II/JG2 I/ZG2')
  plan(campaign, 20, { segment: 3, major: false })
  expect(script(assignFightersAgain(campaign)).value).toBe('clock-check')
})

test('RE-5.3.a the log tells of raids that got fighters', () => {
  const campaign = aCampaign()
  escorted(campaign, [12, 0], [14, 0])
  const played = script(assignFighters(campaign), 'assign-fighter I/JG51>14 done')
  expect(factsOf(played, 'fighters-assigned')).toEqual([
    { card: 14, target: 'Hornchurch', gruppen: ['I/JG51'] },
  ])
})
