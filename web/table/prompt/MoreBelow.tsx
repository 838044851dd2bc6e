import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** So much of an answer may be cut off, in pixels: its rim. Whatever lacks more counts as below. */
const RIM = 6

/** What a list scrolls in: itself, or the prompt around it. */
function scrollerOf(list: HTMLElement): HTMLElement {
  const prompt = list.closest<HTMLElement>('.prompt')
  return list.scrollHeight > list.clientHeight + 1 || !prompt ? list : prompt
}

/** Answers of the list that lie below what can be seen of it; undefined where it would not scroll without the sign. */
function countBelow(list: HTMLElement): number | undefined {
  const scroller = scrollerOf(list)
  const sign = list.parentElement?.querySelector<HTMLElement>('.more-below')
  if (scroller.scrollHeight <= scroller.clientHeight + (sign?.offsetHeight ?? 0) + 1) return undefined
  const edge = Math.min(
    scroller.getBoundingClientRect().bottom,
    scroller === list
      ? Number.POSITIVE_INFINITY
      : (sign?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY),
  )
  return [...list.querySelectorAll('.answer, .more-on-map')].filter(answer => {
    const { bottom, height } = answer.getBoundingClientRect()
    return height > 0 && bottom - RIM > edge
  }).length
}

/** Says that a list goes on below, and by how much; a press scrolls to it. At the end of the list it keeps its place: no answer moves away from under the pointer. */
export function MoreBelow({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const [below, setBelow] = useState<number>()
  // What stands beside a list that goes on below makes room for it: were the sign taken away then, all of it would come back, and the sign too.
  const signed = useRef('')
  // Whatever is drawn may be another list.
  useLayoutEffect(() => {
    const { current } = list
    const prompt = current?.closest('.prompt')
    if (!current || !prompt) return
    const answers = [...current.querySelectorAll<HTMLElement>('[data-option]')]
    const asked = answers.map(({ dataset }) => dataset.option).join()
    const look = () => {
      const count = countBelow(current) ?? (signed.current === asked ? 0 : undefined)
      if (count !== undefined) signed.current = asked
      flushSync(() => setBelow(count))
    }
    // It looks for the first time before anything is painted, when all that is new has been laid out once.
    const observer = new ResizeObserver(look)
    for (const one of [current, prompt]) observer.observe(one)
    prompt.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      prompt.removeEventListener('scroll', look, { capture: true })
    }
  })
  if (below === undefined) return undefined
  const go = () => {
    const scroller = list.current && scrollerOf(list.current)
    scroller?.scrollBy({ top: scroller.clientHeight * 0.8 })
  }
  return (
    <button
      type="button"
      className="more-below plain"
      tabIndex={-1}
      data-testid="more-below"
      style={below === 0 ? { visibility: 'hidden' } : undefined}
      onClick={go}
    >
      {below} more below ▾
    </button>
  )
}

/** Ends a list of the foremost among many: the others are on the board; a press goes to the field for their names. */
export function MoreOnMap() {
  return (
    <button
      type="button"
      className="more-on-map"
      data-testid="more-on-map"
      onClick={({ currentTarget }) => toFilter(currentTarget)}
    >
      Others: choose on the board, or find one by its name <span aria-hidden="true">⌕</span>
    </button>
  )
}

/** On a phone the field lies in the part of the sheet that is pulled up. */
function toFilter(from: Element): void {
  const filter = from.closest('.prompt')?.querySelector<HTMLElement>('.filter')
  if (filter?.checkVisibility() === false) document.querySelector<HTMLElement>('[data-testid=pull]')?.click()
  requestAnimationFrame(() => filter?.focus())
}
