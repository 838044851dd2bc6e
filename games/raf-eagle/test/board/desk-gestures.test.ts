import { expect, test } from 'vitest'
import { fightersAt } from '../../board/desk/hours.ts'
import { stillHeld } from '../../board/desk/in-hand.ts'
import { goalsOf, liftedFrom, movable } from '../../board/desk/moves.ts'
import { rehearse } from '../../board/desk/plan.ts'
import { laidAt } from '../../board/desk/survey.ts'
import { unmetOf, whyNot, whyNotThere } from '../../board/why-not.ts'
import { DeskPlayer } from '../kit/desk.ts'
import { dealt } from '../kit/planning.ts'
import { lay, plan } from '../kit/table.ts'

/** Biggin Hill, Kenley and Dover, major in the east; Rye, minor there by high priority; Poling in the west. */
const [BIGGIN, KENLEY, DOVER, RYE, POLING] = [12, 15, 34, 8, 5]
const HIGH = { airfield: 'high', radar: 'high', port: 'high', industry: 'high', city: 'high' } as const
const pieces = (ids: string) => ids.split(' ').map(id => `gruppe:${id}`)
const EAST = pieces('I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4 II/KG4 I/SG1')
const FIGHTERS = pieces('I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26 I/ZG26')

/** A desk with these target cards in hand. */
const deskOf = (cards: readonly number[], more: Parameters<typeof dealt>[1] = {}) =>
  DeskPlayer.at(dealt(cards, more))

const goals = (player: DeskPlayer, ...held: readonly string[]) => [...goalsOf(player.sheet, held)].sort()

/** Why a piece does not go there, by the rule that stands against it. */
function against(player: DeskPlayer, piece: string, place: string): string | undefined {
  expect(goals(player, piece)).not.toContain(place)
  return whyNotThere(player.sheet, liftedFrom(player.sheet, [piece]), piece, place)?.rule
}

test('RE-5.12.a a card is laid on a segment, moved to another and taken back', () => {
  const player = deskOf([BIGGIN, KENLEY])
  player.lay('card:12', 'segment:0')
  expect(player.answers).toBe('12@0')
  player.lay('card:12', 'segment:4')
  expect(player.answers).toBe('12@4')
  expect(goals(player, 'card:12')).toEqual([
    'hand:cards',
    ...[0, 1, 2, 3, 5, 6].map(segment => `segment:${segment}`),
  ])
  player.lay('card:12', 'hand:cards')
  expect(player.answers).toBe('')
})

test('RE-4.I.3 RE-4.I.4 a bomber laid while cards are still planned ends that question by itself', () => {
  const player = deskOf([BIGGIN, KENLEY])
  player.lay('card:12', 'segment:0')
  player.lay('gruppe:I/KG1', 'card:12')
  expect(player.answers).toBe('12@0 done I/KG1>12')
  expect(player.ask).toBe('assign-bomber')
})

test('RE-4.I.3 RE-4.I.5 a card laid while fighters are assigned comes before the end of the first question', () => {
  const player = deskOf([BIGGIN, KENLEY])
  player.lay('card:12', 'segment:0')
  player.lay('gruppe:I/KG1', 'card:12')
  player.lay('gruppe:I/JG51', 'card:12')
  expect(player.ask).toBe('assign-fighter')
  player.lay('card:15', 'segment:1')
  expect(player.answers).toBe('12@0 15@1 done I/KG1>12 done I/JG51>12')
  player.lay('gruppe:II/KG1', 'card:15')
  expect(player.answers).toBe('12@0 15@1 done I/KG1>12 II/KG1>15 done I/JG51>12')
})

test('RE-5.2.a a bomber goes from one raid to another, or back to its airbase', () => {
  const player = deskOf([BIGGIN, KENLEY])
  player.lay('card:12', 'segment:0')
  player.lay('card:15', 'segment:1')
  player.lay(EAST.slice(0, 2), 'card:12')
  player.lay('gruppe:I/KG1', 'card:15')
  expect(player.answers).toBe('12@0 15@1 done II/KG1>12 I/KG1>15')
  expect(goals(player, 'gruppe:I/KG1')).toEqual(['base:2', 'card:12'])
  player.lay('gruppe:I/KG1', 'base:2')
  expect(player.answers).toBe('12@0 15@1 done II/KG1>12')
  player.lay('gruppe:II/KG1', 'base:2')
  // With nothing laid after it the first question is open again.
  expect(player.ask).toBe('plan-raid')
})

test('RE-5.4.a several Gruppen go at one stroke, those picked first as long as there is room', () => {
  const player = deskOf([RYE], { priorities: { ...HIGH } })
  player.lay('card:8', 'segment:0')
  player.lay(EAST, 'card:8')
  expect(player.answers).toBe('8@0 done I/KG1>8 II/KG1>8 III/KG1>8')
})

