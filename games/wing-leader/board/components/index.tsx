import { TipHost } from '@tallyho/kit'
import { useState } from 'react'
import { packOf } from '../../pack/index.ts'
import { CardSheet } from './CardSheet.tsx'
import './components.css'
import { ScenarioSheet } from './ScenarioSheet.tsx'
import { SurfaceSheet } from './SurfaceSheet.tsx'
import { TableSheet } from './TableSheet.tsx'

const SHEETS = [
  ['Aircraft', CardSheet],
  ['Tables', TableSheet],
  ['Surface units', SurfaceSheet],
  ['Scenarios', ScenarioSheet],
] as const

/** Everything in the box, and where each thing comes from. */
export function Components({ pack: id }: { readonly pack: string; onRule(id: string): void }) {
  const [open, setOpen] = useState(0)
  const components = packOf({ pack: id })
  const [title, Sheet] = SHEETS[open] ?? SHEETS[0]
  return (
    <TipHost>
      <div className="wl-components">
        <nav aria-label="Components">
          {SHEETS.map(([name], i) => (
            <button key={name} type="button" aria-pressed={i === open} onClick={() => setOpen(i)}>
              {name}
            </button>
          ))}
        </nav>
        <p className="wl-legend">
          <span className="badge badge-rulebook">R</span> as the rulebook states{' '}
          <span className="badge badge-constrained">C</span> rebuilt within what it fixes{' '}
          <span className="badge badge-designed">D</span> designed for this table
        </p>
        <h3>{title}</h3>
        <Sheet components={components} />
      </div>
    </TipHost>
  )
}
