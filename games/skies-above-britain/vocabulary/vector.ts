import type { Option, Outcome } from '@tallyho/engine'

export interface VectorAsks {
  'vector.todo': Option
}

export interface VectorNotes {
  'vector.todo': { readonly what: string }
}

export interface VectorRolls {
  'vector.todo': Outcome
}
