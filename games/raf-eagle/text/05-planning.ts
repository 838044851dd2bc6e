import { capital, counted, firstOf, listed, type Said } from '@tallyho/engine'
import { packOf, rowFrom } from '../pack/index.ts'
import type { CardNumber, RaidClass, Segment } from '../pack/types.ts'
import { cardOf, plannedFor, tablesOf, targetSpec } from '../rules/02-terms.ts'
import { afterRepair, repairChance } from '../rules/05-planning/day-breaks.ts'
import { raidLimit } from '../rules/05-planning/limits.ts'
import type { Campaign, Raid } from '../state.ts'
import type { AssignOption, PlanOption } from '../vocabulary/planning.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { dayCardTitle, raidCardTitle, STRATEGY_WORDS } from './cards.ts'
import {
  cardName,
  cardTarget,
  clockName,
  does,
  gruppen,
  squadronNames,
  strategyName,
  targetWithType,
  weatherTold,
} from './names.ts'
import { gruppeFigures, gruppeKind, gruppeSaid, squadronSaid } from './units.ts'

/** Set-up and the Daily Planning Phase: chapters 3 and 5. */
export const planning = {
  asks: {
    'green-squadron': {
      question: 'Which squadrons begin with green pilots?',
      answer: (campaign, { squadron }) => squadronSaid(campaign, squadron),
    },
    'night-commit': {
      question: 'Which bombers wait for the night?',
      answer: (campaign, { gruppe: id }) =>
        id === undefined ? 'Nobody else waits for the night' : gruppeSaid(campaign, id),
    },
    'plan-raid': {
      question: ({ plan }) => `Which ${plan.length === 0 ? '' : 'other '}target is raided, and when?`,
      answer: planAnswer,
    },
    'assign-bomber': {
      question: 'Which bombers fly, and where?',
      answer: (campaign, option) => assigned(campaign, option, 'No more bombers fly today'),
    },
    'assign-fighter': {
      question: 'Which fighter flies where?',
      answer: (campaign, option) => assigned(campaign, option, 'The other fighters stay at their airbases'),
    },
  },
  notes: {
    'green-squadron': ({ squadron }) => `${squadronNames([squadron])} begins with green pilots.`,
    'night-raiders': f =>
      `${gruppen(f.gruppen.length)} ${does(f.gruppen, 'waits', 'wait')} for the night (${f.least} to ${f.most} wanted): ${listed(f.gruppen)}.`,
    strategies: ({ cards }) =>
      `Strategy cards in hand: ${listed(cards.map(({ strategy }) => STRATEGY_WORDS[strategy].title))}.`,
    'targets-drawn': ({ cards }) => `${counted(cards.length, 'target card')} drawn. ${byClass(cards)}`,
    'further-target': ({ target, kept }) =>
      kept
        ? `One more target is drawn: ${target}, for a major raid.`
        : `One more target is drawn and put away: ${target}, not for a major raid.`,
    'raid-planned': f =>
      `${f.target} is to be raided at ${clockName(f.segment)}: a ${f.major ? 'major' : 'minor'} raid${planExtras(f)}.`,
    'no-raid-planned': () => 'No raid is planned today.',
    'bombers-assigned': f => `Bombers for ${f.target}: ${listed(f.gruppen)}.`,
    'fighters-assigned': f => `Fighters for ${f.target}: ${listed(f.gruppen)}.`,
    'raid-scrubbed': ({ target }) => `Nobody is left to raid ${target}: the raid does not take place.`,
    'night-patrol': f =>
      f.squadrons.length === 0
        ? `Night patrol: ${f.die}, no Blenheims tonight.`
        : `Night patrol: ${f.die}, ${squadronNames(f.squadrons)} ${does(f.squadrons, 'waits', 'wait')} for the night.`,
    'light-damage-repaired': ({ targets }) => `Light damage is repaired: ${listed(targets)}.`,
    'repair-check': f =>
      `Repairs at ${f.target}: ${f.die} against a chance of ${f.chance}, ${f.left === undefined ? 'all is repaired' : `${f.left} damage is left`}.`,
    'first-segment': ({ segment }) => `The first raids of the day come at ${clockName(segment)}.`,
    forecast: f => `The weather: ${f.die}, ${weatherTold(f.weather)}.`,
  },
  rolls: {
    'draw.target': {
      what: 'Draw a target card.',
      outcome: (campaign, { id }) => targetWithType(campaign, cardTarget(campaign, Number(id))),
    },
    'draw.raid-event': {
      what: 'Draw a Raid Event card.',
      outcome: (campaign, { id }) => {
        const card = packOf(campaign).raidEvent.get(Number(id))
        return card ? raidCardTitle(card) : `card ${id}`
      },
    },
    'draw.day-event': {
      what: 'Draw a Day Event card.',
      outcome: (campaign, { id }) => {
        const card = packOf(campaign).dayCard.get(Number(id))
        return card ? dayCardTitle(card) : `card ${id}`
      },
    },
    'draw.strategy': {
      what: 'Draw a strategy card.',
      outcome: (campaign, { id }) => strategyName(campaign, Number(id)),
    },
    'night-patrol': {
      what: 'How many Blenheim squadrons patrol tonight?',
      outcome: (campaign, { id }) => {
        const { byDie } = rowFrom(tablesOf(campaign).night.patrol, campaign.day)
        return counted(byDie[Number(id) - 1] ?? 0, 'squadron')
      },
    },
    repair: {
      what: (campaign, { about }) =>
        `Is the heavy damage at ${firstOf('target', about)} repaired? The card of the day gives a chance of ${repairChance(campaign)}.`,
      outcome: (campaign, { id }) => {
        const left = afterRepair(Number(id), repairChance(campaign))
        return left === undefined ? 'repaired' : `${left} damage is left`
      },
    },
    forecast: {
      what: 'The plan stands. What is the weather like?',
      outcome: (campaign, { id }) => {
        const weather = tablesOf(campaign).weather[Number(id) - 1]
        return weather ? weatherTold(weather) : id
      },
    },
  },
} satisfies ChapterWords

