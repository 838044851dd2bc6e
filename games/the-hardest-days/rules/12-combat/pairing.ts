import type { Option, Procedure } from '@tallyho/engine'
import type { GroupId, Section, SquadronId } from '../../pack/types.ts'
import type { Group, Raid, Squadron } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { RAF } from '../02-terms/terms.ts'

/** Who fights whom, and where: the choices that Hunt Box and Bomber Box have in common. */

export interface SectionOption extends Option {
  readonly section: Section
}
export interface PairOption extends Option {
  readonly squadron: SquadronId
  readonly group: GroupId
}
/** THD-12.1.a One section at a time, in any order. */
export function* chooseSection(
  raid: Raid,
  box: 'hunt' | 'bomber',
  sections: readonly Section[],
): Procedure<Section> {
  const options: SectionOption[] = sections.map(section => ({
    id: section,
    section,
    on: [`section:${raid.number}/${box}/${section}`],
  }))
  return (yield* choose(RAF, `${box}-section`, options, [`raid:${raid.number}`])).section
}

export function pairOption(squadron: Squadron, group: Group): PairOption {
  return {
    id: `${squadron.id}>${group.id}`,
    squadron: squadron.id,
    group: group.id,
    on: [`squadron:${squadron.id}`, `group:${group.id}`],
  }
}
