import { capital, wordsOf } from '@tallyho/engine'
import type { STEPS } from './sequence.ts'
import type { Campaign } from './state.ts'
import { planning } from './text/05-planning.ts'
import { raid } from './text/06-raid.ts'
import { response } from './text/07-response.ts'
import { combat } from './text/08-combat.ts'
import { bombing } from './text/10-bombing.ts'
import { calendar, LEVELS } from './text/14-calendar.ts'
import { stakes } from './text/at-stake.ts'
import { clockName, dateName, leadName, refName, seatName } from './text/names.ts'
import type { CampaignWords } from './vocabulary.ts'

const STEP_NAMES: Readonly<Record<keyof typeof STEPS, string>> = {
  'set-up': 'Set-up',
  'night-planning': 'Night raid planning',
  strategy: 'Strategy cards',
  targets: 'Target selection',
  bombers: 'Bomber assignment',
  fighters: 'Fighter assignment',
  'night-patrol': 'Night patrol',
  repair: 'Bomb damage repair',
  'clock-weather': 'Clock and weather',
  deployment: 'Deployment',
  detection: 'Detection',
  rendezvous: 'Rendezvous',
  response: 'Fighter Command responds',
  'hunter-interception': 'Hunter interception',
  'approach-event': 'Approach event',
  'hunter-attack': 'Hunters attack',
  'target-event': 'Target event',
  'squadron-interception': 'Squadron interception',
  'squadron-attack': 'Squadrons attack',
  bombardment: 'Bombing',
  recovery: 'German recovery',
  'clock-check': 'Clock check',
  'airfield-operations': 'Airfield operations',
  'fighters-again': 'Fighters for the next raids',
  'end-of-day': 'End of the day',
  'night-raids': 'Night raids',
  reset: 'Units come home',
  'day-advance': 'The days pass',
  'day-event': 'Day event',
  'replacement-points': 'Replacement points',
  'light-losses': 'Light losses replaced',
  'heavy-losses': 'Heavy losses replaced',
  reinforcements: 'Reinforcements',
  cards: 'Cards for the next day',
}

const FIGURES: Readonly<Record<string, string>> = {
  vp: 'Lead of Fighter Command in points (below 0 it is yours)',
  day: 'Days since 11 August',
  raidDay: 'Raid Days flown',
  depletion: 'Depletion of the Luftwaffe',
  gruppenLight: 'Gruppen with light losses',
  gruppenHeavy: 'Gruppen with heavy losses',
  squadronsLight: 'Squadrons with light losses',
  squadronsHeavy: 'Squadrons with heavy losses',
}

/** Of which more or fewer can be said, as a reason for an answer. */
const COUNTED: Readonly<Record<string, string>> = {
  vp: 'points for the British',
  gruppenLight: 'Gruppen of yours with light losses',
  gruppenHeavy: 'Gruppen of yours with heavy losses',
  squadronsLight: 'British squadrons with light losses',
  squadronsHeavy: 'British squadrons with heavy losses',
}

/** Words for every question, note and roll: a key that no chapter has words for does not compile. */
export const said: CampaignWords = {
  asks: {
    ...planning.asks,
    ...raid.asks,
    ...response.asks,
    ...combat.asks,
    ...bombing.asks,
    ...calendar.asks,
  },
  notes: {
    ...planning.notes,
    ...raid.notes,
    ...response.notes,
    ...combat.notes,
    ...bombing.notes,
    ...calendar.notes,
  },
  rolls: {
    ...planning.rolls,
    ...raid.rolls,
    ...response.rolls,
    ...combat.rolls,
    ...bombing.rolls,
    ...calendar.rolls,
  },
}

export const words = wordsOf(said, {
  stakes,
  steps: STEP_NAMES,
  levels: LEVELS,
  figures: FIGURES,
  counted: COUNTED,
  seat: seatName,
  ref: refName,
  score: score => capital(leadName(-score)),
  progress,
})

/** `Raid Day 3, 17 August, 1400`. */
function progress({ raidDay, day, clock }: Campaign): string {
  return `Raid Day ${raidDay}, ${dateName(day)}${clock < 7 ? `, ${clockName(clock)}` : ''}`
}
