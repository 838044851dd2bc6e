import type { Logged } from '@tallyho/engine'
import { isEvent } from '@tallyho/kit'

/** The event cards of the last answer, and which of them lies on top. */
export interface Stage {
  readonly events: readonly Logged[]
  readonly index: number
  /** How much of the log has been looked at. */
  readonly read: number
}

/** At the beginning: what happened last, without a show. */
export function openStage(notes: readonly Logged[], cards: object): Stage {
  const last = notes.findLast(note => isEvent(cards, note))
  return { events: last ? [last] : [], index: 0, read: notes.length }
}

/**
 * After an answer: the events it brought, from the first on if they are shown by themselves, else the last.
 * After an undo: what had happened last by then.
 */
export function nextStage(stage: Stage, notes: readonly Logged[], cards: object, byItself: boolean): Stage {
  if (notes.length < stage.read) return openStage(notes, cards)
  const events = notes.slice(stage.read).filter(note => isEvent(cards, note))
  if (events.length === 0) return { ...stage, read: notes.length }
  return { events, index: byItself ? 0 : events.length - 1, read: notes.length }
}

export function turn(stage: Stage, by: number): Stage {
  const index = Math.max(0, Math.min(stage.events.length - 1, stage.index + by))
  return index === stage.index ? stage : { ...stage, index }
}

export function isLast(stage: Stage): boolean {
  return stage.index >= stage.events.length - 1
}
