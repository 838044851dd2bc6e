import { CARDS } from './cards.ts'
import './events.css'

/** What the player has just placed himself lies before him on the map: that is no event. */
const { 'approach.placed': _, ...events } = CARDS
export const EVENTS = events
