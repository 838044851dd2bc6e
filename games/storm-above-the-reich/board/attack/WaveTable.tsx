import { firstOf } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { returnBox } from '../../rules/05-map/boxes.ts'
import { attackersOf, fighterName, missionOf } from '../../rules/05-map/table.ts'
import { handOf, leadsTo, positionOf } from '../../rules/16-engage/maneuvers.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { sideOf } from '../../text/15-attack.ts'
import { MODE_NAMES, maneuverShort } from '../../text/names.ts'
import type { Asks } from '../../vocabulary.ts'

/** `burst.next`: the wave as it goes in, one row each. Each may still be changed below. */
export const AboveWave: NonNullable<AskedAs<Campaign, Asks['burst.next']>['Above']> = ({ state, choice }) => {
  const waiting = choice.options.flatMap(({ on }) => firstOf('fighter', on) ?? []).map(Number)
  const wave = attackersOf(missionOf(state)).filter(({ no }) => waiting.includes(no))
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

/** `Dive to Tail Low`. */
function wayWords(fighter: Fighter): string {
  const { maneuver, mode } = fighter
  const to = returnBox(leadsTo(positionOf(fighter), maneuver), handOf(maneuver), mode === 'evasive')
  return `${maneuverShort(maneuver)} to ${sideOf(to)}`
}
