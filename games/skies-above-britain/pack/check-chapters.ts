import { nearest, type Path } from '@tallyho/engine'
import { sum } from './check-cards.ts'
import { type Add, checkDie, checkIds, checkOnce, checkVictory } from './check-die.ts'
import type { Chapter, Layout, Pack } from './types.ts'

export function checkLayouts({ layouts }: Pack, add: Add): void {
  checkIds(layouts, ['layouts'], add)
  for (const [i, layout] of layouts.entries()) checkLayout(layout, ['layouts', i, 'tiles'], add)
}

/** SAB-K-134 Tiles that hang together. */
function checkLayout({ tiles }: Layout, path: Path, add: Add): void {
  const places = tiles.map(([x, y]) => `${x},${y}`)
  checkOnce(places, path, add)
  const reached = [tiles[0]]
  for (const one of reached)
    for (const other of tiles)
      if (one && !reached.includes(other) && Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1)
        reached.push(other)
  for (const [i, tile] of tiles.entries())
    if (!reached.includes(tile) && places.indexOf(`${tile[0]},${tile[1]}`) === i)
      add([...path, i], `expected a tile that touches the others but found ${tile[0]},${tile[1]}`)
}

export function checkChapters(pack: Pack, add: Add): void {
  checkIds(pack.chapters, ['chapters'], add)
  for (const [i, chapter] of pack.chapters.entries()) {
    const path = ['chapters', i]
    const { escort, bombers, visibility, sun, climb, pilots, victory, from, to } = chapter
    for (const [key, table] of Object.entries({ escort, bombers, visibility, sun, climb }))
      checkDie(table, [...path, key], add)
    checkDie(pilots.assignment, [...path, 'pilots', 'assignment'], add)
    if (to < from) add([...path, 'to'], `expected a day from ${from} on but found ${to}`)
    for (const [j, { is }] of escort.entries()) checkEscort(is, [...path, 'escort', j, 'is'], add)
    for (const [j, { is }] of bombers.entries())
      checkLayoutIs(pack, is.layout, [...path, 'bombers', j, 'is', 'layout'], add)
    checkVectors(pack, chapter, path, add)
    checkRoster(chapter, path, add)
    checkVictory(victory, [...path, 'victory'], add)
  }
}

/** SAB-K-132 One marker to a station. */
export function checkEscort(markers: readonly string[], path: Path, add: Add): void {
  const stations = markers.map(marker => marker.slice(0, marker.indexOf(' ')))
  checkOnce(stations, path, add)
}

export function checkLayoutIs({ layouts }: Pack, layout: string, path: Path, add: Add): void {
  const known = layouts.map(({ id }) => id)
  if (!known.includes(layout)) add(path, `expected a layout but found '${layout}'${nearest(layout, known)}`)
}

/** SAB-K-131 A number for each space of the inbound row. */
function checkVectors({ tables: { track } }: Pack, { vectors }: Chapter, path: Path, add: Add): void {
  const spaces = track.inbound.length
  if (vectors.length !== spaces)
    add(
      [...path, 'vectors'],
      `expected a number for each of the ${spaces} inbound spaces but found ${vectors.length}`,
    )
  if (sum(vectors) === 0) add([...path, 'vectors'], 'expected at least one marker but found none')
}

/** SAB-K-138 */
function checkRoster({ pilots: { size, limit, assignment } }: Chapter, path: Path, add: Add): void {
  if (size > limit)
    add([...path, 'pilots', 'size'], `expected at most the limit of ${limit} pilots but found ${size}`)
  for (const [i, { is }] of assignment.entries())
    if (is.green + is.veteran > size)
      add(
        [...path, 'pilots', 'assignment', i, 'is'],
        `expected at most ${size} pilots but found ${is.green + is.veteran}`,
      )
}

export function checkPilots({ pilots, optionals }: Pack, add: Add): void {
  checkOnce(pilots.names, ['pilots', 'names'], add)
  checkDie(optionals.events, ['optionals', 'events'], add)
  checkDie(optionals.graduated, ['optionals', 'graduated'], add)
}
