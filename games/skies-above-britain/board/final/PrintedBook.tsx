import { levelOf } from '../../rules/01-general/fighters.ts'
import type { Campaign } from '../../state.ts'
import { SKILL_WORDS } from '../../text/cards.ts'
import { LEVEL_NAMES } from '../../text/names.ts'
import { becameOf, sitsOutBecause } from '../../text/stories.ts'
import { PatrolLog } from '../book/Log.tsx'

/** SAB-PIL-01 The squadron's book on paper: the men, and the patrols that were flown. */
export function PrintedBook({ state: campaign }: { readonly state: Campaign }) {
  return (
    <>
      <h2>The squadron’s book</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Pilot</th>
            <th scope="col">Level</th>
            <th scope="col">Patrols</th>
            <th scope="col">In a row</th>
            <th scope="col">Bombers</th>
            <th scope="col">Fighters</th>
            <th scope="col">Skills</th>
            <th scope="col">How he is</th>
          </tr>
        </thead>
        <tbody>
          {campaign.pilots.map(pilot => (
            <tr key={pilot.no}>
              <th scope="row">{pilot.name}</th>
              <td>{LEVEL_NAMES[levelOf(pilot)]}</td>
              <td>{pilot.patrols}</td>
              <td>{pilot.inARow}</td>
              <td>{pilot.bombers}</td>
              <td>{pilot.fighters}</td>
              <td>{pilot.skills.map(skill => SKILL_WORDS[skill].title).join(', ')}</td>
              <td>{becameOf(pilot) ?? sitsOutBecause(pilot) ?? 'fit to fly'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {campaign.log.length > 0 && (
        <>
          <h2>The patrols</h2>
          <PatrolLog campaign={campaign} />
        </>
      )}
    </>
  )
}
