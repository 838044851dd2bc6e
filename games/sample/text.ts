import type { Words } from '@tallyho/engine'
import type { Battle, Order } from './state.ts'

const SIDE: Record<string, string> = { raf: 'RAF', luftwaffe: 'Luftwaffe' }

/** `raf-3` is RAF 3. */
export const planeName = (id: string): string => id.replace(/^(\w+)-/, (_, side) => `${SIDE[side]} `)

const ASKED: Record<string, string> = {
  ace: 'Which of your planes flies the ace?',
  altitude: 'At what altitude do you offer battle?',
}

const STEPS: Record<string, string> = {
  aces: 'Name the aces',
  sky: 'Read the sky',
  altitude: 'Offer battle',
  fire: 'Fire',
}
const LEVELS: Record<string, string> = {
  raf: 'The RAF wins',
  luftwaffe: 'The Luftwaffe wins',
  draw: 'A draw',
}
const FIGURES: Record<string, string> = { raf: 'RAF points', luftwaffe: 'Luftwaffe points', rounds: 'Rounds' }

export const words: Words<Battle> = {
  pause(_, pause) {
    if (pause.kind === 'together')
      return pause.asks.map(ask => `${SIDE[ask.seat]}: ${ASKED[ask.ask]}`).join(' ')
    if (pause.kind === 'choice')
      return (
        ASKED[pause.ask] ?? `What does ${planeName(String(pause.about?.[0]?.slice('plane:'.length)))} do?`
      )
    return pause.what === 'sky' ? 'Draw a sky chit.' : 'Roll for the shot.'
  },
  answer(battle, pause, index) {
    if (pause.kind === 'chance') return pause.outcomes[index]?.id ?? ''
    const asked = pause.kind === 'together' ? pause.asks[0] : pause
    return asked?.ask === 'order'
      ? order(battle, asked.options[index])
      : planeName(asked?.options[index]?.id ?? '')
  },
  note({ what, facts }) {
    if (what === 'sky') return `Round ${facts.round}: ${facts.sky === 'clear' ? 'clear sky' : 'cloud'}.`
    if (what === 'altitude') return `The RAF comes in ${facts.raf}, the Luftwaffe ${facts.luftwaffe}.`
    const outcome = facts.down ? 'shot down' : facts.hit ? 'hit' : 'missed'
    return `${planeName(String(facts.plane))} fires at ${planeName(String(facts.target))}: ${facts.total}, ${outcome}.`
  },
  step: step => STEPS[step] ?? step,
  level: level => LEVELS[level] ?? level,
  figure: figure => FIGURES[figure] ?? figure,
  seat: seat => SIDE[seat] ?? seat,
  ref: ref =>
    ref.startsWith('plane:') ? planeName(ref.slice('plane:'.length)) : ref.replace('altitude:', 'Altitude: '),
}

function order(battle: Battle, option: Order | undefined): string {
  const target = option?.target === undefined ? undefined : battle.planes[option.target]
  if (!target) return 'Break'
  const state = [
    target.hits > 0 && `${target.hits} hit${target.hits > 1 ? 's' : ''}`,
    target.breaking && 'breaking',
  ]
  const known = state.filter(Boolean).join(', ')
  return `Fire at ${planeName(target.id)}${known && ` (${known})`}`
}
