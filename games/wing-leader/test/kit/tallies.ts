import { script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { actionsOf, beginTallies, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import type { Battle } from '../../state.ts'
import { battleOf, type Layout, linesIn, the } from './table.ts'

export const offered = (battle: Battle, side: 'raider' | 'defender' = 'raider') =>
  actionsOf(battle, side).map(({ id }) => id)

/** The raider's rA rolls for dA. */
export function rollFor(battle: Battle, die: number) {
  return script(raiderTallies(battle), [`tally.action roll/rA/dA, tally.roll ${die}`])
}

/**
 * Tally Phases of the raider in one line: units, then what is done and what is found, parted by semicolons.
 *
 * `spitfire-i H8, d bf-109e K8: roll/rA/dA 4; rA tally:dA alerted:true; ? end drop/rA` rolls a 4, which is a tally, and has
 * nothing left to do but to drop it. Answers that follow an action are named: `roll/rA/dA 4, tally.split split`. After `?` stands
 * all that is offered, after `!` the orders alone; `begin` begins the phase.
 */
export function expectTallies(line: string, layout: Omit<Layout, 'units'> = {}): void {
  const [units = '', ...steps] = line.split(/: (?=[^ ])|; /)
  const battle = battleOf(units, layout)
  for (const step of steps) {
    const [first = '', ...rest] = step.split(' ')
    if (first === 'begin') beginTallies(battle)
    else if (first === '?') expect(offered(battle), line).toEqual(rest)
    else if (first === '!') expect(ordersIn(battle), line).toEqual(rest)
    else if (/^[rd][A-Z]\d?$/.test(first)) for (const fact of rest) expectOf(battle, first, fact)
    else script(raiderTallies(battle), `tally.action ${step.replace(/ (\d)/, ', tally.roll $1')}`)
  }
}

const ordersIn = (battle: Battle) => offered(battle).filter(id => !/^(roll|drop|end)/.test(id))

/** `tally:dA`, `vector:M8`, `load:none`. */
function expectOf(battle: Battle, id: string, fact: string): void {
  const [key = '', wanted = ''] = fact.split(':')
  const value: unknown = Reflect.get(the(battle, id), key)
  const found =
    value === undefined
      ? 'none'
      : key === 'tally'
        ? battle.units[Number(value)]?.id
        : key === 'vector'
          ? nameOf(Number(value))
          : String(value)
  expect(`${id} ${key}:${found}`).toBe(`${id} ${key}:${wanted}`)
}

/** One test for each name, of all the phases under it. */
export function testTallies(
  tests: Readonly<Record<string, string | readonly string[]>>,
  layout: Omit<Layout, 'units'> = {},
): void {
  for (const [name, lines] of Object.entries(tests))
    test(name, () => {
      for (const line of linesIn(lines)) expectTallies(line, layout)
    })
}
