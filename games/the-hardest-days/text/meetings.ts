import { counted, percent, type SaidFigure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ALTITUDES, type Altitude, type SpaceId } from '../pack/types.ts'
import { groupsIn, spaceOf, targetSpaceOf } from '../rules/02-terms/terms.ts'
import { canMove, movesTo, stagesHome } from '../rules/10-squadron-movement.ts'
import { huntersFind, type LevelsFound, squadronsFind } from '../rules/11-interception.ts'
import type { Day, Raid, RaidNumber, Squadron } from '../state.ts'
import { isSpent } from './beyond.ts'

/** Where raids are bound, as the map tells it, and who would meet them there. Nothing here is decided. */

/** Farther ahead nobody looks. */
const FAR = 9

interface Stage {
  readonly place: Raid['place']
  readonly recovering: boolean
}

/** Where a raid goes next (THD-9); undefined where it leaves the map, has no target yet (THD-13.1.a) or the player will choose its way. */
function after(day: Day, raid: Raid, { place, recovering }: Stage): Stage | undefined {
  const { track, space, neighbours } = packOf(day)
  if (place.on === 'track')
    return {
      recovering,
      place:
        place.space > 1
          ? { on: 'track', space: place.space - 1 }
          : { on: 'map', space: track(raid.track).entry },
    }
  const here = space(place.space)
  if (recovering) {
    if (here.coastal) return undefined
    const coast = neighbours(here.id).filter(id => space(id).coastal)
    const [only, more] = coast.length > 0 || here.recovery === undefined ? coast : [here.recovery]
    return only === undefined || more !== undefined
      ? undefined
      : { recovering, place: { on: 'map', space: only } }
  }
  const target = targetSpaceOf(day, raid)
  if (target === undefined) return undefined
  if (target === here.id) return { place, recovering: true }
  const arrow = target === 'London' ? (here.arrowLondon ?? here.arrow) : here.arrow
  const next = here.neighbours.includes(target) ? target : arrow
  return next === undefined ? undefined : { recovering, place: { on: 'map', space: next } }
}

/** The spaces that a raid is still to fly over before it bombs, the one it is over left out. */
export function wayOf(day: Day, raid: Raid): readonly SpaceId[] {
  const way: SpaceId[] = []
  let stage: Stage | undefined = raid
  for (let i = 0; i < FAR && stage; i++) {
    stage = after(day, raid, stage)
    if (!stage || stage.recovering !== raid.recovering) break
    if (stage.place.on === 'map') way.push(stage.place.space)
  }
  return way
}

/** A raid that somebody may meet. */
interface Met {
  readonly raid: RaidNumber
  /** Its hunters look for whoever is below. */
  readonly hunted: boolean
  /** It goes home, and nothing in it can bomb. */
  readonly spent: boolean
}

/** A raid that comes by: at the next interception, or at the one after it. */
export interface Meeting extends Met {
  readonly when: 'next' | 'in 2'
  /** How high a squadron would be against it; undefined as long as nobody knows how high it flies. */
  readonly how: 'level' | 'above' | 'below' | undefined
}

/** THD-11.1.2.b A raid with hunters looks for those at other levels before they look for it. */
export const hasHunters = (day: Day, raid: Raid): boolean =>
  raid.deployed && groupsIn(day, raid, 'hunt').length > 0

const metOf = (day: Day, raid: Raid): Met => ({
  raid: raid.number,
  hunted: hasHunters(day, raid),
  spent: isSpent(day, raid),
})

/** THD-11.1.2.d Whom a squadron would meet that waits at this level, who still matters first; two levels away nobody is found. */
export function meetingsAt(day: Day, space: SpaceId, level: Altitude): readonly Meeting[] {
  const meetings = day.raids.flatMap((raid): readonly Meeting[] => {
    const next = after(day, raid, raid)
    const then = next?.place.on === 'map' ? next.place.space : undefined
    const when = spaceOf(raid) === space ? 'next' : then === space ? 'in 2' : undefined
    const off = ALTITUDES.indexOf(level) - ALTITUDES.indexOf(raid.altitude)
    if (when === undefined || (raid.deployed && Math.abs(off) > 1)) return []
    const how = raid.deployed ? slantOf(raid, level) : undefined
    return [{ ...metOf(day, raid), when, how }]
  })
  return meetings.toSorted((a, b) => Number(a.spent) - Number(b.spent))
}

/** How somebody at a level is against a raid. */
export function slantOf({ altitude }: Pick<Raid, 'altitude'>, level: Altitude): Slant {
  const off = ALTITUDES.indexOf(level) - ALTITUDES.indexOf(altitude)
  return off === 0 ? 'level' : off > 0 ? 'above' : 'below'
}

