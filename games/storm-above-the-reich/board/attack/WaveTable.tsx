import type { AskedAs } from '@tallyho/kit'
import { attackersOf, fighterName, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { wayWords } from '../../text/15-attack.ts'
import { MODE_NAMES } from '../../text/names.ts'
import type { Asks } from '../../vocabulary.ts'

/** `burst.next`: the wave as it goes in, one row each. Each may still be changed below. */
export const AboveWave: NonNullable<AskedAs<Campaign, Asks['burst.next']>['Above']> = ({ state }) => {
  const wave = attackersOf(missionOf(state)).filter(({ attacked }) => !attacked)
  return (
    <table className="sr-wave">
      <thead>
        <tr>
          <th scope="col">Pilot</th>
          <th scope="col">B-24</th>
          <th scope="col">How</th>
          <th scope="col">Way out</th>
        </tr>
      </thead>
      <tbody>
        {wave.map(fighter => (
          <tr key={fighter.no}>
            <th scope="row">{fighterName(state, fighter)}</th>
            <td>{missionOf(state).bombers[fighter.target]?.id ?? 'none'}</td>
            <td>{MODE_NAMES[fighter.mode]}</td>
            <td>{wayWords(fighter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
