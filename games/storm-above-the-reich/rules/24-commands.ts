import { noted, type Option, type Procedure, read, type Seat } from '@tallyho/engine'
import type { DieTable, EscortRoll, MapId, MissionType, PositionBox } from '../pack/types.ts'
import { type Campaign, type Mission, type SetUpDie, type SetUpItem, STAFFEL } from '../state.ts'
import { choose, d10, note } from '../vocabulary.ts'
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

/** What each die gives. */
interface Results extends Record<SetUpItem, unknown> {
  map: MapId
  type: MissionType
  operations: number
  escort: EscortRoll
  damage: readonly string[]
  anchored: readonly PositionBox[]
  sun: PositionBox | 'none'
  contrails: boolean
  tp: number
  limit: number
}

/** A result of a set-up table, for a note. */
export type SetUpResult = {
  [I in SetUpItem]: { readonly item: I; readonly is: Results[I] }
}[SetUpItem]

/** An answer to `command.*`: what the die gave, or another result of its table. */
export interface CommandOption<I extends SetUpItem = SetUpItem> extends Option {
  readonly is: Results[I]
  readonly commanded: boolean
}

/** The same verb and the same fact for all of them: that an item and its result belong together cannot be told to the compiler. */
const command = choose as <I extends SetUpItem>(
  seat: Seat,
  ask: `command.${I}`,
  options: readonly CommandOption<I>[],
) => Procedure<CommandOption<I>>

function resultOf<I extends SetUpItem>(item: I, is: Results[I]): SetUpResult {
  return { item, is } as SetUpResult
}

/**
 * SR-CMD-05 The die first, and `put` lays out what it says; SR-CMD-01 SR-CMD-02 SR-CMD-03 then, while the EP last, any other
 * result of the same table. SR-CMD-04 The question comes before anything else is rolled, and never again.
 */
export function* settle<I extends SetUpItem>(
  campaign: Campaign,
  item: I,
  table: DieTable<Results[I]>,
  put: (is: Results[I]) => void = () => {},
): Procedure<Results[I]> {
  const die = yield* d10(`setup.${item}`)
  const rolled = read(table, die)
  put(rolled)
  record(missionOf(campaign), { item, die, commanded: false })
  if (noted()) note(RULES[item], 'setup.rolled', { ...resultOf(item, rolled), die })
  if (campaign.ep < COMMAND_COST) return rolled
  const { is, commanded } = yield* command(STAFFEL, `command.${item}`, resultsOf(table, rolled))
  if (commanded) {
    campaign.ep -= COMMAND_COST
    put(is)
    record(missionOf(campaign), { item, die, commanded })
    note('SR-CMD-01', 'setup.commanded', { ...resultOf(item, is), cost: COMMAND_COST, ep: campaign.ep })
  }
  return is
}

/** SR-CMD-06 A die that is overridden takes the place of itself. */
function record(mission: Mission, die: SetUpDie): void {
  mission.dice = [...mission.dice.filter(({ item }) => item !== die.item), die]
  if (die.commanded) mission.commands.push(die.item)
}

/** What the die gave, and every other result of the table once. */
function resultsOf<I extends SetUpItem>(table: DieTable<Results[I]>, rolled: Results[I]): CommandOption<I>[] {
  const options: CommandOption<I>[] = [{ id: 'accept', is: rolled, commanded: false }]
  const names = [nameOf(rolled)]
  for (const { is } of table) {
    const name = nameOf(is)
    if (names.includes(name)) continue
    names.push(name)
    options.push({ id: `take/${name}`, is, commanded: true })
  }
  return options
}

/** `6`, `yes`, `none`, `A1+A2`, `heavy/p-51/6`. */
function nameOf(is: Results[SetUpItem]): string {
  if (typeof is === 'boolean') return is ? 'yes' : 'no'
  if (typeof is !== 'object') return String(is)
  if (isList(is)) return is.join('+') || 'none'
  return Object.values(is).join('/')
}

function isList(is: object): is is readonly string[] {
  return Array.isArray(is)
}
