import type { ReactNode } from 'react'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { ModeMark, SunMark } from '../pieces/FighterFace.tsx'
import './key.css'

/** What the signs in the air mean. */
export function Key() {
  return (
    <ul className="sr-key sr-pieces">
      {SIGNS.map(({ sign, says }) => (
        <li key={says}>
          <svg viewBox="-26 -17 52 34" aria-hidden="true">
            {sign}
          </svg>
          {says}
        </li>
      ))}
    </ul>
  )
}

const ELEMENT = 'M-20 0L0 -13L20 0L0 13Z'

function element(cohesion: string): ReactNode {
  return (
    <g className={`sr-element sr-element-${cohesion}`}>
      <path className="sr-element-area" d={ELEMENT} />
      <path className="sr-element-line" d={ELEMENT} />
    </g>
  )
}

function level(mark: string, digit: number, tone = ''): ReactNode {
  return (
    <g className={`sr-level${tone}`} data-mark={mark}>
      <path className="sr-level-badge" d="M0 -16L14 0L0 16L-14 0Z" />
      <text y="5.500" fontSize="15">
        {digit}
      </text>
    </g>
  )
}

const SIGNS: readonly { readonly sign: ReactNode; readonly says: string }[] = [
  { sign: element('good'), says: 'Element in Good Order' },
  { sign: element('loose'), says: 'Loose: Lethal Level 1 less' },
  { sign: element('kaputt'), says: 'Kaputt: Lethal Level 2 less' },
  { sign: level('plain', 3), says: 'Lethal Level of a space: how hard it shoots back' },
  { sign: level('lit', 3), says: 'the same where your fighter could go in' },
  {
    sign: level('plain', 4, ' sr-level-more'),
    says: 'red: more than printed, by your height or by a formation near',
  },
  {
    sign: level('plain', 2, ' sr-level-less'),
    says: 'green: less than printed, as bombers are gone or out of order',
  },
  {
    sign: <path className="sr-level-two" d="M-8 0l5 -8l5 8l-5 8ZM-2 0l5 -8l5 8l-5 8Z" />,
    says: 'a space of two elements: you name which counts',
  },
  {
    sign: <path className="sr-dock-in" d="M-9 3.500L0 -4L9 3.500" />,
    says: 'Approach Box: from here it goes in',
  },
  {
    sign: (
      <path
        className="sr-anchored"
        d="M0 -8V9M-5 -3H5M-9 3C-8 8 -4 9 0 9C4 9 8 8 9 3M-2.400 -10.400A2.400 2.400 0 1 0 2.400 -10.400A2.400 2.400 0 1 0 -2.400 -10.400"
      />
    ),
    says: 'anchored: closed, another formation flies there',
  },
  { sign: <SunMark x={0} y={0} r={7} />, says: 'the Sun stands behind this box' },
  {
    sign: (
      <g className="sr-damage">
        <path d="M0 -13L3.800 -8.600L9.400 -9.400L8.600 -3.800L13 0L8.600 3.800L9.400 9.400L3.800 8.600L0 13L-3.800 8.600L-9.400 9.400L-8.600 3.800L-13 0L-8.600 -3.800L-9.400 -9.400L-3.800 -8.600Z" />
        <text y="4.500" fontSize="13">
          6
        </text>
      </g>
    ),
    says: 'damage on a bomber: with ten it is gone',
  },
  {
    sign: (
      <g className="sr-proximity">
        <path d="M0 -11L11 8H-11Z" />
        <text y="5.500" fontSize="13" textAnchor="middle">
          !
        </text>
      </g>
    ),
    says: 'Proximity marker, of a near miss: it unsettles the element',
  },
  {
    sign: (
      <g className="sr-mode sr-mode-determined">
        <ModeMark mode="determined" />
      </g>
    ),
    says: 'Determined: straight at them',
  },
  {
    sign: (
      <g className="sr-mode sr-mode-evasive">
        <ModeMark mode="evasive" />
      </g>
    ),
    says: 'Evasive, and a dashed name: he weaves',
  },
  {
    sign: (
      <g className="sr-altitude">
        <circle r="7" />
        <path d="M-4 2.800L0 -4.200L4 2.800Z" />
      </g>
    ),
    says: 'came in High; a bar: Level; pointing down: Low',
  },
  {
    sign: (
      <text className="sr-loads" x="-18" y="5" fontSize="13">
        ACRK
      </text>
    ),
    says: 'Armor, Cannon, Rockets (r: fired), cable',
  },
  {
    sign: (
      <text className="sr-loads" x="-12" y="5" fontSize="13">
        fired
      </text>
    ),
    says: 'he has had his burst in this attack',
  },
  {
    sign: (
      <text className="sr-loads" x="-4" y="5" fontSize="13">
        J
      </text>
    ),
    says: 'guns jammed: each Damage needs an even die; 0: no ammunition',
  },
  {
    sign: (
      <g className="sr-hits">
        <circle r="8" />
        <text y="3.500" fontSize="10">
          1
        </text>
      </g>
    ),
    says: 'on a fighter: so many Hit markers, each to be recovered from',
  },
  {
    sign: <Aircraft type="p-38" size={34} shadow={0} />,
    says: 'escort; its number once it has been in combat',
  },
]
