import type { Logged, Pause } from '@tallyho/engine'
import type { Asks, Notes, Rolls } from '../../vocabulary.ts'
import { factsIf } from '../../vocabulary.ts'

/** RE-4.II The thirteen steps of a raid. */
export const RAID_STEPS = [
  'Deployment',
  'Detection',
  'Rendezvous',
  'Fighter Command responds',
  'Hunter interception',
  'Approach event',
  'Hunters attack',
  'Target event',
  'Squadron interception',
  'Squadrons attack',
  'Bombing',
  'German recovery',
  'Clock check',
] as const

/** RE-CP.T7.a RE-CP.T8.a The same where the bombs fall before the squadrons attack. */
export const BOMBS_FIRST = RAID_STEPS.toSpliced(10, 1).toSpliced(8, 0, RAID_STEPS[10])

/** The step that a note is told in; what may be told in several says nothing. */
const TOLD: Readonly<Partial<Record<keyof Notes, number>>> = {
  'raid-begins': 1,
  stretched: 1,
  deployed: 1,
  detection: 2,
  'ultra-detection': 2,
  'taken-for': 2,
  'no-warning': 2,
  'rendezvous-check': 3,
  'rendezvous-failure': 3,
  'raid-dissolves': 3,
  pool: 4,
  'no-response': 4,
  priority: 4,
  'stands-down': 4,
  tactics: 4,
  'response-limit': 4,
  responds: 4,
  'decoy-response': 4,
  'hunter-contact': 5,
  'hunter-interception': 5,
  'squadron-interception': 9,
  bombing: 11,
  'no-bombs': 11,
  'no-damage': 11,
  'heavy-damage': 11,
  damaged: 11,
  dispersed: 11,
  'aircraft-lost': 11,
  recovery: 12,
  'raid-over': 12,
  clock: 13,
}

/** The step that a question or die belongs to. */
const ASKED: Readonly<Partial<Record<keyof Asks, number>>> = {
  'next-raid': 1,
  'channel-patrol': 1,
  'deploy-gruppe': 1,
  'deploy-box': 1,
  'raid-class': 2,
  'green-responds': 4,
  'no-contact': 5,
  'extended-attack': 8,
  blenheim: 8,
  intercepted: 9,
  'set-aside': 9,
  disperse: 11,
}

const ROLLED: Readonly<Partial<Record<keyof Rolls, number>>> = {
  detection: 2,
  'rendezvous-check': 3,
  'rendezvous-failure': 3,
  eligible: 4,
  priority: 4,
  'stands-down': 4,
  responds: 4,
  'hunter-contact': 5,
  'hunter-interception': 5,
  'excess-squadron': 5,
  bombing: 11,
  'bomb-damage': 11,
}

/** The step of the raid that the table is at, from 1. */
export function stepNow(told: readonly Logged[], pause: Pause | undefined): number {
  const asked = pause && askedIn(pause)
  if (asked !== undefined) return asked
  return told.reduce((step, note) => toldIn(note, step) ?? step, 1)
}

function askedIn(pause: Pause): number | undefined {
  if (pause.kind === 'choice') return ASKED[pause.ask as keyof Asks]
  if (pause.kind !== 'chance') return undefined
  // RE-4.II.7 RE-4.II.10 One table for both.
  if (pause.what === 'combat') return pause.about?.includes('box:hunt') ? 7 : 10
  return ROLLED[pause.what as keyof Rolls]
}

function toldIn(note: Logged, before: number): number | undefined {
  // RE-8.1.f RE-8.2.g Nobody meets the raid: neither on the way, nor over the target.
  if (note.what === 'unopposed') return before < 8 ? 5 : 9
  // RE-8.1.f Hunters that find nobody go home at once; who leaves later belongs to what is told with it.
  if (note.what === 'leave-raid') return before === 4 ? 5 : undefined
  const event = factsIf(note, 'raid-event')
  if (event) return event.step === 'approach' ? 6 : 8
  const combat = factsIf(note, 'combat')
  if (combat) return combat.box === 'hunt' ? 7 : 10
  return TOLD[note.what as keyof Notes]
}
