import { wordsOf } from '@tallyho/engine'
import type { STEPS } from './sequence.ts'
import { AT_STAKE } from './text/at-stake.ts'
import { general } from './text/chapters/01-general.ts'
import { dogfight } from './text/chapters/03-dogfight.ts'
import { bombers } from './text/chapters/04-bombers.ts'
import { circle } from './text/chapters/05-circle.ts'
import { interception } from './text/chapters/05-interception.ts'
import { entropy } from './text/chapters/06-entropy.ts'
import { vector } from './text/chapters/07-vector.ts'
import { campaign, LEVELS, progress } from './text/chapters/10-campaign.ts'
import { seatName } from './text/names.ts'
import { refName } from './text/refs.ts'
import type { CampaignWords } from './vocabulary.ts'

const STEP_NAMES: Readonly<Record<keyof typeof STEPS, string>> = {
  muster: 'Muster',
  'scenario-dogfight': 'Dogfight',
  'scenario-bombers': 'Among the bombers',
  assign: 'Who flies',
  hospital: 'Hospital',
  'patrol-set-up': 'The climb',
  reveal: 'News of the raid',
  'vector-fuel': 'Fuel',
  contact: 'Contact',
  vector: 'Vector',
  orders: 'Orders',
  'intercept-escort': 'Intercept the escort',
  'intercept-bombers': 'Intercept the bombers',
  cruise: 'Cruise',
  'entropy-bombers': 'Among the bombers',
  'escort-reaction': 'The escort reacts',
  chase: 'Chase',
  'patrol-complete': 'End of the turn',
  reform: 'Reform',
  'raid-vector': 'The raid flies on',
  fate: 'Fate Boxes',
  'fuel-check': 'Fuel checks',
  'channel-recovery': 'Down in the Channel',
  pilots: 'The squadron book',
  points: 'Points',
}

const FIGURES: Readonly<Record<string, string>> = {
  vp: 'Victory Points',
  destroyed: 'Bombers destroyed',
  germanFighters: 'German fighters destroyed',
  isolated: 'Ketten cut off on their way in',
  aircraftLost: 'Own aircraft lost',
  killed: 'Pilots killed',
  patrols: 'Patrols flown',
}

/** Of which more or fewer can be said, as a reason for an answer. */
const COUNTED: Readonly<Record<string, string>> = {
  destroyed: 'bombers destroyed',
  germanFighters: 'German fighters destroyed',
  isolated: 'Ketten cut off',
  aircraftLost: 'of your aircraft lost',
  killed: 'of your pilots killed',
}

/** Words for every question, note and roll: a key that no chapter has words for does not compile. */
export const said: CampaignWords = {
  asks: {
    ...general.asks,
    ...dogfight.asks,
    ...bombers.asks,
    ...interception.asks,
    ...circle.asks,
    ...entropy.asks,
    ...vector.asks,
    ...campaign.asks,
  },
  notes: {
    ...general.notes,
    ...dogfight.notes,
    ...bombers.notes,
    ...interception.notes,
    ...circle.notes,
    ...entropy.notes,
    ...vector.notes,
    ...campaign.notes,
  },
  rolls: {
    ...general.rolls,
    ...dogfight.rolls,
    ...bombers.rolls,
    ...interception.rolls,
    ...circle.rolls,
    ...entropy.rolls,
    ...vector.rolls,
    ...campaign.rolls,
  },
}

export const words = wordsOf(said, {
  stakes: AT_STAKE,
  steps: STEP_NAMES,
  levels: LEVELS,
  figures: FIGURES,
  counted: COUNTED,
  seat: seatName,
  ref: refName,
  progress,
})
