import { signed } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import { detectionRows } from '../../text/06-detection.ts'
import { detectionSum, RENDEZVOUS_STAKE } from '../../text/06-raid.ts'
import { prioritySum } from '../../text/07-response.ts'
import { combatRatings, combatSum, facesOf } from '../../text/08-combat.ts'
import { bombingSum } from '../../text/10-bombing.ts'

type BeforeRoll = NonNullable<BoardModule<Campaign>['rolled']>

/** RE-9.1.d A combat as a table: a line a face, so that both sides and the points can be compared. */
const Combat: BeforeRoll[string] = ({ state, chance }) => (
  <>
    <p className="eagle-sum">
      <b>{combatSum(state, chance)}</b>
    </p>
    <table className="eagle-faces" data-testid="faces">
      <thead>
        <tr>
          <th scope="col">Die</th>
          <th scope="col">You</th>
          <th scope="col">They</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {facesOf(state, chance).map(({ die, ours, theirs, points }) => (
          <tr key={die} data-good={points > 0 || undefined} data-bad={points < 0 || undefined}>
            <th scope="row">{die}</th>
            <td>{ours}</td>
            <td>{theirs}</td>
            <td>{points === 0 ? '–' : signed(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="eagle-sum">{combatRatings(state, chance)}</p>
  </>
)

/** RE-6.2.f What the British know by each face, and who comes then. */
const Detection: BeforeRoll[string] = ({ state }) => (
  <>
    <p className="eagle-sum">{detectionSum(state)}</p>
    <table className="eagle-faces" data-testid="faces">
      <thead>
        <tr>
          <th scope="col">Die</th>
          <th scope="col">Seen</th>
          <th scope="col">Squadrons</th>
          <th scope="col">Average</th>
        </tr>
      </thead>
      <tbody>
        {detectionRows(state).map(({ dice, seen, comes, mean, good, bad }) => (
          <tr key={dice} data-good={good || undefined} data-bad={bad || undefined}>
            <th scope="row">{dice}</th>
            <td>{seen}</td>
            <td>{comes}</td>
            <td>{mean}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)

/** What is added up for a die before it falls: the question itself stays short. */
export const BEFORE_ROLL: BeforeRoll = {
  detection: Object.assign(Detection, { drawsFaces: true as const }),
  'rendezvous-check': () => <p className="eagle-sum">{RENDEZVOUS_STAKE}</p>,
  priority: ({ state }) => <p className="eagle-sum">{prioritySum(state)}</p>,
  bombing: ({ state }) => <p className="eagle-sum">{bombingSum(state)}</p>,
  combat: Object.assign(Combat, { drawsFaces: true as const }),
}
