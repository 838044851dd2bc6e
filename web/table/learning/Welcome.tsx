import type { WalkStop } from '@tallyho/kit/board.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Box, placeFor } from './place.ts'

/** Under a finger there are no keys, and nothing is pointed at. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches

/** Round every table, as it is worked here: by a finger, or by mouse and keys. */
const tableWalk = (touch = isTouched()): readonly WalkStop[] => [
  {
    id: 'board',
    at: 'board',
    title: 'The board',
    text: touch
      ? 'What you may choose now is marked: tap it. Hold a finger on anything, and it explains itself.'
      : 'What you may choose now is marked: click it. Point at anything, and it explains itself.',
  },
  {
    id: 'prompt',
    at: 'prompt',
    title: 'The question',
    text: touch
      ? 'One question at a time, with every legal answer: tap one here, or what is marked on the board. Hint shows what the machine would do.'
      : 'One question at a time, with every legal answer. Choose it here or on the board, or press its number. Hint (H) shows what the machine would do.',
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
    text: touch
      ? 'What happened, line by line. Every move is saved as soon as it is made; you may leave at any time.'
      : 'What happened, line by line. Point at a line, and the number of its rule opens it. Every move is saved as soon as it is made; you may close the window at any time.',
  },
]

const targetOf = ({ at }: Pick<WalkStop, 'at'>): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-walk="${at}"]`)].find(one => one.checkVisibility())

const isPhone = () => matchMedia('(max-width: 600px)').matches

/**
 * Of the pointers round the table only those whose thing is to be seen: on a phone some of it is folded away, and one to the
 * board or the log would lie on the answers.
 */
const roundTable = (): readonly WalkStop[] =>
  tableWalk().filter(stop => targetOf(stop) !== undefined && !(isPhone() && stop.at !== 'prompt'))

/** What there is to show is settled when the table lies there: of the game's own, and round the table for who has not been led there. */
export function Walk(props: { readonly own: readonly WalkStop[]; readonly table: boolean; onEnd(): void }) {
  const [stops, setStops] = useState<readonly WalkStop[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => setStops([...props.own, ...(props.table ? roundTable() : [])]), [])
  return stops && <Welcome stops={stops} onEnd={props.onEnd} />
}

/** A plain box: what a browser gives is none that can be taken apart. */
function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** What is about the whole board, or points at nothing, lies on it where it is free, else over the log; pieces and what can be chosen are seen. */
function placeOf(card: Element, stop: WalkStop): Box {
  const target = targetOf(stop)
  const [board, prompt, log] = ['board', 'prompt', 'log'].map(at => targetOf({ at }))
  const isInside = target === undefined || target === board
  const thing = target ?? board ?? document.body
  const lit = board?.querySelectorAll('[data-mark="lit"], [data-piece], .room-header') ?? []
  const clear = [...lit, ...(prompt ? [prompt] : []), ...(isInside ? [] : [thing])]
  const size = { width: innerWidth, height: innerHeight }
  return placeFor(boxOf(card), size, {
    thing: boxOf(thing),
    inside: isInside,
    clear: clear.map(boxOf),
    spare: log && boxOf(log),
  })
}

/** Pointers to what lies on the table, one after the other. */
function Welcome({ stops, onEnd }: { readonly stops: readonly WalkStop[]; onEnd(): void }) {
  const [index, setIndex] = useState(0)
  const [{ left, top }, setPlace] = useState({ left: 40, top: 80 })
  const card = useRef<HTMLElement>(null)
  const stop = stops[index]

  useLayoutEffect(() => {
    if (!stop || !card.current) return
    const target = targetOf(stop)
    setPlace(placeOf(card.current, stop))
    target?.classList.add('walked')
    return () => target?.classList.remove('walked')
  }, [stop])

  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && end()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  if (!stop) return undefined
  const { title, text, draw } = stop
  const isLast = index + 1 === stops.length
  return (
    <section
      ref={card}
      className="lesson welcome"
      style={{ left, top }}
      aria-label="Welcome"
      // Keys stay with the question, which says what they do; F6 leads here.
      data-region="welcome"
      aria-live="polite"
      data-testid="welcome"
    >
      <h3>{title}</h3>
      <p>{text}</p>
      {draw?.()}
      <footer>
        {stops.length > 1 && (
          <span className="quiet">
            {index + 1} of {stops.length}
          </span>
        )}
        <span className="spacer" />
        <button type="button" className="plain" data-testid="welcome-skip" onClick={onEnd}>
          Skip
        </button>
        <button type="button" onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
          {isLast ? 'To the table' : 'Next'}
        </button>
      </footer>
    </section>
  )
}
