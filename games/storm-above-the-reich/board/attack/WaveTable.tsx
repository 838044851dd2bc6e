import { percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { attackersOf, fighterName, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { wayWords } from '../../text/15-attack.ts'
import { MODE_NAMES } from '../../text/names.ts'
import type { Asks } from '../../vocabulary.ts'
import { AIMS, aimOf } from './chances.ts'
import { attackOdds, dangerBy } from './odds.ts'

/** A wave as it goes in, one row each, with what the cards promise and threaten. */
export function WaveTable({
  campaign,
  wave,
}: {
  readonly campaign: Campaign
  readonly wave: readonly Fighter[]
}) {
  const rows = wave.map(fighter => {
    const bomber = missionOf(campaign).bombers[fighter.target]
    return {
      fighter,
      bomber,
      odds: bomber && !bomber.gone ? attackOdds(campaign, fighter, fighter.mode) : undefined,
    }
  })
  const aim = aimOf(campaign)
  // Alone in his space he hardly ever does.
  const isShared = rows.some(({ odds }) => odds?.shares)
  const [first] = wave
  const isMixed = wave.some(({ mode }) => mode !== first?.mode)
  return (
    <table className="sr-wave">
      <thead>
        <tr>
          <th scope="col">Pilot</th>
          <th scope="col">At</th>
          <th scope="col">{isMixed || !first ? 'How, and way out' : `${MODE_NAMES[first.mode]}: way out`}</th>
          <th scope="col">{AIMS[aim]}</th>
          <th scope="col">is hit</th>
          {isShared && <th scope="col">may crash</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fighter, bomber, odds }) => (
          <tr key={fighter.no}>
            <th scope="row">{fighterName(campaign, fighter)}</th>
            <td>{bomber?.id ?? 'none'}</td>
            <td>
              {isMixed && `${MODE_NAMES[fighter.mode]}, `}
              {wayWords(fighter)}
            </td>
            <td>{odds && percent(odds[aim])}</td>
            <td>{odds && percent(dangerBy(campaign, fighter, fighter.maneuver))}</td>
            {isShared && <td data-shared={odds?.shares || undefined}>{odds && percent(odds.crash)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `burst.next`: each may still be changed below. */
export const AboveWave: NonNullable<AskedAs<Campaign, Asks['burst.next']>['Above']> = ({ state }) => {
  const wave = attackersOf(missionOf(state)).filter(({ attacked }) => !attacked)
  return <WaveTable campaign={state} wave={wave} />
}
