import { gradeOf } from '../../rules/02-pilots/pilots.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { PENALTY_NAMES, SKILL_NAMES } from '../../text/names.ts'
import { GRADE_NAMES, STATUS_NAMES, skillCounts, storyOf } from '../roster/pilot-words.ts'
import { LogTable } from './StaffelLog.tsx'

/** SR-CAM-10 Pilot Roster and Staffel Log on paper. */
export function PrintedBook({ state: campaign }: { readonly state: Campaign }) {
  if (campaign.pilots.length === 0) return undefined
  return (
    <>
      <h2>The Staffel’s book</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Pilot</th>
            <th scope="col">Grade</th>
            <th scope="col">State</th>
            <th scope="col">Missions</th>
            <th scope="col">Fallen out</th>
            <th scope="col">Destroyed</th>
            <th scope="col">EP</th>
            <th scope="col">Skills</th>
            <th scope="col">Story</th>
          </tr>
        </thead>
        <tbody>
          {campaign.pilots.map(pilot => (
            <tr key={pilot.no}>
              <th scope="row">{pilot.name}</th>
              <td>{GRADE_NAMES[gradeOf(pilot)]}</td>
              <td>{STATUS_NAMES[pilot.status]}</td>
              <td>{pilot.missions}</td>
              <td>{pilot.fallen}</td>
              <td>{pilot.destroyed}</td>
              <td>{pilot.ep}</td>
              <td>{traitsOf(pilot)}</td>
              <td>
                {storyOf(campaign, pilot)
                  .filter(({ mission }) => mission > 0)
                  .map(({ mission, text }) => `${mission}: ${text}`)
                  .join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {campaign.log.length > 0 && <h2>Staffel Log</h2>}
      <LogTable campaign={campaign} />
    </>
  )
}

function traitsOf(pilot: Pilot): string {
  const skills = skillCounts(pilot).map(
    ({ skill, uses }) => SKILL_NAMES[skill] + (uses > 1 ? ` ×${uses}` : ''),
  )
  return [...skills, ...(pilot.penalty ? [PENALTY_NAMES[pilot.penalty]] : [])].join(', ')
}
