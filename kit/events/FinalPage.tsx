import type { ReactNode } from 'react'
import './final.css'
import { TipHost } from '../pieces/Tooltip.tsx'

/** The game is over: what was played, and the score item by item. How it ended stands above it. */
export function FinalPage(props: {
  /** What was played, in one line. */
  readonly occasion: ReactNode
  readonly children: ReactNode
}) {
  return (
    <TipHost>
      <div className="final">
        <p className="final-occasion">{props.occasion}</p>
        {props.children}
      </div>
    </TipHost>
  )
}
