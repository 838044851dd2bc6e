import { BoxContents } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { AttackSheet, FireSheet } from './CardSheets.tsx'
import './components.css'
import { MapSheet } from './MapSheet.tsx'
import { MarkerSheet } from './MarkerSheet.tsx'
import { SeasonSheet } from './SeasonSheet.tsx'
import { SituationSheet } from './SituationSheet.tsx'
import { TableSheet } from './TableSheet.tsx'

const SHEETS = [
  ['Formation maps', MapSheet],
  ['Situation Manual', SituationSheet],
  ['Attack cards', AttackSheet],
  ['Continuing Fire', FireSheet],
  ['Markers', MarkerSheet],
  ['Tables', TableSheet],
  ['Seasons', SeasonSheet],
] as const

/** Everything in the box, and where each thing comes from. */
export function Components({ pack: id }: { readonly pack: string; onRule(id: string): void }) {
  const components = packOf({ pack: id })
  return (
    <BoxContents
      className="sr-components"
      sheets={SHEETS.map(([title, Sheet]) => [title, () => <Sheet components={components} />])}
    />
  )
}
