import { idIn, kindOf, type Ref, refTo } from '@tallyho/engine'
import { escortsFor } from '../../bot/estimate.ts'
import type { CardNumber, Letter } from '../../pack/types.ts'
import { gruppe, gruppeSpec, isBomber, plannedFor } from '../../rules/02-terms.ts'
import { areaOf, raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign } from '../../state.ts'
import { fightersAt } from './hours.ts'

/** The Me 109s that a raid still wants for its bombers, of those that can be taken: RE-5.4.g of letters as even as can be. */
export function escortsWanted(
  campaign: Campaign,
  card: CardNumber,
  pieces: ReadonlySet<Ref>,
): readonly Ref[] {
  const index = campaign.plan.findIndex(raid => raid.card === card)
  const raid = campaign.plan[index]
  if (!raid || raid.done || fightersAt(campaign, raid.segment ?? 0).is !== 'now') return []
  const flying = plannedFor(campaign, index)
  const bombers = flying.filter(id => isBomber(campaign, id)).length
  const room = raidLimit(campaign, raid) - bombers
  const missing = escortsFor(campaign, raid, bombers, room) - (flying.length - bombers)
  const area = areaOf(campaign, raid)
  const free = [...pieces]
    .filter(piece => kindOf(piece) === 'gruppe')
    .map(idIn)
    .filter(id => {
      const { type, luftflotte } = gruppeSpec(campaign, id)
      return type === 'Me 109' && luftflotte === area && gruppe(campaign, id).place === 'base'
    })
  const letters: Record<Letter, number> = { A: 0, B: 0, C: 0 }
  const letterOf = (id: string) => gruppeSpec(campaign, id).letter
  const taken: string[] = []
  while (taken.length < missing && taken.length < free.length) {
    const next = free
      .filter(id => !taken.includes(id))
      .reduce((a, b) => (letters[letterOf(b)] < letters[letterOf(a)] ? b : a))
    letters[letterOf(next)]++
    taken.push(next)
  }
  return taken.map(id => refTo('gruppe', id))
}
