import type { Result, Words } from './game.ts'
import type { Logged, Match } from './match.ts'

/** A line of the log, in the words it was told with. */
export interface ToldLine {
  readonly at: number
  readonly rule: string
  readonly text: string
}

/** How a game ended, in the words it was told with: true for ever, whatever becomes of the rules. */
export interface Told {
  readonly result: Result
  /** The level of victory in words, and what each figure is called. */
  readonly level: string
  readonly figures: Readonly<Record<string, string>>
  readonly log: readonly ToldLine[]
}

/** The end of a match in words; undefined while it is played. */
export function toldOf<S>({ over, result, notes }: Match<S>, words: Words<S>): Told | undefined {
  if (!over || !result) return undefined
  return { ...endOf(result, words), log: notes.map(note => toldLine(note, words)) }
}

/** A result with its words. */
export function endOf<S>(result: Result, words: Words<S>): Omit<Told, 'log'> {
  const figures = Object.keys(result.figures).map(figure => [figure, words.figure(figure)])
  return { result, level: words.level(result.level), figures: Object.fromEntries(figures) }
}

export function toldLine<S>(note: Logged, words: Words<S>): ToldLine {
  return { at: note.at, rule: note.rule, text: words.note(note) }
}

export function isTold(data: unknown): data is Told {
  const { result, level, figures, log } = objectIn(data)
  return (
    isResult(result) &&
    typeof level === 'string' &&
    isRecordOf(figures, 'string') &&
    Array.isArray(log) &&
    log.every(isLine)
  )
}

function isResult(data: unknown): data is Result {
  const { level, winner, score, figures } = objectIn(data)
  return (
    typeof level === 'string' &&
    (winner === undefined || typeof winner === 'string') &&
    typeof score === 'number' &&
    isRecordOf(figures, 'number')
  )
}

function isLine(data: unknown): data is ToldLine {
  const { at, rule, text } = objectIn(data)
  return typeof at === 'number' && typeof rule === 'string' && typeof text === 'string'
}

function isRecordOf(data: unknown, type: 'string' | 'number'): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.values(data).every(value => typeof value === type)
  )
}

function objectIn(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}
