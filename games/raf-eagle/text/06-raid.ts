import { listed, plain } from '@tallyho/engine'
import type { RendezvousSituation } from '../pack/types.ts'
import { BOXES, sizeOfRaid } from '../rules/02-terms.ts'
import type { RaidBox } from '../state.ts'
import type { Command, DetectionModifier, PriorityModifier, TacticsChart } from '../vocabulary/response.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import {
  boxName,
  changes,
  DEPTH_NAMES,
  gruppen,
  gruppeWithValues,
  INTELLIGENCE_NAMES,
  raidName,
  squadronNames,
  squadronWithHome,
  WARNING_NAMES,
} from './names.ts'

/** A raid takes off, is detected, and Fighter Command responds: chapters 6 and 7. */
export const raid = {
  asks: {
    'next-raid': {
      question: 'Which raid flies first?',
      answer: (campaign, { raid: number }) => raidName(campaign, number),
    },
    'channel-patrol': {
      question: 'Bombers need Me 109s over the Channel for the way home. Which Gruppe patrols there?',
      answer: (campaign, { gruppe }) => gruppeWithValues(campaign, gruppe),
    },
    'deploy-gruppe': {
      question: 'Which fighters take up their mission?',
      answer: (campaign, { gruppe, box, gruppen: all = [] }) => {
        if (gruppe !== undefined) return gruppeWithValues(campaign, gruppe)
        return { head: `All ${all.length} to the ${boxName(box ?? 'hunt')}`, so: MISSIONS[box ?? 'hunt'] }
      },
    },
    'deploy-box': {
      question: (_, { about = [] }) => `What does ${about[0]?.slice('gruppe:'.length)} do?`,
      answer: (_, { box }) => ({ head: boxName(box), so: MISSIONS[box] }),
    },
    'raid-class': {
      question: campaign =>
        `The British know little of this raid of ${gruppen(sizeOfRaid(campaign))}. What do they take it for?`,
      answer: (_, { taken }) =>
        taken === 'minor'
          ? { head: 'A minor raid', so: 'a smaller pool of squadrons is enough to respond' }
          : { head: 'A major raid', so: 'they respond only with a larger pool of squadrons' },
    },
    'green-responds': {
      question: 'A sector with green pilots must send one such squadron. Which?',
      answer: (campaign, { squadron }) => squadronWithHome(campaign, squadron),
    },
  },
  notes: {
    'raid-begins': f =>
      f.decoy ? `A decoy heads for ${f.target}: nobody flies in it.` : `The raid on ${f.target} takes off.`,
    stretched: ({ gruppe }) => `${gruppe} flies at the limit of its range and is reduced.`,
    deployed: ({ boxes }) => `The raid forms up: ${byBox(boxes)}.`,
    detection: f =>
      `Detection: ${f.die}${changes(f.modifiers, detectionReason)}${COMMANDS[f.command]} = ${f.result}: ${WARNING_NAMES[f.warning]}, ${INTELLIGENCE_NAMES[f.intelligence]}.`,
    'ultra-detection': f =>
      `Ultra has given the raid away: ${WARNING_NAMES[f.warning]}, ${INTELLIGENCE_NAMES[f.intelligence]}.`,
    'raid-class': f => `The British take it for a ${f.taken} raid (${gruppen(f.size)}).`,
    'no-warning': f => `Nobody saw it coming: the Channel patrol closes up as escort (${listed(f.gruppen)}).`,
    'rendezvous-check': f =>
      `Rendezvous: ${f.die}, ${situation(f.situation)}: ${f.fails ? 'the Gruppen miss each other' : 'the Gruppen find each other'}.`,
    'rendezvous-failure': f => {
      if (f.gruppen.length === 0) return `It would concern letter ${f.letter} (${f.die}), but nobody has it.`
      return `Letter ${f.letter} (${f.die}): ${listed(f.gruppen)} ${f.effect === 'leave' ? 'turned back' : 'came late and reduced'}.`
    },
    'raid-dissolves': () => 'Nobody is left: the raid is over before it began.',
    pool: f =>
      f.size === 0
        ? 'No squadron can respond.'
        : `Fighter Command could send ${squadronNames(f.sectors.flatMap(({ squadrons }) => squadrons).concat(f.ace))} (${WARNING_NAMES[f.warning]}).`,
    'no-response': () => 'No squadron responds: the raid goes on unopposed.',
    priority: f =>
      `How much does this raid matter? ${f.die}${changes(f.modifiers, priorityReason)} = ${f.total}: ${PRIORITIES[f.priority]}; of ${f.pool} squadrons ${Math.max(0, f.removed - f.less)} stand down${f.less > 0 ? ` (${f.removed} less ${f.less} for green ones)` : ''}.`,
    'stands-down': ({ squadrons }) => `${squadronNames(squadrons)} stand down and are kept for other raids.`,
    tactics: f =>
      `Pool of ${f.pool} ${AGAINST[f.chart](f.against)}: ${f.needed} are needed, ${f.responds ? 'they come' : f.chart === '1A' ? 'too few for all' : 'they stay away'}.`,
    'response-limit': f => `Against ${gruppen(f.gruppen)} at most ${f.limit} squadrons are sent.`,
    responds: f =>
      f.squadrons.length === 0
        ? 'No squadron takes off.'
        : `${squadronNames(f.squadrons)} take off to meet the raid.${f.returned.length > 0 ? ` ${squadronNames(f.returned)} stay at home.` : ''}`,
    'decoy-response': ({ squadrons }) =>
      squadrons.length === 0
        ? 'Nobody falls for the decoy.'
        : `${squadronNames(squadrons)} take off against a decoy and find an empty sky.`,
  },
  rolls: {
    detection: 'Does Fighter Command see the raid coming?',
    'rendezvous-check': 'Do the Gruppen find each other?',
    'rendezvous-failure': 'Who misses the rendezvous?',
    eligible: {
      what: 'Which squadron of the sector can respond?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
    priority: 'How much does this raid matter to Fighter Command?',
    'stands-down': {
      what: 'Which squadron stands down?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
    responds: {
      what: 'Which squadron responds?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
  },
} satisfies ChapterWords

const MISSIONS: Readonly<Record<RaidBox, string>> = {
  hunt: 'fights the squadrons before they reach the bombers',
  bomber: 'strafes the target',
  escort: 'stays close to the bombers and fights beside them',
  patrol: 'waits over the Channel for the way home',
}

/** `Hunt Box I/JG51 and II/JG51; Bomber Box I/KG1`. */
function byBox(boxes: Notes['deployed']['boxes']): string {
  const filled = BOXES.filter(box => boxes[box].length > 0)
  return filled.map(box => `${boxName(box)} ${listed(boxes[box])}`).join('; ') || 'nobody is left'
}

const DETECTION_REASONS = {
  observers: 'Observer Corps',
  size: 'size of the raid',
  press: 'pressed attacks',
  'only-me109': 'Me 109s alone',
  forward: 'forward airfields',
}

function detectionReason(why: DetectionModifier['why']): string {
  if (why in DETECTION_REASONS) return DETECTION_REASONS[why as keyof typeof DETECTION_REASONS]
  return `radar ${plain(why).toLowerCase()}`
}

const COMMANDS: Readonly<Record<Command, string>> = {
  sound: '',
  halved: ', halved for damaged headquarters',
  none: ', nothing added for damaged headquarters',
}

const PRIORITY_REASONS: Readonly<Record<PriorityModifier['why'], string>> = {
  date: 'date',
  type: 'kind of target',
  group: 'group',
  'bombers-seen': 'bombers seen',
  size: 'size of the raid',
  'cards-left': 'other raids to come',
}

function priorityReason(why: PriorityModifier['why']): string {
  return PRIORITY_REASONS[why]
}

const PRIORITIES: Readonly<Record<Notes['priority']['priority'], string>> = {
  minimal: 'minimal priority',
  low: 'low priority',
  high: 'high priority',
  'all-out': 'all-out effort',
}

const AGAINST: Readonly<Record<TacticsChart, (against: number | 'minor' | 'major') => string>> = {
  '1A': against => `against ${against} in the hunt`,
  '1B': against => `against ${against} fighters`,
  '2': against => `against a sweep of ${against}`,
  '3': against => `against ${against} Gruppen`,
  '4': against => `against what looks like a ${against} raid`,
}

/** When a roll of the rendezvous check fails. */
function situation(one: RendezvousSituation): string {
  if ('gruppenAtLeast' in one) return `fails with ${one.gruppenAtLeast} Gruppen or more`
  if ('otherRaid' in one) return 'fails with another raid at the same time'
  if ('clouds' in one) return 'fails in clouds'
  if ('depth' in one) return `fails if the target lies ${DEPTH_NAMES[one.depth]}`
  return 'never fails'
}
