import { TipText, useLooked, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { EscortType } from '../../pack/types.ts'
import type { Campaign, EscortMarker, Fighter, FighterNo } from '../../state.ts'
import { boxName, ESCORT_NAMES, STATION_NAMES } from '../../text/names.ts'
import { type Rect, spotsIn } from '../boxes/layout.ts'
import { useDecided } from '../decided.ts'
import { faceOf, fighterLabel } from '../shown.ts'
import { EscortFace, FighterFace, type FighterFaceProps } from './FighterFace.tsx'
import { useFighter } from './useFighter.tsx'

const SIDE = 40

interface FighterPieceProps extends FighterFaceProps {
  readonly no: FighterNo
  readonly label: string
}

/** One counter that can be picked, looked at and explained. */
const FighterPiece = memo(function FighterPiece({ no, label, ...face }: FighterPieceProps) {
  const handlers = useFighter(no, label)
  const selected = useLooked(looks => looks.selected === no)
  return (
    <g
      className={selected ? 'sr-fighter sr-fighter-selected' : 'sr-fighter'}
      data-piece={`fighter:${no}`}
      {...handlers}
    >
      <rect className="sr-ring" x="-22.500" y="-22.500" width="45" height="45" rx="7" />
      <g transform="translate(-20 -20)">
        <FighterFace {...face} />
      </g>
    </g>
  )
})

interface EscortPieceProps {
  readonly marker: EscortMarker
  readonly type: EscortType
}

const EscortPiece = memo(function EscortPiece({ marker, type }: EscortPieceProps) {
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
    <g className="sr-escort" data-piece={`escort:${no}`} {...pick} {...tip}>
      <rect className="sr-ring" x="-22.500" y="-22.500" width="45" height="45" rx="10" />
      <g transform="translate(-20 -20)">
        <EscortFace type={type} number={number} />
      </g>
    </g>
  )
})

/** Fighters and escorts that share a place, as large as they can be. */
export function Pile({
  campaign,
  room,
  fighters,
  markers = [],
  type,
  largest = 46,
}: {
  readonly campaign: Campaign
  readonly room: Rect
  readonly fighters: readonly Fighter[]
  readonly markers?: readonly EscortMarker[]
  readonly type?: EscortType | undefined
  readonly largest?: number
}) {
  const decided = useDecided()
  const { size, spots } = spotsIn(room, fighters.length + markers.length, largest)
  const place = (i: number) => {
    const { x, y } = spots[i] ?? { x: room.x, y: room.y }
    return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / (SIDE + 5)).toFixed(3)})`
  }
  return (
    <>
      {fighters.map((fighter, i) => (
        <g key={`f${fighter.no}`} transform={place(i)}>
          <FighterPiece
            no={fighter.no}
            label={fighterLabel(campaign, fighter, decided)}
            {...faceOf(campaign, fighter, decided)}
          />
        </g>
      ))}
      {type &&
        markers.map((marker, i) => (
          <g key={`e${marker.no}`} transform={place(fighters.length + i)}>
            <EscortPiece marker={marker} type={type} />
          </g>
        ))}
    </>
  )
}
