import { noted, type Procedure } from '@tallyho/engine'
import type { FighterId, Station } from '../../pack/types.ts'
import { type Campaign, type Formation, type OrderKind, SQUADRON } from '../../state.ts'
import type { AgainOption } from '../../vocabulary/interception.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { spendFuel } from '../01-general/acts.ts'
import { leaderOf } from '../01-general/formations.ts'
import { reaches, twoReach } from '../01-general/odds.ts'
import { canSpendFuel } from '../01-general/terms.ts'
import { mayUsePrivilege, spendPrivilege, whoUses } from '../09-pilots/privileges.ts'

/** What a formation rolls for. */
export interface Attempt {
  readonly order: OrderKind
  readonly station?: Station
  readonly number: number
  /** SAB-ESC-09 SAB-IBM-07 Out of the sun: two dice, added. */
  readonly twoDice: boolean
  /** SAB-ESC-11 SAB-IBM-06 A second roll costs Fuel; SAB-CRZ-05 for a Cruise it is free, where there is one. */
  readonly again: 'fuel' | 'free' | 'never'
}

/** How likely one roll succeeds; the second that there may be is a decision of its own. */
export function chanceOf({ number, twoDice }: Attempt): number {
  return twoDice ? twoReach(number) : reaches(number)
}

const ROLL = { escort: 'intercept.escort', bombers: 'intercept.bombers', cruise: 'cruise.a' } as const
const FIRST = { escort: 'escort.first', bombers: 'bombers.first', cruise: 'cruise.first' } as const

/** SAB-ESC-04 The dice, once more if the player wants to, or Pluck: at least the number is a success. */
export function* attempt(campaign: Campaign, formation: Formation, what: Attempt): Procedure<boolean> {
  const { order, number, station } = what
  let dice = yield* rollDice(formation, what)
  let told: readonly number[] | undefined
  const tell = () => {
    if (told !== dice) tellFailed(formation, what, dice)
    told = dice
  }
  let pluck = 0
  let stands = false
  const leaders = order === 'cruise' ? [] : leadersOf(campaign, formation)
  if (sum(dice) < number && mayRollAgain(campaign, formation, what)) {
    tell()
    const able = whoCanMakeIt(campaign, leaders, sum(dice), number)
    const answer = yield* again(campaign, formation, what, { able, rolled: sum(dice) })
    if (answer === 'again') dice = yield* rollDice(formation, what)
    else if (answer) pluck = 1
    // SAB-A-125 Whoever let it stand knew of the Veterans.
    else stands = able.length > 0
  }
  if (!stands && leaders.length > 0)
    pluck += yield* plucky(campaign, leaders, sum(dice) + pluck, [number], tell)
  const total = sum(dice) + pluck
  const success = total >= number
  if (noted())
    note(rule(order), 'intercept', {
      formation: formation.id,
      order,
      ...(station && { station }),
      number,
      dice,
      pluck,
      total,
      success,
    })
  return success
}

/** A roll that is not enough, before it is rolled once more or a Veteran adds to it. */
function tellFailed({ id }: Formation, { order, station, number }: Attempt, dice: readonly number[]): void {
  if (noted())
    note(rule(order), 'rolled', {
      for: order,
      formation: id,
      ...(station && { station }),
      dice,
      total: sum(dice),
      number,
      so: 'fails',
    })
}

function rule(order: OrderKind): string {
  return order === 'escort' ? 'SAB-ESC-04' : order === 'bombers' ? 'SAB-IBM-04' : 'SAB-CRZ-06'
}

function* rollDice({ id }: Formation, { order, twoDice, number }: Attempt): Procedure<readonly number[]> {
  const about = [`formation:${id}`]
  if (!twoDice) return [yield* d12(ROLL[order], about, number)]
  const first = yield* d12(FIRST[order], about, number)
  return [first, yield* d12(ROLL[order], about, number - first)]
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0)
}

/** SAB-ESC-11 SAB-ESC-12 SAB-A-56 */
export function mayRollAgain(campaign: Campaign, { sections }: Formation, { again }: Attempt): boolean {
  return again === 'free' || (again === 'fuel' && canSpendFuel(campaign, sections))
}

/** SAB-A-56 SAB-A-125 Once, after a roll that failed: roll again, or a Veteran who can make it adds 1, or neither. */
function* again(
  campaign: Campaign,
  { id, sections }: Formation,
  { again, order, number, twoDice }: Attempt,
  { able, rolled }: { readonly able: readonly FighterId[]; readonly rolled: number },
): Procedure<'again' | FighterId | undefined> {
  const roll = { order, number, twoDice, fuel: again === 'fuel' }
  const options: AgainOption[] = [
    { id: 'no', ...roll },
    { id: 'again', ...roll, rolls: true },
    ...able.map(by => ({ id: by, by, rolled, on: [`fighter:${by}`], ...roll, rolls: true as const })),
  ]
  const { id: answer, by } = yield* choose(SQUADRON, 'intercept.again', options, [`formation:${id}`])
  if (by) spendPrivilege(campaign, 'SAB-VET-07', by, 'pluck')
  if (answer !== 'again') return by
  if (again === 'fuel')
    spendFuel(campaign, order === 'escort' ? 'SAB-ESC-11' : 'SAB-IBM-06', sections, 'again')
  return 'again'
}

/** SAB-VET-07 The Veterans among these, if all of them together add enough. */
function whoCanMakeIt(
  campaign: Campaign,
  ids: readonly FighterId[],
  rolled: number,
  number: number,
): readonly FighterId[] {
  const able = ids.filter(id => mayUsePrivilege(campaign, id))
  return rolled + able.length < number ? [] : able
}

/** SAB-VET-08 Section leaders of the formation. */
export function leadersOf(campaign: Campaign, { sections }: Formation): readonly FighterId[] {
  return sections.flatMap(section => leaderOf(campaign, section) ?? [])
}

/**
 * SAB-VET-07 SAB-VET-08 SAB-A-55 Pluck adds 1, decided after the roll. Several Veterans add up: towards the next of these numbers, lowest
 * first, then towards the one after it. Nobody is asked where it could not change anything, nor before it is told what was rolled.
 */
export function* plucky(
  campaign: Campaign,
  ids: readonly FighterId[],
  rolled: number,
  numbers: readonly number[],
  tell: (number: number) => void,
): Procedure<number> {
  let added = 0
  for (const number of numbers)
    while (rolled + added < number) {
      const able = whoCanMakeIt(campaign, ids, rolled + added, number)
      if (able.length === 0) return added
      if (added === 0) tell(number)
      const by = yield* whoUses('use.pluck', able, undefined, { rolled: rolled + added, number })
      if (!by) return added
      spendPrivilege(campaign, 'SAB-VET-07', by, 'pluck')
      added += 1
    }
  return added
}
