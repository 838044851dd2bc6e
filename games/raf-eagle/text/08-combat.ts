import { capital, counted, listed, signed } from '@tallyho/engine'
import { squadronsIn } from '../rules/02-terms.ts'
import type { RaidMarker } from '../vocabulary/combat.ts'
import type { ScoreReason } from '../vocabulary/terms.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { raidEventTitle, raidEventWords } from './cards.ts'
import {
  boxName,
  clockName,
  does,
  gruppen,
  gruppeWithValues,
  pointsName,
  squadronNames,
  squadronWithHome,
  totalName,
  unitNames,
  WEATHER_NAMES,
} from './names.ts'

/** Squadrons meet the raid: interception, combat and events, chapters 8, 9 and 12. */
export const combat = {
  asks: {
    'no-contact': {
      question: 'There are more hunters than prey. Which Gruppe finds nobody and flies home?',
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    intercepted: {
      question: campaign =>
        `${counted(squadronsIn(campaign, 'bomber').length, 'squadron')} cannot attack everybody. Which Gruppe is attacked?`,
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    'set-aside': {
      question: 'A Gruppe slips by without a fight, and one escort with it. Which escort has no part?',
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    blenheim: {
      question: 'A squadron of Blenheims joins the attack on the bombers. Which one?',
      answer: (campaign, { squadron }) => squadronWithHome(campaign, squadron),
    },
    'extended-attack': {
      question: 'The squadrons come back for more. Which bombers are reduced before the combat?',
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
  },
  notes: {
    'hunter-contact': f =>
      `The hunters outnumber the squadrons by ${f.difference}: ${f.die}, ${f.lost === 0 ? 'all of them make contact' : `${f.lost} of them find nobody`}.`,
    'hunter-interception': huntTold,
    unopposed: ({ strafers }) =>
      strafers.length === 0
        ? 'Nobody meets the raid.'
        : `Nobody meets the raid: ${listed(strafers)} ${does(strafers, 'comes', 'come')} down to strafe.`,
    'squadron-interception': f => {
      const aside = f.aside.length === 0 ? '' : `; ${listed(f.aside)} ${does(f.aside, 'has', 'have')} no part`
      return `${counted(f.squadrons, 'squadron')} ${f.squadrons === 1 ? 'attacks' : 'attack'} ${listed(f.intercepted)}${aside}.`
    },
    combat: f => {
      const shift = f.shift === 0 ? '' : ` after a shift of ${signed(f.shift)}`
      return `Combat in the ${boxName(f.box)}: value ${f.value}, ${gruppen(f.gruppen)}, row ${rowName(f.row)}${shift}, die ${f.die}. ${hitsTold(f.hits)}`
    },
    'moves-to-box': ({ units, box }) =>
      `${unitNames(units)} ${does(units, 'goes', 'go')} on to the ${boxName(box)}.`,
    'raid-event': f => {
      const step = `${capital(f.step)} event`
      if (!f.event) return `${step}: card ${f.card} has none.`
      return `${step}: ${raidEventTitle(f.event)}. ${f.applies ? raidEventWords(f.event).text : 'It does nothing here.'}`
    },
    'raid-marker': ({ marker }) => MARKERS[marker],
    'event-reduces': ({ units }) => `${unitNames(units)} ${does(units, 'is', 'are')} reduced.`,
    'event-loss': ({ units }) => `Light Loss: ${unitNames(units)}.`,
    'weather-turns': f =>
      `The weather in the ${f.luftflotte === 2 ? 'east' : 'west'} turns to ${WEATHER_NAMES[f.weather]}.`,
    ultra: ({ segment }) => `Ultra reads the orders for the raids of ${clockName(segment)}.`,
    score: f => `${pointsName(f.by)} for ${REASONS[f.why]}: ${totalName(f.vp)}.`,
    decided: ({ vp }) => `At ${signed(vp)} VP the battle is decided.`,
  },
  rolls: {
    'hunter-contact': 'Do all hunters make contact?',
    'hunter-interception': 'Do squadrons get past the hunters?',
    'excess-squadron': {
      what: 'Which squadron gets past the hunters?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
    combat: 'Roll for the combat.',
  },
} satisfies ChapterWords

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
  bombs: 'bombs',
  days: 'the days that pass',
  sealion: 'the preparations for Sealion',
  night: 'bombs by night',
  accident: 'a landing accident',
}

/** Rows of the Combat Results Table have letters. */
function rowName(row: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + row)
}

type Fate = `${Notes['combat']['hits'][number]['to']}/${Notes['combat']['hits'][number]['side']}`

/** From the worst on. Who is lost lies full in its box. */
const FATES: readonly (readonly [fate: Fate, told: string])[] = [
  ['heavy-loss/full', 'heavy losses'],
  ['light-loss/full', 'light losses'],
  ['inflight/reduced', 'home reduced'],
  ['stays/reduced', 'reduced'],
]

/** `Light losses: I/KG1 and 54 Squadron; home reduced: I/JG51.` */
function hitsTold(hits: Notes['combat']['hits']): string {
  const told = FATES.flatMap(([fate, words]) => {
    const units = hits.filter(hit => hit.result !== '-' && `${hit.to}/${hit.side}` === fate)
    return units.length === 0 ? [] : [`${words}: ${unitNames(units.map(({ unit }) => unit))}`]
  })
  return told.length === 0 ? 'Nobody is hit.' : `${capital(told.join('; '))}.`
}
