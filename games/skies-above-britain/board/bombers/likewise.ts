import { type Choice, firstOf, idIn, listed, type Option, type Ref } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import type { FighterId, Position } from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/fighters.ts'
import { distinct } from '../../rules/01-general/terms.ts'
import { bomberId } from '../../rules/04-bombers/formation.ts'
import type { BomberId, Campaign } from '../../state.ts'
import { attackNamed, bomberMark, POSITION_NAMES, tileName } from '../../text/german-names.ts'
import { fighterNames, sectionName } from '../../text/names.ts'
import type { ApproachOption } from '../../vocabulary/bombers.ts'
import { bestWay, bestWays, togetherSaid, wayWorth } from './together.ts'

/**
 * SAB-BMB-14 What several do in one: his Section or all who are left spread over a kette, or do what the man before them did; or all
 * go home.
 */
export function likewiseAmong(
  campaign: Campaign,
  { ask, about, options }: Choice<ApproachOption>,
): readonly Far[] {
  const id = firstOf('fighter', about) as FighterId | undefined
  if (ask !== 'bombers.approach' || !id) return []
  const waiting = askedNext(campaign, id)
  // SAB-BMB-22 Who is on a tail himself is asked alone.
  if (waiting.length === 0) return []
  const { section } = fighter(campaign, id)
  const mates = waiting.filter(other => fighter(campaign, other).section === section)
  const groups = mates.length < waiting.length && mates.length > 1 ? [mates, waiting] : [waiting]
  const before = lastBefore(campaign, id)
  const same = before && options.find(option => option.id === `${before.bomber}/${before.angle}`)
  const spread = spreads(campaign, groups, options)
  const isNew = ({ ids }: Far) => !spread.some(other => other.ids.join() === ids.join())
  return [
    ...eachHisBest(campaign, waiting, options).filter(isNew),
    ...spread,
    ...(same && before
      ? groups.map(group => far(group, same.id, `Likewise at ${attackNamed(before)}: ${fighterNames(group)}`))
      : []),
    // Two say it one by one.
    ...(waiting.length > 2 && options.some(option => option.id === 'home')
      ? [{ ...far(waiting, 'home', `All break off for home: ${fighterNames(waiting)}`), rare: true as const }]
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
  const tiles = campaign.patrol?.straggler ? [] : (campaign.patrol?.raid?.tiles ?? [])
  return tiles
    .flatMap(({ bombers, x }, tile): readonly Goal[] => {
      const fallen = bombers.flatMap(({ state }, place) => (state === 'fallen' ? [place] : []))
      const kept = bombers.flatMap((_, place) => (fallen.includes(place) ? [] : [place]))
      const flank: Position = x > 0 ? 'starboard' : 'port'
      const angles: readonly Position[] = only && !another ? [only] : [flank, 'nose', 'tail']
      const from = (places: readonly number[], lone?: BomberId) =>
        angles.map((angle, i) => ({
          tile,
          angle,
          aside: i > 0,
          ...(lone && { lone }),
          ways: places.map(place => `${tile}.${place}/${angle}`).filter(id => offered.has(id)),
        }))
      return [...from(kept), ...fallen.flatMap(place => from([place], bomberId(tile, place)))]
    })
    .filter(({ ways }) => ways.length > 0)
}

/** Those that are reached without losing a round. */
function nearGoals(campaign: Campaign, options: readonly ApproachOption[]): readonly Goal[] {
  return goalsOf(campaign, options).filter(({ aside }) => !aside)
}

/** True of a spread from nose or tail where a flank is offered too. */
const isAside = (id: string) => /^spread\/.*\/(nose|tail)$/.test(id)

/** One bomber each of a kette, and the next of them again as long as there is somebody. */
function spreads(
  campaign: Campaign,
  groups: readonly (readonly FighterId[])[],
  options: readonly ApproachOption[],
): readonly Far[] {
  const late = new Set(options.flatMap(({ id, delayed }) => (delayed ? [id] : [])))
  return goalsOf(campaign, options).flatMap(({ tile, lone, angle, aside, ways }) => {
    const name = lone ? `${bomberMark(lone)}, fallen out,` : `${tileName(tile)},`
    const side = aside ? `/${angle}` : ''
    return groups
      .filter(group => group.length > 1)
      .map(group => {
        const ids = group.map((_, i) => ways[i % ways.length] as string)
        const waits = ids.some(id => late.has(id)) ? '; a round later' : ''
        return {
          id: `spread/${group.length}/${lone ?? tile}${side}`,
          words: `${namedAs(campaign, group)} at ${name} from ${POSITION_NAMES[angle]}`,
          so: `${togetherSaid(campaign, group, ids)}${waits}`,
          on: [lone ? `bomber:${lone}` : `tile:${tile}`],
          ids,
        }
      })
  })
}

/** All who are left, each at what promises most with those before him, where nobody loses a round on the way. */
function eachHisBest(
  campaign: Campaign,
  waiting: readonly FighterId[],
  options: readonly ApproachOption[],
): readonly Far[] {
  const ways = nearGoals(campaign, options).flatMap(goal => goal.ways)
  if (waiting.length < 2 || ways.length < 2) return []
  const ids = bestWays(campaign, waiting, ways)
  return [
    {
      id: `spread/${waiting.length}/best`,
      words: `${namedAs(campaign, waiting)}, each at the best target`,
      so: togetherSaid(campaign, waiting, ids),
      on: [],
      ids,
    },
  ]
}

/** So many ketten are listed with his Section and with all; of more only with all. */
const FEW_GOALS = 3
const MOST_GOALS = 6

/** As it stands in the list; without a reason it says itself what it leads to. */
interface Listed {
  readonly id: string
  readonly why: string
}

export const asItIs = ({ id }: Pick<Option, 'id'>): Listed => ({ id, why: '' })

/**
 * Of forty ways to forty bombers those that are read: one for each kette, and nose and tail beside it, of many ketten for the first. Any
 * other is chosen on the map.
 */
export function foremostAmong(campaign: Campaign, choice: Choice<ApproachOption>): readonly Listed[] {
  const fars = likewiseAmong(campaign, choice).filter(({ rare }) => !rare)
  const [first] = fars.filter(({ on }) => on.length > 0)
  if (!first) return foremostAlone(campaign, choice)
  const most = Math.max(...fars.map(({ ids }) => ids.length))
  const isMany = nearGoals(campaign, choice.options).length > FEW_GOALS
  const isListed = ({ id, on, ids }: Far) => {
    const isAll = ids.length === most
    return isAside(id) ? isAll && (!isMany || on[0] === first.on[0]) : isAll || !isMany
  }
  return eachOnce(fars.filter(isListed)).slice(0, 2 * MOST_GOALS)
}

/** Ketten that promise the same are one answer, which names the others: those are chosen on the map. */
function eachOnce(fars: readonly Far[]): readonly Listed[] {
  const isAlike = (one: Far, other: Far) =>
    one.so !== undefined &&
    one.so === other.so &&
    one.ids.length === other.ids.length &&
    one.on.length === other.on.length
  const isFirst = (far: Far, i: number) => !fars.slice(0, i).some(one => isAlike(one, far))
  return fars.filter(isFirst).map(first => {
    const others = fars.filter(far => far !== first && isAlike(first, far))
    const names = distinct(others.flatMap(({ on }) => on.map(nameOf)))
    return { id: first.id, why: names.length > 0 ? `${first.so}; the same at ${listed(names)}` : '' }
  })
}

/** `kette B`, `C2`. */
function nameOf(ref: Ref): string {
  const id = idIn(ref)
  return ref.startsWith('tile:') ? tileName(Number(id)) : bomberMark(id)
}

/** One man alone: the best of each kette, and where he is already. */
function foremostAlone(
  campaign: Campaign,
  { ask, about, options }: Choice<ApproachOption>,
): readonly Listed[] {
  const id = firstOf('fighter', about) as FighterId | undefined
  if (ask !== 'bombers.approach' || !id) return []
  const worths = nearGoals(campaign, options).map(({ ways }) => {
    const way = bestWay(campaign, id, ways)
    return { way, worth: wayWorth(campaign, id, way) }
  })
  const kept = worths.toSorted((one, other) => other.worth - one.worth).slice(0, MOST_GOALS)
  return [
    ...options.filter(option => option.id === 'stay'),
    ...worths.filter(one => kept.includes(one)).map(({ way }) => ({ id: way })),
  ].map(asItIs)
}

/** `Red Section`, `Both`, `All 6`. */
function namedAs(campaign: Campaign, group: readonly FighterId[]): string {
  const [section, another] = new Set(group.map(id => fighter(campaign, id).section))
  if (group.length === 2) return 'Both'
  return another || !section ? `All ${group.length}` : sectionName(section)
}

function far(group: readonly FighterId[], id: string, words: string): Far {
  return { id: `likewise/${group.length}/${id}`, words, on: [], ids: group.map(() => id) }
}

/** This one and those behind him who come in alike, up to the first who may still be on a tail: he is asked another question. */
function askedNext(campaign: Campaign, id: FighterId): readonly FighterId[] {
  const here = fightersAt(campaign, 'bombers')
  const { entry } = fighter(campaign, id)
  const row: FighterId[] = []
  for (const other of here.slice(here.indexOf(id))) {
    const one = fighter(campaign, other)
    if (one.attack?.angle === 'tail') break
    if (!one.attack && one.entry?.from === entry?.from && Boolean(one.entry) === Boolean(entry))
      row.push(other)
  }
  return row
}

/** The attack of the man who was asked just before. */
function lastBefore(campaign: Campaign, id: FighterId) {
  const here = fightersAt(campaign, 'bombers')
  const { entry } = fighter(campaign, id)
  return here
    .slice(0, here.indexOf(id))
    .map(other => fighter(campaign, other))
    .findLast(one => one.attack && Boolean(one.entry) === Boolean(entry))?.attack
}
