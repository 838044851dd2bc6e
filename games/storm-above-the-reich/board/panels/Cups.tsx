import type { Cup } from '@tallyho/engine'
import { Chart } from '@tallyho/kit'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'

const countOf = (cup: Cup): number => Object.values(cup).reduce((sum, count) => sum + count, 0)

/** How much is left in the cups and decks. */
export function Cups({ campaign }: { readonly campaign: Campaign }) {
  const { cups, decks } = missionOf(campaign)
  const rows: readonly (readonly [string, Cup])[] = [
    ['Hit markers', cups.hits],
    ['Damage markers', cups.damage],
    ['Proximity markers', cups.proximity],
    ['Nose cards', decks.nose],
    ['Tail cards', decks.tail],
    ['Oblique cards', decks.oblique],
    ['Continuing Fire cards', decks.fire],
  ]
  return (
    <Chart
      title="Cups and decks"
      columns={['left']}
      rows={rows.map(([name, cup]) => ({ name, cells: [countOf(cup)] }))}
    />
  )
}
