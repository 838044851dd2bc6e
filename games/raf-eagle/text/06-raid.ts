import { firstOf, listed, type SaidFigure } from '@tallyho/engine'
import type { GruppeId } from '../pack/types.ts'
import {
  BOXES,
  bombedTarget,
  flightOf,
  found,
  gruppeSpec,
  hasGruppenIn,
  isBomber,
  plannedFor,
  sizeOfRaid,
  tablesOf,
} from '../rules/02-terms.ts'
import { escortsMissing } from '../rules/06-raid/deployment.ts'
import { detectability, netsDown, netsOver } from '../rules/06-raid/detection.ts'
import { facesThatFail, failsBy, withLetter } from '../rules/06-raid/rendezvous.ts'
import type { Campaign } from '../state.ts'
import type { Command, RaidOption } from '../vocabulary/response.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { detectionFaces } from './06-detection.ts'
import { missionFor, missionOf, thereFigure, worthFigure } from './06-missions.ts'
import {
  changes,
  detectionReason,
  intelligenceName,
  reasonsFor,
  situationName,
  warningName,
} from './charts.ts'
import { boxName, gruppen, raidName } from './names.ts'
import { gruppeKind, gruppeSaid } from './units.ts'

/** A raid takes off and is detected, or not: chapter 6. */
export const raid = {
  asks: {
    'next-raid': {
      question: 'Which raid flies next?',
      answer: (campaign, { raid: number }, { options }) => {
        const [so] = wonFirst(campaign, number, options)
        const head = raidName(campaign, number)
        return { head, ...(so && { so }), figures: sizeFigures(campaign, number) }
      },
    },
    'channel-patrol': {
      question: 'Which Me 109s wait over the Channel?',
      answer: (campaign, { gruppe }) => gruppeSaid(campaign, gruppe),
    },
    'deploy-gruppe': {
      question: missionsAsked,
      answer: (campaign, { gruppe, box = 'hunt', gruppen: all = [] }) =>
        gruppe === undefined
          ? {
              head: `${box === 'hunt' ? 'All Me 109s' : all.length === 2 ? 'Both' : 'All'} ${box === 'bomber' ? 'fly with the bombers' : `to the ${boxName(box)}`}`,
              so: missionOf(campaign, box, all),
            }
          : {
              head: `${gruppe} by itself`,
              so: aloneTold(campaign, gruppe),
              figures: [worthFigure(undefined)],
            },
    },
    'deploy-box': {
      question: (_, { about }) => `What is the mission of ${firstOf('gruppe', about)}?`,
      answer: (campaign, { box }, { about }) => ({
        head: boxName(box),
        so: missionFor(campaign, box, firstOf('gruppe', about) ?? ''),
        figures: [thereFigure(campaign, box)],
      }),
    },
    'raid-class': {
      question: 'What do the British take the raid for?',
      answer: (campaign, { taken }) => ({
        head: `A ${taken} raid`,
        figures: [{ of: 'squadrons', is: `${tablesOf(campaign).tactics.poor[taken]} or more` }],
      }),
    },
  },
  notes: {
    'raid-begins': f =>
      f.decoy ? `A decoy heads for ${f.target}: nobody flies in it.` : `The raid on ${f.target} takes off.`,
    stretched: ({ gruppe }) => `${gruppe} flies at the limit of its range and is reduced.`,
    deployed: ({ boxes }) => `The raid forms up: ${byBox(boxes)}.`,
    detection: f =>
      `Detection: ${f.die} + ${f.modifier}${changes(f.modifiers, detectionReason, 0)}${COMMANDS[f.command]}${f.command === 'sound' ? '' : ','} is ${f.result}: ${knownTold(f)}.`,
    'ultra-detection': f => `Ultra has given the raid away: ${knownTold(f)}.`,
    'taken-for': f =>
      `The British take ${f.size === 1 ? 'this Gruppe' : `these ${gruppen(f.size)}`} for a ${f.taken} raid.`,
    'no-warning': f => `Nobody saw it coming: the Channel patrol closes up as escort, ${listed(f.gruppen)}.`,
    'rendezvous-check': f =>
      f.risk === 0
        ? 'The Gruppen find each other: nothing could keep this raid apart.'
        : `Rendezvous, die ${f.die}: ${f.fails ? `the Gruppen miss each other (${situationName(f.situation)})` : 'all Gruppen find each other'}.`,
    'rendezvous-failure': f => {
      if (f.gruppen.length === 0)
        return `It concerns letter ${f.letter} (die ${f.die}), which nobody here has.`
      const many = f.gruppen.length > 1
      return f.effect === 'leave'
        ? `Letter ${f.letter} (die ${f.die}): ${listed(f.gruppen)} ${many ? 'turn' : 'turns'} back.`
        : `Letter ${f.letter} (die ${f.die}): ${listed(f.gruppen)} ${many ? 'are' : 'is'} late and reduced.`
    },
    'raid-dissolves': () => 'Nobody is left: the raid is over before it began.',
  },
  rolls: {
    detection: {
      what: campaign => {
        const { modifier } = detectability(campaign)
        return `Does Fighter Command see the raid coming? Die + ${modifier}`
      },
      outcome: (campaign, { id }) => detectionFaces(campaign)[Number(id) - 1] ?? id,
    },
    'rendezvous-check': {
      what: campaign =>
        `Do the ${gruppen(sizeOfRaid(campaign))} find each other over the Channel?${strayTold(campaign)}`,
      outcome: (campaign, { id }) => {
        const row = tablesOf(campaign).rendezvous.check[Number(id) - 1]
        return row && failsBy(campaign, row) ? `they miss each other: ${situationName(row)}` : 'they meet'
      },
    },
    'rendezvous-failure': {
      what: 'Who misses the rendezvous?',
      outcome: (campaign, { id }) => failure(campaign, Number(id)),
    },
  },
} satisfies ChapterWords

