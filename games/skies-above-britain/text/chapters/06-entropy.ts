import {
  type Chance,
  type Choice,
  capital,
  firstOf,
  idIn,
  listed,
  percent,
  type Ref,
  read,
  type SaidFigure,
} from '@tallyho/engine'
import type { Position, Station } from '../../pack/types.ts'
import { fightersOf, hasLostContact, isSection } from '../../rules/01-general/formations.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { ChaseOption, ReformKind } from '../../vocabulary/vector.ts'
import type { ChapterWords, Notes } from '../../vocabulary.ts'
import { fuelAfter, fuelFigure, fuelOfTurn, landing, sectionOf } from '../fuel.ts'
import { typeName } from '../german-names.ts'
import {
  changes,
  escortName,
  fighterName,
  fighterSaid,
  formationName,
  placeName,
  sectionName,
  stationName,
  unitCalled,
  unitName,
  unitNames,
} from '../names.ts'
import { led, span } from '../odds.ts'
import { chaseStake } from '../stakes.ts'

/** Those out of sight of the raid: the chase, the escort that leaves, and who reforms. */
export const entropy = {
  asks: {
    'chase.next': {
      question: 'Who looks for the raid next?',
      answer: (campaign, { unit }) => led(unitCalled(campaign, unit), chaseFigures(campaign, unit)),
    },
    chase: {
      question: (_, choice) => `${unitIn(choice)} has lost the raid. What now?`,
      answer: chaseSaid,
    },
    reform: {
      question: 'Who reforms with others, for 1 Fuel?',
      answer: (campaign, { unit }) =>
        unit === undefined
          ? led('Nobody now', reformFigures(campaign), 'each flies on as he is')
          : led(unitCalled(campaign, unit), reformFigures(campaign, unit), reformSaid(campaign, unit)),
    },
    'reform.kind': {
      question: (_, choice) => `What does ${unitIn(choice)} become part of?`,
      answer: (campaign, { id }, { about }) => ({
        head: REFORMS[id as ReformKind],
        so: becomes(campaign, firstOf('unit', about) as Unit, id as ReformKind),
      }),
    },
    'reform.join': {
      question: (_, { about = [] }) => `Who joins ${unitNames(unitsIn(about))}?`,
      answer: (campaign, { unit }) =>
        unit === undefined
          ? led('That will do', reformFigures(campaign), 'those who are named fly together now')
          : led(`${unitCalled(campaign, unit)} joins`, reformFigures(campaign, unit)),
    },
    'reform.leader': {
      question: 'Who leads the new Section?',
      answer: (campaign, { fighter }) => fighterSaid(campaign, fighter),
    },
    'bloodhound.place': {
      question: (_, choice) => `${unitIn(choice)} has found the bombers. Where?`,
      answer: (_, { id }) =>
        id === 'bombers' ? 'Straight in among them, for 1 Fuel' : capital(placeName(id as Position, 'low')),
    },
  },
  notes: {
    reaction: () => 'The escort reacts.',
    help: ({ station, type, fighter }) =>
      `${typeName(type)} of ${stationName(station)} come down on ${fighterName(fighter)}.`,
    ambush: ({ type, unit }) => `${typeName(type)} surprise ${unitName(unit)}.`,
    chase: chaseTold,
    'chase-place': ({ section, position, die }) =>
      `${sectionName(section)} is back: ${placeName(position, 'low')}${die === undefined ? '' : ` (rolled ${die})`}.`,
    'escort-exit': f =>
      `Do the ${typeName(f.type)} in ${stationName(f.station)} leave? Rolled ${f.die}, ${f.number} needed: ${f.leaves ? 'some do' : 'they stay'}.`,
    'escort-recovers': ({ stations }) => `No longer kept busy: ${listed(stations.map(stationName))}.`,
    'channel-patrol': ({ number, die, unit }) =>
      `A patrol over the Channel? Rolled ${die}, ${number} needed: ${unit ? `109s on ${unitName(unit)}` : 'nobody'}.`,
    reforms: ({ kind, units, as }) =>
      kind === 'flight'
        ? `${unitNames(units)} are one Flight again.`
        : `${unitNames(units)} fly as ${formationName(as)}.`,
    'patrol-over': ({ why }) =>
      why === 'last-space'
        ? 'The raid is out of reach: everybody goes home.'
        : 'Nobody is left in the fight: the patrol is over.',
  },
  rolls: {
    chase: {
      what: (_, chance) =>
        `Does ${unitIn(chance)} catch up? ${chance.against} or more${alone(chance) ? ', with the lower of two dice' : ''}.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'found' : 'no'),
    },
    'chase.place': {
      what: 'Where does the Section find them?',
      outcome: (campaign, { id }) => placeName(read(tablesOf(campaign).chase.place, Number(id)), 'low'),
    },
    'escort-exit': {
      what: (campaign, { about, against }) =>
        `Is ${escortName(campaign, (firstOf('station', about) ?? 'high') as Station)} short of fuel? ${against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'it leaves' : 'it stays'),
    },
    'channel-patrol': number('Do 109s wait over the Channel?', '109s', 'nobody'),
  },
} satisfies ChapterWords

