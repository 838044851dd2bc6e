import type { Logged, Pause } from '@tallyho/engine'

/** SAB-GEN-03 The phases of a turn of the interception, in their order. */
export const TURN_PHASES = ['Orders', 'Escort', 'Bombers', 'Cruise', 'Fight on', 'Turn ends'] as const
export type TurnPhase = (typeof TURN_PHASES)[number]

/** What is asked, rolled or told only then. */
const PHASE_OF: Readonly<Record<string, TurnPhase>> = {
  'interception-turn': 'Orders',
  orders: 'Orders',
  order: 'Orders',
  split: 'Orders',
  'escort.target': 'Escort',
  'escort.first': 'Escort',
  'intercept.escort': 'Escort',
  suppression: 'Escort',
  'bombers.sun': 'Bombers',
  'bombers.first': 'Bombers',
  'intercept.bombers': 'Bombers',
  'cruise.to': 'Cruise',
  'cruise.first': 'Cruise',
  'cruise.a': 'Cruise',
  'cruise.b': 'Cruise',
  cruise: 'Cruise',
  reaction: 'Fight on',
  'draw.reaction': 'Fight on',
  'chase.next': 'Fight on',
  chase: 'Fight on',
  'chase-place': 'Fight on',
  'escort-recovers': 'Turn ends',
  'escort-exit': 'Turn ends',
  'channel-patrol': 'Turn ends',
  reform: 'Turn ends',
  reforms: 'Turn ends',
  'raid-moves': 'Turn ends',
}

/** By what a die was rolled for. */
const BY_ROLL: Readonly<Record<string, TurnPhase>> = {
  escort: 'Escort',
  suppression: 'Escort',
  bombers: 'Bombers',
  cruise: 'Cruise',
  chase: 'Fight on',
}

/** SAB-VET-07 SAB-ESC-11 What was rolled for, whether it stands or may still be changed. */
function rolledFor(what: string, facts: Logged['facts']): string {
  if (what === 'intercept') return String(facts.order)
  return what === 'rolled' ? String(facts.for) : ''
}

/** Where the turn is: by the question, else by the last thing told that says so. */
export function phaseOf(pause: Pause | undefined, notes: readonly Logged[]): TurnPhase | undefined {
  const asked =
    pause && PHASE_OF[pause.kind === 'choice' ? pause.ask : pause.kind === 'chance' ? pause.what : '']
  if (asked) return asked
  for (let i = notes.length - 1; i >= 0; i--) {
    const { what = '', facts = {} } = notes[i] ?? {}
    const told = PHASE_OF[what] ?? BY_ROLL[rolledFor(what, facts)]
    if (told) return told
    if (what === 'patrol-begins') return undefined
  }
  return undefined
}
