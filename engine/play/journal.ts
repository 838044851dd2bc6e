import type { Answer, Pause, Seat } from '../rules/pause.ts'
import { fingerprint } from './hash.ts'

/** One answer in a game's journal, with the fingerprint of the question it answered. */
export interface Entry {
  readonly kind: Pause['kind']
  /** Who answered; undefined for chance and for choices made together. */
  readonly seat: Seat | undefined
  /** Id of the option or outcome; for `together` the ids of all, joined by `|`. */
  readonly id: string
  readonly mark: string
  readonly answer: Answer
  /** A decision that meant nothing but to roll. */
  readonly rolls?: true
}

const JOINT = '|'

export function entryOf(pause: Pause, answer: Answer): Entry {
  const seat = pause.kind === 'choice' ? pause.seat : undefined
  const entry = { kind: pause.kind, seat, id: idOf(pause, answer), mark: fingerprint(pause), answer }
  const isRoll = pause.kind === 'choice' && pause.options[answer as number]?.rolls
  return isRoll ? { ...entry, rolls: true } : entry
}

export function idOf(pause: Pause, answer: Answer): string {
  if (pause.kind !== 'together') return itemsOf(pause)[answer as number]?.id ?? ''
  return pause.asks
    .map(({ options }, i) => options[(answer as readonly number[])[i] ?? -1]?.id ?? '')
    .join(JOINT)
}

/** The answer that an id stands for in this pause, or undefined if it is not a legal one. */
export function answerOf(pause: Pause, id: string): Answer | undefined {
  if (pause.kind !== 'together') return indexOf(itemsOf(pause), id)
  const ids = id.split(JOINT)
  if (ids.length !== pause.asks.length) return undefined
  const answers = pause.asks.map(({ options }, i) => indexOf(options, ids[i] as string))
  return answers.every(answer => answer !== undefined) ? answers : undefined
}

/** What can be answered: options of a choice, outcomes of chance. */
export function itemsOf(pause: Exclude<Pause, { kind: 'together' }>): readonly { readonly id: string }[] {
  return pause.kind === 'choice' ? pause.options : pause.outcomes
}

function indexOf(items: readonly { readonly id: string }[], id: string): number | undefined {
  const index = items.findIndex(item => item.id === id)
  return index < 0 ? undefined : index
}
