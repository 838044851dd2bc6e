import type { Logged } from '../play/checkpoint.ts'
import type { Match } from '../play/match.ts'
import type { Result, Words } from '../rules/game.ts'

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
  readonly log: ToldLog
}

/** As it lies in a file; older files have the lines themselves. */
type ToldLog = PackedLog | readonly ToldLine[]

/** A log of which every phrase is written once: what is told in a long campaign is made of the same ones again and again. */
interface PackedLog {
  /** Rule ids, and texts as far as the next comma or colon. */
  readonly phrases: readonly string[]
  /** Answers since the line before, then phrases: of its rule and of its text. */
  readonly lines: readonly (readonly number[])[]
}

/** The end of a match in words; undefined while it is played. */
export function toldOf<S>({ over, result, notes }: Match<S>, words: Words<S>): Told | undefined {
  if (!over || !result) return undefined
  return { ...endOf(result, words), log: packedLog(notes.map(note => toldLine(note, words))) }
}

/** A result with its words. */
export function endOf<S>(result: Result, words: Words<S>): Omit<Told, 'log'> {
  const figures = Object.keys(result.figures).map(figure => [figure, words.figure(figure)])
  return { result, level: words.level(result.level), figures: Object.fromEntries(figures) }
}

export function toldLine<S>(note: Logged, words: Words<S>): ToldLine {
  return { at: note.at, rule: note.rule, text: words.note(note) }
}

/** Behind these a text is cut. */
const JOINTS = /(?<=[,:;] )/

export function packedLog(log: readonly ToldLine[]): PackedLog {
  const phrases = new Map<string, number>()
  const written = (phrase: string) => {
    const at = phrases.get(phrase) ?? phrases.size
    phrases.set(phrase, at)
    return at
  }
  let last = 0
  const lines = log.map(({ at, rule, text }) => {
    const since = at - last
    last = at
    return [since, ...[rule, ...text.split(JOINTS)].map(written)]
  })
  return { phrases: [...phrases.keys()], lines }
}

/** The log line by line, whichever way it was written. */
export function linesOf({ log }: Pick<Told, 'log'>): readonly ToldLine[] {
  if (!('lines' in log)) return log
  let at = 0
  return log.lines.map(([since = 0, ...told]) => {
    at += since
    const [rule = '', ...text] = told.map(phrase => log.phrases[phrase])
    return { at, rule, text: text.join('') }
  })
}

export function isTold(data: unknown): data is Told {
  const { result, level, figures, log } = objectIn(data)
  return (
    isResult(result) &&
    typeof level === 'string' &&
    isRecordOf(figures, 'string') &&
    (Array.isArray(log) ? log.every(isLine) : isPacked(log))
  )
}

function isPacked(data: unknown): data is PackedLog {
  const { phrases, lines } = objectIn(data)
  if (!Array.isArray(phrases) || !phrases.every(phrase => typeof phrase === 'string')) return false
  const isLine = (line: unknown) =>
    Array.isArray(line) &&
    line.length > 1 &&
    line.every((number, i) => Number.isInteger(number) && number >= 0 && (i === 0 || number < phrases.length))
  return Array.isArray(lines) && lines.every(isLine)
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
