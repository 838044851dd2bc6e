import { shelf } from '@tallyho/engine'
import { checkPack } from './check.ts'
import { compile } from './components.ts'
import { standard } from './standard.ts'

export { checkPack } from './check.ts'
export type { Block, Components, StationCell } from './components.ts'
export { stationRow } from './components.ts'
export { standard } from './standard.ts'

/** All components, as data that a player can replace by his own. */
export const { packOf, packs, layOut } = shelf({ standard, check: checkPack, compile })
