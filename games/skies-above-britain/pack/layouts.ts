import type { Layout } from './types.ts'

/** SAB-K-134 SAB-K-135 Seen from above, nose up: a # is a kette of three. */
function layout(id: string, ...rows: readonly string[]): Layout {
  const tiles = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x): [number, number][] => (cell === '#' ? [[x, y]] : [])),
  )
  return { id, tiles, source: 'designed', ref: 'SAB-K-134 SAB-K-135' }
}

export const LAYOUTS: readonly Layout[] = [
  layout(
    'pair', //
    '#',
    '#',
  ),
  layout(
    'column', //
    '#',
    '#',
    '#',
  ),
  layout(
    'echelon', //
    '#.',
    '##',
  ),
  layout(
    'line', //
    '###',
  ),
  layout(
    'box', //
    '##',
    '##',
  ),
  layout(
    'wedge', //
    '.#.',
    '###',
  ),
  layout(
    'cross', //
    '.#.',
    '###',
    '.#.',
  ),
  layout(
    'vee', //
    '.#.',
    '###',
    '#.#',
  ),
  layout(
    'block', //
    '###',
    '###',
  ),
  layout(
    'phalanx', //
    '.#.',
    '###',
    '###',
  ),
]
