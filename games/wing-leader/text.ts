import { wordsOf } from '@tallyho/engine'
import type { Level } from './pack/types.ts'
import { scenarioOf } from './rules/01-words/units.ts'
import type { STEPS as SEQUENCE } from './sequence.ts'
import { SET_UP } from './text/05-set-up.ts'
import { TALLIES } from './text/07-tallies.ts'
import { MOVEMENT } from './text/08-movement.ts'
import { COMMAND } from './text/09-command.ts'
import { COMBAT } from './text/10-air-combat.ts'
import { REACTIONS } from './text/10-reactions.ts'
import { ESCAPE } from './text/11-escape.ts'
import { SURFACE } from './text/14-surface.ts'
import { BOMBING } from './text/15-bombing.ts'
import { difference, refName, SIDE_NAMES } from './text/names.ts'
import { STAKES } from './text/stakes.ts'
import type { GameWords } from './text/words.ts'

/** A key that no chapter has words for does not compile. */
const SAID: GameWords = {
  asks: {
    ...SET_UP.asks,
    ...TALLIES.asks,
    ...MOVEMENT.asks,
    ...COMMAND.asks,
    ...REACTIONS.asks,
    ...COMBAT.asks,
    ...ESCAPE.asks,
    ...SURFACE.asks,
    ...BOMBING.asks,
  },
  notes: {
    ...SET_UP.notes,
    ...TALLIES.notes,
    ...MOVEMENT.notes,
    ...COMMAND.notes,
    ...REACTIONS.notes,
    ...COMBAT.notes,
    ...ESCAPE.notes,
    ...SURFACE.notes,
    ...BOMBING.notes,
  },
  rolls: {
    ...SET_UP.rolls,
    ...TALLIES.rolls,
    ...MOVEMENT.rolls,
    ...COMMAND.rolls,
    ...REACTIONS.rolls,
    ...COMBAT.rolls,
    ...ESCAPE.rolls,
    ...SURFACE.rolls,
    ...BOMBING.rolls,
  },
}

/** Short: they stand beside the name of their phase. */
const STEPS: Readonly<Record<keyof typeof SEQUENCE, string>> = {
  forces: 'Forces',
  placement: 'Placement',
  entry: 'New units',
  'raider-tally': 'Raider looks',
  'defender-tally': 'Defender looks',
  movement: 'Order',
  'move-order': 'Who is next',
  move: 'The move',
  flak: 'Flak',
  bombing: 'Bombing',
  combats: 'Air combats',
  combat: 'The fight',
  'raider-escapes': 'Raider escapes',
  'defender-escapes': 'Defender escapes',
  vectors: 'Ground control',
  escorts: 'Escorts',
  barrages: 'Barrages',
  end: 'End of turn',
}

const LEVELS: Readonly<Record<Level, string>> = {
  'raider-decisive': 'Decisive victory for the raider',
  'raider-victory': 'Victory for the raider',
  draw: 'A draw',
  'defender-victory': 'Victory for the defender',
  'defender-decisive': 'Decisive victory for the defender',
}

const FIGURES: Readonly<Record<string, string>> = {
  turns: 'Turns played',
  raiderPoints: 'Raider: Victory Points',
  raiderFromLosses: 'Raider: for aircraft shot down',
  raiderFromBalloons: 'Raider: for balloons',
  raiderFromDamage: 'Raider: for damage on the ground and at sea',
  raiderFromMissions: 'Raider: for missions flown home',
  raiderLosses: 'Raider: aircraft lost',
  defenderPoints: 'Defender: Victory Points',
  defenderFromLosses: 'Defender: for aircraft shot down',
  defenderFromBalloons: 'Defender: for balloons',
  defenderFromDamage: 'Defender: for damage on the ground and at sea',
  defenderFromMissions: 'Defender: for missions flown home',
  defenderLosses: 'Defender: aircraft lost',
}

/** Of which more or fewer can be said, as a reason for an answer. */
const COUNTED: Readonly<Record<string, string>> = {
  raiderLosses: 'raiders shot down',
  raiderFromDamage: 'points for bombs on the target',
  raiderFromMissions: 'points for missions flown home',
  raiderFromBalloons: 'balloons brought down',
  defenderLosses: 'defenders shot down',
}

export const words = wordsOf(SAID, {
  stakes: STAKES,
  steps: STEPS,
  levels: LEVELS,
  figures: FIGURES,
  counted: COUNTED,
  seat: seat => SIDE_NAMES[seat === 'raider' ? 'raider' : 'defender'],
  ref: refName,
  score: difference,
  progress: battle => `Turn ${battle.turn} of ${scenarioOf(battle).victory.lastTurn}`,
})
