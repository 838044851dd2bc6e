import { TipText } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { SpaceId, TargetId, TrackId } from '../../pack/types.ts'
import { AIRCRAFT_NAMES, regionName, squadronName, TARGET_NAMES, trackName } from './names.ts'
import type { GroupShown, SquadronShown } from './shown.ts'

/** What a counter, box, target or track tells when the pointer rests on it. */

export function SquadronTip({ pack, id, reduced, rating, marker }: SquadronShown) {
  const { squadron, space } = packOf({ pack })
  const spec = squadron(id)
  const home = space(spec.home)
  return (
    <TipText title={`${squadronName(id)} — ${AIRCRAFT_NAMES[spec.type]}`}>
      <p>
        Combat {rating} on the {reduced ? 'reduced' : 'full'} face ({spec.combat.full} full,{' '}
        {spec.combat.reduced} reduced): the higher, the better for you. Letter {spec.letter}: when it attacks,
        a die says by this letter whether it comes in on the left, centre or right.
      </p>
      <p>
        Home: {home.airfield ?? home.name} ({home.id}).
        {reduced && ' Reduced: by green pilots or by a fight.'}
      </p>
      {marker && (
        <p>
          Altitude {marker}: {marker === 'advantage' ? '+2' : '−2'} in its next combat.
        </p>
      )}
    </TipText>
  )
}

export function GroupTip({ pack, id, reduced, rating, bombing, tactics }: GroupShown) {
  const spec = packOf({ pack }).group(id)
  return (
    <TipText title={`${id} — ${AIRCRAFT_NAMES[spec.type]}${spec.elite ? ', elite' : ''}`}>
      <p>
        Combat {rating} on the {reduced ? 'reduced' : 'full'} face ({spec.combat.full} full,{' '}
        {spec.combat.reduced} reduced): the lower, the better for the Germans.
      </p>
      <p>
        Bombing strength {bombing} ({spec.bombing.full} full, {spec.bombing.reduced} reduced). Letter{' '}
        {spec.letter}, Luftflotte {spec.luftflotte}.
      </p>
      {tactics !== undefined && (
        <p>Tactics chit: {tactics > 0 ? `+${tactics}` : `−${-tactics}`} in its first combat.</p>
      )}
    </TipText>
  )
}

const BOX_TEXT: Readonly<Record<string, string>> = {
  HIGH: 'Airborne, high.',
  MED: 'Airborne at the middle height, where most raids fly.',
  LOW: 'Airborne, low: the first box after the scramble.',
  SCRAMBLE: 'Pilots run: the next squadron movement step lifts them to LOW.',
  READY: 'On the ground, ready: may patrol, or scramble in the squadron movement step.',
}

export function BoxTip({
  pack,
  space,
  box,
  squadrons,
  meeting = '',
}: {
  readonly pack: string
  readonly space: SpaceId
  readonly box: string
  readonly squadrons: string
  /** How somebody there would meet a raid. */
  readonly meeting?: string
}) {
  const spec = packOf({ pack }).space(space)
  return (
    <TipText title={`${space} ${box}`}>
      <p>{BOX_TEXT[box]}</p>
      <p>{spec.airfield && (box === 'READY' || box === 'SCRAMBLE') ? spec.airfield : spec.name}</p>
      {squadrons !== '' && <p>Squadrons here: {squadrons}.</p>}
      {meeting !== '' && <p>Whoever is here {meeting}.</p>}
    </TipText>
  )
}

export function SpaceTip({ pack, space }: { readonly pack: string; readonly space: SpaceId }) {
  const spec = packOf({ pack }).space(space)
  return (
    <TipText title={spec.id === spec.name ? spec.name : `${spec.id} — ${spec.name}`}>
      <p>
        {spec.coastal ? 'Coastal' : 'Inland'}, region {regionName(spec.region)}
        {spec.airfield && `, airfield ${spec.airfield}`}.{spec.beyondMe109 && ' Beyond the range of Me 109s.'}
      </p>
      <p>Adjacent: {spec.neighbours.join(', ')}.</p>
      {spec.arrow && (
        <p>
          Raids bound further inland go on to {spec.arrow}
          {spec.arrowLondon && ` (to ${spec.arrowLondon} if bound for London)`}.
        </p>
      )}
    </TipText>
  )
}

const TARGET_TEXT: Readonly<Record<string, string>> = {
  airfield:
    'Bombs disperse its squadrons; three or four points may wreck aircraft or cut its communications.',
  radar: 'Any hit puts it out for the day: its detection bonus is lost.',
  headquarters: 'Any hit halves detection modifiers for the day.',
  port: 'Counts for bomb damage alone.',
  industry: 'Counts for bomb damage alone.',
  city: 'Counts for bomb damage alone.',
}

export function TargetTip({
  pack,
  target,
  damaged,
}: {
  readonly pack: string
  readonly target: TargetId
  readonly damaged: boolean
}) {
  const spec = packOf({ pack }).target(target)
  const net = spec.net === undefined ? '' : ` ${spec.net}`
  return (
    <TipText title={`${spec.name} — ${TARGET_NAMES[spec.type]}${net}`}>
      <p>
        In {spec.space}. {damaged ? 'Damaged for the rest of the day.' : TARGET_TEXT[spec.type]}
      </p>
    </TipText>
  )
}

export function TrackTip({
  pack,
  track,
  damaged,
}: {
  readonly pack: string
  readonly track: TrackId
  readonly damaged: readonly TargetId[]
}) {
  const components = packOf({ pack })
  const spec = components.track(track)
  return (
    <TipText title={`Coast ${trackName(track)}`}>
      <p>
        {spec.length} spaces, then over {components.space(spec.entry).name}, {spec.entry}.
      </p>
      {spec.nets.map(net => {
        const radar = components.nets.get(net)
        const out = radar !== undefined && damaged.includes(radar)
        return (
          <p key={net}>
            Radar net {net}, {radar === undefined ? 'unknown' : components.target(radar).name}:{' '}
            {out ? 'damaged, no bonus' : `operating, +${components.pack.detection.perNet} to detection`}.
          </p>
        )
      })}
    </TipText>
  )
}
