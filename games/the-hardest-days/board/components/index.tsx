import { TipHost } from '@tallyho/kit'
import { useState } from 'react'
import { packOf } from '../../pack/index.ts'
import './components.css'
import { MapSheet, ScenarioSheet } from './Places.tsx'
import { ChitSheet, GroupSheet, SquadronSheet } from './Sheets.tsx'
import { Tables } from './Tables.tsx'

const SHEETS = [
  ['Squadrons', SquadronSheet],
  ['Groups', GroupSheet],
  ['Chits', ChitSheet],
  ['Tables', Tables],
  ['Map', MapSheet],
  ['Days', ScenarioSheet],
] as const

/** Everything in the box, and where each thing comes from. */
export function Components({ pack: id }: { readonly pack: string; onRule(id: string): void }) {
  const [open, setOpen] = useState(0)
  const { pack } = packOf({ pack: id })
  const [title, Sheet] = SHEETS[open] ?? SHEETS[0]
  return (
    <TipHost>
      <div className="components">
        <nav aria-label="Components">
          {SHEETS.map(([name], i) => (
            <button key={name} type="button" aria-pressed={i === open} onClick={() => setOpen(i)}>
              {name}
            </button>
          ))}
        </nav>
        <p className="components-legend">
          <span className="badge badge-rulebook">R</span> as the rulebook states{' '}
          <span className="badge badge-constrained">C</span> rebuilt within what it fixes{' '}
          <span className="badge badge-designed">D</span> designed for this table
        </p>
        <h3>{title}</h3>
        <Sheet pack={pack} />
      </div>
    </TipHost>
  )
}
