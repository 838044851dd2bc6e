import { copy, type Packs, Refused } from '@tallyho/engine'
import { checkPack } from './check.ts'
import { type Components, compile } from './components.ts'
import { standard } from './standard.ts'
import type { Pack } from './types.ts'

export { checkPack } from './check.ts'
export type { Components } from './components.ts'
export { standard } from './standard.ts'

const registered = new Map<string, Components>([[standard.id, compile(standard)]])

let latest: Components | undefined

/** The components a game is played with. */
export function packOf(day: { readonly pack: string }): Components {
  if (latest?.pack.id === day.pack) return latest
  const components = registered.get(day.pack)
  if (!components) throw new Error(`No component pack '${day.pack}' is known here: load its file first`)
  latest = components
  return components
}

/** THD-2.1.a and all components, as data that a player can replace by his own. */
export const packs: Packs = {
  standard,
  check: checkPack,
  register(data) {
    const [fault] = checkPack(data)
    if (fault) throw new Refused(`${fault.path}: ${fault.message}`)
    const pack = copy(data as Pack)
    if (pack.id === standard.id)
      throw new Refused(`id: '${standard.id}' is the pack that comes with the game; choose another id`)
    registered.set(pack.id, compile(pack))
    latest = undefined
    return pack.id
  },
  has: id => registered.has(id),
}
