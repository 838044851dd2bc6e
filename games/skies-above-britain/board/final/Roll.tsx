import { counted } from '@tallyho/engine'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { killsOf } from '../../rules/08-return/pilots.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { SKILL_WORDS } from '../../text/cards.ts'
import { LEVEL_NAMES } from '../../text/names.ts'
import { becameOf } from '../../text/stories.ts'
import { LevelMark, Tally } from '../book/marks.tsx'
import { Portrait } from '../pieces/Portrait.tsx'

/** The roll: every man who served, those with most to their names first, and what became of him. */
export function Roll({ campaign }: { readonly campaign: Campaign }) {
  const men = [...campaign.pilots].sort(
    (a, b) => killsOf(b) - killsOf(a) || b.patrols - a.patrols || a.no - b.no,
  )
  return (
    <section className="sab-roll">
      <h3>The men</h3>
      <ul>
        {men.map(pilot => (
          <Man key={pilot.no} pilot={pilot} />
        ))}
      </ul>
    </section>
  )
}

function Man({ pilot }: { readonly pilot: Pilot }) {
  const kills = killsOf(pilot)
  const end = becameOf(pilot)
  return (
    <li data-gone={pilot.status === 'gone'}>
      <Portrait pilot={pilot} />
      <b>{pilot.name}</b>
      <span>
        <LevelMark level={levelOf(pilot)} />
        {LEVEL_NAMES[levelOf(pilot)]}, {counted(pilot.patrols, 'patrol')}
      </span>
      <span>
        {kills > 0 && (
          <>
            <Tally kills={kills} /> {counted(kills, 'kill')}
          </>
        )}
        {pilot.skills.map(skill => ` ${SKILL_WORDS[skill].title}`)}
        <em>{end ?? 'fit to fly'}</em>
      </span>
    </li>
  )
}
