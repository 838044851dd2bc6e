import { counted } from '@tallyho/engine'
import { TipText, usePick, useTip } from '@tallyho/kit'
import { useContext } from 'react'
import type { BomberType, VectorIcon } from '../../pack/types.ts'
import { ZONE_NAMES } from '../../text/names.ts'
import { upFrom } from '../../text/stakes.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { exitsTold, type Slot } from './spaces.ts'
import { TurnSign } from './TrackStrip.tsx'
import { VectorSign } from './VectorSign.tsx'

/** A space of the track: what lies in it face down, what has been turned up, the raid, and its numbers. */
export function TrackSpace(props: {
  readonly slot: Slot
  readonly revealed: readonly VectorIcon[]
  readonly type: BomberType | undefined
}) {
  const { slot, revealed, type } = props
  const { numbers, markers, raid, past } = slot
  const tip = useTip(() => (
    <TipText title={`A space of ${ZONE_NAMES[numbers.zone]}`}>
      {markers > 0 && (
        <p>{counted(markers, 'marker')} face down: what it brings is drawn when the raid comes.</p>
      )}
      {numbers.exit109 !== undefined && (
        <p>With the raid here 109s turn back on {upFrom(numbers.exit109)}.</p>
      )}
      {numbers.exit110 !== undefined && <p>110s turn back on {upFrom(numbers.exit110)}.</p>}
      {numbers.patrol !== undefined && (
        <p>Other 109s patrol the Channel here and fall on us on {upFrom(numbers.patrol)}.</p>
      )}
      {numbers.channel && <p>Whoever bails out here comes down in the sea.</p>}
    </TipText>
  ))
  return (
    <div className="sab-space" data-state={raid ? 'raid' : past ? 'past' : 'open'} {...tip}>
      <div className="sab-space-markers">
        {Array.from({ length: markers }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers that lie face down are alike
          <b key={i} className="sab-face-down">
            ?
          </b>
        ))}
        {revealed.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons in the order in which they came up
          <VectorSign key={i} icon={icon} />
        ))}
      </div>
      {raid && <RaidMarker type={type} heading={slot.row === 'inbound' ? -90 : 90} />}
      <p className="sab-space-numbers">{exitsTold(numbers).join(' · ')}</p>
    </div>
  )
}

/** SAB-VEC-14 SAB-A-74 Where the raid has dropped its bombs, and turns: in the zone that it counts as. */
export function TurnSpace({ type }: { readonly type: BomberType | undefined }) {
  return (
    <div className="sab-space" data-state="raid">
      <RaidMarker type={type} heading={0} />
      <TurnSign on />
    </div>
  )
}

/** SAB-RVS-02 The raid on its track: to meet it is Contact. */
function RaidMarker(props: { readonly type: BomberType | undefined; readonly heading: number }) {
  const { type = 'heinkel', heading } = props
  const pick = usePick('raid:bombers', 'The raid')
  const copied = useContext(Copied)
  return (
    <div className="sab-raid-marker" data-piece={copied ? undefined : 'raid:marker'} {...pick}>
      <svg viewBox="-76 -76 152 152" aria-hidden="true">
        <g transform={`rotate(${heading})`}>
          <Aircraft type={type} y={-34} size={62} />
          <Aircraft type={type} x={-40} y={22} size={62} />
          <Aircraft type={type} x={40} y={22} size={62} />
        </g>
      </svg>
      <b>The raid</b>
    </div>
  )
}
