import { useTip } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import type { SpaceId, SpaceSpec } from '../../pack/types.ts'
import { arrowBetween, dividingPath, FRANCE, LAND, LETTERING, SPACES, VIEW } from '../map/index.ts'
import { SpaceTip } from '../pieces/tips.tsx'
import { Cartouche } from './Cartouche.tsx'

/** What is printed on the map: coast, areas, borders, arrows, lettering. Drawn once. */
export const MapBase = memo(function MapBase({ pack }: { readonly pack: string }) {
  const { pack: components, space } = packOf({ pack })
  const luftflotte = (id: string) => (space(id).region === 'lf3' ? '3' : '2')
  return (
    <g>
      <rect className="sea" x="-700" y="-700" width={VIEW.width + 1400} height={VIEW.height + 1400} />
      <Graticule />
      <path className="shoal shoal-3" d={LAND + FRANCE} />
      <path className="shoal shoal-2" d={LAND + FRANCE} />
      <path className="shoal shoal-1" d={LAND + FRANCE} />
      <path className="land-france" d={FRANCE} />
      <path className="land" d={LAND} />
      {components.spaces.map(({ id, region }) => (
        <path
          key={id}
          className={`area area-${region} ${id === 'Thames Estuary' ? 'area-water' : ''}`}
          d={SPACES[id]?.area}
          fillRule="evenodd"
        />
      ))}
      <path className="coastline" d={LAND} />
      <path className="region-border" d={dividingPath(id => space(id).region)} />
      <path className="luftflotte-border" d={dividingPath(luftflotte)} />
      <path className="range-limit" d={dividingPath(id => String(space(id).beyondMe109))} />
      {components.spaces.map(spec => (
        <Arrows key={spec.id} spec={spec} />
      ))}
      <Cartouche />
      {LETTERING.map(({ dot }) => dot && <circle key={dot.x} className="town" cx={dot.x} cy={dot.y} r="3" />)}
      {LETTERING.map(({ text, kind, x, y, size, angle, spacing }) => (
        <text
          key={text}
          className={`lettering lettering-${kind}`}
          x={x}
          y={y}
          fontSize={size}
          letterSpacing={spacing}
          transform={angle === undefined ? undefined : `rotate(${angle} ${x} ${y})`}
        >
          {text}
        </text>
      ))}
      <MapFrame />
    </g>
  )
})

/** The faint grid of an operations-room table. */
function Graticule() {
  const lines: string[] = []
  for (let x = 0; x <= VIEW.width; x += 100) lines.push(`M${x} -20V${VIEW.height + 20}`)
  for (let y = 0; y <= VIEW.height; y += 100) lines.push(`M-20 ${y}H${VIEW.width + 20}`)
  return <path className="graticule" d={lines.join('')} />
}

/** The areas once more, unseen: they explain themselves under the pointer. */
export const Areas = memo(function Areas({ pack }: { readonly pack: string }) {
  return packOf({ pack }).pack.spaces.map(({ id }) => <Area key={id} pack={pack} id={id} />)
})

function Area({ pack, id }: { readonly pack: string; readonly id: SpaceId }) {
  const tip = useTip(() => <SpaceTip pack={pack} space={id} />)
  const area = SPACES[id]?.area
  return area && <path className="area-unseen" d={area} fillRule="evenodd" {...tip} />
}

function Arrows({ spec }: { readonly spec: SpaceSpec }) {
  const arrows = [
    ['way-in', spec.arrow],
    ['way-in way-london', spec.arrowLondon],
    ['way-home', spec.recovery],
  ] as const
  return arrows.map(([kind, to]) => {
    const arrow = to === undefined ? undefined : arrowBetween(spec.id, to)
    return (
      arrow && (
        <g key={kind} className={`arrow ${kind}`}>
          <path className="arrow-shaft" d={arrow.shaft} />
          <path className="arrow-head" d={arrow.head} />
        </g>
      )
    )
  })
}

const REACH = 900
const { width: W, height: H } = VIEW

/** The edge of the printed sheet, over whatever runs beyond it. */
function MapFrame() {
  return (
    <g className="map-frame">
      <path
        className="map-margin"
        fillRule="evenodd"
        d={`M${-REACH} ${-REACH}H${W + REACH}V${H + REACH}H${-REACH}ZM0 0V${H}H${W}V0Z`}
      />
      <rect className="map-line" x="0" y="0" width={W} height={H} />
      <rect className="map-line map-line-thin" x="5" y="5" width={W - 10} height={H - 10} />
    </g>
  )
}
