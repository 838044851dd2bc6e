/** Names of the modifiers and parts of a sum that notes carry. */
const MODIFIER_NAMES: Readonly<Record<string, string>> = {
  armor: 'Armor',
  cable: 'Cable',
  cannon: 'Cannon',
  rockets: 'Rockets',
  hit: 'Hit markers',
  'no-ammo': 'No ammo',
  green: 'Green pilot',
  printed: 'Printed in the space',
  altitude: 'Note: altitude',
  anchored: 'Note: anchored position',
  machine: 'Type of aircraft',
  gone: 'Bombers gone from the space',
  loose: 'Element is Loose',
  kaputt: 'Element is Kaputt',
  card: 'The card, by maneuver',
}

export function modifierName(id: string): string {
  const name = MODIFIER_NAMES[id]
  if (name !== undefined) return name
  const words = id.replaceAll('-', ' ').replaceAll('/', ', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
