import { counted, type Logged } from '@tallyho/engine'
import { usePlace } from '@tallyho/kit'
import { useMemo } from 'react'
import type { GruppeId, Segment } from '../../pack/types.ts'
import {
  bombedTarget,
  cardOf,
  END_OF_DAY,
  found,
  gruppe,
  gruppenIn,
  gruppenInRaid,
  plannedFor,
  SEGMENTS,
} from '../../rules/02-terms.ts'
import type { Campaign, Raid } from '../../state.ts'
import { lostTold } from '../../text/meant.ts'
import { clockName, raidName } from '../../text/names.ts'
import { type RaidTold, raidsToday } from '../campaign/history.ts'
import { GruppeCounter } from '../pieces/counters.tsx'
import { flownType, heapsBy } from '../pieces/heaps.ts'
import { Points } from '../pieces/Points.tsx'
import { TargetIcon } from '../pieces/TargetSymbol.tsx'
import './day.css'

/** RE-1.b The day on the clock: its raids by segment, and on each space the fighters that are ready again then. */
export function DayStrip({
  campaign,
  notes,
}: {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}) {
  const flown = useMemo(() => raidsToday(campaign, notes), [campaign, notes])
  // A day that is over is told by its raids.
  const isOver = campaign.clock === END_OF_DAY && campaign.plan.length > 0
  const hours = SEGMENTS.filter(hour => !isOver || campaign.plan.some(({ segment }) => segment === hour))
  return (
    <ol className="eagle-hours" aria-label="The day">
      {hours.map(segment => (
        <li
          key={segment}
          aria-current={segment === campaign.clock ? 'time' : undefined}
          data-over={segment < campaign.clock || undefined}
        >
          <h3>
            <Dial segment={segment} /> {clockName(segment)}
            {campaign.ultra === segment && <small> read by Ultra</small>}
          </h3>
          {campaign.plan.map(
            (raid, i) =>
              raid.segment === segment && (
                <RaidSlip key={raid.card} campaign={campaign} raid={raid} index={i} flown={flown} />
              ),
          )}
          <Returning campaign={campaign} segment={segment} />
        </li>
      ))}
      {campaign.clock === END_OF_DAY && <li aria-current="time">End of the day</li>}
    </ol>
  )
}

/** One raid of the plan: chosen here if it is asked which flies next. */
function RaidSlip(props: {
  readonly campaign: Campaign
  readonly raid: Raid
  readonly index: number
  readonly flown: readonly RaidTold[]
}) {
  const { campaign, raid, index, flown } = props
  const pick = usePlace(`raid:${index}`, `The raid on ${raidName(campaign, index)}`)
  const { id, type } = bombedTarget(campaign, raid)
  // Those that have taken off with it are in the boxes.
  const inAir = campaign.flight?.raid === index ? gruppenInRaid(campaign) : []
  const gruppen = [...inAir, ...plannedFor(campaign, index)]
  return (
    <div className="eagle-slip" data-done={raid.done || undefined} {...pick}>
      <b>
        <TargetIcon type={type} /> {id}
      </b>{' '}
      {raid.done ? (
        <Flown told={flown.find(({ target, segment }) => target === id && segment === raid.segment)} />
      ) : (
        <span>
          {raid.major ? 'major' : 'minor'}, {counted(gruppen.length, 'Gruppe', 'Gruppen')}, LF{'\u00a0'}
          {cardOf(campaign, raid).luftflotte}
        </span>
      )}
      <Counters campaign={campaign} gruppen={gruppen} />
    </div>
  )
}

/** RE-4.II.12 What it brought, and what it cost. */
function Flown({ told }: { readonly told: RaidTold | undefined }) {
  if (!told) return <span>flown</span>
  const { by, bombs, gruppen, squadrons } = told
  return (
    <span>
      {by === 0 ? 'even' : <Points by={by} short />} bombs {bombs};{' '}
      {lostTold(gruppen.length, squadrons.length)}
    </span>
  )
}

/** RE-2.1.j RE-11.1.b Fighters on the clock. */
function Returning({ campaign, segment }: { readonly campaign: Campaign; readonly segment: Segment }) {
  const back = gruppenIn(campaign, 'clock').filter(id => gruppe(campaign, id).back === segment)
  if (back.length === 0) return null
  return (
    <div className="eagle-returning">
      <small>ready again</small>
      <Counters campaign={campaign} gruppen={back} />
    </div>
  )
}

/** In heaps of one type, so that all raids of an hour are seen at once. */
function Counters(props: { readonly campaign: Campaign; readonly gruppen: readonly GruppeId[] }) {
  const { campaign, gruppen } = props
  const heaps = [...heapsBy(gruppen, flownType(campaign))]
  return (
    <div className="eagle-row">
      {heaps.map(([type, heap]) => {
        const mark = heap.length > 1 ? heap.length : undefined
        return (
          <GruppeCounter key={type} campaign={campaign} id={found(heap[0], 'Gruppe')} size={40} mark={mark} />
        )
      })}
    </div>
  )
}

/** A clock face with its hand at the hour of a segment. */
function Dial({ segment }: { readonly segment: Segment }) {
  const turn = ((6 + 2 * segment) % 12) * 30
  return (
    <svg className="eagle-dial" viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
      <circle r="10.500" />
      <path d="M0 0V-6.500" transform={`rotate(${turn})`} />
      <path d="M0 0V-9" />
    </svg>
  )
}
