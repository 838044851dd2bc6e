import { counted, firstOf, listed } from '@tallyho/engine'
import type { RendezvousSituation } from '../pack/types.ts'
import { BOXES, gruppenIn, plannedFor, sizeOfRaid, tablesOf } from '../rules/02-terms.ts'
import type { Campaign, RaidBox } from '../state.ts'
import type { Command, DetectionModifier } from '../vocabulary/response.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import {
  boxName,
  changes,
  DEPTH_NAMES,
  gruppen,
  gruppeWithValues,
  INTELLIGENCE_NAMES,
  raidName,
  WARNING_NAMES,
} from './names.ts'

/** A raid takes off and is detected, or not: chapter 6. */
export const raid = {
  asks: {
    'next-raid': {
      question: 'Which raid flies next?',
      answer: (campaign, { raid: number }) => ({
        head: raidName(campaign, number),
        so: `${gruppen(plannedFor(campaign, number).length)}; raids still to come make the British hold back`,
      }),
    },
    'channel-patrol': {
      question: campaign =>
        `${counted(gruppenIn(campaign, 'bomber').length, 'bomber Gruppe', 'bomber Gruppen')} need cover for the way home. Which Me 109s patrol over the Channel?`,
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    'deploy-gruppe': {
      question: 'Which fighters take up their mission next?',
      answer: (campaign, { gruppe, box, gruppen: all = [] }) =>
        gruppe === undefined
          ? { head: `All ${all.length} to the ${boxName(box ?? 'hunt')}`, so: MISSIONS[box ?? 'hunt'][1] }
          : gruppeWithValues(campaign, gruppe),
    },
    'deploy-box': {
      question: (_, { about }) => `What is the mission of ${firstOf('gruppe', about)}?`,
      answer: (_, { box }) => ({ head: boxName(box), so: MISSIONS[box][0] }),
    },
    'raid-class': {
      question: campaign =>
        `The British see little of this raid of ${gruppen(sizeOfRaid(campaign))}. What do they take it for?`,
      answer: (campaign, { taken }) => ({
        head: `A ${taken} raid`,
        so: `they respond with ${counted(tablesOf(campaign).tactics.poor[taken], 'squadron')} or more`,
      }),
    },
  },
  notes: {
    'raid-begins': f =>
      f.decoy ? `A decoy heads for ${f.target}: nobody flies in it.` : `The raid on ${f.target} takes off.`,
    stretched: ({ gruppe }) => `${gruppe} flies at the limit of its range and is reduced.`,
    deployed: ({ boxes }) => `The raid forms up: ${byBox(boxes)}.`,
    detection: f =>
      `Detection: ${f.die} + ${f.modifier}${changes(f.modifiers, detectionReason)}${COMMANDS[f.command]} is ${f.result}: ${WARNING_NAMES[f.warning]}, ${INTELLIGENCE_NAMES[f.intelligence]}.`,
    'ultra-detection': f =>
      `Ultra has given the raid away: ${WARNING_NAMES[f.warning]}, ${INTELLIGENCE_NAMES[f.intelligence]}.`,
    'raid-class': f =>
      `The British take ${f.size === 1 ? 'this Gruppe' : `these ${gruppen(f.size)}`} for a ${f.taken} raid.`,
    'no-warning': f => `Nobody saw it coming: the Channel patrol closes up as escort, ${listed(f.gruppen)}.`,
    'rendezvous-check': f =>
      `Rendezvous: ${f.die}, ${situation(f.situation)}. The Gruppen ${f.fails ? 'miss' : 'find'} each other.`,
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
    detection: 'Does Fighter Command see the raid coming?',
    'rendezvous-check': {
      what: 'Do the Gruppen find each other?',
      outcome: (campaign, { id }) => {
        const row = tablesOf(campaign).rendezvous.check[Number(id) - 1]
        return row ? situation(row) : id
      },
    },
    'rendezvous-failure': {
      what: 'Who misses the rendezvous?',
      outcome: (campaign, { id }) => failure(campaign, Number(id)),
    },
  },
} satisfies ChapterWords

/** What one does in a box, and what several do. */
const MISSIONS: Readonly<Record<RaidBox, readonly [one: string, several: string]>> = {
  hunt: ['fights the squadrons before they reach the bombers', 'they fight the squadrons first'],
  bomber: ['strafes the target', 'they strafe the target'],
  escort: ['stays with the bombers and fights beside them', 'they fight beside the bombers'],
  patrol: ['waits over the Channel and has no part in the fight', 'they wait over the Channel'],
}

/** `Hunt Box I/JG51 and II/JG51; Bomber Box I/KG1`. */
function byBox(boxes: Notes['deployed']['boxes']): string {
  const filled = BOXES.filter(box => boxes[box].length > 0)
  return filled.map(box => `${boxName(box)} ${listed(boxes[box])}`).join('; ') || 'nobody is left'
}

const DETECTION_REASONS = {
  observers: 'observers',
  size: 'size',
  press: 'pressed attacks',
  'only-me109': 'Me 109s alone',
  forward: 'forward airfields',
}

function detectionReason(why: DetectionModifier['why']): string {
  return isNet(why) ? why.replace('-', ' ') : DETECTION_REASONS[why]
}

function isNet(why: DetectionModifier['why']): why is `net-${number}` {
  return why.startsWith('net-')
}

const COMMANDS: Readonly<Record<Command, string>> = {
  sound: '',
  halved: ', halved for damaged headquarters,',
  none: ', lost for damaged headquarters,',
}

/** When a roll of the rendezvous check fails. */
function situation(one: RendezvousSituation): string {
  if ('gruppenAtLeast' in one) return `fails with ${one.gruppenAtLeast} Gruppen or more`
  if ('otherRaid' in one) return 'fails with another raid at the same time'
  if ('clouds' in one) return 'fails in clouds'
  if ('depth' in one) return `fails if the target lies ${DEPTH_NAMES[one.depth]}`
  return 'never fails'
}

function failure(campaign: Campaign, die: number): string {
  const row = tablesOf(campaign).rendezvous.failure[die - 1]
  return row ? `letter ${row.letter} ${row.effect === 'leave' ? 'turns back' : 'is reduced'}` : String(die)
}
