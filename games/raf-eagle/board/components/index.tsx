import { BoxContents } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { DayCardSheet, RaidEventSheet, StrategySheet, TargetCardSheet } from './Cards.tsx'
import './components.css'
import '../pieces/pieces.css'
import { GruppeSheet, SquadronSheet } from './Counters.tsx'
import { MapSheet } from './MapSheet.tsx'
import { TableSheet } from './TableSheet.tsx'

const SHEETS = [
  ['Squadrons', SquadronSheet],
  ['Gruppen', GruppeSheet],
  ['Target cards', TargetCardSheet],
  ['Raid events', RaidEventSheet],
  ['Day events', DayCardSheet],
  ['Strategy cards', StrategySheet],
  ['Tables', TableSheet],
  ['Map', MapSheet],
] as const

/** Everything in the box, and where each thing comes from. */
export function Components({ pack: id }: { readonly pack: string; onRule(id: string): void }) {
  const { pack } = packOf({ pack: id })
  return (
    <BoxContents
      className="eagle-box"
      sheets={SHEETS.map(([title, Sheet]) => [title, () => <Sheet pack={pack} />])}
    />
  )
}
