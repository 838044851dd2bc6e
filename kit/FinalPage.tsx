import type { ReactNode } from 'react'
import './final.css'
import { TipHost } from './Tooltip.tsx'

/** The game is over: what was played, how it ended, and the score item by item. */
export function FinalPage(props: {
  /** What was played, in one line. */
  readonly occasion: ReactNode
  /** The level of victory, in words. */
  readonly level: string
  readonly children: ReactNode
}) {
  return (
    <TipHost>
      <div className="final">
        <header>
          <p>{props.occasion}</p>
          <h2>{props.level}</h2>
        </header>
        {props.children}
      </div>
    </TipHost>
  )
}
