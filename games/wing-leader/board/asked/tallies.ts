import type { Choice } from '@tallyho/engine'
import type { Far, Foremost } from '@tallyho/kit'
import { actionWorth, tallyChance } from '../../bot/tally.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { RollOption, TallyOption } from '../../rules/07-tallies/tally-phase.ts'
import type { Battle, UnitNo } from '../../state.ts'

/** The Tally Phase by one press: every fighter looks for the enemy that promises it most. */

/** Of each fighter that may look the best of its looks, as the machine reckons: nobody whom it would do harm. */
export function looks(battle: Battle, { ask, options }: Choice): readonly RollOption[] {
  if (ask !== 'tally.action') return []
  // Which options a question has is known by its key.
  const best = new Map<UnitNo, { readonly option: RollOption; readonly worth: number }>()
  for (const option of options as readonly TallyOption[]) {
    if (option.act !== 'roll' || option.rare) continue
    const worth = actionWorth(battle, option)
    if (worth > (best.get(option.unit)?.worth ?? 0)) best.set(option.unit, { option, worth })
  }
  const found = [...best.values()].map(({ option }) => option)
  // WL-9.4.d Who is surest looks first: his call helps the others.
  const surest = found.toSorted((a, b) => chance(battle, b) - chance(battle, a))
  const wings = surest.map(({ unit }) => unitAt(battle, unit).wing)
  // WL-9.5.5.1.b What one of a wing finds may leave its others nothing to look for: these come last, and nobody else is kept from it.
  const isLater = (i: number) => wings[i] !== undefined && wings.indexOf(wings[i]) < i
  return [...surest.filter((_, i) => !isLater(i)), ...surest.filter((_, i) => isLater(i))]
}

/** No more looks than this are all listed. */
const FEW = 6

/** One fighter after the other, its best look first; of many the best of each stands for its others, which are chosen on the board. */
export function inTurn(battle: Battle, choice: Choice): readonly Foremost[] {
  const best = looks(battle, choice)
  const rolls = (choice.options as readonly TallyOption[]).filter(
    option => option.act === 'roll' && !option.rare,
  )
  return best.flatMap(({ id, unit }) => {
    const also = rolls.flatMap(one =>
      one.act === 'roll' && one.unit === unit && one.id !== id ? one.id : [],
    )
    return rolls.length > FEW ? [{ id, why: '', also }] : [id, ...also].map(one => ({ id: one, why: '' }))
  })
}

export const ALL_LOOK = 'look/all'

const chance = (battle: Battle, { unit, target }: RollOption): number =>
  tallyChance(battle, unitAt(battle, unit), unitAt(battle, target))

export function allLook(battle: Battle, choice: Choice): readonly Far[] {
  const all = looks(battle, choice)
  if (all.length < 2) return []
  return [
    {
      id: ALL_LOOK,
      words: all.length === 2 ? 'Both look' : `All ${all.length} look`,
      so: 'one after the other, each for its best prey',
      on: [],
      ids: all.map(({ id }) => id),
    },
  ]
}
