import { capital } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { useMemo } from 'react'
import { ALTITUDES, type SectionId, type ZONES } from '../../pack/types.ts'
import { lostUnits, sections } from '../../rules/01-general/formations.ts'
import type { Campaign, Patrol, Track } from '../../state.ts'
import { BOMBER_NAMES, POSITION_NAMES } from '../../text/german-names.ts'
import { stepFuel, waitingShort } from '../../text/meeting.ts'
import { VISIBILITY_NAMES } from '../../text/names.ts'
import type { StationMove } from '../../vocabulary/vector.ts'
import { FuelBar, LostUnit } from '../map/Formations.tsx'
import { Cubes } from '../map/MapInset.tsx'
import '../map/tokens.css'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { overheadOf, RaidOver } from './RaidOver.tsx'
import './scene.css'
import { isAtTurn, revealedIn, slotKey, zonesOf } from './spaces.ts'
import { TrackSpace, TurnSpace } from './TrackSpace.tsx'
import { TurnSign } from './TrackStrip.tsx'
import { ZoneCell } from './ZoneCell.tsx'

/** SAB-RVS-08 SAB-RVS-09 Before Contact: three zones from inland to the sea, the squadron in one of them, and the raid on its track below. */
export function TrackScene(props: BoardProps<Campaign>) {
  const { state: campaign, notes, pause } = props
  const { patrol } = campaign
  const revealed = useMemo(() => revealedIn(notes), [notes])
  if (!patrol) return null
  const { track, raid, straggler, stragglerType } = patrol
  const costs = costsOf(campaign, pause)
  // Beside a straggler the sky is its own.
  const overhead = straggler ? undefined : overheadOf(campaign, pause)
  return (
    <section className="sab-track" aria-label="Raid Track">
      <header className="sab-track-head">
        <p>
          <strong>{track ? headTold(track) : 'The squadron takes off.'}</strong> {skyTold(patrol)}
          {track && (
            <small> Below a space: how likely escorts turn home there in a turn, or more 109s come.</small>
          )}
        </p>
        <Fuels campaign={campaign} />
      </header>
      {track && (
        <div className="sab-track-table">
          <div className="sab-track-turn">{track.released ? null : <TurnSign on={false} />}</div>
          {zonesOf(campaign, track).map(({ zone, slots }) => (
            <section key={zone} className="sab-track-zone" data-zone={zone} aria-label={TITLES[zone]}>
              <h4>{TITLES[zone]}</h4>
              {overhead?.zone === zone && <RaidOver {...overhead} />}
              {ALTITUDES.map(altitude => (
                <ZoneCell
                  key={altitude}
                  campaign={campaign}
                  zone={zone}
                  altitude={altitude}
                  cost={costs.get(`${zone}/${altitude}`)}
                />
              ))}
              <div className="sab-track-spaces">
                {isAtTurn(track) && track.released === zone && <TurnSpace type={raid?.type} />}
                {slots.map(slot => (
                  <TrackSpace
                    key={slotKey(slot)}
                    slot={slot}
                    revealed={revealed.get(slotKey(slot)) ?? []}
                    type={raid?.type}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
      <Away campaign={campaign} />
      {straggler && stragglerType && (
        <figure className="sab-straggler">
          <svg viewBox="-50 -40 100 80" aria-hidden="true">
            <Aircraft type={stragglerType} heading={30} size={88} />
          </svg>
          <figcaption>A straggler: {BOMBER_NAMES[stragglerType]}</figcaption>
        </figure>
      )}
    </section>
  )
}

/** What each place to go to, and to stay at, costs and brings, as its answer says. */
function costsOf(campaign: Campaign, pause: BoardProps<Campaign>['pause']): ReadonlyMap<string, string> {
  const isFlak = pause?.kind === 'choice' && pause.ask === 'flak.tally-ho'
  if (pause?.kind !== 'choice' || !(isFlak || pause.ask === 'vector.move')) return new Map()
  return new Map(
    (pause.options as readonly StationMove[]).flatMap(option => {
      const { zone, altitude } = option.zone ? option : (campaign.patrol?.station ?? {})
      if (!zone || !altitude || option.id === 'tally-ho') return []
      const said = waitingShort(campaign, { zone, altitude }, isFlak ? option : 'next', stepFuel(option))
      return [[`${zone}/${altitude}`, said] as const]
    }),
  )
}

const TITLES: Readonly<Record<(typeof ZONES)[number], string>> = {
  deep: 'Deep zone',
  middle: 'Middle',
  coast: 'Coast',
}

function headTold({ raid, released }: Track): string {
  if (!raid) return 'Waiting for a raid from the sea.'
  return released ? 'The bombs are gone, the raid flies home.' : 'The raid comes in.'
}

/** SAB-GEN-24 The cube of each Section. */
function Fuels({ campaign }: { readonly campaign: Campaign }) {
  return (
    <ul className="sab-fuels" aria-label="Fuel of each Section">
      {sections(campaign).map(section => (
        <Fuel key={section} campaign={campaign} section={section} />
      ))}
    </ul>
  )
}

function Fuel({ campaign, section }: { readonly campaign: Campaign; readonly section: SectionId }) {
  return (
    <li>
      <Cubes sections={[section]} />
      <b>{capital(section)}</b>
      <FuelBar campaign={campaign} sections={[section]} />
    </li>
  )
}

function Away({ campaign }: { readonly campaign: Campaign }) {
  const units = lostUnits(campaign)
  if (units.length === 0) return null
  // Until the climb nobody has a station.
  const isUp = campaign.patrol?.station !== undefined || (campaign.patrol?.turn ?? 0) > 0
  const title = isUp ? 'Away from the squadron' : 'Engines running'
  return (
    <section className="sab-lost" data-before={!isUp} aria-label={title}>
      <h4>{title}</h4>
      {units.map(unit => (
        <LostUnit key={unit} campaign={campaign} unit={unit} />
      ))}
    </section>
  )
}

/** SAB-RVS-05 The weather, once it was rolled for. */
function skyTold({ track, visibility, sun }: Patrol): string {
  if (!track) return 'Nobody knows the weather yet.'
  return `${capital(VISIBILITY_NAMES[visibility])}${sun ? `, sun at ${POSITION_NAMES[sun]} of the raid` : ', no sun'}.`
}
