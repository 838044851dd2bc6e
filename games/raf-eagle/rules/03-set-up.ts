import type { Procedure, Setup, Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { CardNumber, DayNumber, Priorities, ScenarioId, SquadronSpec } from '../pack/types.ts'
import type { Campaign, Gruppe, GruppePlace, Squadron } from '../state.ts'
import type { GreenOption } from '../vocabulary/planning.ts'
import { choose, note } from '../vocabulary.ts'
import { squadronOption } from './02-choices.ts'
import { LUFTWAFFE, squadron, squadronSpec, squadronsIn } from './02-terms.ts'

/** RE-3.a The optional rules. */
export const NIGHT = 'night'
export const ADVANCED = 'advanced'

/** Days of the calendar by name (RE-2.1.i). */
export const AUG_11: DayNumber = 0
export const AUG_27: DayNumber = 16
export const SEPT_11: DayNumber = 31

/** RE-3.b RE-17.2.a RE-17.3.b RE-13.3.a Target cards by when they come into play. */
export const FIRST_TARGETS = 34
export const DEEPER_TARGETS = 44
/** RE-3.b RE-A-04 Raid Event cards beyond this one are never used. */
const LAST_EVENT = 131

/** RE-3.f */
const OPENING: Priorities = { city: 'low', industry: 'low', airfield: 'medium', port: 'high', radar: 'high' }
/** RE-17.2.g */
const THIN_BLUE: Priorities = {
  port: 'low',
  radar: 'low',
  city: 'medium',
  industry: 'medium',
  airfield: 'high',
}

/** RE-17.2.b */
const GONE_BY_THEN: readonly CardNumber[] = [135, 136, 138]
const FACE_UP: CardNumber = 149
/** RE-17.2.e */
const CALLED_UP = ['249', 'RCAF', '310', '602', '616', '603']
/** RE-17.2.c */
const AT_BASE = 'IV/JG51'

/** The table before the first step: RE-3.g RE-17.3.a 0600 of 11 August, RE-17.2.h or of the 27th. */
export function begin({ scenario, pack, options }: Setup): Campaign {
  const id = scenario as ScenarioId
  const night = options[NIGHT] ?? false
  const components = packOf({ pack }).pack
  const late = id === 'thin-blue-line'
  const numbers = (
    list: readonly { readonly card: CardNumber }[],
    wanted: (card: CardNumber) => boolean,
  ) => ({
    left: list.map(({ card }) => card).filter(wanted),
    discards: [],
  })
  return {
    pack,
    scenario: id,
    night,
    advanced: options[ADVANCED] ?? false,
    day: late ? AUG_27 : AUG_11,
    raidDay: 1,
    clock: 0,
    advance: undefined,
    offered: -1,
    vp: 0,
    weather: { 2: 'clear', 3: 'clear' },
    priorities: { ...(late ? THIN_BLUE : OPENING) },
    squadrons: Object.fromEntries(
      components.squadrons.map(spec => [spec.id, squadronAt(spec, id, night)] as const),
    ),
    // RE-3.e Full at their airbases; RE-17.2.d the Ju 87s have been withdrawn by late August.
    gruppen: Object.fromEntries(
      components.gruppen.map(({ id: name, type, arrives }): [string, Gruppe] => {
        const comes = arrives !== undefined && !(late && name === AT_BASE)
        const out = (late && type === 'Ju 87') || (comes && !hasCalendar(id))
        return [name, gruppeAt(out ? 'out' : comes ? 'calendar' : 'base')]
      }),
    ),
    hand: [],
    strategies: [],
    plan: [],
    flight: undefined,
    decks: {
      target: numbers(components.targetCards, card => card <= (late ? DEEPER_TARGETS : FIRST_TARGETS)),
      'raid-event': numbers(components.raidEvents, card => card <= LAST_EVENT),
      'day-event': numbers(
        components.dayEvents,
        card => !late || (card !== FACE_UP && !GONE_BY_THEN.includes(card)),
      ),
      strategy: numbers(components.strategies, () => true),
    },
    damage: {},
    // RE-3.i RE-17.2.h
    points: late
      ? { bomber: 5, fighter: 4, Hurricane: 12, Spitfire: 8, pilots: 2, Blenheim: 1 }
      : { bomber: 9, fighter: 11, Hurricane: 9, Spitfire: 7, pilots: 7, Blenheim: 1 },
    depletion: 0,
    sealion: { day: SEPT_11, preparing: false, checked: false },
    lf3ToLf2: late,
    haze: false,
    pressed: false,
    terror: false,
    stabilized: false,
    ultra: undefined,
    dayCard: late ? FACE_UP : undefined,
    ended: undefined,
  }
}

function gruppeAt(place: GruppePlace): Gruppe {
  return { place, full: true, raid: undefined, back: undefined, flown: undefined, jabo: undefined }
}

/** RE-3.j RE-A-08 Only these bring in German reinforcements. */
function hasCalendar(scenario: ScenarioId): boolean {
  return scenario === 'thin-blue-line' || scenario === 'battle-of-britain'
}

/** RE-3.d RE-3.h RE-17.2.e RE-18.a RE-2.21.l RE-A-05 */
function squadronAt(spec: SquadronSpec, scenario: ScenarioId, night: boolean): Squadron {
  const { id, type, reinforcement, ace } = spec
  if (ace || (type === 'Blenheim' && !night)) return { place: 'out', full: true }
  const waits = reinforcement && !(scenario === 'thin-blue-line' && CALLED_UP.includes(id))
  return { place: waits ? (scenario === 'prelude' ? 'out' : 'reserve') : 'sector', full: true }
}

/** RE-17.2.f */
const GREEN = 5

/** RE-17.2.f The Thin Blue Line begins with squadrons whose pilots are green: the player says which. */
export function* setUp(campaign: Campaign): Procedure<Step> {
  if (campaign.scenario === 'thin-blue-line')
    for (let left = GREEN; left > 0; left--) {
      const options = greenOptions(campaign)
      if (options.length === 0) break
      const { squadron: id } = yield* choose(LUFTWAFFE, 'green-squadron', options)
      squadron(campaign, id).full = false
      note('RE-17.2.f', 'green-squadron', { squadron: id })
    }
  return 'night-planning'
}

/** RE-17.2.f At most one of a sector, and one of all 11 Group; no Blenheims. */
function greenOptions(campaign: Campaign): readonly GreenOption[] {
  const placeOf = (id: string) => {
    const { sector } = squadronSpec(campaign, id)
    return packOf(campaign).sector.get(sector)?.group === 11 ? '11 Group' : sector
  }
  const ids = squadronsIn(campaign, 'sector')
  const taken = ids.filter(id => !squadron(campaign, id).full).map(placeOf)
  return ids
    .filter(id => squadronSpec(campaign, id).type !== 'Blenheim' && !taken.includes(placeOf(id)))
    .map(squadronOption)
}
