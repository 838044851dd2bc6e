import type { Logged, Words } from '@tallyho/engine'
import { EventOf, isEvent } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Film } from './film/useFilm.ts'
import { earlierIn, lastOf, toldNow } from './told.ts'
import type { Skipped } from './useDigest.ts'

interface DockProps {
  readonly board: BoardModule<unknown>
  readonly film: Film<unknown>
  readonly words: Words
  onRule(id: string): void
}

/**
 * What happens, in a place of its own: the card of the roll or draw that the film has come to, or a line where there is
 * none; what is told in the same beat as lines that open. On a phone it is one line above the question that opens at a tap.
 */
export function Dock(
  props: DockProps & {
    /** Dice lie ready: what was rolled before is over. */
    readonly rolls: boolean
    /** It has been seen and something else is asked: one line, which opens. */
    readonly folds: boolean
    readonly skipped?: Skipped | undefined
    /** The place in the journal of what the player last decided himself, where somebody plays. */
    readonly decided?: number
    /** Above it. */
    readonly children?: ReactNode
  },
) {
  const { board, film, words, onRule } = props
  const { before, note, after } = toldNow(film, board, props.rolls)
  // What was opened is this; whatever is told next is a line again, and leaves the answers their room.
  const [opened, setOpened] = useState<Logged>()
  const dock = useRef<HTMLElement>(null)
  const last = note && lastOf(note, after, board.cut)
  // What came last is read first: what led there is above it.
  useLayoutEffect(() => {
    if (props.folds && last) dock.current?.scrollTo({ top: dock.current.scrollHeight })
  }, [props.folds, last])
  if (!note || !last) return undefined
  const open = opened === note
  const isOver = isEvent(board.events, note) && !film.beat.includes(note)
  // What was told after a card that lies open does not take its place.
  const whole = isOver ? undefined : board.cut?.tells?.(film.beat)
  const line = whole ?? words.note(note)
  // What came of it stands beside the card that it came from.
  const folded = last === note ? [note] : [note, last]
  const { notes: unseen = [], sum } = props.skipped ?? {}
  const missed = unseen.filter(one => one !== note && one !== last)
  const outcomes =
    props.decided === undefined || film.at !== 'rest' || props.rolls || missed.length > 0
      ? []
      : earlierIn(film.notes, board, props.decided, note)
  return (
    <section
      ref={dock}
      className="happened"
      aria-label="What happened"
      data-testid="dock"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled by keys
      tabIndex={0}
      data-open={open || undefined}
      data-rolling={film.rolling || undefined}
      data-lies={!film.rolling || undefined}
      data-folds={props.folds || undefined}
      data-missed={missed.length > 0 || undefined}
    >
      {props.children}
      <button
        type="button"
        className="happened-line"
        aria-expanded={open}
        onClick={() => setOpened(open ? undefined : note)}
      >
        <span>{whole ?? words.note(last)}</span>
      </button>
      <div className="happened-card">
        {(missed.length > 0 || sum) && (
          <div className="digest" data-testid="digest">
            <h3>While you skipped</h3>
            {sum && (
              <p>
                <b>{sum}</b>
              </p>
            )}
            <Lines {...props} notes={missed} />
          </div>
        )}
        {outcomes.length > 0 && (
          <div className="digest digest-earlier" data-testid="earlier">
            <h3>Since you decided</h3>
            {outcomes.map(beat => (
              <Outcome key={film.notes.indexOf(beat[0] as Logged)} {...props} beat={beat} />
            ))}
          </div>
        )}
        {whole === undefined && <Lines {...props} notes={props.folds ? folded : before} />}
        {whole !== undefined && (props.folds || (isEvent(board.events, note) && !film.rolling)) && (
          <p>{whole}</p>
        )}
        {!props.folds && (
          <EventOf
            // From the roll to its result and after it one and the same card: the dice fall once.
            key={film.notes.lastIndexOf(note)}
            events={board.events}
            note={note}
            state={film.rolling ? film.state : film.stateAt(note)}
            onRule={onRule}
            told={<p>{line}</p>}
          />
        )}
        {!props.folds && whole === undefined && <Lines {...props} notes={after} />}
      </div>
    </section>
  )
}

/** A beat that is over, in a line: as one sentence, or by the note that leads it. Its board may be gone from the film, so that it has no card. */
function Outcome({ board: { cut }, words, beat }: DockProps & { readonly beat: readonly Logged[] }) {
  const lead = cut?.leads(beat) ?? beat.at(-1)
  return lead && <p>{cut?.tells?.(beat) ?? words.note(lead)}</p>
}

/** What is told beside the card that lies open: a line each, which opens to its own card if it has one. */
function Lines(props: DockProps & { readonly notes: readonly Logged[] }) {
  const { board, film, words, notes, onRule } = props
  return notes.map((note, i) => {
    const line = words.note(note)
    const key = `${note.at}/${i}/${note.what}`
    if (!isEvent(board.events, note)) return <p key={key}>{line}</p>
    return (
      <details key={key} className="happened-row">
        <summary>{line}</summary>
        <EventOf
          events={board.events}
          note={note}
          state={film.stateAt(note)}
          onRule={onRule}
          told={undefined}
        />
      </details>
    )
  })
}

/** Whoever comes back may see what led here. */
export function CameBack({ onAgain }: { onAgain(): void }) {
  return (
    <p className="recall row">
      <b>You come back to this.</b>
      <button type="button" data-testid="recall" onClick={onAgain}>
        What happened
      </button>
    </p>
  )
}
