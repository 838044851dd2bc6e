import type { Logged, Pause, Words } from '@tallyho/engine'
import { rove } from '@tallyho/kit'
import { useState } from 'react'
import type { Battle } from '../../state.ts'
import { useLooked } from '../attention.ts'
import { askedUnit, moverOf } from '../question.ts'
import { BattlePanel, crowdedSquare } from './BattlePanel.tsx'
import { CardPanel } from './CardPanel.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import { Wings } from './Wings.tsx'

const TABS = [
  ['card', 'Aircraft card'],
  ['battle', 'Battle'],
  ['order', 'Move order'],
  ['scenario', 'Scenario'],
  ['wings', 'Wings'],
] as const
type Tab = (typeof TABS)[number][0]

interface PanelsProps {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  readonly words: Words<Battle>
}

/** Below the sky: the card of the unit in question, the battle under way, the move order, the scenario. */
export function Panels({ battle, pause, notes, words }: PanelsProps) {
  const [tab, setTab] = useState<Tab>(battle.fight ? 'battle' : 'scenario')
  const selected = useLooked(attention => attention.selected)
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
    <section className="wl-panels" aria-label="Displays">
      <div className="wl-tabs" role="tablist">
        {TABS.map(([id, title]) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={`wl-tab wl-tab-${id}`}
            aria-selected={tab === id}
            aria-controls="wl-panel"
            onClick={() => setTab(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the pieces in it are gone through by keys */}
      <div id="wl-panel" className="wl-panel" role="tabpanel" tabIndex={0} onKeyDown={rove}>
        {tab === 'card' && <CardPanel battle={battle} unit={unit} />}
        {tab === 'battle' && <BattlePanel battle={battle} square={crowdedSquare(battle, unit)} />}
        {tab === 'order' && <OrderPanel battle={battle} notes={notes} />}
        {tab === 'scenario' && <ScenarioPanel battle={battle} words={words} />}
        {tab === 'wings' && <Wings battle={battle} />}
      </div>
    </section>
  )
}
