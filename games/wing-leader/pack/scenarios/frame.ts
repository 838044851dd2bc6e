import type { Sourced } from '@tallyho/engine'
import { filledIn, listOf, rowsOf } from '../chart.ts'
import { unitLine } from '../schema-scenario.ts'
import { type Edge, FAMILIES, type Family, type UnitLine, type Victory } from '../types.ts'

/** The families of rules that a scenario needs. */
export const families = ([list = '']: TemplateStringsArray): readonly Family[] => listOf(FAMILIES, list)

/** A battle in the air alone (WL-5.1.l, WL-5.1.n). */
export const NOTHING_BELOW = { bombing: false, surface: [], balloons: [] } as const

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
 * WL-5.1.b to WL-5.1.d, WL-5.1.i Units as they are listed beside a scenario's map, all of them facing one way: name, how many,
 * model, mission, where they begin, and what else is to be known.
 *
 *     StG 2         2 squadrons  ju-87b       bombing    F9-G9
 *     238 Squadron  squadron     hurricane-i  intercept  turn 4 right 6 7 8  net Middle Wallop  flexible
 */
export const facingLeft = ([chart = '']: TemplateStringsArray) => orderOfBattle('left', chart)
export const facingRight = ([chart = '']: TemplateStringsArray) => orderOfBattle('right', chart)

function orderOfBattle(facing: Edge, chart: string): readonly UnitLine[] {
  return rowsOf(chart).map(([name = '', strength = '', model, mission, start = '', ...more]) =>
    filledIn(unitLine, name, {
      name,
      model,
      ...strengthOf(strength),
      mission,
      facing,
      start: startOf(start),
      ...Object.fromEntries(more.map(remark)),
    }),
  )
}

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
