import type { Facts, Option } from '@tallyho/engine'
import { sumOf } from '../rules/01-words/dice.ts'
import { distance, nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import { type RollOption, type TallyOption, tallyModifiers } from '../rules/07-tallies/tally-phase.ts'
import type { OrderOption } from '../rules/09-command/orders.ts'
import type { FollowOption, ShareOption } from '../rules/09-command/splitting.ts'
import type { Battle, UnitNo } from '../state.ts'
import { counted, letterOf, listed, rollIn, signed, unitIn, unitName } from './names.ts'
import type { ChapterWords, ChoiceWords } from './words.ts'

const MODIFIER_WORDS: Readonly<Record<string, string>> = {
  behind: 'target behind',
  sun: 'target in the Sun',
  weather: 'weather',
  radio: 'radio call',
  contrails: 'contrails',
}

const HIGHEST = 6

/** What the die must show, so that the player sees his chances before he rolls. */
function odds(battle: Battle, { unit, target }: RollOption): string {
  const [a, b] = [unitAt(battle, unit), unitAt(battle, target)]
  const reach = distance(a.square, b.square)
  const modifiers = tallyModifiers(battle, a, b)
  const needed = reach + 1 - sumOf(modifiers)
  const why = modifiers.map(({ id, by }) => `${MODIFIER_WORDS[id] ?? id} ${signed(by)}`)
  const chance = needed > HIGHEST ? 'cannot succeed' : needed <= 1 ? 'cannot fail' : `needs ${needed} or more`
  return `${chance} (${[`distance ${reach}`, ...why].join(', ')})`
}

function orderWords(battle: Battle, { act, unit, target }: OrderOption): string {
  const [who, whom] = [unitName(battle, unit), unitName(battle, target)]
  if (act === 'all') return `Order: the whole wing at ${whom} and its formation`
  return act === 'order' ? `Order: ${who} at ${whom}` : `Order: ${who} splits, one flight at ${whom}`
}

function action(battle: Battle, option: TallyOption): string {
  switch (option.act) {
    case 'end':
      return 'Done with tallies'
    case 'roll':
      return `${unitName(battle, option.unit)} tries to tally ${unitName(battle, option.target)}: ${odds(battle, option)}`
    case 'drop':
      return `${unitName(battle, option.unit)} drops its tally`
    case 'balloon':
      return `${unitName(battle, option.unit)} goes for the balloon at ${balloonSquare(battle, option.balloon)}`
    case 'split':
      return `${unitName(battle, option.unit)} splits into two flights`
    default:
      return orderWords(battle, option)
  }
}

function balloonSquare(battle: Battle, no: number): string {
  const balloon = battle.balloons[no]
  return balloon ? nameOf(balloon.square) : ''
}

function whetherSplit(question: string): ChoiceWords {
  return {
    question: () => question,
    answer: (_, { id }) => (id === 'split' ? 'Split into two flights' : 'Stay together'),
  }
}

function shareAnswer(_: Battle, option: Option): string {
  const { losses, straggler, pilot, shares } = option as ShareOption
  const parts = [`losses ${losses[0]} and ${losses[1]}`]
  if (shares.straggler) parts.push(`the straggler in the ${ORDINALS[straggler]}`)
  if (shares.pilot) parts.push(`the leading pilot in the ${ORDINALS[pilot]}`)
  return `First and second flight: ${parts.join(', ')}`
}

const ORDINALS: Readonly<Record<1 | 2, string>> = { 1: 'first', 2: 'second' }

function lastOrder(battle: Battle, option: Option): string {
  const { order } = option as { readonly order?: OrderOption }
  return order ? orderWords(battle, order) : 'No more orders'
}

function targetOf(battle: Battle, option: Option): string {
  return unitName(battle, (option as { readonly target?: UnitNo }).target)
}

function tallyRoll(facts: Facts): string {
  const outcome = facts.success ? 'tallied' : 'not tallied'
  const modifiers = facts.modifiers as readonly { readonly id: string; readonly by: number }[]
  const why = modifiers.length === 0 ? '' : ` (${listed(modifiers.map(modifierWords))})`
  return `${unitIn(facts)} looks for ${unitIn(facts.target)}: ${rollIn(facts)}${why} against distance ${facts.distance}, ${outcome}.`
}

function modifierWords({ id, by }: { readonly id: string; readonly by: number }): string {
  return `${MODIFIER_WORDS[id] ?? id} ${signed(by)}`
}

/** Words of the Tally Phase. */
export const TALLY: ChapterWords = {
  choices: {
    'tally.action': {
      question: () =>
        'Tally Phase: who looks for whom? Only fighters that have tallied an enemy can go after it.',
      answer: (battle, option) => action(battle, option as TallyOption),
    },
    'tally.split': whetherSplit('Tallied! Does the squadron split, one flight going after the target?'),
    'tally.split-leader': whetherSplit('Does the wing leader’s own squadron split?'),
    'tally.order-target': {
      question: () => 'Which enemy is this unit ordered to attack?',
      answer: targetOf,
    },
    'tally.last-orders': {
      question: () => 'The wing leader goes for his target and the wing breaks up. His last orders?',
      answer: lastOrder,
    },
    'split.share': {
      question: () => 'How are losses and pilots shared out? The first flight takes the tally.',
      answer: shareAnswer,
    },
    'split.follow': {
      question: () => 'The enemy squadron has split: which flight does your unit follow?',
      answer: (battle, option) => unitName(battle, (option as FollowOption).unit),
    },
  },
  chances: { 'tally.roll': 'Roll to tally: the total must be higher than the distance.' },
  notes: {
    'tally-roll': tallyRoll,
    tallied: facts => `${unitIn(facts)} has tallied ${unitIn(facts.target)}.`,
    'tally-lost': facts => `${unitIn(facts)} has lost its tally on ${unitIn(facts.target)}.`,
    'balloon-tallied': facts => `${unitIn(facts)} goes for the balloon at ${facts.square}.`,
    'balloon-lost': facts => `${unitIn(facts)} gives up the balloon.`,
    alerted: facts => `${unitIn(facts)} is alerted.`,
    ordered: facts => `The wing leader orders ${unitIn(facts)} at ${unitIn(facts.target)}.`,
    split: facts =>
      `${unitIn(facts)} splits into flights ${listed((facts.flights as readonly Facts[]).map(({ id }) => letterOf(String(id))))}${lossWords(facts)}.`,
    'followed-flight': facts => `${unitIn(facts)} follows ${unitIn(facts.target)}.`,
  },
}

function lossWords({ losses }: Facts): string {
  const [first, second] = losses as readonly number[]
  return first || second ? `, with ${first} and ${counted(second, 'loss', 'losses')}` : ''
}
