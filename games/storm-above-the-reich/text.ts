import { counted, plain, wordsOf } from '@tallyho/engine'
import type { STEPS as SEQUENCE } from './sequence.ts'
import type { Campaign, Outcome } from './state.ts'
import { CAMPAIGN } from './text/01-campaign.ts'
import { SET_UP } from './text/03-set-up.ts'
import { MOVES } from './text/06-moves.ts'
import { ESCORT } from './text/09-escort.ts'
import { BLAST } from './text/12-blast.ts'
import { COHESION } from './text/14-cohesion.ts'
import { ATTACK } from './text/15-attack.ts'
import { COLLISION } from './text/17-collision.ts'
import { DAMAGE } from './text/20-damage.ts'
import { FIRE } from './text/21-fire.ts'
import { TALLY } from './text/23-tally.ts'
import { pilotName, progressOf, refName } from './text/names.ts'
import { STAKES } from './text/stakes.ts'
import type { All } from './text/words.ts'

/** Words for all that the vocabulary has: one left out does not compile. */
export const SAID: All = {
  asks: {
    ...CAMPAIGN.asks,
    ...SET_UP.asks,
    ...MOVES.asks,
    ...ESCORT.asks,
    ...BLAST.asks,
    ...COHESION.asks,
    ...ATTACK.asks,
    ...COLLISION.asks,
    ...DAMAGE.asks,
    ...FIRE.asks,
  },
  notes: {
    ...CAMPAIGN.notes,
    ...SET_UP.notes,
    ...MOVES.notes,
    ...ESCORT.notes,
    ...BLAST.notes,
    ...COHESION.notes,
    ...ATTACK.notes,
    ...COLLISION.notes,
    ...DAMAGE.notes,
    ...FIRE.notes,
    ...TALLY.notes,
  },
  rolls: {
    ...CAMPAIGN.rolls,
    ...SET_UP.rolls,
    ...MOVES.rolls,
    ...ESCORT.rolls,
    ...BLAST.rolls,
    ...COHESION.rolls,
    ...ATTACK.rolls,
    ...COLLISION.rolls,
    ...DAMAGE.rolls,
    ...FIRE.rolls,
    ...TALLY.rolls,
  },
}

const STEPS: Readonly<Record<keyof typeof SEQUENCE, string>> = {
  muster: 'The staffel musters',
  quarters: 'In quarters',
  hospital: 'The Wounded Box',
  map: 'Formation map',
  type: 'Mission type',
  operations: 'Operations Points',
  purchase: 'Operations Menu',
  'escort-roll': 'Escort strength',
  situation: 'Situation',
  briefing: 'Briefing',
  turn: 'A new turn',
  move: 'Move',
  return: 'Return',
  escort: 'Escorts arrive and move',
  stations: 'Station checks',
  combat: 'Aerial combat',
  'peel-off': 'Peel off',
  recovery: 'Recovery',
  blast: 'Blast',
  flak: 'Flak',
  cohesion: 'Cohesion',
  approach: 'Approach',
  engage: 'Engage',
  burst: 'Opening fire',
  'break-away': 'Break away',
  'end-turn': 'End of turn',
  'mission-end': 'End of the mission',
  fate: 'Fate',
  tally: 'Tally',
}

const LEVELS: Readonly<Record<Outcome, string>> = {
  won: 'The bombers are beaten',
  lost: 'The bombers came through',
  between: 'Neither won nor lost',
  trained: 'Training passed',
  failed: 'Training not passed',
}

const FIGURES: Readonly<Record<string, string>> = {
  vp: 'Victory Points',
  missions: 'Missions',
  aborted: 'Missions called off',
  fallen: 'Bombers fallen out of formation',
  destroyed: 'Bombers destroyed',
  pilotsKilled: 'Pilots killed',
  pilotsWounded: 'Pilots wounded',
  available: 'Pilots available at the end',
  auxiliariesLost: 'Auxiliaries lost',
  seasons: 'Seasons flown',
  seasonsWon: 'Seasons won',
  ep: 'Experience of the staffel left (EP)',
}

/** Of which more or fewer can be said, as a reason for an answer. */
const COUNTED: Readonly<Record<string, string>> = {
  fallen: 'bombers fallen out of formation',
  destroyed: 'bombers destroyed',
  pilotsKilled: 'of your pilots killed',
  pilotsWounded: 'of your pilots wounded',
  auxiliariesLost: 'of your auxiliaries lost',
}

export const words = wordsOf(SAID, {
  stakes: STAKES,
  steps: STEPS,
  levels: LEVELS,
  figures: FIGURES,
  counted: COUNTED,
  seat: () => 'The staffel',
  // In the training 1 for its goal.
  score: score => counted(score, 'point'),
  progress: progressOf,
  ref: refName,
  outcome: outcomeName,
})

/** A pilot, a fighter or a bomber picked at random has a name; a die, a card or a marker says what it is. */
function outcomeName(campaign: Campaign, id: string): string {
  const [kind = '', which = ''] = id.split('/')
  if (kind === 'pilot') return pilotName(campaign, Number(which))
  if (kind === 'fighter') return refName(`fighter:${which}`, campaign)
  return kind === 'bomber' ? `B-24\u00a0${which}` : plain(id)
}
