import { type Choice, firstOf } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/board.ts'
import type { FighterId } from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { attackNamed, fighterNames } from '../../text/names.ts'

/** SAB-BMB-14 What the man before him does, done by those who are asked next: his Section, or all who are left. Or all go home. */
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
    ...(same && before
      ? groups.map(group => far(group, same.id, `Likewise at ${attackNamed(before)}: ${fighterNames(group)}`))
      : []),
    ...(waiting.length > 1 && options.some(option => option.id === 'home')
      ? [far(waiting, 'home', `All break off for home: ${fighterNames(waiting)}`)]
      : []),
  ]
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
