import { noted } from '@tallyho/engine'
import type { Formation } from '../../pack/index.ts'
import type { Campaign, Fighter, SpaceNo } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { formation, spaceNo, whoOf } from '../05-map/table.ts'
import { isStraight, positionOf, rollStep } from '../16-engage/maneuvers.ts'

/** Pass Through: the way a fighter is carried among the bombers. */

/** SR-PAS-01 It must move as many spaces as the card says. */
export function passThrough(campaign: Campaign, fighter: Fighter, steps: number): void {
  const plan = formation(campaign)
  const from = fighter.space
  fighter.space = landingOf(plan, fighter, steps)
  if (noted())
    note('SR-PAS-01', 'burst.passes', {
      ...whoOf(campaign, fighter),
      steps,
      from,
      to: fighter.space,
      stopped: isStopped(plan, fighter, from, steps),
    })
}

/**
 * SR-PAS-02 SR-MAP-17 SR-PAS-05 Straight on, over the corners of the cells, the target's own corner first; the map says which way that is.
 * SR-PAS-03 In a roll over the edges. SR-PAS-04 SR-MAP-08 It stops in the last space before a cell that is none.
 */
export function landingOf(plan: Formation, fighter: Fighter, steps: number): SpaceNo {
  const [da, db] = stepOf(plan, fighter)
  let at = fighter.space
  for (let step = 0; step < steps; step++) {
    const { a, b } = spaceNo(plan, at)
    const next = plan.spaceAt(a + da, b + db)
    if (next === undefined) return at
    at = next
  }
  return at
}

function stepOf(plan: Formation, fighter: Fighter) {
  const position = positionOf(fighter)
  return isStraight(fighter.maneuver) ? plan.map.straight[position] : rollStep(position, fighter.maneuver)
}

function isStopped(plan: Formation, fighter: Fighter, from: SpaceNo, steps: number): boolean {
  const [da, db] = stepOf(plan, fighter)
  const { a, b } = spaceNo(plan, from)
  return plan.spaceAt(a + steps * da, b + steps * db) !== fighter.space
}
