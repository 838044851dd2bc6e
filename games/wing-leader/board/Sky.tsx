import type { Pause, Ref } from '@tallyho/engine'
import { PanZoom, useAttention } from '@tallyho/kit'
import { type MouseEvent, memo, useMemo, useRef, useState } from 'react'
import { altitudeOf, nameOf } from '../rules/01-words/geometry.ts'
import { scenarioOf } from '../rules/01-words/units.ts'
import { hasContrails, isHazy, weatherAt } from '../rules/04-sky.ts'
import type { Battle, Square } from '../state.ts'
import { WEATHER_NAMES } from './names.ts'
import { Balloons } from './pieces/Balloons.tsx'
import { Dogfights } from './pieces/Dogfights.tsx'
import { FlakZones } from './pieces/FlakZones.tsx'
import { Links } from './pieces/Links.tsx'
import { Sight } from './pieces/Sight.tsx'
import { Facings, Places, placesIn } from './pieces/Squares.tsx'
import { SurfaceUnits } from './pieces/SurfaceUnits.tsx'
import { Track } from './pieces/Track.tsx'
import { Fan, Units } from './pieces/Units.tsx'
import { Way } from './pieces/Way.tsx'
import { costsOf, facingsOf, flightsIn, moverOf } from './question.ts'
import { BOX, feetText, squareUnder } from './sky/places.ts'
import { SkyBase } from './sky/SkyBase.tsx'
import { clickThrough } from './through.ts'

interface SkyProps {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
  readonly hovered: ReadonlySet<Ref>
  readonly reach: ReadonlySet<Ref>
  readonly about: ReadonlySet<Ref>
}

/** The battle from the side: the sky with everything in it. */
export function Sky({ battle, pause, lit, hovered, reach, about }: SkyProps) {
  const attention = useAttention()
  const readout = useRef<HTMLParagraphElement>(null)
  const places = placesIn(lit, hovered, reach, about)
  const facings = facingsOf(lit)
  const mover = moverOf(battle, pause)
  const [over, setOver] = useState<Square>()
  const flights = useMemo(() => flightsIn(battle, pause), [battle, pause])
  const far = new Set(flights.map(({ square }) => square))

  const read = (event: MouseEvent<HTMLDivElement>) => {
    const layer = event.currentTarget.querySelector('.wl-pieces')
    if (!(layer instanceof SVGGraphicsElement)) return
    const matrix = layer.getScreenCTM()
    if (!matrix) return
    const square = squareUnder((event.clientX - matrix.e) / matrix.a, (event.clientY - matrix.f) / matrix.d)
    if (readout.current) readout.current.textContent = square === undefined ? '' : airAt(battle, square)
    setOver(square !== undefined && far.has(square) ? square : undefined)
    const onFan = event.target instanceof Element && event.target.closest('.wl-fan, .wl-pile') !== null
    if (!onFan && attention.looks.fan !== undefined) attention.look({ fan: undefined })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: squares are reached by the keyboard themselves
    // biome-ignore lint/a11y/useKeyWithClickEvents: squares are reached by the keyboard themselves
    <div className="room-map wl-window" onMouseMove={read} onClick={clickThrough}>
      <PanZoom box={BOX} label="The sky from the side" base={<SkyBase scenario={scenarioOf(battle)} />}>
        <g className="wl-pieces">
          <rect className="wl-pieces-frame" width={BOX.width} height={BOX.height} />
          <FlakZones battle={battle} />
          <Balloons battle={battle} />
          <SurfaceUnits battle={battle} />
          <Places places={places} costs={costsOf(pause, flights)} far={far} />
          <Way battle={battle} flights={flights} hovered={hovered} over={over} />
          <Track battle={battle} />
          <LinksLayer battle={battle} units={battle.units} />
          <Dogfights battle={battle} />
          <Units battle={battle} />
          <Sight battle={battle} hovered={hovered} />
          {facings.length > 0 && mover && <Facings square={mover.square} facings={facings} />}
          <Fan battle={battle} />
        </g>
      </PanZoom>
      <p ref={readout} className="wl-readout" aria-hidden="true" />
    </div>
  )
}

/** Drawn again only when a unit has changed. */
const LinksLayer = memo(
  function LinksLayer({ battle }: { readonly battle: Battle; readonly units: Battle['units'] }) {
    return <Links battle={battle} />
  },
  (a, b) => a.units === b.units,
)

/** `G13 · 22,500 ft · broken cloud`. */
function airAt(battle: Battle, square: number): string {
  return [
    nameOf(square),
    feetText(altitudeOf(square)),
    WEATHER_NAMES[weatherAt(battle, square)],
    isHazy(battle, square) && 'haze',
    hasContrails(battle, square) && 'contrails',
  ]
    .filter(Boolean)
    .join(' · ')
}
