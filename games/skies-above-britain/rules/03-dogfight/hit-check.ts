import { after, known, noted, type Procedure } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { type Campaign, type HitId, SQUADRON } from '../../state.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { dissolveIfAlone, returnHit } from '../01-general/acts.ts'
import { fighter, isFatigued, named, pilotOf } from '../01-general/fighters.ts'
import { distinct, raidSpace } from '../01-general/terms.ts'
import { hitOf, leavePlay } from './effects.ts'

/** SAB-DOG-32 SAB-BMB-38 Every Hit marker of these fighters is checked, one at a time. SAB-A-114 Whose comes first makes no difference. */
export function* hitChecks(campaign: Campaign, ids: readonly FighterId[]): Procedure<void> {
  for (const id of ids) {
    const { hits } = fighter(campaign, id)
    while (hits.length > 0) yield* hitCheck(campaign, id, yield* nextHit(campaign, id, hits))
  }
}

/** SAB-DOG-36 SAB-A-114 The first severe hit decides which Fate Box it is: the player says which part is looked at first. */
function nextHit(campaign: Campaign, id: FighterId, hits: readonly HitId[]): Procedure<HitId> {
  const [first] = hits as [HitId]
  const { type } = hitOf(campaign, first)
  if (hits.every(marker => hitOf(campaign, marker).type === type)) return known(first)
  const options = distinct(hits).map(marker => ({
    id: `${id}/${marker}`,
    fighter: id,
    marker,
    on: [`fighter:${id}`],
    rolls: true as const,
  }))
  return after(choose(SQUADRON, 'hit-check.next', options, [`fighter:${id}`]), ({ marker }) => marker)
}

/** SAB-DOG-33 SAB-DOG-34 */
function* hitCheck(campaign: Campaign, id: FighterId, marker: HitId): Procedure<void> {
  const one = fighter(campaign, id)
  const { type, number } = hitOf(campaign, marker)
  const die = yield* d12('hit-check', [`fighter:${id}`], number)
  const fatigued = isFatigued(campaign, id)
  // SAB-DOG-35
  const severe = die - (fatigued ? 1 : 0) < number
  returnHit(campaign, id, marker)
  const left = severe ? leavePlay(campaign, id, 'fate') : undefined
  if (severe) {
    // SAB-DOG-36
    one.fate = type
    // SAB-DOG-37
    one.channel = raidSpace(campaign)?.channel ?? false
  }
  if (noted())
    note(severe ? 'SAB-DOG-34' : 'SAB-DOG-33', 'hit-check', {
      fighter: id,
      ...named(pilotOf(campaign, id)),
      marker,
      type,
      number,
      die,
      fatigued,
      severe,
    })
  if (left) dissolveIfAlone(campaign, left)
}
