import { type Choice, firstOf, type Option, percent } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import type { FighterId, Position } from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/fighters.ts'
import { cardsLeft } from '../../rules/01-general/odds.ts'
import { type BurstChances, burstChances } from '../../rules/04-bombers/chances.ts'
import { bomberId, classOf, typeOf } from '../../rules/04-bombers/formation.ts'
import type { BomberId, Campaign } from '../../state.ts'
import { attackNamed, bomberMark, tileName } from '../../text/german-names.ts'
import { fighterNames, sectionName } from '../../text/names.ts'

/**
 * SAB-BMB-14 What several do in one: his Section or all who are left spread over a kette, or do what the man before them did; or all
 * go home.
 */
export function likewiseAmong(campaign: Campaign, { ask, about, options }: Choice): readonly Far[] {
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

/** A kette, or a bomber that has fallen out of one, with the ways to it. */
interface Goal {
  readonly tile: number
  /** Of a bomber alone: which it is. */
  readonly lone?: BomberId
  readonly ways: readonly string[]
}

/** What there is to attack, from the flank that is nearer or the side they come from: there nobody loses a round. */
function goalsOf(campaign: Campaign, options: readonly Option[]): readonly Goal[] {
  const offered = new Set(options.map(({ id }) => id))
  const tiles = campaign.patrol?.straggler ? [] : (campaign.patrol?.raid?.tiles ?? [])
  return tiles
    .flatMap(({ bombers, x }, tile): readonly Goal[] => {
      const angle = sideFor(offered, x > 0)
      const wayTo = (place: number) => [`${tile}.${place}/${angle}`].filter(id => offered.has(id))
      const fallen = bombers.flatMap(({ state }, place) => (state === 'fallen' ? [place] : []))
      const kept = bombers.flatMap((_, place) => (fallen.includes(place) ? [] : wayTo(place)))
      return [
        { tile, ways: kept },
        ...fallen.map(place => ({ tile, lone: bomberId(tile, place), ways: wayTo(place) })),
      ]
    })
    .filter(({ ways }) => ways.length > 0)
}

/** One bomber each of a kette, and the next of them again as long as there is somebody. */
function spreads(
  campaign: Campaign,
  groups: readonly (readonly FighterId[])[],
  options: readonly Option[],
): readonly Far[] {
  // What is alike is said once, so that a difference is seen.
  const said = new Map<string, string>()
  return goalsOf(campaign, options).flatMap(({ tile, lone, ways }) =>
    groups
      .filter(group => group.length > 1)
      .map(group => {
        const ids = group.map((_, i) => ways[i % ways.length] as string)
        const goal = lone ? `${bomberMark(lone)}, fallen out` : tileName(tile)
        const chances = togetherSaid(campaign, group, ids)
        const first = said.get(`${group.length} ${chances}`)
        if (!first) said.set(`${group.length} ${chances}`, goal)
        return {
          id: `spread/${group.length}/${lone ?? tile}`,
          words: `${namedAs(campaign, group)} at ${goal}`,
          so: first ? `the same chances as at ${first}` : chances,
          on: [lone ? `bomber:${lone}` : `tile:${tile}`],
          ids,
        }
      }),
  )
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
    ...(cutOff > 0 ? [`cut off ${percent(cutOff)} or more`] : []),
    `one down ${percent(any('down'))} or more`,
    `one of ours hit about ${percent(any('struck'))}`,
  ].join(', ')
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

/** As it stands in the list: it says itself what it leads to. */
interface Listed {
  readonly id: string
  readonly why: ''
}

export const asItIs = ({ id }: Pick<Option, 'id'>): Listed => ({ id, why: '' })

/** Of forty ways to forty bombers those that are read: one for each kette. Any other is chosen on the map. */
export function foremostAmong(campaign: Campaign, choice: Choice): readonly Listed[] {
  const fars = likewiseAmong(campaign, choice).filter(({ rare }) => !rare)
  if (fars.length === 0) return foremostAlone(campaign, choice)
  const [most] = fars.map(({ ids }) => ids.length).sort((one, other) => other - one)
  const isMany = goalsOf(campaign, choice.options).length > FEW_GOALS
  return fars
    .filter(({ ids }) => !isMany || ids.length === most)
    .slice(0, 2 * MOST_GOALS)
    .map(asItIs)
}

/** One man alone: the best of each kette, and where he is already. */
function foremostAlone(campaign: Campaign, { ask, about, options }: Choice): readonly Listed[] {
  const id = firstOf('fighter', about) as FighterId | undefined
  if (ask !== 'bombers.approach' || !id) return []
  const worth = (way: string) => {
    const { hit, down, cutOff, struck } = burstChances({ campaign, fighter: id, ...aimOf(way) })
    return down + cutOff + hit / 4 - struck / 2
  }
  const best = goalsOf(campaign, options).map(({ ways }) => maxOf(ways, worth))
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

/** The side that they come from, else the flank that is nearer. */
function sideFor(offered: ReadonlySet<string>, toTheRight: boolean): Position {
  const sides = new Set([...offered].flatMap(id => (id.split('/')[1] as Position | undefined) ?? []))
  const [only, another] = sides
  if (only && !another) return only
  return toTheRight ? 'starboard' : 'port'
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