test('bombers and fighters that are picked together are both laid', () => {
  const player = deskOf([BIGGIN])
  player.lay('card:12', 'segment:0')
  player.lay(['gruppe:I/JG51', 'gruppe:I/KG1', 'gruppe:I/ZG26'], 'card:12')
  expect(player.answers).toBe('12@0 done I/KG1>12 done I/JG51>12 I/ZG26>12')
})

test('with a card goes all that lies on it', () => {
  const player = deskOf([BIGGIN, KENLEY], { strategies: [159] })
  player.lay('card:12', 'segment:0')
  player.lay('card:15', 'segment:1')
  player.lay('strategy:159', 'card:12')
  player.lay(['gruppe:I/KG1', 'gruppe:I/JG51'], 'card:12')
  player.lay('gruppe:II/KG1', 'card:15')
  const { lost } = player.lay('card:12', 'hand:cards')
  expect(lost).toEqual([])
  expect(player.answers).toBe('15@1 done II/KG1>15')
  expect(player.state.strategies).toEqual([159])
})

test('RE-A-16 a plan of which nothing is left does not end by itself', () => {
  const player = deskOf([BIGGIN])
  player.lay('card:12', 'segment:0')
  player.lay(['gruppe:I/KG1', 'gruppe:I/JG51'], 'card:12')
  player.lay('card:12', 'hand:cards')
  expect(player.ask).toBe('plan-raid')
  expect(player.state.hand).toEqual([BIGGIN])
})

test('RE-15.1.c a strategy card goes from one raid to another, whichever was planned first', () => {
  const player = deskOf([BIGGIN, KENLEY], { strategies: [159] })
  player.lay('card:12', 'segment:0')
  player.lay('strategy:159', 'card:12')
  player.lay('card:15', 'segment:1')
  player.lay('gruppe:I/KG1', 'card:15')
  player.lay('strategy:159', 'card:15')
  expect(player.answers).toBe('12@0 15@1 159>15 done I/KG1>15')
  player.lay('strategy:159', 'hand:cards')
  expect(player.answers).toBe('12@0 15@1 done I/KG1>15')
})

test('RE-5.3.b a raid that is put off beyond the morning gives its fighters back, and says so', () => {
  const player = deskOf([BIGGIN, KENLEY])
  player.lay('card:12', 'segment:0')
  player.lay('card:15', 'segment:1')
  player.lay(['gruppe:I/KG1', 'gruppe:I/JG51'], 'card:12')
  player.lay(['gruppe:II/KG1', 'gruppe:II/JG51'], 'card:15')
  const { lost } = player.lay('card:15', 'segment:6')
  expect(lost).toEqual(['gruppe:II/JG51'])
  expect(laidAt(player.sheet, 'gruppe:II/KG1')).toBe('card:15')
  expect(against(player, 'gruppe:II/JG51', 'card:15')).toBe('RE-5.3.b')
})

test('RE-5.3.c no bomber drives a fighter out of a raid that is full', () => {
  const player = deskOf([RYE, BIGGIN], { priorities: { ...HIGH } })
  player.lay('card:8', 'segment:0')
  player.lay('card:12', 'segment:0')
  player.lay(['gruppe:I/KG1', 'gruppe:I/JG51', 'gruppe:II/JG51'], 'card:8')
  expect(player.ask).toBe('assign-fighter')
  expect(against(player, 'gruppe:II/KG1', 'card:8')).toBe('RE-5.4.a')
})

test('RE-5.4.b a fifth raid makes major raids smaller: whoever no longer fits is named', () => {
  const player = deskOf([BIGGIN, KENLEY, POLING, DOVER, 20], { priorities: { ...HIGH } })
  for (const [i, card] of [BIGGIN, KENLEY, POLING, DOVER].entries())
    player.lay(`card:${card}`, `segment:${i}`)
  player.lay([...EAST, ...FIGHTERS], 'card:12')
  expect(against(player, 'gruppe:II/ZG26', 'card:12')).toBe('RE-5.4.b')
  const { lost } = player.lay('card:20', 'segment:6')
  expect(lost).toEqual(['gruppe:III/JG26', 'gruppe:I/ZG26'])
  expect(player.state.plan).toHaveLength(5)
})

test('RE-5.4.e RE-5.4.i RE-5.13.a RE-5.14.a RE-15.11.b what stands against a place', () => {
  const player = deskOf([BIGGIN, KENLEY, POLING, DOVER], { strategies: [155, 159], haze: true })
  expect(against(player, 'card:12', 'segment:1')).toBe('RE-5.13.a')
  for (const card of [BIGGIN, KENLEY, POLING]) player.lay(`card:${card}`, 'segment:2')
  expect(against(player, 'card:34', 'segment:2')).toBe('RE-5.14.a')
  expect(against(player, 'gruppe:I/KG1', 'card:5')).toBe('RE-5.4.e')
  player.lay('strategy:155', 'card:15')
  expect(against(player, 'strategy:159', 'card:15')).toBe('RE-15.11.b')
  expect(against(player, 'gruppe:I/KG1', 'card:15')).toBe('RE-5.4.i')
})

