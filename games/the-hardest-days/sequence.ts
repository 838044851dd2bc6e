import type { Procedure, Step } from '@tallyho/engine'
import { setUp } from './rules/03-set-up.ts'
import {
  advanceClock,
  drawRegions,
  fighterTurnaround,
  nextSegment,
  recoverGroups,
  squadronTurnaround,
} from './rules/04-sequence.ts'
import { patrol } from './rules/05-patrol.ts'
import { crossCoast } from './rules/06-coast-crossing.ts'
import { detectRaids } from './rules/07-detection.ts'
import { moveRaids } from './rules/09-raid-movement.ts'
import { moveSquadrons } from './rules/10-squadron-movement.ts'
import { interceptRaids } from './rules/11-interception.ts'
import { targetAndBomb } from './rules/14-bombing/bombing.ts'
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
