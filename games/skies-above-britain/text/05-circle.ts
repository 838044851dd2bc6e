import { capital } from '@tallyho/engine'
import type { CircleOption } from '../vocabulary/interception.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { fighterIn } from './01-general.ts'
import { cardTold, iconText, iconTitle } from './cards.ts'
import { fighterName, fighterNames, fighterSaid } from './names.ts'

/** The circle that 110s fly, and who attacks it. */
export const circle = {
  asks: {
    'circle.place': {
      question: (campaign, choice) =>
        `The 110s fly a circle. Where does ${fighterIn(campaign, choice)} attack it?`,
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
      question: (campaign, choice) =>
        `The schwarm falls out of the circle. Does ${fighterIn(campaign, choice)} go after it?`,
      answer: (_, { id }) => (id === 'tail' ? 'Get behind them' : 'Let them go'),
    },
  },
  notes: {
    circle: ({ number, die, forms }) =>
      `Do the 110s form a circle? ${die} against ${number}: ${forms ? 'they do' : 'they do not'}.`,
    'circle-placed': f => `${fighterName(f.fighter)}: ${circlePlace(f)}.`,
    'circle-card': f => `${fighterName(f.fighter)} attacks the circle: ${cardTold(f.icons, f.struck)}.`,
    'circle-schwarm': f =>
      `Schwarm ${f.schwarm + 1} ${f.destroyed ? 'loses an Me 110' : 'is one fewer'}: ${f.strength} left.`,
    'circle-disrupted': f =>
      `Disruption of schwarm ${f.schwarm + 1}: ${f.count} of ${f.needs} needed, ${f.falls ? 'it falls out of the circle' : 'it holds'}.`,
    'circle-over': ({ fighters }) =>
      fighters.length === 0
        ? 'The circle breaks up.'
        : `The circle breaks up, with a rotte of two before the guns of ${fighterNames(fighters)}.`,
  },
  rolls: {
    circle: {
      what: (_, { against }) => `Do the 110s form a circle? ${against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'a circle' : 'a dogfight'),
    },
  },
} satisfies ChapterWords

/** Boxes lie between two schwarms, `Engage box 2`. */
function circlePlace({ box, attitude, flank }: Partial<CircleOption>): string {
  if (box !== undefined)
    return `Engage box ${box + 1}, ${attitude === 'tailing' ? 'behind the schwarm ahead' : 'head-on to the schwarm behind'}`
  return `the flank of schwarm ${(flank ?? 0) + 1}`
}

function circleSaid(option: CircleOption): string {
  return capital(circlePlace(option))
}
