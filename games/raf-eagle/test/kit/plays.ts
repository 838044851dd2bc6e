import type { Bot } from '@tallyho/engine'
import { anybody, type Filmed, filmed, type Shot } from '@tallyho/engine/proof/film-proof'
import { game, heuristic } from '../../index.ts'
import { gruppenIn, LUFTWAFFE } from '../../rules/02-terms.ts'
import { ADVANCED, NIGHT } from '../../rules/03-set-up.ts'
import type { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, lay } from './table.ts'

/** Games in which every kind of note comes up. */

/** Each scenario with all rules by the machine and twice with those of the night by random play; the first two days by the book. */
const PLAYS = game.scenarios.flatMap(({ id }, i) => [
  { id, seed: 10 * i, player: heuristic, options: { [NIGHT]: true, [ADVANCED]: true } },
  { id, seed: 10 * i + 1, player: anybody, options: { [NIGHT]: true } },
  { id, seed: 10 * i + 2, player: anybody, options: { [NIGHT]: true } },
  ...(i < 2 ? [{ id, seed: 10 * i, player: heuristic, options: {} }] : []),
])

/** Boards on which something happens that is rare: a day off, a raid of nobody, factories that are empty, a landing. */
const RARE: readonly (readonly [step: keyof typeof STEPS, board: Campaign])[] = [
  ['targets', aCampaign()],
  ['targets', nobodyFlies()],
  ['targets', fewWanted()],
  ['heavy-losses', someSquadronsDown()],
  ['day-advance', aCampaign({ scenario: 'thin-blue-line', day: 30, vp: 0 })],
  ['day-advance', aCampaign({ day: 40, sealion: { day: 41, preparing: true, checked: true } })],
]

function nobodyFlies(): Campaign {
  const campaign = aCampaign()
  for (const one of Object.values(campaign.gruppen)) one.place = 'light-loss'
  return campaign
}

/** RE-5.11.a Hardly any card allows a major raid: more are drawn. */
function fewWanted(): Campaign {
  const campaign = aCampaign()
  for (const type of ['airfield', 'port', 'industry', 'city'] as const) campaign.priorities[type] = 'low'
  return campaign
}

function someSquadronsDown(): Campaign {
  const campaign = aCampaign({ dayCard: 135 })
  lay(campaign, 'heavy-loss 54 65 74')
  campaign.points.Spitfire = 1
  return campaign
}

/** Somebody who has enough for today if anybody could fly, but would go on with the war. */
const lax: Bot<Campaign> = seen => {
  const { options } = seen.choice
  const enough = options.findIndex(({ id }) => id === 'done' || id === 'carry-on')
  return enough < 0 || (gruppenIn(seen.view, 'base').length === 0 && options.length > 1) ? 0 : enough
}

/** All of them as films; each that is played to its end is looked at. */
export function everyKind(look: (played: Filmed<Campaign>) => void): readonly Shot<Campaign>[] {
  const shots: Shot<Campaign>[] = []
  for (const { id, seed, player, options } of PLAYS) {
    const played = filmed(game, { scenario: id, pack: 'standard', options }, LUFTWAFFE, seed, player)
    look(played)
    shots.push(...played.shots)
  }
  for (const [step, state] of RARE) {
    const setup = { scenario: state.scenario, pack: state.pack, options: {} }
    const base = { at: 0, step, state }
    shots.push(...filmed(game, setup, LUFTWAFFE, 1, lax, { answers: 20, base }).shots)
  }
  return shots
}
