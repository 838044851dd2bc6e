import { memo } from 'react'

/** A coat of arms for each place of the staffel, and the tail of its aircraft with what he has shot down. */

const FIELD = 'M-17 -19H17V-2C17 10 9 17 0 21C-9 17 -17 10 -17 -2Z'
/** Parted upright, by a chevron, by a bend, across, and with a ball. */
const CHARGES = [
  'M0 -19H17V-2C17 10 9 17 0 21Z',
  'M-17 12L0 -4L17 12V21H-17Z',
  'M-17 -19L17 13V21H8L-17 -6Z',
  'M-17 -6H17V-1H-17ZM-17 5H17V10H-17Z',
  'M-11 1A11 11 0 1 0 11 1A11 11 0 1 0 -11 1Z',
] as const
const COLOURS = [
  ['#5d6b58', '#8c8f6b'],
  ['#2f4b73', '#a3352b'],
  ['#7a3b2a', '#b58a2c'],
  ['#33503f', '#c09a3a'],
  ['#4d6380', '#8195ad'],
  ['#6d6254', '#9a8d78'],
  ['#2e4f7d', '#5d87b5'],
  ['#6b5a2e', '#97813f'],
  ['#56723f', '#87a05f'],
  ['#4b3f66', '#8a6fae'],
] as const

export const Shield = memo(function Shield({ slot, name }: { readonly slot: number; readonly name: string }) {
  const [field, charge] = COLOURS[(slot * 7) % COLOURS.length] ?? COLOURS[0]
  return (
    <svg className="sr-shield" viewBox="-20 -21 40 44" aria-hidden="true">
      <path d={FIELD} fill={field} />
      <path d={CHARGES[slot % CHARGES.length]} fill={charge} clipPath="url(#sr-shield-field)" />
      <path className="sr-shield-rim" d={FIELD} />
      <path className="sr-shield-light" d="M-14 -16.500H14V-3" />
      <text y="7">{name.charAt(0)}</text>
    </svg>
  )
})

/** The field of every shield, once on the page. */
export const ShieldField = () => (
  <svg width="0" height="0" className="sr-shield-defs" aria-hidden="true">
    <clipPath id="sr-shield-field">
      <path d={FIELD} />
    </clipPath>
  </svg>
)

/** Bars as painted on a rudder: a full one for a bomber destroyed, a hollow one for one fallen out. */
export function Victories({ fallen, destroyed }: { readonly fallen: number; readonly destroyed: number }) {
  const bars = fallen + destroyed
  return (
    <svg
      className="sr-tail"
      viewBox="0 0 62 40"
      role="img"
      aria-label={
        bars > 0 ? `${destroyed} destroyed, ${fallen} fallen out of the formation` : 'no victories yet'
      }
    >
      <path
        className="sr-tail-fin"
        d="M2 33L9 30L20 8C21 5 24 3 28 3H52C57 3 60 6 60 11V31C60 35 57 37 53 37H6Z"
      />
      <path className="sr-tail-rudder" d="M44 3V37" />
      <path className="sr-tail-band" d="M2 33L9 30V37H6ZM12 28L16 27V37H12Z" />
      {Array.from({ length: Math.min(bars, 10) }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are only ever added
          key={i}
          className={i < destroyed ? 'sr-bar-full' : 'sr-bar-hollow'}
          x={21.5 + (i % 5) * 4.4}
          y={i < 5 ? 8 : 21}
          width="2.800"
          height="10"
        />
      ))}
      {bars > 10 && (
        <text x="52" y="24">
          {bars}
        </text>
      )}
    </svg>
  )
}
