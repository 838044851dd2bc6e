import type { Procedure } from '@tallyho/engine'
import { stepAt } from '../pack/index.ts'
import type { GruppeId, SquadronId } from '../pack/types.ts'
import type { Campaign } from '../state.ts'
import { choose, d6, note } from '../vocabulary.ts'
import { chooseSome, gruppeOption } from './02-choices.ts'
import { found, gruppe, gruppenIn, LUFTWAFFE, score, squadron, squadronsIn, tablesOf } from './02-terms.ts'
import { fight, type Hit } from './09-combat/combat.ts'
import { industryDamage } from './10-bombing/damage.ts'
import { afterNight } from './14-calendar/end-of-day.ts'

/** RE-4.IV.1 RE-18.b No card and no named target: who is met, and what the others do. RE-A-95 Before the day advances. */
export function* resolveNightRaids(campaign: Campaign): Procedure<'reset' | undefined> {
  const met = yield* nightInterception(campaign)
  if (met > 0) yield* nightCombat(campaign, met)
  if (!campaign.ended) yield* nightBombing(campaign)
  return afterNight(campaign)
}

/** RE-18.3.a RE-18.3.b RE-A-93 How many Blenheims find a Gruppe. */
function* nightInterception(campaign: Campaign): Procedure<number> {
  const patrol = squadronsIn(campaign, 'night-patrol').length
  const raiders = gruppenIn(campaign, 'night-raid').length
  if (patrol === 0 || raiders === 0) return 0
  const die = yield* d6('night-interception')
  const { chance, intercepting } = foundBy(campaign, die)
  note('RE-18.3.b', 'night-interception', { patrol, raiders, chance, die, intercepting })
  return intercepting
}

/** RE-18.3.b What a face of the die finds. */
export function foundBy(campaign: Campaign, die: number): { chance: number; intercepting: number } {
  const patrol = squadronsIn(campaign, 'night-patrol').length
  const raiders = gruppenIn(campaign, 'night-raid').length
  const { interception } = tablesOf(campaign).night
  const row = found(interception[patrol - 1] ?? interception.at(-1), 'row for the night patrol')
  const chance = stepAt(row, raiders)
  return { chance, intercepting: die > chance ? 0 : Math.min(die, patrol, raiders) }
}

/** RE-18.3.c RE-18.4.a One combat, without events, escort or altitude. */
function* nightCombat(campaign: Campaign, count: number): Procedure<void> {
  const patrol = squadronsIn(campaign, 'night-patrol')
  const squadrons = yield* chooseSome('night-fighter', 'squadron', patrol, count)
  const gruppen = yield* chooseSome('night-intercepted', 'gruppe', gruppenIn(campaign, 'night-raid'), count)
  for (const id of squadrons) squadron(campaign, id).place = 'bomber'
  for (const id of gruppen) gruppe(campaign, id).place = 'bomber'
  const hits = yield* fight(campaign, 'bomber')
  // RE-18.4.b The lost stay where the combat sent them.
  const survived = hits.filter(({ to }) => to !== 'light-loss' && to !== 'heavy-loss')
  const patrols = survived.map(({ unit }) => unit).filter(id => squadrons.includes(id))
  for (const hit of survived) if (gruppen.includes(hit.unit)) turnBack(campaign, hit.unit, hit)
  backOnPatrol(campaign, patrols)
}

/** RE-18.4.c RE-A-94 Whoever was disrupted or aborted goes home and drops no bombs. */
function turnBack(campaign: Campaign, id: GruppeId, { result }: Hit): void {
  const unit = gruppe(campaign, id)
  unit.full = true
  gruppe(campaign, id).place = result === '-' ? 'night-raid' : 'base'
  if (unit.place === 'base') note('RE-18.4.c', 'night-turned-back', { gruppe: id })
}

/** RE-18.4.d */
function backOnPatrol(campaign: Campaign, squadrons: readonly SquadronId[]): void {
  if (squadrons.length === 0) return
  for (const id of squadrons) {
    squadron(campaign, id).full = true
    squadron(campaign, id).place = 'night-patrol'
  }
  note('RE-18.4.d', 'night-patrol-again', { squadrons })
}

/** RE-18.5.a RE-A-96 Without raiders there are neither bombs nor accidents. */
function* nightBombing(campaign: Campaign): Procedure<void> {
  const raiders = gruppenIn(campaign, 'night-raid')
  if (raiders.length === 0) return
  const die = yield* d6('night-bombing')
  const { vp, accident } = bombedBy(campaign, die)
  note('RE-18.5.a', 'night-bombing', { raiders: raiders.length, die, vp })
  score(campaign, 'RE-18.5.a', -vp, 'night')
  // RE-A-83
  if (campaign.ended) return
  // RE-18.5.b
  if (die === 6) industryDamage(campaign, 2)
  if (accident) yield* landingAccident(campaign, raiders)
}

/** RE-18.5.a What a face of the die does. */
export function bombedBy(campaign: Campaign, die: number): { readonly vp: number; readonly accident?: true } {
  const row = found(tablesOf(campaign).night.bombing[die - 1], `row for die ${die}`)
  return stepAt(row, gruppenIn(campaign, 'night-raid').length)
}

/** RE-18.5.c */
function* landingAccident(campaign: Campaign, raiders: readonly GruppeId[]): Procedure<void> {
  const { id } = yield* choose(LUFTWAFFE, 'landing-accident', raiders.map(gruppeOption))
  gruppe(campaign, id).place = 'light-loss'
  note('RE-18.5.c', 'landing-accident', { gruppe: id })
  score(campaign, 'RE-18.5.c', 1, 'accident')
}
