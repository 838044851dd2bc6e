import { type Choice, counted, idIn } from '@tallyho/engine'
import type { Staffed } from '@tallyho/kit/manners.ts'
import { bestMove, raidFor } from '../bot/command.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import { raidAbout, type StackOption } from '../rules/02-terms/choices.ts'
import { LAST_SEGMENT, raidNumbered, squadronOf } from '../rules/02-terms/terms.ts'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import { boxesFor, type MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day, Squadron } from '../state.ts'
import { stayWords } from '../text/09-movement.ts'
import { preyOf } from '../text/beyond.ts'
import { fightsTold, lossesMet } from '../text/chances.ts'
import { coverFrom } from '../text/covers.ts'
import { chanceFrom, chancesFor, isTooLate, meetingsAt, metHow, metOften } from '../text/meetings.ts'
import { clockName, spaceName } from '../text/names.ts'
import type { Asks } from '../vocabulary.ts'

/** Why the machine would answer so: what speaks for it, in a sentence. */
export function advice(day: Day, choice: Choice, id: string): string | undefined {
  const { ask, options } = choice
  const option = options.find(one => one.id === id)
  return option && REASONS[ask as keyof Asks]?.(day, option, choice)
}

/** What the staff has laid: patrols while raids form up, then moves. */
export function staffed(day: Day): Staffed {
  return day.forming.length > 0 ? patrolsLaid(day) : movesLaid(day)
}

/** What comes of it raid by raid, in figures: who they are stands on the map and beside the answer that confirms it. */
function movesLaid(day: Day): Staffed {
  const boxes = new Map<string, Squadron[]>()
  for (const squadron of day.squadrons) {
    const box = squadron.place.at === 'ready' ? undefined : boxOf(squadron)?.id
    if (box !== undefined) boxes.set(box, [...(boxes.get(box) ?? []), squadron])
  }
  const laid = [...boxes.values()].flatMap(stack => thenTold(day, stack))
  const heads = [...new Set(laid.map(({ of }) => of))].toSorted()
  if (heads.length === 0) {
    const isMet = day.squadrons.some(squadron => chancesFor(day, squadron).some(one => !isTooLate(one)))
    return {
      words: `The staff moves nobody: no raid ${isMet ? 'that can be met is worth the fight' : 'can be met'}.`,
    }
  }
  const [words = '', ...after] = heads.map(head => {
    const told = DOINGS.flatMap(does => {
      const count = laid.reduce((sum, one) => sum + (one.of === head && one.does === does ? one.count : 0), 0)
      return count === 0 ? [] : [{ count, does: DONE[does][count === 1 ? 0 : 1] }]
    })
    return `${head}: ${told.map(({ count, does }, i) => `${i === 0 ? counted(count, 'squadron') : count} ${does}`).join(', ')}.`
  })
  return { words, after }
}

/** What somebody does about a raid, the soonest first: one, and several. */
const DONE = {
  level: ['fights now', 'fight now'],
  above: [`dives on it, ${metOften('above')}`, `dive on it, ${metOften('above')}`],
  below: [`climbs at it, ${metOften('below')}`, `climb at it, ${metOften('below')}`],
  waits: ['waits in its way', 'wait in its way'],
  away: ['is on the way', 'are on the way'],
  off: ['takes off', 'take off'],
} as const
type Doing = keyof typeof DONE
const DOINGS = Object.keys(DONE) as readonly Doing[]

interface Laid {
  /** The raid that it is about. */
  readonly of: string
  readonly count: number
  readonly does: Doing
}

/** What those of one box can do about a raid after their moves; nothing of those for whom that is nothing. */
function thenTold(day: Day, stack: readonly Squadron[]): readonly Laid[] {
  const [first] = stack
  if (!first) return []
  const { place } = first
  const { length: count } = stack
  if (place.at === 'scramble') return [{ of: 'Scramble', count, does: 'off' }]
  if (place.at !== 'airborne') return []
  const { space, altitude } = place
  const [met] = meetingsAt(day, space, altitude)
  if (met) {
    const { raid, when, how } = met
    return [{ of: `Raid ${raid}`, count, does: when === 'in 2' || how === undefined ? 'waits' : how }]
  }
  const after = raidFor(day, first)
  const chance = after && chanceFrom(day, first, space, altitude, after)
  return !chance || isTooLate(chance) ? [] : [{ of: `Raid ${chance.raid}`, count, does: 'away' }]
}

/** How many go up, how high, and what is left when the clock moves on. THD-5.3.b */
function patrolsLaid(day: Day): Staffed {
  const up = day.squadrons.flatMap(({ place }) => (place.at === 'airborne' ? [place] : []))
  if (up.length === 0) return { words: 'The staff sends nobody up: all stay ready.' }
  const isHigh = up.every(({ altitude }) => altitude === 'HIGH')
  const high = isHigh ? ', all at HIGH, above most raids' : ''
  const inland = up.filter(({ space }) => coverFrom(day, space).length === 0).length
  const near = 'near where a raid may come in'
  const where =
    inland === 0
      ? `All wait ${near}.`
      : `${up.length - inland} wait ${near}, ${inland} inland for what comes through.`
  return {
    words: `${day.patrols} go up for ${counted(day.forming.length, 'raid')}${high}.`,
    after: [where, `${WHY_SO_MANY} ${reserve(day)}`],
  }
}

