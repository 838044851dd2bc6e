import type { Procedure } from '@tallyho/engine'
import type { FighterId, SectionId } from '../../pack/types.ts'
import { type Campaign, type Formation, SQUADRON } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { JoinOption, ReformKind } from '../../vocabulary/vector.ts'
import { choose, note } from '../../vocabulary.ts'
import { spendFuel } from '../01-general/acts.ts'
import { colourOf, fighter, inPlay, isVeteran } from '../01-general/fighters.ts'
import {
  formationOf,
  hasLostContact,
  isSection,
  lostUnits,
  membersOf,
  nameOf,
} from '../01-general/formations.ts'
import { canSpendFuel, found, fuelOf, patrolOf } from '../01-general/terms.ts'
import { formationsOnMap } from '../05-interception/map.ts'

/** SAB-FRM-13 Only Reform merges formations. What a unit could become part of, and who may be in it. */
interface Plan {
  readonly kind: ReformKind
  readonly pool: readonly Unit[]
  readonly most: number
  readonly complete: (units: readonly Unit[]) => boolean
}

/** Whether a unit can reform with some of the others. */
export function canReform(campaign: Campaign, unit: Unit, among: readonly Unit[]): boolean {
  return plansFor(campaign, unit, among).length > 0
}

/** SAB-PAT-08 SAB-CHS-01 Who takes part in Reform: Sections on the map, and whatever has lost contact. */
export function reformers(campaign: Campaign): readonly Unit[] {
  const sections = formationsOnMap(campaign).flatMap(one => (one.sections.length === 1 ? one.sections : []))
  return [...sections, ...lostUnits(campaign)]
}

/** This unit reforms: into what, and with whom. Says what it is now. */
export function* reform(campaign: Campaign, unit: Unit, among: readonly Unit[]): Procedure<SectionId> {
  const plans = plansFor(campaign, unit, among)
  const kinds = plans.map(({ kind }) => ({ id: kind }))
  const { id } = yield* choose(SQUADRON, 'reform.kind', kinds, [`unit:${unit}`])
  const plan = found(
    plans.find(({ kind }) => kind === id),
    'way to reform',
    id,
  )
  const units = yield* gather(plan, unit)
  if (plan.kind === 'flight') return asFlight(campaign, units as readonly SectionId[])
  return yield* asSection(campaign, plan.kind, units)
}

function plansFor(campaign: Campaign, unit: Unit, among: readonly Unit[]): readonly Plan[] {
  const plans = isSection(unit)
    ? [flightPlan(campaign, unit, among), sectionPlan(campaign, unit, among)]
    : [sectionPlan(campaign, fighter(campaign, unit).section, among), adHocPlan(campaign, among)]
  return plans.filter(plan => plan.pool.includes(unit) && leadsOn(plan, [unit]))
}

/** Whether these can still become what is planned. */
function leadsOn(plan: Plan, units: readonly Unit[]): boolean {
  return plan.complete(units) || joiners(plan, units).length > 0
}

function joiners(plan: Plan, units: readonly Unit[]): readonly Unit[] {
  if (units.length >= plan.most) return []
  return plan.pool.filter(other => !units.includes(other) && leadsOn(plan, [...units, other]))
}

/** One after the other joins, until the player says that it is enough. */
function* gather(plan: Plan, first: Unit): Procedure<readonly Unit[]> {
  const units = [first]
  for (;;) {
    const options: JoinOption[] = joiners(plan, units).map(unit => ({ id: unit, unit, on: [`unit:${unit}`] }))
    if (options.length === 0) return units
    if (plan.complete(units)) options.unshift({ id: 'done' })
    const about = units.map(unit => `unit:${unit}`)
    const { unit } = yield* choose(SQUADRON, 'reform.join', options, about)
    if (!unit) return units
    units.push(unit)
  }
}

/** SAB-PAT-08 SAB-A-10 Two Sections at one place of the map become a Flight; both pay. */
function flightPlan(campaign: Campaign, section: SectionId, among: readonly Unit[]): Plan {
  const at = formationOf(campaign, section)?.at
  const there = formationsOnMap(campaign)
    .filter(one => one.at?.position === at?.position && one.at?.altitude === at?.altitude)
    .flatMap(one => (one.sections.length === 1 ? one.sections : []))
  const pool = there.filter(one => among.includes(one) && canSpendFuel(campaign, [one]))
  return { kind: 'flight', pool, most: 2, complete: units => units.length === 2 }
}

