import type { Logged, Ref } from '@tallyho/engine'
import { box, isApproach } from '../rules/05-map/boxes.ts'
import type { Campaign, Mission } from '../state.ts'
import { factsIf, type Notes } from '../vocabulary.ts'

/** Notes of the fight: what they are about is to be seen while they are told. */
const FIGHT =
  /^(burst|hit|fire|event|collision|combat|recovery|break-away|damage|bomber|score|flak|far|cable|rockets|fighter)\./
const NOBODY: ReadonlySet<Ref> = new Set()

/** Of whom the film tells just now. */
export function toldOf({ mission }: Campaign, notes: readonly Logged[]): ReadonlySet<Ref> {
  const last = notes.at(-1)
  if (!last || !mission || !FIGHT.test(last.what)) return NOBODY
  const { fighter, fighters, bomber, bombers } = last.facts
  const flak = factsIf(last, 'flak.window')
  const numbers = Array.isArray(fighters) ? fighters : [fighter]
  const names = Array.isArray(bombers) ? bombers : [bomber]
  return new Set([
    ...numbers.flatMap(no => (typeof no === 'number' ? [`fighter:${no}`] : [])),
    // One that is gone keeps its place.
    ...mission.bombers.flatMap(({ id }, place) => (names.includes(id) ? [`bomber:${place}`] : [])),
    ...(flak ? struckBy(mission, flak) : []),
  ])
}

/** SR-FLK-04 Whoever is about to fly through it. */
function struckBy({ fighters }: Mission, { hits }: Notes['flak.window']): readonly Ref[] {
  return fighters.flatMap(({ no, at }) => {
    const from = isApproach(at) ? box(at).position : undefined
    return from && hits.includes(from) ? [`fighter:${no}`] : []
  })
}
