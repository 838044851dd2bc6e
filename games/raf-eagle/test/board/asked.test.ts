import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { planAsked } from '../../board/desk/asked.ts'
import { DeskPlayer } from '../kit/desk.ts'
import { dealt } from '../kit/planning.ts'

const [BIGGIN, KENLEY] = [12, 15]

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
    expect(askedOf(player)).toMatchObject({ question, done: [true, true, true] })
    expect(player.ask).toBe('assign-fighter')
  })

  test('a raid of fighters alone is one too, and one of later hours waits for its fighters', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY]))
    player.lay('card:12', 'segment:0')
    player.lay('gruppe:I/JG51', 'card:12')
    expect(askedOf(player).done).toEqual([true, true, true])
    expect(askedOf(player).says[1]).toContain('Biggin Hill')
    player.lay('card:15', 'segment:5')
    expect(askedOf(player).says[2]).toContain('Later raids')
  })

  test('other questions are asked as they are', () => {
    const player = DeskPlayer.at(dealt([BIGGIN]))
    const other: Choice = { ...player.choice, ask: 'next-raid' }
    expect(planAsked(player.state, other)).toBeUndefined()
  })
})
