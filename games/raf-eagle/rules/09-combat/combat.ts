import type { Procedure } from '@tallyho/engine'
import type {
  CombatResult,
  DamageBox,
  DamageCell,
  DamageTo,
  GruppeId,
  Letter,
  Pack,
  SquadronId,
  ThreeResults,
} from '../../pack/types.ts'
import type { Campaign, Flight, Gruppe, Squadron } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import {
  depletionLevel,
  found,
  gruppe,
  gruppenIn,
  gruppeSpec,
  ratingOf,
  score,
  squadron,
  squadronSpec,
  squadronsIn,
  tablesOf,
} from '../02-terms.ts'
import { isSquadron, send, type UnitId } from './leaving.ts'

/** What a combat did to one unit. */
export interface Hit {
  readonly unit: UnitId
  /** RE-9.1.a What it brought to the combat value. */
  readonly rating: number
  readonly result: CombatResult
  readonly to: DamageTo
  readonly side: DamageCell[1]
}

interface Hits {
  readonly german: readonly Hit[]
  readonly british: readonly Hit[]
}

type DamageChart = Pack['tables']['damage']['german' | 'british']

/** RE-2.21.j */
export function letterOf(campaign: Campaign, id: UnitId): Letter {
  return (isSquadron(campaign, id) ? squadronSpec(campaign, id) : gruppeSpec(campaign, id)).letter
}

/** Where a combat is fought. */
export type CombatBox = 'hunt' | 'bomber'

/** Who fights, and on which row of the Combat Results Table. */
interface Combat {
  readonly gruppen: readonly GruppeId[]
  readonly squadrons: readonly SquadronId[]
  /** RE-9.1.a */
  readonly value: number
  /** Rows up or down: down is for the British. */
  readonly shift: number
  readonly row: number
}

/** RE-9.a RE-9.23.a All squadrons of a box, with all hunters or with those whom they intercepted. */
export function combatIn(campaign: Campaign, box: CombatBox): Combat {
  const { flight } = campaign
  // RE-18.4.a By night whoever was found is there.
  return combatWith(campaign, box, flight && box === 'bomber' ? flight.intercepted : gruppenIn(campaign, box))
}

/** The combat as it would be if just these Gruppen fought it. */
export function combatWith(campaign: Campaign, box: CombatBox, gruppen: readonly GruppeId[]): Combat {
  const { flight } = campaign
  const squadrons = squadronsIn(campaign, box)
  const value = combatValue(campaign, gruppen) + combatValue(campaign, squadrons)
  // RE-18.4.a By night nobody has the height.
  const shift = flight ? shiftOf(flight, box) : 0
  return { gruppen, squadrons, value, shift, row: combatRow(campaign, gruppen.length, value, shift) }
}

/** RE-CP.T1.a The Big Wing attacks the bombers. RE-A-41 Shifts add up. */
function shiftOf({ altitude, bigWing }: Flight, box: CombatBox): number {
  return altitude + (box === 'bomber' && bigWing ? 1 : 0)
}

/** What a face of the die does to everybody: RE-9.1.d three results for each side, by letter. */
export function hitsBy(campaign: Campaign, { gruppen, squadrons, row }: Combat, die: number): Hits {
  const { german, british } = found(tablesOf(campaign).combat.lines[row]?.[die - 1], `line ${row}/${die}`)
  const { damage } = tablesOf(campaign)
  return {
    german: gruppen.map(id => {
      const { letter } = gruppeSpec(campaign, id)
      return hitOn(campaign, id, gruppe(campaign, id), damage.german, resultFor(letter, german))
    }),
    british: squadrons.map(id => {
      const { letter } = squadronSpec(campaign, id)
      return hitOn(campaign, id, squadron(campaign, id), damage.british, resultFor(letter, british))
    }),
  }
}

/** RE-9.1.a One combat of all who meet in a box. RE-9.2.a Each unit suffers by itself. */
export function* fight(campaign: Campaign, box: CombatBox): Procedure<readonly Hit[]> {
  const combat = combatIn(campaign, box)
  const die = yield* d6('combat', [`box:${box}`])
  const { german, british } = hitsBy(campaign, combat, die)
  const hits = [...german, ...british]
  for (const hit of hits) suffer(campaign, hit)
  const depletion = depletionLevel(campaign)
  const { value, row, shift } = combat
  note('RE-9.1.d', 'combat', { box, value, gruppen: combat.gruppen.length, depletion, row, shift, die, hits })
  // RE-9.22.a RE-16.2.a RE-A-102 Gruppen first.
  score(campaign, 'RE-9.22.a', lossPoints(german), 'gruppe')
  score(campaign, 'RE-9.22.a', -lossPoints(british), 'squadron')
  return hits
}

/** RE-9.1.a The ratings of the sides that are up. */
function combatValue(campaign: Campaign, units: readonly UnitId[]): number {
  let value = 0
  for (const id of units) value += ratingOf(campaign, id)
  return value
}

/** RE-9.1.b RE-9.1.c From 0. */
function combatRow(campaign: Campaign, gruppen: number, value: number, shift: number): number {
  const { columns, rows, lines } = tablesOf(campaign).combat
  // RE-14.4.b
  const header = found(columns[depletionLevel(campaign)], 'line of the header')
  const column = found(header[gruppen - 1], `column for ${gruppen} Gruppen`)
  const tops = found(rows[column], `column ${column}`)
  const holding = tops.findIndex(top => value <= top)
  const row = (holding < 0 ? tops.length : holding) + shift
  // RE-A-41 The table ends there.
  return Math.min(Math.max(row, 0), lines.length - 1)
}

/** RE-9.1.d */
function resultFor(letter: Letter, [a, b, c]: ThreeResults): CombatResult {
  return letter === 'A' ? a : letter === 'B' ? b : c
}

/**
 * RE-9.2.a RE-9.1.e The result of its letter, by side, facing and box: what aborts (RE-9.2.e RE-9.2.f), disruptions
 * (RE-9.2.g RE-9.2.h) and losses (RE-9.2.i) mean is for the chart to say.
 */
function hitOn(
  campaign: Campaign,
  unit: UnitId,
  { place, full }: Squadron | Gruppe,
  chart: DamageChart,
  result: CombatResult,
): Hit {
  const rows = found(chart[place as DamageBox], `row of the damage chart for ${place}`)
  const [to, side] = rows[full ? 'full' : 'reduced'][result]
  return { unit, rating: ratingOf(campaign, unit), result, to, side }
}

/** RE-9.21.a */
function suffer(campaign: Campaign, { unit, to, side }: Hit): void {
  const hit = isSquadron(campaign, unit) ? squadron(campaign, unit) : gruppe(campaign, unit)
  hit.full = side === 'full'
  if (to !== 'stays') send(campaign, unit, to)
}

/** RE-9.22.a */
const LOSS_POINTS = { 'light-loss': 1, 'heavy-loss': 2 }

/** RE-9.22.a Points that the other side has of these. */
export function lossPoints(hits: readonly Hit[]): number {
  let points = 0
  for (const { to } of hits) if (to === 'light-loss' || to === 'heavy-loss') points += LOSS_POINTS[to]
  return points
}
