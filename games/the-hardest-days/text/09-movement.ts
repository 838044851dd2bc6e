import { type Choice, counted, firstOf, idIn, listed, type Said } from '@tallyho/engine'
import { ALTITUDES, type Altitude, type SpaceId, type SquadronId } from '../pack/types.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { airborneIn, levelFrom, raidNumbered, squadronOf } from '../rules/02-terms/terms.ts'
import { canMove, type MapBox, type MoveBoxOption, movesTo } from '../rules/10-squadron-movement.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { lostToHunters } from './chances.ts'
import {
  bestChance,
  type Chance,
  chanceFrom,
  chancesFor,
  chanceWords,
  isTooLate,
  type Meeting,
  meetingsAt,
  metHow,
  metInShort,
  rankOf,
  stayWords,
} from './meetings.ts'
import { airfieldName, allOf, clockName, placeName, spaceName, squadronName, whereTo } from './names.ts'

/** Raids and squadrons on the move (9, 10), and home again (4.III, 15). */
export const movement = {
  asks: {
    'recovery-route': {
      // THD-A-59
      question: (_, { about }) => `Which way does raid ${firstOf('raid', about)} fly home?`,
      answer: (day, { space }, choice) => ({
        head: `By ${spaceName(day, space)}`,
        so: meetersWords(whoMeets(day, raidAbout(day, choice), space)),
      }),
    },
    'move-squadron': {
      question: 'Which squadron moves?',
      answer: (day, { squadron, squadrons = [] }) => {
        const first = squadron ?? squadrons[0]
        return first === undefined
          ? stayingWords(day)
          : { row: moversWords(day, first), ...cellOf(day, squadron, squadrons) }
      },
    },
    'move-box': {
      question: (_, { about }) => whereTo(about, 'go'),
      answer: (day, { space, box }, choice) =>
        new Set(choice.options.map(option => option.space)).size === choice.options.length
          ? boxWords(day, space, box, choice)
          : { row: spaceWithRaid(day, space, choice), cell: box },
    },
  },
  notes: {
    'raid-moves': f => `Raid ${f.raid} flies on to ${f.name} at ${f.altitude}.`,
    recover: ({ raid }) => `Raid ${raid} turns for home.`,
    'raid-leaves': ({ raid }) => `Raid ${raid} leaves England.`,
    'range-limit': f =>
      `${f.group} of raid ${f.raid} is at the end of its range and ${f.box === 'hunt' ? 'flies home' : 'waits on channel patrol'}.`,
    'within-range': ({ raid, groups }) =>
      `Raid ${raid} is back within range of the Me109s: ${listed(groups)} close up.`,
    'squadron-moves': ({ squadron, name, box }) =>
      `${squadronName(squadron)} ${box === 'SCRAMBLE' ? 'scrambles' : `moves to ${name} at ${box}`}.`,
    'out-of-reach': ({ raids }) =>
      `Nobody can reach raid ${listed(raids.map(String))} any more: over the sea before a squadron is at its height.`,
    'group-recovers': ({ group, segment }) =>
      segment === undefined
        ? `${group} is home and done for the day.`
        : `${group} is home, ready again at ${clockName(segment)}.`,
    'time-advance': ({ segment }) => `The clock moves to ${clockName(segment)}.`,
    'group-ready': ({ group }) => `${group} is ready again.`,
    'squadron-turnaround': f => `${squadronName(f.squadron)}: ${placeName(f.from)} to ${placeName(f.to)}.`,
  },
  rolls: {},
} satisfies ChapterWords

const NO_MORE = 'Confirm, no more moves'

/** Who stays and fights, if nobody else moves; or that nobody can reach a raid any more. */
function stayingWords(day: Day): Said {
  const so = stayWords(day)
  if (so) return { head: NO_MORE, so }
  const able = day.squadrons.filter(canMove)
  const late = able.every(squadron => {
    const chance = bestChance(day, squadron)
    return chance !== undefined && isTooLate(chance)
  })
  if (!late) return NO_MORE
  return {
    head: NO_MORE,
    so: `nobody can reach ${day.raids.length === 1 ? 'the raid' : 'a raid'} any more`,
  }
}

/** What a squadron, or the first of a stack, can do about the raids: the best, and which of those that still come on it cannot catch. */
function chanceOf(day: Day, id: SquadronId): string {
  const squadron = squadronOf(day, id)
  const [best, ...others] = chancesFor(day, squadron)
  if (!best) return ''
  const inbound = others.filter(one => isTooLate(one) && !raidNumbered(day.raids, one.raid).recovering)
  const late = isTooLate(best) ? [] : inbound.map(({ raid }) => String(raid))
  const risk = riskOfStaying(day, squadron, best)
  return [
    chanceWords(best),
    ...(risk === undefined ? [] : [risk]),
    ...(late.length > 0 ? [`too late for raid ${listed(late)}`] : []),
  ].join('; ')
}

/** Who is where a raid is: what its hunters may do to those of that box. */
function riskOfStaying(day: Day, { place }: Squadron, { raid, moves }: Chance): string | undefined {
  if (moves > 0 || place.at !== 'airborne') return undefined
  const { space, altitude } = place
  return lostToHunters(day, raidNumbered(day.raids, raid), airborneIn(day, space, altitude), altitude)
}

