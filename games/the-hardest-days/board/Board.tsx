import { type BoardProps, Room } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { useMemo } from 'react'
import type { Day } from '../state.ts'
import './board.css'
import './counters.css'
import { Dock } from './Dock.tsx'
import './displays.css'
import './panels.css'
import { lastEvent } from './EventChit.tsx'
import { DayHeader } from './Header.tsx'
import './map.css'
import './pieces.css'
import { OperationsMap } from './OperationsMap.tsx'
import { aboutOf, activeRaid } from './views.ts'

/** The operations room: the map in the middle, clock and weather above, displays below. */
export function Board(props: BoardProps<Day>) {
  const { state: day, pause, notes, words, hovered } = props
  const last = useMemo(() => lastEvent(notes), [notes])
  const about = useMemo(() => aboutOf(day, pause, hovered), [day, pause, hovered])
  return (
    <Room board={props} about={about} className="operations-room">
      <DayHeader day={day} last={last} levelName={level => words.level(level)} />
      <OperationsMap day={day} />
      <Dock day={day} notes={notes} active={activeRaid(day, pause, notes)} last={last} />
    </Room>
  )
}
