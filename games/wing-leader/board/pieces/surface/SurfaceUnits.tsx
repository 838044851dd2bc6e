import { usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { SurfaceKind } from '../../../pack/types.ts'
import { columnOf } from '../../../rules/01-words/geometry.ts'
import { forceOf } from '../../../rules/01-words/units.ts'
import { damageLevel, isShip, isSuppressed, surfaceAt, typeOf } from '../../../rules/14-surface/surface.ts'
import type { Battle } from '../../../state.ts'
import { useNow } from '../../now.ts'
import { CELL, GROUND_LINE, leftOf } from '../../sky/places.ts'
import { SurfaceTip } from '../../tips.tsx'
import { flakName } from './flak-text.ts'
import { SURFACE_SHAPES } from './surface-shapes.ts'

/** Height of a row on the ground, the units that a letter of a name takes up, and the letters that there is room for. */
const ROW = 45
const LETTER = 6.1
const LONGEST = 28
const LEAST = 66

interface Stand {
  x: number
  readonly y: number
  readonly wide: number
}

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

/** Where surface units stand: over their columns, in two rows, as near as their names allow. */
export function standsOf(
  units: readonly { readonly column: number; readonly name: string }[],
): readonly Stand[] {
  const stands = units.map(({ column, name }) => ({
    x: leftOf(column) + CELL / 2,
    y: 0,
    wide: Math.max(LEAST, shortened(name).length * LETTER + 8),
  }))
  const order = stands.toSorted((a, b) => a.x - b.x)
  const placed = stands.map(stand => ({ ...stand, y: GROUND_LINE + 30 + (order.indexOf(stand) % 2) * ROW }))
  for (let round = 0; round < 60; round++)
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1)) {
        const over = (a.wide + b.wide) / 2 - Math.abs(b.x - a.x)
        if (a.y !== b.y || over <= 0) continue
        const way = b.x < a.x ? -1 : 1
        a.x -= (way * over) / 2
        b.x += (way * over) / 2
      }
  return placed
}

/** What stands on the ground or floats on the sea. */
export function SurfaceUnits({ battle }: { readonly battle: Battle }) {
  const drops = new Map<number, number>()
  for (const { target } of battle.attacks) drops.set(target, (drops.get(target) ?? 0) + 1)
  const stands = standsOf(battle.surface.map(({ square, name }) => ({ column: columnOf(square), name })))
  return battle.surface.map((surface, i) => {
    const type = typeOf(battle, surface)
    const { x, y, wide } = stands[i] ?? { x: 0, y: 0, wide: LEAST }
    return (
      <SurfacePiece
        key={surface.no}
        no={surface.no}
        x={x}
        y={y}
        wide={wide}
        column={leftOf(columnOf(surface.square)) + CELL / 2}
        name={surface.name}
        type={type.name}
        kind={type.kind}
        flak={flakName(type.flak)}
        nation={forceOf(battle, surface.side).nation}
        hits={surface.hits}
        drops={drops.get(surface.no) ?? 0}
        level={damageLevel(battle, surface)}
        suppressed={isSuppressed(battle, surface)}
        dead={surface.deadInTheWater}
        afloat={isShip(battle, surface)}
      />
    )
  })
}

interface PieceProps {
  readonly no: number
  readonly x: number
  readonly y: number
  readonly wide: number
  /** The middle of its column. */
  readonly column: number
  readonly name: string
  readonly type: string
  readonly kind: SurfaceKind
  readonly flak: string
  readonly nation: string
  readonly hits: number
  /** Loads dropped on it that have not been resolved yet. */
  readonly drops: number
  readonly level: string
  readonly suppressed: boolean
  readonly dead: boolean
  readonly afloat: boolean
}

const SurfacePiece = memo(function SurfacePiece(props: PieceProps) {
  const { no, x, y, wide, column, name, hits, drops, level, suppressed, dead, flak } = props
  const state = [
    hits > 0 && `${hits} hits, ${level} damage`,
    suppressed && 'suppressed',
    dead && 'dead in the water',
    drops > 0 && `${drops} attacks to come`,
  ].filter(Boolean)
  const pick = usePick(`surface:${no}`, [`${name}, ${props.type}`, ...state].join(', '))
  const now = useNow()
  const tip = useTip(() => <SurfaceTip battle={now()} surface={surfaceAt(now(), no)} />)
  const shape = SURFACE_SHAPES[props.kind]
  return (
    <>
      {/* The column it stands in. */}
      <path
        className="wl-stand"
        d={`M${column} ${GROUND_LINE}l-5 -7h10ZM${column} ${GROUND_LINE}V${y - 12}`}
      />
      <g
        className={`wl-surface wl-of-${props.nation}`}
        transform={`translate(${x} ${y})`}
        data-piece={`surface:${no}`}
        {...pick}
        {...tip}
      >
        <rect className="wl-surface-mark" x={-wide / 2} y="-29" width={wide} height={ROW - 1} rx="5" />
        {props.afloat && <path className="wl-wake" d="M-34 2q8 -3 16 0t16 0t16 0t16 0" />}
        <path
          className="wl-surface-body"
          d={shape}
          transform={dead ? 'scale(1.1) rotate(7)' : 'scale(1.1)'}
        />
        {hits > 0 && <path className="wl-smoke" d="M-4 -14C-14 -22 -2 -28 -14 -36C-6 -44 -22 -46 -16 -56" />}
        <text className="wl-surface-name" y="13" fontSize="13.500">
          {shortened(name)}
        </text>
        {flak !== '' && (
          <text
            className={suppressed ? 'wl-flak-rating wl-silent' : 'wl-flak-rating'}
            x={-wide / 2 + 2}
            y="-11"
            fontSize="13.500"
          >
            {flak}
          </text>
        )}
        {hits > 0 && (
          <g className="wl-hits" transform={`translate(${wide / 2 - 12} -17)`}>
            <path d="M0 -12L3.300 -5.300L11.300 -7.300L6.700 0L11.300 6.700L2.700 5.300L0 12L-2.700 5.300L-11.300 6.700L-6.700 0L-11.300 -7.300L-3.300 -5.300Z" />
            <text y="4.500" fontSize="13" textAnchor="middle">
              {hits}
            </text>
          </g>
        )}
        {drops > 0 && (
          <g className="wl-drops" transform="translate(6 -30)">
            {Array.from({ length: Math.min(drops, 4) }, (_, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: bombs are all alike
                key={i}
                d="M-2 -5H2L2.500 4L0 8L-2.500 4ZM-3 -8H3V-5H-3Z"
                transform={`translate(${(i - (Math.min(drops, 4) - 1) / 2) * 9} 0)`}
              />
            ))}
          </g>
        )}
      </g>
    </>
  )
})
