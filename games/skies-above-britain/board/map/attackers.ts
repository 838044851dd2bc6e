import type { Logged } from '@tallyho/engine'
import type { SectionId } from '../../pack/types.ts'
import { formationOf, membersOf } from '../../rules/01-general/formations.ts'
import type { Campaign, Formation } from '../../state.ts'
import { factsIf } from '../../vocabulary.ts'
import { type Spot, STATION_SPOTS } from './layout.ts'

/** Whoever has just flown at somebody, and where that is. */
export interface Attackers {
  readonly formation: Formation
  readonly spot: Spot
}

/** SAB-ESC-05 SAB-IBM-10 As long as their dogfight is not told of, those who attack are seen where they meet the escort. */
export function attackersIn(campaign: Campaign, notes: readonly Logged[]): Attackers | undefined {
  const last = notes.findLast(({ what }) => what !== 'lost-contact' && what !== 'fuel')
  const met = last && factsIf(last, 'intercept')
  if (!met) return undefined
  const { formation: id, station } = met
  const order = notes.findLast(({ what, facts }) => what === 'order' && facts.formation === id)
  const ordered = (order?.facts.sections ?? []) as readonly SectionId[]
  const sections = ordered.filter(
    section => !formationOf(campaign, section) && membersOf(campaign, section).length > 0,
  )
  if (!station || sections.length === 0) return undefined
  return { formation: { id, sections, at: undefined, order: undefined }, spot: STATION_SPOTS[station] }
}
