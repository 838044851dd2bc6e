import { capital } from '@tallyho/engine'
import { isSame } from '@tallyho/kit'
import { memo } from 'react'
import { POSITIONS, type Position, type SectionId, STATIONS, type Station } from '../../pack/types.ts'
import { lostUnits } from '../../rules/01-general/formations.ts'
import { isEngaged } from '../../rules/01-general/terms.ts'
import type { Campaign, Formation, Patrol } from '../../state.ts'
import { escortName, formationName, unitName, VISIBILITY_NAMES } from '../../text/names.ts'
import { Silhouette } from '../pieces/Aircraft.tsx'
import { POSITION_SPOTS, type Spot, STATION_SPOTS } from './layout.ts'
import './inset.css'

const at = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` })

/** The Interception Map in the corner of another scene: who is where while this goes on. */
export const MapInset = memo(function MapInset({ campaign }: { readonly campaign: Campaign }) {
  const { patrol } = campaign
  if (!patrol) return null
  const { visibility, sun, escort } = patrol
  return (
    <aside className="sab-inset" aria-label="Interception Map">
      <p className="sab-inset-cap">
        <strong>Interception Map</strong>
        <span>
          {VISIBILITY_NAMES[visibility]}
          {sun && `, sun to ${sun}`}
        </span>
      </p>
      <div className="sab-inset-map">
        {sun && <i className="sab-inset-sun" data-sun={sun} />}
        <svg className="sab-inset-bombers" viewBox="-50 -50 100 100" aria-hidden="true">
          {[
            [0, -26],
            [-27, 6],
            [27, 6],
          ].map(([x = 0, y = 0]) => (
            <Silhouette key={x} type={patrol.raid?.type ?? 'heinkel'} x={x} y={y} size={44} />
          ))}
        </svg>
        {POSITIONS.map(position => (
          <Place key={position} patrol={patrol} position={position} />
        ))}
        {STATIONS.map(station => {
          const marker = escort[station]
          return (
            <span
              key={station}
              className="sab-inset-station"
              data-filled={marker !== undefined}
              data-suppressed={marker?.suppressed}
              style={at(STATION_SPOTS[station])}
              title={marker && capital(escortName(campaign, station))}
            >
              {marker ? `${marker.type}${marker.size === 'heavy' ? ' ●●' : ' ●'}` : SHORT[station]}
            </span>
          )
        })}
      </div>
      <Lost campaign={campaign} />
    </aside>
  )
}, isSame)

const SHORT: Readonly<Record<Station, string>> = {
  lead: 'Lead',
  ahead: 'Ahead',
  port: 'Port',
  starboard: 'Stbd',
  high: 'High',
  low: 'Low',
  trailing: 'Trail',
}

function Place({ patrol, position }: { readonly patrol: Patrol; readonly position: Position }) {
  const here = patrol.formations.filter(one => one.at?.position === position)
  return (
    <span className="sab-inset-place" data-position={position} style={at(POSITION_SPOTS[position])}>
      {here.length === 0 ? capital(position === 'starboard' ? 'stbd' : position) : here.map(chip)}
    </span>
  )
}

function chip({ id, sections, at: place }: Formation) {
  return (
    <b key={id} className="sab-inset-formation">
      <Cubes sections={sections} />
      {capital(formationName(id).replace('the ', '').replace(' Section', ''))}
      {place?.altitude === 'high' ? ' ▲' : ' ▽'}
    </b>
  )
}

/** The colours of its Sections. */
export function Cubes({ sections }: { readonly sections: readonly SectionId[] }) {
  return (
    <i className="sab-cubes" aria-hidden="true">
      {sections.map(section => (
        <i key={section} style={{ background: `var(--${section}-section)` }} />
      ))}
    </i>
  )
}

function Lost({ campaign }: { readonly campaign: Campaign }) {
  const units = lostUnits(campaign)
  if (units.length === 0) return null
  const named = (fights: boolean) =>
    units
      .filter(unit => isEngaged(campaign, unit) === fights)
      .map(unit => unitName(unit).replace(' Section', ''))
      .join(', ')
  const [fighting, away] = [named(true), named(false)]
  return (
    <p className="sab-inset-lost">
      {fighting && (
        <span>
          <strong>Fighting:</strong> {fighting}{' '}
        </span>
      )}
      {away && (
        <span>
          <strong>Away:</strong> {away}
        </span>
      )}
    </p>
  )
}
