import { type Choice, firstOf, idIn, listed, type Option, type Ref } from '@tallyho/engine'
import type { Far, Foremost } from '@tallyho/kit/manners.ts'
import type { FighterId, Position } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { distinct } from '../../rules/01-general/terms.ts'
import { bomberId, STRAGGLER } from '../../rules/04-bombers/formation.ts'
import { columnOf } from '../../rules/04-bombers/round.ts'
import type { BomberId, Campaign } from '../../state.ts'
import { approaching, burstSaid } from '../../text/chapters/04-bombers.ts'
import { aimNamed, bomberMark, sideNamed, tileName } from '../../text/german-names.ts'
import { fighterNames, sectionName } from '../../text/names.ts'
import { burstFigures } from '../../text/odds.ts'
import { aimOf, bestWay, bestWays, type Together, together, wayWorth } from '../../text/together.ts'
import type { ApproachOption } from '../../vocabulary/bombers.ts'

/** Several answers as one, and what that is worth, where bursts are compared. */
interface Joint extends Far {
  readonly joined?: Together
}

const known = new WeakMap<Choice, readonly Joint[]>()

/**
 * SAB-BMB-14 What several do in one: his Section or all who are left spread over a kette; or all go home. The best of all stands first,
 * then that of his Section. What is listed of it is asked for besides: a question has it reckoned once.
 */
export function likewiseAmong(campaign: Campaign, choice: Choice<ApproachOption>): readonly Joint[] {
  const joints = known.get(choice) ?? jointsAmong(campaign, choice)
  known.set(choice, joints)
  return joints
}

function jointsAmong(campaign: Campaign, choice: Choice<ApproachOption>): readonly Joint[] {
  const { ask, about, options } = choice
  const id = firstOf('fighter', about) as FighterId | undefined
  if (ask !== 'bombers.approach' || !id) return []
  const waiting = approaching(campaign, choice)
  // SAB-BMB-22 Who is on a tail himself is asked alone.
  if (waiting.length === 0) return []
  const { section } = fighter(campaign, id)
  const mates = waiting.filter(other => fighter(campaign, other).section === section)
  // SAB-VEC-17 A lone bomber is hunted by all of them.
  const isApart = mates.length < waiting.length && mates.length > 1 && !campaign.patrol?.straggler
  const groups = (isApart ? [waiting, mates] : [waiting]).filter(group => group.length > 1)
  const spread = spreads(campaign, groups, options)
  return [
    ...[...eachHisBest(campaign, waiting, options, spread), ...spread].map(one => ({
      ...one,
      ...(one.joined && { figures: burstFigures(campaign, one.joined.chances) }),
    })),
    // Two say it one by one.
    ...(waiting.length > 2 && options.some(option => option.id === 'home')
      ? [
          {
            id: `all/${waiting.length}/home`,
            words: `All break off for home: ${fighterNames(waiting)}`,
            on: [],
            ids: waiting.map(() => 'home'),
            rare: true as const,
          },
        ]
      : []),
  ]
}

/** A kette, or a bomber that has fallen out of one, with the ways to it from one side. */
interface Goal {
  readonly tile: number
  /** Of a bomber alone: which it is. */
  readonly lone?: BomberId
  readonly angle: Position
  /** Nose or tail, where a flank is offered too. */
  readonly aside?: boolean
  readonly ways: readonly string[]
}

/** What there is to attack: first from the flank that is nearer or the side they come from, where nobody loses a round, then from nose and tail. */
function goalsOf(campaign: Campaign, options: readonly ApproachOption[]): readonly Goal[] {
  const offered = new Set(options.map(({ id }) => id))
  const [only, another] = new Set(options.flatMap(({ angle }) => angle ?? []))
  const from = (tile: number, x: number, bombers: readonly BomberId[], lone?: BomberId): readonly Goal[] => {
    const flank: Position = x > 0 ? 'starboard' : 'port'
    const angles: readonly Position[] = only && !another ? [only] : [flank, 'nose', 'tail']
    return angles.map((angle, i) => ({
      tile,
      angle,
      aside: i > 0,
      ...(lone && { lone }),
      ways: bombers.map(bomber => `${bomber}/${angle}`).filter(id => offered.has(id)),
    }))
  }
  const { straggler, raid } = campaign.patrol ?? {}
  // SAB-VEC-17 A bomber alone is all there is.
  const goals = straggler
    ? from(0, 0, [STRAGGLER], STRAGGLER)
    : (raid?.tiles ?? []).flatMap(({ bombers, x }, tile) => {
        const ids = bombers.map((_, place) => bomberId(tile, place))
        const fallen = ids.filter((_, place) => bombers[place]?.state === 'fallen')
        const kept = ids.filter(id => !fallen.includes(id))
        return [...from(tile, x, kept), ...fallen.flatMap(id => from(tile, x, [id], id))]
      })
  return goals.filter(({ ways }) => ways.length > 0)
}

