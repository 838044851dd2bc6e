import { choose, d10, note, noted, type Option, type Procedure } from '@tallyho/engine'
import { read } from '../pack/index.ts'
import type { DieTable } from '../pack/types.ts'
import { type Campaign, type Mission, type SetUpDie, type SetUpItem, STAFFEL } from '../state.ts'
import { missionOf } from './05-map/table.ts'

/** The set-up dice, and the Staffel Commands that override them. */

/** SR-CMD-01 */
export const COMMAND_COST = 7

/** Where each die is ruled. */
const RULES: Readonly<Record<SetUpItem, string>> = {
  map: 'SR-SET-02',
  type: 'SR-SET-03',
  operations: 'SR-SET-04',
  escort: 'SR-SET-13',
  damage: 'SR-SIT-02',
  anchored: 'SR-SIT-04',
  sun: 'SR-SIT-07',
  contrails: 'SR-SIT-08',
  tp: 'SR-SIT-09',
  limit: 'SR-SIT-10',
}

/** A result of a set-up table. `result` names it. */
export interface ResultOption<T> extends Option {
  readonly result: string
  readonly is: T
  readonly commanded: boolean
}

export interface Rolled<T> {
  readonly is: T
  readonly die: SetUpDie
}

/**
 * SR-CMD-05 The die first; SR-CMD-01 SR-CMD-02 SR-CMD-03 then, while the EP last, any other result of the same table.
 * SR-CMD-04 The question comes before anything else is rolled, and never again.
 */
export function* rollOn<T>(
  campaign: Campaign,
  item: SetUpItem,
  table: DieTable<T>,
  nameOf: (is: T) => string,
): Procedure<Rolled<T>> {
  const face = yield* d10(`setup.${item}`)
  const rolled = read(table, face)
  if (noted())
    note(RULES[item], 'setup.rolled', { item, die: face, result: nameOf(rolled), table: `setup/${item}` })
  if (campaign.ep < COMMAND_COST) return { is: rolled, die: { item, die: face, commanded: false } }
  const { is, result, commanded } = yield* choose(
    STAFFEL,
    `command.${item}`,
    resultsOf(table, rolled, nameOf),
  )
  if (commanded) {
    campaign.ep -= COMMAND_COST
    note('SR-CMD-01', 'setup.commanded', { item, result, cost: COMMAND_COST, ep: campaign.ep })
  }
  return { is, die: { item, die: face, commanded } }
}

/** The same for a mission that is there already. */
export function* settle<T>(
  campaign: Campaign,
  item: SetUpItem,
  table: DieTable<T>,
  nameOf: (is: T) => string,
): Procedure<T> {
  const { is, die } = yield* rollOn(campaign, item, table, nameOf)
  record(missionOf(campaign), die)
  return is
}

/** SR-CMD-06 */
export function record(mission: Mission, die: SetUpDie): void {
  mission.dice.push(die)
  if (die.commanded) mission.commands.push(die.item)
}

/** What the die gave, and every other result of the table once. */
function resultsOf<T>(table: DieTable<T>, rolled: T, nameOf: (is: T) => string): ResultOption<T>[] {
  const taken = nameOf(rolled)
  const options: ResultOption<T>[] = [{ id: 'accept', result: taken, is: rolled, commanded: false }]
  const names = [taken]
  for (const { is } of table) {
    const result = nameOf(is)
    if (names.includes(result)) continue
    names.push(result)
    options.push({ id: `take/${result}`, result, is, commanded: true })
  }
  return options
}
