import { BoxContents } from '@tallyho/kit'
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
  const components = packOf({ pack: id })
  return (
    <BoxContents
      className="wl-components"
      sheets={SHEETS.map(([title, Sheet]) => [title, () => <Sheet components={components} />])}
    />
  )
}
