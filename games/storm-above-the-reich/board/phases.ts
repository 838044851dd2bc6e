/** SR-SEQ-01 The sequence of play as the tracker shows it. */
export const PHASES: readonly { readonly title: string; readonly steps: readonly string[] }[] = [
  { title: 'On the ground', steps: ['muster', 'quarters', 'hospital'] },
  {
    title: 'Mission set-up',
    steps: ['map', 'type', 'operations', 'purchase', 'escort-roll', 'situation', 'briefing'],
  },
  { title: '1. Move', steps: ['turn', 'move'] },
  { title: '2. Return', steps: ['return'] },
  { title: '3. Escort', steps: ['escort', 'stations', 'combat', 'peel-off'] },
  { title: '4. Recovery', steps: ['recovery'] },
  { title: '5. Blast and flak', steps: ['blast', 'flak'] },
  { title: '6. Cohesion', steps: ['cohesion'] },
  { title: '7. Attack', steps: ['approach', 'engage', 'burst', 'break-away', 'end-turn'] },
  { title: 'Mission end', steps: ['mission-end', 'fate', 'tally'] },
]
