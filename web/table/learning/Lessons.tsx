import { Glossed } from '@tallyho/kit'
import type { BoardModule, Lesson } from '@tallyho/kit/board.ts'
import { useState } from 'react'
import { RuleLines } from './RuleLines.tsx'

/** So much room that a lesson can lie open beside the question and its answers. */
const ROOM = '(min-width: 601px)'

/** A first-time explanation, which lies open where there is room and can be folded. It never covers what is asked. */
export function LessonLine(props: {
  readonly lesson: Lesson
  readonly board: Pick<BoardModule<unknown>, 'rules'>
  /** The film waits for it: it lies open wherever it is. */
  readonly isDue: boolean
  onRule(id: string): void
  onClose(): void
  onNoMore(): void
}) {
  const { lesson } = props
  const [open, setOpen] = useState(() => props.isDue || matchMedia(ROOM).matches)
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
      {open && (
        <p>
          <Glossed>{lesson.text}</Glossed>
        </p>
      )}
      {open && (
        <footer>
          <RuleLines board={props.board} ids={lesson.rules} onRule={props.onRule} />
          <button type="button" className="plain" onClick={props.onNoMore}>
            No more lessons
          </button>
        </footer>
      )}
    </section>
  )
}
