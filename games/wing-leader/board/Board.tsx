import { type BoardProps, Room, useAbout, useHeld } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
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
import { Sky } from './Sky.tsx'

/** The table: the sky fills it; cards, the battle and the wing displays slide over it from the strip below. */
export function Board(props: BoardProps<Battle>) {
  const { state: battle, pause, notes, words, lit, hovered, reach } = props
  const about = useAbout(pause)
  const now = useHeld(battle)
  return (
    <NowContext value={now}>
      <Room board={props} about={about} className="wl-table">
        <BattleHeader battle={battle} words={words} />
        <Sky battle={battle} pause={pause} lit={lit} hovered={hovered} reach={reach} about={about} />
        <Panels battle={battle} pause={pause} lit={lit} notes={notes} words={words} />
      </Room>
    </NowContext>
  )
}
