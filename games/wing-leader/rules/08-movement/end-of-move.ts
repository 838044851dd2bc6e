import { noted, type Procedure } from '@tallyho/engine'
import type { Battle, Flight, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { nameOf } from '../01-words/geometry.ts'
import { named } from '../01-words/units.ts'
import { attackedBy, loseFarBalloon } from '../07-tallies/tallies.ts'
import { facingsAtEnd } from '../09-command/conduct.ts'
import { joinTargetsDogfight, tendDogfights } from '../10-air-combat/dogfights.ts'
import { isMet, reactToArrival } from '../10-air-combat/reaction.ts'
import { hasGroundFire, sufferBarrage } from '../14-surface/barrage.ts'
import { aboutUnit, facingOptions } from './move-options.ts'

/** WL-8.5.c WL-8.5.1.d The move is flown level: last turn's marker goes. */
export function clearMarker(unit: Unit, flight: Flight): void {
  if (unit.at !== 'map') return
  if (flight.climbed === 0 && flight.dived === 0 && !flight.slowClimb) unit.marker = undefined
}

/** WL-8.1.1.b WL-8.3.1.a The nose of one that circled. */
export function mayTurnInPlace(unit: Unit, flight: Flight): boolean {
  return flight.circled && unit.at === 'map' && !unit.lufbery && unit.dogfight === undefined
}

export function* face(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const options = facingOptions(facingsAtEnd(battle, unit, flight))
  unit.facing = (yield* choose(unit.side, 'move.face', options, aboutUnit(unit))).facing
}

/** Squares where it turned on its way. */
function bendsOf({ deeds }: Unit): readonly string[] {
  const legs = deeds.track.flatMap(({ square, from }) =>
    from === undefined ? [] : [{ square, way: square - from }],
  )
  return legs.flatMap(({ square, way }, i) => (legs[i + 1] && legs[i + 1]?.way !== way ? nameOf(square) : []))
}

/** What waits for it at the end of the move. */
export function* endMove(battle: Battle, unit: Unit): Procedure {
  if (unit.at !== 'map') return
  if (noted()) {
    const by = bendsOf(unit)
    note('WL-8.2.g', 'moved', {
      ...named(unit),
      from: nameOf(unit.deeds.began),
      to: nameOf(unit.square),
      facing: unit.facing,
      marker: unit.marker,
      ...(by.length > 0 && { by }),
      ...attackedBy(battle, unit),
    })
  }
  if (hasGroundFire(battle)) yield* sufferBarrage(battle, unit)
  loseFarBalloon(battle, unit)
  joinTargetsDogfight(battle, unit)
  if (isMet(battle, unit)) yield* reactToArrival(battle, unit)
  if (battle.dogfights.length > 0) yield* tendDogfights(battle)
}
