import { type Chance, type Choice, capital, firstOf, listed, read, type SaidFigure } from '@tallyho/engine'
import type { CruiseResult, SectionId, Station } from '../../pack/types.ts'
import { nameOf } from '../../rules/01-general/formations.ts'
import { reaches, twoReach } from '../../rules/01-general/odds.ts'
import { isInSun, tablesOf } from '../../rules/01-general/terms.ts'
import { inTheWay } from '../../rules/05-interception/bombers.ts'
import { markerIn, placeOf, unsuppressed } from '../../rules/05-interception/map.ts'
import type { Campaign, Formation, OrderKind } from '../../state.ts'
import type { OrderOption, PlaceOption, StationOption } from '../../vocabulary/interception.ts'
import type { ChapterWords, Notes } from '../../vocabulary.ts'
import { againFigures, againSaid, failureSaid, pluckAgain } from '../again.ts'
import { POSITION_NAMES, typeName } from '../german-names.ts'
import {
  ALTITUDE_NAMES,
  changed,
  changes,
  does,
  escortHead,
  escortName,
  fightersNamed,
  formationName,
  placeHead,
  placeName,
  SIZE_NAMES,
  sectionName,
  stationName,
} from '../names.ts'
import { led } from '../odds.ts'
import {
  aboutFormation,
  bombersStake,
  cruiseStake,
  escortStakes,
  isAnyPaid,
  type Stake,
  spanOf,
  stakeFigures,
  stakeRest,
  stakesOf,
} from '../stakes.ts'

/** Out of the sun: of two dice that are added. */
const FIRST = {
  what: (campaign: Campaign, chance: Chance) =>
    `${capital(formationIn(campaign, chance))} comes out of the sun: ${chance.against} or more with two dice.`,
  outcome: (_: Campaign, { id }: { readonly id: string }, { against }: Chance) =>
    leaves(Number(against) - Number(id)),
}

