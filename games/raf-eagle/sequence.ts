import type { Procedure, Step } from '@tallyho/engine'
import { setUp } from './rules/03-set-up.ts'
import { airfieldOperations, checkClock } from './rules/04-sequence.ts'
import { assignBombers } from './rules/05-planning/bombers.ts'
import { clockAndWeather, repair } from './rules/05-planning/day-breaks.ts'
import { assignFighters, assignFightersAgain } from './rules/05-planning/fighters.ts'
import { nightPatrol, planNightRaids } from './rules/05-planning/night.ts'
import { drawStrategies } from './rules/05-planning/strategies.ts'
import { selectTargets } from './rules/05-planning/targets.ts'
import { deploy } from './rules/06-raid/deployment.ts'
import { detect } from './rules/06-raid/detection.ts'
import { rendezvous } from './rules/06-raid/rendezvous.ts'
import { respond } from './rules/07-response/response.ts'
import { hunterInterception } from './rules/08-interception/hunters.ts'
import { squadronInterception } from './rules/08-interception/squadrons.ts'
import { hunterAttack, squadronAttack } from './rules/09-combat/attacks.ts'
import { bombard } from './rules/10-bombing/bombing.ts'
import { recover } from './rules/11-recovery.ts'
import { approachEvent } from './rules/12-events/approach-events.ts'
import { targetEvent } from './rules/12-events/target-events.ts'
import { cardsAndNextDay } from './rules/14-calendar/cards.ts'
import { advanceDay } from './rules/14-calendar/day-advance.ts'
import { dayEvent } from './rules/14-calendar/day-event.ts'
import { endOfDay, reset } from './rules/14-calendar/end-of-day.ts'
import { replaceHeavyLosses, replaceLightLosses } from './rules/14-calendar/losses.ts'
import { reinforce } from './rules/14-calendar/reinforcements.ts'
import { gainReplacements } from './rules/14-calendar/replacement-points.ts'
import { resolveNightRaids } from './rules/18-night.ts'
import type { Campaign } from './state.ts'

/** RE-4.a The sequence of play: one entry for each step, in the order of the rulebook. */
export const STEPS = {
  'set-up': setUp,
  // I Daily Planning
  'night-planning': planNightRaids,
  strategy: drawStrategies,
  targets: selectTargets,
  bombers: assignBombers,
  fighters: assignFighters,
  'night-patrol': nightPatrol,
  repair,
  'clock-weather': clockAndWeather,
  // II Raid
  deployment: deploy,
  detection: detect,
  rendezvous,
  response: respond,
  'hunter-interception': hunterInterception,
  'approach-event': approachEvent,
  'hunter-attack': hunterAttack,
  'target-event': targetEvent,
  'squadron-interception': squadronInterception,
  'squadron-attack': squadronAttack,
  bombardment: bombard,
  recovery: recover,
  'clock-check': checkClock,
  // III Airfield Operations
  'airfield-operations': airfieldOperations,
  'fighters-again': assignFightersAgain,
  // IV Calendar Update
  'end-of-day': endOfDay,
  'night-raids': resolveNightRaids,
  reset,
  'day-advance': advanceDay,
  'day-event': dayEvent,
  'replacement-points': gainReplacements,
  'light-losses': replaceLightLosses,
  'heavy-losses': replaceHeavyLosses,
  reinforcements: reinforce,
  cards: cardsAndNextDay,
} satisfies Record<Step, (campaign: Campaign) => Procedure<Step | undefined>>
