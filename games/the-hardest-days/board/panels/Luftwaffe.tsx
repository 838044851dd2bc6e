import { counted } from '@tallyho/engine'
import { Stack } from '@tallyho/kit'
import { BOMBERS, FIGHTERS, type GroupType, type Luftflotte } from '../../pack/types.ts'
import { CLOCK, readyFighters } from '../../rules/02-terms/terms.ts'
import type { Day, Group } from '../../state.ts'
import { GroupCounter } from '../pieces/counters.tsx'
import { AIRCRAFT_NAMES } from '../pieces/names.ts'
import { shownGroup } from '../pieces/shown.ts'

const TYPES: readonly GroupType[] = [...FIGHTERS, ...BOMBERS]

/** The airbases in France and Belgium, and the fighters that wait for turnaround. */
export function Luftwaffe({ day }: { readonly day: Day }) {
  return (
    <div className="luftwaffe">
      <Airbases day={day} luftflotte={2} />
      <Airbases day={day} luftflotte={3} />
      <Turnaround day={day} />
    </div>
  )
}

function Airbases({ day, luftflotte }: { readonly day: Day; readonly luftflotte: Luftflotte }) {
  const ready = readyFighters(day, luftflotte)
  return (
    <section className="airbases" aria-label={`Luftflotte ${luftflotte}`}>
      <h3>
        Luftflotte {luftflotte}{' '}
        <small className={ready < 2 ? 'warn' : undefined}>{counted(ready, 'fighter group')} ready</small>
      </h3>
      <div className="airbase-grid">
        {TYPES.map(type => (
          <Airbase key={type} day={day} luftflotte={luftflotte} type={type} />
        ))}
      </div>
    </section>
  )
}

function Airbase({
  day,
  luftflotte,
  type,
}: {
  readonly day: Day
  readonly luftflotte: Luftflotte
  readonly type: GroupType
}) {
  const all = day.groups.filter(group => group.luftflotte === luftflotte && group.type === type)
  const here = all.filter(({ place }) => place.at === 'airbase')
  const full = here.filter(({ reduced }) => !reduced)
  const spent = here.filter(({ reduced }) => reduced)
  if (all.length === 0) return undefined
  return (
    <div className="airbase">
      <span>
        {AIRCRAFT_NAMES[type]}{' '}
        <small className="airbase-count">
          {full.length} ready{spent.length > 0 && `, ${spent.length} spent`}
        </small>
      </span>
      <Counters day={day} groups={[...full, ...spent]} />
    </div>
  )
}

function Turnaround({ day }: { readonly day: Day }) {
  const waiting = day.groups.filter(({ place }) => place.at === 'clock')
  return (
    <section className="airbases turnaround" aria-label="Turnaround">
      <h3>
        On the clock <small>fighters ready again at</small>
      </h3>
      {waiting.length === 0 && <p>No fighter group is waiting.</p>}
      {CLOCK.map((name, segment) => {
        const groups = waiting.filter(({ place }) => place.at === 'clock' && place.segment === segment)
        return (
          groups.length > 0 && (
            <div key={name} className="airbase">
              <span>{name}</span>
              <Counters day={day} groups={groups} />
            </div>
          )
        )
      })}
    </section>
  )
}

export function Counters({
  day,
  groups,
  size = 46,
}: {
  readonly day: Day
  readonly groups: readonly Group[]
  readonly size?: number
}) {
  return (
    <Stack>
      {groups.map(group => (
        <GroupCounter key={group.id} size={size} {...shownGroup(day, group)} />
      ))}
    </Stack>
  )
}
