import type { ReactNode } from 'react'
import type { BomberIcon, DamageType, ReturnFire } from '../../../pack/types.ts'
import { iconDrawing } from './CardIcons.tsx'
import './icons.css'

/** Icons of Bomber Cards that Dogfight Cards do not have, backs of Hit markers, and what lies on bombers: each in a square of 24. */

const DRAWN: Readonly<Record<string, ReactNode>> = {
  dorsal: (
    <>
      <path className="sab-i-line" d="M3 19a9 9 0 0 1 18 0z" />
      <path className="sab-i-line" d="M12 14V5" />
      <path className="sab-i-red" d="M5 4L19 20" />
    </>
  ),
  'lost-contact': (
    <>
      <path className="sab-i-line" d="M1 12H6M18 12H23" />
      <circle className="sab-i-line" cx="12" cy="12" r="4.500" strokeDasharray="2.500 2.500" />
    </>
  ),
  'return-fire': (
    <>
      <circle className="sab-i-gun" cx="6" cy="18" r="5" />
      <path className="sab-i-line" strokeWidth="2.600" d="M8.500 15.500L14 10" />
      <path className="sab-i-red" strokeDasharray="3 2" d="M15.500 8.500L23 1M17 12L23 9M12 7L15 1" />
    </>
  ),
  'fuel-line': (
    <>
      <path className="sab-i-line" d="M3 4H10V20H3ZM10 9H14V17Q14 19 16 19T18 17V8L14 4" />
      <path className="sab-i-red" d="M18 21q-2.500 -2 0 -5q2.500 3 0 5z" />
    </>
  ),
  'mechanical-failure': (
    <>
      <circle className="sab-i-line" cx="12" cy="12" r="4" />
      <path
        className="sab-i-line"
        d="M12 2V6M12 18V22M2 12H6M18 12H22M5 5L7.800 7.800M16.200 16.200L19 19M19 5L16.200 7.800M7.800 16.200L5 19"
      />
    </>
  ),
}

/** SAB-ICO-03 to SAB-ICO-28 The face of an icon; Disruption and Distress show their number. */
export function BomberIconFace({ icon }: { readonly icon: BomberIcon | ReturnFire }) {
  const [name = '', number] = icon.split(':')
  return (
    <svg className="sab-icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      {number === undefined ? (
        (DRAWN[name] ?? iconDrawing(icon as BomberIcon))
      ) : (
        <Numbered name={name} number={number} />
      )}
    </svg>
  )
}

/** Disruption tears a tile apart, Distress pulls one bomber down: as soon as the count reaches the number. */
function Numbered({ name, number }: { readonly name: string; readonly number: string }) {
  const apart = name === 'disruption'
  return (
    <>
      <path
        className="sab-i-line"
        d={
          apart
            ? 'M1 3H9L7 8L10 12L7 16L9 21H1ZM23 3H15L17 8L14 12L17 16L15 21H23Z'
            : 'M12 8V22.500M6 17L12 22.500L18 17'
        }
      />
      <circle className="sab-i-ink" cx="12" cy={apart ? 12 : 8.5} r="7.500" />
      <text className="sab-i-number" x="12" y={apart ? 17 : 13.5} textAnchor="middle">
        {number}
      </text>
    </>
  )
}

const PARTS: Readonly<Record<DamageType, ReactNode>> = {
  wing: <path className="sab-i-ink" d="M1 10L12 7L23 10V14L12 16L1 14Z" />,
  engine: (
    <>
      <circle className="sab-i-ink" cx="12" cy="12" r="3.500" />
      <path
        className="sab-i-ink"
        d="M10.500 9Q8 3 12 1Q16 3 13.500 9ZM14.500 11Q20 8 22.500 12Q20 16 14.500 13ZM13.500 15Q16 21 12 23Q8 21 10.500 15ZM9.500 13Q4 16 1.500 12Q4 8 9.500 11Z"
      />
    </>
  ),
  fuselage: <path className="sab-i-ink" d="M12 1Q16 4 15.500 12L14 23H10L8.500 12Q8 4 12 1Z" />,
  cockpit: (
    <>
      <path className="sab-i-line" d="M4 20V12Q4 3 12 3T20 12V20Z" />
      <path className="sab-i-line" d="M4 13H20M12 3V20" />
    </>
  ),
}

/** SAB-K-064 What a Damage marker strikes. */
export function DamageFace({ part }: { readonly part: DamageType }) {
  return (
    <svg className="sab-icon" data-icon={part} viewBox="0 0 24 24" aria-hidden="true">
      {PARTS[part]}
    </svg>
  )
}
