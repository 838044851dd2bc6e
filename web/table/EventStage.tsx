import type { Logged, Words } from '@tallyho/engine'
import { EventOf } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { isLast, nextStage, openStage, type Stage, turn } from './stage.ts'

export interface StageHandle {
  /** Shows the last card at once. */
  skip(): void
}

/**
 * Dice and cards, one after another over a corner of the board. The last one stays, and folds itself away once the
 * game has gone on without another.
 */
export function EventStage(props: {
  readonly board: BoardModule<unknown>
  readonly notes: readonly Logged[]
  readonly state: unknown
  readonly words: Words
  /** Milliseconds for each card; undefined: the player turns them. */
  readonly time: number | undefined
  readonly handle: RefObject<StageHandle | null>
  onRule(id: string): void
}) {
  const { board, notes, state, words, time, handle, onRule } = props
  const [stage, setStage] = useState<Stage>(() => openStage(notes, board.events))
  const [known, setKnown] = useState(notes)
  const [folded, setFolded] = useState(false)
  const [small, setSmall] = useState(false)
  if (known !== notes) {
    const next = nextStage(stage, notes, board.events, time !== undefined)
    setKnown(notes)
    setStage(next)
    setSmall(folded || next.events === stage.events)
  }
  const fold = () => {
    setFolded(!small)
    setSmall(!small)
  }
  useEffect(() => {
    if (time === undefined || isLast(stage)) return
    const timer = setTimeout(() => setStage(now => turn(now, 1)), time)
    return () => clearTimeout(timer)
  }, [stage, time])
  useImperativeHandle(
    handle,
    () => ({ skip: () => setStage(now => turn(now, Number.POSITIVE_INFINITY)) }),
    [],
  )

  const note = stage.events[stage.index]
  if (!note) return undefined
  const { length } = stage.events
  return (
    <section
      className={small ? 'event-card event-card-small' : 'event-card'}
      aria-label="What happened"
      data-testid="event"
    >
      <header>
        <button type="button" className="plain" aria-expanded={!small} onClick={fold}>
          {small ? '▸ Last event' : '▾'}
          {!small && <span className="sr-only">Fold the card away</span>}
        </button>
        {length > 1 && !small && (
          <span>
            <button
              type="button"
              className="plain"
              aria-label="The card before"
              onClick={() => setStage(turn(stage, -1))}
            >
              ◂
            </button>
            {stage.index + 1} of {length}
            <button
              type="button"
              className="plain"
              aria-label="The next card"
              onClick={() => setStage(turn(stage, 1))}
            >
              ▸
            </button>
            {!isLast(stage) && (
              <button type="button" className="plain" onClick={() => setStage(turn(stage, length))}>
                Skip <kbd>space</kbd>
              </button>
            )}
          </span>
        )}
      </header>
      {!small && (
        <EventOf
          key={`${stage.read}/${stage.index}`}
          events={board.events}
          note={note}
          state={state}
          onRule={onRule}
          told={<p>{words.note(note)}</p>}
        />
      )}
    </section>
  )
}
