import type { Procedure } from '@tallyho/engine'
import { CUBES, type FighterId, type SectionId } from '../../pack/types.ts'
import { type Campaign, type Dogfight, type German, SQUADRON } from '../../state.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { fighter, isInPlay } from '../01-general/fighters.ts'
import { formationOf, isSection, leaderOf, membersOf } from '../01-general/formations.ts'
import { fuelOf, patrolOf } from '../01-general/terms.ts'
import { mayUsePrivilege, spendPrivilege } from '../09-pilots/privileges.ts'
import type { Combat } from './combat.ts'
import { chooseHalf, dogfightFor, follow, split, turnTo } from './germans.ts'

/** SAB-ACE-04 SAB-VET-12 A Section of four that an Innovator taught can come apart into two Elements. */
export function hasElements(campaign: Campaign, section: SectionId): boolean {
  return (
    patrolOf(campaign).innovator !== undefined &&
    membersOf(campaign, section).length === 4 &&
    freeCube(campaign) !== undefined
  )
}

/** SAB-VET-11 A cube that no Section uses. */
function freeCube(campaign: Campaign): SectionId | undefined {
  const { fuel } = patrolOf(campaign)
  return CUBES.find(cube => fuel[cube] === undefined)
}

/** SAB-VET-11 The second pair of a Section is a Section of its own: with a cube like that of the first, and where the first flies. */
export function formElement(campaign: Campaign, rule: string, section: SectionId): SectionId {
  const element = freeCube(campaign) as SectionId
  const second = membersOf(campaign, section).slice(2)
  for (const id of second) fighter(campaign, id).section = element
  patrolOf(campaign).fuel[element] = fuelOf(campaign, section)
  formationOf(campaign, section)?.sections.push(element)
  note(rule, 'element', { section, element, fighters: second })
  return element
}

/** SAB-VET-09 SAB-VET-12 Veterans who may break their Section: any of it while the Innovator leads, its leader without him. */
export function breakers({ campaign, dogfight }: Combat): readonly FighterId[] {
  const { innovator } = patrolOf(campaign)
  const { unit } = dogfight
  if (!isSection(unit) || !innovator || !hasElements(campaign, unit)) return []
  const able = membersOf(campaign, unit).filter(id => mayUsePrivilege(campaign, id))
  return isInPlay(campaign, innovator) ? able : able.filter(id => id === leaderOf(campaign, unit))
}

/** SAB-VET-09 Two Elements of two. Even: one of them is behind a half of the marker, the other has the other half behind it. Odd: both are tailed. */
export function* breakSection(one: Combat, by: FighterId): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const section = dogfight.unit as SectionId
  spendPrivilege(campaign, 'SAB-VET-09', by, 'break')
  const die = yield* d12('break', [`unit:${section}`])
  const even = die % 2 === 0
  note('SAB-VET-09', 'break', { section, die, even })
  const other = dogfightFor(campaign, fray, formElement(campaign, 'SAB-VET-09', section), dogfight.round)
  // SAB-A-121 No card has been drawn: whoever still tails fights in this step.
  german.fought = dogfight.round - 1
  const lone = german.strength === 1
  const after = even || lone ? yield* whichElement(dogfight, other, german) : dogfight
  // SAB-VET-10 SAB-A-26 A lone German cannot split: it stays with one Element.
  if (!lone) {
    const last = after === dogfight ? other : dogfight
    split(campaign, 'SAB-VET-09', fray, german, last, yield* chooseHalf(german), 'tailed').from = last.round
  }
  if (after !== dogfight) follow(dogfight, after, german)
  if (even) turnTo(after, 'SAB-VET-09', german, 'tailing')
}

/** Which Element is after them, or has the lone one behind it. */
function* whichElement(first: Dogfight, second: Dogfight, german: German): Procedure<Dogfight> {
  const options = [first, second].map(({ unit }) => ({ id: unit, on: [`unit:${unit}`] }))
  const { id } = yield* choose(SQUADRON, 'dogfight.element', options, [`german:${german.no}`])
  return id === first.unit ? first : second
}
