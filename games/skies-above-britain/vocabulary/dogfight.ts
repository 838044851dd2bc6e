import type { Option, Outcome } from '@tallyho/engine'

export interface DogfightAsks {
  'dogfight.todo': Option
}

export interface DogfightNotes {
  'dogfight.todo': { readonly what: string }
}

export interface DogfightRolls {
  'dogfight.todo': Outcome
}
