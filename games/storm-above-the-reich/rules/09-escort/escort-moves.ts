import type { Procedure, Ref, Step } from '@tallyho/engine'
import type { BoxId, Station } from '../../pack/types.ts'
import { type Campaign, type EscortMarker, type Mission, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { BOXES } from '../05-map/boxes.ts'
import { type BoxOption, escortOption, toBox } from '../05-map/options.ts'
import { at, escortsIn, formation, holdsFighters, missionOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { releaseEscorts } from '../10-aerial-combat/dogfight.ts'

/** Escort markers on the formation map: whom they go for. */

/** One of several markers. Those that show the same number, or none, are all the same. */
export function* chooseMarker(
  ask: 'escort.marker' | 'station.marker' | 'peel-off.marker' | 'combat.marker' | 'event.escort',
  markers: readonly EscortMarker[],
  about?: readonly Ref[],
): Procedure<EscortMarker> {
  const different = markers.filter(
    ({ number }, i) => markers.findIndex(other => other.number === number) === i,
  )
  const { escort } = yield* choose(STAFFEL, ask, different.map(escortOption), about)
  return markers.find(({ no }) => no === escort) ?? at(markers, 0)
}

/** Off the board, to a station or to a box, without its being a move of the Escort Phase. `group`: of the Dogfight Box. */
export function sendEscort(marker: EscortMarker, to: EscortMarker['at'], rule: string, group = 0): void {
  const from = marker.at
  marker.at = to
  marker.group = group
  note(rule, 'escort.sent', { escort: marker.no, from, to })
}

/** SR-ESC-04 A move of the Escort Phase: one for each marker. */
export function moveEscort(marker: EscortMarker, to: EscortMarker['at'], rule: string, group = 0): void {
  marker.movedFrom = marker.at as BoxId | Station
  sendEscort(marker, to, rule, group)
}

/** SR-ESC-01 After arrival and exit, before the stations. */
export function* moveEscorts(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  for (const { id } of BOXES)
    if (mission.escort.markers.some(({ at }) => at === id)) yield* moveOutOf(campaign, mission, id)
  return 'stations'
}

/**
 * SR-ESC-07 SR-ESC-08 SR-Q-51 One marker goes to each adjacent box with fighters, as far as there are markers. SR-ESC-05
 * SR-ESC-06 One stays if its own box holds fighters. SR-ESC-11 The rest stay. SR-ESC-14 SR-SIT-05 Anchored boxes do not hinder them.
 */
function* moveOutOf(campaign: Campaign, mission: Mission, box: BoxId): Procedure {
  const prey: BoxOption[] = []
  for (const next of formation(campaign).adjacent(box))
    if (holdsFighters(mission, next)) prey.push(toBox(next))
  const waiting = mission.escort.markers.filter(one => one.at === box && one.movedFrom === undefined)
  let free = waiting.length - (holdsFighters(mission, box) ? 1 : 0)
  while (free > 0 && prey.length > 0) {
    // SR-ESC-09 SR-ESC-10 With a marker for each there is nothing to choose
    const target =
      prey.length > free ? yield* choose(STAFFEL, 'escort.to', prey, [`box:${box}`]) : (prey[0] as BoxOption)
    const marker = yield* chooseMarker('escort.marker', waiting, target.on)
    moveEscort(marker, target.box, 'SR-ESC-07')
    prey.splice(prey.indexOf(target), 1)
    waiting.splice(waiting.indexOf(marker), 1)
    free -= 1
  }
}

/** SR-ESC-19 The end of the Escort Phase: out of every crowded box one escort goes back to Below Trailing. */
export function* peelOff(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  releaseEscorts(mission)
  for (const { id, kind } of BOXES) {
    if (kind === 'dogfight') continue
    const markers = escortsIn(mission, id)
    if (markers.length < 2 || areFightersNear(campaign, id)) continue
    sendEscort(yield* chooseMarker('peel-off.marker', markers, [`box:${id}`]), 'below-trailing', 'SR-ESC-19')
  }
  return onward(campaign, 'recovery')
}

/** SR-ESC-20 */
function areFightersNear(campaign: Campaign, box: BoxId): boolean {
  const mission = missionOf(campaign)
  if (holdsFighters(mission, box)) return true
  for (const next of formation(campaign).adjacent(box)) if (holdsFighters(mission, next)) return true
  return false
}
