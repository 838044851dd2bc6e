import { nameOf } from '../rules/01-words/geometry.ts'
import { forceOf, isFighter, modelOf } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import { course, family } from '../text/names.ts'
import { letterOf, MISSION_NAMES, unitName, WHEREABOUTS } from './names.ts'
import type { Badge, FaceProps } from './pieces/UnitFace.tsx'

/** Units as the board shows them: plain values, so that what has not changed is not drawn again. */

export function faceOf(battle: Battle, unit: Unit): FaceProps {
  const model = modelOf(battle, unit)
  return {
    // Who flies it, not who built it: friend and foe are told apart by colour.
    nation: forceOf(battle, unit.side).nation,
    letter: letterOf(unit.id),
    silhouette: model.silhouette,
    size: unit.size,
    facing: unit.facing,
    alerted: isFighter(unit) ? unit.alerted : undefined,
    broken: unit.broken,
    disrupted: unit.disruptions > 0,
    losses: unit.losses,
    maxLosses: unit.maxLosses,
    straggler: unit.straggler,
    ammo: isFighter(unit) || unit.ammo !== 'full' ? unit.ammo : undefined,
    load: unit.load,
    star: unit.experte || unit.leader,
    quality: unit.quality,
    badge: badgeOf(unit),
    // As questions call it: its mark stands on its tab and its card.
    name: shortName(family(model.name)),
  }
}

/** As much of a model's name as a counter has room for: `Spitfire IX` of `Spitfire F Mk.IX`. */
export function shortName(name: string): string {
  const plain = name.replace(/ (F|LF|B|PR) Mk\./, ' ').replace(/ [(a-z].*$/, '')
  if (plain.length <= 11) return plain
  return plain.replace(/^(\w{4})\w+\s/, '$1. ')
}

/** The one marker that matters most; the tooltip and the wing display tell them all. */
function badgeOf(unit: Unit): Badge | undefined {
  if (unit.slow) return 'slow'
  if (unit.lufbery) return 'lufbery'
  return unit.marker ?? (unit.circling ? 'circling' : undefined)
}

/** A unit for the ear: `Bf 109G-6 A, raider's squadron, sweep, at G13 heading right, climb`. */
export function unitLabel(battle: Battle, unit: Unit): string {
  const where =
    unit.at === 'map' ? `at ${nameOf(unit.square)} heading ${course(unit.facing)}` : WHEREABOUTS[unit.at]
  const state = [
    unit.marker,
    unit.slow && 'slow',
    unit.lufbery && 'in a Lufbery',
    unit.circling && 'circling',
    unit.dogfight !== undefined && `in dogfight ${unit.dogfight}`,
    unit.broken ? 'broken' : unit.disruptions > 0 && 'shaken',
    unit.losses > 0 && `${unit.losses} lost`,
  ].filter(Boolean)
  return [
    unitName(battle, unit),
    `${unit.side}'s ${unit.size}`,
    MISSION_NAMES[unit.mission].toLowerCase(),
    where,
    ...state,
  ].join(', ')
}
