import { capital, counted, listed, signed } from '@tallyho/engine'
import type { BombResult, DamageTo } from '../pack/types.ts'
import { squadronsIn } from '../rules/02-terms.ts'
import type { BombShift } from '../vocabulary/bombing.ts'
import type { RaidMarker } from '../vocabulary/combat.ts'
import type { ScoreReason } from '../vocabulary/terms.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { raidEventTitle, raidEventWords } from './cards.ts'
import {
  boxName,
  changes,
  clockName,
  gruppen,
  gruppeWithValues,
  placeName,
  pointsName,
  squadronName,
  squadronNames,
  squadronWithHome,
  totalName,
  unitNames,
  WEATHER_NAMES,
} from './names.ts'

/** Squadrons meet the raid: events, interception and combat, chapters 8, 9 and 12. */
export const combat = {
  asks: {
    'no-contact': {
      question: 'Too many hunters for so few squadrons. Which Gruppe finds nobody and flies home?',
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    intercepted: {
      question: campaign =>
        `${counted(squadronsIn(campaign, 'bomber').length, 'squadron')} cannot attack everybody. Which Gruppe is attacked?`,
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    'set-aside': {
      question: 'A Gruppe gets through unseen, and one escort with it. Which escort does not fight?',
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    blenheim: {
      question: 'A Blenheim squadron joins the attack on the bombers. Which?',
      answer: (campaign, { squadron }) => squadronWithHome(campaign, squadron),
    },
    'extended-attack': {
      question: 'The squadrons attack again and again. Which bombers are reduced before the combat?',
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
  },
  notes: {
    'hunter-contact': f =>
      `The hunters outnumber the squadrons by ${f.difference}: ${f.die}, ${f.lost === 0 ? 'all of them make contact' : `${gruppen(f.lost)} find nobody`}.`,
    'hunter-interception': f =>
      `${gruppen(f.hunters)} hunt ${counted(f.squadrons, 'squadron')}${f.die === undefined ? '' : ` (die ${f.die})`}: ${f.through.length === 0 ? 'all of them meet' : `${squadronNames(f.through)} get through to the bombers`}.`,
    unopposed: ({ strafers }) =>
      `Nobody meets the raid${strafers.length > 0 ? `: ${listed(strafers)} come down to strafe` : ''}.`,
    'squadron-interception': f =>
      `${counted(f.squadrons, 'squadron')} attack ${listed(f.intercepted)}${f.aside.length > 0 ? `; ${listed(f.aside)} get no fight` : ''}.`,
    combat: f =>
      `Combat in the ${boxName(f.box)}: value ${f.value} with ${gruppen(f.gruppen)}, row ${rowName(f.row)}${f.shift === 0 ? '' : ` (shifted ${signed(f.shift)})`}, die ${f.die}. ${hitsTold(f.hits)}`,
    'moves-to-box': ({ units, box }) => `${unitNames(units)} go on to the ${boxName(box)}.`,
    'raid-event': f => {
      if (!f.event) return `${capital(f.step)} event: card ${f.card} has nothing for this raid.`
      return `${capital(f.step)} event: ${raidEventTitle(f.event)}. ${f.applies ? raidEventWords(f.event).text : 'No effect here.'}`
    },
    'raid-marker': ({ marker }) => MARKERS[marker],
    'event-reduces': ({ units }) => `${unitNames(units)} ${units.length === 1 ? 'is' : 'are'} reduced.`,
    'event-loss': ({ units }) => `${unitNames(units)}: Light Loss.`,
    'weather-turns': f =>
      `The weather over Luftflotte ${f.luftflotte}’s area turns to ${WEATHER_NAMES[f.weather]}.`,
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

/** Bombs, the way home, and the clock: chapters 10, 11 and 4. */
export const bombing = {
  asks: {
    disperse: {
      question: (_, { about = [] }) =>
        `${about[0]?.slice('target:'.length)} is bombed. Which squadron is driven to its Landing box?`,
      answer: (campaign, { squadron }) => squadronWithHome(campaign, squadron),
    },
  },
  notes: {
    'no-bombs': ({ target }) => `No bombs fall on ${target}: nobody carries any.`,
    bombing: f =>
      `Bombs on ${f.target}: strength ${f.strength}${changes(f.shifts, why => SHIFTS[why])}, die ${f.die}: ${RESULTS[f.result]}${f.doubled ? ', doubled' : ''}${f.nonEssential ? ', one less for a non-essential target' : ''}. ${f.vp === 0 ? 'No VP' : `${f.vp} VP to the Germans`}.`,
    'no-damage': ({ target }) => `The bombs missed what mattered at ${target}: no lasting damage.`,
    'heavy-damage': f => `Heavy damage at ${f.target}: ${f.die}, ${counted(f.points, 'point')}.`,
    damaged: f => `${f.target} has ${f.marker} damage.`,
    dispersed: f => `${squadronName(f.squadron)} is driven from ${placeName(f.from)} to the Landing box.`,
    'aircraft-lost': f =>
      f.lost.length === 0
        ? `No aircraft are lost ${f.of === 'airfield' ? 'on the ground' : 'in the factories'}.`
        : `Aircraft are lost ${f.of === 'airfield' ? 'on the ground' : 'in the factories'}: ${listed(f.lost.map(({ type, by }) => counted(by, `${type} point`)))}.`,
    'leave-raid': f =>
      `${unitNames([...f.gruppen, ...f.squadrons])} ${f.gruppen.length + f.squadrons.length === 1 ? 'leaves' : 'leave'} the raid for home.`,
    recovery: f => recoveryTold(f.gruppen),
    clock: ({ segment }) => `The clock moves on to ${clockName(segment)}.`,
    'day-over': () => 'The day is over.',
    turnaround: f => turnaroundTold(f.squadrons),
    'fighters-back': f => `${listed(f.gruppen)} ${f.gruppen.length === 1 ? 'is' : 'are'} ready to fly again.`,
  },
  rolls: {
    bombing: 'How well do the bombs fall?',
    'bomb-damage': 'How heavy is the damage?',
  },
} satisfies ChapterWords

const MARKERS: Readonly<Record<RaidMarker, string>> = {
  'british-altitude': 'The squadrons come from above: combats are one row better for the British.',
  'german-altitude': 'The raid has the height: combats are one row better for the Germans.',
  'big-wing': 'The Big Wing strikes together: its combat is one row better for the British.',
  'bombs-first': 'The squadrons come too late: the bombs fall first.',
  'navigational-error': 'The raid has lost its way: bombs fall two columns worse.',
  'non-essential': 'The bombs will fall on a non-essential target.',
}

const REASONS: Readonly<Record<ScoreReason, string>> = {
  gruppe: 'German losses',
  squadron: 'British losses',
  bombs: 'bombs',
  days: 'days that have passed',
  sealion: 'preparations for the landing',
  night: 'bombs at night',
  accident: 'a landing accident',
}

/** Rows of the Combat Results Table are lettered. */
function rowName(row: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + row)
}

const LOSSES: Readonly<Record<DamageTo, string>> = {
  stays: 'reduced',
  inflight: 'turned back',
  'light-loss': 'Light Loss',
  'heavy-loss': 'Heavy Loss',
}

/** `Light Loss: I/KG1 and 54 Squadron; turned back: I/JG51.` */
function hitsTold(hits: Notes['combat']['hits']): string {
  const hurt = hits.filter(({ result }) => result !== '-')
  if (hurt.length === 0) return 'Nobody is hit.'
  const told = (['heavy-loss', 'light-loss', 'inflight', 'stays'] as const).flatMap(to => {
    const units = hurt.filter(hit => hit.to === to).map(({ unit }) => unit)
    return units.length === 0 ? [] : [`${LOSSES[to]}: ${unitNames(units)}`]
  })
  return `${capital(told.join('; '))}.`
}

const SHIFTS: Readonly<Record<BombShift['why'], string>> = {
  clouds: 'clouds',
  'dive-bombers': 'dive-bombers',
  unopposed: 'unopposed',
  pathfinders: 'pathfinders',
  'navigational-error': 'navigational error',
}

const RESULTS: Readonly<Record<BombResult, string>> = {
  0: 'no damage',
  1: 'damage 1',
  2: 'damage 2',
  H: 'heavy damage',
}

/** `Home for today: I/KG1; back at 1400: I/JG51.` */
function recoveryTold(list: Notes['recovery']['gruppen']): string {
  const times = [...new Set(list.map(({ back }) => back))].toSorted((a, b) => (a ?? 9) - (b ?? 9))
  const told = times.map(time => {
    const ids = list.filter(({ back }) => back === time).map(({ gruppe }) => gruppe)
    return `${time === undefined ? 'home for today' : `ready again at ${clockName(time)}`}: ${listed(ids)}`
  })
  return `${capital(told.join('; '))}.`
}

/** `Ready in their sectors: 54 and 65 Squadrons; …`. */
function turnaroundTold(list: Notes['turnaround']['squadrons']): string {
  const places = [...new Set(list.map(({ to }) => to))]
  const told = places.map(place => {
    const ids = list.filter(({ to }) => to === place).map(({ squadron }) => squadron)
    return `${place === 'sector' ? 'ready in their sectors' : `to ${placeName(place)}`}: ${squadronNames(ids)}`
  })
  return `${capital(told.join('; '))}.`
}
