import { percent } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { isBox } from '../../rules/05-map/boxes.ts'
import { escortType, missionOf } from '../../rules/05-map/table.ts'
import { areHigher, areMore, totalOf } from '../../rules/10-aerial-combat/combat-questions.ts'
import type { Campaign } from '../../state.ts'
import { AERIAL_WORDS, type AerialSign } from '../../text/10-combat.ts'

/** SR-ACB-03 Before the die of an aerial combat falls: how often it comes to what, in words. */
const BeforeCombat: NonNullable<BoardModule<Campaign>['rolled']>[string] = ({ state, chance }) => {
  const { fighters, escort } = missionOf(state)
  const about = new Set(chance.about)
  const ours = fighters.filter(({ no }) => about.has(`fighter:${no}`))
  const theirs = escort.markers.filter(({ no }) => about.has(`escort:${no}`))
  const [first] = ours
  // SR-ACB-04 Of several types one leads: which one is known once the die has fallen.
  if (!first || ours.some(({ kind }) => kind !== first.kind)) return undefined
  const higher = isBox(first.at) && areHigher(first.at, ours, theirs)
  const more = areMore(
    ours,
    theirs.reduce((sum, { number }) => sum + number, 0),
  )
  const row = packOf(state).aerial(first.kind, escortType(missionOf(state)), higher, more)
  const results = chance.outcomes.map((_, i) => row[totalOf(i + 1, chance.against ?? 0) - 1] ?? 'S')
  const share = (sign: AerialSign) =>
    results.filter(result => result.includes(sign)).length / Math.max(1, results.length)
  return (
    <table className="sr-wave">
      <tbody>
        {SIGNS.filter(sign => share(sign) > 0).map(sign => (
          <tr key={sign}>
            <th scope="row">{percent(share(sign))}</th>
            <td>{AERIAL_WORDS[sign]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SIGNS: readonly AerialSign[] = ['D', 'R', 'B', 'S', 'e', 'x']

export const BEFORE_ROLL: NonNullable<BoardModule<Campaign>['rolled']> = { 'combat.roll': BeforeCombat }
