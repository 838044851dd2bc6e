import { type BoardProps, Room, useAbout } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { useMemo, useRef } from 'react'
import type { Day } from '../state.ts'
import './board.css'
import './header/card.css'
import './answers.css'
import './pieces/counters.css'
import { DayDisplays } from './panels/DayDisplays.tsx'
import './raid/displays.css'
import './panels/panels.css'
import { lastEvent } from './header/EventChit.tsx'
import { DayHeader } from './header/Header.tsx'
import './plot/inks.css'
import './plot/sheet.css'
import './plot/pieces.css'
import './plot/raids.css'
import { OperationsMap } from './plot/OperationsMap.tsx'
import { bestAirfield, raidsAbout, tracksAbout } from './views.ts'

/** The operations room: the map with clock and score above it, or where there is room on a card in its empty corner, and the tabs of the displays below; they open over the map. */
export function Board(props: BoardProps<Day>) {
  const { state: day, pause, notes, rolling = false, words, lit, hovered, reach, glide } = props
  // Where it happens is seen as the dice fall; what comes of it is not told before they lie.
  const told = useMemo(() => (rolling ? notes.slice(0, -1) : notes), [notes, rolling])
  const last = useMemo(() => lastEvent(told), [told])
  const asked = useAbout(pause)
  const header = useRef<HTMLDivElement>(null)
  const places = useMemo(
    () => [...bestAirfield(day, pause), ...raidsAbout(day, pause), ...tracksAbout(pause)],
    [day, pause],
  )
  const about = useMemo(() => (places.length === 0 ? asked : new Set(places)), [asked, places])
  return (
    <Room board={props} about={about} className="operations-room">
      <div className="day-header" ref={header}>
        <DayHeader day={day} last={last} glide={glide} levelName={level => words.level(level)} />
      </div>
      <OperationsMap
        day={day}
        notes={notes}
        pause={pause}
        lit={lit}
        hovered={hovered}
        reach={reach}
        about={about}
        header={header}
      />
      <DayDisplays day={day} pause={pause} notes={notes} told={told} lit={lit} last={last} />
    </Room>
  )
}
