import { packOf } from '../../pack/index.ts'
import { type Colour, FIGHTERS, type FighterId } from '../../pack/types.ts'
import type { Campaign, Cups, Decks, Fighter, Patrol, PilotNo } from '../../state.ts'
import { colourOf, numberOf } from './fighters.ts'
import { distinct } from './terms.ts'

/** Who flies what. */
export type LineUp = Readonly<Partial<Record<FighterId, PilotNo>>>

/** SAB-GEN-13 SAB-RVS-03 SAB-RVS-04 A table laid out for a patrol: decks and cups full, fighters in their Sections, cubes on Full. */
export function layOutPatrol(campaign: Campaign, lineUp: LineUp, fuelled: boolean): Patrol {
  const { decks, cups, pack } = packOf(campaign)
  const ids = FIGHTERS.filter(id => lineUp[id] !== undefined)
  const slots = distinct(ids.map(colourOf))
  const full = pack.tables.fuel.full[campaign.aircraft]
  return {
    fuelled,
    advanced: ids.some(id => numberOf(id) === 4),
    innovator: undefined,
    slots: [...slots],
    fighters: fightersOf(ids, lineUp),
    leaders: {},
    formations: [],
    fuel: cubesOn(full, slots),
    visibility: 'clear',
    sun: undefined,
    station: undefined,
    track: undefined,
    escort: {},
    escortPlaced: false,
    raid: undefined,
    straggler: undefined,
    stragglerType: undefined,
    flak: [],
    cloudsEscaped: false,
    turn: 0,
    acted: [],
    dogfights: [],
    circle: undefined,
    decks: fullDecks(decks(campaign.aircraft)),
    cups: fullCups(cups),
    score: { bombers: 0, germanFighters: 0, isolated: 0, byFlak: 0, aircraftLost: 0 },
    ended: false,
  }
}

function cubesOn(space: number, slots: readonly Colour[]): Patrol['fuel'] {
  const fuel: Patrol['fuel'] = {}
  for (const colour of slots) fuel[colour] = space
  return fuel
}

/** In the order of the squadron. */
function fightersOf(ids: readonly FighterId[], lineUp: LineUp): Patrol['fighters'] {
  const fighters: Patrol['fighters'] = {}
  for (const id of ids) fighters[id] = aFighter(colourOf(id), lineUp[id] as PilotNo)
  return fighters
}

function aFighter(section: Colour, pilot: PilotNo): Fighter {
  return {
    pilot,
    at: 'section',
    section,
    ammo: 'full',
    jammed: false,
    hits: [],
    fate: undefined,
    rtb: undefined,
    channel: false,
    entry: undefined,
    attack: undefined,
    privilege: undefined,
    skillsUsed: [],
  }
}

function fullDecks({ tailed, headOn, raf, luftwaffe, medium, light, reaction }: Readonly<Decks>): Decks {
  return {
    tailed: { ...tailed },
    headOn: { ...headOn },
    raf: { ...raf },
    luftwaffe: { ...luftwaffe },
    medium: { ...medium },
    light: { ...light },
    reaction: { ...reaction },
  }
}

function fullCups({ hits, damage, inbound, outbound }: Readonly<Cups>): Cups {
  return { hits: { ...hits }, damage: { ...damage }, inbound: { ...inbound }, outbound: { ...outbound } }
}
