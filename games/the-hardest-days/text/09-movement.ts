import { firstOf, listed, type Said } from '@tallyho/engine'
import { ALTITUDES, type SpaceId, type SquadronId } from '../pack/types.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { bestMeeting, meetingsAt, meetingWords } from './meetings.ts'
import {
  clockName,
  placeName,
  spaceName,
  squadronName,
  squadronWithHome,
  squadronWithState,
  stackWords,
  whereTo,
} from './names.ts'

/** Raids and squadrons on the move (9, 10), and home again (4.III, 15). */
export const movement = {
  asks: {
    'recovery-route': {
      question: (_, { about }) => `Raid ${firstOf('raid', about)} makes for the coast. Which way?`,
      answer: (day, { space }) => `By ${spaceName(day, space)}`,
    },
    'move-squadron': {
      question: 'Which squadron moves?',
      answer: (day, { squadron, squadrons }) => {
        if (squadrons) return stackWords(day, squadrons)
        return squadron === undefined ? 'Nobody else moves' : moverWords(day, squadron)
      },
    },
    'move-box': {
      question: (_, { about }) => whereTo(about, 'go'),
      answer: (day, { space, box }) => ({ row: spaceWithRaid(day, space), cell: box }),
    },
  },
  notes: {
    'raid-moves': f => `Raid ${f.raid} flies from ${f.from} to ${f.to} at ${f.altitude}.`,
    recover: ({ raid }) => `Raid ${raid} turns for home.`,
    'raid-leaves': ({ raid }) => `Raid ${raid} leaves England.`,
    'range-limit': f =>
      `${f.group} of raid ${f.raid} is at the end of its range and ${f.box === 'hunt' ? 'flies home' : 'waits on channel patrol'}.`,
    'within-range': ({ raid, groups }) =>
      `Raid ${raid} is back within range of the Me109s: ${listed(groups)} close up.`,
    'squadron-moves': ({ squadron, space, box }) =>
      `${squadronName(squadron)} ${box === 'SCRAMBLE' ? 'scrambles' : `moves to ${space} at ${box}`}.`,
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

function moverWords(day: Day, id: SquadronId): Said {
  const squadron = squadronOf(day, id)
  const { place } = squadron
  if (place.at === 'ready') return { head: squadronWithHome(day, id), so: 'scrambles' }
  const meeting = bestMeeting(day, squadron)
  const use = meeting ? `${meetingWords(meeting)}; ` : ''
  if (place.at !== 'airborne') return { head: squadronWithHome(day, id), so: `${use}takes off to LOW` }
  return {
    head: squadronWithState(day, id),
    so: `${use}at ${place.altitude} in ${spaceName(day, place.space)}`,
  }
}

/** `7/11a East Sussex and the Weald: raid 1 next`. */
function spaceWithRaid(day: Day, space: SpaceId): string {
  const met = ALTITUDES.flatMap(level => meetingsAt(day, space, level))
  const raids = [...new Set(met.map(({ raid, when }) => `raid ${raid} ${when}`))]
  return raids.length === 0 ? spaceName(day, space) : `${spaceName(day, space)}: ${listed(raids)}`
}
