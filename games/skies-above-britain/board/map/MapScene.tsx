import type { Ref } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { useMemo } from 'react'
import { ALTITUDES, POSITIONS, STATIONS } from '../../pack/types.ts'
import { lostUnits } from '../../rules/01-general/formations.ts'
import type { Campaign } from '../../state.ts'
import { type Stake, stakesOf } from '../../text/stakes.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { TrackStrip } from '../track/TrackStrip.tsx'
import { type Attackers, attackersIn } from './attackers.ts'
import { BombersPlace } from './Bombers.tsx'
import { FormationToken, LostUnit } from './Formations.tsx'
import './map.css'
import './tokens.css'
import { markersIn } from './markers.ts'
import { PositionPlace } from './Positions.tsx'
import { StationPlace } from './Stations.tsx'
import { TurnRibbon } from './TurnRibbon.tsx'

const NOTHING: ReadonlyMap<Ref, Stake> = new Map()

/** SAB-INT-03 The raid in the middle, its escort around it, the squadron on the rim. */
export function MapScene(props: BoardProps<Campaign>) {
  const { state: campaign, pause, notes } = props
  const { patrol } = campaign
  const markers = useMemo(() => (patrol ? markersIn(patrol.escort, notes) : undefined), [patrol, notes])
  const stakes = useMemo(
    () => (pause?.kind === 'choice' ? stakesOf(campaign, pause) : NOTHING),
    [campaign, pause],
  )
  const attackers = useMemo(() => attackersIn(campaign, notes), [campaign, notes])
  if (!patrol) return null
  return (
    <section className="sab-map" aria-label="Interception Map">
      <TurnRibbon {...props} />
      <div className="sab-sky">
        <BombersPlace campaign={campaign} stake={stakes.get('raid:bombers')} />
        {STATIONS.map(station => (
          <StationPlace
            key={station}
            campaign={campaign}
            station={station}
            piece={markers?.get(station) ?? station}
            stake={stakes.get(`station:${station}`)}
          />
        ))}
        {POSITIONS.flatMap(position =>
          ALTITUDES.map(altitude => (
            <PositionPlace
              key={`${position}/${altitude}`}
              campaign={campaign}
              position={position}
              altitude={altitude}
              stake={stakes.get(`position:${position}/${altitude}`)}
            />
          )),
        )}
        <Arriving campaign={campaign} />
        {attackers && <Attacking campaign={campaign} {...attackers} />}
        <LostContact campaign={campaign} stakes={stakes} but={attackers?.formation.sections ?? []} />
      </div>
      <TrackStrip campaign={campaign} />
    </section>
  )
}

/** SAB-RVS-16 Contact is made, and the squadron is not there yet: from the Raid Track no way leads across this map. */
function Arriving({ campaign }: { readonly campaign: Campaign }) {
  const coming = campaign.patrol?.formations.filter(({ at }) => at === undefined) ?? []
  if (coming.length === 0) return null
  return (
    <div className="sab-arriving" data-trails="none">
      <p>Not there yet</p>
      {coming.map(formation => (
        <FormationToken key={formation.id} campaign={campaign} formation={formation} />
      ))}
    </div>
  )
}

/** Beside the escort that they fly at, or that has caught them. */
function Attacking({ campaign, formation, spot }: Attackers & { readonly campaign: Campaign }) {
  return (
    <div className="sab-attacking" style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
      <FormationToken campaign={campaign} formation={formation} />
    </div>
  )
}

/** SAB-GEN-21 Whoever has lost the raid, with the Germans that are on him. */
function LostContact(props: {
  readonly campaign: Campaign
  readonly stakes: ReadonlyMap<Ref, Stake>
  /** These have left it only now, and are still to be seen on the map. */
  readonly but: readonly Unit[]
}) {
  const { campaign, stakes, but } = props
  const units = lostUnits(campaign).filter(unit => !but.includes(unit))
  if (units.length === 0) return null
  return (
    <section className="sab-lost" aria-label="Away from the raid">
      <h4>Away from the raid</h4>
      {units.map(unit => (
        <LostUnit key={unit} campaign={campaign} unit={unit} stake={stakes.get(`unit:${unit}`)} />
      ))}
    </section>
  )
}
