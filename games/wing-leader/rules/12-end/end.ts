import type { Procedure, Step } from '@tallyho/engine'
import { noted } from '@tallyho/engine'
import type { Edge } from '../../pack/types.ts'
import type { Battle, Unit, Whereabouts } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { forceOf, hasBombing, isBomber, named, scenarioOf } from '../01-words/units.ts'
import { loseTalliesOn } from '../07-tallies/tallies.ts'
import { sweepIfNoBombers } from '../09-command/escorts.ts'
import { leaveWing } from '../09-command/wings.ts'
import { recceVP } from '../15-bombing/bombing-missions.ts'

/** WL-6.0.i WL-EX-07 The Turn marker goes up one space, unless the game is over. */
export function* endTurn(battle: Battle): Procedure<Step | undefined> {
  const why = whyEnded(battle)
  if (why) {
    battle.over = true
    note('WL-12.0.a', 'game-over', { turn: battle.turn, why })
    return undefined
  }
  battle.turn += 1
  return 'entry'
}

/** WL-12.0.a By agreement, at the scenario's last turn, or when nobody is left to fight. */
function whyEnded(battle: Battle): EndReason | undefined {
  if (battle.agreedEnd) return 'agreed'
  // WL-Q-74 No limit but the scenario's.
  if (battle.turn >= scenarioOf(battle).victory.lastTurn) return 'last-turn'
  return battle.units.every(isDone) ? 'nobody-left' : undefined
}

export type EndReason = 'agreed' | 'last-turn' | 'nobody-left'

function isDone({ at, broken }: Unit): boolean {
  return broken || (at !== 'map' && at !== 'edge' && at !== 'waiting')
}

/** How a unit leaves the map for good. */
export type Departure = Extract<Whereabouts, 'destroyed' | 'exited' | 'escaped' | 'expended'>

/** Takes a unit off the map with everything that points at it. `edge` is for one that flew off the map. */
export function removeUnit(battle: Battle, unit: Unit, at: Departure, edge?: Edge): void {
  leaveWing(battle, unit)
  unit.at = at
  // WL-11.0.a WL-11.0.g An escape is as good as the friendly edge, and the friendly edge is an escape.
  unit.exit = at === 'escaped' ? forceOf(battle, unit.side).edge : edge
  unit.tally = undefined
  unit.balloon = undefined
  unit.vector = undefined
  unit.dogfight = undefined
  unit.lufbery = false
  unit.circling = false
  unit.profile = undefined
  const points = exitPoints(battle, unit) + recceVP(battle, unit)
  battle.scored[unit.side] += points
  if (noted())
    note('WL-11.0.a', 'departure', { ...named(unit), at, exit: unit.exit, losses: unit.losses, points })
  loseTalliesOn(battle, unit)
  sweepIfNoBombers(battle)
}

/** WL-12.1.c A bomber or transport that leaves by the enemy edge with its load, where rule 15 is not in force. */
function exitPoints(battle: Battle, unit: Unit): number {
  if (unit.at !== 'exited' || unit.exit === forceOf(battle, unit.side).edge) return 0
  // WL-12.1.g
  if (hasBombing(battle) || !isBomber(unit) || unit.load === undefined) return 0
  // WL-12.1.f WL-12.1.e
  if (unit.broken) return 1
  return unit.disruptions > 0 || unit.size === 'flight' ? 3 : 6
}
