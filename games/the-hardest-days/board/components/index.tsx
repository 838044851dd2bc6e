import { BoxContents } from '@tallyho/kit'
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
  const { pack } = packOf({ pack: id })
  return <BoxContents sheets={SHEETS.map(([title, Sheet]) => [title, () => <Sheet pack={pack} />])} />
}
