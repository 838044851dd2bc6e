import { type Chance, type Choice, capital, firstOf, idIn, listed, percent, read } from '@tallyho/engine'
import type { Position, Station } from '../../pack/types.ts'
import { fightersOf, hasLostContact, isSection } from '../../rules/01-general/formations.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { ChaseOption, ReformKind } from '../../vocabulary/vector.ts'
import type { ChapterWords, Notes } from '../../vocabulary.ts'
import { fuelAfter, fuelOfTurn, landing, sectionOf } from '../fuel.ts'
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
import { led } from '../odds.ts'
import { chaseStake, stakeSaid } from '../stakes.ts'

/** Those out of sight of the raid: the chase, the escort that leaves, and who reforms. */
export const entropy = {
  asks: {
    'chase.next': {
      question: 'Who looks for the raid next?',
      answer: (campaign, { unit }) => led(unitCalled(campaign, unit), ...found(campaign, unit)),
    },
    chase: {
      question: (campaign, choice) => `${unitIn(campaign, choice)} has lost the raid from sight. What now?`,
      answer: chaseSaid,
    },
    reform: {
      question: 'Who reforms with others, for 1 Fuel?',
      answer: (campaign, { unit }) =>
        unit === undefined
          ? { head: 'Nobody else', so: 'no Fuel; each flies on as he is' }
          : { head: unitCalled(campaign, unit), so: reformSaid(campaign, unit) },
    },
    'reform.kind': {
      question: (campaign, choice) => `What does ${unitIn(campaign, choice)} become part of?`,
      answer: (campaign, { id }, { about }) => ({
        head: REFORMS[id as ReformKind],
        so: becomes(campaign, firstOf('unit', about) as Unit, id as ReformKind),
      }),
    },
    'reform.join': {
      question: (_, { about = [] }) => `Who joins ${unitNames(about.map(ref => idIn(ref) as Unit))}?`,
      answer: (campaign, { unit }) =>
        unit === undefined
          ? { head: 'Nobody else', so: 'those who are named fly together from now on' }
          : {
              head: `${unitCalled(campaign, unit)} joins`,
              so: fuelAfter(campaign, [sectionOf(campaign, unit)], 1),
            },
    },
    'reform.leader': {
      question: 'Who leads the new Section?',
      answer: (campaign, { fighter }) => fighterSaid(campaign, fighter),
    },
    'bloodhound.place': {
      question: (campaign, choice) => `${unitIn(campaign, choice)} has found the bombers. Where?`,
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
      what: (campaign, chance) =>
        `Does ${unitIn(campaign, chance)} catch up? ${chance.against} or more${alone(chance) ? ', with the lower of two dice' : ''}.`,
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

export function unitIn(campaign: Campaign, { about }: Pick<Choice | Chance, 'about'>): string {
  const unit = firstOf('unit', about)
  return unit === undefined ? 'the unit' : unitCalled(campaign, unit as Unit)
}

/** `58 % to find it`, `German fighters find us 17 %`, `else again next turn`. */
const found = (campaign: Campaign, unit: Unit) => stakeSaid(chaseStake(campaign, unit), 'to find it')

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
        'Chase the raid',
        ...found(campaign, unit),
        fuelOfTurn(campaign, [sectionOf(campaign, unit)]),
      )
    case 'dissolve':
      // SAB-CHS-04 SAB-CHS-06
      return first ? led('Split up, each alone', ...found(campaign, first)) : 'Split up'
    case 'reform':
      return {
        head: 'Reform with others',
        so: unit ? `${reformSaid(campaign, unit)}; no chase this turn` : 'for 1 Fuel, and no chase this turn',
      }
    case 'home':
      return {
        head: unit ? `${unitName(unit)} turns for home` : 'Turn for home',
        so: `out of it for this patrol; ${unit ? homeSaid(campaign, unit) : 'safe'}`,
      }
  }
}

/** SAB-RTB-13 The way home from where its Fuel is now. */
function homeSaid(campaign: Campaign, unit: Unit): string {
  const home = landing(campaign, sectionOf(campaign, unit), 0)
  return home < 1 ? `each lands ${percent(home)}` : 'Fuel enough to land safely'
}

/** SAB-PAT-08 SAB-PAT-09 SAB-PAT-10 What to fly together is good for: one order, or a better chance to find the raid. */
function becomes(campaign: Campaign, unit: Unit, kind: ReformKind): string {
  if (kind === 'flight') return 'two Sections at one place: one order and one roll for both'
  const [man] = fightersOf(campaign, unit)
  const [together, alone] = [sectionOf(campaign, unit), man].map(
    one => one && chaseStake(campaign, one).chance,
  )
  return `a Section finds the raid ${percent(together ?? 0)}, a man alone ${percent(alone ?? 0)}`
}

/** What it costs a unit to reform, and what that is for. */
function reformSaid(campaign: Campaign, unit: Unit): string {
  const section = sectionOf(campaign, unit)
  const isOnMap = isSection(unit) && !hasLostContact(campaign, unit)
  return `${fuelAfter(campaign, [section], 1)}; ${becomes(campaign, unit, isOnMap ? 'flight' : 'section')}`
}

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
