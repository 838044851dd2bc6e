import { type Choice, firstOf, idIn, listed, type Option, percent, type Ref } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import type { FighterId, Position } from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/fighters.ts'
import { cardsLeft } from '../../rules/01-general/odds.ts'
import { distinct } from '../../rules/01-general/terms.ts'
import { type BurstChances, burstChances } from '../../rules/04-bombers/chances.ts'
import {
  bomberId,
  classOf,
  contiguous,
  pressure,
  raidOf,
  tileOf,
  typeOf,
} from '../../rules/04-bombers/formation.ts'
import type { BomberId, Campaign } from '../../state.ts'
import { attackNamed, bomberMark, POSITION_NAMES, tileName } from '../../text/german-names.ts'
import { fighterNames, sectionName } from '../../text/names.ts'
import type { ApproachOption } from '../../vocabulary/bombers.ts'

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
  const { section } = fighter(campaign, id)
  const mates = waiting.filter(other => fighter(campaign, other).section === section)
  const groups = mates.length < waiting.length && mates.length > 1 ? [mates, waiting] : [waiting]
  const before = lastBefore(campaign, id)
  const same = before && options.find(option => option.id === `${before.bomber}/${before.angle}`)
  return [
    ...spreads(campaign, groups, options),
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

/**
 * What they may expect together: that the kette is cut off, which is a point, that one goes down, and what it may cost. Each burst is reckoned
 * on the bombers as they are now; what the first ones leave makes it easier for those after them.
 */
function togetherSaid(campaign: Campaign, group: readonly FighterId[], ids: readonly string[]): string {
  const aims = group.map((fighter, i) => ({ fighter, ...aimOf(ids[i] ?? '') }))
  const there = withAims(campaign, aims)
  const each = aims.map((aim, i) => burstChances({ campaign: afterCards(there, aim.bomber, i), ...aim }))
  const any = (chance: keyof BurstChances) => 1 - each.reduce((none, one) => none * (1 - one[chance]), 1)
  const cutOff = any('cutOff')
  return [
    ...(cutOff > 0 ? [`cut off ${percent(cutOff)} or more at pressure ${pressureAt(there, ids)}`] : []),
    `one down ${percent(any('down'))} or more`,
    `one of ours hit about ${percent(any('struck'))}`,
  ].join(', ')
}

/** SAB-ICO-10 What the first burst would count: fighters, and the markers that lie there already. */
function pressureAt(there: Campaign, [first = '']: readonly string[]): number {
  return pressure(there, contiguous(raidOf(there), tileOf(there, aimOf(first).bomber)))
}

/** SAB-GEN-13 Who fires when the cards that are left are used up draws from all of them. */
function afterCards(campaign: Campaign, bomber: BomberId, drawn: number): Campaign {
  const { patrol } = campaign
  const deck = classOf(typeOf(campaign, bomber))
  if (!patrol || drawn < cardsLeft(campaign, deck).length) return campaign
  return { ...campaign, patrol: { ...patrol, decks: { ...patrol.decks, [deck]: {} } } }
}

function aimOf(way: string) {
  const [bomber = '', angle] = way.split('/')
  return { bomber, angle: angle as Position }
}

/** As if they were there already: a Disruption counts all of them. */
function withAims(
  campaign: Campaign,
  aims: readonly { readonly fighter: FighterId; readonly bomber: BomberId; readonly angle: Position }[],
): Campaign {
  const { patrol } = campaign
  if (!patrol) return campaign
  const aimed = aims.map(({ fighter: id, bomber, angle }) => [
    id,
    { ...patrol.fighters[id], attack: { bomber, angle, delayed: false } },
  ])
  return {
    ...campaign,
    patrol: { ...patrol, fighters: { ...patrol.fighters, ...Object.fromEntries(aimed) } },
  }
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
  const [first] = fars
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
    one.so !== undefined && one.so === other.so && one.ids.length === other.ids.length
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
  const worth = (way: string) => {
    const { hit, down, cutOff, struck } = burstChances({ campaign, fighter: id, ...aimOf(way) })
    return down + cutOff + hit / 4 - struck / 2
  }
  const best = nearGoals(campaign, options).map(({ ways }) => maxOf(ways, worth))
  const kept = best.toSorted((one, other) => other.worth - one.worth).slice(0, MOST_GOALS)
  return [
    ...options.filter(option => option.id === 'stay'),
    ...best.filter(one => kept.includes(one)).map(({ way }) => ({ id: way })),
  ].map(asItIs)
}

function maxOf(ways: readonly string[], worth: (way: string) => number) {
  const [first, ...others] = ways.map(way => ({ way, worth: worth(way) }))
  return others.reduce((best, one) => (one.worth > best.worth ? one : best), first ?? { way: '', worth: 0 })
}

/** `Red Section`, `Both`, `All 6`. */
function namedAs(campaign: Campaign, group: readonly FighterId[]): string {
  const [section, another] = new Set(group.map(id => fighter(campaign, id).section))
  if (another || !section) return `All ${group.length}`
  return group.length > 2 ? sectionName(section) : 'Both'
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
