import { signed } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import { detectionRows } from '../../text/06-detection.ts'
import { detectionSum, RENDEZVOUS_STAKE } from '../../text/06-raid.ts'
import { prioritySum } from '../../text/07-response.ts'
import { combatRatings, combatSum, facesOf } from '../../text/08-combat.ts'
import { bombingSum } from '../../text/10-bombing.ts'

type BeforeRoll = NonNullable<BoardModule<Campaign>['rolled']>

/** A line a face, or for faces that come to the same. */
interface Row {
  readonly dice: string | number
  readonly cells: readonly string[]
  readonly good: boolean
  readonly bad: boolean
}

function Faces({ head, rows }: { readonly head: readonly string[]; readonly rows: readonly Row[] }) {
  return (
    <table className="eagle-faces" data-testid="faces">
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ dice, cells, good, bad }) => (
          <tr key={dice} data-good={good || undefined} data-bad={bad || undefined}>
            <th scope="row">{dice}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** RE-9.1.d A combat as a table: both sides and the points can be compared. */
const Combat: BeforeRoll[string] = ({ state, chance }) => (
  <>
    <p className="eagle-sum">
      <b>{combatSum(state, chance)}</b>
    </p>
    <Faces
      head={['Die', 'You', 'They', 'Points']}
      rows={facesOf(state, chance).map(({ die, ours, theirs, points }) => ({
        dice: die,
        cells: [ours, theirs, points === 0 ? '–' : signed(points)],
        good: points > 0,
        bad: points < 0,
      }))}
    />
    <p className="eagle-sum">{combatRatings(state, chance)}</p>
  </>
)

/** RE-6.2.f What the British know by each face, and who comes then. */
const Detection: BeforeRoll[string] = ({ state }) => (
  <>
    <p className="eagle-sum">{detectionSum(state)}</p>
    <Faces
      head={['Die', 'Warning', 'Squadrons', 'Average']}
      rows={detectionRows(state).map(({ seen, comes, mean, ...row }) => ({
        ...row,
        cells: [seen, comes, mean],
      }))}
    />
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
