import type { Lesson } from '@tallyho/kit/board.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A first-time explanation: one line that opens. It never stands between the question and its answers. */
export function LessonLine(props: {
  readonly lesson: Lesson
  /** It lies open from the beginning: the film waits for it. */
  readonly opened: boolean
  onRule(id: string): void
  onClose(): void
  onNoMore(): void
}) {
  const { lesson } = props
  const [open, setOpen] = useState(props.opened)
  return (
    <section
      className="lesson"
      aria-label={`Lesson: ${lesson.title}`}
      data-open={open || undefined}
      data-testid="lesson"
    >
      <header>
        <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '▾' : '▸'} {lesson.title}
        </button>
        <button type="button" className="plain" data-testid="lesson-ok" onClick={props.onClose}>
          Got it
        </button>
      </header>
      {open && <p>{lesson.text}</p>}
      {open && (
        <footer>
          {lesson.rules.map(id => (
            <button key={id} type="button" className="rule-id" onClick={() => props.onRule(id)}>
              {id}
            </button>
          ))}
          <span className="spacer" />
          <button type="button" className="plain" onClick={props.onNoMore}>
            No lessons
          </button>
        </footer>
      )}
    </section>
  )
}

const WALK = [
  {
    at: 'board',
    title: 'The board',
    text: 'Everything that lies on the table. What you may click now is marked; point at anything and it explains itself.',
  },
  {
    at: 'prompt',
    title: 'The question',
    text: 'One question at a time, with every legal answer. Click it, click on the board, or press its number. H shows what the machine would do.',
  },
  {
    at: 'sequence',
    title: 'The sequence of play',
    text: 'Where you are in the turn. The game walks you through it; nothing can be forgotten.',
  },
  {
    at: 'log',
    title: 'The log',
    text: 'What happened, and the rule behind it: click the number of a rule to read it. Every answer is saved at once; you may close the window at any time.',
  },
] as const

/** Four pointers for the first game in this browser. */
export function Welcome({ onEnd }: { onEnd(): void }) {
  const [index, setIndex] = useState(0)
  const [place, setPlace] = useState({ left: 40, top: 80 })
  const stop = WALK[index]
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus({ preventScroll: true })
    // The keyboard goes on with the question.
    return () => document.querySelector<HTMLElement>('.answers')?.focus({ preventScroll: true })
  }, [])

  useLayoutEffect(() => {
    const target = stop && document.querySelector(`[data-walk="${stop.at}"]`)
    if (!target) return
    const box = target.getBoundingClientRect()
    const left = stop.at === 'board' ? box.left + box.width / 2 - 170 : box.left - 352
    setPlace({ left: Math.max(8, left), top: Math.max(56, Math.min(box.top + 8, innerHeight - 220)) })
    target.classList.add('walked')
    return () => target.classList.remove('walked')
  }, [stop])

  if (!stop) return undefined
  return (
    <section
      className="lesson welcome"
      style={place}
      aria-label="Welcome"
      data-testid="welcome"
      onKeyDown={event => event.key === 'Escape' && onEnd()}
    >
      <h3>{stop.title}</h3>
      <p>{stop.text}</p>
      <footer>
        <span className="quiet">
          {index + 1} of {WALK.length}
        </span>
        <span className="spacer" />
        <button type="button" className="plain" data-testid="welcome-skip" onClick={onEnd}>
          Skip
        </button>
        <button
          ref={next}
          type="button"
          onClick={() => (index + 1 < WALK.length ? setIndex(index + 1) : onEnd())}
        >
          {index + 1 < WALK.length ? 'Next' : 'To the table'}
        </button>
      </footer>
    </section>
  )
}