/** Those that are reached without losing a round. */
function nearGoals(campaign: Campaign, options: readonly ApproachOption[]): readonly Goal[] {
  return goalsOf(campaign, options).filter(({ aside }) => !aside)
}

/** True of a spread from nose or tail where a flank is offered too. */
const isAside = (id: string) => /^spread\/.*\/(nose|tail)$/.test(id)

/** One bomber each of a kette, and the next of them again as long as there is somebody; what promises most first. */
function spreads(
  campaign: Campaign,
  groups: readonly (readonly FighterId[])[],
  options: readonly ApproachOption[],
): readonly Joint[] {
  const late = new Set(options.flatMap(({ id, delayed }) => (delayed ? [id] : [])))
  const goals = goalsOf(campaign, options)
  return groups.flatMap(group =>
    goals
      .map(goal => ({ goal, ids: group.map((_, i) => goal.ways[i % goal.ways.length] as string) }))
      .map(({ goal: { tile, lone, angle, aside }, ids }) => {
        const on: Ref = lone ? `bomber:${lone}` : `tile:${tile}`
        return {
          id: `spread/${group.length}/${lone ?? tile}${aside ? `/${angle}` : ''}`,
          words: `${namedAs(campaign, group)} at ${nameOf(on)}, ${sideNamed(angle)}`,
          so: ids.some(id => late.has(id)) ? 'a round later' : '',
          on: [on],
          ids,
          joined: together(campaign, group, ids),
        }
      })
      .toSorted((one, other) => other.joined.worth - one.joined.worth),
  )
}

/** All who are left, each at what promises most with those before him, where that is more than all at any one kette. */
function eachHisBest(
  campaign: Campaign,
  waiting: readonly FighterId[],
  options: readonly ApproachOption[],
  spread: readonly Joint[],
): readonly Joint[] {
  const ways = nearGoals(campaign, options).flatMap(goal => goal.ways)
  if (waiting.length < 2 || ways.length < 2) return []
  const ids = bestWays(campaign, waiting, ways)
  const joined = together(campaign, waiting, ids)
  const isBeaten = spread.some(
    one => one.ids.length === waiting.length && (one.joined?.worth ?? 0) >= joined.worth,
  )
  if (isBeaten) return []
  return [
    {
      id: `spread/${waiting.length}/best`,
      words: `${namedAs(campaign, waiting)}, each at his best`,
      on: [],
      ids,
      joined,
    },
  ]
}

/** So many answers are read at a glance: of all who are left, and of his Section. */
const MOST = 6
const OF_ALL = 3

/** As it stands in the list; without a reason it says itself what it leads to. */
export const asItIs = ({ id }: Pick<Option, 'id'>): Foremost => ({ id, why: '' })

/** The first of a list stands for all that are chosen on the map. */
export const standingFor = (
  few: readonly Foremost[],
  all: readonly Pick<Option, 'id'>[],
): readonly Foremost[] => few.map((one, i) => (i === 0 ? { ...one, also: all.map(({ id }) => id) } : one))

/**
 * Of forty ways to forty bombers those that are read: the best for all, one for his Section, and nose and tail of the kette that is the
 * best from a flank. Any other is chosen on the map.
 */