/** `radar net 1 +2, Observer Corps +2`: what is added to the die of detection. */
export function detectionSum(campaign: Campaign): string {
  const { modifiers, command } = detectability(campaign)
  // RE-6.2.e Never below nothing.
  return `${reasonsFor(modifiers, detectionReason, 0) || 'nothing is added'}${COMMANDS[command]}`
}

/** RE-6.3.a What is at stake over the Channel. */
export const RENDEZVOUS_STAKE =
  'If not, a second die names a letter: its Gruppen turn back, or fly on reduced.'

/** RE-6.3.a ` Some go astray on 1, 2 and 3.`: the odds in a word, above the die. */
function strayTold(campaign: Campaign): string {
  const faces = facesThatFail(campaign)
  return faces.length === 0 ? '' : ` Some go astray on ${listed(faces.map(String))}.`
}

/** What there is to choose between, and why some of it is not open. */
function missionsAsked(campaign: Campaign): string {
  const missing = escortsMissing(campaign)
  // RE-19.2.d
  if (missing > 0) return `${missing} more must escort before anybody hunts or strafes. Who does?`
  const { raid } = flightOf(campaign)
  const hunts = plannedFor(campaign, raid).some(id => gruppeSpec(campaign, id).type === 'Me 109')
  // RE-6.1.c
  if (!hasGruppenIn(campaign, 'bomber')) return 'There are no bombers to escort. Who hunts, who strafes?'
  // RE-6.1.i
  return hunts
    ? 'Who escorts, who hunts ahead?'
    : 'Shall your Me 110s stay beside the bombers, or strafe the target?'
}

/** RE-6.1.i `Me 110, A; only Me 109s hunt`. */
function aloneTold(campaign: Campaign, id: GruppeId): string {
  const why = gruppeSpec(campaign, id).type === 'Me 109' ? '' : '; only Me 109s hunt'
  return `${gruppeKind(campaign, id)}${why}`
}

/** `late warning, poor intelligence`. */
function knownTold(known: Pick<Notes['detection'], 'warning' | 'intelligence'>): string {
  return `${warningName(known.warning)}, ${intelligenceName(known.intelligence)}`
}

/** `Hunt 4, Close Escort 2, Bomber 5`. */
function byBox(boxes: Notes['deployed']['boxes']): string {
  const filled = BOXES.filter(box => boxes[box].length > 0)
  return filled.map(box => `${boxName(box)} ${boxes[box].length}`).join(', ') || 'nobody is left'
}

const COMMANDS: Readonly<Record<Command, string>> = {
  sound: '',
  halved: ', halved for damaged headquarters',
  none: ', lost for damaged headquarters',
}

function failure(campaign: Campaign, die: number): string {
  const row = tablesOf(campaign).rendezvous.failure[die - 1]
  if (!row) return String(die)
  const here = withLetter(campaign, row.letter)
  if (here.length === 0) return `letter ${row.letter}, which nobody here has`
  return `letter ${row.letter} ${row.effect === 'leave' ? 'turns back' : 'is reduced'}: ${listed(here)}`
}

/** Raids of an hour are told apart by their size. */
function sizeFigures(campaign: Campaign, number: number): readonly SaidFigure[] {
  const flying = plannedFor(campaign, number)
  const bombers = flying.filter(id => isBomber(campaign, id)).length
  return [
    { of: 'bombers', is: String(bombers) },
    { of: 'fighters', is: String(flying.length - bombers) },
  ]
}

/** RE-10.21.c RE-10.22.a What is won by its target if this raid of an hour is flown before the others. */
function wonFirst(campaign: Campaign, number: number, options: readonly RaidOption[]): readonly string[] {
  const planned = (index: number) => found(campaign.plan[index], 'planned raid', index)
  const { type, net } = bombedTarget(campaign, planned(number))
  const others = options.map(({ raid }) => raid).filter(raid => raid !== number)
  if (type === 'radar' && net !== undefined) {
    if (netsDown(campaign).includes(net)) return ['its radar is blind already']
    const watched = others.filter(raid => netsOver(campaign, planned(raid)).includes(net))
    const names = listed(watched.map(raid => bombedTarget(campaign, planned(raid)).id))
    return watched.length === 0 ? [] : [`bombed first, its radar misses ${names}`]
  }
  return type === 'airfield' ? ['bombed first, its squadrons are driven off'] : []
}
