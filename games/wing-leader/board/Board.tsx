import { type BoardProps, Room, useAbout, useHeld } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { useState } from 'react'
import type { Battle } from '../state.ts'
import './css/board.css'
import './css/counters.css'
import './css/panels.css'
import './css/pieces.css'
import './css/places.css'
import './css/sky.css'
import { BattleHeader } from './Header.tsx'
import { NowContext } from './now.ts'
import { Panels } from './panels/Panels.tsx'
import { Wings } from './panels/Wings.tsx'
import { Sky } from './Sky.tsx'

/** The table: the sky, the wing displays of both sides beside it, cards and the battle below. */
export function Board(props: BoardProps<Battle>) {
  const { state: battle, pause, notes, words, lit, hovered } = props
  const [open, setOpen] = useState(true)
  const about = useAbout(pause)
  const now = useHeld(battle)
  return (
    <NowContext value={now}>
      <Room board={props} about={about} className={open ? 'wl-table' : 'wl-table wl-table-wide'}>
        <BattleHeader battle={battle} words={words} open={open} onFold={() => setOpen(!open)} />
        <Sky battle={battle} pause={pause} lit={lit} hovered={hovered} about={about} />
        {open && <Panels battle={battle} pause={pause} notes={notes} words={words} />}
        {open && <Wings battle={battle} />}
      </Room>
    </NowContext>
  )
}
