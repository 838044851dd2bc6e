import { type Choice, copy } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { afterCheck } from '../../board/attack/after-check.ts'
import { sums } from '../../board/attack/chances.ts'
import { ASKED } from '../../board/attack/Faces.tsx'
import { attackOdds, leastDanger } from '../../board/attack/odds.ts'
import { checkedOf, promiseOf } from '../../board/attack/promise.ts'
import { proposal, sumsOf, waveWords } from '../../board/attack/wave.ts'
import { standard } from '../../index.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { movesOf } from '../../rules/07-move/move.ts'
import { approach } from '../../rules/15-approach.ts'
import type { Fighter } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'
import { read } from './drawn.ts'

const FOUR = ['nose/low', 'nose/low', 'nose/low', 'nose/low'] as const

function fourInNoseLow() {
  const campaign = aCampaign({ pack: standard, fighters: [...FOUR], turn: 2 })
  const mission = missionOf(campaign)
  mission.tp = 3
  const options = movesOf(campaign, mission.fighters)
  const choice: Choice = { kind: 'choice', seat: 'staffel', ask: 'move.to', options, about: ['box:nose/low'] }
  return { campaign, mission, options, choice }
}

test('SR-APP-04 SR-ENG-01 what a group does together is told as it is told of one: Determined, and by the safest way out', () => {
  const { campaign, mission, choice } = fourInNoseLow()
  const way = 'nose/approach/low'
  const told = sumsOf(
    checkedOf(campaign, choice),
    mission.fighters.map(one => [one, way] as const),
  )
  const then = copy(campaign)
  for (const one of missionOf(then).fighters) one.at = way
  const plan = proposal(then, approach(then).next().value as Choice)
  const each = plan?.wave.map(one => {
    const fighter = { ...one, mode: 'determined' as const }
    return {
      gains: attackOdds(plan.then, fighter, 'determined'),
      danger: leastDanger(plan.then, fighter),
    }
  })
  expect(each && sums(campaign, each)).toEqual(told)
})

test('SR-ENG-01 SR-COL-01 a wave is proposed with the way of everyone in it, and with the risk of two in one space', () => {
  const { campaign, mission } = fourInNoseLow()
  for (const one of mission.fighters) one.at = 'nose/approach/low'
  const plan = proposal(campaign, approach(campaign).next().value as Choice)
  if (!plan) throw new Error('No wave is proposed')
  const [first, second, ...rest] = plan.wave.map(one => ({ ...one, mode: 'determined' as const }))
  Object.assign(second as Fighter, { target: first?.target, space: first?.space })
  const fighters = [
    first as Fighter,
    second as Fighter,
    ...rest.map(one => ({ ...one, mode: 'evasive' as const })),
  ]
  Object.assign(missionOf(plan.then), { fighters })
  expect(waveWords({ ...plan, wave: fighters })).toMatch(
    /^Determined: \S+ at (A\d) and \S+ at \1; Evasive: \S+ at A\d.*; two share a space: crash \d+.%$/,
  )
})

test('SR-MOV-04 a group has a sum beside each box, one fighter his chance', () => {
  const { campaign, options, choice } = fourInNoseLow()
  const drawn = options.map(option => read(ASKED['move.to']?.Answer?.({ state: campaign, choice, option })))
  expect(drawn.some(face => /^Go in, Low: damage \d\.\d of 4, are hit \d\.\d of 4/.test(face))).toBe(true)
  expect(drawn.join()).not.toContain('each')
})

test('SR-COH-04 SR-COH-09 before a Cohesion Check the danger is told as it may turn out', () => {
  const { campaign, mission, choice } = fourInNoseLow()
  const [fighter] = mission.fighters as [Fighter]
  const sure = promiseOf(campaign, choice, fighter, 'nose/approach/low')
  expect(sure?.least).toBe(sure?.danger)
  for (const element of mission.elements) element.cohesion = 'kaputt'
  // A Kaputt element alone is Loose for certain when he comes.
  expect(afterCheck(campaign).apart).toBeUndefined()
  for (const element of afterCheck(campaign).closed.mission?.elements ?? [])
    expect(element.cohesion).toBe('loose')
  for (const element of mission.elements) element.cohesion = 'good'
  for (const bomber of mission.bombers) bomber.damage = ['damage-tail-2']
  const open = promiseOf(campaign, { ...choice }, fighter, 'nose/approach/low')
  expect(open?.least).toBeLessThan(open?.danger ?? 0)
})
