import { type Pause, type Random, Run, random } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { countersOf } from '../counters.ts'
import { game } from '../index.ts'
import { isBox } from '../rules/05-map/boxes.ts'
import type { Campaign, Mission } from '../state.ts'
import { proofPack } from './kit/charts.ts'
import './kit/table.ts'

/** Whole campaigns by a player who wants to fight: he buys, takes off, and attacks. */

const COUNTED = ['turn', 'fate', 'quarters']

const SHY = /^(done|abort|exit|delay|drop)$/

function boldAnswer(pause: Pause, numbers: Random): number {
  if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
  if (pause.kind === 'chance') return numbers(pause.outcomes.length)
  const indices = pause.options.map((_, index) => index)
  const bold = indices.filter(index => !SHY.test(pause.options[index]?.id ?? ''))
  const from = bold.length > 0 ? bold : indices
  return from[numbers(from.length)] ?? 0
}

/** What must be so between any two steps; what is wrong, in words. */
function faultsOf(campaign: Campaign): string[] {
  const faults: string[] = []
  if (campaign.ep < 0) faults.push('Staffel EP below nothing')
  for (const { name, ep, skills, penalty, status, replacement, slot } of campaign.pilots) {
    if (ep < 0) faults.push(`${name} owes EP`)
    if (
      replacement &&
      campaign.pilots.some(one => !one.replacement && one.slot === slot && one.status === 'ready')
    )
      faults.push(`${name} replaces somebody who still flies`)
    if (skills.length > 0 && penalty !== undefined && status === 'reserve')
      faults.push(`${name} is two things`)
  }
  return campaign.mission ? [...faults, ...missionFaults(campaign.mission)] : faults
}

function missionFaults(mission: Mission): string[] {
  const faults: string[] = []
  if (mission.tp < 0) faults.push('TP below nothing')
  if (mission.op < 0) faults.push('OP below nothing')
  if (mission.hand.length > 0) faults.push(`still in the hand: ${mission.hand}`)
  if (mission.limit > 0 && mission.turn > mission.limit) faults.push('beyond the Flight Limit')
  for (const { no, at, space, hits, group, fate } of mission.fighters) {
    if ((at === 'space') !== space >= 0) faults.push(`${no} is ${at} in space ${space}`)
    if ((at === 'dogfight') !== group > 0) faults.push(`${no} is ${at} in group ${group}`)
    if ((at === 'fate') !== (fate !== undefined)) faults.push(`${no} is ${at} with fate ${fate}`)
    if (hits.length > 0 && !isBox(at) && at !== 'space') faults.push(`${no} is ${at} and hit`)
  }
  for (const { id, gone, damage } of mission.bombers)
    if (gone !== undefined && damage.length > 0) faults.push(`${id} is ${gone} and damaged`)
  return faults
}

function play(scenario: string, seed: number, options: Record<string, boolean>) {
  const campaign = game.begin({ scenario, pack: proofPack.id, options })
  const counters = countersOf(campaign).sort()
  const faults: string[] = []
  const check = (step: string) => {
    for (const fault of faultsOf(campaign))
      faults.push(`${step}, mission ${campaign.log.length + 1}: ${fault}`)
    // Dear, and nothing that is lost comes back: once a turn will do.
    if (COUNTED.includes(step) && countersOf(campaign).sort().join() !== counters.join())
      faults.push(`${step}: a counter is lost`)
  }
  const run = new Run(game, campaign, game.first, undefined, check)
  const numbers = random(seed)
  let pauses = 0
  while (run.pause && faults.length === 0) {
    run.answer(boldAnswer(run.pause, numbers))
    pauses += 1
  }
  return { campaign, run, faults, pauses, counters }
}

describe('bold campaigns', () => {
  const scenarios = game.packs.scenarios?.(proofPack.id) ?? []
  test.each(scenarios.map(({ id }) => id))(
    '%s is played to its end, and the table stays in order',
    scenario => {
      for (const seed of [1, 2, 3]) {
        const erosion = seed === 2
        const options = { 'leader-shift': seed > 1, 'nine-pilots': seed === 3, 'staffel-erosion': erosion }
        const { campaign, run, faults, pauses } = play(scenario, seed, options)
        expect(faults).toEqual([])
        expect(run.over).toBe(true)
        expect(campaign.outcome).toBe(run.result?.level)
        expect(run.result?.score).toBe(game.standing(campaign))
        expect(pauses).toBeLessThan(game.bound)
      }
    },
  )
})
