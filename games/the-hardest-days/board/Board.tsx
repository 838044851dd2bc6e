import { type BoardProps, LightProvider, TipHost } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import type { Day } from '../state.ts'
import './board.css'
import './counters.css'
import { Dock } from './Dock.tsx'
import './displays.css'
import './panels.css'
import { lastEvent } from './EventChit.tsx'
import { Header } from './Header.tsx'
import './map.css'
import './pieces.css'
import { OperationsMap } from './OperationsMap.tsx'
import { aboutOf, activeRaid } from './views.ts'

/** The operations room: the map in the middle, clock and weather above, displays below. */
export function Board({ state: day, pause, notes, words, lit, hovered, onPick, onHover }: BoardProps<Day>) {
  const last = lastEvent(notes)
  return (
    <TipHost>
      <LightProvider lights={{ lit, hovered, about: aboutOf(day, pause, hovered), onPick, onHover }}>
        <div className="operations-room">
          <Header day={day} last={last} levelName={level => words.level(level)} />
          <OperationsMap day={day} />
          <Dock day={day} notes={notes} active={activeRaid(day, pause, notes)} last={last} />
        </div>
      </LightProvider>
    </TipHost>
  )
}