function reserve(day: Day): string {
  if (day.segment >= LAST_SEGMENT) return 'No raid comes after these: nobody need be kept back.'
  const left = day.squadrons.filter(({ place }) => place.at === 'ready').length
  return `${left} ${left === 1 ? 'stays' : 'stay'} ready for ${clockName(day.segment + 1)}.`
}

/**
 * How the heuristic lays patrols (bot.ts): early, many, and all of them at HIGH. Measured over 400 days of each scenario: with three a
 * raid in place of seven it ended 2.3 points lower, without those that start far inland 1.2.
 */
const WHY_SO_MANY = 'A scramble to MED takes three moves.'

type Reason = (day: Day, option: Choice['options'][number], choice: Choice) => string | undefined

const REASONS: { readonly [K in keyof Asks]?: Reason } = {
  'patrol-squadron': (day, option) => {
    const first = firstOf(option)
    if (first === undefined) return 'The machine has enough in the air: the others stay at readiness.'
    return coverFrom(day, squadronOf(day, first).home).length > 0
      ? 'It is next door to where a raid may come in. The machine sends up many early and keeps few back.'
      : 'The machine sends up many early, those far from the coast too: they wait inland for a raid that comes through.'
  },
  'patrol-box': (_, option) => {
    const { altitude } = option as PatrolBoxOption
    if (altitude === 'MED')
      return 'Most raids fly at this height: whoever is level with one gets in for certain.'
    return altitude === 'HIGH'
      ? `It waits above most raids: from there it dives in ${metOften('above')}, at +2, or comes down level in one move.`
      : undefined
  },
  'move-squadron': (day, option) => {
    const id = firstOf(option)
    if (id === undefined)
      return stayWords(day) || 'No other move brings anybody nearer to a raid worth a fight.'
    // What it would answer to the question that follows is the reason.
    const squadron = squadronOf(day, id)
    const boxes = boxesFor(day, squadron)
    const to = boxes[bestMove(day, squadron, boxes)]
    const sent = (option as StackOption).squadrons?.map(one => squadronOf(day, one)) ?? [squadron]
    return to && `To ${spaceName(day, to.space)}, ${to.box}: ${boxReason(day, sent, to)}`
  },
  'move-box': (day, option, { about = [] }) => {
    const to = option as MoveBoxOption
    const sent = about.filter(ref => ref.startsWith('squadron:')).map(ref => squadronOf(day, idIn(ref)))
    return boxReason(day, sent, to)
  },
  join: (day, { ends }, choice) => {
    if (ends) return 'More squadrons would cost more than they bring against this raid.'
    const prey = preyOf(day, raidAbout(day, choice))
    return prey
      ? `The more squadrons there are for each hunter, the more get through to ${prey}.`
      : 'Against these hunters it can expect to win more than it loses.'
  },
  intercepted: () => 'It would do least behind the hunters: the others stay free for that.',
  evade: () => 'It can do most to those behind the hunters.',
  'set-aside': (_, option) =>
    'squadron' in option
      ? 'It can do more behind the hunters than against them.'
      : 'It is the harder one to hurt: the other is fought.',
  pair: () => BALANCE,
  excess: (_, option) =>
    'group' in option ? BALANCE : 'Behind the hunters it can win more than against them.',
  shift: (_, { ends }) =>
    ends ? 'Nobody would find more elsewhere.' : 'There it can win more, with fewer of yours beside it.',
  tactics: (_, option) =>
    'by' in option && Number(option.by) > 0
      ? 'Most is to be had behind it.'
      : 'Least is to be had behind it: it is in nobody’s way.',
  attack: () => BALANCE,
  'escort-attack': () => BALANCE,
  'join-attempt': (_, { ends }) =>
    ends
      ? 'A fight from there would cost more than it brings.'
      : 'The roll costs nothing: whoever gets in may still stay out.',
}

const BALANCE = 'Of all pairs this one promises most: what it may shoot down, less what it may lose.'

/** Why squadrons of one box would go there. */
function boxReason(day: Day, sent: readonly Squadron[], { squadron: id, space, box }: MoveBoxOption): string {
  const squadron = squadronOf(day, id)
  // bot/command.ts: who is on the ground goes up against a raid that comes to his airfield.
  if (box === 'SCRAMBLE')
    return 'a raid is bound for its airfield, and in the air it is safe from bombs. It takes off with its next move.'
  const [met] = meetingsAt(day, space, box)
  const kept = box === 'HIGH' ? ' It keeps its height until then: coming down costs no move.' : ''
  if (met?.when === 'next' && met.how) {
    const { raid, how, hunted } = met
    const lost = fightsTold(lossesMet(day, raidNumbered(day.raids, raid), sent, box))
    const sure = how === 'level' ? ' From another height it may miss it.' : ''
    return `there ${metHow(how, hunted)} against raid ${raid}${lost && `: ${lost}`}.${sure}`
  }
  if (met) return `raid ${met.raid} ${met.when === 'next' ? 'is' : 'comes'} there.${kept}`
  const there: Squadron = { ...squadron, place: { at: 'airborne', space, altitude: box } }
  const chance = chanceFrom(day, squadron, space, box, raidFor(day, there))
  if (!chance || isTooLate(chance)) return 'in the air it is safe from bombs on its airfield.'
  return `from there raid ${chance.raid} is ${counted(chance.moves, 'move')} away.${kept}`
}

const firstOf = (option: StackOption): string | undefined => option.squadron ?? option.squadrons?.[0]