/** THD-11.1.2.d Who can be where a raid goes with the move that follows, at its level or one off. */
export function whoMeets(day: Day, { altitude }: Raid, space: SpaceId): readonly Squadron[] {
  const levels = [levelFrom(altitude, -1), altitude, levelFrom(altitude, 1)]
  return day.squadrons.filter(
    squadron =>
      canMove(squadron) &&
      levels.some(level => level !== undefined && movesTo(day, squadron, space, level) <= 1),
  )
}

const meetersWords = (able: readonly Squadron[]): string =>
  able.length === 0
    ? 'nobody of yours can meet it there'
    : `${listed(able.map(({ id }) => id))} can meet it there`

/** `Kenley, ready: can fight raid 1 in 3 moves`: where those of one box are, and what they can do. */
function moversWords(day: Day, id: SquadronId): string {
  const { place } = squadronOf(day, id)
  const where =
    place.at === 'airborne'
      ? `${spaceName(day, place.space)}, ${place.altitude}`
      : `${airfieldName(day, id)}, ${place.at === 'ready' ? 'ready' : 'taking off'}`
  const chance = chanceOf(day, id)
  return chance ? `${where}: ${chance}` : where
}

/** One squadron, or all of a row; those in the air who move together are told by their numbers once they have moved. */
function cellOf(day: Day, one: SquadronId | undefined, squadrons: readonly SquadronId[]) {
  if (one !== undefined) return { cell: one }
  const ids = listed(squadrons)
  const [first = ''] = squadrons
  const { place } = squadronOf(day, first)
  return {
    cell: `${allOf(squadrons)}: ${ids}`,
    ...(place.at === 'airborne' && { short: `${ids} (${spaceName(day, place.space)}, ${place.altitude})` }),
  }
}

/** A place is asked for: with the heights over it that are offered, for these squadrons. */
type WhereTo = Choice<MoveBoxOption>

/** How a raid is met from a height, in words of its own, and what its hunters may do to those who are sent there: `it fights for certain, lost to a hunter on 3 in 6`. */
function metAt(
  day: Day,
  { about = [] }: WhereTo,
  { raid, how, hunted }: Meeting,
  level: Altitude,
  met = metHow,
): string {
  if (how === undefined) return ''
  const sent = about.filter(ref => ref.startsWith('squadron:')).map(ref => squadronOf(day, idIn(ref)))
  const risk = lostToHunters(day, raidNumbered(day.raids, raid), sent, level)
  return `${met(how, hunted)}${risk === undefined ? '' : `, ${risk}`}`
}

/** One height of a space, by itself. */
function boxWords(day: Day, space: SpaceId, box: MapBox, choice: WhereTo): Said {
  if (box === 'SCRAMBLE') return 'SCRAMBLE: pilots run to their aircraft'
  const head = `${box}, ${spaceName(day, space)}`
  const met = meetingsAt(day, space, box).map(meeting =>
    [WHEN[meeting.when](meeting.raid), metAt(day, choice, meeting, box)].filter(Boolean).join(': '),
  )
  const so = met.length > 0 ? met.join('. ') : onTheWay(day, space, [box], choice.options)
  return so ? { head, so } : head
}

/** `Weald: raid 1 is here. HIGH: meets it on 1–3, at +2, lost to a hunter on 1 in 6. MED: meets it for certain, …`: of the heights that are offered. */
function spaceWithRaid(day: Day, space: SpaceId, choice: WhereTo): string {
  const { options } = choice
  const offered = ALTITUDES.toReversed().filter(level =>
    options.some(option => option.space === space && option.box === level),
  )
  const met = offered.flatMap(level => meetingsAt(day, space, level).map(meeting => ({ ...meeting, level })))
  const raids = [...new Set(met.map(({ raid, when }) => WHEN[when](raid)))].map(raid => {
    const levels = met.filter(({ raid: number, when }) => WHEN[when](number) === raid)
    const chances = levels.flatMap(meeting => {
      const { level, how } = meeting
      return how ? [`${level}: ${metAt(day, choice, meeting, level, metInShort)}`] : []
    })
    return [raid, ...chances].join('. ')
  })
  const so = raids.length > 0 ? raids.join('. ') : onTheWay(day, space, offered, options)
  return so ? `${spaceName(day, space)}: ${so}` : spaceName(day, space)
}

/** `raid 2 is 1 move away`, `from HIGH and MED raid 2 is 1 move away`: of the heights that are offered, those that lead to a raid soonest. */
function onTheWay(
  day: Day,
  space: SpaceId,
  offered: readonly Altitude[],
  [first]: readonly MoveBoxOption[],
): string {
  if (!first) return ''
  const squadron = squadronOf(day, first.squadron)
  const chances = offered.flatMap(level => {
    const chance = chanceFrom(day, squadron, space, level)
    return chance && !isTooLate(chance) ? [{ level, ...chance }] : []
  })
  const [best] = chances.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (!best) return day.raids.length > 0 ? 'no raid can be met from here' : ''
  const { moves, raid } = best
  const from = chances.filter(one => one.moves === moves && one.raid === raid).map(({ level }) => level)
  const which = from.length < offered.length ? `from ${listed(from)} ` : ''
  return `${which}raid ${raid} is ${counted(moves, 'move')} away`
}

const WHEN: Readonly<Record<Meeting['when'], (raid: number) => string>> = {
  next: raid => `raid ${raid} is here`,
  'in 2': raid => `raid ${raid} comes here next`,
}
