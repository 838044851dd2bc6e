import type { SunArc } from '../../../pack/types.ts'
import { SUN_NAMES } from '../../names.ts'

const RAYS = 'M0 -16V-12M8 -13.9L6 -10.4M13.9 -8L10.4 -6M16 0H12M13.9 8L10.4 6M8 13.9L6 10.4'

/** Where the Sun stands outside the window: at that edge, with a point toward it. */
export function SunSign({ at }: { readonly at: SunArc }) {
  return (
    <svg
      className="wl-sun-sign"
      data-at={at}
      viewBox="-24 -24 48 48"
      role="img"
      aria-label={`Sun ${SUN_NAMES[at]}`}
    >
      <path d={RAYS} />
      <path d={RAYS} transform="rotate(180)" />
      <circle r="8.5" />
      <path className="wl-sun-point" d="M0 -24L5.5 -17.5H-5.5Z" />
    </svg>
  )
}
