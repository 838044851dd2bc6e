import { type Choice, capital, firstOf, type SaidFigure } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { fightersAt } from '../../rules/01-general/fighters.ts'
import { circleChances, type PassChances } from '../../rules/05-interception/circle-chances.ts'
import type { Campaign } from '../../state.ts'
import type { CircleOption } from '../../vocabulary/interception.ts'
import type { ChapterWords } from '../../vocabulary.ts'
import { cardTold, iconText, iconTitle } from '../cards.ts'
import { hunting } from '../maneuvers.ts'
import { fighterName, fighterNames, fighterSaid } from '../names.ts'
import { led } from '../odds.ts'
import { fighterAsked } from './01-general.ts'

/** The circle that 110s fly, and who attacks it. */
export const circle = {
  asks: {
    'circle.place': {
      question: (campaign, choice) => {
        const { length } = placing(campaign, choice)
        return `The 110s fly a circle. Where ${length > 1 ? `do the ${length}` : `does ${fighterAsked(choice)}`} attack it?`
      },
      answer: circleSaid,
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

/** SAB-CIR-01 Who is asked where he attacks, and those behind him. */
export function placing(campaign: Campaign, { about }: Pick<Choice, 'about'>): readonly FighterId[] {
  const here = fightersAt(campaign, 'circle')
  return here
    .slice(here.indexOf(firstOf('fighter', about) as FighterId))
    .filter(id => !campaign.patrol?.circle?.places[id])
}

/** Boxes lie between two groups, `Gap 2`. */
function circlePlace({ box, attitude, flank }: Partial<CircleOption>): string {
  if (box !== undefined)
    return `gap ${box + 1}, ${attitude === 'tailing' ? 'behind the group ahead' : 'head-on to the group behind'}`
  return `the flank of group ${(flank ?? 0) + 1}`
}

/** SAB-CIR-09 SAB-CIR-16 Where an attack leaves him. */
export const CIRCLE_AFTER = {
  gap: 'then alone with two before the guns',
  flank: 'then out of the fight',
} as const

/** Of one man a chance; as soon as several are asked for, how many to expect: of twelve one is nearly always hit. */
export function passFigures(all: readonly PassChances[], isOne: boolean): readonly SaidFigure[] {
  if (isOne) return hunting(all[0])
  const sum = (of: keyof PassChances) => all.reduce((so, one) => so + one[of], 0).toFixed(1)
  return [
    { of: '110s down', is: sum('kill'), tone: 'good' },
    { of: 'ours hit', is: sum('hit'), tone: 'bad' },
  ]
}

/** SAB-CIR-05 SAB-CIR-08 What his cards may bring. */
function circleSaid(campaign: Campaign, option: CircleOption, choice: Choice) {
  const [id, ...others] = placing(campaign, choice)
  return led(
    capital(circlePlace(option)),
    passFigures(id ? [circleChances(campaign, id, option)] : [], others.length === 0),
    CIRCLE_AFTER[option.attitude ? 'gap' : 'flank'],
  )
}
