import { noted, type Procedure, type Step } from '@tallyho/engine'
import type { GruppeId, Letter, RendezvousSituation } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import {
  cardOf,
  flightOf,
  gruppe,
  gruppenInRaid,
  gruppeSpec,
  raidOf,
  tablesOf,
  weatherOver,
} from '../02-terms.ts'
import { send } from '../09-combat/leaving.ts'

/** RE-4.II.3 Whether the Gruppen find each other. */
export function* rendezvous(campaign: Campaign): Procedure<Step> {
  const { raid } = flightOf(campaign)
  const die = yield* d6('rendezvous-check', [`raid:${raid}`])
  const situation = rowOf(tablesOf(campaign).rendezvous.check, die)
  const fails = failsBy(campaign, situation)
  if (noted()) {
    const risk = facesThatFail(campaign).length
    note('RE-4.II.3', 'rendezvous-check', { raid, die, situation, fails, risk })
  }
  if (fails) yield* failRendezvous(campaign)
  // RE-6.31.a Those that are left keep their missions.
  if (gruppenInRaid(campaign).length > 0) return 'response'
  // RE-A-35
  note('RE-6.3.c', 'raid-dissolves', { raid })
  return 'recovery'
}

/** The faces of the die that part this raid. */
export function facesThatFail(campaign: Campaign): readonly number[] {
  return tablesOf(campaign).rendezvous.check.flatMap((situation, i) =>
    failsBy(campaign, situation) ? [i + 1] : [],
  )
}

/** Whether the situation that the roll names is that of this raid. */
export function failsBy(campaign: Campaign, situation: RendezvousSituation): boolean {
  return failsFor(campaign, raidOf(campaign), gruppenInRaid(campaign).length, situation)
}

/** The same of any raid of so many Gruppen. */
export function failsFor(
  campaign: Campaign,
  raid: Raid,
  size: number,
  situation: RendezvousSituation,
): boolean {
  if ('gruppenAtLeast' in situation) return size >= situation.gruppenAtLeast
  // RE-6.32.a A decoy is a raid here, and so is one already flown.
  if ('otherRaid' in situation)
    return campaign.plan.some(other => other.card !== raid.card && other.segment === raid.segment)
  if ('clouds' in situation) return weatherOver(campaign, raid) !== 'clear'
  return 'depth' in situation && cardOf(campaign, raid).depth === situation.depth
}

/** RE-6.3.a One letter, and what becomes of its Gruppen. */
function* failRendezvous(campaign: Campaign): Procedure {
  const { raid } = flightOf(campaign)
  const die = yield* d6('rendezvous-failure', [`raid:${raid}`])
  const { letter, effect } = rowOf(tablesOf(campaign).rendezvous.failure, die)
  const gruppen = withLetter(campaign, letter)
  // RE-6.3.b RE-19.4.e Who is reduced already stays so.
  if (effect === 'reduced') for (const id of gruppen) gruppe(campaign, id).full = false
  // RE-6.3.c
  else for (const id of gruppen) send(campaign, id, 'inflight')
  note(effect === 'reduced' ? 'RE-6.3.b' : 'RE-6.3.c', 'rendezvous-failure', {
    raid,
    die,
    letter,
    effect,
    gruppen,
  })
}

/** Gruppen of the raid with this letter. */
export function withLetter(campaign: Campaign, letter: Letter): readonly GruppeId[] {
  return gruppenInRaid(campaign).filter(id => gruppeSpec(campaign, id).letter === letter)
}

function rowOf<T>(rows: readonly T[], die: number): T {
  const row = rows[die - 1]
  if (row === undefined) throw new Error(`The rendezvous tables have no row for ${die}`)
  return row
}
