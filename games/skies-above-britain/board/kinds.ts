import type { Notes } from '../vocabulary.ts'

/** What the log can be looked through for. */
export const KINDS: Readonly<Record<string, readonly (keyof Notes)[]>> = {
  Orders: [
    ...(['interception-turn', 'order', 'order-cancelled', 'split', 'intercept', 'formation-moves'] as const),
    ...(['cruise', 'contact', 'squadron-moves', 'chase', 'chase-place', 'lost-contact'] as const),
    ...(['rejoins-squadron', 'reforms', 'returns-to-base', 'breaks-out', 'section-dissolves'] as const),
    ...(['patrol-over', 'rolled', 'element'] as const),
  ],
  'The raid and the weather': [
    ...(['vector-marker', 'raid-moves', 'raid-appears', 'raid-seen', 'ordnance-released', 'flak'] as const),
    ...(['sun', 'visibility', 'visibility-set', 'clouds-escape', 'straggler-seen', 'straggler'] as const),
    'straggler-gone',
  ],
  'The escort': [
    ...(['escort-seen', 'escort-exit', 'escort-recovers', 'escort-reduced', 'escort-moves'] as const),
    ...(['suppression', 'reaction', 'help', 'ambush', 'messerschmitts', 'channel-patrol'] as const),
    'big-wing',
  ],
  Dogfights: [
    ...(['advantage', 'germans', 'germans-gone', 'germans-reduced', 'germans-turn'] as const),
    ...(['germans-split', 'maneuver', 'dogfight-card', 'card-drawn', 'two-cards', 'slips'] as const),
    ...(['tight-turn', 'madness', 'break', 'event-cancelled', 'dogfight-round', 'dogfight-over'] as const),
    ...(['circle', 'circle-placed', 'circle-card', 'circle-schwarm', 'circle-disrupted'] as const),
    'circle-over',
  ],
  'Among the bombers': [
    ...(['into-the-bombers', 'bomber-round', 'approach', 'bomber-card', 'damage-drawn'] as const),
    ...(['bomber-falls', 'bomber-destroyed', 'disruption', 'distress', 'tile-isolated'] as const),
    ...(['dorsal', 'return-fire', 'second-hit', 'disengages', 'scenario-round'] as const),
  ],
  'Hits, guns and losses': [
    ...(['hit', 'hit-check', 'hit-looked-at', 'collision', 'low-ammo', 'jammed', 'jam-cleared'] as const),
    ...(['mechanical-failure', 'bails-out', 'aircraft-lost', 'falls-to', 'icon-cancelled'] as const),
  ],
  Fuel: ['fuel', 'climb-to-station', 'fuel-check'],
  'The men': [
    ...(['muster', 'assigned', 'hospital', 'fate', 'pilot-fate', 'recovery', 'pilot-lost'] as const),
    ...(['wounded', 'promoted', 'gains-skill', 'replacement', 'kill', 'privilege', 'skill'] as const),
    ...(['random-event', 'patrol-begins'] as const),
  ],
  Points: ['points', 'chapter-over', 'campaign-over'],
}
