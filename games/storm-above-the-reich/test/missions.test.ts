import { type Note, type Pause, type Random, Run, random } from '@tallyho/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { STATIONS } from '../pack/types.ts'
import { groupsOf } from '../rules/10-aerial-combat/dogfight.ts'
import type { Campaign } from '../state.ts'
import { words } from '../text.ts'
import { proofPack } from './kit/charts.ts'
import { aCampaign } from './kit/table.ts'

/** Campaigns of a staffel that wants to fight: nobody aborts, nobody exits who need not. */

const SHY = /^(abort|exit|done|begin)$/

function boldAnswer(pause: Pause, numbers: Random): number | number[] {
  if (pause.kind === 'chance') return numbers(pause.outcomes.length)
  if (pause.kind === 'together') return pause.asks.map(({ options }) => numbers(options.length))
  const bold = pause.options.map((_, i) => i).filter(i => !SHY.test(pause.options[i]?.id ?? ''))
  // Now and then the shy answer, so that no loop of questions goes on for ever
  if (bold.length === 0 || numbers(4) === 0) return numbers(pause.options.length)
  return bold[numbers(bold.length)] ?? 0
}

const OFF_MAP: readonly string[] = STATIONS

/** What must be so of escorts and dogfights between any two steps; what is wrong, in words. */
function faultsOf({ mission }: Campaign, step: string): string[] {
  if (mission === undefined) return []
  const faults: string[] = []
  const { escort } = mission
  const groups = groupsOf(mission)
  if (escort.status === 'gone' && escort.markers.some(({ at }) => at !== 'exited')) faults.push('a straggler')
  for (const group of groups)
    if (!escort.markers.some(one => one.at === 'dogfight' && one.group === group))
      faults.push(`dogfight ${group} without an escort`)
  for (const { no, at, group } of escort.markers) {
    if ((at === 'dogfight') !== group > 0) faults.push(`escort ${no} is ${at} in group ${group}`)
    if (step === 'blast' && at === 'dogfight' && !groups.includes(group))
      faults.push(`escort ${no} dogfights alone`)
  }
  // SR-MAP-19
  for (const { no, at } of mission.fighters)
    if (OFF_MAP.includes(at)) faults.push(`fighter ${no} in the station ${at}`)
  return faults.map(fault => `${step}: ${fault}`)
}

/** Words that went wrong. */
const WRONG = /undefined|nobody|NaN|\[object/

function wordFaults(campaign: Campaign, pause: Pause): string[] {
  if (pause.kind === 'together') return ['nobody else sits here']
  if (pause.kind === 'chance') return []
  const answers = pause.options.map((_, i) => words.answer(campaign, pause, i))
  const said = [words.pause(campaign, pause), ...answers]
  const faults = said.filter(one => WRONG.test(one)).map(one => `${pause.ask}: ${one}`)
  if (new Set(answers).size < answers.length)
    faults.push(`${pause.ask}: two answers alike: ${answers.join(', ')}`)
  if (new Set(pause.options.map(({ id }) => id)).size < pause.options.length)
    faults.push(`${pause.ask}: two options alike`)
  return faults
}

/** SR-SEQ-08 */
function offered(pause: Pause, faults: string[]): void {
  if (pause.kind === 'choice' && pause.options.some(({ id }) => id === 'abort'))
    faults.push('abort in the air')
}

function noteFault(note: Note): string | undefined {
  const said = words.note(note)
  return WRONG.test(said) ? `${note.what}: ${said}` : undefined
}

describe('bold campaigns', () => {
  beforeAll(() => {
    // Lays the proof pack out
    aCampaign()
  })

  test.each([1, 2, 4, 5, 6, 7])(
    'SR-SEQ-08 SR-MAP-19 campaign %i: escorts and dogfights stay in order, no fighter is in a station, words are found, nobody may abort in the air',
    seed => {
      const campaign = game.begin({ scenario: '1943-early', pack: proofPack.id, options: {} })
      const numbers = random(seed)
      const faults: string[] = []
      const seen = new Set<string>()
      const run = new Run(
        game,
        campaign,
        game.first,
        note => {
          seen.add(note.what)
          const fault = noteFault(note)
          if (fault) faults.push(fault)
        },
        step => faults.push(...faultsOf(campaign, step)),
      )
      while (run.pause) {
        faults.push(...wordFaults(campaign, run.pause))
        if (campaign.mission && campaign.mission.turn > 0) offered(run.pause, faults)
        run.answer(boldAnswer(run.pause, numbers))
      }
      expect(faults.slice(0, 5)).toEqual([])
      expect(campaign.outcome).toBeDefined()
      expect([...seen]).toEqual(
        expect.arrayContaining(['combat.rolled', 'dogfight.entered', 'return.returned']),
      )
    },
  )
})
