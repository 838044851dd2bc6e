import { packOf } from '../../pack/index.ts'
import { STATIONS, type Station } from '../../pack/types.ts'
import type { Campaign, CardId } from '../../state.ts'
import { typeName } from '../../text/german-names.ts'
import { STATION_NAMES } from '../../text/names.ts'

/** SAB-REA-01 An Escort Reaction Card: station by station what it does, and whether that counts now. */
export function ReactionFace({ campaign, card }: { readonly campaign: Campaign; readonly card: CardId }) {
  const { help, reduce, shift, ambush, clouds } = packOf(campaign).reaction(card)
  const named = STATIONS.filter(station => help[station] || reduce[station] || shift?.from === station)
  const guarded = (station: Station) => {
    const marker = campaign.patrol?.escort[station]
    return marker !== undefined && !marker.suppressed
  }
  const inClouds = campaign.patrol?.visibility === 'clouds'
  return (
    <div className="sab-reaction">
      {named.length === 0 && !ambush && <p>Nobody stirs: this card moves no station.</p>}
      <table>
        <tbody>
          {named.map(station => (
            <tr key={station} data-counts={guarded(station)}>
              <th scope="row">{STATION_NAMES[station]}</th>
              <td>
                {[
                  ...(help[station] ? [`helps ${times(help[station])}`] : []),
                  ...(reduce[station] ? [reduce[station] === '109' ? '109s thin out' : 'thins out'] : []),
                  ...(shift?.from === station ? [`goes to ${STATION_NAMES[shift.to]}`] : []),
                ].join(', ')}
              </td>
              <td>{guarded(station) ? '' : campaign.patrol?.escort[station] ? 'pinned' : 'nobody there'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ambush && <p>{typeName(ambush)} ambush somebody out of sight of the raid, or among the bombers.</p>}
      {inClouds && <p>In clouds the raid gets away on {clouds} or more.</p>}
    </div>
  )
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
}
