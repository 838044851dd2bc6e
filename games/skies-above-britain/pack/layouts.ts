import type { Layout } from './types.ts'

/** SAB-K-134 SAB-K-135 Its name, then the formation from above, nose up: a # is a kette of three. */
function layouts(text: string): readonly Layout[] {
  return text
    .trim()
    .split('\n\n')
    .map(one => {
      const [id = '', ...rows] = one.split('\n')
      const tiles = rows.flatMap((row, y) =>
        [...row].flatMap((cell, x): [number, number][] => (cell === '#' ? [[x, y]] : [])),
      )
      return { id, tiles, source: 'designed', ref: 'SAB-K-134 SAB-K-135' }
    })
}

export const LAYOUTS = layouts(`
pair
#
#

column
#
#
#

echelon
#.
##

line
###

box
##
##

wedge
.#.
###

cross
.#.
###
.#.

vee
.#.
###
#.#

block
###
###

phalanx
.#.
###
###
`)
