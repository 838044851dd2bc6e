import type { Option, Outcome } from '@tallyho/engine'

export interface BombersAsks {
  'bombers.todo': Option
}

export interface BombersNotes {
  'bombers.todo': { readonly what: string }
}

export interface BombersRolls {
  'bombers.todo': Outcome
}
