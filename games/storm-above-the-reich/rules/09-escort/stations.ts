import { type Option, type Procedure, read, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type BoxId, STATIONS, type Station } from '../../pack/types.ts'
import { type Campaign, type EscortMarker, type Mission, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { BOXES } from '../05-map/boxes.ts'
import { type BoxOption, toBox } from '../05-map/options.ts'
import { missionOf, refsOf } from '../05-map/table.ts'
import { groupsOf, isDogfighting } from '../10-aerial-combat/dogfight.ts'
import { chooseMarker, moveEscort } from './escort-moves.ts'

/** SR-MAP-18 The three stations of the Escort Display. SR-MAP-19 No rule sends a fighter there. */

/** SR-ESC-12 SR-Q-22 Above Trailing, Forward, Below Trailing. */
export function* checkStations(campaign: Campaign): Procedure<Step> {
  for (const station of STATIONS) {
    // SR-ESC-04 Who has come here in this phase does not move again; nobody else here, no roll
    const ready = missionOf(campaign).escort.markers.filter(
      ({ at, movedFrom }) => at === station && movedFrom === undefined,
    )
    if (ready.length > 0) yield* check(campaign, station, ready)
  }
  return 'combat'
}

/** SR-ESC-12 SR-ESC-13 One die and one marker, however many there are. */
function* check(campaign: Campaign, station: Station, ready: readonly EscortMarker[]): Procedure {
  const mission = missionOf(campaign)
  const die = yield* d10('station.roll', [`station:${station}`])
  const result = read(packOf(campaign).pack.escorts.stations[station], die)
  note('SR-ESC-12', 'station.rolled', { station, die, result })
  const marker = yield* chooseMarker('station.marker', ready, [`station:${station}`])
  switch (result) {
    // SR-ESC-17 SR-Q-46 Gone for good, whether or not the escort has a turn of exit
    case 'exit':
      moveEscort(marker, 'exited', 'SR-ESC-17')
      break
    case 'most':
    case 'least': {
      const box = yield* crowd(mission, result)
      if (box === 'dogfight') yield* joinDogfight(mission, marker)
      else moveEscort(marker, box, 'SR-ESC-15')
      break
    }
    default:
      moveEscort(marker, result, 'SR-ESC-12')
  }
}

/** SR-ESC-15 The box with most fighters, or with least but at least one; the player breaks ties. SR-ESC-16 Dogfights count. */
function* crowd(mission: Mission, which: 'most' | 'least'): Procedure<BoxId> {
  let best = 0
  let tied: BoxOption[] = []
  for (const { id } of BOXES) {
    let count = 0
    for (const { at } of mission.fighters) if (at === id) count += 1
    if (count === 0) continue
    if (best === 0 || (which === 'most' ? count > best : count < best)) {
      best = count
      tied = []
    }
    if (count === best) tied.push(toBox(id))
  }
  return (yield* choose(STAFFEL, 'station.to', tied)).box
}

/** An answer to `station.dogfight`. */
export interface GroupOption extends Option {
  readonly group: number
}

/** SR-ESC-16 It reinforces one of the dogfights. */
function* joinDogfight(mission: Mission, marker: EscortMarker): Procedure {
  const options = groupsOf(mission).map((group): GroupOption => {
    const fighters = mission.fighters.filter(one => isDogfighting(one, group))
    return { id: `dogfight/${group}`, on: refsOf(fighters), group }
  })
  const { group } = yield* choose(STAFFEL, 'station.dogfight', options, [`escort:${marker.no}`])
  moveEscort(marker, 'dogfight', 'SR-ESC-16', group)
}
