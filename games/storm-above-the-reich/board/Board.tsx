import { type BoardProps, fetchAll, Room, useAbout, useHeld } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { useEffect, useMemo, useState } from 'react'
import type { Campaign, FighterNo } from '../state.ts'
import { isBeforeTakeOff, Quarters } from './campaign/Quarters.tsx'
import './css/board.css'
import './css/bombers.css'
import './css/colours.css'
import './css/docks.css'
import './css/fight.css'
import './css/pieces.css'
import './css/sky.css'
import { beforeDie } from './before-die.ts'
import { DecidedProvider, decidedAt } from './decided.ts'
import { FormationMap } from './FormationMap.tsx'
import { MissionHeader } from './Header.tsx'
import { NowContext } from './now.ts'
import { Panels } from './panels/Panels.tsx'
import { AircraftPaint } from './pieces/Aircraft.tsx'
import { Headings } from './pieces/Pieces.tsx'
import { toFire } from './question.ts'
import { toldOf } from './told.ts'

/** The table: in the air the formation map with the displays, on the ground the staffel's quarters. */
export function Board(props: BoardProps<Campaign>) {
  const { state: campaign, pause, notes, rolling, lit, hovered, reach, glide } = props
  const grounded = isBeforeTakeOff(campaign)
  const [ground, setGround] = useState(grounded)
  const [shownFor, setShownFor] = useState(grounded)
  // Take-off and landing turn the page by themselves.
  if (grounded !== shownFor) {
    setShownFor(grounded)
    setGround(grounded)
  }
  useEffect(() => void fetchAll().catch(() => undefined), [])
  const decided = useMemo(() => decidedAt(campaign, pause, notes), [campaign, pause, notes])
  const asked = useAbout(pause)
  const told = useMemo(() => toldOf(campaign, notes), [campaign, notes])
  const about = useMemo(
    () => (pause ? new Set([...asked, ...toFire(campaign, pause)]) : told),
    [campaign, pause, asked, told],
  )
  const now = useHeld(campaign)
  const [headings] = useState(() => new Map<FighterNo, number>())
  const onGround = ground || !campaign.mission
  return (
    <NowContext value={now}>
      <DecidedProvider value={decided}>
        <Headings value={headings}>
          <Room board={props} about={about} className={onGround ? 'sr-table sr-table-ground' : 'sr-table'}>
            <MissionHeader campaign={campaign} ground={onGround} onGround={() => setGround(!ground)} />
            {onGround ? (
              <Quarters campaign={campaign} pause={pause} />
            ) : (
              <div className="sr-air" style={{ '--sr-glide': `${glide}ms` } as object}>
                <AircraftPaint />
                <FormationMap
                  campaign={beforeDie(campaign, notes, rolling)}
                  pause={pause}
                  notes={notes}
                  lit={lit}
                  hovered={hovered}
                  reach={reach}
                />
                <Panels campaign={campaign} pause={pause} lit={lit} />
              </div>
            )}
          </Room>
        </Headings>
      </DecidedProvider>
    </NowContext>
  )
}
