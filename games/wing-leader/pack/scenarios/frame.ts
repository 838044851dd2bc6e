import type { Sourced } from '@tallyho/engine'
import * as v from 'valibot'
import { filledIn, listOf, rowsOf } from '../chart.ts'
import { force, scenario, sky } from '../schema-scenario.ts'
import {
  CLOUDS,
  type Edge,
  FAMILIES,
  type Family,
  type Force,
  type ScenarioSpec,
  type Sky,
  type Victory,
} from '../types.ts'

/** The families of rules that a scenario needs. */
export const families = ([list = '']: TemplateStringsArray): readonly Family[] => listOf(FAMILIES, list)

/** Where a scenario comes from: the battle is history, its size and its places on the map are not. */
export function fromHistory(battle: string): Sourced {
  return { source: 'designed', ref: `history: ${battle}; squadrons, squares and victory levels designed` }
}

/**
 * WL-12.1.d Levels by the raider's points less the defender's: decisive from the first number, a victory from the second,
 * the defender's victory below that, and decisive below the third. Nobody draws: a raid succeeds or it does not.
 */
export function ladder(decisive: number, win: number, routed: number): Pick<Victory, 'levels' | 'otherwise'> {
  return {
    levels: [
      { atLeast: decisive, level: 'raider-decisive' },
      { atLeast: win, level: 'raider-victory' },
      { atLeast: routed, level: 'defender-victory' },
    ],
    otherwise: 'defender-decisive',
  }
}

/**
 * WL-5.1.b to WL-5.1.i A side as it stands beside a scenario's map. The first line has its name, nation, edge and doctrine, what
 * breaks a squadron and a flight, and what else is to be known; the others its units: name, how many, model, mission, where they
 * begin. They face the far edge unless told otherwise. A line with `+` before it goes on with the one above.
 *
 *     11 Group      britain   right        loose      losses 6 3  gci 4 Tangmere, Middle Wallop  veteranFighters 1
 *     238 Squadron  squadron  hurricane-i  intercept  turn 4 right 6 7 8  net Middle Wallop  flexible
 */
export function side([chart = '']: TemplateStringsArray): Force {
  const [[name = '', nation, edge, doctrine, ...more] = [], ...units] = rowsOf(chart.replace(/\n +\+/g, ''))
  const facing = edge === 'left' ? 'right' : 'left'
  const said = more.map(ofForce)
  const isQuality = ([key]: readonly [string, unknown]) => key in force.entries.quality.entries
  return filledIn(force, name, {
    nation,
    name,
    edge,
    doctrine,
    ...Object.fromEntries(said.filter(one => !isQuality(one))),
    quality: Object.fromEntries(said.filter(isQuality)),
    units: units.map(cells => unit(facing, cells)),
  })
}

/** `losses 6 3`, `gci 4 Kenley, Biggin Hill`, `split all 2`, `split bf-109f-4 2`, `flak dualFuse`, `veteranFighters 2` */
function ofForce(cell: string): readonly [string, unknown] {
  const [key = '', first = '', ...rest] = cell.split(' ')
  if (key === 'losses') return ['maxLosses', { squadron: Number(first), flight: Number(rest[0]) }]
  if (key === 'gci') return [key, { rating: Number(first), nets: rest.join(' ').split(', ') }]
  if (key === 'split')
    return [
      'splitLimit',
      first === 'all' ? { all: Number(rest[0]) } : { models: { [first]: Number(rest[0]) } },
    ]
  if (key === 'flak') return [key, Object.fromEntries([first, ...rest].map(word => [word, true]))]
  return [key, Number(first)]
}

function unit(
  facing: Edge,
  [name = '', strength = '', model, mission, start = '', ...more]: readonly string[],
) {
  return {
    name,
    model,
    ...strengthOf(strength),
    mission,
    facing,
    start: startOf(start),
    ...Object.fromEntries(more.map(remark)),
  }
}

/** WL-5.1.j The sky in a line: `coast  sun left-upper  haze 3  broken B5-H5 K4  wispy P2-T2`. */
export const above = ([line = '']: TemplateStringsArray): Sky => skyOf(line)

export function skyOf(line: string): Sky {
  const [ground, ...cells] = line.split(/ {2,}/)
  const said = cells.map(cell => cell.split(' '))
  const cloud = said.filter(([key]) => CLOUDS.some(type => type === key))
  const rest = said.filter(one => !cloud.includes(one))
  return filledIn(sky, line, {
    ...Object.fromEntries(
      rest.map(([key = '', value]) => [key, key === 'sun' ? value : value ? Number(value) : true]),
    ),
    cloud: cloud.map(([type, ...squares]) => ({ type, squares })),
    ground,
  })
}

type Ground = Pick<ScenarioSpec, 'bombing' | 'surface' | 'balloons'>

/** WL-5.1.l What lies on the ground, for rule 15: type, name, column and what else is to be known; `balloon  O2` flies over it. */
export function below([chart = '']: TemplateStringsArray): Ground {
  const rows = rowsOf(chart)
  const { bombing, surface, balloons } = scenario.entries
  return filledIn(v.strictObject({ bombing, surface, balloons }), chart, {
    bombing: true,
    surface: rows
      .filter(([type]) => type !== 'balloon')
      .map(([type, name, column, ...more]) => ({
        type,
        name,
        column,
        ...Object.fromEntries(more.map(remark)),
      })),
    balloons: rows.filter(([type]) => type === 'balloon').map(([, square]) => ({ square })),
  })
}

/** A battle in the air alone (WL-5.1.l, WL-5.1.n). */
export const NOTHING_BELOW: Ground = { bombing: false, surface: [], balloons: [] }

/** `flight`, `2 squadrons` */
function strengthOf(strength: string): Partial<Record<'size' | 'count', unknown>> {
  const [, count = '1', size] = /^(?:(\d+) )?(\w+?)s?$/.exec(strength) ?? []
  return { size, count: Number(count) }
}

/** `F9-G9`, `near bombers`, `turn 4 F9-G9`, `turn 4 right 6 7 8`, or `turn 2 from 3`: the airfield or carrier of that number. */
function startOf(start: string): unknown {
  const [first, second, third, ...rest] = start.split(' ')
  if (first === 'near') return { near: second }
  if (first !== 'turn') return { squares: start.split(' ') }
  const turn = Number(second)
  if (third === 'from') return { turn, takeOffFrom: Number(rest[0]) }
  if (third === 'left' || third === 'right') return { turn, edge: third, altitudes: rest.map(Number) }
  return { turn, squares: [third, ...rest] }
}

/** `net Middle Wallop`, `loads bomb atgr`, `maxLosses 2`; or a word that says all: `flexible`. */
function remark(cell: string): readonly [string, unknown] {
  const [key = '', ...words] = cell.split(' ')
  if (key === 'loads') return [key, words]
  if (key === 'maxLosses') return [key, Number(words[0])]
  return [key, words.join(' ') || true]
}
