import { type Procedure, read } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { BomberType, FighterId, GermanType, SectionId } from '../../pack/types.ts'
import { type Campaign, SQUADRON } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { StragglerOption, VectorNotes } from '../../vocabulary/vector.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import {
  drawCard,
  leaveFormation,
  randomFighter,
  returnDamage,
  returnToBase,
  spendFuel,
} from '../01-general/acts.ts'
import { fighter, fightersAt } from '../01-general/fighters.ts'
import { fightersOf, hasLostContact, isSection, sections } from '../01-general/formations.ts'
import { canSpendFuel, found, patrolOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { isOutOfAmmo } from '../03-dogfight/effects.ts'
import { aBomber, isDestroyed, STRAGGLER } from '../04-bombers/formation.ts'
import { bomberRound } from '../04-bombers/round.ts'
import { enterArea } from '../05-interception/bombers.ts'
import { escapes, surprise } from '../06-entropy/reaction.ts'
import { chapterOf } from '../10-campaign/chapter.ts'

/** SAB-VEC-17 A lone bomber far from the raid: somebody may go after it, and then goes home. */
export function* straggler(campaign: Campaign): Procedure<void> {
  // SAB-VEC-19
  if (candidates(campaign, []).length === 0) return isGone(campaign, 'SAB-VEC-19', 'ignored')
  const patrol = patrolOf(campaign)
  const die = patrol.raid ? undefined : yield* d12('bombers.chart')
  const type = patrol.raid?.type ?? typeBy(campaign, found(die, 'die for the straggler'))
  patrol.straggler = aBomber('fallen')
  patrol.stragglerType = type
  note('SAB-VEC-17', 'straggler-seen', { type, ...(die !== undefined && { die }) })
  const attackers = yield* volunteers(campaign)
  note('SAB-VEC-17', 'straggler', { type, attackers })
  if (attackers.length > 0) yield* attack(campaign, attackers)
  else isGone(campaign, 'SAB-VEC-19', 'ignored')
}

function isGone(campaign: Campaign, rule: string, why: VectorNotes['straggler-gone']['why']): void {
  const patrol = patrolOf(campaign)
  for (const marker of patrol.straggler?.damage ?? []) returnDamage(campaign, marker)
  patrol.straggler = undefined
  patrol.stragglerType = undefined
  note(rule, 'straggler-gone', { why })
}

/** SAB-VEC-26 A small area of its own: everybody hunts for himself. SAB-VEC-20 Whoever survives goes home. */
function* attack(campaign: Campaign, attackers: readonly Unit[]): Procedure<void> {
  const hunters = attackers.flatMap(unit => fightersOf(campaign, unit))
  for (const unit of attackers) if (isSection(unit)) setOff(campaign, unit)
  enterArea(campaign, hunters, { from: undefined, altitude: 'low', outOfTheSun: false })
  yield* hunt(campaign, hunters)
  const left = here(campaign, hunters)
  if (left.length > 0) returnToBase(campaign, 'SAB-VEC-20', left)
}

/** SAB-A-81 */
function typeBy(campaign: Campaign, die: number): BomberType {
  return read(chapterOf(campaign).bombers, die).type
}

function setOff(campaign: Campaign, section: SectionId): void {
  spendFuel(campaign, 'SAB-VEC-17', [section], 'straggler')
  leaveFormation(campaign, section)
}

/** SAB-VEC-17 SAB-VEC-18 One unit without contact; before Contact any number of Sections, and one such fighter. */
function candidates(campaign: Campaign, chosen: readonly Unit[]): readonly Unit[] {
  const able = sections(campaign).filter(section => canSpendFuel(campaign, [section]))
  const alone = fightersAt(campaign, 'lost')
  if (patrolOf(campaign).station === undefined)
    return chosen.length > 0 ? [] : [...able.filter(section => hasLostContact(campaign, section)), ...alone]
  const free = chosen.every(isSection) ? alone : []
  return [...able, ...free].filter(unit => !chosen.includes(unit))
}
function* volunteers(campaign: Campaign): Procedure<readonly Unit[]> {
  const chosen: Unit[] = []
  for (;;) {
    const units = candidates(campaign, chosen)
    const options: StragglerOption[] = [
      { id: 'none' },
      ...units.map(unit => ({ id: unit, unit, on: [`unit:${unit}`] })),
    ]
    const going = chosen.length > 0 ? chosen.map(unit => `unit:${unit}`) : undefined
    const { unit } = yield* choose(SQUADRON, 'straggler', options, going)
    if (!unit) return chosen
    chosen.push(unit)
  }
}

function here(campaign: Campaign, hunters: readonly FighterId[]): readonly FighterId[] {
  return hunters.filter(id => fighter(campaign, id).at === 'bombers')
}

/** SAB-VEC-20 SAB-VEC-21 Round after round, and after each an Escort Reaction Card, until it is over. */
function* hunt(campaign: Campaign, hunters: readonly FighterId[]): Procedure<void> {
  const patrol = patrolOf(campaign)
  for (;;) {
    yield* bomberRound(campaign, here(campaign, hunters))
    if (isDestroyed(campaign, STRAGGLER)) return isGone(campaign, 'SAB-VEC-20', 'destroyed')
    if (here(campaign, hunters).length === 0) return isGone(campaign, 'SAB-VEC-20', 'alone')
    const card = yield* drawCard(campaign, 'reaction')
    note('SAB-VEC-21', 'reaction', { card })
    const { clouds, ambush } = packOf(campaign).reaction(card)
    if (patrol.visibility === 'clouds' && (yield* escapes(clouds)))
      return isGone(campaign, 'SAB-VEC-21', 'clouds')
    if (ambush) yield* ambushed(campaign, hunters, ambush)
    if (isOutOfAmmo(campaign, here(campaign, hunters))) return isGone(campaign, 'SAB-VEC-20', 'alone')
  }
}

/** SAB-VEC-22 Whoever is still engaged after a round of it goes home afterwards. */
function* ambushed(campaign: Campaign, hunters: readonly FighterId[], type: GermanType): Procedure<void> {
  const id = yield* randomFighter(here(campaign, hunters))
  note('SAB-VEC-22', 'ambush', { type, unit: id })
  yield* dogfights(campaign, [id], surprise(campaign, type))
  if (fighter(campaign, id).at === 'lost') returnToBase(campaign, 'SAB-VEC-22', [id])
}
