import { CARDS } from './cards.ts'
import './events.css'

/** What the player has just placed himself lies before him on the map, and set-up dice in their table: that is no event. */
const { 'approach.placed': _, 'setup.rolled': __, ...events } = CARDS
export const EVENTS = events
