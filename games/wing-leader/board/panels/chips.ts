import { capital } from '@tallyho/engine'
import { nameOf } from '../../rules/01-words/geometry.ts'
import type { Unit } from '../../state.ts'
import { AMMO_WORDS } from '../../text/names.ts'
import { LOAD_NAMES } from '../names.ts'

/** A word on a row of the wing display. */
export interface Chip {
  readonly mark: string
  readonly kind: 'good' | 'bad' | 'aim' | 'load' | 'plain'
  readonly title: string
}

/** All that differs from a fresh trained unit, the most urgent first. */
export function chipsOf(unit: Unit, tally: string | undefined): Chip[] {
  const chips: (Chip | false | undefined)[] = [
    unit.at === 'waiting' && { mark: 'to come', kind: 'plain', title: 'Has not entered yet' },
    unit.at === 'edge' && { mark: 'at the edge', kind: 'plain', title: 'At the edge, about to enter' },
    tally !== undefined && { mark: `sees ${tally}`, kind: 'aim', title: `Has sighted ${tally}` },
    unit.balloon !== undefined && { mark: 'balloon', kind: 'aim', title: 'Goes for a balloon' },
    unit.vector !== undefined && {
      mark: `flag ${nameOf(unit.vector)}`,
      kind: 'aim',
      title: `Flag at ${nameOf(unit.vector)}`,
    },
    unit.dogfight !== undefined && {
      mark: 'dogfight',
      kind: 'aim',
      title: `In dogfight ${unit.dogfight}`,
    },
    unit.broken && { mark: 'broken', kind: 'bad', title: 'Broken' },
    !unit.broken && unit.disruptions > 0 && { mark: 'shaken', kind: 'bad', title: 'Shaken' },
    unit.straggler && { mark: 'straggler', kind: 'bad', title: 'Has a straggler' },
    unit.ammo !== 'full' && {
      mark: unit.ammo === 'low' ? 'low ammo' : 'last ammo',
      kind: 'bad',
      title: `${capital(AMMO_WORDS[unit.ammo])}: it shoots as before, but breaks sooner`,
    },
    unit.quality === 'veteran' && { mark: 'veteran', kind: 'good', title: 'Veteran' },
    unit.quality === 'green' && { mark: 'green', kind: 'bad', title: 'Green' },
    unit.experte && { mark: '★ ace', kind: 'good', title: 'An ace' },
    unit.leader && { mark: '♛ leader', kind: 'good', title: 'Wing leader' },
    unit.wing !== undefined && {
      mark: `wing ${unit.wing + 1}`,
      kind: 'plain',
      title: `Flies in wing ${unit.wing + 1}`,
    },
    unit.load && { mark: LOAD_MARKS[unit.load], kind: 'load', title: loadTitle(unit) },
    unit.tanks && { mark: 'tanks', kind: 'load', title: 'Drop tanks' },
    unit.aar && {
      mark: unit.aar === 'loaded' ? 'rockets' : 'rockets fired',
      kind: 'load',
      title: `Air-to-air rockets ${unit.aar}`,
    },
    unit.pod && {
      mark: unit.pod === 'gun' ? 'gun pods' : 'AT pods',
      kind: 'load',
      title: unit.pod === 'gun' ? 'Gun pods' : 'Anti-tank pods',
    },
    unit.fuel !== undefined && { mark: `fuel ${unit.fuel}`, kind: 'load', title: `Fuel ${unit.fuel}` },
    unit.net === undefined && { mark: 'no radio', kind: 'plain', title: 'No radio' },
  ]
  return chips.filter(chip => typeof chip === 'object')
}

const LOAD_MARKS = {
  bomb: 'bombs',
  torpedo: 'torpedo',
  atgr: 'rockets',
  parafrag: 'parafrags',
  cargo: 'cargo',
} as const

function loadTitle({ load, bombValue }: Unit): string {
  const name = load === undefined ? '' : LOAD_NAMES[load]
  return bombValue === undefined ? name : `${name}, bomb value ${bombValue}`
}
