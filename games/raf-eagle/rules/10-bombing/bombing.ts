import type { Procedure, Step } from '@tallyho/engine'
import type { BombResult, GruppeId, TargetSpec, TargetType } from '../../pack/types.ts'
import type { Campaign, Flight, Raid } from '../../state.ts'
import type { BombShift } from '../../vocabulary/bombing.ts'
import { d6, type Notes, note } from '../../vocabulary.ts'
import {
  bombedTarget,
  cardOf,
  flightOf,
  gruppe,
  gruppenIn,
  gruppenWhere,
  gruppeSpec,
  isBomberType,
  raidOf,
  score,
  sideOf,
  tablesOf,
  timesOn,
  weatherOver,
} from '../02-terms.ts'
import { leaveDisplay } from '../11-recovery.ts'
import { damageTarget } from './damage.ts'

type Bombs = Pick<Notes['bombing'], 'strengths' | 'strength' | 'column' | 'shifts' | 'shifted'>

/** RE-4.II.11 All Gruppen in the Bomber box bomb; then everybody goes home. */
export function* bombard(campaign: Campaign): Procedure<Step | undefined> {
  const flight = flightOf(campaign)
  if (!flight.bombed) {
    yield* bomb(campaign, flight)
    if (campaign.ended) return undefined
    // RE-CP.T7.b Bombs fell early: the Gruppen stay for the squadrons, and do not bomb again.
    if (flight.bombsFirst) return 'squadron-interception'
  }
  leaveDisplay(campaign)
  return 'recovery'
}

function* bomb(campaign: Campaign, flight: Flight): Procedure {
  const raid = raidOf(campaign)
  const target = bombedTarget(campaign, raid)
  const gruppen = gruppenIn(campaign, 'bomber')
  const bombs = bombsOn(campaign)
  // RE-A-59 Nothing to drop: no die, no damage.
  const die = bombs.strength > 0 ? yield* d6('bombing', [`target:${target.id}`]) : undefined
  flight.bombed = true
  // RE-19.3.h The bombs are gone: from here on a Jabo is a fighter like any other.
  for (const id of gruppen) gruppe(campaign, id).jabo = undefined
  if (die === undefined) {
    note('RE-A-59', 'no-bombs', { target: target.id })
    return
  }
  const result = resultOf(campaign, bombs, die)
  const { counted, vp } = worthOf(campaign, result)
  note('RE-10.h', 'bombing', {
    target: target.id,
    strengths: bombs.strengths,
    strength: bombs.strength,
    column: bombs.column,
    shifts: bombs.shifts,
    shifted: bombs.shifted,
    die,
    result,
    doubled: cardOf(campaign, raid).double ?? false,
    nonEssential: flight.nonEssential !== undefined,
    forward: raid.forward ?? false,
    vp,
  })
  score(campaign, 'RE-10.j', -vp, 'bombs')
  // RE-A-83 A battle that is decided stops where it is.
  if (!campaign.ended) yield* damageTarget(campaign, target, counted, flight.nonEssential)
}

/** All bombs of the raid, and the column of the Bombing Table that they find. */
export function bombsOn(campaign: Campaign): Bombs {
  const raid = raidOf(campaign)
  const target = bombedTarget(campaign, raid)
  // RE-10.a Strengths of the sides that are up.
  const strengths = gruppenIn(campaign, 'bomber').map(id => ({
    gruppe: id,
    by: bombingOf(campaign, id, target.type),
  }))
  const strength = strengths.reduce((sum, { by }) => sum + by, 0)
  const shifts = shiftsOf(campaign, raid, flightOf(campaign), target)
  const { columns } = tablesOf(campaign).bombing
  const column = columnOf(columns, strength)
  return { strengths, strength, column, shifts, shifted: shiftedColumn(columns, column, shifts) }
}

/** RE-10.h */
export function resultOf(campaign: Campaign, { shifted }: Bombs, die: number): BombResult {
  return tablesOf(campaign).bombing.results[die - 1]?.[shifted] ?? 0
}

