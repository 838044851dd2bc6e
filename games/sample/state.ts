import { type Cup, cupSize, type Option, type Setup } from '@tallyho/engine'
import { packOf, SIDES, type Side, type Sky } from './pack/index.ts'

export const ALTITUDES = ['low', 'middle', 'high'] as const
export type Altitude = (typeof ALTITUDES)[number]

/** One fighter: `raf-3`. */
export interface Plane {
  readonly id: string
  readonly side: Side
  hits: number
  breaking: boolean
}

/** The whole board as plain data. */
export interface Battle {
  readonly pack: string
  readonly scenario: string
  readonly withAces: boolean
  readonly planes: Plane[]
  readonly cup: Cup<Sky>
  readonly drawn: Cup<Sky>
  sky: Sky
  readonly altitude: Record<Side, Altitude>
  readonly ace: Partial<Record<Side, string>>
  over: boolean
}

/** What a pilot may do: fire at an enemy, by its place in `planes`, or break away. */
export interface Order extends Option {
  readonly target?: number
}

/** SMP-2.a The planes in the air, the chits in the cup. */
export function begin({ pack, scenario, options }: Setup): Battle {
  const { planes, cup } = packOf({ pack }).scenarios[scenario as 'noon' | 'dusk']
  return {
    pack,
    scenario,
    withAces: options.aces ?? true,
    planes: SIDES.flatMap(side =>
      Array.from({ length: planes[side] }, (_, i) => ({
        id: `${side}-${i + 1}`,
        side,
        hits: 0,
        breaking: false,
      })),
    ),
    cup: { ...cup },
    drawn: { clear: 0, cloud: 0 },
    sky: 'clear',
    altitude: { raf: 'middle', luftwaffe: 'middle' },
    ace: {},
    over: false,
  }
}

export const enemyOf = (side: Side): Side => (side === 'raf' ? 'luftwaffe' : 'raf')
export const isFlying = (battle: Battle, plane: Plane): boolean => plane.hits < packOf(battle).endurance
export const roundOf = (battle: Battle): number => cupSize(battle.drawn)

/** SMP-2.c An ace is known to its own seat alone until it is shot down. */
export function view(battle: Battle, seat: string): Battle {
  const ace: Battle['ace'] = {}
  for (const { id, side, hits } of battle.planes)
    if (battle.ace[side] === id && (side === seat || hits >= packOf(battle).endurance)) ace[side] = id
  return { ...battle, ace }
}

export function countersOf({ planes, cup, drawn }: Battle): string[] {
  const chits = (sky: Sky) => Array<string>(cup[sky] + drawn[sky]).fill(`chit ${sky}`)
  return [...planes.map(({ id }) => id), ...chits('clear'), ...chits('cloud')]
}
