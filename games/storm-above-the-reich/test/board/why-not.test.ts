import { describe, expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { purchase } from '../../rules/03-set-up/operations.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { approach } from '../../rules/15-approach.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, type Layout, type Lines, pauseAfter } from '../kit/table.ts'

type Rule = Parameters<typeof pauseAfter>[0]

/** What is said of something unlit when a rule stops for its question. */
function why(layout: Layout, rule: (campaign: Campaign) => Rule, ref: string, lines: Lines = []) {
  return whyOn(aCampaign(layout), rule, ref, lines)
}

function whyOn(campaign: Campaign, rule: (campaign: Campaign) => Rule, ref: string, lines: Lines = []) {
  const pause = pauseAfter(rule(campaign), lines)
  if (pause.kind !== 'choice') throw new Error('Nothing is asked')
  return MANNERS.whyNot?.(campaign, pause, ref)
}

describe('why not', () => {
  const movers = 'tail/low, tail/low wing-4, nose/return/low, nose/approach/low, left/low'

  test.each([
    [1, 'Brnold has a Hit marker: it stays until it has recovered.'],
    [2, 'Crnold comes back in the Return Phase, one box a turn.'],
    [3, 'Drnold is in an Approach Box: it attacks this turn.'],
    [0, undefined],
  ])('fighter %i of a Move Phase: %s', (no, said) => {
    expect(why({ fighters: movers }, movePhase, `fighter:${no}`)).toBe(said)
  })

  test('who has moved this turn', () => {
    const campaign = aCampaign({ fighters: movers })
    const [first] = missionOf(campaign).fighters
    if (first) first.moved = true
    expect(whyOn(campaign, movePhase, 'fighter:0')).toBe('Arnold has moved this turn.')
  })

  test.each([
    ['tail/return/low', { tp: 0 }, 'No arrow leads from Tail Low to Tail Low Return.'],
    ['tail/level', { anchored: ['tail/level'] }, 'The way to Tail Level is anchored.'],
    ['nose/low', { tp: 0 }, 'That costs 2\u00a0TP; 0 left.'],
  ] as const)('a move to %s', (box, layout, said) => {
    const fighters = 'tail/low, nose/low'
    expect(why({ ...layout, fighters }, movePhase, `box:${box}`, 'move.next fighter/0')).toBe(said)
  })

  test('who comes in comes in below', () => {
    const layout: Layout = { fighters: 'reserve', anchored: ['nose/low'] }
    expect(why(layout, movePhase, 'box:nose/low')).toMatch('anchored')
    expect(why(layout, movePhase, 'box:tail/high')).toBe('Fighters come in by the Low boxes.')
  })

  test('the attack leads in from Approach Boxes, against bombers that are there', () => {
    const layout: Layout = { fighters: 'tail/approach/low, tail/approach/low, tail/low', fallen: 'A1' }
    expect(why(layout, approach, 'fighter:2')).toMatch('is in no Approach Box')
    expect(why(layout, approach, 'bomber:0', 'approach.next fighter/0')).toBe(
      'B-24\u00a0A1 is gone from the formation.',
    )
  })

  test('who has fired in this wave', () => {
    const campaign = aCampaign({ fighters: '3.3 nose/level, 2.1 nose/level, 1.2 nose/level' })
    const [first] = missionOf(campaign).fighters
    if (first) first.attacked = true
    expect(whyOn(campaign, burst, 'fighter:0')).toBe('Arnold has fired in this wave.')
  })

  test('who flies already, who is wounded, what is used up', () => {
    const campaign = aCampaign({ op: 1, fighters: 'reserve' })
    const [, second] = campaign.pilots
    if (second) second.status = 'wounded'
    expect(whyOn(campaign, purchase, 'pilot:0')).toBe('Arnold flies already.')
    expect(whyOn(campaign, purchase, 'pilot:1')).toBe('Brnold: Wounded.')
    expect(whyOn(campaign, purchase, 'pilot:2')).toBeUndefined()
    expect(whyOn(campaign, purchase, 'marker:me163')).toBe('No more Me163 in the box.')
  })
})
