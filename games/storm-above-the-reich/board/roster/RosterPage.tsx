import { counted } from '@tallyho/engine'
import { useState } from 'react'
import { gradeOf } from '../../rules/02-pilots/pilots.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { PilotCard } from './PilotCard.tsx'
import './roster.css'
import './roster-small.css'
import { ShieldField } from './Shield.tsx'

const ORDERS = [
  ['slot', 'By the book'],
  ['victories', 'By victories'],
  ['state', 'By state'],
] as const
type Order = (typeof ORDERS)[number][0]

/** SR-CAM-10 The Pilot Roster: eighteen slots, each with its pilot and what became of him. */
export function RosterPage({
  campaign,
  reading,
}: {
  readonly campaign: Campaign
  /** Nothing is asked that is answered in the book. */
  readonly reading: boolean
}) {
  const [order, setOrder] = useState<Order>('slot')
  const slots = slotsOf(campaign)
  const now = slots.map(({ pilot }) => pilot)
  return (
    <section className="sr-roster" aria-label="Pilot Roster">
      <ShieldField />
      <header className="sr-page-head">
        <h3>The Staffel’s book</h3>
        <p>{summaryOf(now)}</p>
        <div className="sr-switch">
          {ORDERS.map(([id, title]) => (
            <button key={id} type="button" aria-pressed={order === id} onClick={() => setOrder(id)}>
              {title}
            </button>
          ))}
        </div>
      </header>
      <div className="sr-pilots">
        {sorted(slots, order).map(({ pilot, before }) => (
          <PilotCard key={pilot.no} campaign={campaign} pilot={pilot} before={before} reading={reading} />
        ))}
      </div>
      <TheDead campaign={campaign} />
    </section>
  )
}

/** Those who did not come back, in the order in which they fell. */
function TheDead({ campaign: { pilots, log } }: { readonly campaign: Campaign }) {
  const fallen = log.flatMap(({ no, killed }) =>
    killed.map(one => ({ mission: no, name: pilots[one]?.name ?? '' })),
  )
  if (fallen.length === 0) return undefined
  return (
    <section className="sr-dead" aria-label="The dead">
      <h4>The dead</h4>
      <ul>
        {fallen.map(({ mission, name }) => (
          <li key={name}>
            <svg viewBox="0 0 14 22" aria-hidden="true">
              <path d="M5.500 1h3v5.500H13v3H8.500V21h-3V9.500H1v-3h4.500Z" />
            </svg>
            <b>{name}</b> <span>mission {mission}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Slot {
  readonly pilot: Pilot
  readonly before: Pilot | undefined
}

/** The pilot who holds each slot now, and the one before him. */
export function slotsOf({ pilots }: Campaign): readonly Slot[] {
  const slots: Slot[] = []
  for (const pilot of pilots) {
    const { slot } = pilot
    slots[slot] = { pilot, before: slots[slot]?.pilot }
  }
  return slots.filter(slot => slot !== undefined)
}

const RANK: Readonly<Record<Pilot['status'], number>> = {
  ready: 0,
  reserve: 1,
  wounded: 2,
  posted: 3,
  replaced: 4,
  killed: 5,
}
const GRADE_RANK = { experte: 0, veteran: 1, green: 2 } as const

function sorted(slots: readonly Slot[], order: Order): readonly Slot[] {
  if (order === 'slot') return slots
  const key = ({ pilot }: Slot): number =>
    order === 'victories'
      ? -(pilot.destroyed * 100 + pilot.fallen * 60 + pilot.ep)
      : RANK[pilot.status] * 10 + GRADE_RANK[gradeOf(pilot)]
  return [...slots].sort((one, other) => key(one) - key(other) || one.pilot.slot - other.pilot.slot)
}

function summaryOf(pilots: readonly Pilot[]): string {
  const count = (test: (pilot: Pilot) => boolean) => pilots.filter(test).length
  const ready = pilots.filter(({ status }) => status === 'ready')
  const experten = ready.filter(pilot => gradeOf(pilot) === 'experte').length
  const parts = [
    `${ready.length} ready`,
    ...(experten > 0 ? [counted(experten, 'experte', 'experten')] : []),
    `${ready.filter(pilot => gradeOf(pilot) === 'green').length} green`,
  ]
  const reserve = count(({ status }) => status === 'reserve')
  const wounded = count(({ status }) => status === 'wounded')
  const gone = count(({ status }) => status === 'killed' || status === 'posted' || status === 'replaced')
  if (reserve > 0) parts.push(`${reserve} in reserve`)
  if (wounded > 0) parts.push(`${wounded} wounded`)
  if (gone > 0) parts.push(`${gone} gone`)
  return parts.join(' · ')
}
