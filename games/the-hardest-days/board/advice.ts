import { type Choice, counted, listed } from '@tallyho/engine'
import type { Staffed } from '@tallyho/kit/manners.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import type { StackOption } from '../rules/02-terms/choices.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import type { MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day, Squadron } from '../state.ts'
import { coverFrom } from '../text/covers.ts'
import {
  bestChance,
  chanceFrom,
  chanceWords,
  isTooLate,
  meetingsAt,
  meetingWords,
  stayWords,
  surely,
} from '../text/meetings.ts'
import { airfieldName, nobody } from '../text/names.ts'
import type { Asks } from '../vocabulary.ts'

/** Why the machine would answer so: what speaks for it, in a sentence. */
export function advice(day: Day, { ask, options }: Choice, id: string): string | undefined {
  const option = options.find(one => one.id === id)
  return option && REASONS[ask as keyof Asks]?.(day, option)
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
  const words = laid.length === 0 ? 'The staff moves nobody: no raid can be met.' : laid.join('\n')
  return { words, after: ['“No more moves” confirms it.'] }
}

/** Where a squadron is after its move, and what it can do there about a raid. */
function thenTold(day: Day, squadron: Squadron): string | undefined {
  const { place } = squadron
  if (place.at === 'scramble') return `${airfieldName(day, squadron.id)}, takes off next`
  if (place.at !== 'airborne') return undefined
  const { space, altitude } = place
  const met = meetingsAt(day, space, altitude).map(meetingWords)
  const chance = chanceFrom(day, squadron, space, altitude)
  if (met.length > 0) return `${space} ${altitude}, ${met.join('; ')}`
  if (!chance || isTooLate(chance)) return undefined
  return `${space} ${altitude}, raid ${chance.raid} in ${counted(chance.moves, 'move')}`
}

function patrolsLaid(day: Day): Staffed {
  const up = day.squadrons.filter(({ place }) => place.at === 'airborne').map(({ id }) => id)
  const left = day.squadrons.filter(({ place }) => place.at === 'ready').length
  const words =
    up.length === 0
      ? 'The staff sends nobody up: all stay at readiness.'
      : `The staff sends up ${listed(up)}; ${counted(left, 'squadron')} ${left === 1 ? 'stays' : 'stay'} at readiness for the next two hours.`
  const ends = `“${nobody(day.patrols > 0, 'goes on patrol')}” confirms the plan.`
  return { words, after: up.length === 0 ? [ends] : [WHY_UP_AND_HIGH, ends] }
}

/** How the heuristic lays patrols (bot.ts): early, and all of them at HIGH. */
const WHY_UP_AND_HIGH =
  'Up now because from the ground it takes three moves to MED; at HIGH because one move down brings them level with most raids.'

type Reason = (day: Day, option: Choice['options'][number]) => string | undefined

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
  join: (_, { ends }) =>
    ends
      ? 'More squadrons would cost more than they bring against this raid.'
      : 'The more squadrons there are for each hunter, the more get through to the bombers.',
  'join-attempt': (_, { ends }) =>
    ends
      ? 'A fight from there would cost more than it brings.'
      : 'The roll costs nothing: whoever gets in may still stay out.',
}

const firstOf = (option: StackOption): string | undefined => option.squadron ?? option.squadrons?.[0]
