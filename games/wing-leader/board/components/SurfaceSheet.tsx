import { Chart, SourceBadge, signed } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import { flakText } from '../pieces/surface/flak-text.ts'
import { SURFACE_SHAPES } from '../pieces/surface/surface-shapes.ts'

/** Ships and land targets. */
export function SurfaceSheet({ components: { pack } }: { readonly components: Components }) {
  return (
    <Chart
      corner="surface unit"
      columns={['', 'defence', 'damage', 'flak (channels)', 'VP', 'source']}
      rows={pack.surface.map(type => ({
        name: type.name,
        cells: [
          <svg
            key="shape"
            className="wl-of-usa"
            viewBox="-20 -24 40 26"
            width="48"
            height="30"
            aria-hidden="true"
          >
            <path className="wl-surface-body" d={SURFACE_SHAPES[type.kind]} />
          </svg>,
          `${signed(type.defence)}${type.armoured ? ', armoured' : ''}`,
          `${type.damage}${type.hard ? ', hard' : ''}`,
          type.flak.length === 0
            ? '–'
            : `${flakText(type.flak)} (${type.flak.map(({ channels }) => channels).join(', ')})`,
          type.vp,
          <SourceBadge key="source" of={type} />,
        ],
      }))}
    />
  )
}
