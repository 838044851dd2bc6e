import type { Modifier, ModifierId } from '../rules/01-words/dice.ts'
import type { ProfileKind } from '../rules/15-bombing/prerequisites.ts'
import { AMMO_WORDS, signed } from './names.ts'

/** What is flown, as in `begins dive bombing against …`. */
export const PROFILE_WORDS: Readonly<Record<ProfileKind, string>> = {
  level: 'level bombing',
  dive: 'dive bombing',
  steep: 'steep-angle bombing',
  glide: 'glide bombing',
  torpedo: 'torpedo attack',
  atgr: 'rocket attack',
  strafing: 'strafing',
  parafrag: 'parafrag attack',
  skip: 'skip bombing',
  kamikaze: 'kamikaze attack',
  recce: 'reconnaissance',
}

/** Why something is added to a roll, a value or a rating. */
export const MODIFIER_WORDS: Readonly<Record<ModifierId, string>> = {
  ...PROFILE_WORDS,
  alerted: 'escort alerted',
  altitude: 'altitude',
  anvil: 'anvil: from both sides',
  armoured: 'armoured ship',
  behind: 'target behind',
  bombsight: 'bombsight and altitude',
  bounce: 'bounce',
  bounced: 'bounced',
  broken: 'broken',
  climbs: 'has climbed',
  contrails: 'contrails',
  defence: 'defence of the target',
  defences: 'evasion or Lufbery',
  'depleted-ammo': AMMO_WORDS.depleted,
  disrupted: 'shaken',
  distance: 'squares to the bomber',
  dives: 'has dived',
  drag: 'load under the wings',
  dualFuse: 'dual fuses',
  evasion: 'evasion',
  experte: 'ace',
  firepower: 'firepower',
  flak: 'flak upsets the aim',
  flight: 'only a flight',
  green: 'green',
  'gun-pod': 'gun pods',
  gyro: 'gyro sight',
  'head-on': 'head-on weakness',
  'heavy-gun': 'heavy gun',
  'high-speed': 'intruder at high speed',
  improvedFireDirection: 'improved fire direction',
  leader: 'leader or ace',
  'long-range': 'long range',
  losses: 'losses',
  'low-ammo': AMMO_WORDS.low,
  lufbery: 'Lufbery',
  'more-fighters': 'more fighters',
  'no-aim': 'no time to aim',
  proximityFuse: 'proximity fuses',
  radio: 'radio call',
  rigid: 'attacked in tight formation',
  rockets: 'air-to-air rockets',
  single: 'a single aircraft',
  speed: 'speed',
  strength: 'strength of the flak',
  sun: 'target in the Sun',
  support: 'supporting flak',
  'torpedo-model': 'quality of the torpedoes',
  turn: 'turn',
  'turning-defence': 'guns in a turning fight',
  veteran: 'veteran',
  weather: 'weather',
}

/** `dive bombing +3`. */
export function modifierWords({ id, by }: Modifier): string {
  return `${MODIFIER_WORDS[id]} ${signed(by)}`
}
