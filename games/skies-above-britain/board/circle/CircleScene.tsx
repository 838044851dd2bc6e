import { type BoardProps, rove, type Size, TipText, usePick, usePlace, useSize, useTip } from '@tallyho/kit'
import { useContext, useRef } from 'react'
import type { FighterId } from '../../pack/types.ts'
import { colourOf, fightersAt, numberOf } from '../../rules/01-general/fighters.ts'
import type { Campaign, Circle } from '../../state.ts'
import { fighterState, fighterWithPilot, pilotIn, surname } from '../../text/names.ts'
import { fingers } from '../dogfight/air.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { PilotTag } from '../pieces/PilotTag.tsx'
import './circle.css'
import { attackerSpot, boxSpot, middleOf, onFlank, radiusOf, type Spot, schwarmSpot } from './ring.ts'

/** Until it is measured. */
const ROOM = { width: 1056, height: 740 }

/** SAB-CIR-01 The circle of 110s: schwarms on a ring, our fighters in the boxes between them or on their flanks. */
export function CircleScene({ state: campaign }: BoardProps<Campaign>) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame, ROOM)
  const { patrol } = campaign
  const circle = patrol?.circle
  const here = patrol ? fightersAt(campaign, 'circle') : []
  const waiting = circle ? here.filter(id => !spotFor(size, circle, id)) : here
  const middle = middleOf(size)
  return (
    <section className="sab-circle" aria-label="The circle of 110s">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture of the air is no form */}
      <div
        ref={frame}
        className="sab-ring"
        role="group"
        aria-label="Schwarms and fighters"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pieces in it are gone through by keys
        tabIndex={0}
        onKeyDown={rove}
      >
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <circle className="sab-ring-way" cx={middle.x} cy={middle.y} r={radiusOf(size)} />
        </svg>
        {circle?.schwarms.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its number
          <Box key={`box-${i}`} size={size} circle={circle} i={i} />
        ))}
        {circle?.schwarms.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a schwarm is its number
          <Schwarm key={`schwarm-${i}`} size={size} circle={circle} i={i} />
        ))}
        {circle &&
          here.map(id => <Attacker key={id} size={size} campaign={campaign} circle={circle} id={id} />)}
        {waiting.length > 0 && (
          <div className="sab-ring-waiting">
            {waiting.map(id => (
              <PilotTag key={id} campaign={campaign} id={id} compact piece />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

interface RingProps {
  readonly size: Size
  readonly circle: Circle
  readonly i: number
}

/** SAB-CIR-04 */
function Box({ size, circle, i }: RingProps) {
  const { x, y } = boxSpot(size, circle, i)
  const place = usePlace(`box:${i}`, `Gap ${i + 1}`)
  const tip = useTip(() => (
    <TipText title={`Gap ${i + 1}`}>
      <p>
        Room for one: behind the group ahead, or head-on to the one that follows. Two cards are drawn for him.
      </p>
    </TipText>
  ))
  return (
    <div className="sab-box" style={{ left: x, top: y }} {...place} {...tip}>
      {i + 1}
    </div>
  )
}

/** SAB-CIR-03 SAB-CIR-08 */
function Schwarm({ size, circle, i }: RingProps) {
  const { x, y, heading } = schwarmSpot(size, circle, i)
  const strength = circle.schwarms[i] ?? 0
  const fallen = circle.fallen[i] ?? false
  const wide = Math.max(60, radiusOf(size) * 0.5)
  const span = wide * 0.36
  const pick = usePick(
    `schwarm:${i}`,
    `Group ${i + 1} of the circle: ${strength} left${fallen ? ', fallen out' : ''}`,
  )
  const tip = useTip(() => (
    <TipText title={`Group ${i + 1}: ${strength} of four`}>
      <p>
        {fallen
          ? 'It has fallen out of the circle.'
          : 'Its flank can be attacked by any number of fighters, with one Bomber Card each.'}
      </p>
    </TipText>
  ))
  return (
    <div
      className="sab-schwarm"
      data-fallen={fallen}
      style={{ left: x - wide / 2, top: y - wide / 2, width: wide, height: wide }}
      {...pick}
      {...tip}
    >
      <svg viewBox={`${-wide / 2} ${-wide / 2} ${wide} ${wide}`} aria-hidden="true">
        {strength > 0 &&
          fingers(strength, heading, span * 0.82).map((at, n) => (
            <Aircraft
              // biome-ignore lint/suspicious/noArrayIndexKey: the first of a schwarm stays its first
              key={n}
              type="110"
              x={at.x}
              y={at.y}
              heading={heading}
              bank={-14}
              size={span}
            />
          ))}
      </svg>
      <b>{`Group ${i + 1}: ${strength || 'gone'}`}</b>
    </div>
  )
}

function Attacker(props: {
  readonly size: Size
  readonly campaign: Campaign
  readonly circle: Circle
  readonly id: FighterId
}) {
  const { size, campaign, circle, id } = props
  const copied = useContext(Copied)
  const pick = usePick(`fighter:${id}`, fighterWithPilot(campaign, id))
  const tip = useTip(() => (
    <TipText title={fighterWithPilot(campaign, id)}>
      <p>{fighterState(campaign, id)}</p>
    </TipText>
  ))
  const at = spotFor(size, circle, id)
  if (!at) return null
  return (
    <div
      className="sab-attacker"
      data-section={colourOf(id)}
      data-done={circle.attacked.includes(id)}
      {...(!copied && { 'data-piece': `fighter:${id}` })}
      style={{ left: at.x - 22, top: at.y - 22 }}
      {...pick}
      {...tip}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <Aircraft type={campaign.aircraft} heading={at.heading} size={92} />
      </svg>
      <b>{numberOf(id)}</b>
      <span>{surname(pilotIn(campaign, id))}</span>
    </div>
  )
}

/** Where a fighter is on the display; undefined while it waits, or where its flank is full. */
function spotFor(size: Size, circle: Circle, id: FighterId): Spot | undefined {
  const place = circle.places[id]
  if (!place) return undefined
  return attackerSpot(size, circle, place, 'flank' in place ? onFlank(circle, place.flank).indexOf(id) : 0)
}
