import type { Logged, Pause, Ref, Words } from '@tallyho/engine'
import { Displays, useLooked } from '@tallyho/kit'
import { useEffect } from 'react'
import type { Battle } from '../../state.ts'
import { askedUnit, moverOf } from '../question.ts'
import { BattlePanel, crowdedSquare } from './BattlePanel.tsx'
import { CardPanel } from './CardPanel.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import { Wings } from './Wings.tsx'

export type Tab = 'card' | 'battle' | 'order' | 'scenario' | 'wings'

interface PanelsProps {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
  readonly notes: readonly Logged[]
  readonly words: Words<Battle>
  /** There are no spines. */
  readonly narrow: boolean
  readonly opened: Tab | undefined
  open(tab: Tab | undefined): void
}

/**
 * A strip of tabs below the sky: the card of the unit in question, the battle under way, the move order, the scenario and
 * the wing displays. What is opened slides over the sky, and gives way to what can be chosen there.
 */
export function Panels({ battle, pause, lit, notes, words, narrow, opened, open }: PanelsProps) {
  const selected = useLooked(looks => looks.selected)
  const mover = moverOf(battle, pause)
  const unit = mover ?? battle.units[selected ?? -1] ?? askedUnit(battle, pause)
  // Units that are not on the sky can be chosen in their wing display alone: without spines it opens by itself.
  const wanted = narrow && hasUnitsAway(battle, lit)
  useEffect(() => open(wanted ? 'wings' : undefined), [wanted, open])
  return (
    <Displays<Tab>
      open={opened}
      onOpen={open}
      lit={lit}
      tabs={[
        { id: 'wings', title: 'Wings', draw: () => <Wings battle={battle} /> },
        { id: 'card', title: 'Aircraft card', draw: () => <CardPanel battle={battle} unit={unit} /> },
        {
          id: 'battle',
          title: 'Battle',
          draw: () => <BattlePanel battle={battle} square={crowdedSquare(battle, unit)} />,
        },
        { id: 'order', title: 'Move order', draw: () => <OrderPanel battle={battle} notes={notes} /> },
        { id: 'scenario', title: 'Scenario', draw: () => <ScenarioPanel battle={battle} words={words} /> },
      ]}
    />
  )
}

function hasUnitsAway(battle: Battle, lit: ReadonlySet<Ref>): boolean {
  return battle.units.some(({ no, at }) => at !== 'map' && at !== 'edge' && lit.has(`unit:${no}`))
}
