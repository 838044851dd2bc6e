import { type BoardProps, rove, useSize } from '@tallyho/kit'
import { useRef } from 'react'
import { isInPlay } from '../../rules/01-general/fighters.ts'
import { fightersOf } from '../../rules/01-general/formations.ts'
import { dogfightOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { MapInset } from '../map/MapInset.tsx'
import { Struck, struckSince } from '../pieces/Struck.tsx'
import { TrackStrip } from '../track/TrackStrip.tsx'
import { type Air, isNarrow } from './air.ts'
import './dogfight.css'
import { Falls } from './Falls.tsx'
import { GermanPiece, Lines } from './Germans.tsx'
import { Hand } from './Hand.tsx'
import { OwnFighter } from './Own.tsx'
import { RoundRibbon } from './RoundRibbon.tsx'
import { focusOf, waitingFor } from './story.ts'
import { Waiting } from './Waiting.tsx'
import { Ways } from './Ways.tsx'

/** Until it is measured. */
const ROOM = { width: 1056, height: 740 }

/** A dogfight from above: our own in the middle, the Germans where their attitude puts them. */
export function DogfightScene(props: BoardProps<Campaign>) {
  const { state: campaign, pause, notes } = props
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame, ROOM)
  const { patrol } = campaign
  const choosing = pause?.kind === 'choice' && pause.ask === 'dogfight.next'
  const focus = focusOf(campaign, pause, notes)
  const unit = choosing ? undefined : focus.unit
  const fight = unit ? dogfightOf(campaign, unit) : undefined
  const own = unit ? fightersOf(campaign, unit).filter(id => isInPlay(campaign, id)) : []
  const waiting = waitingFor(campaign, pause, unit)
  // Where several groups are behind us they and their names need the room.
  const isCrowded = (fight?.germans.filter(({ attitude }) => attitude === 'tailed').length ?? 0) > 1
  const air: Air = { ...size, behind: fight?.germans.every(({ attitude }) => attitude === 'tailed') ?? false }
  return (
    <section className="sab-dogfight" aria-label="Dogfight" data-foot={patrol?.track !== undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture of the air is no form */}
      <div
        ref={frame}
        className="sab-air"
        role="group"
        aria-label="Aircraft"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pieces in it are gone through by keys
        tabIndex={0}
        onKeyDown={rove}
      >
        <Falls size={size} notes={notes} aircraft={campaign.aircraft} />
        {fight && <Lines size={air} dogfight={fight} />}
        {!choosing && <Ways size={air} board={props} focus={focus} own={own} />}
        {fight?.germans.map(german => (
          <GermanPiece
            key={german.no}
            size={size}
            campaign={campaign}
            dogfight={fight}
            german={german}
            now={german.no === focus.german}
            asked={pause?.kind === 'choice'}
          />
        ))}
        {own.map((id, i) => (
          <OwnFighter key={id} size={air} campaign={campaign} id={id} count={own.length} i={i} />
        ))}
        {waiting.length > 0 && (
          <Waiting
            campaign={campaign}
            units={waiting}
            large={choosing}
            taken={fight?.germans.map(({ attitude }) => attitude) ?? []}
          />
        )}
        <Hand campaign={campaign} pause={pause} focus={focus} />
        <Struck campaign={campaign} ids={struckSince(notes, 'dogfight-round')} />
      </div>
      <div className="sab-foot">
        {patrol?.formations.some(({ at }) => at) && !isCrowded && <MapInset campaign={campaign} />}
        <TrackStrip campaign={campaign} />
      </div>
      {fight && <RoundRibbon board={props} focus={focus} dogfight={fight} short={isNarrow(size)} />}
    </section>
  )
}
