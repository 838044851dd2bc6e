import { type BoardProps, Room, useAbout, useHeld } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { useMemo, useState } from 'react'
import type { Campaign } from '../state.ts'
import { isBeforeTakeOff, Quarters } from './campaign/Quarters.tsx'
import './css/board.css'
import './css/bombers.css'
import './css/boxes.css'
import './css/colours.css'
import './css/pieces.css'
import './css/sky.css'
import { DecidedProvider, decidedAt } from './decided.ts'
import { FormationMap } from './FormationMap.tsx'
import { MissionHeader } from './Header.tsx'
import { NowContext } from './now.ts'
import { Drawer } from './panels/Drawer.tsx'

/** The table: in the air the formation map with the displays, on the ground the staffel's quarters. */
export function Board(props: BoardProps<Campaign>) {
  const { state: campaign, pause, notes, lit } = props
  const [open, setOpen] = useState(false)
  const grounded = isBeforeTakeOff(campaign)
  const [ground, setGround] = useState(grounded)
  const [shownFor, setShownFor] = useState(grounded)
  // Take-off and landing turn the page by themselves.
  if (grounded !== shownFor) {
    setShownFor(grounded)
    setGround(grounded)
  }
  const decided = useMemo(() => decidedAt(notes), [notes])
  const about = useAbout(pause)
  const now = useHeld(campaign)
  const onGround = ground || !campaign.mission
  return (
    <NowContext value={now}>
      <DecidedProvider value={decided}>
        <Room board={props} about={about} className={onGround ? 'sr-table sr-table-ground' : 'sr-table'}>
          <MissionHeader
            campaign={campaign}
            ground={onGround}
            open={open}
            onGround={() => setGround(!ground)}
            onOpen={() => setOpen(!open)}
          />
          {onGround ? (
            <Quarters campaign={campaign} pause={pause} />
          ) : (
            <>
              <FormationMap campaign={campaign} pause={pause} lit={lit} />
              <Drawer campaign={campaign} pause={pause} lit={lit} open={open} onOpen={setOpen} />
            </>
          )}
        </Room>
      </DecidedProvider>
    </NowContext>
  )
}
