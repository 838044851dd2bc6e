import { type Pause, type Random, Run, random } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { countersOf } from '../counters.ts'
import { game } from '../index.ts'
import { SIDES } from '../pack/types.ts'
import { membersOf } from '../rules/10-air-combat/dogfights.ts'
import type { Battle } from '../state.ts'

/** Whole games by players who want to fight: they roll for tallies, and break and jettison only if they must. */

const SHY = /^(break|jettison|drop|home|go-home|load|end$)/
const BOLD = /^(roll|order|react)/

function boldAnswer(pause: Pause, numbers: Random): number | number[] {
  if (pause.kind === 'chance') return numbers(pause.outcomes.length)
  if (pause.kind === 'together') return pause.asks.map(({ options }) => numbers(options.length))
  const indices = pause.options.map((_, index) => index)
  const idOf = (index: number) => pause.options[index]?.id ?? ''
  const bold = indices.filter(index => BOLD.test(idOf(index)))
  const calm = indices.filter(index => !SHY.test(idOf(index)))
  const from = bold.length > 0 ? bold : calm.length > 0 ? calm : indices
  return from[numbers(from.length)] ?? 0
}

/** What must be so between any two steps; what is wrong, in words. */
function faultsOf(battle: Battle): string[] {
  const faults: string[] = []
  for (const unit of battle.units) {
    const { id, at, tally } = unit
    if (at !== 'map' && (tally !== undefined || unit.dogfight !== undefined))
      faults.push(`${id} is ${at} and fights`)
    if (at === 'map' && unit.losses >= unit.maxLosses) faults.push(`${id} has lost all it can`)
    if (tally !== undefined && battle.units[tally]?.at !== 'map')
      faults.push(`${id} pursues somebody who is gone`)
    if (tally !== undefined && unit.broken) faults.push(`${id} is broken and pursues`)
    if (tally !== undefined && unit.balloon !== undefined) faults.push(`${id} pursues two targets`)
    if (unit.dogfight !== undefined && !battle.dogfights.includes(unit.dogfight))
      faults.push(`${id} fights on alone`)
  }
  for (const dogfight of battle.dogfights) {
    const members = membersOf(battle, dogfight)
    if (!SIDES.every(side => members.some(unit => unit.side === side))) faults.push('a dogfight of one side')
    if (new Set(members.map(({ square }) => square)).size > 1) faults.push('a dogfight in two squares')
    for (const unit of members)
      if (!members.some(({ no }) => no === unit.tally))
        faults.push(`${unit.id} fights nobody in its dogfight`)
  }
  if (battle.fight !== undefined) faults.push('a combat is left open')
  return faults
}

test.each(game.scenarios.map(({ id }) => id))(
  '%s is played to its end, and the board stays in order',
  scenario => {
    const battle = game.begin({ scenario, pack: 'standard', options: {} })
    const counters = countersOf(battle)
    const numbers = random(scenario.charCodeAt(scenario.length - 1))
    const faults: string[] = []
    const check = (step: string) => {
      for (const fault of faultsOf(battle)) faults.push(`${step}, turn ${battle.turn}: ${fault}`)
    }
    const run = new Run(game, battle, game.first, undefined, check)
    while (run.pause) run.answer(boldAnswer(run.pause, numbers))
    expect(faults).toEqual([])
    expect(countersOf(battle)).toEqual(counters)
    expect(run.result?.score).toBe(game.standing(battle))
  },
)
