import { always, best, type Decisions, named, read } from '@tallyho/engine'
import { type Altitude, type Position, type Space, ZONES, type Zone } from '../pack/types.ts'
import { fighter, pilotOf } from '../rules/01-general/fighters.ts'
import { fightersOf, hasLostContact, isSection, sections } from '../rules/01-general/formations.ts'
import { reaches } from '../rules/01-general/odds.ts'
import { canSpendFuel, patrolOf, raidSpace, tablesOf } from '../rules/01-general/terms.ts'
import { markerIn, occupied, unsuppressed } from '../rules/05-interception/map.ts'
import { squadronOf, zonesApart } from '../rules/07-raid-vector/contact.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import type { ChaseOption, StationMove, VectorAsks } from '../vocabulary/vector.ts'
import { aboutFormation, aboutUnit } from './about.ts'
import { advantageWorth, fightOf } from './outlook.ts'
import { placeWorth, reachWorth } from './plan.ts'
import { fuelBill, turnCost } from './worth.ts'

/** The space that the raid, or the next of its markers, will be in. */
function nextSpace(campaign: Campaign): Space | undefined {
  const { track } = patrolOf(campaign)
  const { inbound, turn, outbound } = tablesOf(campaign).track
  if (!track) return undefined
  const { raid, released } = track
  if (!raid) return inbound[track.inbound.findIndex(count => count > 0)] ?? inbound.at(-1)
  if (raid.row === 'inbound') return inbound[raid.space + 1] ?? turn
  return outbound[released ?? 'deep'][raid.row === 'turn' ? 0 : raid.space + 1]
}

function apartFrom(zone: Zone, other: Zone | undefined): number {
  return other === undefined ? 2 : Math.abs(ZONES.indexOf(zone) - ZONES.indexOf(other))
}

/** SAB-RVS-16 What Contact is worth from so far and at this altitude: the mean of all rolls. */
function contactWorth(campaign: Campaign, apart: number, altitude: Altitude): number {
  if (apart > 1) return 0
  const { visibility, sun } = patrolOf(campaign)
  const { sections } = squadronOf(campaign)
  const same = apart === 0
  const modifier = (visibility === 'clouds' ? (same ? -1 : -2) : 0) + (same && altitude === 'high' ? 1 : 0)
  const worths = new Map<string, number>()
  const worthAt = (position: Position, height: Altitude) => {
    const key = `${position}/${height}`
    const worth = worths.get(key) ?? placeWorth(campaign, sections, { position, altitude: height })
    worths.set(key, worth)
    return worth
  }
  let sum = 0
  for (let die = 1; die <= 12; die++) {
    const row = read(tablesOf(campaign).contact[same ? 'same' : 'adjacent'], die + modifier)
    const height = row.altitude === 'same' ? altitude : row.altitude
    const inSun = same && altitude === 'high' && die + modifier >= 10 && sun ? worthAt(sun, 'high') : 0
    sum += Math.max(inSun, ...row.positions.map(position => worthAt(position, height)))
  }
  return sum / 12 - apart * fuelOfAll(campaign)
}

/** What 1 Fuel costs the whole squadron. */
function fuelOfAll(campaign: Campaign): number {
  return fuelBill(campaign, squadronOf(campaign).sections)
}

function stationWorth(
  campaign: Campaign,
  { zone, altitude, fuel }: StationMove,
  raid: Zone | undefined,
): number {
  const { station } = patrolOf(campaign)
  if (!station) return 0
  const there = contactWorth(campaign, apartFrom(zone ?? station.zone, raid), altitude ?? station.altitude)
  return there - (fuel ? fuelOfAll(campaign) : 0)
}

/** Time is lost to the bombs, and bombers on their way home count less. */
const WAIT = 0.6

/** Now, or from a better place a turn later. */
function waits(campaign: Campaign): boolean {
  const { station } = patrolOf(campaign)
  const next = nextSpace(campaign)
  if (!station || !next) return false
  const now = contactWorth(campaign, zonesApart(campaign) ?? 2, station.altitude)
  return WAIT * contactWorth(campaign, 0, 'high') - fuelOfAll(campaign) > now
}

