import { expect, test } from 'vitest'
import { PROFILES } from '../../pack/types.ts'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { keepToRoute } from '../../rules/15-bombing/profiles.ts'
import type { Battle, Facing, Unit } from '../../state.ts'
import { aim, does, flies, nextTurn, offers, onTheWay, waysOpen } from './runs.ts'
import { type Layout, linesIn, pieces } from './table.ts'

/**
 * Runs at a target in K in one line: a unit, which bombs unless told otherwise, its target, and what happens in order.
 *
 * `he-111 I0 load:torpedo on dd: torpedo ?break-off 0 ?drop,break-off unaimed 0 aimed drop@left !longRange:false` begins a
 * torpedo run, flies to the right (`0`), and drops its torpedo to go home by the left edge. A profile is designated by its name,
 * `turn` is the next turn, `keeps` and `strays` say whether the profile is kept when the move ends; any other word is an
 * action. Between them stand proofs: `?drop,break-off` is all that is offered, `>0,6` all the ways that are open, `=home:left`
 * is true of the unit, `!aimed:true` of its attack and `~over:true` of its move.
 */
export function expectRun(line: string, layout: Partial<Layout> = {}): void {
  const [, what = '', type, words = ''] =
    /^(.*?)(?: on ([\w-]+))?: (.*)$/.exec(line) ?? expect.fail(`No run: ${line}`)
  const [piece] = pieces(what)
  if (piece === undefined) throw new Error(`No unit: ${line}`)
  const { battle, unit } = onTheWay(piece, type, layout)
  for (const word of words.split(' ')) happens(battle, unit, word)
}

function happens(battle: Battle, unit: Unit, word: string): void {
  const [sign, rest] = [word.slice(0, 1), word.slice(1)]
  if (/^[0-7]$/.test(word)) flies(battle, unit, Number(word) as Facing)
  else if (sign === '?') expect(offers(battle, unit).join(), word).toBe(rest)
  else if (sign === '>') expect(waysOpen(battle, unit).join(), word).toBe(rest)
  else if (sign === '=') expectOf(unit, rest)
  else if (sign === '!') expectOf(battle.attacks.at(-1), rest)
  else if (sign === '~') expectOf(battle.flight, rest)
  else if (word === 'aimed' || word === 'unaimed') expect(aim(unit), word).toBe(word === 'aimed')
  else if (word === 'turn') nextTurn(battle, unit)
  else if (word === 'keeps' || word === 'strays') {
    keepToRoute(battle, unit)
    expect(unit.profile !== undefined, word).toBe(word === 'keeps')
  } else if ([...PROFILES, 'recce'].includes(word)) does(battle, unit, `designate/${word}/0`)
  else {
    const [action = '', edge] = word.split('@')
    does(battle, unit, action, edge ? [`bombing.home home/${edge}`] : [])
  }
}

/** `home:left`, `load:none`, `square:K8`, and of what it did this turn `deeds.onProfile:true`. */
function expectOf(thing: object | undefined, said: string): void {
  const [path = '', value] = said.split(':')
  const keys = path.split('.')
  const found: unknown = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), thing)
  const words = path === 'square' ? nameOf(Number(found)) : String(found ?? 'none')
  expect(`${path}:${words}`).toBe(`${path}:${value}`)
}

/** One test for each name, of all the runs under it. */
export function testRuns(
  tests: Readonly<Record<string, string | readonly string[]>>,
  layout: Partial<Layout> = {},
): void {
  for (const [name, lines] of Object.entries(tests))
    test(name, () => {
      for (const line of linesIn(lines)) expectRun(line, layout)
    })
}