export type Slant = NonNullable<Meeting['how']>

/** How often a raid is met from a height. THD-11.1.3.b At its level nobody fails. THD-11.1.3.c From another a die decides. */
export const MET: Readonly<Record<Slant, number>> = {
  level: 1,
  above: chanceOf(squadronsFind, 'higher'),
  below: chanceOf(squadronsFind, 'lower'),
}

/** The same in a word: `certain`, `50 %`. */
export const metOften = (how: Slant): string => (MET[how] === 1 ? 'certain' : percent(MET[how]))

/** THD-11.1.2.b How often hunters find who waits below their raid. */
export const HUNTED = percent(chanceOf(huntersFind, 'lower'))

/** The same in words: `hunters find it first 50 %`. */
export const huntersFirst = (whom: 'it' | 'them' = 'it'): string => `hunters find ${whom} first ${HUNTED}`

function chanceOf(find: (die: number) => LevelsFound, level: keyof LevelsFound): number {
  return [1, 2, 3, 4, 5, 6].filter(face => find(face)[level]).length / 6
}

/** How somebody is against a raid, what that does to his first fight, and who waits for him below it: `from above, +2`. THD-12.4.a */
export function slantTold(how: Slant, hunted: boolean): string {
  if (how === 'level') return 'level with it'
  return how === 'above' ? 'from above, +2' : `from below, −2${hunted ? `: ${huntersFirst()}` : ''}`
}

/** `3–6`, or `1, 4` where they are not in a row. */
export function facesTold(faces: readonly number[]): string {
  const [first = 0] = faces
  const last = faces.at(-1) ?? first
  return faces.length > 1 && last - first === faces.length - 1 ? `${first}–${last}` : faces.join(', ')
}

/** On the plate of a height: `raid 1: fights`, `raid 1: dives 50 %`, `raid 1 next: above`. */
export const meetingWords = ({ raid, when, how }: Meeting): string => {
  if (when === 'in 2') return `raid ${raid} next${how ? `: ${how}` : ''}`
  if (how === undefined) return `raid ${raid}`
  return `raid ${raid}: ${how === 'level' ? 'fights' : `${how === 'above' ? 'dives' : 'climbs'} ${metOften(how)}`}`
}

/** `it fights for certain`, `it gets in 50 %, from above, +2`: how a raid is met from a height. */
export const metHow = (how: Slant, hunted: boolean): string =>
  how === 'level' ? 'it fights for certain' : `it gets in ${metOften(how)}, ${slantTold(how, hunted)}`

/** What a squadron can do about a raid, from where it is now. */
export interface Chance extends Met {
  /** Moves that it makes until then, this one included; none if it has but to stay, endless if it comes too late. */
  readonly moves: number
  readonly how: Meeting['how']
  /** The height from which it meets it so. */
  readonly level?: Altitude
  /** Whether its bombs have fallen when it is met; undefined where they have fallen by now, or nobody knows where they will. */
  readonly bombed: boolean | undefined
  /** The raid is known to be there then. */
  readonly sure: boolean
  /** Else for how many of the six targets that it may have. */
  readonly targets?: number
  /** It is over a space to which the raid is still to come. */
  readonly waits?: boolean
}

/** Levels from which a raid is found, the best first. THD-11.1.2.d */
function levelsAbout({ deployed, altitude }: Raid): readonly (readonly [Altitude, Meeting['how']])[] {
  if (!deployed) return ALTITUDES.map(level => [level, undefined] as const)
  const at = ALTITUDES.indexOf(altitude)
  const around = [
    [ALTITUDES[at], 'level'],
    [ALTITUDES[at + 1], 'above'],
    [ALTITUDES[at - 1], 'below'],
  ] as const
  return around.flatMap(([level, how]) => (level === undefined ? [] : [[level, how] as const]))
}

/** Where a raid can be at each interception to come, as far as anybody knows; nowhere as long as it is at sea. */
function stagesOf(day: Day, raid: Raid): readonly (readonly SpaceId[])[] {
  const stages: (readonly SpaceId[])[] = []
  for (let stage: Stage | undefined = raid; stage && stages.length < FAR; stage = after(day, raid, stage)) {
    const over = stage.place.on === 'map' ? stage.place.space : undefined
    if (stage.recovering) return [...stages, ...stagesHome(day, over)]
    stages.push(over === undefined ? [] : [over])
  }
  return stages
}

/** THD-4.1.d Squadrons attack before bombs fall: so many interceptions are left until then. */
export function stagesToBombs(day: Day, raid: Raid): number | undefined {
  if (raid.recovering || raid.target === undefined) return undefined
  let count = 0
  for (let stage: Stage | undefined = raid; stage && !stage.recovering && count < FAR; count++)
    stage = after(day, raid, stage)
  return count
}

