import type { Choice } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import { formationNamed } from '../rules/05-interception/map.ts'
import type { Campaign, Formation } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'

/** Whom a question is about: `fighter:red-1` is `red-1`. */
function nameIn({ about }: Choice): string {
  const [ref = ''] = about ?? []
  return ref.slice(ref.indexOf(':') + 1)
}

export function aboutFighter(choice: Choice): FighterId {
  return nameIn(choice) as FighterId
}

export function aboutUnit(choice: Choice): Unit {
  return nameIn(choice) as Unit
}

export function aboutFormation(campaign: Campaign, choice: Choice): Formation {
  return formationNamed(campaign, nameIn(choice))
}
