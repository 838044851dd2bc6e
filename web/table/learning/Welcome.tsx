import type { WalkStop } from '@tallyho/kit/board.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Round every table. */
export const TABLE_WALK: readonly WalkStop[] = [
  {
    id: 'board',
    at: 'board',
    title: 'The board',
    text: 'Everything that lies on the table. What you may choose now is marked; point at anything, or hold a finger on it, and it explains itself.',
  },
  {
    id: 'prompt',
    at: 'prompt',
    title: 'The question',
    text: 'One question at a time, with every legal answer. Choose it here or on the board, or press its number. Hint (H) shows what the machine would do.',
  },
  {
    id: 'sequence',
    at: 'sequence',
    title: 'The sequence of play',
    text: 'Where you are in the turn. The game walks you through it; nothing can be forgotten.',
  },
  {
    id: 'log',
    at: 'log',
    title: 'The log',
    text: 'What happened, and the rule behind it: its number opens it. Every move is saved as soon as it is made; you may close the window at any time.',
  },
]

const targetOf = ({ at }: WalkStop): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-walk="${at}"]`)].find(one => one.checkVisibility())

const isPhone = () => matchMedia('(max-width: 600px)').matches

/**
 * Of the pointers round the table only those whose thing is to be seen: on a phone some of it is folded away, and one to the
 * board would lie on the answers.
 */
const isToSee = (stop: WalkStop): boolean =>
  !TABLE_WALK.includes(stop) || (targetOf(stop) !== undefined && !(isPhone() && stop.at === 'board'))

/** What there is to show is settled when the table lies there. */
export function Walk(props: { readonly stops: readonly WalkStop[]; onEnd(): void }) {
  const [stops, setStops] = useState<readonly WalkStop[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => setStops(props.stops.filter(isToSee)), [])
  return stops && <Welcome stops={stops} onEnd={props.onEnd} />
}

/** Width of a pointer and what parts it from the thing, in px. */
const [WIDE, OFF] = [340, 12]
const LOWEST = 260

/** Beside the thing, where there is room; else over its middle. */
function beside({ left, right, top, width }: DOMRect): { left: number; top: number } {
  const x =
    right + OFF + WIDE < innerWidth
      ? right + OFF
      : left - OFF - WIDE > 0
        ? left - OFF - WIDE
        : left + (width - WIDE) / 2
  return { left: Math.max(8, x), top: Math.max(56, Math.min(top + 8, innerHeight - LOWEST)) }
}

/** What is about the whole board, or points at nothing, stands over it. */
const inTheMiddle = () => ({ left: Math.max(8, innerWidth / 2 - WIDE), top: Math.max(56, innerHeight / 5) })

/** Pointers to what lies on the table, one after the other. */
function Welcome({ stops, onEnd }: { readonly stops: readonly WalkStop[]; onEnd(): void }) {
  const [index, setIndex] = useState(0)
  const [place, setPlace] = useState({ left: 40, top: 80 })
  const [low, setLow] = useState(false)
  const stop = stops[index]
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus({ preventScroll: true })
    // The keyboard goes on with the question.
    return () => document.querySelector<HTMLElement>('.answers')?.focus({ preventScroll: true })
  }, [])

  useLayoutEffect(() => {
    const target = stop && targetOf(stop)
    if (!target) return setPlace(inTheMiddle())
    const box = target.getBoundingClientRect()
    setPlace(stop.at === 'board' ? inTheMiddle() : beside(box))
    setLow(box.top > innerHeight / 2)
    target.classList.add('walked')
    return () => target.classList.remove('walked')
  }, [stop])

  if (!stop) return undefined
  const { title, text, draw } = stop
  const isLast = index + 1 === stops.length
  return (
    <section
      className="lesson welcome"
      // On a phone it stands at the head or the foot of the screen, clear of what it points at.
      style={isPhone() ? undefined : place}
      data-low={low || undefined}
      aria-label="Welcome"
      data-testid="welcome"
      onKeyDown={event => event.key === 'Escape' && onEnd()}
    >
      <h3>{title}</h3>
      <p>{text}</p>
      {draw?.()}
      <footer>
        <span className="quiet">
          {index + 1} of {stops.length}
        </span>
        <span className="spacer" />
        <button type="button" className="plain" data-testid="welcome-skip" onClick={onEnd}>
          Skip
        </button>
        <button ref={next} type="button" onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
          {isLast ? 'To the table' : 'Next'}
        </button>
      </footer>
    </section>
  )
}
