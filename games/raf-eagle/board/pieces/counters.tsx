import { CounterFace, CounterSvg, isSame, usePick, useTip } from '@tallyho/kit'
import { createContext, memo, useContext } from 'react'
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

/** The ground of the name, within the outline of each kind. */
const BANDS = {
  fighter: 'M3 1H37A2 2 0 0 1 39 3V15H1V3A2 2 0 0 1 3 1Z',
  bomber: 'M7 1H33L39 7V15H1V7Z',
} as const

/**
 * RE-2.21 The face of a Gruppe: 40 x 40 units, part of a drawing. Corners and colour tell fighters from bombers. Each thing has
 * ground of its own: the name a band, the rating the left, letter and bombs the right, the aircraft what is between.
 */
export function GruppeFace({ id, type, letter, elite, jabo, full, rating, bombing }: GruppeShown) {
  const kind = isFighter(type) ? 'fighter' : 'bomber'
  return (
    <CounterFace shape={kind === 'fighter' ? 'square' : 'cut'} tone={`eagle-${kind}`} reduced={!full}>
      <path className="eagle-name-band" d={BANDS[kind]} />
      <Print x={20} y={13} room={kind === 'fighter' ? 35 : 33} size={13.2}>
        {id}
      </Print>
      <Silhouette type={type} x={19.5} y={27} size={18} />
      {type === 'Me 109' && (
        <path className="eagle-nose" d="M18.500 19.100A1 1.400 0 0 1 20.500 19.100V21H18.500Z" />
      )}
      <Print x={4} y={36} room={9} anchor="start" size={16}>
        {String(rating)}
      </Print>
      <Print x={32} y={25} room={10} size={13.2}>
        {letter}
      </Print>
      <rect className="eagle-bombs" x="26.800" y="26" width="10.200" height="11" rx="1.800" />
      <text className="eagle-bombs-print" x="31.900" y="36" fontSize={13.5} textAnchor="middle">
        {bombing}
      </text>
      {elite && <path className="eagle-elite" d={STAR} transform="translate(-27.500 1)" />}
      {jabo && (
        <g className="eagle-jabo" transform="translate(11.500 14)">
          <circle cx="8" cy="20" r="4.500" />
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
}

interface Heaped {
  /** What stands on the tab beside the face: how many lie there. */
  readonly mark?: string | number | undefined
  /** And below that. */
  readonly more?: string | undefined
}

/** A Gruppe wherever it lies: it can be picked, glides and explains itself. */
export function GruppeCounter({ campaign, id, size = 40, mark, more }: CounterProps<GruppeId> & Heaped) {
  return <Gruppe {...shownGruppe(campaign, id)} size={size} mark={mark} more={more} />
}

export function SquadronCounter({ campaign, id, size = 40 }: CounterProps<SquadronId>) {
  return <Squadron {...shownSquadron(campaign, id)} size={size} />
}

/** True where counters are listed once more, over the scene that they lie in: a piece is one thing in one place. */
export const Copied = createContext(false)

const Gruppe = memo(function Gruppe({
  size,
  mark,
  more,
  ...gruppe
}: GruppeShown & Heaped & { readonly size: number }) {
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
      {mark !== undefined && (
        <span className="eagle-tab">
          <b>{isHeap ? `×${mark}` : mark}</b>
          {more !== undefined && <small>{more}</small>}
        </span>
      )}
    </div>
  )
}, isSame)

const Squadron = memo(function Squadron({ size, ...squadron }: SquadronShown & { readonly size: number }) {
  const ref = `squadron:${squadron.id}`
  const pick = usePick(ref, squadronLabel(squadron))
  const tip = useTip(() => <SquadronTip {...squadron} />)
  const copied = useContext(Copied)
  return (
    <div className="eagle-piece" data-piece={copied ? undefined : ref} {...pick} {...tip}>
      <CounterSvg size={size}>
        <SquadronFace {...squadron} />
      </CounterSvg>
    </div>
  )
}, isSame)
