import type { Logged, Pause, Ref } from '@tallyho/engine'
import { PanZoom, useSize } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Altitude, SpaceId } from '../../pack/types.ts'
import { spaceOf } from '../../rules/02-terms/terms.ts'
import type { Day } from '../../state.ts'
import {
  AREAS,
  covered,
  isPhone,
  type Layout,
  leastZoom,
  levelRect,
  platesFor,
  printFor,
  seenOn,
  underCard,
  VIEW,
} from '../map/index.ts'
import { shownRaid, shownSquadron } from '../pieces/shown.ts'
import { faintIn, foremostIn, placesFirst } from '../rows.ts'
import { isWeatherRolled } from '../views.ts'
import { Airfield, type Away } from './Airfield.tsx'
import { AtSea } from './AtSea.tsx'
import { Faint } from './Counter.tsx'
import { Fan, useShut } from './Fan.tsx'
import { awayFrom, basedIn, layoutOf, squadronsByBox, stillFor } from './flying.ts'
import { Ground } from './Ground.tsx'
import { Areas, Lettering, Targets, TrackNames } from './Names.tsx'
import { Pin, PinLevel, RaidPin } from './Pin.tsx'
import { Stack, Stalk } from './Plates.tsx'
import { Plots } from './Plots.tsx'
import { movedOf, plotOf } from './plots.ts'
import { Plaque } from './Raids.tsx'
import { StandingBox } from './Stands.tsx'
import { Move, Trails } from './Trails.tsx'
import { askedAt, eyeFor, eyeOnPlaces, trailsOf, waysTo } from './where.ts'
import { stacksWanted, wishOf } from './wishes.ts'

const BOX = { x: -2, y: -2, width: VIEW.width + 4, height: VIEW.height + 4 }
/** The room that the map has on a usual screen, and how much of it the card in its corner takes. */
const USUAL = { width: 1056, height: 822 } as const
const USUAL_CARD = { width: 372, height: 132 } as const

interface MapProps {
  readonly day: Day
  readonly notes: readonly Logged[]
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
  readonly hovered: ReadonlySet<Ref>
  readonly reach: ReadonlySet<Ref>
  readonly about: ReadonlySet<Ref>
  /** What stands above it, or lies over its corner. */
  readonly header: RefObject<HTMLElement | null>
}

