/** Names of the modifiers that notes carry. */
const MODIFIER_NAMES: Readonly<Record<string, string>> = {
  alerted: 'Escort alerted',
  altitude: 'Altitude',
  anvil: 'Anvil: from both sides',
  armoured: 'Armoured ship',
  behind: 'Target behind',
  bombsight: 'Bombsight at this altitude',
  bounce: 'Bounce',
  bounced: 'Bounced',
  defence: 'Defence of the target',
  defences: 'Evasion or Lufbery',
  'depleted-ammo': 'Ammunition depleted',
  distance: 'Squares to the bomber',
  experte: 'Experte',
  flight: 'Only a flight',
  flak: 'Flak upsets the aim',
  'gun-pod': 'Gun pods',
  gyro: 'Gyro sight',
  'head-on': 'Head-on weakness',
  'heavy-gun': 'Heavy gun',
  'high-speed': 'Intruder at high speed',
  leader: 'Leader or Experte',
  'long-range': 'From long range',
  losses: 'Losses',
  'low-ammo': 'Ammunition low',
  'more-fighters': 'More fighters',
  'no-aim': 'Not aimed',
  radio: 'Radio call',
  rigid: 'Rigid doctrine',
  rockets: 'Air-to-air rockets',
  single: 'A single aircraft',
  strength: 'Strength of the flak',
  sun: 'In the Sun',
  support: 'Supporting flak',
  'torpedo-model': 'Torpedo of this model',
  'turning-defence': 'Guns in a turning fight',
  weather: 'Weather',
}

export function modifierName(id: string): string {
  const name = MODIFIER_NAMES[id]
  if (name !== undefined) return name
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
