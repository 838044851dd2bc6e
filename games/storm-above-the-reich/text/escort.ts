import type { Fact, Facts, Option } from '@tallyho/engine'
import { type BailOut, type BoxId, type EscortType, type FighterKind, STATIONS } from '../pack/types.ts'
import type { Burden } from '../rules/10-aerial-combat/combat-questions.ts'
import type { Campaign, FighterNo } from '../state.ts'
import { allAbout } from './about.ts'
import {
  boxName,
  counted,
  ESCORT_NAMES,
  fighterCalled,
  kindName,
  listed,
  nameIn,
  refName,
  rollIn,
  signed,
  stationName,
} from './names.ts'
import type { ChapterWords, ChoiceWords } from './words.ts'

/** Escort Phase and aerial combat. */

/** What an option of this chapter may carry. */
interface Answer extends Option {
  readonly box?: BoxId
  readonly to?: BoxId
  readonly group?: number
  readonly escort?: number
  readonly fighter?: FighterNo
}

function fighterOf(campaign: Campaign, option: Option): string {
  return fighterCalled(campaign, (option as Answer).fighter)
}

/** `3 P-38 Lightnings`, or `P-38 Lightnings, not yet counted`. */
function markerOf({ mission }: Campaign, option: Option): string {
  const number = mission?.escort.markers[(option as Answer).escort ?? -1]?.number ?? 0
  const type = nameIn<EscortType>(ESCORT_NAMES, mission?.escort.type)
  return number === 0 ? `${type}s, not yet counted` : counted(number, type)
}

/** Where the escort goes that an aerial combat sends off. */
function goalOf(campaign: Campaign, to: string | undefined): string {
  if (to === undefined) return 'goes home'
  return to === 'box:dogfight' ? 'dogfights' : `goes to ${refName(to, campaign)}`
}

function askMarker(question: ChoiceWords['question']): ChoiceWords {
  return { question, answer: markerOf }
}

function boxAnswer(_: Campaign, option: Option): string {
  return boxName((option as Answer).box)
}

/** The dogfights are told apart by who is in them. */
function groupAnswer(campaign: Campaign, { on = [] }: Option): string {
  return `The dogfight of ${allAbout(campaign, on)}`
}

function combatAnswer(campaign: Campaign, option: Option): string {
  const { box, group } = option as Answer
  return group === 0 ? boxName(box) : groupAnswer(campaign, option)
}

function names(facts: Facts): string {
  return listed((facts.names as readonly Fact[]).map(String))
}

const BURDEN_NAMES: Readonly<Record<Burden, string>> = {
  armor: 'Armor',
  cannon: 'Cannon',
  cable: 'Cable',
  rockets: 'Rockets',
  hit: 'hits',
  'no-ammo': 'no ammo',
  green: 'green pilots',
}

/** `die 7, Cannon -1, hits -2, makes 4`. */
function rolled({ die, modifiers, total }: Facts): string {
  const all = modifiers as readonly { readonly id: Burden; readonly by: number }[]
  if (all.length === 0) return `die ${die}`
  return `die ${die}, ${all.map(({ id, by }) => `${BURDEN_NAMES[id]} ${signed(by)}`).join(', ')}, makes ${total}`
}

const LETTERS: Readonly<Record<string, string>> = {
  B: 'both sides break off',
  D: 'a dogfight',
  R: 'the escort is driven off',
  S: 'the fighters are scattered',
  e: 'an escort is shot down',
  x: 'a fighter is shot down',
}

/** `Dx, a dogfight, and a fighter is shot down`. */
function resultWords(result: Fact): string {
  return `${result}, ${[...String(result)].map(letter => LETTERS[letter] ?? letter).join(', and ')}`
}

const BAIL_OUTS: Readonly<Record<BailOut, string>> = {
  no: 'does not get out',
  wounded: 'bails out, wounded',
  yes: 'bails out unhurt',
}

function combatRolled(facts: Facts): string {
  const { escort, escortNumber, row, higher, more, result } = facts
  const against = counted(escortNumber, nameIn<EscortType>(ESCORT_NAMES, escort))
  const answers =
    row === 'me163' ? '' : `, ${higher ? 'higher' : 'not higher'}, ${more ? 'more' : 'not more'} than they`
  const rows = kindName(row as FighterKind)
  return `${names(facts)} against ${against} (${rows} row${answers}): ${rolled(facts)}: ${resultWords(result)}.`
}

/** Where an escort goes: a box, a station, home. */
function goal(to: Fact): string {
  return to === 'exited' ? 'goes home' : `goes to ${boxName(to)}`
}

const STATION_RESULTS: Readonly<Record<string, string>> = {
  exit: 'one escort goes home',
  most: 'one escort goes where most fighters are',
  least: 'one escort goes where fewest fighters are',
}

function placed(places: Fact): string {
  const counts = places as Readonly<Record<string, number>>
  return listed(
    STATIONS.filter(one => (counts[one] ?? 0) > 0).map(one => `${counts[one]} ${stationName(one)}`),
  )
}

