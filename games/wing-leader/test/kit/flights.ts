import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { at, moveOf, nextMove } from './moves.ts'
import { aBattle, type Layout, type Line, linesIn, pieces, the } from './table.ts'

/**
 * Moves in one line: units, what they do, and what comes of it.
 *
 * `ju-87 J8 bombing: designate/dive/0 0 6 break-off = K7>6` ends at K7 and faces 6. A number is a step that way, `plan/x`
 * a plan, `face/x` a facing, `home/x` an edge, `combat.face=x` an answer by its name; any other word is done in the move. The first unit moves unless
 * another is named: `rB 0 0 rA 0` moves two, one after the other. After `=` come square and facing, and more of the
 * unit (`home:left tally:none`), then of others by their names (`= J8>0 rB K8>6 mission:sweep`). `? 0 1 7` are all the ways open to it then, `? step/0 break` all that it is offered;
 * `+ circle` is offered among others, `- circle` is not.
 */

/** Dice for a reaction that fails, is late or succeeds by the proof table. */
const REACTIONS: Readonly<Record<string, string>> = { fails: '1 2', late: '3 4', succeeds: '5 5' }

function lineOf(word: string): Line {
  if (/^[0-7]$/.test(word)) return `move.step step/${word}`
  if (word.includes('=')) return word.replace('=', ' ')
  const reaction = REACTIONS[word]
  if (reaction !== undefined) return `reaction ${reaction}`
  const [kind = '', ...rest] = word.split('/')
  if (kind === 'react') return `reaction.declare ${word}`
  if (kind === 'plan') return `move.plan ${rest.join('/')}`
  if (kind === 'throttle') return `move.throttle ${rest.join('/')}`
  if (kind === 'face') return `move.face ${word}`
  if (kind === 'home' && rest.length > 0) return `bombing.home ${word}`
  return `move.step ${word}`
}

const UNIT = /^[rd][A-Z]\d?$/

interface Mover {
  readonly id: string
  readonly lines: Line[]
}

function moversOf(moves: string, first: string): Mover[] {
  const movers: Mover[] = []
  for (const word of moves.split(' ').filter(Boolean)) {
    if (UNIT.test(word)) movers.push({ id: word, lines: [] })
    else {
      if (movers.length === 0) movers.push({ id: first, lines: [] })
      movers.at(-1)?.lines.push(lineOf(word))
    }
  }
  return movers.length > 0 ? movers : [{ id: first, lines: [] }]
}

function expectEnd(battle: Battle, id: string, words: readonly string[]): void {
  let unit = id
  const found = words.map(word => {
    if (UNIT.test(word)) unit = word
    const [key = '', value] = word.split(':')
    if (value === undefined) return word === unit ? word : at(battle, unit)
    return `${key}:${Reflect.get(the(battle, unit), key) ?? 'none'}`
  })
  expect(found).toEqual(words)
}

function expectOffer(options: readonly string[], sign: string, words: readonly string[]): void {
  const wanted = words.map(word => (/^[0-7]$/.test(word) ? `step/${word}` : word))
  if (sign === '+') expect(options).toEqual(expect.arrayContaining(wanted))
  else if (sign === '-') expect(options.filter(id => wanted.includes(id))).toEqual([])
  else
    expect(
      words.every((word, i) => word !== wanted[i]) ? options.filter(id => id.startsWith('step/')) : options,
    ).toEqual(wanted)
}

export function expectFlight(line: string, layout: Partial<Layout> = {}): void {
  const [, units = '', moves = '', sign = '', result = ''] =
    /^(.+?): (?:(.*) )?([=?+-])(?: (.*))?$/.exec(line) ?? expect.fail(`No flight: ${line}`)
  const battle = aBattle({ ...layout, units: pieces(units) })
  const movers = moversOf(moves, units.startsWith('d ') ? 'dA' : 'rA')
  const words = result.split(' ').filter(Boolean)
  for (const [i, { id, lines }] of movers.entries()) {
    const move = i === 0 ? moveOf(battle, id) : nextMove(battle, id)
    const isLast = i === movers.length - 1
    if (isLast && sign !== '=') expectOffer(ids(pauseAfter(move, lines)), sign, words)
    else script(move, lines)
    if (isLast && sign === '=') expectEnd(battle, id, words)
  }
}

/** One test for each name, of all the moves under it. */
export function testFlights(
  tests: Readonly<Record<string, string | readonly string[]>>,
  layout: Partial<Layout> = {},
): void {
  for (const [name, lines] of Object.entries(tests))
    test(name, () => {
      for (const line of linesIn(lines)) expectFlight(line, layout)
    })
}
