import type { Sounds } from '@tallyho/kit/sounds.ts'
import type { Notes } from '../vocabulary.ts'

/** What a battle seen from the side sounds like. */
export const SOUNDS: Sounds<Notes> = {
  'tally-roll': { rolls: 'dice' },
  'took-off': 'engines',
  moved: 'engines',
  'entered-map': 'engines',
  'dogfight-mover': { rolls: 'dice' },
  'dogfight-moved': 'engines',
  'closed-in': 'engines',
  reacts: 'engines',
  reaction: { rolls: 'dice' },
  'air-attack': { rolls: 'guns' },
  'combat-roll': { rolls: 'dice', result: ({ hits }) => (hits > 0 ? 'guns' : undefined) },
  confirmation: { rolls: 'dice', result: ({ outcome }) => (outcome === 'nothing' ? undefined : 'hit') },
  cohesion: { rolls: 'dice' },
  'dogfight-rolls': { rolls: 'dice', result: ({ begins }) => (begins ? 'guns' : undefined) },
  'leader-lost': 'hit',
  flak: { rolls: 'guns' },
  barrage: 'guns',
  'balloon-attack': { rolls: 'dice', result: ({ hits }) => (hits > 0 ? 'guns' : undefined) },
  'balloon-down': 'hit',
  bombing: { rolls: 'dice', result: ({ strafing }) => (strafing ? 'guns' : 'bombs') },
  damage: 'hit',
  escape: { rolls: 'dice' },
  control: { rolls: 'dice' },
  'height-error': { rolls: 'dice' },
}
