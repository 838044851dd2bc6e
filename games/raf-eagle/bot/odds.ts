import { packOf, stepAt } from '../pack/index.ts'
import type {
  BombResult,
  CombatResult,
  DamageBox,
  DamageCell,
  GermanType,
  Pack,
  TargetSpec,
  ThreeResults,
} from '../pack/types.ts'

/** What the charts promise on the average: reckoned once for each pack. */

/** What a line of combat does to a full unit of one side in one box. */
export interface Fate {
  /** Victory points that it costs. */
  readonly cost: number
  /** Chances that it is still in the raid: full, and reduced. */
  readonly full: number
  readonly reduced: number
}

/** A row of the Combat Results Table. */
export interface RowOdds {
  readonly hunter: Fate
  readonly bomber: Fate
  readonly escort: Fate
  /** RE-19.4.b Those at the edge of their range. */
  readonly stretchedHunter: Fate
  readonly stretchedEscort: Fate
  /** Squadrons in the Hunt Box, and in the Bomber Box. */
  readonly hunted: Fate
  readonly attacker: Fate
}

export interface Odds {
  readonly rows: readonly RowOdds[]
  /** Victory points by column of the Bombing Table. */
  readonly bombs: readonly number[]
  /** Mean rating of a full squadron that flies by day, and of a reduced one. */
  readonly squadron: number
  readonly worn: number
  /** Mean rating of a type of Gruppe. */
  readonly rating: Readonly<Record<GermanType, number>>
  readonly bombing: Readonly<Record<GermanType, number>>
  /** RE-19.4.b A Me 109 at the edge of its range. */
  readonly stretched: number
  readonly radar: readonly TargetSpec[]
  /** RE-7.2 Squadrons that are left of a pool, by total of the die and by pool. */
  readonly left: readonly (readonly number[])[]
}

const KNOWN = new Map<string, Odds>()

export function oddsOf({ pack }: { readonly pack: string }): Odds {
  let odds = KNOWN.get(pack)
  if (odds === undefined) {
    odds = reckon(packOf({ pack }).pack)
    KNOWN.set(pack, odds)
  }
  return odds
}

const TYPES = ['Me 109', 'Me 110', 'Do 17', 'He 111', 'Ju 87', 'Ju 88'] as const

function reckon({ tables, squadrons, gruppen, targets }: Pack): Odds {
  const { german, british } = tables.damage
  const day = squadrons.filter(({ type }) => type !== 'Blenheim')
  const ofType = (type: GermanType) => gruppen.filter(gruppe => gruppe.type === type)
  return {
    rows: tables.combat.lines.map(lines => {
      const fateOf = (
        side: 'german' | 'british',
        chart: typeof german,
        box: DamageBox,
        as: 'full' | 'reduced' = 'full',
      ) =>
        meanFate(
          lines.map(line => line[side]),
          chart[box]?.[as],
        )
      return {
        hunter: fateOf('german', german, 'hunt'),
        bomber: fateOf('german', german, 'bomber'),
        escort: fateOf('german', german, 'escort'),
        stretchedHunter: fateOf('german', german, 'hunt', 'reduced'),
        stretchedEscort: fateOf('german', german, 'escort', 'reduced'),
        hunted: fateOf('british', british, 'hunt'),
        attacker: fateOf('british', british, 'bomber'),
      }
    }),
    bombs: Array.from({ length: tables.bombing.columns.length + 1 }, (_, column) =>
      mean(tables.bombing.results.map(row => pointsFor(row[column] ?? 0))),
    ),
    squadron: mean(day.map(({ rating }) => rating[0])),
    worn: mean(day.map(({ rating }) => rating[1])),
    rating: each(type => mean(ofType(type).map(({ rating }) => rating[0]))),
    bombing: each(type => mean(ofType(type).map(({ bombing }) => bombing[0]))),
    stretched: mean(ofType('Me 109').map(({ rating }) => rating[1])),
    radar: targets.filter(({ type }) => type === 'radar'),
    left: upTo(MOST_TOTAL).map(total => {
      const removed = tables.response.removed[stepAt(tables.response.priority, total)]
      return upTo(MOST_POOL).map(pool => Math.max(0, pool - stepAt(removed, pool)))
    }),
  }
}

/** Beyond these nothing changes any more, or nothing comes. */
export const MOST_TOTAL = 20
export const MOST_POOL = 24

export function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, count) => count)
}

const WORTH = { stays: 0, inflight: 0, 'light-loss': 1, 'heavy-loss': 2 }

/** Letters are alike: each of the three is as likely. */
function meanFate(
  lines: readonly ThreeResults[],
  chart: Readonly<Record<CombatResult, DamageCell>> | undefined,
): Fate {
  const cells = lines.flatMap(results =>
    results.map((result): DamageCell => chart?.[result] ?? ['stays', 'full']),
  )
  const share = (is: (cell: DamageCell) => boolean) => cells.filter(is).length / cells.length
  return {
    cost: mean(cells.map(([to]) => WORTH[to])),
    full: share(([to, side]) => to === 'stays' && side === 'full'),
    reduced: share(([to, side]) => to === 'stays' && side === 'reduced'),
  }
}

function pointsFor(result: BombResult): number {
  return result === 'H' ? 3 : result
}

function each(of: (type: GermanType) => number): Record<GermanType, number> {
  return Object.fromEntries(TYPES.map(type => [type, of(type)])) as Record<GermanType, number>
}

export function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}
