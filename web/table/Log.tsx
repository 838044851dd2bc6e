import type { Logged, Words } from '@tallyho/engine'
import { isEvent } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { memo, useEffect, useMemo, useState } from 'react'
import { linesIn, type Line as Told } from './told.ts'

const PAGE = 150

type Kind = 'all' | 'events' | string

/** What happened, newest at the bottom. Only the last lines are drawn: long games stay quick. */
export const Log = memo(function Log(props: {
  readonly notes: readonly Logged[]
  readonly words: Words
  readonly board: BoardModule<unknown>
  /** Whether a line has a debriefing, which it opens again. */
  isDebriefed?(note: Logged): boolean
  onDebrief?(note: Logged): void
  onRule(id: string): void
  /** Looks at something again: what has a card can be. */
  onAgain?(note: Logged): void
}) {
  const { notes, words, board, isDebriefed, onAgain } = props
  // What is drawn on a card is an event; several keys stand under one name.
  const { events: cards, kinds: groups } = board
  const [kind, setKind] = useState<Kind>('all')
  const [pages, setPages] = useState(1)
  const kinds = useMemo(() => kindsIn(notes, groups), [notes, groups])
  const fitting = useMemo(
    () =>
      kind === 'all'
        ? notes
        : notes.filter(note =>
            kind === 'events' ? isEvent(cards, note) : (groups?.[kind] ?? [kind]).includes(note.what),
          ),
    [notes, kind, cards, groups],
  )
  const from = Math.max(0, fitting.length - pages * PAGE)
  const lines = useMemo((): readonly Told[] => {
    const shown = fitting.slice(from)
    return kind === 'all'
      ? linesIn(shown, board, note => isDebriefed?.(note) ?? false)
      : shown.map(note => ({ note }))
  }, [fitting, from, kind, board, isDebriefed])
  const last = notes.at(-1)?.at
  // Where it has a line alone it is opened for a look back; what happens next is read in its own place again.
  const [openedAt, setOpenedAt] = useState<number>()
  const open = openedAt === notes.length

  useEffect(() => {
    if (notes.length < PAGE) setPages(1)
  }, [notes.length])

  return (
    <section className="log" aria-label="Log" data-testid="log" data-walk="log" data-open={open || undefined}>
      <header>
        <h3>Log</h3>
        <button
          type="button"
          className="plain log-open"
          data-testid="log-open"
          aria-expanded={open}
          onClick={() => setOpenedAt(open ? undefined : notes.length)}
        >
          {open ? 'Less ▾' : 'Read it ▴'}
        </button>
        <select aria-label="Show in the log" value={kind} onChange={event => setKind(event.target.value)}>
          <option value="all">Everything</option>
          <option value="events">Dice and cards</option>
          {kinds.map(what => (
            <option key={what} value={what}>
              {kindWords(what)}
            </option>
          ))}
        </select>
      </header>
      <div className="log-scroll">
        <ol>
          {from > 0 && (
            <li>
              <button type="button" className="plain" onClick={() => setPages(pages + 1)}>
                {from} earlier lines
              </button>
            </li>
          )}
          {lines.map(({ note, words: sentence }, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its place in the log
              key={from + i}
              note={note}
              fresh={note.at === last}
              words={sentence ?? words.note(note)}
              onRule={props.onRule}
              onDebrief={isDebriefed?.(note) ? props.onDebrief : undefined}
              {...(onAgain && isEvent(cards, note) && { onAgain })}
            />
          ))}
        </ol>
      </div>
    </section>
  )
})

const Line = memo(function Line(props: {
  readonly note: Logged
  readonly words: string
  readonly fresh: boolean
  onRule(id: string): void
  readonly onDebrief: ((note: Logged) => void) | undefined
  onAgain?(note: Logged): void
}) {
  const { note, words, fresh, onRule, onDebrief, onAgain } = props
  return (
    <li className={fresh ? 'line line-fresh' : 'line'} data-kind={note.what}>
      {words}{' '}
      <span className="line-ways">
        {onAgain && (
          <button
            type="button"
            className="rule-id again"
            aria-label="See it again"
            data-testid="see-again"
            onClick={() => onAgain(note)}
          >
            again
          </button>
        )}
        <button
          type="button"
          className="rule-id"
          aria-label={`Rule ${note.rule}`}
          onClick={() => onRule(note.rule)}
        >
          {note.rule.replace(/^[A-Z]+-/, '')}
        </button>
      </span>
      {onDebrief && (
        <button
          type="button"
          className="rule-id again"
          data-testid="log-debriefing"
          onClick={() => onDebrief(note)}
        >
          Debriefing
        </button>
      )}
    </li>
  )
})

/** The names of the groups that something was told of, or the keys of all that was told. */
function kindsIn(
  notes: readonly Logged[],
  groups: Readonly<Record<string, readonly string[]>> | undefined,
): readonly string[] {
  const told = new Set(notes.map(({ what }) => what))
  if (!groups) return [...told].sort()
  return Object.keys(groups).filter(name => groups[name]?.some(what => told.has(what)))
}

/** `raid-size` as `Raid size`. */
function kindWords(what: string): string {
  const words = what.replaceAll(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
