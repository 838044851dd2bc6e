import { after, known, noted, once, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { BomberIcon, DogfightIcon, FighterId, SectionId } from '../../pack/types.ts'
import type { Campaign, FighterPlace, HitId } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { d12, note } from '../../vocabulary.ts'
import { dissolveIfAlone, drawHit, randomFighter, returnHit } from '../01-general/acts.ts'
import { fighter, isFatigued, named, pilotOf } from '../01-general/fighters.ts'
import { fightersOf, isSection } from '../01-general/formations.ts'
import { patrolOf } from '../01-general/terms.ts'
import { loses } from '../09-pilots/pilots.ts'
import {
  hasSkillLeft,
  mayUsePrivilege,
  spendPrivilege,
  spendSkill,
  whoUses,
} from '../09-pilots/privileges.ts'

/** What cards and markers do to a fighter, in a dogfight as among the bombers. */

/** Whatever a card may show. */
export type CardIcon = DogfightIcon | BomberIcon

/** What an icon says before and after its colon: `disruption` and 4. Cards show the same few over and over. */
export const partsOf = once((icon: CardIcon) => {
  const [name = '', number] = icon.split(':')
  return { name, number: Number(number) }
})

/** An icon is taken from those that are left; a double Damage is one result (SAB-ICO-18). Says how often it applies. */
export function takeOut<I extends CardIcon>(left: I[], icon: I): number {
  let times = 0
  do {
    left.splice(left.indexOf(icon), 1)
    times += 1
  } while (icon === 'damage' && left.includes(icon))
  return times
}

/** SAB-ACE-02 SAB-A-123 An Ace of the unit may cancel an icon that the card has for them. */
export function charmed(campaign: Campaign, unit: Unit, icon: CardIcon): Procedure<boolean> {
  const able = charmsOf(campaign, unit)
  if (able.length === 0) return known(false)
  return after(whoUses('use.lucky-charm', able, [`icon:${icon}`]), by => {
    if (!by) return false
    spendSkill(campaign, 'SAB-ACE-02', by, 'lucky-charm')
    note('SAB-ACE-02', 'icon-cancelled', { icon, by })
    return true
  })
}

/** SAB-A-110 Whom the card has already sent home the rest of it still strikes, so his charm still helps. */
export function charmsOf(campaign: Campaign, unit: Unit): readonly FighterId[] {
  return fightersOf(campaign, unit).filter(id => hasSkillLeft(campaign, id, 'lucky-charm'))
}

/** SAB-VET-05 A Veteran of a Section keeps its Green pilot out of trouble; says who. */
export function* keptTrim(campaign: Campaign, unit: Unit, from: string): Procedure<FighterId | undefined> {
  if (!isSection(unit)) return undefined
  const able = fightersOf(campaign, unit).filter(id => mayUsePrivilege(campaign, id))
  const by = yield* whoUses('use.stay-trim', able, [from])
  if (by) spendPrivilege(campaign, 'SAB-VET-05', by, 'stay-trim')
  return by
}

/** SAB-ICO-16 A Hit of a card that the unit faces, for one of it. SAB-ACE-02 An Ace may look at the marker first. */
export function* takeHit(campaign: Campaign, id: FighterId, unit: Unit = id): Procedure<void> {
  const marker = yield* drawHit(campaign, id)
  if (marker === undefined) return
  if (charmsOf(campaign, unit).length === 0) return tellHit(id, marker)
  note('SAB-ACE-02', 'hit-looked-at', { fighter: id, marker })
  if (yield* charmed(campaign, unit, 'hit')) returnHit(campaign, id, marker)
  else tellHit(id, marker)
}

/** SAB-ICO-16 A Hit that no Dogfight or Bomber Card brought: no charm helps against it. */
export function* sufferHit(campaign: Campaign, id: FighterId): Procedure<void> {
  const marker = yield* drawHit(campaign, id)
  if (marker !== undefined) tellHit(id, marker)
}

/** The marker stays. */
export function tellHit(id: FighterId, marker: HitId): void {
  note('SAB-ICO-16', 'hit', { fighter: id, marker })
}

/** SAB-ICO-24 Low Ammo, then No Ammo: one fighter of the unit that still has some. */
export function* loseAmmo(campaign: Campaign, from: readonly FighterId[]): Procedure<void> {
  const able = hasAmmo(campaign, from)
  if (able.length === 0) return
  const id = yield* randomFighter(able)
  if (yield* disciplined(campaign, id)) return
  const one = fighter(campaign, id)
  one.ammo = one.ammo === 'full' ? 'low' : 'none'
  note('SAB-ICO-24', 'low-ammo', { fighter: id, ammo: one.ammo })
}

export function hasAmmo(campaign: Campaign, ids: readonly FighterId[]): readonly FighterId[] {
  return ids.filter(id => fighter(campaign, id).ammo !== 'none')
}

/** SAB-VET-02 */
function* disciplined(campaign: Campaign, id: FighterId): Procedure<boolean> {
  if (!mayUsePrivilege(campaign, id)) return false
  note('SAB-ICO-24', 'falls-to', { fighter: id, icon: 'low-ammo' })
  const by = yield* whoUses('use.discipline', [id])
  if (!by) return false
  spendPrivilege(campaign, 'SAB-VET-02', by, 'discipline')
  return true
}

/** SAB-ICO-19 */
export function canJam(campaign: Campaign, ids: readonly FighterId[]): readonly FighterId[] {
  return ids.filter(id => {
    const { ammo, jammed } = fighter(campaign, id)
    return ammo !== 'none' && !jammed
  })
}

/** SAB-ICO-18 SAB-ICO-19 Guns jam: of one fighter whose guns still fire. */
export function* jam(campaign: Campaign, from: readonly FighterId[]): Procedure<void> {
  const able = canJam(campaign, from)
  if (able.length === 0) return
  const id = yield* randomFighter(able)
  fighter(campaign, id).jammed = true
  note('SAB-ICO-18', 'jammed', { fighter: id })
}

/** SAB-ICO-18 Jammed guns score on an even die alone; an odd one clears them. */
export function* gunsFire(campaign: Campaign, id: FighterId): Procedure<boolean> {
  const one = fighter(campaign, id)
  if (!one.jammed) return true
  const die = yield* d12('jam', [`fighter:${id}`])
  if (die % 2 === 0) return true
  one.jammed = false
  note('SAB-ICO-18', 'jam-cleared', { fighter: id, die })
  return false
}

/** SAB-ICO-25 Nobody of the unit has ammunition left. */
export function isOutOfAmmo(campaign: Campaign, ids: readonly FighterId[]): boolean {
  return ids.every(id => fighter(campaign, id).ammo === 'none')
}

/** SAB-ICO-09 SAB-PIL-10 Whether a fighter collides; then it is destroyed, and its pilot killed. */
export function* collides(campaign: Campaign, id: FighterId): Procedure<boolean> {
  const fatigued = isFatigued(campaign, id)
  const die = yield* d12('collision', [`fighter:${id}`])
  const happens = die - (fatigued ? 1 : 0) <= 1
  note('SAB-ICO-09', 'collision', { fighter: id, die, fatigued, collides: happens })
  if (happens) destroy(campaign, id)
  return happens
}

/** An aircraft is gone, and its pilot with it. */
function destroy(campaign: Campaign, id: FighterId): void {
  const left = leavePlay(campaign, id, 'destroyed')
  patrolOf(campaign).score.aircraftLost += 1
  if (noted()) note('SAB-ICO-09', 'aircraft-lost', { fighter: id, ...named(pilotOf(campaign, id)) })
  loses(campaign, 'SAB-ICO-09', fighter(campaign, id).pilot, 'killed')
  if (left) dissolveIfAlone(campaign, left)
}

/** Whatever puts a fighter out of play: its Hit markers go back. Says which Section it leaves, to close up when that was told. */
export function leavePlay(campaign: Campaign, id: FighterId, at: FighterPlace): SectionId | undefined {
  const one = fighter(campaign, id)
  const left = one.at === 'section' ? one.section : undefined
  one.at = at
  one.attack = undefined
  one.entry = undefined
  for (const marker of [...one.hits]) returnHit(campaign, id, marker)
  return left
}

/** SAB-GEN-11 What stands on a Hit marker. */
export function hitOf(campaign: Campaign, marker: HitId) {
  return packOf(campaign).hit(marker)
}
