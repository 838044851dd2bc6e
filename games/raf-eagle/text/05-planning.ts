import { capital, counted, listed, type Said } from '@tallyho/engine'
import type { CardNumber, RaidClass } from '../pack/types.ts'
import { cardOf, plannedFor, targetSpec } from '../rules/02-terms.ts'
import { raidAt, raidLimit } from '../rules/05-planning/limits.ts'
import { raidClass } from '../rules/05-planning/targets.ts'
import { bombingOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign } from '../state.ts'
import type { AssignOption, PlanOption } from '../vocabulary/planning.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { STRATEGY_WORDS } from './cards.ts'
import {
  cardTarget,
  clockName,
  DEPTH_NAMES,
  gruppen,
  gruppeWithType,
  squadronNames,
  squadronWithHome,
  strategyName,
  targetWithType,
  WEATHER_NAMES,
} from './names.ts'

/** Set-up and the Daily Planning Phase: chapters 3 and 5. */
export const planning = {
  asks: {
    'green-squadron': {
      question: 'The summer has cost Fighter Command its best pilots. Which squadron begins with green ones?',
      answer: (campaign, { squadron }) => squadronWithHome(campaign, squadron),
    },
    'night-commit': {
      question: campaign => {
        const kept = Object.values(campaign.gruppen).filter(({ place }) => place === 'night-raid').length
        return `Which bombers are kept for the night, and do not fly by day? (${kept} so far)`
      },
      answer: (campaign, { gruppe }) =>
        gruppe === undefined ? 'Nobody else waits for the night' : gruppeWithType(campaign, gruppe),
    },
    'plan-raid': {
      question: ({ plan, hand }) =>
        plan.length === 0
          ? `${counted(hand.length, 'target')} may be raided today. Which, and when?`
          : `${counted(plan.length, 'raid')} planned. What else is raided, and when?`,
      answer: planAnswer,
    },
    'assign-bomber': {
      question: campaign => `Which bombers fly to which target? ${crowding(campaign)}`,
      answer: (campaign, option) => assigned(campaign, option, 'No more bombers fly today'),
    },
    'assign-fighter': {
      question: campaign => `Which fighters go with which raid? ${crowding(campaign)}`,
      answer: (campaign, option) => assigned(campaign, option, 'The other fighters stay at their airbases'),
    },
  },
  notes: {
    'green-squadron': ({ squadron }) => `${squadronNames([squadron])} begins with green pilots.`,
    'night-raiders': f =>
      `${gruppen(f.gruppen.length)} wait for the night (${f.least} to ${f.most} are ordered): ${listed(f.gruppen)}.`,
    strategies: ({ cards }) =>
      `Strategy cards in hand: ${listed(cards.map(({ strategy }) => STRATEGY_WORDS[strategy].title))}.`,
    'targets-drawn': ({ cards }) => `${counted(cards.length, 'target card')} drawn. ${byClass(cards)}`,
    'further-target': ({ target, kept }) =>
      kept
        ? `Another major target is found: ${target}.`
        : `One more target is drawn and set aside: ${target}, no major raid.`,
    'raid-planned': f =>
      `${f.target} is to be raided at ${clockName(f.segment)}: a ${f.major ? 'major' : 'minor'} raid${planExtras(f)}.`,
    'no-raid-planned': () => 'No raid is planned today.',
    'bombers-assigned': f => `Bombers for ${f.target}: ${listed(f.gruppen)}.`,
    'fighters-assigned': f => `Fighters for ${f.target}: ${listed(f.gruppen)}.`,
    'raid-scrubbed': ({ target }) => `Nobody is left to raid ${target}: the raid does not take place.`,
    'night-patrol': f =>
      `Night patrol: ${f.die}, ${f.squadrons.length === 0 ? 'no Blenheims wait' : `${squadronNames(f.squadrons)} wait`} for the night.`,
    'light-damage-repaired': ({ targets }) => `Light damage is repaired at ${listed(targets)}.`,
    'repair-check': f =>
      `Repairs at ${f.target}: ${f.die} against ${f.chance}, ${f.left === undefined ? 'all is repaired' : `${f.left} damage is left`}.`,
    'first-segment': ({ segment }) => `The first raids of the day come at ${clockName(segment)}.`,
    forecast: f =>
      `The weather: ${f.die}, ${WEATHER_NAMES[f.weather[3]]} in the west, ${WEATHER_NAMES[f.weather[2]]} in the east.`,
  },
  rolls: {
    'draw.target': {
      what: 'Draw a target card.',
      outcome: (campaign, { id }) => targetWithType(campaign, cardTarget(campaign, Number(id))),
    },
    'draw.raid-event': { what: 'Draw a Raid Event card.', outcome: (_, { id }) => `card ${id}` },
    'draw.day-event': { what: 'Draw a Day Event card.', outcome: (_, { id }) => `card ${id}` },
    'draw.strategy': {
      what: 'Draw a strategy card.',
      outcome: (campaign, { id }) => strategyName(campaign, Number(id)),
    },
    'night-patrol': 'How many Blenheims patrol tonight?',
    repair: 'Is the heavy damage repaired?',
    forecast: 'What is the weather like?',
  },
} satisfies ChapterWords

