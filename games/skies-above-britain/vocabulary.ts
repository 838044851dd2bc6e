import { vocabulary, type WordsOf } from '@tallyho/engine'
import type { Campaign } from './state.ts'
import type { BombersAsks, BombersNotes, BombersRolls } from './vocabulary/bombers.ts'
import type { CampaignAsks, CampaignNotes, CampaignRolls } from './vocabulary/campaign.ts'
import type { DogfightAsks, DogfightNotes, DogfightRolls } from './vocabulary/dogfight.ts'
import type { InterceptionAsks, InterceptionNotes, InterceptionRolls } from './vocabulary/interception.ts'
import type { TermsAsks, TermsNotes, TermsRolls } from './vocabulary/terms.ts'
import type { VectorAsks, VectorNotes, VectorRolls } from './vocabulary/vector.ts'

/** What the squadron leader is asked, and what an answer carries. */
export interface Asks
  extends TermsAsks,
    DogfightAsks,
    BombersAsks,
    InterceptionAsks,
    VectorAsks,
    CampaignAsks {}

/** What the log tells, and the facts of each line. */
export interface Notes
  extends TermsNotes,
    DogfightNotes,
    BombersNotes,
    InterceptionNotes,
    VectorNotes,
    CampaignNotes {}

/** What is rolled and drawn for. */
export interface Rolls
  extends TermsRolls,
    DogfightRolls,
    BombersRolls,
    InterceptionRolls,
    VectorRolls,
    CampaignRolls {}

/** SAB-GEN-02 Every die has twelve sides: there is no other. */
export const { choose, stop, chance, d12, draw, pick, note, factsIf, factsIn, readBy } = vocabulary<
  Asks,
  Notes,
  Rolls
>()

export type CampaignWords = WordsOf<Asks, Notes, Campaign, Rolls>

/** What one chapter has words for. */
export type ChapterWords = { readonly [K in keyof CampaignWords]: Partial<CampaignWords[K]> }
