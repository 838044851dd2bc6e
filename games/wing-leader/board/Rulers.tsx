import type { Laid } from '@tallyho/kit'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { ALL_ALTITUDES, ALL_COLUMNS, CELL, feetText, LEVELS, leftOf, topOf } from './sky/places.ts'

export interface RulersHandle {
  /** To be called when the sky lies otherwise in its window. */
  lay(laid: Laid): void
}

/** Altitudes along the left of the window and columns along its foot: they stay there however the sky is moved. */
export function Rulers({ ref }: { readonly ref: Ref<RulersHandle> }) {
  const feet = useRef<HTMLDivElement>(null)
  const heights = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    lay: ({ x, y, unit }) => {
      for (const [altitude, mark] of [...(heights.current?.children ?? [])].entries())
        place(mark, `translateY(${y + (topOf(altitude) + CELL / 2) * unit}px)`)
      for (const [i, mark] of [...(feet.current?.children ?? [])].entries())
        place(mark, `translateY(${y + topOf((LEVELS[i] ?? 0) - 1) * unit}px)`)
      for (const [column, mark] of [...(columns.current?.children ?? [])].entries())
        place(mark, `translateX(${x + (leftOf(column) + CELL / 2) * unit}px)`)
    },
  }))
  return (
    <>
      <div ref={heights} className="wl-ruler wl-ruler-heights" aria-hidden="true">
        {ALL_ALTITUDES.map(altitude => (
          <span key={altitude}>{altitude}</span>
        ))}
      </div>
      <div ref={feet} className="wl-feet" aria-hidden="true">
        {LEVELS.map(level => (
          <span key={level}>{feetText(level)}</span>
        ))}
      </div>
      <div ref={columns} className="wl-ruler wl-ruler-columns" aria-hidden="true">
        {ALL_COLUMNS.map(column => (
          <span key={column}>{String.fromCharCode(65 + column)}</span>
        ))}
      </div>
    </>
  )
}

function place(mark: Element, transform: string): void {
  if (mark instanceof HTMLElement) mark.style.transform = transform
}
