import {
  type Chance,
  type Choice,
  capital,
  counted,
  firstOf,
  idIn,
  kindOf,
  listed,
  type Said,
} from '@tallyho/engine'
import type { GruppeId } from '../pack/types.ts'
import { gruppe, gruppenIn, gruppeSpec, squadronsIn } from '../rules/02-terms.ts'
import { huntersInExcess } from '../rules/08-interception/hunters.ts'
import { preyOf } from '../rules/08-interception/squadrons.ts'
import { type CombatBox, combatIn, letterOf } from '../rules/09-combat/combat.ts'
import type { Campaign } from '../state.ts'
import type { RaidMarker } from '../vocabulary/combat.ts'
import type { GruppeOption } from '../vocabulary/response.ts'
import type { ScoreReason } from '../vocabulary/terms.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import {
  FATES,
  FIGHTS,
  fightAsked,
  fightFace,
  fightReckoned,
  meets,
  preyTold,
  shiftTold,
  staysOut,
  whoFightsTold,
} from './09-fights.ts'
import { raidEventTitle, raidEventWords } from './cards.ts'
import { rowName } from './charts.ts'
import {
  boxName,
  clockName,
  does,
  gruppen,
  leadName,
  pointsMeant,
  pointsName,
  squadronNames,
  tenths,
  unitNames,
  WEATHER_NAMES,
} from './names.ts'
import { gruppeKind, gruppeSaid, reducedTold, squadronSaid, squadronWithHome } from './units.ts'

