import { COLOURS, type FighterId, type SectionId } from '../../pack/types.ts'
import type { Campaign, Formation } from '../../state.ts'
import type { Merge } from '../../vocabulary/vector.ts'
import { note } from '../../vocabulary.ts'
import { spendFuel } from '../01-general/acts.ts'
import {
  canSpendFuel,
  colourOf,
  fighter,
  fightersAt,
  formationOf,
  fuelOf,
  hasLostContact,
  isEngaged,
  isVeteran,
  membersOf,
  patrolOf,
} from '../01-general/terms.ts'
import { formationsOnMap } from '../05-interception/map.ts'
import { nameOf } from '../05-interception/orders.ts'

/** SAB-FRM-13 Only Reform merges formations. */

/** SAB-PAT-08 SAB-A-10 Two Sections at one place become a Flight. */
export function flightMerges(campaign: Campaign): readonly Merge[] {
  const single = formationsOnMap(campaign).filter(({ sections }) => sections.length === 1)
  return pairs(single)
    .filter(([a, b]) => a.at?.position === b.at?.position && a.at?.altitude === b.at?.altitude)
    .map(([a, b]) => [...a.sections, ...b.sections])
    .filter(units => canSpendFuel(campaign, units))
    .map(units => ({ kind: 'flight', units }))
}

/** SAB-PAT-09 SAB-PAT-10 What fighters without contact can make of themselves. */
export function lostMerges(campaign: Campaign): readonly Merge[] {
  return [...sectionMerges(campaign), ...adHocMerges(campaign)]
}

/** SAB-PAT-09 Back to their Section if it has lost contact too, or together as that Section again. */
function sectionMerges(campaign: Campaign): readonly Merge[] {
  return COLOURS.flatMap((colour): Merge[] => {
    const strays = free(campaign).filter(
      id => colourOf(id) === colour && fighter(campaign, id).section === colour,
    )
    const there = membersOf(campaign, colour)
    if (strays.length === 0 || !canSpendFuel(campaign, [colour])) return []
    if (there.length === 0) return strays.length > 1 ? [{ kind: 'section', units: strays }] : []
    return hasLostContact(campaign, colour) ? [{ kind: 'section', units: [colour, ...strays] }] : []
  })
}

/** SAB-FRM-14 SAB-A-11 Two or three of different Sections, with a Veteran to lead them. */
function adHocMerges(campaign: Campaign): readonly Merge[] {
  if (!freeCube(campaign)) return []
  const strays = free(campaign)
  const groups = [...pairs(strays), ...triples(strays)]
  return groups
    .filter(
      ids =>
        new Set(ids.map(colourOf)).size > 1 &&
        canSpendFuel(
          campaign,
          ids.map(id => fighter(campaign, id).section),
        ),
    )
    .flatMap(units =>
      units.filter(id => isVeteran(campaign, id)).map((leader): Merge => ({ kind: 'ad-hoc', units, leader })),
    )
}

function free(campaign: Campaign): readonly FighterId[] {
  return fightersAt(campaign, 'lost').filter(id => !isEngaged(campaign, id))
}

function freeCube(campaign: Campaign): 'gray' | 'black' | undefined {
  return (['gray', 'black'] as const).find(cube => membersOf(campaign, cube).length === 0)
}

/** Carries a merge out, at its price; says what it is now. */
export function reform(campaign: Campaign, merge: Merge): SectionId {
  const { kind, units } = merge
  if (kind === 'flight') return asFlight(campaign, units as readonly SectionId[])
  const as =
    kind === 'ad-hoc'
      ? adHoc(campaign, merge)
      : (COLOURS.find(colour => units.some(unit => unit.startsWith(colour))) as SectionId)
  for (const unit of units) if (unit.includes('-')) join(campaign, unit as FighterId, as)
  spendFuel(campaign, kind === 'ad-hoc' ? 'SAB-PAT-10' : 'SAB-PAT-09', [as], 'reform')
  note(kind === 'ad-hoc' ? 'SAB-PAT-10' : 'SAB-PAT-09', 'reforms', { kind, units, as })
  return as
}

function join(campaign: Campaign, id: FighterId, section: SectionId): void {
  const one = fighter(campaign, id)
  one.at = 'section'
  one.section = section
}

/** SAB-PAT-10 Its cube begins at the lowest level of them. */
function adHoc(campaign: Campaign, { units, leader }: Merge): SectionId {
  const patrol = patrolOf(campaign)
  const cube = freeCube(campaign) as SectionId
  patrol.fuel[cube] = Math.max(
    ...units.map(unit => fuelOf(campaign, fighter(campaign, unit as FighterId).section)),
  )
  if (leader) patrol.leaders[cube] = leader
  return cube
}

function asFlight(campaign: Campaign, sections: readonly SectionId[]): SectionId {
  const patrol = patrolOf(campaign)
  const [first] = sections as [SectionId]
  const at = (formationOf(campaign, first) as Formation).at
  patrol.formations = patrol.formations.filter(
    one => !one.sections.some(section => sections.includes(section)),
  )
  const id = nameOf(campaign, sections)
  patrol.formations.push({ id, sections: [...sections], at, order: undefined })
  spendFuel(campaign, 'SAB-PAT-08', sections, 'reform')
  note('SAB-PAT-08', 'reforms', { kind: 'flight', units: sections, as: id })
  return first
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]))
}

function triples<T>(all: readonly T[]): [T, T, T][] {
  return all.flatMap((a, i) => pairs(all.slice(i + 1)).map(([b, c]): [T, T, T] => [a, b, c]))
}