/** SAB-CHS-07 What a unit without contact can make of a chase. */
function chaseWorth(campaign: Campaign, unit: Unit): number {
  const sizes = occupied(campaign).map(station => markerIn(campaign, station).size)
  const row = sizes.includes('heavy') ? 'heavy' : sizes.length > 0 ? 'light' : 'none'
  const { red, green } = tablesOf(campaign).chase.number[patrolOf(campaign).visibility][row]
  const free = unsuppressed(campaign).map(station => markerIn(campaign, station).type)
  const type = free.length > 0 && free.every(one => one === '110') ? '110' : '109'
  const caught = advantageWorth(fightOf(campaign, unit, type), 'luftwaffe')
  const once = reaches(red)
  if (isSection(unit)) {
    const back = placeWorth(campaign, [unit], { position: 'tail', altitude: 'low' })
    return once * NEXT_TURN * back + (green / 12) * caught
  }
  return once * once * reachWorth(campaign, [unit]) + (1 - (1 - green / 12) ** 2) * caught
}

const NEXT_TURN = 0.9

function chaseOption(campaign: Campaign, unit: Unit, { act }: ChaseOption): number {
  const ids = fightersOf(campaign, unit)
  const turn = ids.reduce((sum, id) => sum + turnCost(campaign, id), 0)
  switch (act) {
    case 'home':
      return 0
    case 'chase':
      return chaseWorth(campaign, unit) - turn
    case 'dissolve':
      return ids.reduce((sum, id) => sum + chaseWorth(campaign, id), 0) - turn - SCATTERED
    case 'reform':
      return -1
  }
}

/** A Section is worth something by itself. */
const SCATTERED = 0.05

export const vector: Decisions<Campaign, VectorAsks> = {
  'flak.tally-ho': (campaign, choice) => {
    const zone = (raidSpace(campaign) ?? nextSpace(campaign))?.zone
    return best(choice, option => (option.id === 'tally-ho' ? -1 : stationWorth(campaign, option, zone)))
  },
  contact: (campaign, choice) => named(choice, waits(campaign) ? 'wait' : 'contact'),
  'contact.position': (campaign, choice) => {
    const { sections } = squadronOf(campaign)
    return best(
      choice,
      ({ id, ...at }) =>
        placeWorth(campaign, sections, at) - (id.startsWith('sun/') ? fuelOfAll(campaign) : 0),
    )
  },
  'contact.adjust': (campaign, choice) => {
    const { sections, at } = aboutFormation(campaign, choice)
    if (!at) return 0
    const stay = placeWorth(campaign, sections, at)
    const fuel = fuelBill(campaign, sections)
    return best(choice, ({ to, split }) =>
      split ? -1 : to ? placeWorth(campaign, sections, to) - fuel - HARDLY : stay,
    )
  },
  'vector.move': (campaign, choice) => {
    const zone = nextSpace(campaign)?.zone
    return best(choice, option => stationWorth(campaign, option, zone))
  },
  'vector.lost': (campaign, choice) => {
    const unit = aboutUnit(choice)
    const armed = fightersOf(campaign, unit).some(id => fighter(campaign, id).ammo !== 'none')
    return named(choice, armed ? 'rejoin' : 'home')
  },
  // Whoever has lost contact anyway, else one Section: the lone bomber is as good as down.
  straggler: (campaign, choice) => {
    const offered = choice.options.flatMap(({ unit }) => unit ?? [])
    const gone = sections(campaign).some(one => canSpendFuel(campaign, [one]) && !offered.includes(one))
    return best(choice, ({ unit }) => {
      if (!unit) return 0
      return hasLostContact(campaign, unit) ? fightersOf(campaign, unit).length : gone ? -1 : 1
    })
  },
  'chase.next': (_, choice) => best(choice, () => 0),
  chase: (campaign, choice) => {
    const unit = aboutUnit(choice)
    return best(choice, option => chaseOption(campaign, unit, option))
  },
  reform: always('done'),
  'reform.kind': always('section'),
  'reform.join': (_, choice) => best(choice, ({ unit }) => (unit ? 1 : 0)),
  'reform.leader': (campaign, choice) => best(choice, ({ fighter: id }) => pilotOf(campaign, id).patrols),
  'bloodhound.place': (_, choice) => best(choice, ({ id }) => (id === 'bombers' ? 1 : 0)),
}

const HARDLY = 0.05
