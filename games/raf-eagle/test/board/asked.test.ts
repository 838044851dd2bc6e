import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { daySum } from '../../board/desk/advice.ts'
import { planAsked } from '../../board/desk/asked.ts'
import { found, gruppenIn, gruppeSpec, isBomber } from '../../rules/02-terms.ts'
import { raidLimit } from '../../rules/05-planning/limits.ts'
import { DeskPlayer } from '../kit/desk.ts'
import { dealt } from '../kit/planning.ts'

const [RYE, BIGGIN, KENLEY] = [8, 12, 15]

/** What the table asks of a desk as it lies. */
function askedOf(player: DeskPlayer) {
  const plan = planAsked(player.state, player.choice)
  if (!plan) throw new Error('nothing is planned')
  return { ...plan, done: plan.parts.map(({ done }) => done), says: plan.parts.map(({ says }) => says) }
}

describe('the plan of a day is one question', () => {
  test('whatever the rules wait for: it says what is missing, and can be confirmed once nothing is', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY]))
    const question = askedOf(player).question
    expect(askedOf(player)).toMatchObject({ done: [false, false, false], confirm: undefined })
    player.lay('card:12', 'segment:0')
    expect(askedOf(player)).toMatchObject({ question, done: [true, false, false], confirm: undefined })
    expect(askedOf(player).says[1]).toContain('Biggin Hill')
    player.lay('gruppe:I/KG1', 'card:12')
    expect(askedOf(player)).toMatchObject({ question, done: [true, true, false] })
    expect(askedOf(player).confirm).toBeDefined()
    player.lay('gruppe:I/JG51', 'card:12')
    expect(askedOf(player)).toMatchObject({ question, done: [true, true, true, false] })
    expect(player.ask).toBe('assign-fighter')
  })

  test('a raid of fighters alone is one too, and one of later hours waits for its fighters', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY]))
    player.lay('card:12', 'segment:0')
    player.lay('gruppe:I/JG51', 'card:12')
    expect(askedOf(player).done).toEqual([true, true, true, false])
    expect(askedOf(player).says[3]).toMatch(/^-[\d.]+ points/)
    expect(askedOf(player).says[1]).toContain('Biggin Hill')
    player.lay('card:15', 'segment:5')
    expect(askedOf(player).says[2]).toBe('every raid has some; 1 raid later')
  })

  test('RE-5.2.a a raid of a later hour that nobody flies in is named before the plan is confirmed', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY]))
    player.lay('card:12', 'segment:0')
    player.lay('card:15', 'segment:4')
    player.lay(['gruppe:I/KG1', 'gruppe:I/JG51'], 'card:12')
    expect(askedOf(player).says[1]).toBe('Kenley has none; now or never')
    player.lay('gruppe:II/KG1', 'card:15')
    expect(askedOf(player).says.join()).not.toContain('Kenley')
  })

  test('RE-5.4.a bombers that fill a raid leave no room for fighters, and none are asked for', () => {
    const player = DeskPlayer.at(dealt([RYE, KENLEY]))
    player.lay('card:8', 'segment:0')
    const room = raidLimit(player.state, found(player.state.plan[0], 'raid', 0))
    const bombers = gruppenIn(player.state, 'base').filter(
      id => isBomber(player.state, id) && gruppeSpec(player.state, id).luftflotte === 2,
    )
    for (const id of bombers.slice(0, room)) player.lay(`gruppe:${id}`, 'card:8')
    expect(askedOf(player).says[2]).toBe(`no room on Rye, bombers take all ${room}`)
  })

  test('RE-5.3.a bombers that nobody escorts are warned of, and the button says so', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY]))
    player.lay('card:12', 'segment:0')
    player.lay('gruppe:I/KG1', 'card:12')
    expect(askedOf(player).confirm).toBe('Confirm the day’s plan: no fighters for Biggin Hill')
    player.lay('gruppe:I/JG51', 'card:12')
    expect(askedOf(player).confirm).toBe('Confirm the day’s plan')
  })

  test('RE-16.a a plan that costs more than it brings is not ticked off', () => {
    const player = DeskPlayer.at(dealt([BIGGIN]))
    player.lay('card:12', 'segment:0')
    player.lay(['gruppe:I/KG1', 'gruppe:I/JG51'], 'card:12')
    expect(askedOf(player)).toMatchObject({ done: [true, true, true, false] })
    const board = { ...player.state, scenario: 'prelude' } as const
    expect(daySum(board, false)).toContain('this plan should cost more than it brings')
    expect(daySum({ ...board, vp: -20 }, false)).toMatch(/You need \+6 to win the day\.$/)
  })

  test('RE-4.III.3 so they are later in the day, with what it costs if squadrons come', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY]))
    const { state } = player
    state.plan.push({ major: true, strategies: [], card: BIGGIN, segment: 4, done: false })
    Object.assign(found(state.gruppen['I/KG1'], 'Gruppe', 'I/KG1'), { place: 'planned', raid: 0 })
    Object.assign(state, { clock: 4, offered: 5 })
    const plan = planAsked(state, { ...player.choice, ask: 'assign-fighter', options: [] })
    expect(plan?.confirm).toBe('Confirm the fighters: no fighters for Biggin Hill')
    expect(plan?.parts.at(-1)).toMatchObject({
      title: 'Biggin Hill alone:',
      says: expect.stringMatching(/^-\d+ points if \d+ squadrons come$/),
    })
  })

  test('every point of the list is a few words and a figure: the column has a line for it', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY, RYE]))
    const seen = [askedOf(player)]
    for (const [card, segment] of [
      [BIGGIN, 0],
      [KENLEY, 4],
      [RYE, 0],
    ])
      player.lay(`card:${card}`, `segment:${segment}`)
    seen.push(askedOf(player))
    player.lay(['gruppe:I/KG1', 'gruppe:I/JG51'], 'card:12')
    seen.push(askedOf(player))
    player.lay(['gruppe:II/KG1', 'gruppe:II/JG51'], 'card:8')
    player.lay('gruppe:III/KG1', 'card:15')
    seen.push(askedOf(player))
    for (const { parts } of seen)
      for (const { title, says } of parts) expect(`${title} ${says}`.length).toBeLessThan(50)
  })

  test('other questions are asked as they are', () => {
    const player = DeskPlayer.at(dealt([BIGGIN]))
    const other: Choice = { ...player.choice, ask: 'next-raid' }
    expect(planAsked(player.state, other)).toBeUndefined()
  })
})