/** What a squadron can do about a raid where it is known to be; with its move of this turn `spent`, from where that has led it. */
function sureChance(day: Day, squadron: Squadron, raid: Raid, spent: 0 | 1 = 0): Chance | undefined {
  const stages = stagesOf(day, raid)
  const toBombs = stagesToBombs(day, raid)
  const one = { ...metOf(day, raid), bombed: undefined }
  const levels = levelsAbout(raid)
  const here = levels.find(([level]) => stages[0]?.some(space => movesTo(day, squadron, space, level) === 0))
  if (here) return { ...one, moves: 0, level: here[0], how: here[1], sure: true }
  for (const [i, spaces] of stages.entries())
    for (const [level, how] of levels)
      if (spaces.some(space => movesTo(day, squadron, space, level) <= i + 1 - spent)) {
        const bombed = toBombs === undefined ? undefined : i >= toBombs
        const { place } = squadron
        const waits = i > 0 && place.at === 'airborne' && spaces.includes(place.space)
        return { ...one, moves: i + 1 - spent, level, how, bombed, sure: true, waits }
      }
  return undefined
}

/** The same; THD-13.2.2.a where its target is not known yet, on how many of the ways that it may go. */
function chanceOn(day: Day, squadron: Squadron, raid: Raid, spent: 0 | 1 = 0): Chance {
  const sure = sureChance(day, squadron, raid, spent)
  if (sure) return sure
  const met =
    raid.target === undefined && !raid.recovering
      ? FACES.flatMap(die => {
          const target = packOf(day).targetOf(day.scenario, raid.track, die)
          return sureChance(day, squadron, { ...raid, target }, spent) ?? []
        })
      : []
  const [best] = met.toSorted((a, b) => a.moves - b.moves)
  if (best) return { ...best, bombed: undefined, sure: false, targets: met.length }
  const late = { moves: Number.POSITIVE_INFINITY, how: undefined, bombed: undefined, sure: false }
  return { ...late, ...metOf(day, raid) }
}

/** Whether anybody can be told how he would meet a raid. */
export const isAnyMet = (day: Day): boolean =>
  day.raids.some(
    raid =>
      raid.deployed &&
      day.squadrons.some(squadron => canMove(squadron) && sureChance(day, squadron, raid) !== undefined),
  )

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The best that a squadron can do: the raid that it meets soonest, or else the nearest one. */
export function bestChance(day: Day, squadron: Squadron): Chance | undefined {
  return chancesFor(day, squadron)[0]
}

/** What a squadron can do about each raid, the best first. */
export function chancesFor(day: Day, squadron: Squadron): readonly Chance[] {
  if (!canMove(squadron)) return []
  const all = day.raids.map(raid => chanceOn(day, squadron, raid))
  return all.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What a squadron could do about the raids once it is at a level over a space: the best, or about the raid that it is after. */
export function chanceFrom(
  day: Day,
  squadron: Squadron,
  space: SpaceId,
  altitude: Altitude,
  after?: RaidNumber,
): Chance | undefined {
  const there: Squadron = { ...squadron, place: { at: 'airborne', space, altitude } }
  const raids = day.raids.filter(({ number }) => after === undefined || number === after)
  const all = raids.map(raid => chanceOn(day, there, raid, 1))
  return all.toSorted((a, b) => rankOf(a) - rankOf(b))[0]
}

/** A raid that still matters before one that is spent; what is sure is better, then what is sooner, then what comes to it, then what is higher; who is at the level of a raid had better stay. */
export const rankOf = ({ moves, sure, how, waits, spent }: Chance): number =>
  (spent ? 25 : 0) +
  (sure ? 0 : 20) -
  (waits ? 0.3 : 0) +
  (moves === 0 && how === 'level' ? 1.5 : Math.min(moves, 15)) +
  { level: 0, above: 0.1, below: 0.2 }[how ?? 'level']

/** Nothing that it does now brings it to a raid. */
export const isTooLate = ({ moves }: Chance): boolean => moves === Number.POSITIVE_INFINITY

/** How far somebody is from the raid that he can meet: `raid 1: 3 moves`; who waits where it comes, `raid 1: next`, `raid 1: comes in 3`; `raid 1: here`. */
export function whenMet({ raid, moves, waits }: Chance): SaidFigure {
  const comes = moves <= 2 ? 'next' : `comes in ${moves}`
  const when = moves === 0 ? 'here' : waits ? comes : counted(moves, 'move')
  return { of: `raid ${raid}`, is: when }
}
