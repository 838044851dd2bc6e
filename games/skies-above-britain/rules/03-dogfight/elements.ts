import type { Procedure } from '@tallyho/engine'
import { CUBES, type FighterId, type SectionId } from '../../pack/types.ts'
import { SQUADRON } from '../../state.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { fighter, fuelOf, isSection, leaderOf, membersOf, patrolOf } from '../01-general/terms.ts'
import { mayUsePrivilege, spendPrivilege } from '../09-pilots/privileges.ts'
import type { Combat } from './combat.ts'
import { dogfightFor, follow, split, turnTo } from './germans.ts'

/** SAB-VET-09 SAB-VET-12 Veterans who may break a Section of four into Elements: any of it under the Innovator, its leader without him. */
export function breakers({ campaign, dogfight }: Combat): readonly FighterId[] {
  const { advanced, innovator } = patrolOf(campaign)
  const { unit } = dogfight
  if (!advanced || !isSection(unit) || freeCube(campaign) === undefined) return []
  const members = membersOf(campaign, unit)
  if (members.length !== 4) return []
  const able = members.filter(id => mayUsePrivilege(campaign, id))
  return innovator ? able : able.filter(id => id === leaderOf(campaign, unit))
}

/** SAB-VET-11 A cube that no Section uses. */
function freeCube(campaign: Combat['campaign']): SectionId | undefined {
  const { fuel } = patrolOf(campaign)
  return CUBES.find(cube => fuel[cube] === undefined)
}

/** SAB-VET-09 Two Elements of two; the halves of the marker tail one or both of them. */
export function* breakSection(one: Combat, by: FighterId): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const patrol = patrolOf(campaign)
  const section = dogfight.unit as SectionId
  const element = freeCube(campaign) as SectionId
  spendPrivilege(campaign, 'SAB-VET-09', by, 'break')
  const [, , ...second] = membersOf(campaign, section)
  const die = yield* d12('break', [`unit:${section}`])
  for (const id of second) fighter(campaign, id).section = element
  patrol.fuel[element] = fuelOf(campaign, section)
  // The new Element flies where the Section did.
  const formation = patrol.formations.find(({ sections }) => sections.includes(section))
  formation?.sections.push(element)
  note('SAB-VET-09', 'element', { section, element, die })
  const even = die % 2 === 0
  const options = [section, element].map(id => ({ id, on: [`unit:${id}`] }))
  const other = dogfightFor(campaign, fray, element, dogfight.round)
  // SAB-VET-10 SAB-A-26 A lone German cannot split: it is tailed by one Element, or tails one.
  const { id: chosen } = yield* choose(SQUADRON, 'dogfight.element', options, [`german:${german.no}`])
  const first = chosen === section ? dogfight : other
  const last = chosen === section ? other : dogfight
  if (german.strength === 1) {
    if (first !== dogfight) follow(dogfight, first, german)
    if (even) {
      turnTo(first, 'SAB-VET-10', german, 'tailing')
      german.fought = first.round - 1
    }
    return
  }
  // The chosen Element tails on an even die; on an odd one both are tailed.
  const half = Math.floor(german.strength / 2)
  split(campaign, 'SAB-VET-09', fray, german, last, half, 'tailed')
  if (first !== dogfight) follow(dogfight, first, german)
  if (even) {
    turnTo(first, 'SAB-VET-09', german, 'tailing')
    german.fought = first.round - 1
  }
}
