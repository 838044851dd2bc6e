import type { Procedure, Step } from '@tallyho/engine'
import {
  advanceClock,
  fighterTurnaround,
  nextSegment,
  recoverGroups,
  squadronTurnaround,
} from './rules/airfield-operations.ts'
import { targetAndBomb } from './rules/bombing.ts'
import { crossCoast } from './rules/coast-crossing.ts'
import { detectRaids } from './rules/detection.ts'
import { interceptRaids } from './rules/interception.ts'
import { patrol } from './rules/patrol.ts'
import { moveRaids } from './rules/raid-movement.ts'
import { drawRegions } from './rules/raid-regions.ts'
import { setUp } from './rules/set-up.ts'
import { moveSquadrons } from './rules/squadron-movement.ts'
import type { Day } from './state.ts'

/**
 * THD-4.1.a THD-4.1.b The sequence of play. Each step returns the name of the next: the Raid Approach Phase once,
 * the Air Action Phase while a raid marker is on the map, the Airfield Operations Phase once.
 */
export const STEPS = {
  'set-up': setUp,
  // THD-4.1.c I. Raid Approach Phase
  'raid-regions': drawRegions,
  patrol,
  'coast-crossing': crossCoast,
  detection: detectRaids,
  // THD-4.1.d II. Air Action Phase
  interception: interceptRaids,
  bombing: targetAndBomb,
  'raid-movement': moveRaids,
  'squadron-movement': moveSquadrons,
  // THD-4.1.e III. Airfield Operations Phase
  'german-recovery': recoverGroups,
  'time-advance': advanceClock,
  'fighter-turnaround': fighterTurnaround,
  'squadron-turnaround': squadronTurnaround,
  'next-segment': nextSegment,
} satisfies Record<Step, (day: Day) => Procedure<Step | undefined>>
