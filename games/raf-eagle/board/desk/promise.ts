import { APART } from '../../bot/estimate.ts'
import type { CardNumber, Segment } from '../../pack/types.ts'
import { SEGMENTS } from '../../rules/02-terms.ts'
import { raidClass } from '../../rules/05-planning/targets.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { Promised } from '../../text/desk.ts'
import { tenths } from '../../text/names.ts'
import { perRaid } from './escorts.ts'
import { fightersAt } from './hours.ts'
import { bestMix } from './mix.ts'

/** RE-5.1.c What a card would be worth at each hour, by hours: the very figure of its button once it is laid there. */
export const promisesOf = perRaid((campaign: Campaign, card: CardNumber) => {
  const known = new Map<string, Promised | undefined>()
  const hours = new Map<Segment, Promised>()
  for (const segment of SEGMENTS) {
    const board = laidAt(campaign, card, segment)
    const key = circumstances(board, segment)
    if (!known.has(key)) known.set(key, promised(board, segment))
    const here = known.get(key)
    if (here) hours.set(segment, here)
  }
  return hours
})

/** What a card in hand is worth at the hour that is best for it: targets can be compared. */
export function promiseOf(campaign: Campaign, card: CardNumber): Promised | undefined {
  const [first, ...others] = promisesOf(campaign, card)
  if (!first) return undefined
  const [at, promise] = others.reduce((best, one) => (one[1].points > best[1].points ? one : best), first)
  const isSame = others.every(([, { points }]) => tenths(points) === tenths(first[1].points))
  return isSame ? promise : { ...promise, at }
}

function laidAt(campaign: Campaign, card: CardNumber, segment: Segment): Campaign {
  const major = raidClass(campaign, card) === 'major'
  const raid: Raid = { card, major, segment, strategies: [], done: false }
  return { ...campaign, plan: [...campaign.plan, raid] }
}

/** RE-5.3.b RE-6.3.a RE-11.1.b All that an hour changes: when fighters are sent, which raids are flown then, and which too near for the same fighters. */
function circumstances(board: Campaign, segment: Segment): string {
  const near = board.plan.map(raid => {
    const apart = Math.abs((raid.segment ?? 0) - segment)
    return apart === 0 || (apart < APART ? 'near' : 'far')
  })
  return `${fightersAt(board, segment).is} ${near}`
}

function promised(board: Campaign, segment: Segment): Promised | undefined {
  const raid = board.plan.at(-1)
  const best = raid && bestMix(board, raid, [], fightersAt(board, segment).is === 'later')
  return best && { points: best.points, bombers: best.bombers.length, fighters: best.beside }
}
