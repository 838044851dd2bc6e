import type { Ref } from '@tallyho/engine'
import { type BoardProps, fetchAll, fetched, Room, useAbout, useHeld, useSize } from '@tallyho/kit'
import { useEffect, useRef, useState } from 'react'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { SIDES } from '../pack/types.ts'
import { ALTITUDES, COLUMNS } from '../rules/01-words/geometry.ts'
import type { Battle } from '../state.ts'
import './css/board.css'
import './css/counters.css'
import './css/lens.css'
import './css/pieces.css'
import './css/places.css'
import './css/shots.css'
import './css/sight.css'
import './css/sky.css'
import './css/spines.css'
import { BattleHeader } from './Header.tsx'
import { NowContext } from './now.ts'
import { Panels } from './panels/Panels.tsx'
import type { Tab } from './panels/tabs.ts'
import { Sky } from './Sky.tsx'

const Spine = fetched(async () => (await import('./Spine.tsx')).Spine)
const Strip = fetched(async () => (await import('./panels/SpineTabs.tsx')).Strip)

/** What the window is taken for before it has been measured. */
const WIDE = { width: 1056, height: 800 }
/** Up to this width the sky is worked by a thumb, and has no room for spines. */
const NARROW = 620
/** A reach of more than half the sky tells nothing: a flag may be set anywhere. */
const EVERYWHERE = (ALTITUDES * COLUMNS) / 2
const NOWHERE: ReadonlySet<Ref> = new Set()

/** The table: the sky fills it, with a spine of units at each edge; cards, the battle and the wing displays slide over it. */
export function Board(props: BoardProps<Battle>) {
  const { state: battle, pause, notes, rolling = false, lit, hovered, glide, onRefused } = props
  const reach = props.reach.size > EVERYWHERE ? NOWHERE : props.reach
  const about = useAbout(pause)
  const now = useHeld(battle)
  const table = useRef<HTMLDivElement>(null)
  const narrow = useSize(table, WIDE).width <= NARROW
  const [opened, open] = useState<Tab>()
  const [pulledAt, setPulledAt] = useState<ReadonlySet<Ref>>()
  const pull = () => {
    open('wings')
    setPulledAt(lit)
  }
  // What is drawn later is there by then.
  useEffect(() => void fetchAll().catch(() => undefined), [])
  return (
    <NowContext value={now}>
      <Room board={{ ...props, reach }} about={about} className="wl-table">
        <BattleHeader battle={battle} />
        <div ref={table} className="wl-stage">
          {narrow && <Strip battle={battle} onPull={pull} />}
          {!narrow && SIDES.map(side => <Spine key={side} battle={battle} side={side} onPull={pull} />)}
          <Sky {...{ battle, pause, notes, rolling, lit, hovered, reach, about, narrow, glide, onRefused }} />
        </div>
        <Panels {...{ battle, pause, lit, narrow, opened, open }} pulled={pulledAt === lit} />
      </Room>
    </NowContext>
  )
}
