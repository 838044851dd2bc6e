import { type Bot, glance, Run, random, seeded } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { SKILLS } from '../pack/types.ts'
import { VETERAN_AFTER } from '../rules/01-general/fighters.ts'
import { newPilot } from '../rules/08-return/pilots.ts'
import type { Campaign } from '../state.ts'

const anybody: Bot<Campaign> = ({ choice, random: numbers }) => numbers(choice.options.length)

/** What was asked after a roll or draw of which nothing had been told. */
function askedUntold(campaign: Campaign, step: string, seed: number, player: Bot<Campaign>): Set<string> {
  const dice = seeded(seed)
  const numbers = random(seed + 1)
  const untold = new Set<string>()
  let silent: string | undefined
  const run = new Run(game, campaign, step, () => {
    silent = undefined
  })
  for (let answers = 0; run.pause && answers < 2500; answers++) {
    const { pause } = run
    if (pause.kind === 'chance') {
      silent = pause.what
      run.answer(dice(pause))
    } else if (pause.kind === 'choice') {
      if (silent) untold.add(`${silent} > ${pause.ask}`)
      run.answer(player(glance(campaign, pause, numbers)))
    }
  }
  return untold
}

test.each([
  ['patrol-2', heuristic],
  ['patrol-4', heuristic],
  ['sab-11', anybody],
  ['patrol-1', anybody],
] as const)('whatever was rolled or drawn is told before anything is asked: %s', (scenario, player) => {
  for (let seed = 1; seed <= 6; seed++)
    expect([
      ...askedUntold(game.begin({ scenario, pack: 'standard', options: {} }), 'muster', seed, player),
    ]).toEqual([])
})

test('SAB-VET-01 SAB-ACE-01 also where a Veteran or an Ace may change it', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const campaign = game.begin({ scenario: 'chapter-4', pack: 'standard', options: {} })
    for (let i = 0; i < 14; i++) campaign.pilots.push(newPilot(campaign, VETERAN_AFTER))
    for (const pilot of campaign.pilots) pilot.skills = [...SKILLS]
    expect([...askedUntold(campaign, 'assign', seed, anybody)]).toEqual([])
  }
})
