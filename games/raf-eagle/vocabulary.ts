import { vocabulary, type WordsOf } from '@tallyho/engine'
import type { Campaign } from './state.ts'
import type { BombingAsks, BombingNotes, BombingRolls } from './vocabulary/bombing.ts'
import type { CalendarAsks, CalendarNotes, CalendarRolls } from './vocabulary/calendar.ts'
import type { CombatAsks, CombatNotes, CombatRolls } from './vocabulary/combat.ts'
import type { PlanningAsks, PlanningNotes, PlanningRolls } from './vocabulary/planning.ts'
import type { ResponseAsks, ResponseNotes, ResponseRolls } from './vocabulary/response.ts'
import type { TermsNotes } from './vocabulary/terms.ts'

/** What the commander of the Luftflotten is asked, and what an answer carries. */
export interface Asks extends PlanningAsks, ResponseAsks, CombatAsks, BombingAsks, CalendarAsks {}

/** What the log tells, and the facts of each line. */
export interface Notes
  extends TermsNotes,
    PlanningNotes,
    ResponseNotes,
    CombatNotes,
    BombingNotes,
    CalendarNotes {}

/** What is rolled and drawn for. */
export interface Rolls extends PlanningRolls, ResponseRolls, CombatRolls, BombingRolls, CalendarRolls {}

export const { choose, stop, chance, d6, note, factsIf, factsIn } = vocabulary<Asks, Notes, Rolls>()

export type CampaignWords = WordsOf<Asks, Notes, Campaign, Rolls>

/** What one chapter has words for. */
export type ChapterWords = { readonly [K in keyof CampaignWords]: Partial<CampaignWords[K]> }