/** The plotting table: south-east England, the Channel and the French coast, printed anew for each zoom. */
export function OperationsMap(props: MapProps) {
  const { day, notes, pause, lit, hovered, reach, about, header } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame, USUAL)
  const above = useSize(header, USUAL_CARD)
  const [zoom, setZoom] = useState(1)
  const [over, setOver] = useState<Ref>()
  // Whatever happens closes it.
  const [fan, setFan] = useState<{ readonly day: Day; readonly box: string }>()
  const fit = Math.min(width / BOX.width, height / BOX.height)
  const phone = isPhone(width)
  const print = useMemo(() => printFor(fit, zoom, phone), [fit, zoom, phone])
  const { unit, text } = print
  // Who is based where is the same all day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const still = useMemo(() => {
    // Where it is as wide as the map it stands above it.
    const card = above.width < width ? underCard(above, { width, height }, fit, zoom, unit) : undefined
    return stillFor(day, print, card)
  }, [day.pack, day.scenario, day.squadrons.length, print, above, width, height])
  // What has not moved stays where it stood.
  const before = useRef<Layout>(undefined)
  const layout = useMemo(() => layoutOf(day, still, before.current), [day, still])
  useEffect(() => {
    before.current = layout
  }, [layout])
  const stacks = useMemo(() => stacksWanted(day, pause, lit, reach), [day, pause, lit, reach])
  const placed = useMemo(() => platesFor(layout, stacks.map(wishOf)), [layout, stacks])
  const pieces = useMemo(
    () => [
      ...[...layout.stands.values(), ...layout.plaques.values()].flatMap(stand => [
        ...stand.slots,
        levelRect(stand.top, layout.print.text),
      ]),
      ...[...layout.flags.values()].flat(),
    ],
    [layout],
  )
  const plates = useMemo(
    () => placed.flatMap(stack => (stack?.card ? [stack.card] : (stack?.plates ?? []))),
    [placed],
  )
  const seen = useMemo(() => {
    const named = new Set(stacks.flatMap(({ space }, i) => (placed[i]?.card ? [space] : [])))
    return seenOn(day.pack, layout, pieces, { plates, named })
  }, [day.pack, layout, pieces, plates, stacks, placed])
  const boxes = useMemo(() => squadronsByBox(day), [day])
  const moved = useMemo(() => movedOf(day, notes), [day, notes])
  const plots = useMemo(() => day.raids.map(raid => plotOf(day, raid, notes, layout)), [day, notes, layout])
  const pointed = useMemo(() => (over === undefined ? hovered : new Set([over])), [over, hovered])
  const decided = moved.map(({ id }) => id)
  const shown = (box: string) => (boxes.get(box) ?? []).map(squadron => shownSquadron(day, squadron))
  // The number that somebody left behind is not read where something stands on it.
  const isRead = ({ word }: Away, berth: Rect | undefined) =>
    word !== undefined || ![...pieces, ...plates].some(plate => berth && covered(berth, plate) > 0)
  const onFan = useCallback(
    (box: string | undefined) => setFan(box === undefined ? undefined : { day, box }),
    [day],
  )
  const shut = useCallback(() => setFan(undefined), [])
  const isOpen = fan?.day === day
  useShut(isOpen, shut)
  const base = useMemo(() => <Ground pack={day.pack} />, [day.pack])
  const faint = useMemo(() => faintIn(day, pause), [day, pause])
  const eye = useMemo(
    () =>
      (phone &&
        eyeOnPlaces(placesFirst(day, pause), askedAt(day, layout, about), stacks, placed, {
          width,
          height,
        })) ||
      eyeFor(day, about, still, layout, foremostIn(day, pause), { width, height }),
    [day, about, still, layout, pause, phone, stacks, placed, width, height],
  )
  return (
    <div className="operations-map" ref={frame}>
      <PanZoom
        box={BOX}
        label="Map of south-east England"
        base={base}
        readable={leastZoom(fit, phone)}
        onZoom={setZoom}
      >
        <Areas pack={day.pack} areas={AREAS} />
        {stacks.map(({ space, plates }) => (
          <path
            key={space}
            className={plates.some(({ ref }) => pointed.has(ref)) ? 'reach reach-now' : 'reach'}
            d={AREAS[space]}
          />
        ))}
        <Faint value={faint}>
          <g transform={`scale(${1 / unit})`}>
            {eye && <circle className="eye" data-mark="about" cx={eye.x} cy={eye.y} r="2" />}
            <Plots plots={plots} />
            <Trails trails={trailsOf(day, layout, moved)} />
            <Lettering text={text} seen={seen} />
            <Targets day={day} layout={layout} seen={seen} />
            <TrackNames day={day} layout={layout} seen={seen} />
            <AtSea day={day} layout={layout} isRolled={region => isWeatherRolled(notes, pause, region)} />
            {stacks.map(({ space }, i) => {
              const stack = placed[i]
              return stack && <Stalk key={space} stack={stack} />
            })}
            {[...layout.stands].map(([box, stand]) => (
              <Pin key={box} level={spaceAndLevel(box).level} {...stand} />
            ))}
            {day.raids.map(raid => {
              const stand = layout.plaques.get(raid.number)
              return stand && <RaidPin key={raid.number} raid={raid} stand={stand} />
            })}
            {[...basedIn(day)].map(([space, based]) => {
              const field = layout.fields.get(space)
              return (
                field && (
                  <Airfield
                    key={space}
                    pack={day.pack}
                    space={space}
                    field={field}
                    based={based}
                    decided={decided}
                    ready={shown(`${space}/READY`)}
                    scramble={shown(`${space}/SCRAMBLE`)}
                    away={awayFrom(day, space).filter(one =>
                      isRead(one, field.slots[based.indexOf(one.squadron.id)]),
                    )}
                  />
                )
              )
            })}
            {[...layout.stands].map(([box, stand]) => (
              <StandingBox
                key={box}
                pack={day.pack}
                {...spaceAndLevel(box)}
                stand={stand}
                decided={decided}
                squadrons={shown(box)}
                onFan={onFan}
              />
            ))}
            {day.raids.map(raid => {
              const stand = layout.plaques.get(raid.number)
              return (
                stand && <Plaque key={raid.number} raid={shownRaid(day, raid)} stand={stand} text={text} />
              )
            })}
            {[...layout.stands].map(([box, { top }]) => (
              <PinLevel key={box} level={spaceAndLevel(box).level} top={top} text={text} />
            ))}
            {day.raids.map(raid => {
              const stand = spaceOf(raid) === undefined ? undefined : layout.plaques.get(raid.number)
              return (
                stand && (
                  <PinLevel
                    key={raid.number}
                    level={raid.altitude}
                    unknown={!raid.deployed}
                    top={stand.top}
                    text={text}
                  />
                )
              )
            })}
            {waysTo(day, layout, about, pointed, stacks, placed).map(way => (
              <Move key={`${way.from.x} ${way.from.y} ${way.to.x} ${way.to.y}`} {...way} />
            ))}
            {stacks.map((wanted, i) => {
              const stack = placed[i]
              return (
                stack && (
                  <Stack
                    key={wanted.space}
                    pack={day.pack}
                    wanted={wanted}
                    stack={stack}
                    text={text}
                    onOver={setOver}
                  />
                )
              )
            })}
            {[...layout.stands].map(
              ([box, stand]) =>
                stand.piled && (
                  <Fan
                    key={box}
                    pack={day.pack}
                    {...spaceAndLevel(box)}
                    stand={stand}
                    layout={layout}
                    open={isOpen && fan.box === box}
                    decided={decided}
                    squadrons={shown(box)}
                    onClose={shut}
                  />
                ),
            )}
          </g>
        </Faint>
      </PanZoom>
    </div>
  )
}

function spaceAndLevel(box: string): { readonly space: SpaceId; readonly level: Altitude } {
  const at = box.lastIndexOf('/')
  return { space: box.slice(0, at), level: box.slice(at + 1) as Altitude }
}
