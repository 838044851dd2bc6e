import { useEffect } from 'react'

/** The parts of the table: F6 goes from one to the next, and Tab leaves the pieces of one behind. */
const REGION = '[data-region]'
/** Where the keyboard may stand. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]'
/** Where it is wanted in a part that it comes to: the dice, an answer, a piece that can be chosen. */
const WANTED = [
  '[data-testid="roll"]',
  '.plan > button, button[data-option]',
  '[data-mark="lit"], [data-mark="hovered"]',
  STOPS,
]

type Stop = HTMLElement | SVGElement

/** Where the keyboard stood when it left a part. */
const left = new WeakMap<Element, Stop>()

const isStop = (one: Element | null | undefined): one is Stop =>
  one instanceof HTMLElement || one instanceof SVGElement

function seen(within: ParentNode, which: string): readonly Stop[] {
  return [...within.querySelectorAll(which)].filter(
    (one): one is Stop => isStop(one) && one.checkVisibility() && one.getBoundingClientRect().width > 0,
  )
}

/** What is in a part, and in none that lies within it. */
const own = (region: Element, which: string): readonly Stop[] =>
  seen(region, which).filter(one => one.closest(REGION) === region)

/** From wherever the keyboard is to the next part, or to the one before. */
function goRegion(by: 1 | -1): void {
  const regions = seen(document, REGION).filter(isUppermost)
  const here = document.activeElement?.closest(REGION)
  if (here && isStop(document.activeElement)) left.set(here, document.activeElement)
  const now = isStop(here) ? regions.indexOf(here) : -1
  // A part where the keyboard finds nothing is passed by.
  for (let step = 1; step <= regions.length; step++) {
    const next = regions[(now + by * step + regions.length * 2) % regions.length]
    if (next && enter(next)) return
  }
}

/** A part that a drawer or the result lies over is none now. */
function isUppermost(region: Stop): boolean {
  const { left, top, width, height } = region.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there === null || region.contains(there)
}

/** Back to what is asked. */
export function goToQuestion(): void {
  const [question] = seen(document, '[data-region="question"]')
  if (question) enter(question)
}

function enter(region: Stop): boolean {
  const before = left.get(region)
  const wanted = WANTED.map(which => own(region, which)).find(stops => stops.length > 0)
  // Where it stood before, if that is as good.
  const stop = wanted?.find(one => one === before) ?? wanted?.[0]
  stop?.focus()
  return stop !== undefined
}

/** From a piece Tab goes on to what is behind all pieces of its part, or back before them. */
function leavePieces(event: KeyboardEvent): void {
  const { target, shiftKey } = event
  if (!(target instanceof Element) || !target.matches('[data-ref]')) return
  const region = target.closest(REGION)
  if (!region) return
  const stops = [
    ...(region.matches('[tabindex="0"]') && isStop(region) ? [region] : []),
    ...own(region, STOPS),
  ]
  // The browser goes on from there by itself.
  stops.at(shiftKey ? 0 : -1)?.focus({ preventScroll: true })
}

/** Listens for the keys that go from part to part. */
export function useRegions(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key === 'Tab') leavePieces(event)
      if (event.key !== 'F6') return
      event.preventDefault()
      goRegion(event.shiftKey ? -1 : 1)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
