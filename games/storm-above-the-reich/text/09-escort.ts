import { counted, firstOf, listed, type Option, read, type Said, signed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { type AerialResult, type BoxId, STATIONS, type StationResult } from '../pack/types.ts'
import type { BoxOption, EscortOption } from '../rules/05-map/options.ts'
import { escortsIn, fighterName, fightersIn, KIND_NAMES, missionOf } from '../rules/05-map/table.ts'
import { type AerialLetter, letterOf } from '../rules/10-aerial-combat/aerial-combat.ts'
import type { Burden } from '../rules/10-aerial-combat/combat-questions.ts'
import type { Campaign, EscortMarker } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { fightWords, ledFaces } from './10-combat.ts'
import { BAIL_OUTS } from './23-tally.ts'
import { allIn } from './about.ts'
import { added, boxName, ESCORT_NAMES, EXIT, fighterCalled, rollIn, STATION_NAMES } from './names.ts'
import type { Chapter, Words } from './words.ts'

/** Escort Phase and aerial combat. */

/** A question about all that it is about, named in the middle. */
function ofAll<O extends Option>(before: string, after: string): Words<O>['question'] {
  return (campaign, choice) => `${before}${allIn(campaign, choice)}${after}`
}

/** A question whose answers are escorts: `3 P-38 Lightnings`, or `P-38 Lightnings, not yet counted`. */
function askMarker(question: Words<EscortOption>['question']): Words<EscortOption> {
  return {
    question,
    answer: ({ mission }, { escort }) => {
      const number = mission?.escort.markers[escort]?.number ?? 0
      const type = mission?.escort.type === undefined ? 'escort' : ESCORT_NAMES[mission.escort.type]
      return number === 0 ? `${type}s, not yet counted` : counted(number, type)
    },
  }
}

function askBox(question: Words<BoxOption>['question']): Words<BoxOption> {
  return { question, answer: (_, { box }) => boxName(box) }
}

/** The dogfights are told apart by who is in them. */
function dogfightOf(campaign: Campaign, { on = [] }: Option): string {
  return `The dogfight of ${allIn(campaign, { about: on })}`
}

/** `Bär and Clausen in Tail Low, against 1 escort marker`. */
function combatIn(campaign: Campaign, box: BoxId): Said {
  const mission = missionOf(campaign)
  return {
    head: listed(fightersIn(mission, box).map(one => fighterName(campaign, one))),
    so: `in ${boxName(box)}, against ${counted(escortsIn(mission, box).length, 'escort marker')}`,
  }
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
function rolled({ die, modifiers, total }: Notes['combat.rolled']): string {
  if (modifiers.length === 0) return `die ${die}`
  return `die ${die}, ${modifiers.map(({ id, by }) => `${BURDEN_NAMES[id]} ${signed(by)}`).join(', ')}, makes ${total}`
}

/** What becomes of an aerial combat. */
export const COURSES: Readonly<Record<AerialLetter, string>> = {
  B: 'both sides break off',
  D: 'a dogfight',
  R: 'one escort is driven off, the fighters dive away',
  S: 'the fighters are scattered',
}

/** `a dogfight, and a fighter is shot down`. */
function resultWords(result: AerialResult): string {
  const escort = result.endsWith('e') ? ', and an escort is shot down' : ''
  const fighter = result.endsWith('x') ? ', and a fighter is shot down' : ''
  return `${COURSES[letterOf(result)]}${escort}${fighter}`
}

function combatRolled(facts: Notes['combat.rolled']): string {
  const { names, escort, escortNumber, row, higher, more, result } = facts
  const against = counted(escortNumber, ESCORT_NAMES[escort])
  // SR-ACB-10 SR-ACB-12 What their row of the table is found by.
  const answers =
    row === 'me163'
      ? ''
      : ` (${higher ? 'higher' : 'not higher'}, ${more ? 'outnumbering' : 'not outnumbering'} them)`
  return `${listed(names)} against ${against}${answers}: ${rolled(facts)}: ${resultWords(result)}.`
}

/** Where an escort goes: a box, a station, home. */
function goal(to: EscortMarker['at']): string {
  return to === 'exited' ? 'goes home' : `goes to ${boxName(to)}`
}

function stationResult(result: StationResult): string {
  if (result === 'exit') return 'one escort goes home'
  if (result === 'most') return 'one escort goes where most fighters are'
  if (result === 'least') return 'one escort goes where fewest fighters are'
  return `one escort goes to ${boxName(result)}`
}

function placed(places: Notes['escort.placed']['places']): string {
  return listed(
    STATIONS.filter(one => (places[one] ?? 0) > 0).map(one => `${places[one]} ${STATION_NAMES[one]}`),
  )
}

/** So many fighters are named in a question. */
const NAMED = 3

export const ESCORT = {
  asks: {
    'escort.skip': {
      question: 'Slip past the escort this turn?',
      answer: (_, { id }): Said =>
        id === 'skip'
          ? { head: 'Slip past', so: 'it does nothing this turn' }
          : { head: 'Let it act', so: 'as in any turn: it may come to fight you' },
    },
    'escort.to': askBox(ofAll('Which of your fighters does the escort in ', ' go for?')),
    'escort.marker': askMarker(ofAll('Which escort goes to ', '?')),
    'station.marker': askMarker(ofAll('Which escort leaves ', '?')),
    'station.to': askBox('Which box does the escort dive on?'),
    'station.dogfight': { question: 'Which dogfight does the escort join?', answer: dogfightOf },
    'combat.next': {
      question: 'Which combat is fought first?',
      answer: (campaign, option) =>
        option.group === 0 ? combatIn(campaign, option.box) : dogfightOf(campaign, option),
    },
    'combat.type': {
      question: (campaign, choice) => {
        const { length } = choice.about ?? []
        const who = length > NAMED ? `all ${length}` : allIn(campaign, choice)
        return `Which aircraft leads the fight of ${who}?`
      },
      answer: (campaign, { id }, { about }) => ({
        head: KIND_NAMES[id],
        ...fightWords(ledFaces(campaign, id, about)),
      }),
    },
    'combat.marker': askMarker((_, { about = [] }) => {
      const [from = '', dogfight] = about.filter(ref => ref.startsWith('box:'))
      const station = firstOf('station', about)
      const goes = dogfight ? 'dogfights' : station ? `goes to ${boxName(station)}` : 'goes home'
      return `Which escort from ${boxName(firstOf('box', [from]) ?? '')} ${goes}?`
    }),
    'combat.wiley': {
      question: 'Does a Wily pilot slip out of the dogfight?',
      answer: (campaign, { fighter }) =>
        fighter === undefined
          ? { head: 'No', so: 'into the dogfight' }
          : `${fighterCalled(campaign, fighter)} slips out, and there is no dogfight`,
    },
    'combat.wiley-to': {
      question: ofAll('Where does ', ' slip away to?'),
      answer: (_, { to }) => (to === undefined ? EXIT : boxName(to)),
    },
    'combat.excess': {
      question: 'Who stays out of the dogfight?',
      answer: (campaign, { fighter }) =>
        fighter === undefined ? 'Nobody else' : fighterCalled(campaign, fighter),
    },
    'peel-off.marker': askMarker(ofAll('Which escort turns away from ', '?')),
  },
  rolls: {
    'escort.set-up': 'Where the escort flies',
    'escort.number': 'How many escorts are they?',
    'station.roll': {
      what: (_, { about }) => `What does the escort in ${boxName(firstOf('station', about) ?? '')} do?`,
      outcome: (campaign, { id }, { about }) => {
        const station = STATIONS.find(one => one === firstOf('station', about))
        const { stations } = packOf(campaign).pack.escorts
        return station === undefined ? '' : stationResult(read(stations[station], Number(id)))
      },
    },
    'combat.roll': (_, { against = 0 }) => `Aerial combat: the higher, the better${added(against)}`,
    'combat.kill': 'Who shot the escort down',
    'combat.victim': 'Who is shot down',
    'combat.bail-out': (_, { against = 0 }) => `Does the pilot get out?${added(against)}`,
  },
  notes: {
    'escort.skipped': () => 'The escort does not see the fighters in the contrails.',
    'escort.leaves': ({ type }) => `The ${ESCORT_NAMES[type]}s turn for home.`,
    'escort.arrives': ({ type }) => `${ESCORT_NAMES[type]}s join the bombers.`,
    'escort.placed': ({ die, places }) => `Stations of the escort (die ${die}): ${placed(places)}.`,
    'escort.seen': ({ type, number }) => `The escort turns out to be ${counted(number, ESCORT_NAMES[type])}.`,
    'escort.sent': ({ from, to }) => `An escort from ${boxName(from)} ${goal(to)}.`,
    'escort.released': () => 'An escort without anybody to dogfight goes to Below Trailing.',
    'station.rolled': ({ station, die, result }) =>
      `${STATION_NAMES[station]}, die ${die}: ${stationResult(result)}.`,
    'combat.rolled': combatRolled,
    'combat.kill': ({ name }) => `${name} shoots an escort down.`,
    'combat.shot-down': ({ name }) => `${name} is shot down.`,
    'combat.nobody-left': () => 'Nobody of ours is left in it: the escort drops to Below Trailing.',
    'combat.bail-out': facts => `${facts.name}: ${rollIn(facts)}: he ${BAIL_OUTS[facts.outcome]}.`,
    'combat.return': ({ name, box }) => `${name} dives away to ${boxName(box)}.`,
    'combat.wiley': ({ name, to }) =>
      to === undefined ? `${name} slips away and heads home.` : `${name} slips away to ${boxName(to)}.`,
    'dogfight.entered': ({ names }) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} drawn into a dogfight with 1 escort marker.`,
    'dogfight.goes-on': () => 'The dogfight goes on.',
  },
} satisfies Chapter
