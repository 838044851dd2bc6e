import type { Sounds } from '@tallyho/kit/sounds.ts'
import type { Notes } from '../vocabulary.ts'

/** Whoever stays in a fight unharmed has only been shot at. */
const lost = (...effects: readonly string[]) => (effects.some(effect => effect !== 'stays') ? 'hit' : 'guns')

/** What a day in the operations room sounds like. */
export const SOUNDS: Sounds<Notes> = {
  weather: { rolls: 'dice' },
  'region-drawn': { rolls: 'card' },
  // The observers and the radar stations report.
  'raid-arrives': 'telephone',
  'undetected-raid': 'telephone',
  detection: { rolls: 'dice', result: 'telephone' },
  crossing: { rolls: 'dice' },
  size: { rolls: 'card' },
  force: { rolls: 'dice' },
  patrol: 'engines',
  'raid-moves': 'engines',
  'squadron-moves': 'engines',
  recover: 'engines',
  'hunters-roll': { rolls: 'dice' },
  'squadrons-roll': { rolls: 'dice' },
  'hunt-placement': { rolls: 'dice' },
  intercepts: 'engines',
  fight: { rolls: 'dice', result: ({ groupEffect, squadronEffect }) => lost(groupEffect, squadronEffect) },
  target: { rolls: 'dice' },
  bombing: { rolls: 'dice', result: ({ column }) => (column < 0 ? undefined : 'bombs') },
  'airfield-roll': { rolls: 'dice', result: ({ damage }) => (damage === 'nothing' ? undefined : 'hit') },
  'aircraft-destroyed': 'hit',
  flak: 'guns',
  'group-reduced': 'hit',
  event: { rolls: 'card' },
}
