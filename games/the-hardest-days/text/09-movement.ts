import { type Choice, counted, firstOf, idIn, listed, type Said } from '@tallyho/engine'
import type { Altitude, SpaceId, SquadronId } from '../pack/types.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { levelFrom, raidNumbered, squadronOf } from '../rules/02-terms/terms.ts'
import { canMove, type MoveBoxOption, movesTo } from '../rules/10-squadron-movement.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { foeMet, lossesMet, NONE, oursLost, shareOf } from './chances.ts'
import {
  bestChance,
  type Chance,
  chanceFrom,
  huntersFirst,
  isAnyMet,
  isTooLate,
  type Meeting,
  meetingsAt,
  metOften,
  type Slant,
  slantTold,
  stayWords,
  whenMet,
} from './meetings.ts'
import {
  airfieldName,
  clockName,
  isOfStack,
  placeName,
  spaceName,
  squadronName,
  whereTo,
  whoTogether,
} from './names.ts'

/** Raids and squadrons on the move (9, 10), and home again (4.III, 15). */
export const movement = {
  asks: {
    'recovery-route': {
      // THD-A-59
      question: (_, { about }) => `Which way does raid ${firstOf('raid', about)} fly home?`,
      answer: (day, { space }, choice) => {
        const able = whoMeets(day, raidAbout(day, choice), space)
        return {
          head: `By ${spaceName(day, space)}`,
          so: listed(able.map(({ id }) => id)),
          figures: [{ of: 'can meet it', is: String(able.length) }],
        }
      },
    },
    'move-squadron': {
      question: 'Which squadron moves?',
      answer: (day, { squadron, squadrons = [] }, { options }) => {
        if (squadron === undefined)
          return squadrons.length === 0 ? stayingWords(day) : moverWords(day, squadrons)
        return isOfStack(squadron, options) ? squadronName(squadron) : moverWords(day, [squadron])
      },
    },
    'move-box': {
      question: (_, { about }) => whereTo(about, 'go'),
      answer: boxWords,
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

/** THD-10.1.a What a squadron, or those of a stack, can do about the raid that they can meet soonest, and where they are. */
function moverWords(day: Day, ids: readonly SquadronId[]): Said {
  const squadron = squadronOf(day, ids[0] ?? '')
  const { place } = squadron
  const where =
    place.at === 'airborne'
      ? `${spaceName(day, place.space)}, ${place.altitude}`
      : `${airfieldName(day, squadron.id)}, ${place.at === 'ready' ? 'ready' : 'taking off'}`
  const best = bestChance(day, squadron)
  const isMet = best !== undefined && !isTooLate(best)
  const { how, bombed, hunted, targets } = best ?? {}
  const after =
    isMet && bombed ? '; after its bombs' : targets && targets < 6 ? `; for ${targets} of its 6 targets` : ''
  // THD-11.1.2.b Who has another move before it can still climb past them.
  const trap = best && best.moves <= 1 && how === 'below' && hunted ? `; ${huntersFirst()}` : ''
  return {
    head: whoTogether(ids),
    so: `${where}${after || trap}`,
    figures:
      best === undefined
        ? []
        : [
            isMet ? whenMet(best) : { of: `raid ${best.raid}`, is: 'too late' },
            ...(isMet && isToldHow(best)
              ? [{ of: `meets at ${best.level}`, is: metOften(best.how) }]
              : isAnyMet(day)
                ? [{ of: 'meets', is: NONE }]
                : []),
          ],
  }
}

/** Nobody knows how high those fly that are still at sea, nor where those go that have no target yet. */
const isToldHow = (chance: Chance | undefined): chance is Chance & { readonly how: Slant } =>
  chance?.sure === true && chance.how !== undefined

/** THD-11.1.2.d Who can be where a raid goes with the move that follows, at its level or one off. */
export function whoMeets(day: Day, { altitude }: Raid, space: SpaceId): readonly Squadron[] {
  const levels = [levelFrom(altitude, -1), altitude, levelFrom(altitude, 1)]
  return day.squadrons.filter(
    squadron =>
      canMove(squadron) &&
      levels.some(level => level !== undefined && movesTo(day, squadron, space, level) <= 1),
  )
}

/** A place is asked for: with the heights over it that are offered, for these squadrons. */
type WhereTo = Choice<MoveBoxOption>

/** A height over a space: how often those who are sent there meet a raid, now or with the move after it, and what a fight from there brings. */
function boxWords(day: Day, { space, box, squadron }: MoveBoxOption, { about = [], options }: WhereTo): Said {
  if (box === 'SCRAMBLE') return { head: 'Scramble', so: 'pilots run to their aircraft' }
  const head = `${spaceName(day, space)}, ${box}`
  const [met] = meetingsAt(day, space, box)
  // Where nobody meets anybody yet, that stands in no column.
  const heights = options.flatMap(to => (to.box === 'SCRAMBLE' ? [] : [{ ...to, box: to.box }]))
  const isFought = heights.some(to => meetingsAt(day, to.space, to.box).some(({ how }) => how))
  const noLoss = isFought ? [oursLost([])] : []
  if (!met) {
    const chance = chanceFrom(day, squadronOf(day, squadron), space, box)
    if (!chance || isTooLate(chance)) return { head, so: 'no raid comes by', figures: [] }
    const then = isToldHow(chance) ? `then at ${chance.level}, ${slantTold(chance.how, chance.hunted)}` : ''
    const far = { of: `to raid ${chance.raid}`, is: counted(chance.moves, 'move') }
    return { head, ...(then && { so: then }), figures: [far, ...noLoss] }
  }
  const sent = about.filter(ref => ref.startsWith('squadron:')).map(ref => squadronOf(day, idIn(ref)))
  const told = metWords(day, met, sent, box)
  return { head, ...told, ...(met.how === undefined && { figures: [...told.figures, ...noLoss] }) }
}

/** What those who are at a height do about a raid that comes by, and what a fight from there brings. */
function metWords(day: Day, { raid, when, how, hunted }: Meeting, sent: readonly Squadron[], box: Altitude) {
  const meets = { of: when === 'next' ? 'meets next' : 'meets in 2', is: how ? metOften(how) : '?' }
  if (how === undefined) return { so: `raid ${raid}, nobody knows how high`, figures: [meets] }
  const about = raidNumbered(day.raids, raid)
  const fights = lossesMet(day, about, sent, box)
  const foe =
    how === 'below' && hunted ? '' : `: ${foeMet(day, about)} ${shareOf(fights.map(({ group }) => group))}`
  return { so: `raid ${raid}, ${slantTold(how, hunted)}${foe}`, figures: [meets, oursLost(fights)] }
}

/** THD-10.1.a Nobody has to move: what it brings not to. */
export function stayTold(day: Day, { about = [] }: Choice): readonly string[] {
  const sent = about.filter(ref => ref.startsWith('squadron:')).map(ref => squadronOf(day, idIn(ref)))
  const place = sent[0]?.place
  if (place?.at !== 'airborne') return []
  const [met] = meetingsAt(day, place.space, place.altitude)
  if (!met) return []
  const { so, figures } = metWords(day, met, sent, place.altitude)
  return [`As they are: ${so}; ${figures.map(({ of, is }) => `${of} ${is}`).join(', ')}.`]
}
