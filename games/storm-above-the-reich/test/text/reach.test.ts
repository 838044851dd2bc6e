import { lineOf } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { movePhase } from '../../rules/07-move/move.ts'
import { returnPhase } from '../../rules/08-return.ts'
import { engage } from '../../rules/16-engage/engage.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { aCampaign, type Layout, type Lines, pauseAfter } from '../kit/table.ts'

/** The answers to a question, each in a line. */
function answers(
  layout: Layout,
  rule: (campaign: Campaign) => Parameters<typeof pauseAfter>[0],
  lines: Lines = [],
) {
  const campaign = aCampaign(layout)
  const pause = pauseAfter(rule(campaign), lines)
  if (pause.kind !== 'choice') throw new Error('Nothing is asked')
  return new Map(pause.options.map(({ id }, i) => [id, lineOf(words.answer(campaign, pause, i))]))
}

describe('SR-ESC-07 an escort next door comes without a die, and every answer that leads there says so', () => {
  const escorts = ['left/level 2']

  test('of an entry', () => {
    const told = answers({ fighters: 'reserve', escorts }, movePhase)
    expect(told.get('to/left/low')).toMatch('; escort near')
    expect(told.get('to/right/low')).not.toMatch('escort')
  })

  test('of a move', () => {
    const told = answers({ fighters: 'left/low, nose/low', escorts }, movePhase, 'move.next fighter/0')
    expect(told.get('to/left/level')).toMatch('escort there')
  })

  test('of a way out, by the box that he comes back to', () => {
    const told = answers({ fighters: '2.2 nose/level A1', escorts }, engage, 'engage.mode determined')
    const left = [...told.values()].filter(line => line.includes('to Left Flank High'))
    expect(left).toHaveLength(1)
    expect(left[0]).toMatch('escort near')
    expect([...told.values()].filter(line => line.includes('Right Flank')).join()).not.toMatch('escort')
  })

  test('SR-ESC-03 but not of one that will have gone home by then', () => {
    const layout: Layout = { type: 'inbound', escortTurn: 3, turn: 2, fighters: '2.2 nose/level A1', escorts }
    expect([...answers(layout, engage, 'engage.mode determined').values()].join()).not.toMatch('escort')
  })
})

test('SR-RET-03 the way back has the turn of the next attack as a figure, where there is one', () => {
  const back = (layout: Layout) =>
    answers({ fighters: 'left/return/low', ...layout }, campaign => returnPhase(campaign)).get('back')
  expect(back({ turn: 2, limit: 5 })).toBe('Return to Left Flank Low: attacks turn\u00a03')
  expect(back({ turn: 5, limit: 5 })).toBe('Return to Left Flank Low: no time for another attack')
})

test('SR-RET-02 SR-RET-03 a way out promises another attack in the last turn only to one who is not hit', () => {
  const layout: Layout = { turn: 2, limit: 5, fighters: '2.2 nose/level A1' }
  const told = (mode: string) => [...answers(layout, engage, `engage.mode ${mode}`).values()].join()
  expect(told('evasive')).toMatch('can attack again in turn 5, if he is not hit')
  expect(told('determined')).toMatch('can attack again in turn 4')
  expect(told('determined')).not.toMatch('if he is not hit')
})

test('SR-SIT-10 in the last turn a move to another box says that there is no time for another attack', () => {
  const told = answers(
    { turn: 8, limit: 8, fighters: 'left/low, nose/low' },
    movePhase,
    'move.next fighter/0',
  )
  expect(told.get('to/left/level')).toMatch('no time for another attack')
})

test('SR-LL-01 a move says when he attacks from there and what fire he meets, and so does to stay', () => {
  const told = answers(
    { turn: 2, limit: 8, fighters: 'left/low, nose/low' },
    movePhase,
    'move.next fighter/0',
  )
  for (const id of ['to/left/level', 'stay']) expect(told.get(id)).toMatch(/attack in turn 3: fire \d/)
})
