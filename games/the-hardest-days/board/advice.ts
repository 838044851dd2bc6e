import { type Choice, counted, listed } from '@tallyho/engine'
import type { Staffed } from '@tallyho/kit/manners.ts'
import { packOf } from '../pack/index.ts'
import type { SpaceId } from '../pack/types.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import { raidAbout, type StackOption } from '../rules/02-terms/choices.ts'
import { LAST_SEGMENT, squadronOf } from '../rules/02-terms/terms.ts'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import type { MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day, Squadron } from '../state.ts'
import { preyOf } from '../text/beyond.ts'
import { coverFrom, coversTold } from '../text/covers.ts'
import {
  bestChance,
  chanceFrom,
  chancesFor,
  chanceWords,
  isTooLate,
  meetingsAt,
  meetingWords,
  stayWords,
  surely,
} from '../text/meetings.ts'
import { airfieldName, clockName, spaceName } from '../text/names.ts'
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

/** Who is up, box by box, and what he can do there about a raid; those for whom that is nothing are left out. */
function movesLaid(day: Day): Staffed {
  const boxes = new Map<string, { readonly ids: string[]; readonly first: Squadron }>()
  for (const squadron of day.squadrons) {
    const box = squadron.place.at === 'ready' ? undefined : boxOf(squadron)?.id
    if (box === undefined) continue
    const known = boxes.get(box)
    if (known) known.ids.push(squadron.id)
    else boxes.set(box, { ids: [squadron.id], first: squadron })
  }
  const laid = [...boxes.values()].flatMap(({ ids, first }) => {
    const then = thenTold(day, first)
    return then ? [`${listed(ids)}: ${then}`] : []
  })
  const isMet = day.squadrons.some(squadron => chancesFor(day, squadron).some(one => !isTooLate(one)))
  const none = `The staff moves nobody: no raid ${isMet ? 'that can be met is worth the fight' : 'can be met'}.`
  return { words: laid.length === 0 ? none : laid.join('\n') }
}

/** Where a squadron is after its move, and what it can do there about a raid. */
function thenTold(day: Day, squadron: Squadron): string | undefined {
  const { place } = squadron
  if (place.at === 'scramble') return `${airfieldName(day, squadron.id)}, takes off next`
  if (place.at !== 'airborne') return undefined
  const { space, altitude } = place
  const met = meetingsAt(day, space, altitude).map(meetingWords)
  const chance = chanceFrom(day, squadron, space, altitude)
  const where = `${spaceName(day, space)} ${altitude}`
  if (met.length > 0) return `${where}, ${met.join('; ')}`
  if (!chance || isTooLate(chance)) return undefined
  return `${where}, raid ${chance.raid} in ${counted(chance.moves, 'move')}`
}

/** How many go where, what may come in near them, and what is left when the clock moves on. THD-5.3.b */
function patrolsLaid(day: Day): Staffed {
  const up = day.squadrons.flatMap(({ place }) => (place.at === 'airborne' ? [place] : []))
  if (up.length === 0) return { words: 'The staff sends nobody up: all stay at readiness.' }
  const isHigh = up.every(({ altitude }) => altitude === 'HIGH')
  const boxes = new Map<string, { readonly space: SpaceId; count: number }>()
  for (const { space, altitude } of up) {
    const where = `${packOf(day).space(space).name}${isHigh ? '' : ` ${altitude}`}`
    const box = boxes.get(where)
    if (box) box.count++
    else boxes.set(where, { space, count: 1 })
  }
  const over = [...boxes].map(([where, { space, count }]) => `${where} ${count} (${nearby(day, space)})`)
  const high = isHigh ? ', all at HIGH: one move down brings them level with most raids' : ''
  return {
    words: `The staff sends up ${day.patrols} for ${counted(day.forming.length, 'raid')}${high}.`,
    after: [
      `Where, and how likely a raid comes in nearby: ${over.join('; ')}.`,
      `${WHY_SO_MANY} ${reserve(day)}`,
    ],
  }
}

/** What is likeliest to come in at a space or next door: `67 %`, `LF3 for certain`; inland nothing does. */
const nearby = (day: Day, space: SpaceId): string =>
  coversTold(day, coverFrom(day, space).slice(0, 1))[0] ?? 'inland, for what comes through'

function reserve(day: Day): string {
  if (day.segment >= LAST_SEGMENT) return 'No raid comes after these: nobody need be kept back.'
  const left = day.squadrons.filter(({ place }) => place.at === 'ready').length
  const [next, back] = [clockName(day.segment + 1), clockName(day.segment + 2)]
  return `${left} ${left === 1 ? 'stays' : 'stay'} ready for ${next}; who comes home unhurt is ready again at ${back}.`
}

/**
 * How the heuristic lays patrols (bot.ts): early, many, and all of them at HIGH. Measured over 400 days of each scenario: with three a
 * raid in place of seven it ended 2.3 points lower, without those that start far inland 1.2.
 */
const WHY_SO_MANY = 'So many, because a scramble takes three moves to MED.'

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
      ? `From above the first fight is at +2, but a squadron gets in only ${surely('above')} of a die; it can come down in one move.`
      : undefined
  },
  'move-squadron': (day, option) => {
    const first = firstOf(option)
    if (first === undefined)
      return stayWords(day) || 'No other move brings anybody nearer to a raid worth a fight.'
    const chance = bestChance(day, squadronOf(day, first))
    if (!chance) return undefined
    return isTooLate(chance)
      ? 'It cannot meet this raid any more; in the air it is safe from bombs on its airfield.'
      : `It ${chanceWords(chance)}.`
  },
  'move-box': (day, option) => {
    const { space, box } = option as MoveBoxOption
    if (box === 'SCRAMBLE') return 'From there it takes off with its next move.'
    const [met] = meetingsAt(day, space, box)
    if (!met) return 'It is on the way to where a raid is, or is bound.'
    if (met.how === undefined) return `Raid ${met.raid} comes by there.`
    const height = {
      level: '',
      above: ', at +2 in its first fight',
      below: met.hunted ? ', at −2; its hunters look for it first' : ', at −2',
    }[met.how]
    return `There it meets raid ${met.raid} ${surely(met.how)}${met.how === 'level' ? '' : ' of a die'}${height}.`
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
  attack: () => BALANCE,
  'escort-attack': () => BALANCE,
  'join-attempt': (_, { ends }) =>
    ends
      ? 'A fight from there would cost more than it brings.'
      : 'The roll costs nothing: whoever gets in may still stay out.',
}

const BALANCE = 'Of all pairs this one promises most: what it may shoot down, less what it may lose.'

const firstOf = (option: StackOption): string | undefined => option.squadron ?? option.squadrons?.[0]
