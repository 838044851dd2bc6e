import type { Procedure } from '@tallyho/engine'
import type { AltitudeCondition, ApproachEvent, GruppeId, Luftflotte, Weather } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import {
  better,
  cardOf,
  flightOf,
  gruppe,
  gruppenIn,
  gruppenInRaid,
  hasGruppenIn,
  hasSquadronsIn,
  raidOf,
  score,
  squadron,
  squadronSpec,
  squadronsIn,
  weatherOver,
  worse,
} from '../02-terms.ts'
import { moveGruppen, send, toTheBombers, type UnitId } from '../09-combat/leaving.ts'
import { leaveRaid } from '../11-recovery.ts'
import { drawRaidEvent, isCloudy, lettered } from './raid-event.ts'

const RULES: Readonly<Record<ApproachEvent['event'], string>> = {
  'british-altitude': 'RE-CP.A1.a',
  'patrollers-hunt': 'RE-CP.A2.a',
  'clouds-hunters': 'RE-CP.A3.a',
  'clouds-raid': 'RE-CP.A4.a',
  'escort-rendezvous': 'RE-CP.A5.a',
  'german-altitude': 'RE-CP.A6.a',
  'heavy-pursuit': 'RE-CP.A7.a',
  'weather-changes': 'RE-CP.A8.a',
  'weather-improves': 'RE-CP.A9.a',
  'weather-worsens': 'RE-CP.A10.a',
  rendezvous: 'RE-CP.A11.a',
  'evade-hunters': 'RE-CP.A12.a',
  'patrol-elsewhere': 'RE-CP.A13.a',
  'weather-east': 'RE-CP.A14.a',
}

/** RE-4.II.6 RE-A-55 Drawn for every raid, met or not. */
export function* approachEvent(campaign: Campaign): Procedure<'hunter-attack' | 'target-event' | undefined> {
  const { card, approach: event } = yield* drawRaidEvent(campaign)
  if (event) {
    const applies = canHappen(campaign, event)
    note(RULES[event.event], 'raid-event', { step: 'approach', card, event, applies })
    if (applies) happen(campaign, event)
  } else note('RE-2.32.a', 'raid-event', { step: 'approach', card, applies: false })
  if (campaign.ended) return undefined
  // RE-8.1.f
  return flightOf(campaign).unopposed ? 'target-event' : 'hunter-attack'
}

/** Whether an event finds what it needs; if not, nothing happens. */
function canHappen(campaign: Campaign, event: ApproachEvent): boolean {
  switch (event.event) {
    case 'british-altitude':
    case 'german-altitude':
      return event.if.some(condition => holds(campaign, condition))
    case 'weather-changes':
      return true
    case 'weather-improves':
      return campaign.weather[event.luftflotte] !== 'clear'
    case 'weather-worsens':
      return campaign.weather[event.luftflotte] !== 'broken'
    case 'weather-east':
      return campaign.weather[2] !== campaign.weather[3]
    default:
      return concerned(campaign, event).length > 0
  }
}

/** RE-CP.A1.a One condition of those on the card. */
function holds(campaign: Campaign, condition: AltitudeCondition): boolean {
  const { warning, intelligence } = flightOf(campaign)
  if ('warning' in condition) return warning !== undefined && condition.warning.includes(warning)
  if ('intelligence' in condition)
    return intelligence !== undefined && condition.intelligence.includes(intelligence)
  if ('weather' in condition) return condition.weather.includes(weatherOver(campaign, raidOf(campaign)))
  if ('depth' in condition) return condition.depth.includes(cardOf(campaign, raidOf(campaign)).depth)
  const size = gruppenInRaid(campaign).length
  return 'gruppenAtLeast' in condition ? size >= condition.gruppenAtLeast : size <= condition.gruppenAtMost
}

/** RE-CP.A11.a A smaller raid does not lose its way. */
const LARGE_RAID = 7

/** The units that an event is about; weather and altitude are about none. */
function concerned(campaign: Campaign, event: ApproachEvent): readonly UnitId[] {
  switch (event.event) {
    case 'patrollers-hunt':
      return cardOf(campaign, raidOf(campaign)).depth === 'deep' ? [] : gruppenIn(campaign, 'patrol')
    case 'clouds-hunters':
      return isCloudy(campaign) ? lettered(campaign, gruppenIn(campaign, 'hunt'), event.letter) : []
    case 'clouds-raid':
      if (!isCloudy(campaign)) return []
      return lettered(campaign, gruppenInRaid(campaign), event.letter).filter(id => gruppe(campaign, id).full)
    case 'escort-rendezvous':
      return lettered(campaign, gruppenIn(campaign, 'escort'), event.letter)
    case 'rendezvous':
      if (gruppenInRaid(campaign).length < LARGE_RAID) return []
      return lettered(campaign, gruppenIn(campaign, 'bomber', 'escort'), event.letter)
    case 'evade-hunters':
      return lettered(campaign, squadronsIn(campaign, 'hunt'), event.letter).filter(
        id => squadron(campaign, id).full,
      )
    case 'patrol-elsewhere':
      return lettered(campaign, atHome(campaign), event.letter)
    case 'heavy-pursuit': {
      // RE-A-56 Both sides need one of the letters.
      const hunters = lettered(campaign, gruppenIn(campaign, 'hunt'), ...event.letters)
      const squadrons = lettered(campaign, squadronsIn(campaign, 'hunt'), ...event.letters)
      return hunters.length > 0 && squadrons.length > 0 ? [...hunters, ...squadrons] : []
    }
    default:
      return []
  }
}

