import { copy, type Packs, Refused } from '@tallyho/engine'
import { checkPack } from './check.ts'
import { type Components, compile } from './components.ts'
import { standard } from './standard.ts'
import type { Pack, ScenarioFile } from './types.ts'

export { checkPack } from './check.ts'
export type { Components, Model } from './components.ts'
export { standard } from './standard.ts'

const registered = new Map<string, Components>([[standard.id, compile(standard)]])

let latest: Components | undefined

/** The components a game is played with. */
export function packOf(battle: { readonly pack: string }): Components {
  if (latest?.pack.id === battle.pack) return latest
  const components = registered.get(battle.pack)
  if (!components) throw new Error(`No component pack '${battle.pack}' is known here: load its file first`)
  latest = components
  return components
}

/** All components, as data that a player can replace by his own, whole or with scenarios alone. */
export const packs: Packs = {
  standard,
  check: checkPack,
  register(data) {
    const [fault] = checkPack(data)
    if (fault) throw new Refused(`${fault.path}: ${fault.message}`)
    const pack = wholePack(copy(data as Pack | ScenarioFile))
    if (pack.id === standard.id)
      throw new Refused(`id: '${standard.id}' is the pack that comes with the game; choose another id`)
    return layOut(pack)
  },
  has: id => registered.has(id),
}

/** Makes a pack playable as it stands, without a look at it: for whoever knows that it is sound. */
export function layOut(pack: Pack): string {
  registered.set(pack.id, compile(pack))
  latest = undefined
  return pack.id
}

/** A scenario file is flown with the cards and tables of the standard pack. */
function wholePack(data: Pack | ScenarioFile): Pack {
  return 'tables' in data ? data : { ...standard, ...data }
}
