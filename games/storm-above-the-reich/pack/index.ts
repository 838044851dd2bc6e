import { type Packs, shelf } from '@tallyho/engine'
import { checkPack } from './check.ts'
import { compile } from './components.ts'
import { standard } from './standard.ts'

export { checkPack } from './check.ts'
export { type AttackCell, type Components, fateClass, type HitFace } from './components.ts'
export { type ElementPlan, type Formation, OPPOSITE, type Place, type Space, TOWARD } from './formation.ts'
export { standard } from './standard.ts'

const stock = shelf({ standard, check: checkPack, compile })

export const { packOf, layOut } = stock

/** All components, as data that a player can replace by his own. */
export const packs: Packs = stock.packs
