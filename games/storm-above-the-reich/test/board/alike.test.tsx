import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { ASKED } from '../../board/attack/Faces.tsx'
import { MANNERS } from '../../board/manners.ts'
import { standard } from '../../index.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, type Layout, pauseAfter } from '../kit/table.ts'
import { read } from './drawn.ts'

/** What each answer that is listed has its figures of, and the answers that are left to the board. */
function listedAt(layout: Layout) {
  const campaign = aCampaign({ pack: standard, turn: 2, ...layout })
  missionOf(campaign).tp = 1
  const choice = pauseAfter(movePhase(campaign)) as Choice
  const foremost = MANNERS.foremost?.(campaign, choice) ?? []
  const stood = new Set(foremost.flatMap(({ also = [] }) => also))
  const far = (MANNERS.far?.(campaign, choice) ?? []).filter(({ rare }) => !rare)
  const ids = [...far, ...choice.options].map(({ id }) => id).filter(id => !stood.has(id) && id !== 'done')
  return { ids, stood, figures: ids.map(id => figuresOf(campaign, choice, id)), campaign, choice }
}

function figuresOf(state: Campaign, choice: Choice, id: string): readonly string[] {
  const asked = ASKED[choice.ask as 'move.next']
  const option = choice.options.find(one => one.id === id)
  const face = option
    ? asked?.Answer?.({ state, choice, option: option as never })
    : asked?.Beyond?.({ state, choice, id })
  return typeof face === 'object' && face !== null && 'figures' in face
    ? (face.figures ?? []).map(({ of }) => of)
    : []
}

const SEVERAL = ['damage', 'are hit']

test('SR-MOV-11 all together are listed side by side with the same figures; one alone, and the choice where, are left to the board', () => {
  const { ids, figures, stood } = listedAt({ fighters: 'reserve, reserve, reserve' })
  expect(ids).toHaveLength(4)
  for (const one of figures) expect(one).toEqual(SEVERAL)
  expect([...stood].sort()).toEqual(['fighter/0', 'fighter/1', 'fighter/2', 'group/reserve'])
})

test('SR-MOV-13 all of them may wait, behind More, while that can be paid', () => {
  const { campaign, choice } = listedAt({ fighters: 'reserve, reserve' })
  const waits = () => MANNERS.far?.(campaign, choice)?.find(({ rare }) => rare)
  expect(waits()).toMatchObject({ ids: ['group/reserve', 'delay'], so: 'costs 1 Tactical Point' })
  missionOf(campaign).tp = 0
  expect(waits()).toBeUndefined()
})

test('SR-MOV-04 into the attack now, or to another box first: both have their figures; one of a group is left to the board', () => {
  const { ids, figures, stood } = listedAt({ fighters: 'nose/low, nose/low' })
  expect(ids).toEqual(['together/nose/low/nose/approach/low', 'group/nose/low'])
  for (const one of figures) expect(one).toEqual(SEVERAL)
  expect([...stood]).toEqual(['fighter/0', 'fighter/1'])
})

test('SR-MOV-04 who is alone in his box is listed with what he can do best', () => {
  const { ids, figures } = listedAt({ fighters: 'nose/low, tail/high' })
  expect(ids.slice(-2)).toEqual(['fighter/0', 'fighter/1'])
  for (const one of figures.slice(-2)) expect(one).toEqual(['damages', 'is hit'])
})

test('SR-COH-05 each element to be checked says what it holds and how likely it gets worse', () => {
  const campaign = aCampaign({
    pack: standard,
    map: '7',
    bombers: { A1: ['damage-tail-2'], A2: ['damage-tail-2'] },
  })
  const choice = { kind: 'choice', seat: 'staffel', ask: 'cohesion.next', options: [] } as Choice
  const face = (element: number) =>
    read(ASKED['cohesion.next']?.Answer?.({ state: campaign, choice, option: { id: 'element', element } }))
  const all = formation(campaign).elements.map((_, no) => face(no))
  expect(all.some(one => /· \d bombers · 2 markers, gets worse 20.%$/.test(one))).toBe(true)
  expect(all.some(one => /Good Order · \d bombers, gets worse 0.%$/.test(one))).toBe(true)
})

test('SR-MOV-04 what another box promises is told with the box and the turn', () => {
  const { campaign, choice } = listedAt({ fighters: 'nose/low, nose/low' })
  const option = choice.options.find(({ id }) => id === 'group/nose/low')
  const face = read(ASKED['move.next']?.Answer?.({ state: campaign, choice, option: option as never }))
  expect(face).toMatch(
    /^Move: all 2 in Nose Low: best from (Nose|Tail|Left Flank|Right Flank) \w+, turn 3, damage /,
  )
})