// ---- the plan

/** `Dover 0600: port, major raid, on the coast`; strategies and markers for raids that are planned. */
function planAnswer(campaign: Campaign, option: PlanOption): Said {
  switch (option.does) {
    case 'raid':
      return {
        head: `${cardName(campaign, option.card)} ${clockName(option.segment)}`,
        so: hourTold(campaign, option.card, option.segment),
      }
    case 'strategy': {
      const kind = packOf(campaign).strategy.get(option.strategy)?.strategy ?? 'decoy'
      const { title, text } = STRATEGY_WORDS[kind]
      // Some of these cards are there twice.
      const head = `${title} (card ${option.strategy}) for ${cardName(campaign, option.card)}`
      return { head, so: text }
    }
    case 'forward':
      return {
        head: `Forward airfields of ${cardName(campaign, option.card)}`,
        so: 'never heavy damage there',
        figures: [{ of: 'detection', is: '-2', tone: 'good' }],
      }
    case 'done':
      return campaign.plan.length === 0 ? 'No raid today' : 'No more raids'
  }
}

/** RE-11.1.b RE-11.1.c Fighters are ready after three hours on the clock, reduced ones after four. */
const RESTED = 3
/** The last hour at which a raid may fly. */
const LAST: Segment = 6

/** What this hour does to a raid on this card, and to the others: the card itself says the rest. */
function hourTold(campaign: Campaign, card: CardNumber, segment: Segment): string {
  const others = campaign.plan.filter(raid => raid.segment !== undefined)
  const before = others.filter(raid => (raid.segment ?? 0) < segment)
  const beside = others.filter(raid => raid.segment === segment)
  const told = [
    ...blindTold(campaign, card, segment),
    ...besideTold(campaign, beside),
    ...restTold(campaign, card, before, segment),
    ...(others.length === 0 ? [alone(segment)] : []),
  ]
  return told.join('; ') || 'its fighters fly with no other raid'
}

/** With nothing else on the track: when its fighters are ready for another. */
function alone(segment: Segment): string {
  const back = segment + RESTED
  if (back > LAST) return 'its fighters fly once today'
  return `fighters fly again at ${clockName(back)}, reduced ones ${back < LAST ? clockName(back + 1) : 'not'}`
}

