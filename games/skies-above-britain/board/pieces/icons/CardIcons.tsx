import { SILHOUETTES } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { BomberIcon, DogfightIcon } from '../../../pack/types.ts'
import './card-icons.css'

/** What stands on Dogfight Cards, drawn in a square of 24: what Bomber Cards have besides is drawn in a file of its own. */

const RING = <circle className="sab-icon-line" cx="12" cy="12" r="9.500" />
const SIGHT = <path className="sab-icon-line" d="M12 1V8M12 16V23M1 12H8M16 12H23" />
const LOOSE = (
  <>
    <path
      className="sab-icon-raf"
      d={SILHOUETTES.Hurricane}
      transform="translate(15.500 8) rotate(40) scale(.15)"
    />
    <path className="sab-icon-line" d="M3 22C4 16 6 13 9.500 11.500" strokeDasharray="2.500 2.500" />
  </>
)
const TURN = (
  <path className="sab-icon-line" d="M6 21V11A6 6 0 0 1 18 11V17M13.500 13.500L18 18L22.500 13.500" />
)
const TIGHT = (
  <path
    className="sab-icon-thick"
    d="M7 22V12A5.500 5.500 0 1 1 15 17M19.500 12.500L14.500 17.500L18.500 22"
  />
)
const FUEL = (
  <path
    className="sab-icon-line"
    d="M5 22V4Q5 2 7 2H12Q14 2 14 4V22M3 22H16M7.500 6H11.500V10H7.500ZM14 11H17V17A2 2 0 0 0 21 17V9L18 6"
  />
)

/** The letter of Green pilots, drawn: no text is that small. */
const LETTER = 'M3.600 -2.700A4.300 4.300 0 1 0 4.200 .9H.8'

const PLAIN: Readonly<Record<string, ReactNode>> = {
  damage: (
    <path
      className="sab-icon-burst"
      d="M12 1L14.500 8L21 4L17.500 10.500L23.500 13L16.500 14.500L19 21.500L12.500 17L9 23L8.500 16L1.500 17L6.500 12L1 7.500L8.500 8.500Z"
    />
  ),
  collision: <path className="sab-icon-thick" d="M4 4L20 20M20 4L4 20" />,
  fuel: FUEL,
  hit: (
    <>
      {RING}
      {SIGHT}
      <circle className="sab-icon-solid" cx="12" cy="12" r="2.400" />
    </>
  ),
  'hit-green': (
    <>
      {RING}
      <path className="sab-icon-line" d="M12 1V5M12 19V23M1 12H5M19 12H23" />
      <path className="sab-icon-letter" d={LETTER} transform="translate(12 12)" />
    </>
  ),
  jammed: (
    <>
      <path className="sab-icon-line" d="M5 21V9Q7.500 2 10 9V21ZM14 21V9Q16.500 2 19 9V21Z" />
      <path className="sab-icon-bad" d="M2 20L22 5" />
    </>
  ),
  loose: LOOSE,
  'loose-green': (
    <>
      {LOOSE}
      <path className="sab-icon-letter" d={LETTER} transform="translate(18.500 18.500)" />
    </>
  ),
  'low-ammo': (
    <>
      <path className="sab-icon-solid" d="M3 21V11Q5 5 7 11V21Z" />
      <path className="sab-icon-line" d="M10 21V11Q12 5 14 11V21ZM17 21V11Q19 5 21 11V21Z" />
    </>
  ),
  reduce: (
    <>
      <path className="sab-icon-luft" d={SILHOUETTES.Me109} transform="translate(9 12) scale(.16)" />
      <path className="sab-icon-thick" d="M16 12H23" />
    </>
  ),
  split: <path className="sab-icon-line" d="M12 22V13L4 4M12 13L20 4M4 9V4H9M15 4H20V9" />,
  turn: TURN,
  vanish: (
    <path
      className="sab-icon-line"
      d="M4 18A4.300 4.300 0 0 1 5 9.500A6.300 6.300 0 0 1 17 8.500A4.800 4.800 0 0 1 20 18Z"
      strokeDasharray="3 2"
    />
  ),
  slip: (
    <path
      className="sab-icon-thick"
      d="M5 3C5 14 19 8 19 16C19 21 13 21.500 9 20M12.500 15.500L8 19.800L12.500 23"
    />
  ),
  'tight-turn': TIGHT,
  'tight-turn:loose': (
    <>
      {TIGHT}
      <path className="sab-icon-raf" d={SILHOUETTES.Hurricane} transform="translate(11.500 11) scale(.1)" />
    </>
  ),
  'tight-turn:fuel': (
    <>
      {TIGHT}
      <path className="sab-icon-solid" d="M10 8.500H13.500V15H10Z" />
    </>
  ),
}

/** SAB-ICO-27 Two more of them: before us, or behind. */
function Reinforcements({ type, tailed }: { readonly type: string; readonly tailed: boolean }) {
  const d = type === '110' ? SILHOUETTES.Me110 : SILHOUETTES.Me109
  const turn = tailed ? 0 : 180
  return (
    <>
      <path className="sab-icon-luft" d={d} transform={`translate(7.500 8.500) rotate(${turn}) scale(.15)`} />
      <path
        className="sab-icon-luft"
        d={d}
        transform={`translate(16.500 15.500) rotate(${turn}) scale(.15)`}
      />
      <path className="sab-icon-line" d="M18.500 1V8M15 4.500H22" />
    </>
  )
}

/** The drawing of an icon, part of another; undefined for one that this file does not know. */
export function iconDrawing(icon: DogfightIcon | BomberIcon): ReactNode {
  const [name, type = '', attitude] = icon.split(':')
  return name === 'reinforce' ? <Reinforcements type={type} tailed={attitude === 'tailed'} /> : PLAIN[icon]
}

/** An icon of a Dogfight Card. */
export function DogfightIconSvg(props: {
  readonly icon: DogfightIcon | BomberIcon
  readonly size?: number
  readonly struck?: boolean
}) {
  const { icon, size = 24, struck = false } = props
  return (
    <svg className="sab-dicon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <g opacity={struck ? 0.45 : 1}>{iconDrawing(icon)}</g>
      {struck && <path className="sab-icon-bad" d="M2 22L22 2" />}
    </svg>
  )
}
