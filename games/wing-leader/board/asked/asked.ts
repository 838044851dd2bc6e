import { type BoardModule, fetched } from '@tallyho/kit'
import type { Battle } from '../../state.ts'
import type { Asks, Notes } from '../../vocabulary.ts'

const Above = fetched(async () => (await import('./Stake.tsx')).Stake)

/** Questions below which it is said what is at stake: what is said there is fetched behind the first picture. */
export const STAKED = [
  'forces.leader',
  'forces.experte',
  'forces.veteran',
  'forces.green',
  'placement.square',
  'entry.square',
  'vector.square',
  'vector.shift',
  'vector.control',
  'escorts.release',
  'tally.action',
  'tally.split',
  'split.share',
  'move.step',
  'move.plan',
  'dogfight.move',
  'combat.primary',
  'combat.attack',
  'combat.evade',
  'combat.hit',
  'combat.face',
  'combat.tally',
  'combat.break',
  'dogfight.will',
  'dogfight.roller',
  'reaction.declare',
  'bombing.home',
  'flak.fire',
  'flak.corner',
] as const satisfies readonly (keyof Asks)[]

export const ASKED: NonNullable<BoardModule<Battle, Notes, Asks>['asked']> = Object.fromEntries(
  STAKED.map(ask => [ask, { Above }]),
)
