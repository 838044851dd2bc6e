import { type Facts, handPen, type Note } from '../rules/note.ts'
import { type Answer, nameOf, type Option, type Pause, type Procedure } from '../rules/pause.ts'

/** A procedure played from a script: its pauses answered by name. What every proof of a rule is written with. */

export function rolls(what: string, take: string | number): Line {
  return { what, take }
}

export function takes(ask: string, take: string): Line {
  return { ask, take }
}

export function takeTogether(asks: string, ...take: readonly string[]): Line {
  return { asks, take }
}

/** The facts of every note of one kind. */
export function factsOf({ notes }: { readonly notes: readonly Note[] }, what: string): Facts[] {
  return notes.filter(one => one.what === what).map(({ facts }) => facts)
}

/** The answer to one pause: what was asked or rolled for, and the option or outcome that it gets. */
export type Line =
  | { readonly ask: string; readonly take: string }
  | { readonly what: string; readonly take: string | number }
  /** A secret choice: one answer for each seat, in the order they are asked. */
  | { readonly asks: string; readonly take: readonly string[] }

/**
 * Answers in order. A string says several: `combat.primary dA, combat.attacker 2 3, dogfight.will refuse refuse`. The
 * numbers of a roll are those of its dice, be they `cohesion.1` and `cohesion.2` or `losses.confirm` again and again;
 * a secret choice has one word for each seat.
 */
export type Lines = Line | string | readonly (Line | string)[]

export interface Played<T> {
  readonly value: T
  readonly pauses: readonly Pause[]
  readonly notes: readonly Note[]
}

/**
 * Drives a procedure to its end. Every pause must be the one the script names next, every answer legal, and no line
 * may be left over. Pauses named in `whatever` do not matter to the test: unless the next line is for them, they get
 * their first answer.
 */
export function script<T>(
  procedure: Procedure<T>,
  lines: Lines = [],
  whatever: readonly string[] = [],
): Played<T> {
  const { turn, pauses, notes } = play(procedure, lines, whatever)
  if (!turn.done) throw new Error(`The script is used up, but ${said(turn.value)} is still to be answered`)
  return { value: turn.value, pauses, notes }
}

/** Drives a procedure through the script to the pause that follows, and returns that pause. */
export function pauseAfter<T>(
  procedure: Procedure<T>,
  lines: Lines = [],
  whatever: readonly string[] = [],
): Pause {
  const { turn } = play(procedure, lines, whatever)
  if (turn.done) throw new Error('The procedure is over: nothing more is asked')
  return turn.value
}

/** The ids that a pause offers; of a secret choice, those of its first seat. */
export function ids(pause: Pause): string[] {
  return optionsOf(pause).map(({ id }) => id)
}

function play<T>(procedure: Procedure<T>, lines: Lines, whatever: readonly string[]) {
  const pauses: Pause[] = []
  const notes: Note[] = []
  const rest = [lines].flat().flatMap(cuesOf)
  const pen = handPen(one => notes.push(one))
  try {
    let turn = procedure.next(undefined as never)
    while (!turn.done) {
      const pause = turn.value
      let answer: Answer = pause.kind === 'together' ? pause.asks.map(() => 0) : 0
      if (!(whatever.includes(nameOf(pause)) && !isFor(pause, rest[0]))) {
        const cue = rest[0]
        if (cue === undefined) break
        answer = answerOf(pause, cue)
        if (cue.given === cue.take.length) rest.shift()
      }
      pauses.push(pause)
      turn = procedure.next(answer)
    }
    if (rest.length > 0) throw new Error(`The script was not used up: ${JSON.stringify(rest)} left`)
    return { turn, pauses, notes }
  } finally {
    handPen(pen)
  }
}

/** What is left of a line: a name, the answers under it, and how many of them have been given. */
interface Cue {
  readonly kind?: Pause['kind']
  readonly name: string
  readonly take: readonly string[]
  given: number
}

function cuesOf(line: Line | string): Cue[] {
  if (line === '') return []
  if (typeof line === 'string')
    return line.split(', ').map(said => {
      const [name = '', ...take] = said.split(' ')
      return { name, take, given: 0 }
    })
  if ('asks' in line) return [{ kind: 'together', name: line.asks, take: line.take, given: 0 }]
  const take = [String(line.take)]
  return 'ask' in line
    ? [{ kind: 'choice', name: line.ask, take, given: 0 }]
    : [{ kind: 'chance', name: line.what, take, given: 0 }]
}

function isFor(pause: Pause, cue: Cue | undefined): boolean {
  if (cue === undefined || pause.kind !== (cue.kind ?? pause.kind)) return false
  const name = nameOf(pause)
  return name === cue.name || name === `${cue.name}.${cue.given + 1}`
}

function answerOf(pause: Pause, cue: Cue): Answer {
  if (!isFor(pause, cue))
    throw new Error(`The script has ${JSON.stringify(cue)}, but the rules stop for ${said(pause)}`)
  if (pause.kind === 'together') {
    cue.given = cue.take.length
    return pause.asks.map((ask, i) => indexOf(ask, cue.take[i] ?? ''))
  }
  cue.given += 1
  return indexOf(pause, cue.take[cue.given - 1] ?? '')
}

function indexOf(pause: Pause, take: string): number {
  const index = ids(pause).indexOf(take)
  if (index < 0) throw new Error(`${take} is no answer to ${said(pause)}`)
  return index
}

function optionsOf(pause: Pause): readonly Option[] {
  if (pause.kind === 'together') return pause.asks[0]?.options ?? []
  return pause.kind === 'choice' ? pause.options : pause.outcomes
}

function said(pause: Pause): string {
  return `'${nameOf(pause)}' (${ids(pause).join(', ')})`
}

// ---- What comes next ---------------------------------------------------------------------------------------------

/** The question that follows a script, as text: `burst.ride of fighter:0: again, drop-back`. */
export function asked(...played: Parameters<typeof pauseAfter>): string {
  const pause = pauseAfter(...played)
  const about = pause.kind === 'choice' && pause.about ? ` of ${pause.about.join(' ')}` : ''
  return `${nameOf(pause)}${about}: ${ids(pause).join(', ')}`
}

/** The name of the question, roll or draw that follows. */
export function stopsFor(...played: Parameters<typeof pauseAfter>): string {
  return nameOf(pauseAfter(...played))
}

/** What the pause that follows offers, by id. */
export function offers(...played: Parameters<typeof pauseAfter>): string[] {
  return ids(pauseAfter(...played))
}
