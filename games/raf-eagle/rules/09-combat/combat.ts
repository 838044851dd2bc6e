import type { Procedure } from '@tallyho/engine'
import type {
  CombatResult,
  DamageBox,
  DamageCell,
  DamageTo,
  GruppeId,
  Letter,
  SquadronId,
  ThreeResults,
} from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import {
  depletionLevel,
  found,
  gruppe,
  gruppeSpec,
  ratingOf,
  score,
  squadron,
  squadronSpec,
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

const LETTERS: readonly Letter[] = ['A', 'B', 'C']

/** RE-2.21.j */
export function letterOf(campaign: Campaign, id: UnitId): Letter {
  return (isSquadron(campaign, id) ? squadronSpec(campaign, id) : gruppeSpec(campaign, id)).letter
}

/**
 * RE-9.1.a One combat of these Gruppen and squadrons, in the boxes that they are in, shifted by so many rows: down is for
 * the British. RE-9.2.a Each unit suffers by itself.
 */
export function* fight(
  campaign: Campaign,
  gruppen: readonly GruppeId[],
  squadrons: readonly SquadronId[],
  shift = 0,
): Procedure<readonly Hit[]> {
  const value = combatValue(campaign, [...gruppen, ...squadrons])
  const row = combatRow(campaign, gruppen.length, value, shift)
  const box = squadrons.some(id => squadron(campaign, id).place === 'hunt') ? 'hunt' : 'bomber'
  const die = yield* d6('combat')
  // RE-9.1.d Three results for each side, by letter.
  const { german, british } = found(tablesOf(campaign).combat.lines[row]?.[die - 1], `line ${row}/${die}`)
  const onGruppen = gruppen.map(id => hitOn(campaign, id, german))
  const onSquadrons = squadrons.map(id => hitOn(campaign, id, british))
  const hits = [...onGruppen, ...onSquadrons]
  for (const hit of hits) suffer(campaign, hit)
  const depletion = depletionLevel(campaign)
  note('RE-9.1.d', 'combat', { box, value, gruppen: gruppen.length, depletion, row, shift, die, hits })
  // RE-9.22.a RE-16.2.a
  score(campaign, 'RE-9.22.a', lossPoints(onGruppen), 'gruppe')
  score(campaign, 'RE-9.22.a', -lossPoints(onSquadrons), 'squadron')
  return hits
}

/** RE-9.1.a The ratings of the sides that are up. */
function combatValue(campaign: Campaign, units: readonly UnitId[]): number {
  return units.reduce((sum, id) => sum + ratingOf(campaign, id), 0)
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

/**
 * RE-9.2.a RE-9.1.e The result of its letter, by side, facing and box: what aborts (RE-9.2.e RE-9.2.f), disruptions
 * (RE-9.2.g RE-9.2.h) and losses (RE-9.2.i) mean is for the chart to say.
 */
function hitOn(campaign: Campaign, unit: UnitId, results: ThreeResults): Hit {
  const result = found(results[LETTERS.indexOf(letterOf(campaign, unit))], 'result')
  const { place, full } = isSquadron(campaign, unit) ? squadron(campaign, unit) : gruppe(campaign, unit)
  const chart = tablesOf(campaign).damage[isSquadron(campaign, unit) ? 'british' : 'german']
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
function lossPoints(hits: readonly Hit[]): number {
  const worth = { stays: 0, inflight: 0, 'light-loss': 1, 'heavy-loss': 2 }
  return hits.reduce((sum, { to }) => sum + worth[to], 0)
}
