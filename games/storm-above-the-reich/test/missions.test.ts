import { type Note, type Pause, type Random, Run, random } from '@tallyho/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { groupsOf } from '../rules/dogfight.ts'
import { isHit, isOnMap } from '../rules/table.ts'
import type { Campaign } from '../state.ts'
import { ESCORT } from '../text/escort.ts'
import { MOVES } from '../text/moves.ts'
import { proofPack } from './charts.ts'
import { aCampaign } from './table.ts'

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

/** What must be so between any two steps of a mission; what is wrong, in words. */
function faultsOf({ mission }: Campaign, step: string): string[] {
  if (mission === undefined) return []
  const faults: string[] = []
  const { fighters, escort } = mission
  if (mission.tp < 0) faults.push('TP below zero')
  if (escort.status === 'gone' && escort.markers.some(({ at }) => at !== 'exited')) faults.push('a straggler')
  for (const group of groupsOf(mission))
    if (!escort.markers.some(one => one.at === 'dogfight' && one.group === group))
      faults.push(`dogfight ${group} without an escort`)
  for (const marker of escort.markers) {
    if (marker.at !== 'dogfight' && marker.group !== 0) faults.push(`escort ${marker.no} is in no dogfight`)
    if (step === 'blast' && marker.at === 'dogfight' && !groupsOf(mission).includes(marker.group))
      faults.push(`escort ${marker.no} dogfights alone`)
  }
  for (const fighter of fighters) {
    const { no, at } = fighter
    if (isHit(fighter) && !isOnMap(fighter)) faults.push(`fighter ${no} is ${at} and hit`)
    if (at !== 'dogfight' && fighter.group !== 0) faults.push(`fighter ${no} is in no dogfight`)
    if ((at === 'space') !== fighter.space >= 0) faults.push(`fighter ${no} is ${at} in ${fighter.space}`)
    if ((at === 'fate') !== (fighter.fate !== undefined))
      faults.push(`fighter ${no} is ${at}, ${fighter.fate}`)
  }
  return faults.map(fault => `${step}: ${fault}`)
}

/** Words that went wrong. */
const WRONG = /undefined|nobody|NaN|\[object/

function wordFaults(campaign: Campaign, pause: Pause): string[] {
  if (pause.kind !== 'choice') return []
  const words = MOVES.choices[pause.ask] ?? ESCORT.choices[pause.ask]
  if (words === undefined) return []
  const answers = pause.options.map(option => words.answer(campaign, option))
  const said = [words.question(campaign, pause.about ?? []), ...answers]
  const faults = said.filter(one => WRONG.test(one)).map(one => `${pause.ask}: ${one}`)
  if (new Set(answers).size < answers.length)
    faults.push(`${pause.ask}: two answers alike: ${answers.join(', ')}`)
  if (new Set(pause.options.map(({ id }) => id)).size < pause.options.length)
    faults.push(`${pause.ask}: two options alike`)
  return faults
}

function noteFault({ what, facts }: Note): string | undefined {
  const said = (MOVES.notes[what] ?? ESCORT.notes[what])?.(facts)
  return said !== undefined && WRONG.test(said) ? `${what}: ${said}` : undefined
}

describe('bold campaigns', () => {
  beforeAll(() => {
    // Lays the proof pack out
    aCampaign()
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'SR-SEQ-08 campaign %i is flown to its end, and the table stays in order',
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
        run.answer(boldAnswer(run.pause, numbers))
      }
      expect(faults.slice(0, 5)).toEqual([])
      expect(campaign.outcome).toBeDefined()
      expect(seen).toContain('combat.rolled')
    },
  )
})
