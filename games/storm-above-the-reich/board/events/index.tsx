import { type EventCards, fetchedParts } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import type { CARDS } from './cards.ts'
import './events.css'

/** What the player has just placed himself lies before him on the map, and set-up dice in their table: that is no event. */
type Event = Exclude<keyof typeof CARDS, 'approach.placed' | 'setup.rolled'>

/** Nothing has happened yet in the first picture: the cards are fetched behind it. */
export const EVENTS: EventCards<Campaign, Notes> = fetchedParts(
  async (): Promise<Pick<typeof CARDS, Event>> => (await import('./cards.ts')).CARDS,
  {
    'burst.card': true,
    'burst.results': true,
    'burst.passes': true,
    'fire.card': true,
    'fire.table': true,
    'event.debris': true,
    'event.friendly-fire': true,
    'event.strafe': true,
    'break-away.placed': true,
    'break-away.blackout': true,
    'damage.marker': true,
    'damage.catastrophe': true,
    'damage.two': true,
    'damage.jam': true,
    'hit.marker': true,
    'hit.proximity': true,
    'hit.rookie': true,
    'hit.cancelled': true,
    'hit.sun': true,
    'collision.check': true,
    'collision.flyer': true,
    'collision.veer': true,
    'collision.impact': true,
    'collision.crash': true,
    'combat.rolled': true,
    'combat.bail-out': true,
    'pilot.killed': true,
    'recovery.rolled': true,
    'station.rolled': true,
    'escort.placed': true,
    'fate.rolled': true,
    'fate.bailed-out': true,
    'cable.check': true,
    'cable.impact': true,
    'rockets.location': true,
    'rockets.effect': true,
    'far.fired': true,
    'flak.window': true,
    'cohesion.check': true,
    'setup.commanded': true,
    'hospital.roll': true,
    erosion: true,
    'mission.pilot': true,
    'mission.logged': true,
    'season.over': true,
    'training.over': true,
  },
)
