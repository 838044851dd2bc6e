import { plain } from '@tallyho/engine'
import type { Components } from '../../pack/index.ts'
import type { DamageMarker, HitType, ProximityMarker } from '../../pack/types.ts'
import { HIT_NAMES } from '../../text/names.ts'
import './pictures.css'

/** The markers of the cups, as they lie on the table. */

const SIDE = 64

function Marker({
  kind,
  label,
  faded = false,
  children,
}: {
  readonly kind: string
  readonly label: string
  readonly faded?: boolean
  readonly children: React.ReactNode
}) {
  return (
    <svg
      className={`sr-marker sr-marker-${kind}${faded ? ' sr-marker-faded' : ''}`}
      viewBox="-32 -32 64 64"
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label={label}
    >
      <rect x="-30" y="-30" width="60" height="60" rx="5" />
      {children}
    </svg>
  )
}

/** SR-DMG-02 Part struck, catastrophe number and effect, damage points. */
export function DamageFace({ marker, faded }: { readonly marker: DamageMarker; readonly faded?: boolean }) {
  const { part, catastrophe, damage } = marker
  return (
    <Marker kind="damage" label={damageWords(marker)} faded={faded ?? false}>
      <text className="sr-marker-title" y="-17">
        {plain(part)}
      </text>
      {catastrophe ? (
        <>
          <text className="sr-marker-number" y="3">
            {catastrophe.number}+
          </text>
          <text className="sr-marker-small" y="14">
            {plain(catastrophe.effect)}
          </text>
        </>
      ) : (
        <text className="sr-marker-big" y="14">
          {damage}
        </text>
      )}
      {catastrophe && (
        <text className="sr-marker-small" y="26">
          else {damage}
        </text>
      )}
    </Marker>
  )
}

function damageWords({ part, catastrophe, damage }: DamageMarker): string {
  const worse = catastrophe ? `, ${catastrophe.effect} on ${catastrophe.number} or more` : ''
  return `Damage: ${part}${worse}, ${damage} points`
}

/** SR-REC-02 A die below the number is serious. */
export function HitFaceMarker({
  type,
  number,
  faded = false,
}: {
  readonly type: HitType
  readonly number: number
  readonly faded?: boolean
}) {
  return (
    <Marker kind="hit" label={`Hit: ${HIT_NAMES[type]} ${number}`} faded={faded}>
      <text className="sr-marker-title" y="-15">
        {HIT_NAMES[type]}
      </text>
      <text className="sr-marker-big" y="17">
        {number}
      </text>
    </Marker>
  )
}

const FACE_NAMES: Readonly<Record<ProximityMarker['face'], string>> = {
  clear: 'No collision',
  'clear-twice': 'No collision ×2',
  escape: 'Escape',
  veer: 'Veer',
  hit: 'Hit',
  impact: 'Impact?',
}

/** SR-COL-04 */
export function ProximityFaceMarker({
  marker,
  faded = false,
}: {
  readonly marker: ProximityMarker
  readonly faded?: boolean
}) {
  const [first = '', ...rest] = FACE_NAMES[marker.face].split(' ')
  const number =
    marker.face === 'escape' ? `${marker.tp}\u00a0TP` : marker.face === 'impact' ? marker.number : ''
  return (
    <Marker
      kind="proximity"
      label={`Proximity: ${FACE_NAMES[marker.face]}${number === '' ? '' : ` ${number}`}`}
      faded={faded}
    >
      <text className="sr-marker-title" y={rest.length > 0 ? -6 : -13}>
        {first}
      </text>
      {rest.length > 0 && (
        <text className="sr-marker-title" y="8">
          {rest.join(' ')}
        </text>
      )}
      <text className="sr-marker-number" y="16">
        {number}
      </text>
      {(marker.face === 'veer' || marker.face === 'hit') && (
        <text className="sr-marker-small" y="24">
          {HIT_NAMES[marker.back.type]} {marker.back.number}
        </text>
      )}
    </Marker>
  )
}

/** Any marker of the cups by its id; nothing for an id that is none. */
export function MarkerById({
  components,
  id,
  faded = false,
}: {
  readonly components: Components
  readonly id: string
  readonly faded?: boolean
}) {
  const { markers } = components.pack
  const damage = markers.damage.find(one => one.id === id)
  if (damage) return <DamageFace marker={damage} faded={faded} />
  const hit = markers.hits.find(one => one.id === id)
  if (hit) return <HitFaceMarker type={hit.type} number={hit.number} faded={faded} />
  const proximity = markers.proximity.find(one => one.id === id)
  return proximity && <ProximityFaceMarker marker={proximity} faded={faded} />
}
