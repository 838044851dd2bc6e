import type { Option, Pause, Words } from '@tallyho/engine'
import type { Campaign } from './state.ts'
import { ATTACK } from './text/attack.ts'
import { BLAST } from './text/blast.ts'
import { CAMPAIGN } from './text/campaign.ts'
import { COHESION } from './text/cohesion.ts'
import { COLLISION } from './text/collision.ts'
import { DAMAGE } from './text/damage.ts'
import { ESCORT } from './text/escort.ts'
import { FIRE } from './text/fire.ts'
import { MOVES } from './text/moves.ts'
import { pilotName, plain, progressOf, refName } from './text/names.ts'
import { SET_UP } from './text/set-up.ts'
import { TALLY } from './text/tally.ts'
import type { ChapterWords } from './text/words.ts'

export const CHAPTERS: readonly ChapterWords[] = [
  CAMPAIGN,
  SET_UP,
  MOVES,
  ESCORT,
  BLAST,
  COHESION,
  ATTACK,
  COLLISION,
  FIRE,
  DAMAGE,
  TALLY,
]

const CHOICES = Object.assign({}, ...CHAPTERS.map(({ choices }) => choices)) as ChapterWords['choices']
const CHANCES = Object.assign({}, ...CHAPTERS.map(({ chances }) => chances)) as ChapterWords['chances']
const NOTES = Object.assign({}, ...CHAPTERS.map(({ notes }) => notes)) as ChapterWords['notes']

const STEPS: Readonly<Record<string, string>> = {
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
  burst: 'Burst',
  'break-away': 'Break away',
  'end-turn': 'End of turn',
  'mission-end': 'End of the mission',
  fate: 'Fate',
  tally: 'Tally',
}

const LEVELS: Readonly<Record<string, string>> = {
  won: 'The campaign is won',
  lost: 'The campaign is lost',
  between: 'Neither won nor lost',
  trained: 'Training passed',
  failed: 'Training not passed',
}

const FIGURES: Readonly<Record<string, string>> = {
  vp: 'Victory Points',
  missions: 'Missions',
  aborted: 'Missions called off',
  fallen: 'Bombers forced out of formation',
  destroyed: 'Bombers destroyed',
  pilotsKilled: 'Pilots killed',
  pilotsWounded: 'Pilots wounded',
  available: 'Pilots available at the end',
  auxiliariesLost: 'Auxiliaries lost',
  seasons: 'Seasons flown',
  seasonsWon: 'Seasons won',
  ep: 'Staffel EP left',
}

/** Words for the keys of this game. A key without words of its own is shown as plainly as it can be. */
export const words: Words<Campaign> = {
  pause(campaign, pause) {
    if (pause.kind === 'chance') return CHANCES[pause.what] ?? plain(pause.what)
    const ask = askOf(pause)
    const about = pause.kind === 'choice' ? (pause.about ?? []) : []
    return CHOICES[ask]?.question(campaign, about) ?? plain(ask)
  },
  answer(campaign, pause, index) {
    if (pause.kind === 'together') return ''
    if (pause.kind === 'chance') return outcomeName(campaign, pause.outcomes[index]?.id ?? '')
    const option: Option | undefined = pause.options[index]
    if (option === undefined) return ''
    return CHOICES[pause.ask]?.answer(campaign, option) ?? plain(option.id)
  },
  note: ({ what, facts }) => NOTES[what]?.(facts) ?? plain(what),
  step: step => STEPS[step] ?? plain(step),
  level: level => LEVELS[level] ?? plain(level),
  figure: figure => FIGURES[figure] ?? plain(figure),
  seat: () => 'The staffel',
  progress: progressOf,
  ref: refName,
}

/** A pilot, a fighter or a bomber picked at random has a name; a die, a card or a marker says what it is. */
function outcomeName(campaign: Campaign, id: string): string {
  const [kind = '', which = ''] = id.split('/')
  if (kind === 'pilot') return pilotName(campaign, which)
  if (kind === 'fighter' || kind === 'bomber' || kind === 'escort')
    return refName(`${kind}:${which}`, campaign)
  return plain(id)
}

function askOf(pause: Exclude<Pause, { kind: 'chance' }>): string {
  return pause.kind === 'choice' ? pause.ask : (pause.asks[0]?.ask ?? 'choose')
}
