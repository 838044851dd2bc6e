import { firstOf, percent } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { AERIAL_SIGNS, combatFaces, facesTo, faceWords } from '../../text/10-combat.ts'

/** SR-ACB-03 Before the die of an aerial combat falls: which faces come to what, in words. */
const BeforeCombat: NonNullable<BoardModule<Campaign>['rolled']>[string] = ({ state, chance }) => {
  const { fighters, escort } = missionOf(state)
  const about = new Set(chance.about)
  const ours = fighters.filter(({ no }) => about.has(`fighter:${no}`))
  const theirs = escort.markers.filter(({ no }) => about.has(`escort:${no}`))
  // SR-ACB-04 Of several types one leads.
  const leader = firstOf('marker', chance.about)
  const lead = ours.find(({ kind }) => kind === leader) ?? ours[0]
  if (!lead) return undefined
  const results = combatFaces(state, lead.kind, ours, theirs)
  return (
    <table className="sr-wave sr-faces">
      <tbody>
        {AERIAL_SIGNS.map(sign => ({ sign, faces: facesTo(results, sign) })).map(
          ({ sign, faces }) =>
            faces.length > 0 && (
              <tr key={sign}>
                <th scope="row">{spans(faces)}</th>
                <td>{faceWords(sign)}</td>
                <td>{percent(faces.length / results.length)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

/** `1–3, 6`. */
function spans(faces: readonly number[]): string {
  const starts = faces.filter(face => !faces.includes(face - 1))
  const ends = faces.filter(face => !faces.includes(face + 1))
  return starts.map((from, i) => (from === ends[i] ? `${from}` : `${from}–${ends[i]}`)).join(', ')
}

export const BEFORE_ROLL: NonNullable<BoardModule<Campaign>['rolled']> = { 'combat.roll': BeforeCombat }
