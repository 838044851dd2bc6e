import type { Option, Outcome } from '@tallyho/engine'

export interface VectorAsks {
  'vector.todo': Option
}

export interface VectorNotes {
  'vector.todo': { readonly what: string }
}

export interface VectorRolls {
  'bombers.chart': Outcome
  'vector.todo': Outcome
}
