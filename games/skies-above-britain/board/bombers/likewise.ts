import { type Choice, firstOf, type Option } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/board.ts'
import type { FighterId, Position } from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/terms.ts'
import { burstChances } from '../../rules/04-bombers/chances.ts'
import type { Campaign } from '../../state.ts'
import { attackNamed, fighterNames, sectionName, tileName } from '../../text/names.ts'
import { percent } from '../../text/odds.ts'

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

/** One bomber each of a kette, and the next of them again as long as there is somebody: from the flank, where nobody loses a round. */
function spreads(
  campaign: Campaign,
  groups: readonly (readonly FighterId[])[],
  options: readonly Option[],
): readonly Far[] {
  const offered = new Set(options.map(({ id }) => id))
  const tiles = campaign.patrol?.straggler ? [] : (campaign.patrol?.raid?.tiles ?? [])
  return tiles.flatMap(({ bombers, x }, tile) => {
    const angle = sideFor(offered, x > 0)
    const ways = bombers.map((_, place) => `${tile}.${place}/${angle}`).filter(id => offered.has(id))
    return groups
      .filter(group => group.length > 1 && ways.length > 0)
      .map(group => ({
        id: `spread/${group.length}/${tile}/${angle}`,
        words: `${namedAs(campaign, group)} over ${tileName(tile)}: ${eachSaid(campaign, group, ways)}`,
        on: [`tile:${tile}`],
        ids: group.map((_, i) => ways[i % ways.length] as string),
      }))
  })
}

/** What each of them may expect, by the first of them. */
function eachSaid(campaign: Campaign, [first]: readonly FighterId[], [way = '']: readonly string[]): string {
  const [bomber = '', angle] = way.split('/')
  if (!first) return ''
  const { hit, struck } = burstChances({ campaign, fighter: first, bomber, angle: angle as Position })
  return `hits ${percent(hit)}, is hit ${percent(struck)}`
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