/** RE-CP.A13.a RE-CP.A13.b Full squadrons on the map that the card's chart could call; no Blenheims. */
function atHome(campaign: Campaign) {
  const sectors = cardOf(campaign, raidOf(campaign)).chart.map(({ sector }) => sector)
  return squadronsIn(campaign, 'sector').filter(id => {
    const { sector, type } = squadronSpec(campaign, id)
    return squadron(campaign, id).full && type !== 'Blenheim' && sectors.includes(sector)
  })
}

function happen(campaign: Campaign, event: ApproachEvent): void {
  const { weather } = campaign
  const units = concerned(campaign, event)
  const rule = RULES[event.event]
  switch (event.event) {
    case 'british-altitude':
    case 'german-altitude':
      flightOf(campaign).altitude = event.event === 'british-altitude' ? 1 : -1
      note(rule, 'raid-marker', { marker: event.event })
      break
    case 'weather-changes':
      turn(campaign, rule, 3, CHANGED[weather[3]])
      break
    case 'weather-improves':
      turn(campaign, rule, event.luftflotte, better(weather[event.luftflotte]))
      break
    case 'weather-worsens':
      turn(campaign, rule, event.luftflotte, worse(weather[event.luftflotte]))
      break
    case 'weather-east':
      turn(campaign, rule, 2, weather[3])
      break
    case 'patrollers-hunt':
      patrollersHunt(campaign, units)
      break
    case 'clouds-hunters':
      leaveRaid(campaign, { gruppen: units })
      huntersGone(campaign, 'RE-CP.A3.b')
      break
    case 'clouds-raid':
      for (const id of units) gruppe(campaign, id).full = false
      note(rule, 'event-reduces', { units })
      break
    case 'escort-rendezvous':
      leaveRaid(campaign, { gruppen: units })
      break
    case 'rendezvous':
      rendezvousFails(campaign, units)
      break
    case 'evade-hunters':
      toTheBombers(campaign, rule, units)
      break
    case 'patrol-elsewhere':
      leaveRaid(campaign, { squadrons: units })
      break
    case 'heavy-pursuit':
      pursue(campaign, units)
  }
}

/** RE-CP.A8.a */
const CHANGED: Readonly<Record<Weather, Weather>> = { clear: 'patchy', patchy: 'broken', broken: 'clear' }

/** RE-CP.A15.a At once, and for the rest of the day. */
function turn(campaign: Campaign, rule: string, luftflotte: Luftflotte, weather: Weather): void {
  campaign.weather[luftflotte] = weather
  note(rule, 'weather-turns', { luftflotte, weather })
}

/** RE-CP.A2.a RE-CP.A2.b With nobody to hunt they escort. RE-A-39 Out of range or not. */
function patrollersHunt(campaign: Campaign, patrollers: readonly GruppeId[]): void {
  if (hasSquadronsIn(campaign, 'hunt')) moveGruppen(campaign, 'RE-CP.A2.a', patrollers, 'hunt')
  else moveGruppen(campaign, 'RE-CP.A2.b', patrollers, 'escort')
}

/** RE-CP.A11.a RE-CP.A11.b Escorts that lose all their bombers by it strafe. */
function rendezvousFails(campaign: Campaign, gruppen: readonly GruppeId[]): void {
  const bombers = gruppenIn(campaign, 'bomber').length
  leaveRaid(campaign, { gruppen })
  if (bombers > 0 && !hasGruppenIn(campaign, 'bomber'))
    moveGruppen(campaign, 'RE-CP.A11.b', gruppenIn(campaign, 'escort'), 'bomber')
}

/** RE-CP.A3.b Nobody hunts the squadrons any more. */
function huntersGone(campaign: Campaign, rule: string): void {
  if (!hasGruppenIn(campaign, 'hunt')) toTheBombers(campaign, rule, squadronsIn(campaign, 'hunt'))
}

/** RE-CP.A7.a Hunters and squadrons chase each other out of the raid. */
function pursue(campaign: Campaign, units: readonly UnitId[]): void {
  const squadrons = squadronsIn(campaign, 'hunt').filter(id => units.includes(id))
  const lost = squadrons.filter(id => !squadron(campaign, id).full)
  const tired = squadrons.filter(id => squadron(campaign, id).full)
  // RE-CP.A7.b
  for (const id of tired) squadron(campaign, id).full = false
  leaveRaid(campaign, { gruppen: units.filter(id => !squadrons.includes(id)), squadrons: tired })
  if (lost.length > 0) {
    for (const id of lost) send(campaign, id, 'light-loss')
    note('RE-CP.A7.b', 'event-loss', { units: lost })
    score(campaign, 'RE-CP.A7.b', -lost.length, 'squadron')
  }
  huntersGone(campaign, 'RE-CP.A7.c')
}