/** RE-7.2.a RE-6.32.a Two raids at an hour. */
function besideTold(campaign: Campaign, beside: readonly Raid[]): readonly string[] {
  if (beside.length === 0) return []
  const names = listed(beside.map(raid => cardName(campaign, raid.card)))
  return [`same hour as ${names}: fewer squadrons meet each, more Gruppen stray`]
}

/** RE-10.21.c Radar that is bombed first. */
function blindTold(campaign: Campaign, card: CardNumber, segment: Segment): readonly string[] {
  const netOf = (one: CardNumber) => targetSpec(campaign, cardTarget(campaign, one)).net
  const sees = (net: number | undefined, one: CardNumber) =>
    net !== undefined && cardOf(campaign, { card: one }).nets.includes(net)
  const names = (raids: readonly Raid[]) => listed(raids.map(raid => cardName(campaign, raid.card)))
  const first = campaign.plan.filter(raid => (raid.segment ?? 0) <= segment && sees(netOf(raid.card), card))
  const later = campaign.plan.filter(raid => (raid.segment ?? 0) >= segment && sees(netOf(card), raid.card))
  return [
    ...(first.length > 0
      ? [`if ${names(first)} ${first.length > 1 ? 'are' : 'is'} bombed first, that radar misses it`]
      : []),
    ...(later.length > 0 ? [`bombed first, its radar misses ${names(later)}`] : []),
  ]
}

/** RE-11.1.b RE-4.III.1 Who is back, and who is not; RE-5.4.e fighters of the other Luftflotte are not waited for. */
function restTold(
  campaign: Campaign,
  card: CardNumber,
  before: readonly Raid[],
  segment: Segment,
): readonly string[] {
  const hoursOf = (raids: readonly Raid[]) =>
    [...new Set(raids.map(raid => raid.segment ?? 0))].toSorted((a, b) => a - b)
  const { luftflotte } = cardOf(campaign, { card })
  const hours = hoursOf(before.filter(raid => cardOf(campaign, raid).luftflotte === luftflotte))
  const back = hours.filter(hour => segment - hour > RESTED).map(clockName)
  const unhurt = hours.filter(hour => segment - hour === RESTED).map(clockName)
  const away = hours.filter(hour => segment - hour < RESTED).map(clockName)
  const landing = hoursOf(before)
    .filter(hour => segment - hour === 1)
    .map(clockName)
  return [
    ...(back.length > 0 ? [`fighters of ${listed(back)} are back`] : []),
    ...(unhurt.length > 0 ? [`fighters of ${listed(unhurt)} are back, if not reduced`] : []),
    ...(away.length > 0 ? [`fighters of ${listed(away)} are not back`] : []),
    ...(landing.length > 0 ? [`squadrons that fought at ${listed(landing)} are down`] : []),
  ]
}

const CLASSES: readonly RaidClass[] = ['major', 'minor', 'none']
const CLASS_NAMES: Readonly<Record<RaidClass, string>> = {
  major: 'for major raids',
  minor: 'for minor raids',
  none: 'not wanted',
}

/** `For major raids: Dover and Rye; for minor raids: …`. */
function byClass(cards: Notes['targets-drawn']['cards']): string {
  const told = CLASSES.flatMap(raid => {
    const targets = cards.filter(one => one.raid === raid).map(({ target }) => target)
    const times = (target: string) => targets.filter(one => one === target).length
    const once = [...new Set(targets)].map(target =>
      times(target) > 1 ? `${target} (${times(target)} cards)` : target,
    )
    return once.length === 0 ? [] : [`${CLASS_NAMES[raid]}: ${listed(once)}`]
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

/** `I/KG1 to Dover`, small `He 111, A; 3 of 16 at 0600`, and its figures. */
function assigned(campaign: Campaign, { gruppe: id, card, jabo }: AssignOption, done: string): Said {
  const number = campaign.plan.findIndex(raid => raid.card === card)
  const raid = campaign.plan[number]
  if (id === undefined || card === undefined || !raid) return done
  const size = `${plannedFor(campaign, number).length} of ${raidLimit(campaign, raid)}`
  return {
    head: `${id} ${jabo ? 'with bombs ' : ''}to ${cardName(campaign, card)}`,
    so: `${gruppeKind(campaign, id)}; ${size} at ${clockName(raid.segment ?? 0)}`,
    figures: gruppeFigures(campaign, id),
  }
}
