import type { Sourced } from '@tallyho/engine'
import type { BomberSpec, LevelNote, SpaceSpec } from '../types.ts'
import { cellAt, type Mark, readPlan } from './plan.ts'

/**
 * A formation as it is printed. A number is a space with its Lethal Level, a letter with a number a bomber, which stands
 * where four spaces meet. Signs after the level add 1: `^` to a fighter at High, `=` at Level, `_` at Low; `N`, `R`, `T`
 * or `L` if the Nose, Flank 2-4, Tail or Flank 8-10 is anchored (SR-MAP-16).
 *
 * How the levels were drawn: the public numbers of the parent game's first map count the bombers that a space touches, 1
 * at the least. Later formations add the fire of their neighbours to that; each map says how much.
 */
interface Chart {
  readonly spaces: readonly SpaceSpec[]
  readonly bombers: readonly BomberSpec[]
}

const SIGNS: Readonly<Record<string, LevelNote>> = {
  '^': { when: 'high', by: 1 },
  '=': { when: 'level', by: 1 },
  _: { when: 'low', by: 1 },
  N: { anchored: 'nose', by: 1 },
  R: { anchored: 'right', by: 1 },
  T: { anchored: 'tail', by: 1 },
  L: { anchored: 'left', by: 1 },
}

const DRAWN: Sourced = {
  source: 'designed',
  ref: 'SR-K-MAP-19: bombers touched and neighbours’ fire, after Map 1 of the parent game',
}

/**
 * `rear` is a + b in the last row. `samples` tells which spaces the rulebook describes, by id: the constraint that each
 * one answers.
 */
export function readChart(
  rear: number,
  drawing: string,
  samples: Readonly<Record<string, string>> = {},
): Chart {
  const marks = readPlan(drawing)
  const isSpace = ({ text }: Mark) => /^\d/.test(text)
  const spaces = marks.filter(isSpace).map(({ text, x, y }): SpaceSpec => {
    const { a, b } = cellAt(x, y + rear)
    const id = `${a}.${b}`
    const sample = samples[id]
    const sourced: Sourced = sample === undefined ? DRAWN : { source: 'constrained', ref: sample }
    return { id, a, b, level: Number(text[0]), notes: notesOf(text), ...sourced }
  })
  // The cell ahead of a bomber has the bomber's own numbers.
  const bombers = marks
    .filter(mark => !isSpace(mark))
    .map(({ text, x, y }): BomberSpec => {
      const { a, b } = cellAt(x, y + 1 + rear)
      return { id: text, p: a, q: b }
    })
  return { spaces, bombers: bombers.sort((one, other) => (one.id < other.id ? -1 : 1)) }
}

function notesOf(text: string): LevelNote[] {
  return [...text.slice(1)].map(sign => {
    const note = SIGNS[sign]
    if (!note) throw new Error(`A chart has no sign '${sign}'`)
    return note
  })
}
