import { type Fault, type Sourced, shelf } from '@tallyho/engine'

export const SIDES = ['raf', 'luftwaffe'] as const
export type Side = (typeof SIDES)[number]
export const SKIES = ['clear', 'cloud'] as const
export type Sky = (typeof SKIES)[number]
export const SCENARIOS = ['noon', 'dusk'] as const
type ScenarioId = (typeof SCENARIOS)[number]

/** Everything that lies in the box: numbers of counters and chits, and the two figures the rules use. */
export interface Pack extends Sourced {
  readonly id: string
  readonly game: 'sample'
  /** Die roll that hits, before modifiers. */
  readonly toHit: number
  /** Hits that shoot a plane down. */
  readonly endurance: number
  readonly scenarios: Readonly<
    Record<ScenarioId, { readonly planes: Record<Side, number>; readonly cup: Record<Sky, number> }>
  >
}

const STANDARD: Pack = {
  id: 'standard',
  game: 'sample',
  source: 'designed',
  ref: 'made for this table',
  toHit: 5,
  endurance: 5,
  scenarios: {
    noon: { planes: { raf: 8, luftwaffe: 8 }, cup: { clear: 12, cloud: 4 } },
    dusk: { planes: { raf: 7, luftwaffe: 7 }, cup: { clear: 6, cloud: 10 } },
  },
}

/** Each figure of a pack: where it stands, and the least and the most it may be. */
const FIGURES: readonly (readonly [path: string, least: number, most: number])[] = [
  ['toHit', 2, 6],
  ['endurance', 1, 9],
  ...SCENARIOS.flatMap(id => [
    ...SIDES.map(side => [`scenarios.${id}.planes.${side}`, 1, 12] as const),
    ...SKIES.map(sky => [`scenarios.${id}.cup.${sky}`, 1, 20] as const),
  ]),
]

export const { packOf, packs } = shelf<Pack, Pack>({
  standard: STANDARD,
  check: faultsOf,
  compile: pack => pack,
})

function faultsOf(data: unknown): Fault[] {
  const faults: Fault[] = []
  const id = at(data, 'id')
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id))
    faults.push({ path: 'id', message: 'expected a name of small letters, digits and hyphens' })
  if (at(data, 'game') !== STANDARD.game)
    faults.push({ path: 'game', message: `expected '${STANDARD.game}'` })
  for (const [path, least, most] of FIGURES) {
    const value = at(data, path)
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      faults.push({
        path,
        message: `expected a whole number from ${least} to ${most}, found ${print(value)}`,
      })
  }
  return faults
}

function at(data: unknown, path: string): unknown {
  let value = data
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return value
}

function print(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
