import { type BoardProps, rove, Signs, type SignsHandle } from '@tallyho/kit'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { plannedFor } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { Copied } from '../pieces/counters.tsx'
import { DayStrip } from './DayStrip.tsx'
import { Ground } from './Ground.tsx'
import { OutOfIt } from './OutOfIt.tsx'
import './raid.css'
import './raid-units.css'
import './ground.css'
import { Aside } from './Aside.tsx'
import { RaidEvents } from './RaidEvents.tsx'
import { Sky, skyOf } from './Sky.tsx'
import { Status } from './Status.tsx'
import { stepNow } from './steps.ts'
import { spotOf, storyOf } from './story.ts'
import { useLitInView } from './useLitInView.ts'
import { Ways } from './Ways.tsx'
import { Forming, Zone } from './Zone.tsx'

/** A raid as a picture of the air; between two raids, the day. */
export function RaidScene(props: BoardProps<Campaign>) {
  return props.state.flight ? <Picture {...props} /> : <BetweenRaids {...props} />
}

/** Whatever lies over the background: it is gone through by keys, and scrolls where the room is too low for it. */
function Scroll({
  lit,
  spot,
  children,
}: Pick<BoardProps<Campaign>, 'lit'> & {
  /** The box where something happens just now. */
  readonly spot?: string | undefined
  readonly children: ReactNode
}) {
  const room = useRef<HTMLDivElement>(null)
  const signs = useRef<SignsHandle>(null)
  useLitInView(room, lit, spot)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when other things are lit
  useEffect(() => signs.current?.look(), [lit])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture of the air is no form */}
      <div
        ref={room}
        className="eagle-scroll"
        data-region="raid"
        role="group"
        aria-label="Units"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pieces in it are gone through by keys
        tabIndex={0}
        onKeyDown={rove}
        onScroll={() => signs.current?.look()}
      >
        {children}
      </div>
      <Signs map={room} ref={signs} goTo={piece => piece.scrollIntoView({ block: 'center' })} />
    </>
  )
}

/** RE-4.II.1 The raids of the day on their segments, and the clock. */
function BetweenRaids({ state: campaign, lit, notes }: BoardProps<Campaign>) {
  return (
    <section className="eagle-raid eagle-between" aria-label="The day's raids">
      <SkyOfCopy campaign={campaign} />
      <Scroll lit={lit}>
        <DayStrip campaign={campaign} notes={notes} />
      </Scroll>
    </section>
  )
}

/** The scene of the table lies over the sky of the table; a copy that is laid over another brings its own. */
function SkyOfCopy({ campaign }: { readonly campaign: Campaign }) {
  return useContext(Copied) && <Sky weather={skyOf(campaign)} />
}

function Picture({ state: campaign, notes, pause, lit }: BoardProps<Campaign>) {
  const story = storyOf(notes)
  const spot = pause?.kind === 'choice' ? undefined : spotOf(story.told)
  const waiting = plannedFor(campaign, campaign.flight?.raid ?? 0)
  return (
    <section className="eagle-raid" aria-label="The raid">
      <SkyOfCopy campaign={campaign} />
      <Scroll lit={lit} spot={spot}>
        {/* They come from the desk, which is another picture: no way leads here from there. */}
        <div className="eagle-air" data-trails={story.told.length === 1 ? 'none' : undefined}>
          <Ways campaign={campaign} fates={story.fresh} bombs={story.bombs} />
          <Status campaign={campaign} step={stepNow(story.told, pause)}>
            <Aside campaign={campaign} lit={lit} events={story.events.length} />
          </Status>
          <div className="eagle-side" data-side="german">
            <OutOfIt campaign={campaign} side="german" fates={story.fates} met={story.met} />
            {waiting.length > 0 && <Forming campaign={campaign} gruppen={waiting} />}
            <Zone campaign={campaign} box="patrol" fates={story.fresh} />
          </div>
          <Zone campaign={campaign} box="hunt" fates={story.fresh} />
          <Zone campaign={campaign} box="escort" fates={story.fresh} />
          <Zone campaign={campaign} box="bomber" fates={story.fresh} />
          <div className="eagle-side" data-side="british">
            <OutOfIt campaign={campaign} side="british" fates={story.fates} met={story.met} />
            <RaidEvents events={story.events} />
          </div>
          <Ground campaign={campaign} bombs={story.bombs} hits={story.hits} />
        </div>
      </Scroll>
    </section>
  )
}
