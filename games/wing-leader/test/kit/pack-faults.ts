import { copy } from '@tallyho/engine'
import { expect } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import type { ScenarioFile, ScenarioSpec, UnitLine } from '../../pack/types.ts'

/** Builders for packs and scenarios with a mistake in them. */

export type Json = { [key: string]: Json } & Json[]
export type Key = string | number
export type Change = readonly [path: readonly Key[], value: unknown]

/** A copy with changes: the value of a path is replaced, or left out if undefined. */
function withChanges(data: unknown, changes: readonly Change[]): unknown {
  const result = copy(data) as Json
  for (const [path, value] of changes) {
    const last = path.at(-1) as string
    let at = result
    for (const key of path.slice(0, -1)) at = at[key as string] as Json
    if (value === undefined) delete at[last]
    else at[last] = value as Json
  }
  return result
}

export const changedPack = (...changes: readonly Change[]) => withChanges(standard, changes)

export function expectPackFault(path: readonly Key[], value: unknown, at: string, message: string) {
  expect(checkPack(changedPack([path, value]))).toEqual([{ path: at, message }])
}

const line = (name: string, model: string, rest: Partial<UnitLine>): UnitLine => ({
  name,
  model,
  size: 'squadron',
  count: 1,
  mission: 'sweep',
  facing: 'right',
  start: { squares: ['D8-F8'] },
  ...rest,
})

/** Sound as it stands: bombers with an escort, a convoy, an airfield, interceptors in a wing. */
export const SCENARIO: ScenarioSpec = {
  id: 'my-own',
  title: 'My own battle',
  date: '1942-06-04',
  place: 'Somewhere',
  difficulty: 2,
  families: ['fighters', 'escort'],
  background: '',
  advice: '',
  aftermath: '',
  setsUpFirst: 'raider',
  raider: {
    nation: 'germany',
    name: 'Raiders',
    edge: 'left',
    doctrine: 'loose',
    maxLosses: { squadron: 6, flight: 3 },
    quality: { veteranFighters: 1, experten: 1 },
    splitLimit: { all: 4, models: { 'bf-109g-6': 2 } },
    units: [
      line('bombers', 'he-111h-6', { mission: 'bombing', loads: ['bomb', 'torpedo'] }),
      line('escort', 'bf-109g-6', { mission: 'escort', start: { near: 'bombers' } }),
      line('sweep', 'bf-109g-6', { aar: true, start: { turn: 2, edge: 'left', altitudes: [9, 10] } }),
    ],
  },
  defender: {
    nation: 'britain',
    name: 'Defenders',
    edge: 'right',
    doctrine: 'rigid',
    gci: { rating: 4, nets: ['red'] },
    maxLosses: { squadron: 6, flight: 3 },
    quality: { greenFighters: 1 },
    units: [
      line('first', 'spitfire-vb', {
        mission: 'intercept',
        facing: 'left',
        wing: 'wing',
        net: 'red',
        start: { squares: ['T9'] },
      }),
      line('second', 'spitfire-vb', {
        mission: 'intercept',
        facing: 'left',
        wing: 'wing',
        net: 'red',
        start: { squares: ['T9'] },
      }),
      line('third', 'hurricane-i', {
        size: 'flight',
        mission: 'cap',
        facing: 'left',
        net: 'red',
        start: { turn: 3, takeOffFrom: 1 },
      }),
    ],
  },
  sky: {
    sun: 'above',
    haze: 3,
    contrails: 15,
    cloud: [{ type: 'broken', squares: ['A5-F5', 'J6'] }],
    ground: 'coast',
  },
  bombing: true,
  surface: [
    { type: 'dd-2', name: 'HMS Test', column: 'N' },
    { type: 'airfield-2', name: 'Field', column: 'R' },
    { type: 'flak-h1', name: 'Guns', column: 'P', barrage: 'P7' },
  ],
  balloons: [{ square: 'R2' }],
  special: ['Nothing out of the way.'],
  victory: {
    levels: [
      { atLeast: 6, level: 'raider-decisive' },
      { atLeast: 2, level: 'raider-victory' },
      { atLeast: 1, level: 'draw' },
      { atLeast: -4, level: 'defender-victory' },
    ],
    otherwise: 'defender-decisive',
    lastTurn: 12,
  },
  source: 'designed',
  ref: 'the tests',
}

export const FILE: ScenarioFile = {
  game: 'wing-leader',
  id: 'my-scenarios',
  title: 'My scenarios',
  version: '1',
  scenarios: [SCENARIO],
}

/** The file with changes to its one scenario. */
export function changedFile(...changes: readonly Change[]): unknown {
  return withChanges(
    FILE,
    changes.map(([path, value]): Change => [['scenarios', 0, ...path], value]),
  )
}

/** One change to the scenario, and the one fault it is to cause there. */
export function expectFault(path: readonly Key[], value: unknown, at: string, message: string) {
  expect(checkPack(changedFile([path, value]))).toEqual([{ path: `scenarios[0].${at}`, message }])
}

export function expectSound(...changes: readonly Change[]) {
  expect(checkPack(changedFile(...changes))).toEqual([])
}

/** Places in the lines of the two orders of battle. */
export const raider = (i: number, key: string) => ['raider', 'units', i, key] as const
export const defender = (i: number, key: string) => ['defender', 'units', i, key] as const
