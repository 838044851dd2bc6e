import { BoxContents } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { AdvantageSheet, BomberCardSheet, DogfightSheet, ReactionSheet } from './CardSheets.tsx'
import { ChapterSheet, CountSheet, LayoutSheet, PilotSheet, ScenarioSheet } from './ChapterSheet.tsx'
import './components.css'
import { MarkerSheet } from './MarkerSheet.tsx'
import { TableSheet } from './TableSheet.tsx'

const SHEETS = [
  ['In the box', CountSheet],
  ['Dogfight Cards', DogfightSheet],
  ['Advantage Cards', AdvantageSheet],
  ['Bomber Cards', BomberCardSheet],
  ['Escort Reaction', ReactionSheet],
  ['Markers', MarkerSheet],
  ['Tables', TableSheet],
  ['Layouts', LayoutSheet],
  ['Chapters', ChapterSheet],
  ['Scenarios', ScenarioSheet],
  ['Pilots', PilotSheet],
] as const

/** Everything in the box, and where each thing comes from. */
export function Components({ pack: id }: { readonly pack: string; onRule(id: string): void }) {
  const { pack } = packOf({ pack: id })
  return (
    <BoxContents
      className="sab-contents"
      sheets={SHEETS.map(([title, Sheet]) => [title, () => <Sheet pack={pack} />])}
    />
  )
}
