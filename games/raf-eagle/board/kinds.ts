import type { Notes } from '../vocabulary.ts'

/** What the log can be looked through for. */
export const KINDS: Readonly<Record<string, readonly (keyof Notes)[]>> = {
  'The plan': [
    ...(['strategies', 'targets-drawn', 'further-target', 'raid-planned', 'no-raid-planned'] as const),
    ...([
      'bombers-assigned',
      'fighters-assigned',
      'raid-scrubbed',
      'first-segment',
      'targets-added',
    ] as const),
    ...(['green-squadron', 'night-raiders', 'press-or-rest'] as const),
  ],
  'The weather and the hour': ['forecast', 'weather-turns', 'clock', 'day-over', 'next-day', 'day-advance'],
  'Raids: take-off and return': [
    ...(['raid-begins', 'stretched', 'deployed', 'rendezvous-check', 'rendezvous-failure'] as const),
    ...(['raid-dissolves', 'moves-to-box', 'leave-raid', 'recovery', 'raid-over', 'fighters-back'] as const),
  ],
  'What the British know, and who comes': [
    ...(['detection', 'ultra', 'ultra-detection', 'taken-for', 'no-warning', 'pool', 'priority'] as const),
    ...(['stands-down', 'tactics', 'response-limit', 'responds', 'no-response', 'decoy-response'] as const),
    'turnaround',
  ],
  Fights: [
    ...(['hunter-contact', 'hunter-interception', 'squadron-interception', 'unopposed', 'combat'] as const),
    ...(['event-loss', 'event-reduces'] as const),
  ],
  'Event cards': ['raid-event', 'raid-marker', 'day-event', 'day-disregarded', 'day-returned', 'shuffled'],
  'Bombs and damage': [
    ...(['bombing', 'no-bombs', 'no-damage', 'heavy-damage', 'damaged', 'dispersed'] as const),
    ...(['aircraft-lost', 'light-damage-repaired', 'repair-check'] as const),
  ],
  'By night': [
    ...(['night-patrol', 'night-interception', 'night-turned-back', 'night-patrol-again'] as const),
    ...(['night-bombing', 'landing-accident'] as const),
  ],
  'Losses made good': [
    ...(['reset', 'stabilization', 'replacement-points', 'squadron-replaced', 'squadron-rebuilt'] as const),
    ...(['squadron-waits', 'gruppe-replaced', 'gruppe-waits', 'gruppe-arrives', 'squadron-arrives'] as const),
  ],
  'Points and the war': [
    ...(['score', 'decided', 'priorities', 'sealion', 'd-day', 'carried-on', 'ended'] as const),
  ],
}
