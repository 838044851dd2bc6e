import { useEffect, useRef } from 'react'
import type { Way } from './keys.ts'

/** Where an answer lies on the screen. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Arrow keys go from answer to answer, as they lie; rare ones only once they are laid open. */
export function moveFocus(list: HTMLElement | null, way: Way): void {
  const all = [...(list?.querySelectorAll<HTMLElement>('button[data-option], summary, .plan > button') ?? [])]
  const buttons = all.filter(button => button.checkVisibility())
  const now = buttons.findIndex(button => button.matches(':focus'))
  const boxes = buttons.map(button => button.getBoundingClientRect())
  buttons[neighbour(boxes, now, way)]?.focus()
}

/**
 * Which of the answers lies next: beside it in its row, or in the row above or below, as straight as can be. Past the last
 * row comes the first answer again; beside the last of a row there is nothing.
 */
export function neighbour(boxes: readonly Box[], now: number, way: Way): number {
  const here = boxes[now]
  const wrapped = way === 'up' ? boxes.length - 1 : 0
  if (!here) return wrapped
  const ahead = way === 'down' || way === 'right' ? 1 : -1
  const aside = (box: Box) => Math.abs(middle(box).x - middle(here).x)
  if (way === 'left' || way === 'right')
    return (
      nearest(boxes, box => inOneRow(box, here) && (middle(box).x - middle(here).x) * ahead > 0, aside) ?? now
    )
  const off = (box: Box) => (middle(box).y - middle(here).y) * ahead
  const next = nearest(boxes, box => !inOneRow(box, here) && off(box) > 0, off)
  const row = next === undefined ? undefined : boxes[next]
  return (row && nearest(boxes, box => inOneRow(box, row), aside)) ?? wrapped
}

const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

const inOneRow = (one: Box, other: Box): boolean => one.top < middle(other).y && middle(other).y < one.bottom

function nearest(
  boxes: readonly Box[],
  fits: (box: Box) => boolean,
  far: (box: Box) => number,
): number | undefined {
  const [found] = [...boxes.entries()]
    .filter(([, box]) => fits(box))
    .toSorted(([, one], [, other]) => far(one) - far(other))
  return found?.[0]
}

/** Whether the keyboard is between one stop and the next: it has left the one, and is nowhere. */
export function useFocusOnItsWay(): () => boolean {
  const onItsWay = useRef(false)
  useEffect(() => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      onItsWay.current = relatedTarget !== null
    }
    const arrive = () => {
      onItsWay.current = false
    }
    addEventListener('focusout', leave, true)
    addEventListener('focusin', arrive, true)
    return () => {
      removeEventListener('focusout', leave, true)
      removeEventListener('focusin', arrive, true)
    }
  }, [])
  return () => onItsWay.current
}

/** Nothing has the focus, or something that is no longer to be pressed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}
