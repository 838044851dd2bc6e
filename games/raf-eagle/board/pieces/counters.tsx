import { CounterFace, CounterSvg, isSame, usePick, useTip } from '@tallyho/kit'
import { createContext, memo, type ReactNode, useContext } from 'react'
import type { BritishType, GermanType, GruppeId, SquadronId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { Silhouette } from './Silhouette.tsx'
import { type GruppeShown, type SquadronShown, shownGruppe, shownSquadron } from './shown.ts'
import { GruppeTip, SquadronTip } from './tips.tsx'

/** Letters on a counter, in its own units: 11 px and more on a counter of 36 px. */
const PRINT = 12.4

/** A line of print; one that would run over the edge is set narrower. */
function Print(props: {
  readonly x: number
  readonly y: number
  readonly room: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly size?: number
  readonly children: string
}) {
  const { x, y, room, anchor = 'middle', size = PRINT, children } = props
  const wide = [...children].reduce((sum, letter) => sum + (/[I/1 ]/.test(letter) ? 0.29 : 0.5), 0) * size
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      {...(wide > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {children}
    </text>
  )
}

const isFighter = (type: GermanType): boolean => type === 'Me 109' || type === 'Me 110'

/** RE-2.21 The face of a Gruppe: 40 x 40 units, part of a drawing. Corners and colour tell fighters from bombers. */
export function GruppeFace({ id, type, letter, elite, jabo, full, rating, bombing }: GruppeShown) {
  const fighter = isFighter(type)
  return (
    <CounterFace
      shape={fighter ? 'square' : 'cut'}
      tone={fighter ? 'eagle-fighter' : 'eagle-bomber'}
      reduced={!full}
    >
      <Print x={20} y={fighter ? 12 : 13} room={fighter ? 36 : 32} size={13.6}>
        {id}
      </Print>
      <Silhouette type={type} x={20} y={20.5} size={18} />
      {type === 'Me 109' && <path className="eagle-nose" d="M19 12.600A1 1.400 0 0 1 21 12.600V14.500H19Z" />}
      <Print x={3.5} y={37.5} room={11} anchor="start" size={17}>
        {String(rating)}
      </Print>
      <Print x={19} y={37.5} room={10} size={14}>
        {letter}
      </Print>
      <rect className="eagle-bombs" x="26" y="25.500" width="11.500" height="12" rx="2" />
      <text className="eagle-bombs-print" x="31.700" y="36.500" fontSize={14.5} textAnchor="middle">
        {bombing}
      </text>
      {elite && <path className="eagle-elite" d={STAR} />}
      {jabo && (
        <g className="eagle-jabo">
          <circle cx="8" cy="20" r="5" />
          <path d="M8 16.500V23M5.800 21L8 23.500L10.200 21" />
        </g>
      )}
    </CounterFace>
  )
}

const STAR =
  'M34 14l1.200 2.600 2.800.3-2.100 1.900.6 2.800-2.500-1.500-2.500 1.500.6-2.800-2.100-1.900 2.800-.3Z'

const TYPE_LETTERS: Readonly<Record<BritishType, string>> = { Spitfire: 'S', Hurricane: 'H', Blenheim: 'B' }

/** RE-2.21 The face of a squadron: 40 x 40 units, part of a drawing. */
export function SquadronFace({ id, sector, type, letter, full, ace, rating }: SquadronShown) {
  return (
    <CounterFace shape="round" tone="eagle-raf" reduced={!full}>
      <Print x={4} y={12.5} room={15} anchor="start" size={13}>
        {id}
      </Print>
      <Print x={36} y={12.5} room={10} anchor="end">
        {letter}
      </Print>
      <Print x={4.5} y={25} room={9} anchor="start">
        {TYPE_LETTERS[type]}
      </Print>
      <Silhouette type={type} x={23} y={20.5} size={19} />
      <Print x={4.5} y={37} room={11} anchor="start" size={14}>
        {String(rating)}
      </Print>
      <Print x={36.5} y={37} room={19} anchor="end">
        {sector}
      </Print>
      {ace && <path className="eagle-elite" d={STAR} />}
    </CounterFace>
  )
}

function gruppeLabel({ id, type, letter, elite, jabo, full, rating, bombing }: GruppeShown): string {
  const face = `${elite ? ', elite' : ''}${jabo ? ', with bombs' : ''}${full ? '' : ', reduced'}`
  return `${id}, ${type}, letter ${letter}, combat ${rating}, bombs ${bombing}${face}`
}

function squadronLabel({ id, sector, type, letter, full, ace, rating }: SquadronShown): string {
  return `Squadron ${id}, ${type}, ${sector}, letter ${letter}, combat ${rating}${ace ? ', ace' : ''}${full ? '' : ', reduced'}`
}

interface CounterProps<Id> {
  readonly campaign: Campaign
  readonly id: Id
  readonly size?: number
  /** A small plate over its corner: how many lie below, an hour. */
  readonly mark?: ReactNode
}

/** A Gruppe wherever it lies: it can be picked, glides and explains itself. */
export function GruppeCounter({ campaign, id, size = 40, mark }: CounterProps<GruppeId>) {
  return <Gruppe {...shownGruppe(campaign, id)} size={size} mark={mark} />
}

export function SquadronCounter({ campaign, id, size = 40, mark }: CounterProps<SquadronId>) {
  return <Squadron {...shownSquadron(campaign, id)} size={size} mark={mark} />
}

/** True where counters are listed once more, over the scene that they lie in: a piece is one thing in one place. */
export const Copied = createContext(false)

interface Laid {
  readonly size: number
  readonly mark: ReactNode
}

const Gruppe = memo(function Gruppe({ size, mark, ...gruppe }: GruppeShown & Laid) {
  const ref = `gruppe:${gruppe.id}`
  const pick = usePick(ref, gruppeLabel(gruppe))
  const isHeap = typeof mark === 'number'
  const tip = useTip(() => <GruppeTip {...gruppe} heap={isHeap ? mark : undefined} />)
  const copied = useContext(Copied)
  return (
    <div className="eagle-piece" data-piece={copied ? undefined : ref} {...pick} {...tip}>
      <CounterSvg size={size}>
        <GruppeFace {...gruppe} />
      </CounterSvg>
      {mark !== undefined && <b className="eagle-piece-mark">{isHeap ? `×${mark}` : mark}</b>}
    </div>
  )
}, isSame)

const Squadron = memo(function Squadron({ size, mark, ...squadron }: SquadronShown & Laid) {
  const ref = `squadron:${squadron.id}`
  const pick = usePick(ref, squadronLabel(squadron))
  const tip = useTip(() => <SquadronTip {...squadron} />)
  const copied = useContext(Copied)
  return (
    <div className="eagle-piece" data-piece={copied ? undefined : ref} {...pick} {...tip}>
      <CounterSvg size={size}>
        <SquadronFace {...squadron} />
      </CounterSvg>
      {mark !== undefined && <b className="eagle-piece-mark">{mark}</b>}
    </div>
  )
}, isSame)