/** What a result counts as, and the victory points that it is worth. */
export function worthOf(campaign: Campaign, result: BombResult): { counted: BombResult; vp: number } {
  const raid = raidOf(campaign)
  // RE-19.1.e RE-A-69 Small fields have no heavy damage to suffer.
  const counted = raid.forward && result === 'H' ? 2 : result
  const doubled = cardOf(campaign, raid).double ?? false
  return { counted, vp: pointsFor(counted, doubled, flightOf(campaign).nonEssential !== undefined) }
}

/** RE-10.1.a What fighters hardly hurt. */
const HARD_TO_STRAFE: readonly TargetType[] = ['radar', 'city', 'headquarters', 'base']

/** RE-2.21.g What one Gruppe brings to the bombing of a target. */
export function bombingOf(campaign: Campaign, id: GruppeId, target: TargetType): number {
  const { full, jabo } = gruppe(campaign, id)
  // RE-19.3.g A Jabo bombs as a bomber, with its marker's strength.
  if (jabo) return sideOf(tablesOf(campaign).jabo.bombing, full)
  const { bombing, type } = gruppeSpec(campaign, id)
  const strength = sideOf(bombing, full)
  // RE-10.1.b Elsewhere strafers count in full.
  if (isBomberType(type) || !HARD_TO_STRAFE.includes(target)) return strength
  // RE-10.1.a RE-A-58 Each Me 110 by itself, rounded up; Me 109s bring nothing.
  return type === 'Me 110' ? Math.ceil(strength / 2) : 0
}

function shiftsOf(
  campaign: Campaign,
  raid: Raid,
  { unopposed, navigationalError }: Flight,
  target: TargetSpec,
): readonly BombShift[] {
  const shifts: BombShift[] = []
  const weather = weatherOver(campaign, raid)
  // RE-10.c
  if (weather !== 'clear') shifts.push({ why: 'clouds', by: weather === 'patchy' ? -1 : -2 })
  // RE-10.d
  if (onlyStukas(campaign) && target.type !== 'radar') shifts.push({ why: 'dive-bombers', by: 2 })
  // RE-10.e RE-A-23
  if (unopposed) shifts.push({ why: 'unopposed', by: 2 })
  // RE-10.f RE-15.11.a
  const pathfinders = timesOn(campaign, raid, 'pathfinders')
  if (pathfinders > 0) shifts.push({ why: 'pathfinders', by: 2 * pathfinders })
  // RE-CP.T9.a
  if (navigationalError) shifts.push({ why: 'navigational-error', by: -2 })
  return shifts
}

/** RE-10.d RE-A-60 Strafers do not count among the bombers; a Jabo does. */
function onlyStukas(campaign: Campaign): boolean {
  const bombers = gruppenWhere(
    campaign,
    'bomber',
    ({ jabo }, { type }) => isBomberType(type) || jabo === true,
  )
  return bombers.length > 0 && bombers.every(id => gruppeSpec(campaign, id).type === 'Ju 87')
}

/** RE-10.b The column that a strength falls into. */
function columnOf(columns: readonly number[], strength: number): number {
  const column = columns.findIndex(highest => strength <= highest)
  return column < 0 ? columns.length : column
}

/** RE-10.b The strength from which on the last column is read: more does not help. */
export function bombsEnough(campaign: Campaign): number {
  return (tablesOf(campaign).bombing.columns.at(-1) ?? 0) + 1
}

/** RE-10.g */
const MOST_SHIFTS = 3

/** RE-10.g Shifts add up to three at most, and stay on the table. */
function shiftedColumn(columns: readonly number[], column: number, shifts: readonly BombShift[]): number {
  const sum = shifts.reduce((all, { by }) => all + by, 0)
  const net = Math.max(-MOST_SHIFTS, Math.min(sum, MOST_SHIFTS))
  return Math.max(0, Math.min(column + net, columns.length))
}

/** RE-10.j A heavy result costs three, whatever damage it does. */
const HEAVY_VP = 3

/** RE-10.k RE-10.l RE-A-61 RE-A-62 Doubled first, then one less for any non-essential target. */
function pointsFor(result: BombResult, doubled: boolean, nonEssential: boolean): number {
  const points = (result === 'H' ? HEAVY_VP : result) * (doubled ? 2 : 1)
  return Math.max(0, points - (nonEssential ? 1 : 0))
}
