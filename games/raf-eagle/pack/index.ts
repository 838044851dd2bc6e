import { shelf } from '@tallyho/engine'
import { compile } from './components.ts'
import { standard } from './standard.ts'

export type { Components } from './components.ts'
export { rowFrom, stepAt } from './components.ts'
export { standard } from './standard.ts'

/** All components, as data that a player can replace by his own. */
export const { packOf, packs, layOut } = shelf({ standard, check: () => [], compile })
