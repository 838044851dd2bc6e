import type { TargetType } from '../../pack/types.ts'

const LINES: Readonly<Partial<Record<TargetType, string>>> = {
  // crossed runways
  airfield: 'M-6 6L6 -6M-6 -6L6 6',
  // a mast and its waves
  radar:
    'M-3.500 6.500L0 -6.500L3.500 6.500M-2.300 2.500H2.300M-1.200 -1.500H1.200M-5 -5C-3.500 -7.500 3.500 -7.500 5 -5',
  // an anchor
  port: 'M0 -4V6M-3 -2H3M-5 1.500C-5 4.500 -2.500 6 0 6C2.500 6 5 4.500 5 1.500M-1.500 -5.300A1.500 1.500 0 1 0 1.500 -5.300A1.500 1.500 0 1 0 -1.500 -5.300',
  // a flag
  headquarters: 'M-3.500 6V-6L5 -3L-3.500 0',
  // a hangar
  base: 'M-5.500 5V-1C-5.500 -5.500 5.500 -5.500 5.500 -1V5ZM-2.500 5V0H2.500V5',
}

const SOLID: Readonly<Partial<Record<TargetType, string>>> = {
  // saw-tooth roof and chimney
  industry: 'M-6 5V-1L-2 1.500V-1L2 1.500V-5H4.500V5Z',
  // roofs and a tower
  city: 'M-5.500 5V-1H-2.500V-5.500H1V1H5.500V5Z',
}

/** RE-2.1.b The symbol of a kind of target, 20 x 20 units around its middle; part of a drawing. */
export function TargetSymbol({ type }: { readonly type: TargetType }) {
  return (
    <g className="eagle-target">
      <circle className="eagle-target-disc" r="8.500" />
      {LINES[type] && <path className="eagle-target-line" d={LINES[type]} />}
      {SOLID[type] && <path className="eagle-target-solid" d={SOLID[type]} />}
    </g>
  )
}

/** The same outside a drawing. */
export function TargetIcon({ type, size = 20 }: { readonly type: TargetType; readonly size?: number }) {
  return (
    <svg
      className="eagle-target-icon"
      viewBox="-10 -10 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <TargetSymbol type={type} />
    </svg>
  )
}
