import { expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { advanceDay } from '../../rules/14-calendar/day-advance.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aCampaign, factsOf, offers, script, stopsFor } from '../kit/table.ts'

/** Days: 135 and 136 one, 138 and 150 two, 139 three, 137 five, 149 six. */

test('RE-4.IV.3.b the Day marker goes on by the card, and each day is a point', () => {
  const campaign = aCampaign({ vp: -4 })
  const played = script(advanceDay(campaign), 'draw.day-event 139')
  expect(played.value).toBe('day-event')
  expect(campaign).toMatchObject({ day: 3, vp: -1, dayCard: 139 })
  expect(campaign.decks['day-event'].discards).toEqual([])
  expect(factsOf(played, 'day-advance')).toEqual([{ card: 139, days: 3, day: 3 }])
})

test('RE-4.IV.3.b three points a day once preparations run', () => {
  const campaign = aCampaign({ day: 32, vp: -20, sealion: { day: 41, preparing: true, checked: true } })
  script(advanceDay(campaign), 'draw.day-event 138')
  expect(campaign).toMatchObject({ day: 34, vp: -14 })
})

test('RE-4.IV.3.a a second card of one day is disregarded and drawn again', () => {
  const campaign = inUse(135)
  const played = script(advanceDay(campaign), 'draw.day-event 136 138')
  expect(campaign).toMatchObject({ day: 2, dayCard: 138 })
  expect(factsOf(played, 'day-disregarded')).toEqual([{ card: 136, days: 1 }])
  // RE-A-77 To the discards, with the card that was in use.
  expect(campaign.decks['day-event'].discards).toEqual([136, 135])
})

test('RE-4.IV.3.a the same with five and six days', () => {
  const long = inUse(149)
  script(advanceDay(long), 'draw.day-event 137 135')
  expect(long.dayCard).toBe(135)
  const other = inUse(137)
  script(advanceDay(other), 'draw.day-event 149 139')
  expect(other.dayCard).toBe(139)
})

test('RE-4.IV.3.a RE-A-77 RE-A-100 as often as it takes, from a deck made anew as well', () => {
  const campaign = inUse(135)
  campaign.decks['day-event'] = { left: [136], discards: [138] }
  const played = script(advanceDay(campaign), 'draw.day-event 136')
  expect(factsOf(played, 'day-disregarded')).toHaveLength(2)
  expect(campaign.dayCard).toBe(138)
})

test('RE-4.IV.3.a one day after five, or two after two, is nothing to disregard', () => {
  const campaign = inUse(137)
  script(advanceDay(campaign), 'draw.day-event 135')
  expect(campaign.dayCard).toBe(135)
  const twice = inUse(138)
  script(advanceDay(twice), 'draw.day-event 150')
  expect(twice.dayCard).toBe(150)
})

test('RE-4.IV.3.a nor are four days after five, or four after four', () => {
  // No card of the proof pack has four days: two are given them.
  const { pack } = packOf({ pack: PROOF_PACK })
  const dayEvents = pack.dayEvents.map(one => ([138, 139].includes(one.card) ? { ...one, days: 4 } : one))
  const slower = layOut({ ...pack, id: 'slower', dayEvents })
  for (const before of [137, 138]) {
    const campaign = { ...inUse(before), pack: slower }
    script(advanceDay(campaign), 'draw.day-event 139')
    expect(campaign.dayCard).toBe(139)
  }
})

test('RE-4.IV.3.a RE-A-77 a card is taken after all if no other could be', () => {
  const campaign = inUse(135)
  campaign.decks['day-event'] = { left: [136], discards: [] }
  script(advanceDay(campaign))
  expect(campaign.dayCard).toBe(136)
})

test('RE-4.IV.9.c RE-A-100 the Day Event deck is made anew when it has run out, and not before', () => {
  const campaign = inUse(135)
  campaign.decks['day-event'] = { left: [], discards: [137, 138] }
  script(advanceDay(campaign), 'draw.day-event 137')
  expect(campaign.decks['day-event']).toEqual({ left: [138], discards: [135] })
})

test('RE-16.1.a RE-17.2.i the points for days count when Sealion is checked, and what it decides ends the day', () => {
  const campaign = aCampaign({ day: 29, vp: 6 })
  expect(script(advanceDay(campaign), 'draw.day-event 138').value).toBeUndefined()
  expect(campaign).toMatchObject({ day: 31, vp: 8, ended: { level: 'british-decisive', winner: 'raf' } })
  const before = aCampaign({ day: 28, vp: 6 })
  expect(script(advanceDay(before), 'draw.day-event 138').value).toBe('day-event')
  expect(before.sealion.checked).toBe(false)
})

test('RE-16.2.c RE-A-83 days may decide the battle: nothing more is checked', () => {
  const campaign = aCampaign({ day: 30, vp: 33 })
  expect(script(advanceDay(campaign), 'draw.day-event 138').value).toBeUndefined()
  expect(campaign.ended).toEqual({ level: 'british-decisive', winner: 'raf' })
  expect(campaign.sealion.checked).toBe(false)
})

// ---- Press or Rest

test('RE-19.5.a before the draw Press or Rest is declared, with the advanced rules alone', () => {
  expect(stopsFor(advanceDay(aCampaign({ advanced: true })))).toBe('press-or-rest')
  expect(offers(advanceDay(aCampaign({ advanced: true })))).toEqual(['press', 'rest'])
  expect(stopsFor(advanceDay(aCampaign()))).toBe('draw.day-event')
})

test('RE-19.5.b Press uses the card with fewer days, Rest the one with more', () => {
  expect(afterTwo('press', 139, 138)).toMatchObject({ dayCard: 138, pressed: true, day: 2 })
  expect(afterTwo('press', 138, 139)).toMatchObject({ dayCard: 138, pressed: true, day: 2 })
  expect(afterTwo('rest', 139, 138)).toMatchObject({ dayCard: 139, pressed: false, day: 3, vp: 3 })
  expect(afterTwo('rest', 138, 139)).toMatchObject({ dayCard: 139, pressed: false, day: 3 })
})

test('RE-19.5.b of equal cards the first drawn is used', () => {
  expect(afterTwo('press', 150, 138).dayCard).toBe(150)
  expect(afterTwo('rest', 138, 150).dayCard).toBe(138)
})

test('RE-19.5.c the card that is not used goes back into the undrawn deck, and no other does', () => {
  const campaign = aCampaign({ advanced: true, dayCard: 135 })
  campaign.decks['day-event'] = { left: [138, 139], discards: [136] }
  const played = script(advanceDay(campaign), 'press-or-rest rest, draw.day-event 138')
  expect(factsOf(played, 'press-or-rest')).toEqual([{ press: false }])
  expect(campaign.dayCard).toBe(139)
  expect(campaign.decks['day-event']).toEqual({ left: [138], discards: [136, 135] })
  expect(factsOf(played, 'day-returned')).toEqual([{ card: 138, days: 2 }])
})

test('RE-19.5.d one day may follow on one day', () => {
  const campaign = aCampaign({ advanced: true, dayCard: 135 })
  campaign.decks['day-event'].left = [136, 137, 138]
  script(advanceDay(campaign), 'press-or-rest press, draw.day-event 136 137')
  expect(campaign.dayCard).toBe(136)
})

test('RE-19.5.e RE-EX-46 Press doubles the points for days: four for two', () => {
  expect(afterTwo('press', 138, 139).vp).toBe(4)
})

test('RE-19.5.e RE-DX-19 but three a day is the most while preparations run', () => {
  const campaign = aCampaign({
    advanced: true,
    day: 32,
    vp: -20,
    sealion: { day: 41, preparing: true, checked: true },
  })
  script(advanceDay(campaign), 'press-or-rest press, draw.day-event 138 139')
  expect(campaign.vp).toBe(-14)
})

test('RE-19.5.g Press holds for the next day alone', () => {
  const campaign = aCampaign({ advanced: true, pressed: true })
  script(advanceDay(campaign), 'press-or-rest rest, draw.day-event 138 139')
  expect(campaign.pressed).toBe(false)
  script(advanceDay(campaign), 'press-or-rest press, draw.day-event 138 135')
  expect(campaign.pressed).toBe(true)
})

function afterTwo(declared: 'press' | 'rest', first: number, second: number) {
  const campaign = aCampaign({ advanced: true })
  script(advanceDay(campaign), `press-or-rest ${declared}, draw.day-event ${first} ${second}`)
  return campaign
}

/** A campaign with this Day Event card in use. */
function inUse(card: number) {
  const campaign = aCampaign({ dayCard: card })
  const deck = campaign.decks['day-event']
  deck.left = deck.left.filter(one => one !== card)
  return campaign
}
