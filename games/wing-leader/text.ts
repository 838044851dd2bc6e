import type { Option, Pause, Words } from '@tallyho/engine'
import type { Battle } from './state.ts'
import { ADMINISTRATION } from './text/administration.ts'
import { BOMBING } from './text/bombing.ts'
import { COMBAT } from './text/combat.ts'
import { FLAK } from './text/flak.ts'
import { MOVEMENT } from './text/movement.ts'
import { plain, refName, sideName } from './text/names.ts'
import { SET_UP } from './text/set-up.ts'
import { TALLY } from './text/tally.ts'
import type { ChapterWords } from './text/words.ts'

const CHAPTERS: readonly ChapterWords[] = [SET_UP, TALLY, MOVEMENT, FLAK, BOMBING, COMBAT, ADMINISTRATION]

const CHOICES = Object.assign({}, ...CHAPTERS.map(({ choices }) => choices)) as ChapterWords['choices']
const CHANCES = Object.assign({}, ...CHAPTERS.map(({ chances }) => chances)) as ChapterWords['chances']
const NOTES = Object.assign({}, ...CHAPTERS.map(({ notes }) => notes)) as ChapterWords['notes']

/** Short: they stand beside the name of their phase. */
const STEPS: Readonly<Record<string, string>> = {
  forces: 'Forces',
  placement: 'Placement',
  entry: 'New units',
  'raider-tally': 'Raider looks',
  'defender-tally': 'Defender looks',
  movement: 'Order',
  'move-order': 'Who is next',
  move: 'The move',
  flak: 'Flak',
  bombing: 'Bombing',
  combats: 'Air combats',
  combat: 'The fight',
  'raider-escapes': 'Raider escapes',
  'defender-escapes': 'Defender escapes',
  vectors: 'Ground control',
  escorts: 'Escorts',
  barrages: 'Barrages',
  end: 'End of turn',
}

const LEVELS: Readonly<Record<string, string>> = {
  'raider-decisive': 'Decisive victory for the raider',
  'raider-victory': 'Victory for the raider',
  draw: 'A draw',
  'defender-victory': 'Victory for the defender',
  'defender-decisive': 'Decisive victory for the defender',
}

const FIGURES: Readonly<Record<string, string>> = {
  turns: 'Turns played',
  raiderPoints: 'Raider: Victory Points',
  raiderFromLosses: 'Raider: for aircraft shot down',
  raiderFromBalloons: 'Raider: for balloons',
  raiderFromDamage: 'Raider: for damage on the ground and at sea',
  raiderFromMissions: 'Raider: for missions flown home',
  raiderLosses: 'Raider: aircraft lost',
  defenderPoints: 'Defender: Victory Points',
  defenderFromLosses: 'Defender: for aircraft shot down',
  defenderFromBalloons: 'Defender: for balloons',
  defenderFromDamage: 'Defender: for damage on the ground and at sea',
  defenderFromMissions: 'Defender: for missions flown home',
  defenderLosses: 'Defender: aircraft lost',
}

/** Words for the keys of this game. A key without words of its own is shown as plainly as it can be. */
export const words: Words<Battle> = {
  pause(battle, pause) {
    if (pause.kind === 'chance') return CHANCES[pause.what] ?? plain(pause.what)
    const ask = askOf(pause)
    return CHOICES[ask]?.question(battle) ?? plain(ask)
  },
  answer(battle, pause, index) {
    if (pause.kind === 'together') return ''
    if (pause.kind === 'chance') return sideName(pause.outcomes[index]?.id ?? '')
    const option: Option | undefined = pause.options[index]
    if (option === undefined) return ''
    return CHOICES[pause.ask]?.answer(battle, option) ?? plain(option.id)
  },
  note: ({ what, facts }) => NOTES[what]?.(facts) ?? plain(what),
  step: step => STEPS[step] ?? plain(step),
  level: level => LEVELS[level] ?? plain(level),
  figure: figure => FIGURES[figure] ?? plain(figure),
  seat: sideName,
  ref: refName,
}

function askOf(pause: Exclude<Pause, { kind: 'chance' }>): string {
  return pause.kind === 'choice' ? pause.ask : (pause.asks[0]?.ask ?? 'choose')
}
