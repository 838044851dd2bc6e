import type { Notes } from '../vocabulary.ts'

/** What the log can be looked through for. */
export const KINDS: Readonly<Record<string, readonly (keyof Notes)[]>> = {
  'Your patrols and moves': ['green-squadron', 'patrol', 'squadron-moves', 'out-of-reach'],
  'Raids form up': ['region-drawn', 'region-set-aside', 'time-first', 'time-on-clock', 'no-raids'],
  'Radar and the coast': [
    ...(['crossing', 'effort', 'detection', 'raid-advances', 'raid-arrives', 'undetected-raid'] as const),
  ],
  'What flies in a raid': [
    ...(['size', 'force', 'raid-shrinks', 'false-raid', 'placement', 'deployed', 'escort-moves'] as const),
    ...(['range-limit', 'within-range', 'patrollers-escort', 'patrollers-hunt'] as const),
  ],
  'Raids on the move': ['target', 'raid-moves', 'recover', 'raid-leaves'],
  Interceptions: [
    ...(['hunters-roll', 'squadrons-roll', 'intercepts', 'hunt-placement', 'evades'] as const),
    'flies-through',
  ],
  Fights: [
    ...(['set-aside', 'fight', 'moves-on', 'shifts', 'leaves-display', 'becomes-strafer'] as const),
    'raid-broken',
  ],
  Bombing: ['bombing', 'damaged', 'dispersed', 'airfield-roll', 'aircraft-destroyed'],
  Events: [
    ...(['event', 'event-kept', 'group-reduced', 'group-leaves', 'tactics', 'vectored-away'] as const),
    ...(['decoy', 'flak', 'radio-confusion'] as const),
  ],
  'Clock, weather and recovery': [
    ...(['weather', 'weather-shift', 'time-advance', 'group-recovers', 'group-ready'] as const),
    'squadron-turnaround',
  ],
}
