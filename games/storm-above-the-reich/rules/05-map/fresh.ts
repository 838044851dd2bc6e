import { called, type Setup } from '@tallyho/engine'
import { type Components, packOf } from '../../pack/index.ts'
import type { FighterKind, MapId, MissionType } from '../../pack/types.ts'
import type {
  Campaign,
  CampaignOptions,
  Escort,
  Fighter,
  FighterNo,
  Length,
  Mission,
  Pilot,
  PilotNo,
} from '../../state.ts'

/** Things as they are before anything has happened to them. Every field is named, so that all have one shape. */

export function freshCampaign(
  { pack, scenario, names }: Pick<Setup, 'pack' | 'scenario' | 'names'>,
  length: Length,
  season: number,
  options: CampaignOptions,
): Campaign {
  const { pilots } = packOf({ pack }).pack.roster
  return {
    pack,
    scenario,
    ...(names && { names }),
    length,
    options,
    season,
    missionOfSeason: 0,
    // SR-PIL-01 SR-CAM-11
    pilots: pilots.map(({ name }, slot) => freshPilot(slot, slot, called(names, name), false)),
    ep: 0,
    deduction: 0,
    log: [],
    seasons: [],
    mission: undefined,
    outcome: undefined,
  }
}

export function freshPilot(no: PilotNo, slot: number, name: string, replacement: boolean): Pilot {
  return {
    no,
    slot,
    name,
    replacement,
    status: 'ready',
    ep: 0,
    skills: [],
    penalty: undefined,
    missions: 0,
    fallen: 0,
    destroyed: 0,
    story: [],
  }
}

export function freshMission(components: Components, map: MapId, type: MissionType | undefined): Mission {
  const { elements, places } = components.formation(map)
  return {
    map,
    type,
    operations: 0,
    op: 0,
    tp: 0,
    limit: 0,
    turn: 0,
    sun: undefined,
    anchored: [],
    contrails: false,
    hidden: false,
    fighters: [],
    bombers: places.map(({ id }) => ({ id, damage: [], gone: undefined })),
    elements: elements.map(() => ({
      cohesion: 'good',
      empty: false,
      rotte: false,
      position: false,
      schwarm: 0,
      checked: false,
      detonations: 0,
    })),
    proximity: [],
    detonations: [],
    targets: [],
    escort: noEscort(),
    cups: {
      hits: { ...components.cups.hits },
      damage: { ...components.cups.damage },
      proximity: { ...components.cups.proximity },
    },
    hand: [],
    decks: {
      nose: { ...components.decks.nose },
      tail: { ...components.decks.tail },
      oblique: { ...components.decks.oblique },
      fire: { ...components.decks.fire },
    },
    score: { vp: 0, ep: 0, owed: 0, fallen: 0, destroyed: 0, killed: [], wounded: [], auxiliariesLost: 0 },
    commands: [],
    dice: [],
    stores: { armor: 0, cannon: 0, rockets: 0, cable: 0 },
    aborted: false,
  }
}

export function noEscort(): Escort {
  return {
    type: undefined,
    strength: undefined,
    turn: undefined,
    status: 'none',
    markers: [],
    numbers: {},
    groups: 0,
  }
}

export function freshFighter(no: FighterNo, kind: FighterKind, pilot: PilotNo | undefined): Fighter {
  return {
    no,
    kind,
    pilot,
    at: 'reserve',
    space: -1,
    group: 0,
    movedFrom: undefined,
    moved: false,
    fought: false,
    armor: false,
    cannon: false,
    rockets: 'none',
    cable: false,
    hits: [],
    ammo: 'full',
    // SR-PIL-09 A fighter is made anew for every mission, and its pilot's skills with it.
    used: { flyer: 0, quick: 0, wiley: 0, luck: 0, timing: 0 },
    fate: undefined,
    approach: undefined,
    altitude: 'level',
    target: -1,
    mode: 'determined',
    maneuver: 'climb',
    outOfTheSun: false,
    attacked: false,
    resolving: false,
  }
}
