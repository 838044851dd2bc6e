import type { Pause, Ref } from '@tallyho/engine'
import { PanZoom } from '@tallyho/kit'
import { lazy, type MouseEvent, memo, Suspense, useMemo, useRef, useState } from 'react'
import { altitudeOf, nameOf } from '../rules/01-words/geometry.ts'
import { scenarioOf } from '../rules/01-words/units.ts'
import { hasContrails, isHazy, weatherAt } from '../rules/04-sky.ts'
import type { Battle, Square } from '../state.ts'
import { unitName, WEATHER_NAMES } from './names.ts'
import { Balloons } from './pieces/Balloons.tsx'
import { FlakZones } from './pieces/FlakZones.tsx'
import { Links } from './pieces/Links.tsx'
import { type Layout, layOut } from './pieces/layout.ts'
import { Refused } from './pieces/Refused.tsx'
import { Sight } from './pieces/Sight.tsx'
import { Facings, Places, placesIn } from './pieces/Squares.tsx'
import { SurfaceUnits } from './pieces/SurfaceUnits.tsx'
import { Track } from './pieces/Track.tsx'
import { Grounds, Units } from './pieces/Units.tsx'
import { Way } from './pieces/Way.tsx'
import { costsOf, facingsOf, flightsIn, moverOf } from './question.ts'
import { Rulers, type RulersHandle } from './Rulers.tsx'
import { BOX, centreOf, feetText, squareUnder } from './sky/places.ts'
import { SkyBase } from './sky/SkyBase.tsx'
import { clickThrough } from './through.ts'

const SkyPicture = lazy(() => import('./sky/Picture.tsx'))

interface SkyProps {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
  readonly hovered: ReadonlySet<Ref>
  readonly reach: ReadonlySet<Ref>
  readonly about: ReadonlySet<Ref>
  /** On a phone: under a thumb everything is larger. */
  readonly narrow: boolean
  onRefused(ref: Ref): boolean
}

/** Pixels that a unit of the drawing takes up at least: a counter is 50 units wide. */
const LEAST = 0.845
const LEAST_BY_THUMB = 1.06

/** The battle from the side: the sky with everything in it. */
export function Sky({ battle, pause, lit, hovered, reach, about, narrow, onRefused }: SkyProps) {
  const readout = useRef<HTMLParagraphElement>(null)
  const rulers = useRef<RulersHandle>(null)
  const places = placesIn(lit, hovered, reach, about)
  const facings = facingsOf(lit)
  const mover = moverOf(battle, pause)
  const [over, setOver] = useState<Square>()
  const [refused, setRefused] = useState<{ readonly square: Square; readonly of: Pause | undefined }>()
  const flights = useMemo(() => flightsIn(battle, pause), [battle, pause])
  const layout = useMemo(() => layOut(battle), [battle])
  const far = new Set(flights.map(({ square }) => square))
  const scenario = scenarioOf(battle)

  const read = (event: MouseEvent<HTMLDivElement>) => {
    const square = squareOf(event)
    if (readout.current) readout.current.textContent = square === undefined ? '' : airAt(battle, square)
    setOver(square !== undefined && far.has(square) ? square : undefined)
  }
  const click = (event: MouseEvent<HTMLDivElement>) => {
    if (clickThrough(event)) return
    const square = squareOf(event)
    const isLit = square !== undefined && lit.has(`square:${nameOf(square)}`)
    const isOnSky = event.target instanceof Element && event.target.closest('[data-ref]') === null
    setRefused(square === undefined || isLit || !isOnSky ? undefined : { square, of: pause })
    if (square !== undefined && !isLit && isOnSky) onRefused(`square:${nameOf(square)}`)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: squares are reached by the keyboard themselves
    // biome-ignore lint/a11y/useKeyWithClickEvents: squares are reached by the keyboard themselves
    <div className="room-map wl-window" onMouseMove={read} onClick={click}>
      <PanZoom
        box={BOX}
        label="The sky from the side"
        picture={
          <Suspense>
            <SkyPicture scenario={scenario} />
          </Suspense>
        }
        base={<SkyBase scenario={scenario} pack={battle.pack} />}
        least={narrow ? LEAST_BY_THUMB : LEAST}
        onLaid={laid => rulers.current?.lay(laid)}
      >
        <g className="wl-pieces" data-asks={asksFor(lit)}>
          <rect className="wl-pieces-frame" width={BOX.width} height={BOX.height} />
          <FlakZones battle={battle} />
          <Balloons battle={battle} />
          <SurfaceUnits battle={battle} />
          <Places places={places} costs={costsOf(pause, flights)} far={far} mover={mover} />
          <Track battle={battle} />
          <Grounds layout={layout} />
          <LinksLayer battle={battle} units={battle.units} layout={layout} />
          <Way battle={battle} flights={flights} hovered={hovered} over={over} />
          <Units battle={battle} layout={layout} />
          <Sight battle={battle} hovered={hovered} />
          {refused && refused.of === pause && (
            <Refused battle={battle} pause={pause} square={refused.square} />
          )}
          {facings.length > 0 && mover && (
            <Facings at={layout.spots.get(mover.no) ?? centreOf(mover.square)} facings={facings} />
          )}
        </g>
      </PanZoom>
      <Rulers ref={rulers} />
      <p ref={readout} className="wl-readout" aria-hidden="true" />
    </div>
  )
}

/** Drawn again only when a unit has changed. */
const LinksLayer = memo(
  function LinksLayer(props: {
    readonly battle: Battle
    readonly units: Battle['units']
    readonly layout: Layout
  }) {
    return <Links battle={props.battle} layout={props.layout} />
  },
  (a, b) => a.units === b.units && a.layout === b.layout,
)

/** Where places alone are asked for, what lies over them lets clicks through. */
function asksFor(lit: ReadonlySet<Ref>): 'places' | undefined {
  let places = false
  for (const ref of lit) {
    if (ref.startsWith('unit:')) return undefined
    places ||= /^(square|corner):/.test(ref)
  }
  return places ? 'places' : undefined
}

function squareOf(event: MouseEvent<HTMLDivElement>): Square | undefined {
  const layer = event.currentTarget.querySelector('.wl-pieces')
  const matrix = layer instanceof SVGGraphicsElement ? layer.getScreenCTM() : null
  return matrix
    ? squareUnder((event.clientX - matrix.e) / matrix.a, (event.clientY - matrix.f) / matrix.d)
    : undefined
}

/** `G13 · 22,500 ft · broken cloud · Spitfire IA B`. */
function airAt(battle: Battle, square: number): string {
  return [
    nameOf(square),
    feetText(altitudeOf(square)),
    WEATHER_NAMES[weatherAt(battle, square)],
    isHazy(battle, square) && 'haze',
    hasContrails(battle, square) && 'contrails',
    ...battle.units
      .filter(unit => unit.at === 'map' && unit.square === square)
      .map(unit => unitName(battle, unit)),
  ]
    .filter(Boolean)
    .join(' · ')
}