export const ESCORT: ChapterWords = {
  choices: {
    'escort.skip': {
      question: () => 'The escort has not seen you in the contrails. Slip past it this turn?',
      answer: (_, { id }) => (id === 'skip' ? 'Yes: it does nothing this turn' : 'No: let it act'),
    },
    'escort.to': {
      question: (campaign, refs) =>
        `Which of your fighters does the escort in ${allAbout(campaign, refs)} go for?`,
      answer: boxAnswer,
    },
    'escort.marker': askMarker((campaign, refs) => `Which escort goes to ${allAbout(campaign, refs)}?`),
    'station.marker': askMarker((campaign, refs) => `Which escort leaves ${allAbout(campaign, refs)}?`),
    'station.to': {
      question: () => 'Several boxes fit. Which one does the escort dive on?',
      answer: boxAnswer,
    },
    'station.dogfight': { question: () => 'Which dogfight does the escort join?', answer: groupAnswer },
    'combat.next': { question: () => 'Which combat is fought next?', answer: combatAnswer },
    'combat.type': {
      question: (campaign, refs) => `Which aircraft leads the fight of ${allAbout(campaign, refs)}?`,
      answer: (_, { id }) => `${kindName(id)}: its rows of the Aerial Combat Table`,
    },
    'combat.marker': askMarker(
      (campaign, [box = '', to]) => `Which escort from ${refName(box, campaign)} ${goalOf(campaign, to)}?`,
    ),
    'combat.wiley': {
      question: () => 'A dogfight. Does a Wiley pilot slip out of it?',
      answer: (campaign, option) =>
        option.id === 'no'
          ? 'No: into the dogfight'
          : `${fighterOf(campaign, option)} slips out, and there is no dogfight`,
    },
    'combat.wiley-to': {
      question: (campaign, refs) => `Where does ${allAbout(campaign, refs)} slip away to?`,
      answer: (_, option) =>
        option.id === 'exit' ? 'Exit: out of this mission' : boxName((option as Answer).to),
    },
    'combat.excess': {
      question: () => 'You outnumber the escort. Who stays out of the dogfight?',
      answer: (campaign, option) => (option.id === 'done' ? 'Nobody else' : fighterOf(campaign, option)),
    },
    'peel-off.marker': askMarker(
      (campaign, refs) => `Which escort turns away from ${allAbout(campaign, refs)}?`,
    ),
  },
  chances: {
    'escort.set-up': 'Where the escort flies',
    'escort.number': 'How many escorts are they?',
    'station.roll': 'What the escort in a station does',
    'combat.roll': 'Aerial combat: the higher, the better',
    'combat.kill': 'Who shot the escort down',
    'combat.victim': 'Who is shot down',
    'combat.bail-out': 'Does the pilot get out?',
  },
  notes: {
    'escort.skipped': () => 'The escort does not see the fighters in the contrails.',
    'escort.leaves': ({ type }) => `The ${nameIn<EscortType>(ESCORT_NAMES, type)}s turn for home.`,
    'escort.arrives': ({ type }) => `${nameIn<EscortType>(ESCORT_NAMES, type)}s join the bombers.`,
    'escort.placed': ({ die, places }) => `The escort takes station (die ${die}): ${placed(places)}.`,
    'escort.seen': ({ type, number }) =>
      `The escort marker is worth ${counted(number, nameIn<EscortType>(ESCORT_NAMES, type))}.`,
    'escort.sent': ({ from, to }) => `An escort from ${boxName(from)} ${goal(to)}.`,
    'escort.released': () => 'An escort without anybody to dogfight goes to Below Trailing.',
    'station.rolled': ({ station, die, result }) =>
      `${stationName(station)}, die ${die}: ${STATION_RESULTS[String(result)] ?? `one escort goes to ${boxName(result)}`}.`,
    'combat.rolled': combatRolled,
    'combat.kill': ({ name }) => `${name} shoots an escort down.`,
    'combat.shot-down': ({ name }) => `${name} is shot down.`,
    'combat.nobody-left': ({ letter }) => `Nobody is left: instead of ${letter} the combat ends as S.`,
    'combat.bail-out': facts =>
      `${facts.name}: ${rollIn(facts)}: he ${nameIn<BailOut>(BAIL_OUTS, facts.outcome)}.`,
    'combat.return': ({ name }) => `${name} dives away to Tail Low Evasive Return.`,
    'combat.wiley': ({ name, to }) =>
      to === undefined ? `${name} slips away and heads home.` : `${name} slips away to ${boxName(to)}.`,
    'dogfight.entered': facts =>
      `${names(facts)} ${(facts.fighters as readonly Fact[]).length === 1 ? 'is' : 'are'} drawn into a dogfight with ${counted((facts.escorts as readonly Fact[]).length, 'escort marker')}.`,
    'dogfight.goes-on': () => 'The dogfight goes on.',
  },
}
