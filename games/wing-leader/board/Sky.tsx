import type { Logged, Pause, Ref } from '@tallyho/engine'
import { fetched, isSame, PanZoom, type Seen } from '@tallyho/kit'
import {
  type CSSProperties,
  lazy,
  type MouseEvent,
  memo,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { nameOf, squareNamed } from '../rules/01-words/geometry.ts'
import { scenarioOf } from '../rules/01-words/units.ts'
import type { Battle, Square } from '../state.ts'
import { ringIn } from './asked/attack.ts'
import { listedPlaces } from './asked/foremost.ts'
import { costsOf, divesIn, facingsOf, flightsIn, moverOf, stepsIn } from './asked/question.ts'
import { isUneventful, toldLast } from './cut.ts'
import { askedOf, eyeOf, PLAIN, printAt, toldOf } from './eye.ts'
import { boxOf, isAsked, type Layout, layOut } from './pieces/layout.ts'
import { Places, placesIn } from './pieces/Squares.tsx'
import { Units } from './pieces/Units.tsx'
import { Rulers, type RulersHandle } from './Rulers.tsx'
import { airAt } from './sky/air.ts'
import { asksFor, isLooking, isRight, isSeen, squareOf } from './sky/looks.ts'
import { BOX, centreOf, SUN_AT } from './sky/places.ts'
import { SkyBase } from './sky/SkyBase.tsx'
import { clickThrough } from './through.ts'

const Grounds = fetched(async () => (await import('./pieces/Grounds.tsx')).Grounds)
const OnTheGround = fetched(async () => (await import('./pieces/surface/OnTheGround.tsx')).OnTheGround)
const Lenses = fetched(async () => (await import('./pieces/Lens.tsx')).Lenses)
const Links = fetched(async () => (await import('./pieces/sight/Links.tsx')).Links)
const Flags = fetched(async () => (await import('./pieces/sight/Links.tsx')).Flags)
const Shots = fetched(async () => (await import('./pieces/Shots.tsx')).Shots)
const Way = fetched(async () => (await import('./pieces/Way.tsx')).Way)
const Track = fetched(async () => (await import('./pieces/Track.tsx')).Track)
const Over = fetched(async () => (await import('./pieces/Over.tsx')).Over)
const SunBeam = fetched(async () => (await import('./pieces/sight/SunBeam.tsx')).SunBeam)
const SunSign = fetched(async () => (await import('./pieces/sight/SunSign.tsx')).SunSign)
const Sight = fetched(async () => (await import('./pieces/sight/Sight.tsx')).Sight)
const Refused = fetched(async () => (await import('./pieces/Refused.tsx')).Refused)
const Keys = fetched(async () => (await import('./pieces/Keys.tsx')).Keys)
const Overview = fetched(async () => (await import('./pieces/Overview.tsx')).Overview)
const Legend = fetched(async () => (await import('./pieces/Legend.tsx')).Legend)
const Facings = fetched(async () => (await import('./pieces/Bearings.tsx')).Facings)
const SkyPicture = lazy(() => import('./sky/Picture.tsx'))

interface SkyProps {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  readonly rolling: boolean
  readonly lit: ReadonlySet<Ref>
  readonly hovered: ReadonlySet<Ref>
  readonly reach: ReadonlySet<Ref>
  readonly about: ReadonlySet<Ref>
  /** On a phone: under a thumb everything is larger. */
  readonly narrow: boolean
  /** Milliseconds that whatever moves takes. */
  readonly glide: number
  onRefused(ref: Ref): boolean
}

/** The view takes so much longer than a counter to where it goes; once something is asked it is there soon. */
const SLOWLY = 1.3
const SOON = 0.6
const UNSEEN: Seen = { ...BOX, unit: PLAIN }
/** As far off as the sky fills the window. */
const EVERYTHING = { all: BOX, heart: BOX, units: [0] }

/** The battle from the side: the sky with everything in it. */
export function Sky(props: SkyProps) {
  const { battle, pause, notes, rolling, lit, hovered, reach, about, narrow, glide, onRefused } = props
  const readout = useRef<HTMLParagraphElement>(null)
  const rulers = useRef<RulersHandle>(null)
  const places = placesIn(lit, hovered, reach, about)
  const facings = facingsOf(lit)
  const mover = moverOf(battle, pause)
  const [over, setOver] = useState<Square>()
  const [refused, setRefused] = useState<{ readonly square: Square; readonly of: Pause | undefined }>()
  const [whole, setWhole] = useState<{ readonly of: Pause | undefined }>()
  const frame = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(UNSEEN)
  // What somebody else is asked is nothing to see here.
  const asked = lit.size > 0 ? pause : undefined
  const flights = useMemo(() => flightsIn(battle, asked), [battle, asked])
  const isLit = (square: Square) => lit.has(`square:${nameOf(square)}`)
  // What rolls is told by itself; else what its beat is about.
  const note = useMemo(() => (rolling ? notes.at(-1) : toldLast(notes)), [rolling, notes])
  const told = useMemo(
    () => new Set(pause ? askedOf(battle, pause) : toldOf(battle, note)),
    [pause, battle, note],
  )
  const fan = useFans()
  const layout = useMemo(
    () => fan(battle, layOut(battle, seen.unit), placesIn(lit).squares),
    [fan, battle, seen.unit, lit],
  )
  const view = useRef(seen)
  view.current = seen
  const isWhole = whole !== undefined && whole.of === pause
  const isMeasured = seen !== UNSEEN
  const eye = useMemo(
    () =>
      isWhole ? EVERYTHING : eyeOf(battle, pause, note, narrow, lit, isMeasured ? view.current : undefined),
    [battle, pause, note, narrow, lit, isWhole, isMeasured],
  )
  const named = useMemo(() => listedPlaces(battle, asked), [battle, asked])
  const ring = useMemo(() => ringIn(battle, asked), [battle, asked])
  const far = new Set(flights.map(({ square }) => square).filter(isLit))
  const dives = new Set([...divesIn(flights)].filter(isLit))
  const scenario = scenarioOf(battle)
  const asks = asksFor(lit)
  const ink = Math.min(1, PLAIN / seen.unit)
  const travels = glide * (pause ? SOON : SLOWLY)

  const read = (event: MouseEvent<HTMLDivElement>) => {
    const square = squareOf(event)
    if (readout.current) readout.current.textContent = square === undefined ? '' : airAt(battle, square)
    const lens = event.target instanceof Element ? event.target.closest('.wl-lens') : null
    setOver(lens ? squareNamed(lens.getAttribute('data-of') ?? '') : square)
  }
  // Where the pointer rested is no longer what lies there once something has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each board
  useEffect(() => {
    if (readout.current) readout.current.textContent = ''
  }, [battle])
  const leave = () => {
    setOver(undefined)
    if (readout.current) readout.current.textContent = ''
  }
  const click = (event: MouseEvent<HTMLDivElement>) => {
    if (clickThrough(event)) return
    const square = squareOf(event)
    const isOffered = square !== undefined && isLit(square)
    const isOnSky = event.target instanceof Element && event.target.closest('[data-ref]') === null
    setRefused(square === undefined || isOffered || !isOnSky ? undefined : { square, of: pause })
    if (square !== undefined && !isOffered && isOnSky) onRefused(`square:${nameOf(square)}`)
  }
  const heaps = layout.groups.filter(
    group =>
      group.heaped &&
      ((group.square === over && group.edge === undefined) ||
        (asks !== 'places' && pause !== undefined && isAsked(group, lit, hovered, about)) ||
        (!narrow && note !== undefined && !isUneventful(note) && group.units.some(no => told.has(no)))),
  )

  return (
    <>
      {narrow && (
        <Overview
          {...{ battle, named, seen, mover }}
          whole={isWhole}
          onWhole={wanted => {
            // Where the player has moved the view it goes nowhere by itself: as by a double click it is let go.
            if (wanted)
              frame.current
                ?.querySelector('svg[role="group"]')
                ?.dispatchEvent(new globalThis.MouseEvent('dblclick', { bubbles: true }))
            setWhole(wanted ? { of: pause } : undefined)
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: squares are reached by the keyboard themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: squares are reached by the keyboard themselves */}
      <div
        ref={frame}
        className="room-map wl-window"
        style={
          {
            '--ink-scale': ink,
            '--print-scale': printAt(seen.unit),
            '--travel': `${travels}ms`,
          } as CSSProperties
        }
        onMouseMove={read}
        onMouseLeave={leave}
        onClick={click}
      >
        <PanZoom
          box={BOX}
          label="The sky from the side"
          picture={
            <Suspense>
              <SkyPicture scenario={scenario} />
            </Suspense>
          }
          base={<SkyBase scenario={scenario} pack={battle.pack} />}
          eye={eye}
          travels={travels}
          onLaid={laid => rulers.current?.lay(laid)}
          onSeen={now => setSeen(before => (isSame(before, now) ? before : now))}
        >
          <g
            className="wl-pieces"
            data-asks={asks}
            data-fight={battle.fight ? (pause ? 'asked' : 'shown') : undefined}
          >
            <rect className="wl-pieces-frame" width={BOX.width} height={BOX.height} />
            {battle.surface.length + battle.balloons.length > 0 && <OnTheGround battle={battle} />}
            <Places
              places={places}
              costs={costsOf(pause, flights)}
              far={far}
              dives={dives}
              ring={ring}
              mover={mover}
            />
            {scenario.sky.sun && (
              <SunBeam {...{ battle, note, hovered, ink, seen }} pause={asked} squares={places.squares} />
            )}
            <Track battle={battle} />
            <Grounds layout={layout} />
            <LinksLayer battle={battle} units={battle.units} layout={layout} ink={ink} />
            <Way battle={battle} flights={[...flights, ...stepsIn(pause)]} hovered={hovered} over={over} />
            <Units battle={battle} layout={layout} told={told} />
            <Flags battle={battle} layout={layout} ink={ink} />
            <Over
              battle={battle}
              layout={layout}
              squares={places.squares}
              costs={costsOf(pause, flights)}
              mover={mover}
              ring={ring}
              aimed={ring !== undefined && (over === ring.square || hovered.has(ring.ref))}
              ink={ink}
              seen={seen}
            />
            <Keys {...{ battle, named, lit, mover, ink }} byName={narrow} />
            <Shots battle={battle} layout={layout} note={pause ? undefined : note} ink={ink} />
            {isLooking(pause) && <Sight battle={battle} hovered={hovered} ink={ink} seen={seen} />}
            {refused && refused.of === pause && (
              <Refused battle={battle} pause={pause} square={refused.square} ink={ink} seen={seen} />
            )}
            {facings.length > 0 && mover && (
              <Facings
                at={layout.spots.get(mover.no) ?? centreOf(mover.square)}
                facings={facings}
                ink={ink}
              />
            )}
            <Lenses
              battle={battle}
              groups={heaps}
              taken={[...places.squares, ...layout.groups.map(({ square }) => square)].map(boxOf)}
              seen={seen}
            />
          </g>
        </PanZoom>
        <Rulers ref={rulers} />
        {scenario.sky.sun && !isSeen(SUN_AT[scenario.sky.sun], seen) && <SunSign at={scenario.sky.sun} />}
        {far.size > 0 && !narrow && (
          <Legend
            dives={[...dives].some(square => square !== ring?.square && isSeen(centreOf(square), seen))}
            attack={ring !== undefined && lit.has(ring.ref)}
            left={isRight(mover?.square, seen)}
          />
        )}
        <p ref={readout} className="wl-readout" aria-hidden="true" />
      </div>
    </>
  )
}

const STACKED = (_: Battle, layout: Layout) => layout

/** How stacks are fanned out, fetched behind the first picture. */
function useFans(): typeof import('./pieces/fans.ts').fanned {
  const [found, setFound] = useState<typeof import('./pieces/fans.ts')>()
  useEffect(() => void import('./pieces/fans.ts').then(setFound, () => undefined), [])
  return found?.fanned ?? STACKED
}

/** Drawn again only when a unit has changed. */
const LinksLayer = memo(
  function LinksLayer(props: {
    readonly battle: Battle
    readonly units: Battle['units']
    readonly layout: Layout
    readonly ink: number
  }) {
    return <Links battle={props.battle} layout={props.layout} ink={props.ink} />
  },
  (a, b) =>
    a.units === b.units && a.layout === b.layout && a.ink === b.ink && a.battle.fight === b.battle.fight,
)
