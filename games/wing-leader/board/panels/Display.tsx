import type { Pause } from '@tallyho/engine'
import { useLooked } from '@tallyho/kit'
import type { Battle } from '../../state.ts'
import '../css/panels.css'
import { askedUnit, moverOf } from '../asked/question.ts'
import { BattlePanel, crowdedSquare } from './BattlePanel.tsx'
import { CardPanel } from './CardPanel.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import type { Tab } from './tabs.ts'
import { Wings } from './Wings.tsx'

/** One display: fetched when the first of them is opened. */
export default function Display(props: {
  readonly tab: Tab
  readonly battle: Battle
  readonly pause: Pause | undefined
}) {
  const { tab, battle, pause } = props
  const asked = pause?.kind === 'choice' ? pause.seat : undefined
  const selected = useLooked(looks => looks.selected)
  const unit = moverOf(battle, pause) ?? battle.units[selected ?? -1] ?? askedUnit(battle, pause)
  switch (tab) {
    case 'wings':
      return <Wings battle={battle} asked={asked} />
    case 'card':
      return <CardPanel battle={battle} unit={unit} />
    case 'battle':
      return <BattlePanel battle={battle} square={crowdedSquare(battle, unit)} />
    case 'order':
      return <OrderPanel battle={battle} />
    case 'scenario':
      return <ScenarioPanel battle={battle} seat={asked} />
  }
}
