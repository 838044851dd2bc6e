import { TipText, useLooked, usePick, useTip } from '@tallyho/kit'
import { createContext, memo, useContext, useEffect } from 'react'
import type { EscortType } from '../../pack/types.ts'
import type { Campaign, EscortMarker, Fighter, FighterNo } from '../../state.ts'
import { boxName, ESCORT_NAMES, STATION_NAMES } from '../../text/names.ts'
import { useDecided } from '../decided.ts'
import { escortSide, type Spot, spotsIn } from '../docks/layout.ts'
import type { Rect, Sheet } from '../docks/sheet.ts'
import { faceOf, fighterLabel } from '../shown.ts'
import { Aircraft } from './Aircraft.tsx'
import { type FaceSize, FighterFace, type FighterFaceProps } from './FighterFace.tsx'
import { useFighter } from './useFighter.tsx'

/** Where each fighter looked when it was last drawn: from there it turns. */
export const Headings = createContext(new Map<FighterNo, number>())

interface FighterPieceProps extends FighterFaceProps, Spot {
  readonly no: FighterNo
  readonly label: string
  readonly size: FaceSize
}

/** One aircraft that can be picked, looked at and explained. */
const FighterPiece = memo(function FighterPiece({ no, label, size, x, y, ...face }: FighterPieceProps) {
  const handlers = useFighter(no, label)
  const selected = useLooked(looks => looks.selected === no)
  const headings = useContext(Headings)
  const before = headings.get(no) ?? face.heading
  useEffect(() => {
    headings.set(no, face.heading)
  })
  const { width, height } = size
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g
        className={selected ? 'sr-fighter sr-fighter-selected' : 'sr-fighter'}
        data-piece={`fighter:${no}`}
        data-bow=""
        {...handlers}
      >
        <rect className="sr-ring" x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
        <FighterFace {...face} size={size} turnedBy={shortest(face.heading - before)} />
      </g>
    </g>
  )
})

/** The shorter way round. */
const shortest = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

interface EscortPieceProps extends Spot {
  readonly marker: EscortMarker
  readonly type: EscortType
  readonly side: number
  readonly print: number
  readonly heading: number
}

const EscortPiece = memo(function EscortPiece({
  marker,
  type,
  side,
  print,
  heading,
  x,
  y,
}: EscortPieceProps) {
  const { no, number, at } = marker
  const where = at in STATION_NAMES ? Reflect.get(STATION_NAMES, at) : boxName(at)
  const known = number === 0 ? 'number unseen' : `number ${number}`
  const pick = usePick(`escort:${no}`, `${ESCORT_NAMES[type]} escort, ${known}, ${where}`)
  const tip = useTip(() => (
    <TipText title={`${ESCORT_NAMES[type]} escort`}>
      <p>
        {number === 0
          ? 'Nobody has seen its number yet: it is drawn in its first combat.'
          : `Combat number ${number}.`}{' '}
        {String(where)}.
      </p>
    </TipText>
  ))
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className="sr-escort" data-piece={`escort:${no}`} {...pick} {...tip}>
        <rect className="sr-ring" x={-side / 2} y={-side / 2} width={side} height={side} rx="8" />
        <Aircraft type={type} size={side - 4} heading={heading} />
        {number > 0 && (
          <g className="sr-escort-number" transform={`translate(${side / 2 - 8} ${side / 2 - 8})`}>
            <circle r="7.500" />
            <text y={(print - 0.5) * 0.36} fontSize={print - 0.5}>
              {number}
            </text>
          </g>
        )}
      </g>
    </g>
  )
}, isAlike)

function isAlike(
  { marker: a, ...one }: EscortPieceProps,
  { marker: b, ...other }: EscortPieceProps,
): boolean {
  const same = (Object.keys(one) as (keyof typeof one)[]).every(key => one[key] === other[key])
  return same && a.no === b.no && a.number === b.number && a.at === b.at
}

/** Fighters and escorts that share a place: none lies under another. */
export function Pile({
  campaign,
  sheet,
  room,
  fighters,
  markers = [],
  type,
  heading = 0,
  size = sheet.piece,
}: {
  readonly campaign: Campaign
  readonly sheet: Sheet
  readonly room: Rect
  readonly fighters: readonly Fighter[]
  readonly markers?: readonly EscortMarker[]
  readonly type?: EscortType | undefined
  /** Where escorts look to. */
  readonly heading?: number
  /** Of a fighter. */
  readonly size?: FaceSize
}) {
  const side = escortSide(sheet)
  const cell = fighters.length > 0 ? size : { width: side, height: side }
  const spots = spotsIn(room, fighters.length + markers.length, cell)
  return (
    <>
      <Fighters campaign={campaign} size={size} fighters={fighters} spots={spots} />
      {type &&
        markers.map((marker, i) => (
          <EscortPiece
            key={marker.no}
            marker={marker}
            type={type}
            side={side}
            print={sheet.print}
            heading={heading}
            {...(spots[fighters.length + i] ?? { x: room.x, y: room.y })}
          />
        ))}
    </>
  )
}

/** Fighters, each at its spot. */
function Fighters({
  campaign,
  size,
  fighters,
  spots,
}: {
  readonly campaign: Campaign
  readonly size: FaceSize
  readonly fighters: readonly Fighter[]
  readonly spots: readonly Spot[]
}) {
  const decided = useDecided()
  return fighters.map((fighter, i) => (
    <FighterPiece
      key={fighter.no}
      no={fighter.no}
      label={fighterLabel(campaign, fighter, decided)}
      size={size}
      {...(spots[i] ?? { x: 0, y: 0 })}
      {...faceOf(campaign, fighter, decided)}
    />
  ))
}
