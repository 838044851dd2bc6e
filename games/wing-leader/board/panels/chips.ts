import { nameOf } from '../../rules/01-words/geometry.ts'
import type { Unit } from '../../state.ts'
import { LOAD_NAMES } from '../names.ts'

/** A short mark on a row of the wing display. */
export interface Chip {
  readonly mark: string
  readonly kind: 'good' | 'bad' | 'aim' | 'load' | 'plain'
  readonly title: string
}

/** All that differs from a fresh trained unit, the most urgent first. */
export function chipsOf(unit: Unit, tally: string | undefined): Chip[] {
  const chips: (Chip | false | undefined)[] = [
    unit.at === 'waiting' && { mark: '…', kind: 'plain', title: 'Has not entered yet' },
    unit.at === 'edge' && { mark: '⇥', kind: 'plain', title: 'At the edge, about to enter' },
    tally !== undefined && { mark: `→${tally}`, kind: 'aim', title: `Tally on ${tally}` },
    unit.balloon !== undefined && { mark: '→⬮', kind: 'aim', title: 'Tally on a balloon' },
    unit.vector !== undefined && {
      mark: `⚑${nameOf(unit.vector)}`,
      kind: 'aim',
      title: `Vector at ${nameOf(unit.vector)}`,
    },
    unit.dogfight !== undefined && {
      mark: `◎${unit.dogfight}`,
      kind: 'aim',
      title: `In dogfight ${unit.dogfight}`,
    },
    unit.broken && { mark: 'B', kind: 'bad', title: 'Broken' },
    !unit.broken && unit.disruptions > 0 && { mark: 'D', kind: 'bad', title: 'Shaken' },
    unit.straggler && { mark: 's', kind: 'bad', title: 'Has a straggler' },
    unit.ammo === 'low' && { mark: '½', kind: 'bad', title: 'Low on ammunition' },
    unit.ammo === 'depleted' && { mark: '0', kind: 'bad', title: 'Out of ammunition' },
    unit.quality === 'veteran' && { mark: 'V', kind: 'good', title: 'Veteran' },
    unit.quality === 'green' && { mark: 'G', kind: 'bad', title: 'Green' },
    unit.experte && { mark: '★', kind: 'good', title: 'An ace' },
    unit.leader && { mark: '♛', kind: 'good', title: 'Wing leader' },
    unit.wing !== undefined && {
      mark: `W${unit.wing + 1}`,
      kind: 'plain',
      title: `Flies in wing ${unit.wing + 1}`,
    },
    unit.load && { mark: LOAD_MARKS[unit.load], kind: 'load', title: loadTitle(unit) },
    unit.tanks && { mark: 'T', kind: 'load', title: 'Drop tanks' },
    unit.aar && {
      mark: unit.aar === 'loaded' ? 'R' : 'r',
      kind: 'load',
      title: `Air-to-air rockets ${unit.aar}`,
    },
    unit.pod && {
      mark: unit.pod === 'gun' ? 'P' : 'AT',
      kind: 'load',
      title: unit.pod === 'gun' ? 'Gun pods' : 'Anti-tank pods',
    },
    unit.fuel !== undefined && { mark: `F${unit.fuel}`, kind: 'load', title: `Fuel ${unit.fuel}` },
    unit.net === undefined && { mark: '⌀', kind: 'plain', title: 'No radio' },
  ]
  return chips.filter(chip => typeof chip === 'object')
}

const LOAD_MARKS = { bomb: '●', torpedo: 'tp', atgr: 'rk', parafrag: 'pf', cargo: '▦' } as const

function loadTitle({ load, bombValue }: Unit): string {
  const name = load === undefined ? '' : LOAD_NAMES[load]
  return bombValue === undefined ? name : `${name}, bomb value ${bombValue}`
}