/** Squadrons meet the raid: interception, combat and events, chapters 8, 9 and 12. */
export const combat = {
  asks: {
    'no-contact': {
      question: 'Which hunter finds nobody and flies home?',
      answer: (campaign, { gruppe }) => gruppeSaid(campaign, gruppe),
    },
    intercepted: {
      question: (_, { about = [] }) => `Which bomber is attacked${about.length > 0 ? ' besides' : ''}?`,
      answer: (campaign, { gruppe }) => preyTold(campaign, gruppe),
    },
    'set-aside': {
      question: (campaign, { about = [] }) =>
        `Which ${escortsAside(campaign, about).areFew ? 'escorts stay out of it' : 'escorts fight'}?`,
      answer: withoutEscort,
    },
    blenheim: {
      question: 'Which Blenheims join the attack?',
      answer: (campaign, { squadron }) => squadronSaid(campaign, squadron),
    },
    'extended-attack': {
      question: 'Which bombers are reduced?',
      answer: (campaign, { gruppe }) => reducedTold(campaign, gruppe),
    },
  },
  notes: {
    'hunter-contact': f =>
      `The hunters outnumber the squadrons by ${f.difference}: ${f.die}, ${f.lost === 0 ? 'all of them make contact' : `${f.lost} of them find nobody`}.`,
    'hunter-interception': huntTold,
    unopposed: ({ strafers }) =>
      strafers.length === 0
        ? 'No squadron reaches the raid.'
        : `No squadron reaches the raid: ${listed(strafers)} ${does(strafers, 'comes', 'come')} down to strafe.`,
    'squadron-interception': f => {
      const aside =
        f.aside.length === 0
          ? ''
          : ` ${listed(f.aside)} ${does(f.aside, 'stays', 'stay')} beside bombers that nobody attacks, and ${does(f.aside, 'has', 'have')} no part in the fight.`
      return `${counted(f.squadrons, 'squadron')} ${f.squadrons === 1 ? 'attacks' : 'attack'} ${listed(f.intercepted)}.${aside}`
    },
    combat: f => {
      const shift =
        f.shift === 0
          ? ''
          : ` (${counted(Math.abs(f.shift), 'row')} ${f.shift > 0 ? 'worse' : 'better'} than the ratings alone)`
      return `${FIGHTS[f.box]}: value ${f.value}, ${gruppen(f.gruppen)}, row ${rowName(f.row)}${shift}, die ${f.die}. ${hitsTold(f.hits)}`
    },
    'moves-to-box': ({ units, box }) =>
      `${unitNames(units)} ${does(units, 'goes', 'go')} on to the ${box === 'bomber' ? 'bombers' : boxName(box)}.`,
    'raid-event': f => {
      const step = `${capital(f.step)} event`
      if (!f.event) return `${step}: nothing happens.`
      return `${step}: ${raidEventTitle(f.event)}. ${f.applies ? raidEventWords(f.event).text : 'It does nothing here.'}`
    },
    'raid-marker': ({ marker }) => MARKERS[marker],
    'event-reduces': ({ units }) => `${unitNames(units)} ${does(units, 'is', 'are')} reduced.`,
    'event-loss': ({ units }) => `Light Loss: ${unitNames(units)}.`,
    'weather-turns': f => `The weather over Luftflotte ${f.luftflotte} turns to ${WEATHER_NAMES[f.weather]}.`,
    ultra: ({ segment }) => `Ultra reads the orders for the raids of ${clockName(segment)}.`,
    score: f => `${REASONS[f.why]}: ${pointsName(f.by)}; ${leadName(f.vp)}.`,
    decided: ({ vp }) => `${capital(leadName(vp))}: the battle is decided.`,
  },
  rolls: {
    'hunter-contact': {
      what: campaign =>
        `There are ${huntersInExcess(campaign)} more hunters than squadrons. Do all of them find somebody?`,
      outcome: (campaign, { id }) =>
        Number(id) < huntersInExcess(campaign)
          ? `${counted(Number(id), 'hunter flies', 'hunters fly')} home`
          : 'all make contact',
    },
    'hunter-interception': {
      what: campaign =>
        `${counted(squadronsIn(campaign, 'hunt').length, 'squadron')} against ${gruppen(gruppenIn(campaign, 'hunt').length)}. Does the excess of ${-huntersInExcess(campaign)} get through to the bombers?`,
      outcome: (campaign, { id }) =>
        Number(id) <= -huntersInExcess(campaign) ? 'all are held' : 'the excess gets through',
    },
    'excess-squadron': {
      what: 'Which squadron gets past the hunters?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
    combat: {
      what: (campaign, chance) => fightAsked(campaign, boxOf(chance)),
      outcome: (campaign, { id }, chance) => {
        const { ours, theirs, points } = fightFace(campaign, boxOf(chance), Number(id))
        return `you: ${ours}; they: ${theirs}${points === 0 ? '' : `; ${pointsName(-points)}`}`
      },
    },
  },
} satisfies ChapterWords

/** RE-8.2.c RE-8.2.d RE-8.2.e RE-8.21.b Who chose those that are attacked, and why escorts have no part: told on the card. */
export const ATTACKED = {
  some: 'Each squadron attacks one Gruppe, as the rules have it: full ones first, then He 111, Ju 88, Do 17, Ju 87, Me 110, Me 109, and letters as evenly as can be.',
  all: 'There are squadrons enough to attack every Gruppe at the bombers, so all escorts fight.',
  aside: 'A bomber that nobody attacks keeps one escort beside it: that escort has no part in the fight.',
} as const

/** RE-9.1.c `On the average +0.3 points.` Rows of the table are no yardstick: what they bring is. */
export function combatSum(campaign: Campaign, chance: Chance): string {
  const box = boxOf(chance)
  const faces = facesOf(campaign, chance)
  const mean = faces.reduce((sum, { points }) => sum + points, 0) / faces.length
  return `On the average ${pointsMeant(mean)}.${shiftTold(campaign, box)}`
}

/** `Ratings of 4 Gruppen and 4 squadrons: 15 together`. */
export function combatRatings(campaign: Campaign, chance: Chance): string {
  const { gruppen: ours, squadrons, value } = combatIn(campaign, boxOf(chance))
  return `Ratings of ${gruppen(ours.length)} and ${counted(squadrons.length, 'squadron')}: ${value} together; the less, the better for you.`
}

/** What the six faces of a combat would do, in the few words of a table. */
export const facesOf = (campaign: Campaign, chance: Chance) =>
  [1, 2, 3, 4, 5, 6].map(die => fightFace(campaign, boxOf(chance), die))

/** RE-8.2.b RE-8.2.c RE-8.2.d RE-8.2.e How many are attacked, and which of them whatever the player says. */
export function attackStakes(campaign: Campaign, { about = [] }: Choice): readonly string[] {
  const squadrons = squadronsIn(campaign, 'bomber').length
  const all = gruppenIn(campaign, 'bomber').length
  const { first, even, open } = preyOf(campaign)
  const sure = [...first, ...even]
  const caught = about.filter(ref => kindOf(ref) === 'gruppe').map(idIn)
  const attack = `${counted(squadrons, 'squadron attacks', 'squadrons attack')} ${squadrons} of your ${all} Gruppen; the others bomb.`
  // Whoever is the last of its letter is taken without a question: it is named with the others.
  if (caught.length > sure.length) return [attack, `So far ${fewOf(caught)}: ${EVEN}.`]
  const why = [
    ...(first.length > 0 ? [beforeOthers(campaign, first, open)] : []),
    ...(even.length > 0 ? [EVEN] : []),
  ]
  return sure.length === 0 ? [attack] : [attack, `In any case ${fewOf(sure)}: ${listed(why)}.`]
}

const fewOf = (ids: readonly string[]) => (ids.length > 3 ? `${ids.length} of them` : listed(ids))

/** RE-8.21.b How many escorts stay beside bombers that nobody attacks. */
export function asideStakes(campaign: Campaign, { about = [] }: Choice): string {
  const { aside, escorts } = escortsAside(campaign, about)
  return `${aside} of your ${escorts} escorts ${aside === 1 ? 'stays' : 'stay'} beside bombers that nobody attacks.`
}

function escortsAside(campaign: Campaign, attacked: readonly string[]) {
  const escorts = gruppenIn(campaign, 'escort').length
  const aside = Math.min(gruppenIn(campaign, 'bomber').length - attacked.length, escorts)
  return { aside, escorts, areFew: staysOut({ length: escorts - aside }, { length: aside }) }
}

const EVEN = 'letters are hit as evenly as can be'

/** `He 111s come before Do 17s`. */
function beforeOthers(campaign: Campaign, first: readonly GruppeId[], others: readonly GruppeId[]): string {
  const isFull = (id: GruppeId) => gruppe(campaign, id).full
  const typesOf = (ids: readonly GruppeId[]) =>
    listed([...new Set(ids.map(id => `${gruppeSpec(campaign, id).type}s`))])
  if (first.every(isFull) && !others.some(isFull)) return 'full Gruppen come before reduced ones'
  const [before, after] = [typesOf(first), typesOf(others)]
  return before === after ? 'an elite Gruppe comes last of its type' : `${before} come before ${after}`
}

/** Why a Gruppe in the Bomber Box cannot be chosen to be attacked, or not with those that are. */
export function notPrey(campaign: Campaign, id: GruppeId): string | undefined {
  const { first, even, open } = preyOf(campaign)
  const [one] = open
  if (first.includes(id))
    return `${id} is attacked in any case: ${beforeOthers(campaign, [id], open)} (RE-8.2.d).`
  if (even.includes(id)) return `${id} is attacked in any case: ${EVEN} (RE-8.2.e).`
  if (open.includes(id)) return `Enough of letter ${letterOf(campaign, id)}: ${EVEN} (RE-8.2.e).`
  if (one !== undefined && gruppenIn(campaign, 'bomber').includes(id))
    return `${id} is not attacked: ${beforeOthers(campaign, [one], [id])} (RE-8.2.d).`
  return undefined
}

function huntTold({ hunters, squadrons, die, through }: Notes['hunter-interception']): string {
  const past = `${squadronNames(through)} ${does(through, 'gets', 'get')} through to the bombers`
  if (hunters === 0) return `Nobody hunts: ${past}.`
  const met = `${gruppen(hunters)} ${hunters === 1 ? 'hunts' : 'hunt'} ${counted(squadrons, 'squadron')}`
  return `${met}${die === undefined ? '' : `, die ${die}`}: ${through.length === 0 ? 'all of them meet' : past}.`
}

/** What lies on the display until the raid is over. */
const MARKERS: Readonly<Record<RaidMarker, string>> = {
  'british-altitude': 'For this raid the British have the height.',
  'german-altitude': 'For this raid the Germans have the height.',
  'big-wing': 'The Big Wing attacks together.',
  'bombs-first': 'The bombs fall first, then the squadrons attack.',
  'navigational-error': 'The raid is off course.',
  'non-essential': 'The bombs will fall on something less important.',
}

const REASONS: Readonly<Record<ScoreReason, string>> = {
  gruppe: 'German losses',
  squadron: 'British losses',
  bombs: 'Bombs',
  days: 'The days that pass',
  sealion: 'Preparations for Sealion',
  night: 'Bombs by night',
  accident: 'A landing accident',
}

/** The box of the Raid Display that a combat is rolled for. */
export function boxOf({ about }: Chance): CombatBox {
  return firstOf('box', about) === 'hunt' ? 'hunt' : 'bomber'
}

/** RE-8.21.b Without this escort: all others fight, if nobody else is still to be taken out. */
function withoutEscort(
  campaign: Campaign,
  { gruppe: id }: GruppeOption,
  { options, about = [] }: Choice,
): Said {
  const attacked = about.map(idIn)
  const escorts = gruppenIn(campaign, 'escort')
  const aside = gruppenIn(campaign, 'bomber').length - attacked.length
  if (escorts.length - options.length + 1 < aside)
    return { ...gruppeSaid(campaign, id, 'then you are asked for the next'), head: `${id} stays out` }
  const ways = options.map(option => {
    const fighting = options.map(one => one.id).filter(one => one !== option.id)
    return { out: option.id, fighting, ...fightReckoned(campaign, [...attacked, ...fighting]) }
  })
  const way = ways.find(({ out }) => out === id)
  const [best, next] = ways.map(({ points }) => tenths(points)).toSorted((a, b) => b - a)
  if (!way) return id
  const isBest = next !== undefined && best !== next && tenths(way.points) === best
  const { words, so, figures } = whoFightsTold(campaign, way, [id], isBest)
  // Of those that are alike one is listed, by its name all the same.
  return staysOut(way.fighting, [id])
    ? { head: `Without ${id}`, so: gruppeKind(campaign, id), figures }
    : { head: words, ...(so && { so }), figures }
}

/** `Light losses: I/KG1 and 54 Squadron; home reduced: I/JG51.` */
function hitsTold(hits: Notes['combat']['hits']): string {
  const told = FATES.flatMap(([fate, , words]) => {
    const units = hits.filter(hit => meets(hit, fate))
    return units.length === 0 ? [] : [`${words}: ${unitNames(units.map(({ unit }) => unit))}`]
  })
  return told.length === 0 ? 'Nobody is hit.' : `${capital(told.join('; '))}.`
}
