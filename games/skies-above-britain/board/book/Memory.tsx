import type { Logged } from '@tallyho/engine'
import type { Campaign, Pilot } from '../../state.ts'
import { ENDS, lossesTold } from '../../text/stories.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { dayName, dayOfPatrol } from './dates.ts'

interface MemoryProps {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}

/** SAB-PIL-02 Those who are struck off: the dead first, then prisoners and those who fly no more. */
export function Memory({ campaign, notes }: MemoryProps) {
  const told = lossesTold(notes)
  const gone = campaign.pilots.flatMap(pilot => {
    const end = pilot.status === 'gone' && pilot.story.findLast(({ what }) => what in ENDS)
    return end ? [{ pilot, end: end.what as keyof typeof ENDS, patrol: end.patrol }] : []
  })
  const dead = gone.filter(({ end }) => end === 'killed')
  const others = gone.filter(({ end }) => end !== 'killed')
  if (gone.length === 0) return undefined
  const when = (patrol: number) => dateOf(campaign, patrol)
  return (
    <section className="sab-memory" aria-label="Those who are gone">
      {dead.length > 0 && (
        <>
          <h3>
            <Laurel /> In memory <Laurel mirrored />
          </h3>
          <ul>
            {dead.map(({ pilot, patrol }) => (
              <Fallen key={pilot.no} pilot={pilot} when={when(patrol)} how={told.get(pilot.no) ?? 'killed'} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>No longer with the squadron</h3>
          <ul className="sab-struck-off">
            {others.map(({ pilot, end, patrol }) => (
              <li key={pilot.no}>
                {pilot.name}
                <span>
                  {when(patrol)}, {ENDS[end]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Fallen({
  pilot,
  when,
  how,
}: {
  readonly pilot: Pilot
  readonly when: string
  readonly how: string
}) {
  return (
    <li>
      <Portrait pilot={pilot} />
      <b>{pilot.name}</b>
      <span>
        {when}; {how}
      </span>
    </li>
  )
}

/** `patrol 3, 24 Jul`: of a patrol of the campaign, flown or in the air. */
function dateOf(campaign: Campaign, patrol: number): string {
  return `patrol ${patrol}, ${dayName(dayOfPatrol(campaign, patrol))}`
}

function Laurel({ mirrored = false }: { readonly mirrored?: boolean }) {
  const leaves = [
    [8, 11, -28],
    [15, 9, -38],
    [22, 5.5, -50],
    [13, 16, 6],
    [21, 13, -6],
    [28, 9, -18],
  ] as const
  return (
    <svg viewBox="0 0 34 18" aria-hidden="true" style={mirrored ? { transform: 'scaleX(-1)' } : {}}>
      <path d="M2 15C12 16 24 12 32 3" fill="none" stroke="currentColor" strokeWidth="1.300" />
      {leaves.map(([x, y, turn]) => (
        <ellipse
          key={`${x}/${y}`}
          cx={x}
          cy={y}
          rx="4.500"
          ry="1.800"
          transform={`rotate(${turn} ${x} ${y})`}
          fill="currentColor"
        />
      ))}
    </svg>
  )
}