// ---- the plan

/** `Dover, port (major raid, on the coast)` with its segments; strategies and markers for raids that are planned. */
function planAnswer(campaign: Campaign, option: PlanOption): Said {
  switch (option.does) {
    case 'raid':
      return { row: cardInHand(campaign, option.card), cell: clockName(option.segment) }
    case 'strategy': {
      const title = strategyName(campaign, option.strategy)
      return {
        head: `${title} for ${cardTarget(campaign, option.card)}`,
        so: strategyText(campaign, option.strategy),
      }
    }
    case 'forward':
      return {
        head: `The forward airfields of ${cardTarget(campaign, option.card)} instead`,
        so: 'harder to detect (-2), but never heavy damage',
      }
    case 'done':
      return campaign.plan.length === 0 ? 'No raid today' : 'The plan stands'
  }
}

function strategyText(campaign: Campaign, card: CardNumber): string {
  const entry = Object.values(STRATEGY_WORDS).find(({ title }) => title === strategyName(campaign, card))
  return entry?.text ?? ''
}

function cardInHand(campaign: Campaign, card: CardNumber): string {
  const { target, depth, double } = cardOf(campaign, { card })
  const { type } = targetSpec(campaign, target)
  const parts = [
    type,
    `${raidClass(campaign, card)} raid`,
    DEPTH_NAMES[depth],
    ...(double ? ['double VP'] : []),
  ]
  return `${target} (${parts.join(', ')})`
}

const CLASSES: readonly RaidClass[] = ['major', 'minor', 'none']
const CLASS_NAMES: Readonly<Record<RaidClass, string>> = {
  major: 'Worth a major raid',
  minor: 'worth a minor raid',
  none: 'not wanted',
}

/** `Worth a major raid: Dover and Rye; worth a minor raid: …`. */
function byClass(cards: Notes['targets-drawn']['cards']): string {
  const told = CLASSES.flatMap(raid => {
    const targets = cards.filter(one => one.raid === raid).map(({ target }) => target)
    return targets.length === 0 ? [] : [`${CLASS_NAMES[raid]}: ${listed(targets)}`]
  })
  return `${capital(told.join('; '))}.`
}

function planExtras({ strategies, forward }: Notes['raid-planned']): string {
  const extras = [
    ...strategies.map(({ strategy }) => STRATEGY_WORDS[strategy].title),
    ...(forward ? ['against its forward airfields'] : []),
  ]
  return extras.length === 0 ? '' : ` (${extras.join(', ')})`
}

// ---- who flies

/** A row for each Gruppe with the targets that it may fly to. */
function assigned(campaign: Campaign, { gruppe, card, jabo }: AssignOption, done: string): Said {
  if (gruppe === undefined || card === undefined) return done
  const bombs = bombingOf(campaign, gruppe, 'port')
  const load = jabo ? ' as Jabo' : bombs > 0 ? `, bombs ${bombs}` : ''
  return { row: `${gruppeWithType(campaign, gruppe)}${load}`, cell: cardTarget(campaign, card) }
}

/** `Dover 3 of 16, Rye 0 of 3.`: who is there already, against the limit. */
function crowding(campaign: Campaign): string {
  const raids = campaign.plan.flatMap((raid, i) =>
    raid.done || raid.segment === undefined
      ? []
      : [
          `${cardTarget(campaign, raid.card)} ${plannedFor(campaign, i).length} of ${raidLimit(campaign, raidAt(campaign, i))}`,
        ],
  )
  return `${raids.join(', ')}.`
}