test('RE-19.2.b while others fly, the raid that high command wants cannot be taken back', () => {
  const player = deskOf([21, 45, 14], { advanced: true, scenario: 'thin-blue-line' })
  player.lay('card:14', 'segment:0')
  expect(against(player, 'gruppe:I/KG1', 'card:14')).toBe('RE-19.2.b')
  player.lay('card:45', 'segment:0')
  player.lay('gruppe:I/KG1', 'card:14')
  const before = player.answers
  const { edit, stuck, board } = player.lay('card:45', 'hand:cards')
  expect(edit).toBeUndefined()
  expect(unmetOf(board, stuck ?? 'assign-fighter').map(({ rule }) => rule)).toContain('RE-19.2.b')
  expect(player.answers).toBe(before)
})

test('RE-4.III.3 RE-5.2.a later in the day fighters alone are laid, for the segments that come up', () => {
  const campaign = dealt([], { clock: 1, offered: 1 })
  lay(campaign, `planned/${plan(campaign, BIGGIN, { segment: 1 })} I/KG1 I/JG51`)
  lay(campaign, `planned/${plan(campaign, KENLEY, { segment: 2 })} II/KG1`)
  const player = DeskPlayer.at(campaign, 'fighters-again')
  expect(player.sheet.asks).toEqual(['assign-fighter'])
  expect(goals(player, 'gruppe:II/JG51')).toEqual(['card:15'])
  player.lay(['gruppe:II/JG51', 'gruppe:I/ZG26'], 'card:15')
  expect(player.answers).toBe('II/JG51>15 I/ZG26>15')
  expect(against(player, 'gruppe:III/KG1', 'card:15')).toBe('RE-5.2.a')
  player.lay('gruppe:II/JG51', 'base:2')
  expect(player.answers).toBe('I/ZG26>15')
})

test('RE-19.1.a RE-19.3.a markers are laid as well: forward airfields, and bombs under a Me 109', () => {
  const player = deskOf([37, BIGGIN], { advanced: true, scenario: 'thin-blue-line', day: 21 })
  player.lay('card:37', 'segment:0')
  player.lay('card:12', 'segment:0')
  player.lay('forward:37', 'card:37')
  expect(player.state.plan[0]?.forward).toBe(true)
  expect(goals(player, 'gruppe:I/JG51')).toContain('jabo:12')
  player.lay('gruppe:I/JG51', 'jabo:12')
  expect(player.state.gruppen['I/JG51']?.jabo).toBe(true)
  player.lay('gruppe:I/JG51', 'card:12')
  expect(player.state.gruppen['I/JG51']?.jabo).toBeUndefined()
  player.lay('forward:37', 'hand:cards')
  expect(player.state.plan[0]?.forward).toBeUndefined()
})

test('RE-5.12.a a card that was laid by the list is no longer in the hand', () => {
  const player = deskOf([BIGGIN, KENLEY])
  const before = player.sheet
  player.match.choose('luftwaffe', '12@0')
  const { sheet } = player
  const pieces = movable(sheet, rehearse(sheet, sheet.orders))
  expect(pieces).toContain('card:12')
  expect(stillHeld(['card:12'], pieces, sheet, before)).toEqual([])
  expect(stillHeld(['card:15'], pieces, sheet, before)).toEqual(['card:15'])
  expect(stillHeld(['card:12'], pieces, sheet, sheet)).toEqual(['card:12'])
})

test('RE-5.4.e RE-5.4.a RE-5.3.b why nobody of a tray can be sent: no raid there, all full, or not yet', () => {
  const campaign = dealt([])
  const { choice } = DeskPlayer.at(dealt([KENLEY]))
  const why = (id: string) => whyNot(campaign, { ...choice, ask: 'assign-fighter' }, `gruppe:${id}`)
  const rye = plan(campaign, RYE, { segment: 4, major: false })
  expect(why('I/JG51')).toBe('Fighters at 1400 (RE-5.3.b).')
  expect(why('I/JG2')).toContain('(RE-5.4.e)')
  lay(campaign, `planned/${rye} I/KG1 II/KG1 III/KG1`)
  expect(why('I/JG51')).toBe('No room for I/JG51: Rye is full (RE-5.4.a).')
})

test('RE-4.III.3 RE-4.II.13.c fighters are sent with the raids of the hour before, or at the hour itself', () => {
  const campaign = dealt([])
  plan(campaign, BIGGIN, { segment: 0 })
  plan(campaign, KENLEY, { segment: 4 })
  expect(fightersAt(campaign, 4).says).toBe('fighters at 1400')
  plan(campaign, DOVER, { segment: 3 })
  expect(fightersAt(campaign, 4).says).toBe('fighters at 1200')
})
