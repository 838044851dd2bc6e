import { firstOf, refNames, type WordsOf, wordsOf } from '@tallyho/engine'
import type { Side, Sky } from './pack/index.ts'
import type { Battle, Order } from './state.ts'
import type { Asks, Notes, Rolls } from './vocabulary.ts'

const SIDES: Readonly<Record<string, string>> = { raf: 'RAF', luftwaffe: 'Luftwaffe' } satisfies Record<
  Side,
  string
>
const SKIES: Readonly<Record<Sky, string>> = { clear: 'clear sky', cloud: 'cloud' }

/** `raf-3` is RAF 3. */
export function planeName(id: string): string {
  const [side = '', number] = id.split('-')
  return `${SIDES[side]} ${number}`
}

const said: WordsOf<Asks, Notes, Battle, Rolls> = {
  asks: {
    ace: { question: 'Which of your planes flies the ace?', answer: (_, { id }) => planeName(id) },
    altitude: { question: 'At what altitude do you offer battle?', answer: (_, { id }) => id },
    order: {
      question: (_, { about }) => `What does ${planeName(firstOf('plane', about) ?? '')} do?`,
      answer: orderWords,
    },
  },
  notes: {
    sky: ({ round, sky }) => `Round ${round}: ${SKIES[sky]}.`,
    altitude: ({ raf, luftwaffe }) => `The RAF comes in ${raf}, the Luftwaffe ${luftwaffe}.`,
    shot: ({ plane, target, total, hit, down }) =>
      `${planeName(plane)} fires at ${planeName(target)}: ${total}, ${down ? 'shot down' : hit ? 'hit' : 'missed'}.`,
  },
  rolls: {
    sky: { what: 'Draw a sky chit.', outcome: (_, { id }) => SKIES[id] },
    shot: 'Roll for the shot.',
  },
}

export const words = wordsOf(said, {
  stakes: { altitude: 'High beats middle, middle beats low, low slips under high.' },
  steps: { aces: 'Name the aces', sky: 'Read the sky', altitude: 'Offer battle', fire: 'Fire' },
  levels: { raf: 'The RAF wins', luftwaffe: 'The Luftwaffe wins', draw: 'A draw' },
  figures: { raf: 'RAF points', luftwaffe: 'Luftwaffe points', rounds: 'Rounds' },
  counted: { raf: 'RAF points', luftwaffe: 'Luftwaffe points' },
  seat: seat => SIDES[seat] ?? seat,
  ref: refNames<Battle>({ plane: planeName, altitude: id => `Altitude: ${id}` }),
})

function orderWords({ planes }: Battle, { target }: Order): string {
  const plane = target === undefined ? undefined : planes[target]
  if (!plane) return 'Break'
  const known = [
    plane.hits > 0 && `${plane.hits} hit${plane.hits > 1 ? 's' : ''}`,
    plane.breaking && 'breaking',
  ].filter(Boolean)
  return `Fire at ${planeName(plane.id)}${known.length > 0 ? ` (${known.join(', ')})` : ''}`
}