export function foremostAmong(campaign: Campaign, choice: Choice<ApproachOption>): readonly Foremost[] {
  const fars = likewiseAmong(campaign, choice).filter(({ rare }) => !rare)
  const most = Math.max(0, ...fars.map(({ ids }) => ids.length))
  if (most < 2) return foremostAlone(campaign, choice)
  const of = (isWanted: (far: Joint) => boolean, isAll = true) =>
    fars.filter(far => isWanted(far) && (far.ids.length === most) === isAll)
  const isNear = ({ id }: Joint) => id.startsWith('spread/') && !isAside(id)
  const [first] = of(far => isNear(far) && far.on.length > 0)
  const isOfFirst = ({ id }: Pick<Far, 'id'>) => first !== undefined && id.startsWith(`${first.id}/`)
  const asides = of(({ id }) => isAside(id))
  const few = [
    ...eachOnce(of(isNear)).slice(0, OF_ALL),
    ...eachOnce(of(isNear, false)).slice(0, 1),
    ...eachOnce([...asides.filter(isOfFirst), ...asides.filter(far => !isOfFirst(far))]).filter(isOfFirst),
  ].slice(0, MOST)
  return standingFor(few, [...fars, ...choice.options.filter(({ bomber }) => bomber)])
}

/** Ketten that promise the same are one answer, which names the others: those are chosen on the map. */
function eachOnce(fars: readonly Joint[]): readonly Foremost[] {
  const said = ({ so, figures = [] }: Joint) => [so, ...figures.map(({ is }) => is)].join()
  const isAlike = (one: Joint, other: Joint) =>
    said(one) === said(other) && one.ids.length === other.ids.length && one.on.length === other.on.length
  const isFirst = (far: Joint, i: number) => !fars.slice(0, i).some(one => isAlike(one, far))
  return fars.filter(isFirst).map(first => {
    const others = fars.filter(far => far !== first && isAlike(first, far))
    const names = distinct(others.flatMap(({ on }) => on.map(nameOf)))
    return { id: first.id, why: names.length > 0 ? alsoAt(first.so, names) : '' }
  })
}

/** What is chosen on the map, where it comes to the same: `the same at C, D and E`. */
const alsoAt = (so: string | undefined, names: readonly string[]) =>
  [...(so ? [so] : []), `the same at ${listed(names.map(name => name.replace('kette ', '')))}`].join('; ')

/** `kette B`, `C2`. */
function nameOf(ref: Ref): string {
  const id = idIn(ref)
  return ref.startsWith('tile:') ? tileName(Number(id)) : bomberMark(id)
}

/** One man alone: where he is already, and the best of each kette; bombers that promise the same are one answer. */
function foremostAlone(
  campaign: Campaign,
  { ask, about, options }: Choice<ApproachOption>,
): readonly Foremost[] {
  const id = firstOf('fighter', about) as FighterId | undefined
  if (ask !== 'bombers.approach' || !id) return []
  const near = nearGoals(campaign, options)
  // Of one or two there is room for every side.
  const goals = near.length > 2 ? near : goalsOf(campaign, options)
  const best = ({ ways, aside = false }: Goal) => {
    const way = bestWay(campaign, id, ways)
    return { way, aside: Number(aside), worth: wayWorth(campaign, id, way) }
  }
  const alike = new Map<string, { readonly way: string; readonly rest: string; readonly others: string[] }>()
  for (const { way } of goals
    .map(best)
    .toSorted((one, other) => one.aside - other.aside || other.worth - one.worth)) {
    const delayed = options.some(one => one.id === way && one.delayed)
    const { figures, rest } = burstSaid(campaign, id, { ...aimOf(way), delayed })
    const said = [rest, ...figures.map(({ is }) => is)].join()
    const one = alike.get(said)
    if (one) one.others.push(alsoNamed(way, one.way))
    else alike.set(said, { way, rest, others: [] })
  }
  const few = [
    ...options.filter(option => option.id === 'stay').map(asItIs),
    ...[...alike.values()].slice(0, MOST).map(({ way, rest, others }) => ({
      id: way,
      why: others.length > 0 ? alsoAt(rest, others) : '',
    })),
  ]
  return standingFor(
    few,
    options.filter(({ bomber }) => bomber),
  )
}

/** From a flank one bomber is as good as from the other. */
function alsoNamed(way: string, first: string): string {
  const [one, other] = [aimOf(way), aimOf(first)]
  return columnOf(one.angle) === columnOf(other.angle) ? bomberMark(one.bomber) : aimNamed(one)
}

/** `Red Section`, `Both`, `All 6`. */
export function namedAs(campaign: Campaign, group: readonly FighterId[]): string {
  const [section, another] = new Set(group.map(id => fighter(campaign, id).section))
  if (group.length === 2) return 'Both'
  return another || !section ? `All ${group.length}` : sectionName(section)
}
