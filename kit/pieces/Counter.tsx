import type { ReactNode } from 'react'

/** Outline of a counter: who it belongs to is told by the shape of its corners, not by colour alone. */
export type CounterShape = 'round' | 'square' | 'cut'

const OUTLINES: Readonly<Record<CounterShape, string>> = {
  round: 'M9 1H31A8 8 0 0 1 39 9V31A8 8 0 0 1 31 39H9A8 8 0 0 1 1 31V9A8 8 0 0 1 9 1Z',
  square: 'M3 1H37A2 2 0 0 1 39 3V37A2 2 0 0 1 37 39H3A2 2 0 0 1 1 37V3A2 2 0 0 1 3 1Z',
  cut: 'M7 1H33L39 7V33L33 39H7L1 33V7Z',
}

/** Side of a counter's face in its own units. */
export const COUNTER = 40

/** The cardboard of a counter, 40 x 40 units: outline, a striped corner on the reduced face, whatever is printed. */
export function CounterFace({
  shape,
  tone,
  reduced,
  children,
}: {
  readonly shape: CounterShape
  readonly tone: string
  readonly reduced: boolean
  readonly children: ReactNode
}) {
  return (
    <g className={`counter counter-${tone}`}>
      <path className="counter-card" d={OUTLINES[shape]} />
      {reduced && (
        <path
          className="counter-stripes"
          d="M39 11L11 39M39 15.5L15.5 39M39 20L20 39M39 24.5L24.5 39M39 29L29 39M39 33L33 39"
        />
      )}
      {children}
      <path className="counter-edge" d={OUTLINES[shape]} />
    </g>
  )
}

/** A counter outside a drawing: its face in an svg of its own. Whatever holds it names it. */
export function CounterSvg({ size, children }: { readonly size: number; readonly children: ReactNode }) {
  return (
    <svg className="counter-svg" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  )
}

/** Counters in a row that close up and overlap when there is no room; the one under the pointer comes to the front. */
export function Stack({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a heap of counters is no form
    <div className="stack" role="group" aria-label={label}>
      {children}
    </div>
  )
}
