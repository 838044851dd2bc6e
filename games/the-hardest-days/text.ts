import type { Pause, Words } from '@tallyho/engine'
import type { Day } from './state.ts'
import { CHANCES } from './text/chances.ts'
import { CHOICES } from './text/choices.ts'
import { plain, refName, seatName } from './text/names.ts'
import { NOTES } from './text/notes.ts'

const STEPS: Readonly<Record<string, string>> = {
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
  'fighter-turnaround': 'Fighter turnaround',
  'squadron-turnaround': 'Squadron turnaround',
  'next-segment': 'Next segment',
}

const LEVELS: Readonly<Record<string, string>> = {
  'disastrous-defeat': 'Disastrous British defeat',
  'tactical-defeat': 'British tactical defeat',
  draw: 'A draw',
  'tactical-victory': 'British tactical victory',
  'major-victory': 'Major British victory',
}

const FIGURES: Readonly<Record<string, string>> = {
  groupsHeavy: 'German groups, heavy loss (+2 each)',
  groupsLight: 'German groups, light loss (+1 each)',
  squadronsHeavy: 'Squadrons, heavy loss (-2 each)',
  squadronsLight: 'Squadrons, light loss (-1 each)',
  bombDamage: 'Bomb damage points (-1 each)',
}

/** Words for the keys of this game. A key without words of its own is shown as plainly as it can be. */
export const words: Words<Day> = {
  pause(day, pause) {
    if (pause.kind === 'choice') return CHOICES[pause.ask]?.ask(day, pause) ?? plain(keyOf(pause))
    const what = pause.kind === 'chance' ? CHANCES[pause.what]?.what : undefined
    return what ?? plain(keyOf(pause))
  },
  answer(day, pause, index) {
    if (pause.kind === 'choice') {
      const option = pause.options[index]
      if (!option) return ''
      return CHOICES[pause.ask]?.option(day, option, pause) ?? plain(option.id)
    }
    if (pause.kind === 'together') return ''
    const id = pause.outcomes[index]?.id ?? ''
    const meaning = CHANCES[pause.what]?.outcome?.(day, id, pause)
    if (meaning === undefined) return id
    return isFace(id) ? `${id}: ${meaning}` : meaning
  },
  note: ({ what, facts }) => NOTES[what]?.(facts) ?? plain(what),
  step: step => STEPS[step] ?? plain(step),
  level: level => LEVELS[level] ?? plain(level),
  figure: figure => FIGURES[figure] ?? plain(figure),
  seat: seatName,
  ref: refName,
}

function keyOf(pause: Pause): string {
  if (pause.kind === 'together') return 'choose'
  return pause.kind === 'choice' ? pause.ask : pause.what
}

/** One side of a die, as against a chit or a group. */
function isFace(id: string): boolean {
  return /^[1-6]$/.test(id)
}
