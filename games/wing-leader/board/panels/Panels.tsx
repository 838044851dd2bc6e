import type { Pause, Ref } from '@tallyho/engine'
import { Displays } from '@tallyho/kit'
import { lazy, Suspense, useEffect } from 'react'
import type { Battle } from '../../state.ts'
import type { Tab } from './tabs.ts'

const TITLES: Readonly<Record<Tab, string>> = {
  wings: 'Wings',
  card: 'Aircraft card',
  battle: 'Battle',
  order: 'Move order',
  scenario: 'Scenario',
}
const TABS: readonly Tab[] = ['wings', 'card', 'battle', 'order', 'scenario']

const NOTHING: ReadonlySet<Ref> = new Set()

const Display = lazy(() => import('./Display.tsx'))

interface PanelsProps {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
  /** There are no spines. */
  readonly narrow: boolean
  /** The player has opened it himself at this question: it lies over whatever is lit. */
  readonly pulled: boolean
  readonly opened: Tab | undefined
  open(tab: Tab | undefined): void
}

/**
 * A strip of tabs below the sky: the wing displays, the card of the unit in question, the battle under way, the move order and
 * the scenario. What is opened slides over the sky, and gives way to what can be chosen there.
 */
export function Panels({ battle, pause, lit, narrow, pulled, opened, open }: PanelsProps) {
  // Units that are not on the sky can be chosen in their wing display alone: without spines it opens by itself.
  const wanted = narrow && hasUnitsAway(battle, lit)
  useEffect(() => open(wanted ? 'wings' : undefined), [wanted, open])
  const draw = (tab: Tab) => (
    <Suspense>
      <Display tab={tab} battle={battle} pause={pause} />
    </Suspense>
  )
  return (
    <Displays<Tab>
      open={opened}
      onOpen={open}
      lit={pulled ? NOTHING : lit}
      tabs={TABS.map(id => ({ id, title: TITLES[id], draw: () => draw(id) }))}
    />
  )
}

function hasUnitsAway(battle: Battle, lit: ReadonlySet<Ref>): boolean {
  return battle.units.some(({ no, at }) => at !== 'map' && at !== 'edge' && lit.has(`unit:${no}`))
}
