import type { Model } from '../../pack/index.ts'
import type { Abilities, AircraftClass } from '../../pack/types.ts'

/** What stands on an Aircraft Data Card, in words. */

export const CLASS_NAMES: Readonly<Record<AircraftClass, string>> = {
  fighter: 'Fighter',
  'dive-bomber': 'Dive bomber',
  'torpedo-bomber': 'Torpedo bomber',
  transport: 'Transport',
  'light-bomber': 'Light bomber',
  'medium-bomber': 'Medium bomber',
  'heavy-bomber': 'Heavy bomber',
}

export function protectionText({ protection, headOnWeakness }: Model): string {
  return protection.join('–') + (headOnWeakness ? 'h' : '')
}

interface Ability {
  readonly name: string
  readonly text: string
}

const TEXTS: Readonly<Record<keyof Abilities, (value: never) => Ability>> = {
  aar: () => ({ name: 'AAR', text: 'May carry air-to-air rockets: firepower 5 against bombers, once.' }),
  atGun: (value: number) => ({
    name: `AT gun ${value}`,
    text: `Strafes tanks and the like with value ${value}.`,
  }),
  atPod: () => ({ name: 'AT pod', text: 'May carry anti-tank pods for strafing.' }),
  atgr: (value: number) => ({
    name: `ATGR ${value}`,
    text: `May carry rockets against surface units, bomb value ${value}.`,
  }),
  diveBrakes: () => ({ name: 'Dive brakes', text: 'May fly the dive and the steep profile.' }),
  dropTanks: () => ({
    name: 'Drop tanks',
    text: 'May carry drop tanks: −1 speed and turn until they are dropped.',
  }),
  edge: () => ({ name: 'Edge', text: 'One column better against an enemy without Edge.' }),
  gunPod: () => ({ name: 'Gun pod', text: 'May carry gun pods: +2 firepower, −1 speed and turn.' }),
  gyro: () => ({
    name: 'Gyro',
    text: 'Gyro gunsight, where the scenario allows: better rolls and +1 firepower.',
  }),
  heavyGun: (value: number) => ({
    name: `Heavy gun ${value}`,
    text: `Firepower ${value} against bombers, and may fire from out of their reach.`,
  }),
  highSpeed: () => ({
    name: 'High speed',
    text: 'Unless it climbs, both sides halve their hits and escorts react late; rockets do not slow it.',
  }),
  jet: () => ({ name: 'Jet', text: 'Moves on 4 points as a fighter, 3 as a bomber.' }),
  lowDrag: () => ({ name: 'Low drag', text: 'A bomb load does not slow it.' }),
  maxLoad: (value: number) => ({
    name: `Max load ${value}`,
    text: `A scenario may raise its bomb value to ${value}.`,
  }),
  rearView: () => ({ name: 'Rear view', text: 'Sees enemies behind and above as well as those in front.' }),
  rocket: () => ({ name: 'Rocket', text: 'Full throttle or gliding, and fuel for a few turns.' }),
  speedBrakes: () => ({ name: 'Speed brakes', text: 'May fly the steep profile.' }),
  torpedo: ({ modifier, slow }: NonNullable<Abilities['torpedo']>) => ({
    name: `Torpedo ${modifier < 0 ? `−${-modifier}` : `+${modifier}`}${slow ? ' slow' : ''}`,
    text: `May carry torpedoes; ${modifier} to the bombing roll.${slow ? ' Must fly slowly to drop them.' : ''}`,
  }),
}

export function abilitiesOf({ abilities }: Model): Ability[] {
  return Object.entries(abilities).map(([key, value]) => TEXTS[key as keyof Abilities](value as never))
}

/** The measured figures that the card's ratings come from. */
export function figureLines({ card, variant }: Model): string[] {
  const figures = { ...card.figures, ...variant?.figures }
  const lines: (string | undefined)[] = [
    `Top speed ${figures.topSpeed} km/h at ${figures.topSpeedAt} m${figures.seaLevelSpeed ? `, ${figures.seaLevelSpeed} km/h at sea level` : ''}: 75 km/h make a point of speed, after the first two.`,
    figures.climb &&
      `Climb ${figures.climb.join(', ')} m/s at 0, 3,000 and 6,000 m: 20 m/s and more cost 1 MP, under 4 m/s is S.`,
    figures.circle &&
      `A full circle takes ${figures.circle.join(' and ')} s at 0 and 3,000 m: the shorter, the higher the turn.`,
    figures.wingLoading === undefined
      ? undefined
      : `Wing loading ${figures.wingLoading} kg/m²: the lower, the higher the turn.`,
    figures.guns && `Guns ${figures.guns} mm: weighed by calibre into firepower.`,
    figures.defensiveGuns && `Guns that fire back: ${figures.defensiveGuns} mm.`,
    figures.bombLoadKg ? `Bomb load ${figures.bombLoadKg} kg; 250 kg are worth 7.` : undefined,
    `${figures.engines} engine${figures.engines > 1 ? 's' : ''}. Source: ${figures.source}.`,
  ]
  return lines.filter(line => typeof line === 'string')
}
