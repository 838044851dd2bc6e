import type { Note, Pause, Procedure } from '@tallyho/engine'
import * as engine from '@tallyho/engine/proof/script'
import { list } from './table.ts'

export { factsOf, ids, takes } from '@tallyho/engine/proof/script'
export { testLines } from '@tallyho/engine/test/lines'

/** A script in the words of the engine, in which `fight 4 2` is both dice of one fight, the group's first. */
export type Lines = engine.Lines

type Asking = [procedure: Procedure<unknown>, lines?: Lines, whatever?: readonly string[]]

export const script = <T>(procedure: Procedure<T>, lines: Lines = '', whatever: readonly string[] = []) =>
  engine.script(procedure, spelled(lines), whatever)

export const pauseAfter = (...[procedure, lines = '', whatever]: Asking): Pause =>
  engine.pauseAfter(procedure, spelled(lines), whatever)

export const offers = (...asking: Asking): string[] => engine.ids(pauseAfter(...asking))

export const stopsFor = (...[procedure, lines = '', whatever]: Asking): string =>
  engine.stopsFor(procedure, spelled(lines), whatever)

function spelled(lines: Lines): Lines {
  return [lines]
    .flat()
    .map(line =>
      typeof line === 'string'
        ? line.replace(/\bfight (\d) (\d)/g, 'combat.group $1, combat.squadron $2')
        : line,
    )
}

/** A note in one line: `THD-9.7.a raid-leaves raid 1`. */
export function told(note: Note | undefined): string {
  const facts = Object.entries(note?.facts ?? {}).map(([fact, value]) => `${fact} ${value}`)
  return `${note?.rule} ${note?.what} ${facts.join(', ')}`
}

/** What deployment draws and asks, for a test that does not care. */
export const DEPLOYING = list(
  'size force group placement.bomber escort-order escort-section event.approach event.target',
)
