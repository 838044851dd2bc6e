import { type BoardProps, Room, useAbout } from '@tallyho/kit'
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

/** The operations room: the map, clock and score above it, tabs of the displays below; they open over the map. */
export function Board(props: BoardProps<Day>) {
  const { state: day, pause, notes, words, lit } = props
  const last = useMemo(() => lastEvent(notes), [notes])
  const about = useAbout(pause)
  return (
    <Room board={props} about={about} className="operations-room">
      <DayHeader day={day} last={last} levelName={level => words.level(level)} />
      <OperationsMap day={day} />
      <Dock day={day} pause={pause} notes={notes} lit={lit} last={last} />
    </Room>
  )
}
