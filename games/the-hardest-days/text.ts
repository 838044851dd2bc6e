import { wordsOf } from '@tallyho/engine'
import { type Level, WORTH } from './rules/16-victory.ts'
import type { STEPS } from './sequence.ts'
import { approach } from './text/03-approach.ts'
import { deployment } from './text/08-deployment.ts'
import { movement } from './text/09-movement.ts'
import { interception } from './text/11-interception.ts'
import { combat } from './text/12-combat.ts'
import { bombing } from './text/14-bombing.ts'
import { events } from './text/17-events.ts'
import { clockName, refName, seatName, withSign } from './text/names.ts'
import { STAKES } from './text/stakes.ts'
import type { DayWords } from './vocabulary.ts'

const STEP_NAMES: Readonly<Record<keyof typeof STEPS, string>> = {
  'set-up': 'Set-up',
  'raid-regions': 'Raid regions',
  patrol: 'Patrol',
  'coast-crossing': 'Coast crossing',
  detection: 'Detection',
  interception: 'Interception and combat',
  bombing: 'Targets and bombing',
  'raid-movement': 'Raid movement',
  'squadron-movement': 'Squadron movement',
  'german-recovery': 'German recovery',
  'time-advance': 'Time advance',
  'fighter-turnaround': 'German fighters make ready',
  'squadron-turnaround': 'Squadrons re-arm',
  'next-segment': 'Next segment',
}

const LEVELS: Readonly<Record<Level, string>> = {
  'disastrous-defeat': 'Disastrous British defeat',
  'tactical-defeat': 'British tactical defeat',
  draw: 'A draw',
  'tactical-victory': 'British tactical victory',
  'major-victory': 'Major British victory',
}

const FIGURES: Readonly<Record<keyof typeof WORTH, string>> = {
  groupsHeavy: `German groups, heavy loss (${withSign(WORTH.groupsHeavy)} each)`,
  groupsLight: `German groups, light loss (${withSign(WORTH.groupsLight)} each)`,
  squadronsHeavy: `Squadrons, heavy loss (${withSign(WORTH.squadronsHeavy)} each)`,
  squadronsLight: `Squadrons, light loss (${withSign(WORTH.squadronsLight)} each)`,
  bombDamage: `Bomb damage points (${withSign(WORTH.bombDamage)} each)`,
}

/** Of which more or fewer can be said, as a reason for an answer. */
const COUNTED: Readonly<Record<string, string>> = {
  groupsHeavy: 'German groups shattered',
  groupsLight: 'German groups hurt',
  squadronsHeavy: 'of your squadrons shattered',
  squadronsLight: 'of your squadrons hurt',
  bombDamage: 'points of bomb damage',
}

/** Words for every question, note and roll: a key that no chapter has words for does not compile. */
export const said: DayWords = {
  asks: {
    ...approach.asks,
    ...deployment.asks,
    ...movement.asks,
    ...interception.asks,
    ...combat.asks,
    ...bombing.asks,
    ...events.asks,
  },
  notes: {
    ...approach.notes,
    ...deployment.notes,
    ...movement.notes,
    ...interception.notes,
    ...combat.notes,
    ...bombing.notes,
    ...events.notes,
  },
  rolls: {
    ...approach.rolls,
    ...deployment.rolls,
    ...interception.rolls,
    ...combat.rolls,
    ...bombing.rolls,
    ...events.rolls,
  },
}

export const words = wordsOf(said, {
  stakes: STAKES,
  steps: STEP_NAMES,
  levels: LEVELS,
  figures: FIGURES,
  counted: COUNTED,
  seat: seatName,
  ref: refName,
  progress: ({ segment }) => `At ${clockName(segment)}`,
})
