import { counted, listed } from '@tallyho/engine'
import { distance, nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import { dieForTally, type RollOption, tallyModifiers } from '../rules/07-tallies/tally-phase.ts'
import type { OrderOption } from '../rules/09-command/orders.ts'
import type { ShareOption, WhetherOption } from '../rules/09-command/splitting.ts'
import type { Battle } from '../state.ts'
import { type Figured, joined, levels, onTheDie, plight } from './chances.ts'
import { modifierWords } from './modifiers.ts'
import { letterOf, unitIn, unitName, unitOf, unitsIn } from './names.ts'
import { thrown } from './thrown.ts'
import type { ChapterWords } from './words.ts'

/** What the die must show, so that the player sees his chances before he rolls; and what tells this enemy from the others. */
function odds(battle: Battle, { unit, target }: RollOption): Figured {
  const [a, b] = [unitAt(battle, unit), unitAt(battle, target)]
  const reach = distance(a.square, b.square)
  const modifiers = tallyModifiers(battle, a, b)
  return {
    so: joined(
      // Of what makes it harder the table shows the distance, and the radio helps everybody alike.
      ...modifiers.filter(({ by }) => by < 0).map(modifierWords),
      levels(a.square, b.square),
      ...plight(battle, b).slice(0, 1),
    ),
    figures: onTheDie(dieForTally(reach, modifiers), 'sights'),
  }
}

function orderWords(battle: Battle, { act, unit, target }: OrderOption): string {
  const [who, whom] = [unitName(battle, unit), unitName(battle, target)]
  if (act === 'all') return `Order: the whole wing at ${whom} and its formation`
  return act === 'order' ? `Order: ${who} at ${whom}` : `Order: ${who} splits, one flight at ${whom}`
}

function balloonSquare(battle: Battle, no: number): string {
  const balloon = battle.balloons[no]
  return balloon ? nameOf(balloon.square) : ''
}

const whether = (_: Battle, { split }: WhetherOption) => (split ? 'Split into two flights' : 'Stay together')

const ORDINALS: Readonly<Record<1 | 2, string>> = { 1: 'first', 2: 'second' }

function shareWords({ losses, straggler, pilot, shares }: ShareOption): string {
  const parts = [`losses ${losses[0]} and ${losses[1]}`]
  if (shares.straggler) parts.push(`the straggler in the ${ORDINALS[straggler]}`)
  if (shares.pilot) parts.push(`the leading pilot in the ${ORDINALS[pilot]}`)
  return parts.join(', ')
}

/** Words of the Tally Phase: tallies, orders, splits and wings. */
export const TALLIES = {
  asks: {
    'tally.action': {
      question: 'Who looks for whom?',
      answer: (battle, option) => {
        switch (option.act) {
          case 'end':
            return 'Nobody looks any more'
          case 'roll': {
            const head = `${unitName(battle, option.unit)} looks for ${unitName(battle, option.target)}`
            return { head, ...odds(battle, option) }
          }
          case 'drop':
            return {
              head: `${unitName(battle, option.unit)} lets its prey go`,
              so: 'it hunts nobody until it sights an enemy again',
            }
          case 'balloon':
            return `${unitName(battle, option.unit)} goes for the balloon at ${balloonSquare(battle, option.balloon)}`
          case 'split':
            return `${unitName(battle, option.unit)} splits into two flights`
          default:
            return orderWords(battle, option)
        }
      },
    },
    'tally.split': {
      question: 'Sighted! Does the squadron split?',
      answer: whether,
    },
    'tally.split-leader': { question: 'Does the wing leader’s own squadron split?', answer: whether },
    'tally.order-target': {
      question: 'Which enemy is this unit ordered to attack?',
      answer: (battle, { target }) => unitName(battle, target),
    },
    'tally.last-orders': {
      question: 'The wing breaks up: any last orders?',
      answer: (battle, { order }) => (order ? orderWords(battle, order) : 'No more orders'),
    },
    'split.share': {
      question: 'How are losses and pilots shared out?',
      answer: (_, option) => ({ head: 'First and second flight', so: shareWords(option) }),
    },
    'split.follow': {
      question: 'Which enemy flight does your unit follow?',
      answer: unitOf,
    },
  },
  notes: {
    'tally-roll': note => {
      const needed = dieForTally(note.distance, note.modifiers)
      const roll = thrown(note, needed, `${counted(note.distance, 'square')} off`)
      return `${unitIn(note)} ${note.success ? 'sights' : 'does not find'} ${unitIn(note.target)}: ${roll}.`
    },
    tallied: note => `${unitIn(note)} has sighted ${unitIn(note.target)}.`,
    'tally-lost': note => `${unitIn(note)} has lost sight of ${unitIn(note.target)}.`,
    'balloon-tallied': note => `${unitIn(note)} goes for the balloon at ${note.square}.`,
    'balloon-lost': note => `${unitIn(note)} gives up the balloon.`,
    alerted: note => `${unitIn(note)} is alerted.`,
    ordered: note => `The wing leader orders ${unitIn(note)} at ${unitIn(note.target)}.`,
    split: ({ flights, losses: [first, second], ...unit }) => {
      const lost = first || second ? `, with ${first} and ${counted(second, 'loss', 'losses')}` : ''
      return `${unitIn(unit)} splits into flights ${listed(flights.map(({ id }) => letterOf(id)))}${lost}.`
    },
    'followed-flight': note => `${unitIn(note)} follows ${unitIn(note.target)}.`,
    'left-wing': note => `${unitIn(note)} has left ${note.wing}.`,
    'wing-broke-up': ({ wing, members }) => `${wing} breaks up: ${unitsIn(members)} go their own ways.`,
  },
  rolls: { 'tally.roll': (_, { against }) => `Roll to sight them: ${against} or more is needed.` },
} satisfies ChapterWords
