import type { Logged, Pause, Words } from '@tallyho/engine'
import { Tabs, useLooked } from '@tallyho/kit'
import { useState } from 'react'
import type { Battle } from '../../state.ts'
import { askedUnit, moverOf } from '../question.ts'
import { BattlePanel, crowdedSquare } from './BattlePanel.tsx'
import { CardPanel } from './CardPanel.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import { Wings } from './Wings.tsx'

/** The wings have a tab where there is no room for them beside the sky. */
type Tab = 'card' | 'battle' | 'order' | 'scenario' | 'wings'

interface PanelsProps {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  readonly words: Words<Battle>
}

/** Below the sky: the card of the unit in question, the battle under way, the move order, the scenario. */
export function Panels({ battle, pause, notes, words }: PanelsProps) {
  const [tab, setTab] = useState<Tab>(battle.fight ? 'battle' : 'scenario')
  const selected = useLooked(looks => looks.selected)
  const mover = moverOf(battle, pause)
  const fight = battle.fight?.square
  const [shownFor, setShownFor] = useState({ selected, fight, mover: mover?.no })
  // What comes into question is brought to the front by itself.
  if (selected !== shownFor.selected || fight !== shownFor.fight || mover?.no !== shownFor.mover) {
    setShownFor({ selected, fight, mover: mover?.no })
    if (fight !== undefined && fight !== shownFor.fight) setTab('battle')
    else if (mover !== undefined && tab === 'scenario') setTab('card')
    else if (selected !== undefined && selected !== shownFor.selected && tab !== 'wings') setTab('card')
  }
  const unit = mover ?? battle.units[selected ?? -1] ?? askedUnit(battle, pause)
  return (
    <Tabs
      className="wl-panels"
      label="Displays"
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'card', title: 'Aircraft card', draw: () => <CardPanel battle={battle} unit={unit} /> },
        {
          id: 'battle',
          title: 'Battle',
          draw: () => <BattlePanel battle={battle} square={crowdedSquare(battle, unit)} />,
        },
        { id: 'order', title: 'Move order', draw: () => <OrderPanel battle={battle} notes={notes} /> },
        { id: 'scenario', title: 'Scenario', draw: () => <ScenarioPanel battle={battle} words={words} /> },
        { id: 'wings', title: 'Wings', draw: () => <Wings battle={battle} /> },
      ]}
    />
  )
}
