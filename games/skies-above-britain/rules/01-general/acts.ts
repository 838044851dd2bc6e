import { after, type Cup, known, type Outcome, once, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { FighterId, SectionId } from '../../pack/types.ts'
import type { Campaign, CardId, DamageId, DeckName, HitId } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { chance, draw, note, pick } from '../../vocabulary.ts'
import { fighter } from './fighters.ts'
import { formationOf, isSection, membersOf, nameOf } from './formations.ts'
import { dogfightOf, fuelOf, isInVapor, patrolOf, raidSpace } from './terms.ts'

/** What all chapters do to the board. */

// ---- decks, cups, random picks

export function isEmpty(cup: Cup): boolean {
  for (const kind in cup) if ((cup[kind] as number) > 0) return false
  return true
}

const DRAW = {
  tailed: 'draw.tailed',
  headOn: 'draw.headOn',
  raf: 'draw.raf',
  luftwaffe: 'draw.luftwaffe',
  medium: 'draw.medium',
  light: 'draw.light',
  reaction: 'draw.reaction',
} as const

/** SAB-GEN-13 The top card of a deck; one that has run out is shuffled again, apart from what is held. */
export function drawCard(
  campaign: Campaign,
  name: DeckName,
  held: readonly CardId[] = [],
): Procedure<CardId> {
  const { decks } = patrolOf(campaign)
  if (isEmpty(decks[name])) {
    decks[name] = { ...packOf(campaign).decks(campaign.aircraft)[name] }
    for (const card of held) decks[name][card] = 0
  }
  return draw(DRAW[name], decks[name])
}

/** SAB-GEN-14 SAB-A-05 A Hit marker from the cup, laid on the fighter that it is for; nothing if the cup is empty. */
export function drawHit(campaign: Campaign, id: FighterId): Procedure<HitId | undefined> {
  const { hits } = patrolOf(campaign).cups
  if (isEmpty(hits)) return known(undefined)
  return after(draw('draw.hit', hits, [`fighter:${id}`]), marker => {
    fighter(campaign, id).hits.push(marker)
    return marker
  })
}

/** SAB-A-05 */
export function drawDamage(campaign: Campaign): Procedure<DamageId | undefined> {
  const { damage } = patrolOf(campaign).cups
  return isEmpty(damage) ? known(undefined) : draw('draw.damage', damage)
}

/** SAB-GEN-14 A marker that is done with goes back from the fighter to the cup. */
export function returnHit(campaign: Campaign, id: FighterId, marker: HitId): void {
  const laid = fighter(campaign, id).hits
  laid.splice(laid.indexOf(marker), 1)
  const { hits } = patrolOf(campaign).cups
  hits[marker] = (hits[marker] ?? 0) + 1
}

export function returnDamage(campaign: Campaign, marker: DamageId): void {
  const { damage } = patrolOf(campaign).cups
  damage[marker] = (damage[marker] ?? 0) + 1
}

/** SAB-GEN-07 SAB-GEN-08 SAB-A-06 One of these fighters, each as likely as the other. */
export function randomFighter(from: readonly FighterId[]): Procedure<FighterId> {
  return after(chance('random.fighter', from.map(lot)), ({ id }) => id)
}

const lot = once((id: FighterId): Outcome & { id: FighterId } => ({ id, weight: 1 }))

/** SAB-GEN-06 */
export function* randomSection(from: readonly SectionId[]): Procedure<SectionId> {
  return (yield* pick('random.section', from.map(asPick))).id
}

function asPick<I extends string>(id: I): { id: I } {
  return { id }
}

// ---- Fuel

/** SAB-GEN-24 Each of these Sections spends 1 Fuel. SAB-GEN-22 What is in Vapor stays there. */
export function spendFuel(campaign: Campaign, rule: string, paying: readonly SectionId[], why: string): void {
  const patrol = patrolOf(campaign)
  // SAB-GEN-17
  if (!patrol.fuelled) return
  const able = paying.filter(section => !isInVapor(campaign, section))
  for (const section of able) patrol.fuel[section] = fuelOf(campaign, section) + 1
  if (able.length > 0) note(rule, 'fuel', { sections: able, why })
}

// ---- leaving

/** SAB-GEN-20 SAB-FRM-23 A Section leaves its formation, a fighter whatever it was at: they have lost contact. */
export function loseContact(campaign: Campaign, rule: string, units: readonly Unit[]): void {
  if (units.length === 0) return
  for (const unit of units) {
    if (isSection(unit)) leaveFormation(campaign, unit)
    else {
      const one = fighter(campaign, unit)
      one.at = 'lost'
      one.attack = undefined
      one.entry = undefined
    }
  }
  note(rule, 'lost-contact', { units })
}

/** SAB-FRM-11 The rest of the formation stays where it is, as what it is now; one with nobody left is removed. */
export function leaveFormation(campaign: Campaign, section: SectionId): void {
  const patrol = patrolOf(campaign)
  const formation = formationOf(campaign, section)
  if (!formation) return
  formation.sections = formation.sections.filter(other => other !== section)
  if (formation.sections.length === 0)
    patrol.formations = patrol.formations.filter(other => other !== formation)
  else if (formation.at) formation.id = nameOf(campaign, formation.sections)
}

/** SAB-FRM-17 A fighter leaves its Section: independent, and without contact. */
export function breakOut(campaign: Campaign, rule: string, id: FighterId): void {
  const one = fighter(campaign, id)
  const { section } = one
  one.at = 'lost'
  note(rule, 'breaks-out', { fighter: id, section })
  dissolveIfAlone(campaign, section)
}

/** SAB-FRM-08 SAB-DOG-13 The last fighter of a Section is independent: its dogfight goes on as its own. */
export function dissolveIfAlone(campaign: Campaign, section: SectionId): void {
  const members = membersOf(campaign, section)
  if (members.length > 1) return
  const [last] = members
  leaveFormation(campaign, section)
  const dogfight = dogfightOf(campaign, section)
  if (last === undefined) return
  fighter(campaign, last).at = 'lost'
  if (dogfight) dogfight.unit = last
  note('SAB-FRM-08', 'section-dissolves', { section, fighter: last })
}

/** SAB-GEN-23 SAB-RTB-01 These fighters go home: to the space under their Section's cube at this moment, or to the one given. */
export function returnToBase(
  campaign: Campaign,
  rule: string,
  ids: readonly FighterId[],
  space?: number,
): void {
  const { fuelled } = patrolOf(campaign)
  const channel = raidSpace(campaign)?.channel ?? false
  const left: SectionId[] = []
  for (const id of ids) {
    const one = fighter(campaign, id)
    if (one.at === 'section' && !left.includes(one.section)) left.push(one.section)
    one.at = 'rtb'
    one.rtb = fuelled ? (space ?? fuelOf(campaign, one.section)) : undefined
    // SAB-DOG-37
    one.channel = channel
    one.attack = undefined
    one.entry = undefined
  }
  note(rule, 'returns-to-base', { fighters: ids })
  for (const section of left) dissolveIfAlone(campaign, section)
}
