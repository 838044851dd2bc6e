import type { Chance, Seat } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'

/** What the manners of a game say of dice that are about to fall. */

/** They come to the same whatever falls. */
const isIdle = <S>(manners: Manners<S>, state: S, chance: Chance): boolean =>
  manners.isIdle?.(state, chance) ?? false

/** They are a machine's. */
function isTheirs<S>(manners: Manners<S>, persons: readonly Seat[], state: S, chance: Chance): boolean {
  const whose = manners.rollsFor?.(state, chance)
  return whose !== undefined && !persons.includes(whose)
}

/** They decide something: the player sees their odds, then presses. Those of the machine fall. */
export function decidesSomething<S>(
  manners: Manners<S>,
  persons: readonly Seat[],
  state: S,
  chance: Chance,
): boolean {
  if (manners.pressed?.includes(chance.what) !== true || isIdle(manners, state, chance)) return false
  return !isTheirs(manners, persons, state, chance)
}

/** They fall by themselves, whoever decided last: nobody waits for them, or they are the machine's. */
export function fallsAlone<S>(
  manners: Manners<S>,
  persons: readonly Seat[],
  state: S,
  chance: Chance,
): boolean {
  if (isIdle(manners, state, chance) || manners.falls?.includes(chance.what)) return true
  return isTheirs(manners, persons, state, chance)
}