/** Orders to the formations, the escort and the way to the bombers: chapters 9 to 11. */
export const interception = {
  asks: {
    orders: {
      question: (campaign, choice) => `What does ${formationIn(campaign, choice)} do?`,
      answer: orderSaid,
    },
    'intercept.next': {
      question: 'Which formation comes next?',
      answer: (campaign, { formation }) => ({
        head: capital(formationName(formation)),
        so: whereIs(campaign, formation),
      }),
    },
    'escort.target': {
      question: (campaign, choice) => `Which escort does ${formationIn(campaign, choice)} attack?`,
      answer: targetSaid,
    },
    'intercept.again': {
      question: (campaign, choice) =>
        `${capital(formationIn(campaign, choice))} has failed. What can still be done?`,
      answer: (campaign, option, choice) =>
        option.by
          ? pluckAgain({ ...option, by: option.by })
          : option.id === 'no'
            ? led('Let it stand', againFigures(), failureSaid(campaign, option, choice))
            : againSaid(campaign, option, choice),
    },
    'intercept.station': {
      question: (campaign, choice) =>
        aboutFormation(campaign, choice)?.order === 'bombers'
          ? `Several escorts stand in the way of ${formationIn(campaign, choice)} alike. Whom does it meet if it fails?`
          : `${capital(formationIn(campaign, choice))} is seen. Which escort does it have to fight?`,
      answer: (campaign, { station = 'high' }) => escortHead(campaign, station),
    },
    'bombers.sun': {
      question: (campaign, choice) =>
        `${capital(formationIn(campaign, choice))} comes out of the sun. Surer, or by surprise?`,
      answer: (campaign, { id }, choice) => sunSaid(campaign, id, choice),
    },
    'cruise.to': {
      question: (campaign, choice) => `Where does ${formationIn(campaign, choice)} cruise to?`,
      answer: cruiseSaid,
    },
  },
  notes: {
    'interception-turn': ({ turn }) => `Turn ${turn} of the interception.`,
    order: ({ formation, order }) => `${capital(formationName(formation))}: ${ORDERS[order].told}.`,
    split: ({ formation, from }) => `${capital(formationName(formation))} leaves ${formationName(from)}.`,
    intercept: interceptTold,
    'order-cancelled': ({ formation, station }) =>
      `${capital(formationName(formation))} cannot reach ${stationName(station)} from here, and loses the raid from sight.`,
    suppression: f =>
      `Is ${stationName(f.station)} kept busy? Rolled ${changed(f.die, f.modifiers)}; ${f.blue} pins it, ${f.red} drives it back too: ${suppressed(f)}.`,
    'escort-reduced': ({ station, type, size }) =>
      `The ${typeName(type)} in ${stationName(station)} ${size === 'gone' ? 'are gone' : 'are light now'}.`,
    'escort-moves': f =>
      f.breaks
        ? `Half of the ${typeName(f.type)} in ${stationName(f.from)} break off to ${stationName(f.to)}.`
        : `The ${typeName(f.type)} move from ${stationName(f.from)} to ${stationName(f.to)}.`,
    'into-the-bombers': ({ fighters }) =>
      `${capital(fightersNamed(fighters))} ${does(fighters, 'is', 'are')} among the bombers.`,
    'formation-moves': ({ formation, position, altitude }) =>
      `${capital(formationName(formation))} goes to ${placeName(position, altitude)}.`,
    cruise: f =>
      `Does the escort follow ${formationName(f.formation)}? ${f.die}${f.clouds ? ' -2 (clouds)' : ''}, ${SIZE_NAMES[f.column]} column: ${CRUISES[f.result]}.`,
  },
  rolls: {
    'escort.first': FIRST,
    'bombers.first': FIRST,
    'cruise.first': FIRST,
    'intercept.escort': attempt('reach the escort', 'it jumps them', 'they jump it'),
    'intercept.bombers': attempt('get through to the bombers', 'it gets through', 'it is caught'),
    'cruise.a': attempt('slip past the escort', 'nobody stops it', 'it is intercepted'),
    'cruise.b': {
      what: (campaign, chance) => `Does the escort follow ${formationIn(campaign, chance)}?`,
      outcome: (campaign, { id }) => CRUISES[cruiseBy(campaign, Number(id))],
    },
    suppression: {
      what: (campaign, { about, against }) =>
        `Is the escort kept busy: ${escortName(campaign, (firstOf('station', about) ?? 'high') as Station)}? ${against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'kept busy' : 'not yet'),
    },
    'escort.station': { what: 'Which station?', outcome: (_, { id }) => stationName(id as Station) },
  },
} satisfies ChapterWords

function formationIn(_: Campaign, { about }: Pick<Choice | Chance, 'about'>): string {
  return formationName(firstOf('formation', about) ?? 'squadron')
}

function whereIs({ patrol }: Campaign, id: string): string {
  const at = patrol?.formations.find(one => one.id === id)?.at
  if (!patrol || !at) return 'on the Raid Track'
  const sun = isInSun(patrol, at) ? ', in the sun' : ''
  return `at ${POSITION_NAMES[at.position]}, ${ALTITUDE_NAMES[at.altitude]}${sun}`
}

const ORDERS = {
  escort: { title: 'Attack the escort', told: 'at the escort' },
  bombers: { title: 'Go for the bombers', told: 'at the bombers' },
  cruise: { title: 'Cruise', told: 'cruises' },
  home: { title: 'Return to base', told: 'turns for home' },
} as const

function orderSaid(campaign: Campaign, { order, split }: OrderOption, choice: Choice) {
  const formation = aboutFormation(campaign, choice)
  const isPaid = isAnyPaid(campaign, choice)
  // Nothing is rolled for it, and nothing paid.
  if (split) return splitSaid(campaign, split)
  if (!order || !formation) return 'Nothing'
  const stake = orderStake(campaign, order, formation)
  const figures =
    order === 'escort'
      ? escortFigures(escortStakes(campaign, formation), isPaid)
      : stakeFigures(stake, WORKS, isPaid)
  return led(ORDERS[order].title, figures, ...stakeRest(stake))
}

/** SAB-ESC-03 Each escort has a chance of its own, and some cost Fuel. */
function escortFigures(stakes: ReturnType<typeof escortStakes>, isPaid: boolean): readonly SaidFigure[] {
  const paid = stakes.filter(([, { fuel }]) => fuel).length
  const cost = paid === 0 ? '–' : paid < stakes.length ? '0–1 Fuel' : '1 Fuel'
  return [spanOf(WORKS, stakes), ...(isPaid ? [{ of: 'cost', is: cost }] : [])]
}

/** An order comes off. */
const WORKS = 'succeeds'

/** `A Flight apart`: `Red and Yellow, under an order of their own`. */
function splitSaid(campaign: Campaign, split: readonly SectionId[]) {
  const [, another] = split
  const own = another ? `${listed(split.map(capital))}, under an order of their own` : 'an order of its own'
  return { head: `${capital(formationName(nameOf(campaign, split)))} apart`, so: own }
}

function orderStake(campaign: Campaign, order: OrderKind | 'home', formation: Formation): Stake {
  switch (order) {
    case 'escort':
      return { fails: 'may pin them; else they jump us' }
    case 'bombers':
      return bombersStake(campaign, formation)
    case 'cruise': {
      const { fails = '', ...stake } = cruiseStake(campaign, formation, placeOf(formation))
      return { ...stake, fails: `stay, or to another place; ${fails}` }
    }
    default:
      return { fails: 'out of this patrol' }
  }
}

/** SAB-IBM-07 */
function sunSaid(campaign: Campaign, id: string, choice: Choice) {
  const formation = aboutFormation(campaign, choice)
  const number = formation?.at ? inTheWay(campaign, formation).number : undefined
  const of = (dice: 1 | 2) =>
    stakeFigures(
      { chance: number === undefined ? 1 : dice === 2 ? twoReach(number) : reaches(number) },
      'get through',
    )
  return id === 'two-dice'
    ? led('Surer: two dice', of(2), 'the gunners are ready')
    : led('Surprise: one die', of(1), 'no hits on us in the first round')
}

function cruiseSaid(campaign: Campaign, { position, altitude }: PlaceOption, choice: Choice) {
  const formation = aboutFormation(campaign, choice)
  const to = { position, altitude }
  if (!formation?.at) return placeHead(position, altitude)
  const stays = formation.at.position === position && formation.at.altitude === altitude
  const head = `${stays ? 'Stay: ' : ''}${placeHead(position, altitude)}`
  const stake = cruiseStake(campaign, formation, to)
  return led(head, stakeFigures(stake, 'unseen'), ...stakeRest(stake))
}

/** `Red and Yellow Section`. */
export function sectionNames(sections: readonly SectionId[]): string {
  return listed(sections.map(sectionName))
}

function targetSaid(campaign: Campaign, { station, number, fuel }: StationOption, choice: Choice) {
  if (!station) return { head: 'Cruise instead', so: 'what it was after is gone' }
  const head = escortHead(campaign, station)
  const isPaid = isAnyPaid(campaign, choice)
  if (number === undefined)
    return led(head, stakeFigures({}, OUR_TERMS, isPaid), 'out of reach: the order would be lost')
  const known = stakesOf(campaign, choice).get(`station:${station}`) ?? {
    fails: `${number} or more`,
    fuel: fuel ? 1 : 0,
  }
  return led(head, stakeFigures(known, OUR_TERMS, isPaid), guardsAgainst(campaign, station))
}

/** A fight that we begin. */
const OUR_TERMS = 'our terms'

/** SAB-IBM-01 SAB-IBM-02 Whether it is this one that others have to get past on their way to the bombers. */
function guardsAgainst(campaign: Campaign, station: Station): string {
  const others = campaign.patrol?.formations.filter(({ at, order }) => at && order === 'bombers') ?? []
  const barred = others.filter(other => inTheWay(campaign, other).stations.includes(station))
  if (others.length === 0) return ''
  return barred.length > 0
    ? `in the way of ${listed(barred.map(({ id }) => formationName(id)))}`
    : 'not in our way'
}

function interceptTold(f: Notes['intercept']): string {
  const what = { escort: 'the escort', bombers: 'the bombers', cruise: 'past the escort' }[f.order]
  const by = f.station
    ? f.order === 'bombers'
      ? `, past ${stationName(f.station)}`
      : ` (${stationName(f.station)})`
    : ''
  const dice = f.dice.join(' and ')
  return `${capital(formationName(f.formation))} to ${what}${by}: rolled ${dice}${changes({ pluck: f.pluck })}, ${f.number} needed: ${f.success ? 'it comes off' : 'it fails'}.`
}

function suppressed({ reduced, gone, suppressed: busy }: Notes['suppression']): string {
  if (gone) return 'driven off for good'
  if (reduced) return 'half of it is driven off, the rest pinned this turn'
  return busy ? 'pinned this turn' : 'they still guard the bombers'
}

const CRUISES: Readonly<Record<CruiseResult, string>> = {
  nothing: 'nobody follows',
  shift: 'one station shifts nearer',
  break: 'a heavy escort sends half of itself',
}

/** SAB-CRZ-08 */
function cruiseBy(campaign: Campaign, die: number): CruiseResult {
  const heavy = unsuppressed(campaign).some(station => markerIn(campaign, station).size === 'heavy')
  const clouds = campaign.patrol?.visibility === 'clouds' ? 2 : 0
  return read(tablesOf(campaign).cruise.b[heavy ? 'heavy' : 'light'], die - clouds)
}

/** What is left to the second die: all that is the same is one line. */
function leaves(number: number): string {
  return number > 1 ? 'not enough yet: the second die is added' : 'enough already'
}

/** A roll to get somewhere; out of the sun what the first of two dice has brought already does not count any more. */
function attempt(what: string, well: string, badly: string) {
  return {
    what: (campaign: Campaign, chance: Chance) =>
      `Does ${formationIn(campaign, chance)} ${what}? ${Math.max(1, Number(chance.against))} or more.`,
    outcome: (_: Campaign, { id }: { readonly id: string }, { against }: Chance) =>
      Number(id) >= Number(against) ? well : badly,
  }
}
