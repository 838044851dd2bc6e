import type { Sounds } from '@tallyho/kit/sounds.ts'
import type { Notes } from '../vocabulary.ts'

/** What a Raid Day sounds like. */
export const SOUNDS: Sounds<Notes> = {
  'targets-drawn': { rolls: 'card' },
  'further-target': { rolls: 'card' },
  forecast: { rolls: 'dice' },
  'repair-check': { rolls: 'dice' },
  'raid-begins': 'engines',
  detection: { rolls: 'dice', result: 'telephone' },
  'rendezvous-check': { rolls: 'dice' },
  'rendezvous-failure': { rolls: 'dice' },
  priority: { rolls: 'dice' },
  responds: 'engines',
  'hunter-contact': { rolls: 'dice' },
  'moves-to-box': 'engines',
  combat: { rolls: 'dice', result: ({ hits }) => (hits.length > 0 ? 'hit' : 'guns') },
  'raid-event': { rolls: 'card' },
  'event-reduces': 'hit',
  'event-loss': 'hit',
  bombing: { rolls: 'dice', result: 'bombs' },
  'heavy-damage': 'hit',
  'aircraft-lost': 'hit',
  recovery: 'engines',
  'night-interception': { rolls: 'dice' },
  'night-bombing': { rolls: 'dice', result: 'bombs' },
  'landing-accident': 'hit',
  'day-event': { rolls: 'card' },
  'day-over': 'bell',
  sealion: { rolls: 'dice' },
  'd-day': { rolls: 'dice' },
}
