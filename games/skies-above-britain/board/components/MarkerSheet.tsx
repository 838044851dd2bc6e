import { BoxTable, Chart, SourceBadge } from '@tallyho/kit'
import type { DamageSide, Pack, VectorIcon } from '../../pack/types.ts'
import { RETURN_FIRE_WORDS, vectorTitle } from '../../text/cards.ts'
import { DAMAGE_NAMES } from '../../text/german-names.ts'
import { HIT_NAMES } from '../../text/names.ts'

/** SAB-GEN-14 What lies in the cups: how many of each, front and back. */
export function MarkerSheet({ pack: { markers } }: { readonly pack: Pack }) {
  const sum = (of: readonly { readonly count: number }[]) => of.reduce((all, { count }) => all + count, 0)
  const [hit] = markers.hits
  const [damage] = markers.damage
  return (
    <div className="sab-box-sheet">
      {hit && (
        <BoxTable title={`Hit markers: ${sum(markers.hits)}`} of={hit}>
          <Chart
            corner="marker"
            columns={['how many', 'our aircraft is hit in', 'a scratch from', 'back: return fire', '']}
            rows={markers.hits.map(one => ({
              name: one.id,
              cells: [
                one.count,
                HIT_NAMES[one.type],
                one.number,
                RETURN_FIRE_WORDS[one.back],
                <SourceBadge key="s" of={one} />,
              ],
            }))}
          />
        </BoxTable>
      )}
      {damage && (
        <BoxTable title={`Damage markers: ${sum(markers.damage)}`} of={damage}>
          <Chart
            corner="marker"
            columns={['how many', 'by Hurricanes and flak', 'by Spitfires', '']}
            rows={markers.damage.map(one => ({
              name: one.id,
              cells: [
                one.count,
                sideTold(one.hurricane),
                sideTold(one.spitfire),
                <SourceBadge key="s" of={one} />,
              ],
            }))}
          />
        </BoxTable>
      )}
      <Vectors title="Vector markers, inbound" of={markers.inbound} />
      <Vectors title="Vector markers, outbound" of={markers.outbound} />
    </div>
  )
}

const EFFECTS = { cockpit: 'two markers at once', destroyed: 'destroyed', fallen: 'falls out' } as const

/** SAB-ICO-04 */
function sideTold({ type, effect, number }: DamageSide): string {
  if (!effect) return DAMAGE_NAMES[type]
  return `${DAMAGE_NAMES[type]}; ${EFFECTS[effect]}${number === undefined ? '' : ` on ${number} or more`}`
}

function Vectors({ title, of }: { readonly title: string; readonly of: Pack['markers']['inbound'] }) {
  const [first] = of
  if (!first) return undefined
  return (
    <BoxTable title={`${title}: ${of.reduce((all, { count }) => all + count, 0)}`} of={first}>
      <Chart
        corner="marker"
        columns={['how many', 'icons, top first', '']}
        rows={of.map(one => ({
          name: one.id,
          cells: [
            one.count,
            one.icons === '-'
              ? 'blank'
              : one.icons
                  .split(' ')
                  .map(icon => vectorTitle(icon as VectorIcon))
                  .join(', '),
            <SourceBadge key="s" of={one} />,
          ],
        }))}
      />
    </BoxTable>
  )
}
