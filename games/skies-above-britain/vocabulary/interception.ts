import type { Option, Outcome } from '@tallyho/engine'

export interface InterceptionAsks {
  'interception.todo': Option
}

export interface InterceptionNotes {
  'interception.todo': { readonly what: string }
}

export interface InterceptionRolls {
  'interception.todo': Outcome
}
