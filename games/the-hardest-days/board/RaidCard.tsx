import { usePick, useTip } from '@tallyho/kit'
import { groupsIn } from '../rules/02-terms/terms.ts'
import type { Day, Raid } from '../state.ts'
import { raidLabel } from './markers.tsx'
import { ALTITUDE_NAMES, BOX_TITLES, EFFORT_NAMES, trackName } from './names.ts'
import { RaidTip } from './RaidTip.tsx'
import { shownRaid } from './shown.ts'

interface RaidProps {
  readonly day: Day
  readonly raid: Raid
}

/** Number of a raid, and what is known of it in a line or two. */
export function RaidHead({ day, raid }: RaidProps) {
  const shown = shownRaid(day, raid)
  const pick = usePick(`raid:${raid.number}`, raidLabel(shown))
  const tip = useTip(() => <RaidTip {...shown} />)
  return (
    <div className="display-head" {...pick} {...tip}>
      <span className={`display-number raid-${raid.effort}`}>{raid.number}</span>
      <div className="display-facts">
        <span>
          {EFFORT_NAMES[raid.effort]} · {trackName(raid.track)}
        </span>{' '}
        <span>
          {raid.size === undefined ? 'size unknown' : `size ${raid.size}`}
          {raid.deployed && ` · ${ALTITUDE_NAMES[raid.altitude].toLowerCase()}`}
        </span>{' '}
        <strong>{shown.target ? `→ ${shown.target}` : 'no target yet'}</strong>
      </div>
    </div>
  )
}

const INITIALS = [
  ['hunt', 'H'],
  ['bomber', 'B'],
  ['escort', 'E'],
  ['patrol', 'P'],
] as const

/** A raid that is not in question now, on a card: what flies where, as numbers. */
export function RaidCard({ day, raid, onOpen }: RaidProps & { onOpen(): void }) {
  return (
    <section className="display-card" aria-label={`Raid ${raid.number}`}>
      <RaidHead day={day} raid={raid} />
      {raid.deployed && (
        <dl>
          {INITIALS.map(([box, initial]) => (
            <div key={box}>
              <dt>
                <abbr title={BOX_TITLES[box]}>{initial}</abbr>
              </dt>
              <dd>{groupsIn(day, raid, box).length}</dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" onClick={onOpen} aria-label={`Open display ${raid.number}`}>
        Open
      </button>
    </section>
  )
}
