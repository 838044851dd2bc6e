import type { Choice } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type BoxId, STATIONS, type Station } from '../../pack/types.ts'
import { isBox } from '../../rules/05-map/boxes.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { waitingToEnter } from '../../rules/07-move/entry.ts'
import { canMove } from '../../rules/07-move/move.ts'
import { isEscortAtHand } from '../../rules/09-escort/escort-arrival.ts'
import type { Campaign, Fighter, Mission } from '../../state.ts'
import { combatFaces } from '../../text/10-combat.ts'

/** The chance that a station of the escort sends somebody to a box this turn, by its die. */

/** SR-ESC-12 SR-ESC-15 If these go there, and everybody else stays where he is. Undefined where no escort is about. */
export function escortOdds(campaign: Campaign, going: readonly Fighter[], to: BoxId): number | undefined {
  const mission = missionOf(campaign)
  const { escort, type, turn } = mission
  // SR-ESC-03 SR-MOV-12 It goes home this turn, or has not seen them.
  const leaves = type !== 'outbound' && escort.turn !== undefined && turn >= escort.turn
  if (!isEscortAtHand(mission) || leaves || mission.hidden) return undefined
  const counts = crowds(mission, going, to)
  const chances = placesOf(campaign, mission).map(({ share, stations }) => {
    const safe = stations.reduce((rest, one) => rest * (1 - stationOdds(campaign, one, to, counts)), 1)
    return share * (1 - safe)
  })
  return chances.reduce((sum, chance) => sum + chance, 0)
}

/** How many would be in each box. */
function crowds({ fighters }: Mission, going: readonly Fighter[], to: BoxId): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([[to, going.length]])
  for (const one of fighters)
    if (!going.includes(one) && isBox(one.at)) counts.set(one.at, (counts.get(one.at) ?? 0) + 1)
  return counts
}

/** SR-SET-20 The stations that somebody is in; before the escort is placed all that its die may say. */
function placesOf(
  campaign: Campaign,
  { escort }: Mission,
): readonly { readonly share: number; readonly stations: readonly Station[] }[] {
  if (!escort.markers.some(({ at }) => at === 'unplaced'))
    return [{ share: 1, stations: STATIONS.filter(one => escort.markers.some(({ at }) => at === one)) }]
  const table = escort.strength ? packOf(campaign).pack.escorts.setUp[escort.strength] : []
  return table.map(({ to, is }, i) => ({
    share: (to - (table[i - 1]?.to ?? 0)) / 10,
    stations: STATIONS.filter(one => (is[one] ?? 0) > 0),
  }))
}

function stationOdds(
  campaign: Campaign,
  station: Station,
  to: BoxId,
  counts: ReadonlyMap<string, number>,
): number {
  const all = [...counts.values()]
  const own = counts.get(to) ?? 0
  // The player breaks ties: each is as likely to be spared.
  const share = (most: number) => (own === most ? 1 / all.filter(count => count === most).length : 0)
  const table = packOf(campaign).pack.escorts.stations[station]
  return table.reduce((sum, { to: top, is }, i) => {
    const faces = (top - (table[i - 1]?.to ?? 0)) / 10
    if (is === 'most') return sum + faces * share(Math.max(...all))
    if (is === 'least') return sum + faces * share(Math.min(...all))
    return is === to ? sum + faces : sum
  }, 0)
}

/** SR-ACB-15 SR-ACB-22 Whom it meets on his way does not attack; this often he goes home with that. Undefined where no escort is about. */
export function homeOdds(campaign: Campaign, going: readonly Fighter[]): number | undefined {
  const { escort } = missionOf(campaign)
  const [first] = going
  const marker = escort.markers.find(({ at }) => at !== 'exited')
  if (!first || !marker || escortOdds(campaign, going, 'nose/low') === undefined) return undefined
  // SR-ESC-18 Of one that nobody has seen the number is as likely as it is in the cup.
  const numbers = Object.entries(escort.numbers)
  const all = numbers.reduce((sum, [, count]) => sum + count, 0)
  const home = numbers.map(([number, count]) => {
    const faces = combatFaces(campaign, first.kind, going, [{ ...marker, number: Number(number) }])
    return (count * faces.filter(face => HOME.test(face)).length) / faces.length
  })
  return home.reduce((sum, one) => sum + one, 0) / Math.max(1, all)
}

const HOME = /^[BS]/

/** Who goes where the answer to a question leads: those it is about, all of a box, or all who wait or may move. */
export function goingBy(campaign: Campaign, { ask, about = [] }: Choice): readonly Fighter[] {
  const mission = missionOf(campaign)
  if (ask === 'entry.next') return waitingToEnter(mission)
  if (ask === 'move.next') return mission.fighters.filter(canMove)
  return mission.fighters.filter(
    one => about.includes(`fighter:${one.no}`) || (about.includes(`box:${one.at}`) && canMove(one)),
  )
}