/** SAB-PAT-09 SAB-A-127 Back to their Section if it has lost contact too, or together as that Section again; an ad hoc Section is formed anew. */
function sectionPlan(campaign: Campaign, section: SectionId, among: readonly Unit[]): Plan {
  const lost = hasLostContact(campaign, section)
  const isGone = membersOf(campaign, section).length === 0 && !isAdHoc(section)
  const open = (lost || isGone) && canSpendFuel(campaign, [section])
  const its = (unit: Unit) =>
    isSection(unit) ? unit === section : fighter(campaign, unit).section === section
  const pool = open ? among.filter(its) : []
  const complete = (units: readonly Unit[]) => units.length > 1 && (isGone || units.includes(section))
  return { kind: 'section', pool, most: pool.length, complete }
}

/** SAB-PAT-10 SAB-FRM-14 SAB-A-11 Two or three of different Sections, one of them a Veteran; each of their cubes could pay. */
function adHocPlan(campaign: Campaign, among: readonly Unit[]): Plan {
  const pool = among.filter(
    unit => !isSection(unit) && canSpendFuel(campaign, [fighter(campaign, unit).section]),
  )
  const complete = (units: readonly Unit[]) => {
    const ids = units as readonly FighterId[]
    const [first] = ids as [FighterId]
    const mixed = ids.some(id => colourOf(id) !== colourOf(first))
    return mixed && ids.some(id => isVeteran(campaign, id)) && freeCube(campaign, ids) !== undefined
  }
  return { kind: 'ad-hoc', pool, most: 3, complete }
}

const AD_HOC = ['gray', 'black'] as const

function isAdHoc(section: SectionId): boolean {
  return AD_HOC.some(cube => cube === section)
}

/** SAB-PAT-10 A cube that nobody else flies by. */
function freeCube(campaign: Campaign, ids: readonly FighterId[]): SectionId | undefined {
  const others = inPlay(campaign).filter(id => !ids.includes(id))
  return AD_HOC.find(cube => others.every(id => fighter(campaign, id).section !== cube))
}

/** SAB-PAT-09 SAB-PAT-10 They are one Section without contact, which pays for it. */
function* asSection(
  campaign: Campaign,
  kind: 'section' | 'ad-hoc',
  units: readonly Unit[],
): Procedure<SectionId> {
  const ids = units.filter(unit => !isSection(unit))
  const rule = kind === 'ad-hoc' ? 'SAB-PAT-10' : 'SAB-PAT-09'
  const as =
    kind === 'ad-hoc'
      ? yield* layCube(campaign, ids)
      : fighter(campaign, found(ids[0], 'fighter to join')).section
  for (const id of ids) {
    const one = fighter(campaign, id)
    one.at = 'section'
    one.section = as
  }
  note(rule, 'reforms', { kind, units, as })
  spendFuel(campaign, rule, [as], 'reform')
  return as
}

/** SAB-PAT-10 A cube of its own, at the lowest level of them, and a Veteran who leads. */
function* layCube(campaign: Campaign, ids: readonly FighterId[]): Procedure<SectionId> {
  const patrol = patrolOf(campaign)
  const cube = found(freeCube(campaign, ids), 'free Fuel cube')
  patrol.fuel[cube] = Math.max(...ids.map(id => fuelOf(campaign, fighter(campaign, id).section)))
  patrol.leaders[cube] = yield* chooseLeader(ids.filter(id => isVeteran(campaign, id)))
  return cube
}
function* chooseLeader(veterans: readonly FighterId[]): Procedure<FighterId> {
  const options = veterans.map(id => ({ id, fighter: id, on: [`fighter:${id}`] }))
  return (yield* choose(SQUADRON, 'reform.leader', options)).fighter
}

function asFlight(campaign: Campaign, sections: readonly SectionId[]): SectionId {
  const patrol = patrolOf(campaign)
  const [first] = sections as [SectionId]
  const { at } = formationOf(campaign, first) as Formation
  patrol.formations = patrol.formations.filter(
    one => !one.sections.some(section => sections.includes(section)),
  )
  const id = nameOf(campaign, sections)
  patrol.formations.push({ id, sections: [...sections], at, order: undefined })
  note('SAB-PAT-08', 'reforms', { kind: 'flight', units: sections, as: id })
  spendFuel(campaign, 'SAB-PAT-08', sections, 'reform')
  return first
}
