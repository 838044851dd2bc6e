import { capital } from '@tallyho/engine'
import type { CircleOption } from '../../vocabulary/interception.ts'
import type { ChapterWords } from '../../vocabulary.ts'
import { cardTold, iconText, iconTitle } from '../cards.ts'
import { fighterName, fighterNames, fighterSaid } from '../names.ts'
import { fighterAsked } from './01-general.ts'

/** The circle that 110s fly, and who attacks it. */
export const circle = {
  asks: {
    'circle.place': {
      question: (_, choice) => `The 110s fly a circle. Where does ${fighterAsked(choice)} attack it?`,
      answer: (_, option) => circleSaid(option),
    },
    'circle.attacker': {
      question: 'Who attacks the circle next?',
      answer: (campaign, { fighter }) => fighterSaid(campaign, fighter),
    },
    'circle.icon': {
      question: 'Which result of the card comes first?',
      answer: (_, { icon }) => ({ head: iconTitle(icon), so: iconText(icon) }),
    },
    'circle.tail': {
      question: (_, choice) => `The 110s fall out of the circle. Does ${fighterAsked(choice)} go after them?`,
      answer: (_, { id }) => (id === 'tail' ? 'Get behind them' : 'Let them go'),
    },
  },
  notes: {
    circle: ({ number, die, forms }) =>
      `Do the 110s form a circle? Rolled ${die}, ${number} needed: ${forms ? 'they do' : 'they do not'}.`,
    'circle-placed': f => `${fighterName(f.fighter)}: ${circlePlace(f)}.`,
    'circle-card': f => `${fighterName(f.fighter)} attacks the circle: ${cardTold(f.icons, f.struck)}.`,
    'circle-schwarm': f =>
      `Group ${f.schwarm + 1} of the circle ${f.destroyed ? 'loses an Me 110' : 'is one fewer'}: ${f.strength} left.`,
    'circle-disrupted': f =>
      `Does group ${f.schwarm + 1} of the circle hold? Pressure ${f.count}, ${f.needs} needed: ${f.falls ? 'it falls out' : 'it holds'}.`,
    'circle-over': ({ fighters }) =>
      fighters.length === 0
        ? 'The circle breaks up.'
        : `The circle breaks up, with two of them before the guns of ${fighterNames(fighters)}.`,
  },
  rolls: {
    circle: {
      what: (_, { against }) => `Do the 110s form a circle? ${against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'a circle' : 'a dogfight'),
    },
  },
} satisfies ChapterWords

/** Boxes lie between two groups, `Gap 2`. */
function circlePlace({ box, attitude, flank }: Partial<CircleOption>): string {
  if (box !== undefined)
    return `gap ${box + 1}, ${attitude === 'tailing' ? 'behind the group ahead' : 'head-on to the group behind'}`
  return `the flank of group ${(flank ?? 0) + 1}`
}

/** SAB-CIR-05 SAB-CIR-08 SAB-CIR-09 SAB-CIR-16 What is drawn there, and where it leaves him. */
function circleSaid(option: CircleOption) {
  return {
    head: capital(circlePlace(option)),
    so:
      option.box === undefined
        ? 'one card; then he is out of the fight, and away from the raid'
        : 'two cards; then he has two of them before his guns, and fights on alone',
  }
}
