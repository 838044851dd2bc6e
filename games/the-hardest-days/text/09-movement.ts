import { type Choice, counted, firstOf, idIn, listed, type Said, type SaidFigure } from '@tallyho/engine'
import type { Altitude, SpaceId, SquadronId } from '../pack/types.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { levelFrom, raidNumbered, squadronOf } from '../rules/02-terms/terms.ts'
import { canMove, type MoveBoxOption, movesTo } from '../rules/10-squadron-movement.ts'
import { squadronsAbout } from '../rules/11-interception.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { hasBombers } from './beyond.ts'
import { lossesMet, oursLost, shareOf } from './chances.ts'
import {
  bestChance,
  type Chance,
  chanceFrom,
  HUNTED,
  hasHunters,
  huntersFirst,
  isAnyMet,
  isTooLate,
  type Meeting,
  meetingsAt,
  metOften,
  type Slant,
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
  whoAll,
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

/** `43 and 601 fight raid 1; 54 dives on raid 1, 50 %`: who is where a raid is, if nobody else moves. */
export function stayWords(day: Day): string {
  return day.raids
    .flatMap(raid => {
      const { same, lower, higher } = squadronsAbout(day, raid)
      const ids = (squadrons: readonly Squadron[]) => whoAll(squadrons.map(({ id }) => id))
      const whom = `raid ${raid.number}`
      const one = (squadrons: readonly Squadron[]) => (squadrons.length === 1 ? 's' : '')
      return [
        ...(same.length > 0 ? [`${ids(same)} fight${one(same)} ${whom}`] : []),
        ...(higher.length > 0 ? [`${ids(higher)} dive${one(higher)} on ${whom}, ${metOften('above')}`] : []),
        ...(lower.length > 0
          ? [
              `${ids(lower)} climb${one(lower)} at ${whom}, ${metOften('below')}`,
              ...(hasHunters(day, raid) ? [huntersFirst(lower.length > 1 ? 'them' : 'it')] : []),
            ]
          : []),
      ]
    })
    .join('; ')
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
  const { how, bombed, hunted, targets, spent } = best ?? {}
  const isBomber = best !== undefined && bombsFallOf(day, best)
  const after = spent ? '; going home, cannot bomb' : isMet && bombed && isBomber ? '; after bombs' : ''
  // THD-11.1.2.b Who has another move before it can still climb past them.
  const trap = best && best.moves <= 1 && how === 'below' && hunted ? `; hunted ${HUNTED}` : ''
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
                ? [{ of: 'meets', is: isMet ? (targets && targets < 6 ? `${targets} in 6` : '?') : 'never' }]
                : []),
          ],
  }
}

/** Whether it may carry bombs: that of one that is laid out is seen. */
function bombsFallOf(day: Day, { raid }: Chance): boolean {
  const about = raidNumbered(day.raids, raid)
  return !about.deployed || hasBombers(day, about)
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

interface Row {
  readonly head: string
  readonly so?: string
  readonly figures?: readonly SaidFigure[]
}

/** A height over a space: how often those who are sent there meet a raid, now or with the move after it, and what a fight from there brings. */
function boxWords(day: Day, { space, box, squadron }: MoveBoxOption, { about = [], options }: WhereTo): Row {
  if (box === 'SCRAMBLE') return { head: 'Scramble', so: 'pilots run to their aircraft' }
  const head = `${spaceName(day, space)}, ${box}`
  const [met] = meetingsAt(day, space, box)
  // Where nobody meets anybody yet, that stands in no column.
  const heights = options.flatMap(to => (to.box === 'SCRAMBLE' ? [] : [{ ...to, box: to.box }]))
  const isFought = heights.some(to => meetingsAt(day, to.space, to.box).some(({ how }) => how))
  const noLoss = isFought ? [oursLost([])] : []
  const sent = about.filter(ref => ref.startsWith('squadron:')).map(ref => squadronOf(day, idIn(ref)))
  if (!met) {
    const chance = chanceFrom(day, squadronOf(day, squadron), space, box)
    if (!chance || isTooLate(chance)) return { head, so: 'no raid comes by', figures: [] }
    const far = { of: `to raid ${chance.raid}`, is: counted(chance.moves, 'move') }
    const { how, hunted, level, targets } = chance
    if (!how || !level) return { head, figures: [far, ...noLoss] }
    const { so, lost } = fightWords(day, { ...chance, how }, sent, level)
    const when = targets && targets < 6 ? `${targets} targets in 6` : `then at ${level}`
    return {
      head,
      so: how === 'below' && hunted ? so : `${when}: ${so}`,
      figures: [far, ...(isFought ? [lost] : [])],
    }
  }
  const told = metWords(day, met, sent, box)
  return { head, ...told, ...(met.how === undefined && { figures: [...told.figures, ...noLoss] }) }
}

/** What those who are at a height do about a raid that comes by, and what a fight from there brings. */
function metWords(day: Day, met: Meeting, sent: readonly Squadron[], box: Altitude) {
  const { raid, when, how, spent } = met
  const meets = { of: when === 'next' ? 'meets now' : 'meets next', is: how ? metOften(how) : '?' }
  if (how === undefined) return { so: `raid ${raid}, nobody knows how high`, figures: [meets] }
  const whom = spent ? `raid ${raid} leaves: ` : day.raids.length > 1 ? `raid ${raid}: ` : ''
  const { so, lost } = fightWords(day, { ...met, how }, sent, box)
  return { so: whom + so, figures: [meets, lost] }
}

/** `theirs lost 33 %`, or that it had better not be there, and what it may cost. */
function fightWords(
  day: Day,
  { raid, how, hunted }: Pick<Meeting, 'raid' | 'hunted'> & { readonly how: Slant },
  sent: readonly Squadron[],
  level: Altitude,
) {
  const fights = lossesMet(day, raidNumbered(day.raids, raid), sent, level)
  const foe = `theirs lost ${shareOf(fights.map(({ group }) => group))}`
  return { so: how === 'below' && hunted ? huntersFirst() : foe, lost: oursLost(fights) }
}

/** THD-10.1.a Nobody has to move: what it brings to stay where a raid comes by. */
export function stayHere(day: Day, choice: WhereTo) {
  const squadron = firstOf('squadron', choice.about) ?? ''
  const { place } = squadronOf(day, squadron)
  if (place.at !== 'airborne' || meetingsAt(day, place.space, place.altitude).length === 0) return undefined
  const { head, ...told } = boxWords(day, { ...place, id: STAY, squadron, box: place.altitude }, choice)
  return { words: `Stay, ${head}`, ...told }
}

/** What it is called among the places to go to. */
export const STAY = 'stay'