/** A die against a number, whatever it is about. */
export function number(question: string, well: string, badly: string) {
  return {
    what: (_: Campaign, { against }: Chance) => `${question} ${against} or more.`,
    outcome: (_: Campaign, { id }: { readonly id: string }, { against }: Chance) =>
      Number(id) >= Number(against) ? well : badly,
  }
}

export function unitIn({ about }: Pick<Choice | Chance, 'about'>): string {
  const unit = firstOf('unit', about)
  return unit === undefined ? 'the unit' : unitName(unit as Unit)
}

/** Those of whom there may be several. */
export const unitsIn = (about: readonly Ref[]) => about.map(ref => idIn(ref) as Unit)

/** Of whoever looks for the raid: that he finds it, and that Germans find him; of several from the least to the most. */
export function chaseFigures(campaign: Campaign, ...units: readonly Unit[]): readonly SaidFigure[] {
  const stakes = units.map(unit => chaseStake(campaign, unit))
  return [
    span(
      'finds it',
      stakes.map(({ chance = 0 }) => chance),
      'good',
    ),
    span(
      'is caught',
      stakes.map(({ caught = 0 }) => caught),
      'bad',
    ),
  ]
}

/** SAB-CHS-06 */
function alone({ about }: Pick<Chance, 'about'>): boolean {
  return (firstOf('unit', about) ?? '').includes('-')
}

function chaseSaid(campaign: Campaign, { act }: ChaseOption, { about }: Pick<Choice, 'about'>) {
  const unit = firstOf('unit', about) as Unit | undefined
  const [first] = unit ? fightersOf(campaign, unit) : []
  switch (act) {
    case 'chase':
      if (!unit) return 'Chase the raid'
      return led(
        `${unitName(unit)} chases the raid`,
        chaseFigures(campaign, unit),
        fuelOfTurn(campaign, [sectionOf(campaign, unit)]),
      )
    case 'dissolve':
      // SAB-CHS-04 SAB-CHS-06 SAB-CHS-12
      return led(
        'Split up, each alone',
        chaseFigures(campaign, ...(first ? [first] : [])),
        'who finds it is among the bombers at once',
      )
    case 'reform':
      return led(
        'Reform: join others near',
        chaseFigures(campaign),
        'no chase this turn',
        unit ? fuelOfTurn(campaign, [sectionOf(campaign, unit)], 1) : '1 Fuel',
      )
    case 'home':
      return led(
        unit ? `${unitName(unit)} turns for home` : 'Turn for home',
        chaseFigures(campaign),
        'out of this patrol',
        unit ? homeSaid(campaign, unit) : 'safe',
      )
  }
}

/** SAB-RTB-13 The way home from where its Fuel is now. */
function homeSaid(campaign: Campaign, unit: Unit): string {
  const section = sectionOf(campaign, unit)
  const home = landing(campaign, section, 0)
  return `${fuelAfter(campaign, [section], 0)}, ${home < 1 ? `each lands ${percent(home)}` : 'lands safely'}`
}

/** SAB-PAT-08 SAB-PAT-09 SAB-PAT-10 What to fly together is good for: one order, or a better chance to find the raid. */
export function becomes(campaign: Campaign, unit: Unit, kind: ReformKind): string {
  if (kind === 'flight') return 'one order and one roll for two Sections'
  const [man] = fightersOf(campaign, unit)
  const [together, alone] = [sectionOf(campaign, unit), man].map(
    one => one && chaseStake(campaign, one).chance,
  )
  return `finds the raid ${percent(together ?? 0)}, a man alone ${percent(alone ?? 0)}`
}

/** What it is good for that a unit reforms. */
function reformSaid(campaign: Campaign, unit: Unit): string {
  const isOnMap = isSection(unit) && !hasLostContact(campaign, unit)
  return becomes(campaign, unit, isOnMap ? 'flight' : 'section')
}

/** What it costs; of several, who has least. */
export const reformFigures = (campaign: Campaign, ...units: readonly Unit[]): readonly SaidFigure[] => [
  units.length > 0
    ? fuelFigure(
        campaign,
        units.map(unit => sectionOf(campaign, unit)),
        1,
      )
    : { of: 'Fuel', is: '–' },
]

const REFORMS: Readonly<Record<ReformKind, string>> = {
  flight: 'A Flight of two Sections',
  section: 'Its own Section again',
  'ad-hoc': 'A new Section of strays, led by a Veteran',
}

function chaseTold({ unit, dice, pluck, total, red, result }: Notes['chase']): string {
  const rolled = dice.length > 1 ? `the lower of ${dice.join(' and ')}` : `${dice[0]}`
  const so = {
    success: 'the raid is found',
    failure: 'nothing in sight',
    intercepted: 'German fighters find them',
  }[result]
  return `${unitName(unit)} chases: rolled ${rolled}${changes({ pluck })}${pluck > 0 ? ` is ${total}` : ''}, ${red} needed: ${so}.`
}
