import { usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { columnOf } from '../../rules/01-words/geometry.ts'
import { forceOf } from '../../rules/01-words/units.ts'
import { damageLevel, isShip, isSuppressed, surfaceAt, typeOf } from '../../rules/14-surface/surface.ts'
import type { Battle, Surface } from '../../state.ts'
import { useNow } from '../now.ts'
import { CELL, GROUND, GROUND_LINE, leftOf } from '../sky/places.ts'
import { SurfaceTip } from '../tips.tsx'
import { flakText } from './flak-text.ts'
import { SURFACE_SHAPES } from './surface-shapes.ts'

/** What stands on the ground or floats on the sea. */
export function SurfaceUnits({ battle }: { readonly battle: Battle }) {
  const inColumn = new Map<number, number>()
  const drops = new Map<number, number>()
  for (const { target } of battle.attacks) drops.set(target, (drops.get(target) ?? 0) + 1)
  for (const { square } of battle.surface)
    inColumn.set(columnOf(square), (inColumn.get(columnOf(square)) ?? 0) + 1)
  const placed = new Map<number, number>()
  return battle.surface.map(surface => {
    const column = columnOf(surface.square)
    const count = inColumn.get(column) ?? 1
    const place = placed.get(column) ?? 0
    placed.set(column, place + 1)
    const scale = count === 1 ? 1 : count === 2 ? 0.72 : 0.6
    const step = count === 1 ? 0 : CELL * (count === 2 ? 0.5 : 0.36)
    return (
      <g
        key={surface.no}
        transform={`translate(${leftOf(column) + CELL / 2 + (place - (count - 1) / 2) * step} ${GROUND_LINE + GROUND - 5}) scale(${scale})`}
      >
        <SurfacePiece
          battle={battle}
          surface={surface}
          drops={drops.get(surface.no) ?? 0}
          level={damageLevel(battle, surface)}
          suppressed={isSuppressed(battle, surface)}
        />
      </g>
    )
  })
}

/** Ratings longer than this are squeezed into their column. */
const LONG = 5

const SurfacePiece = memo(
  function SurfacePiece({
    battle,
    surface,
    drops,
    level,
    suppressed,
  }: {
    readonly battle: Battle
    readonly surface: Surface
    /** Loads dropped on it that have not been resolved yet. */
    readonly drops: number
    readonly level: string
    readonly suppressed: boolean
  }) {
    const type = typeOf(battle, surface)
    const state = [
      surface.hits > 0 && `${surface.hits} hits, ${level} damage`,
      suppressed && 'suppressed',
      surface.deadInTheWater && 'dead in the water',
      drops > 0 && `${drops} attacks to come`,
    ].filter(Boolean)
    const pick = usePick(`surface:${surface.no}`, [`${surface.name}, ${type.name}`, ...state].join(', '))
    const now = useNow()
    const tip = useTip(() => <SurfaceTip battle={now()} surface={surfaceAt(now(), surface.no)} />)
    const { nation } = forceOf(battle, surface.side)
    const flak = flakText(type.flak)
    return (
      <g className={`wl-surface wl-of-${nation}`} data-piece={`surface:${surface.no}`} {...pick} {...tip}>
        <rect className="wl-surface-mark" x="-19" y="-28" width="38" height="31" rx="3" />
        <path className="wl-surface-halo" d={SURFACE_SHAPES[type.kind]} />
        <path className="wl-surface-body" d={SURFACE_SHAPES[type.kind]} />
        {surface.deadInTheWater && isShip(battle, surface) && (
          <path className="wl-listing" d="M-16 1q4 -3 8 0t8 0t8 0t8 0" />
        )}
        {type.flak.length > 0 && (
          <text
            className={suppressed ? 'wl-flak-rating wl-silent' : 'wl-flak-rating'}
            x="-19"
            y="-20"
            fontSize="12.500"
            {...(flak.length > LONG && { textLength: 38, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {flak}
          </text>
        )}
        {surface.hits > 0 && (
          <g className="wl-hits" transform="translate(13 -20) scale(1.25)">
            <path d="M0 -9L2.500 -4L8.500 -5.500L5 0L8.500 5L2 4L0 9L-2 4L-8.500 5L-5 0L-8.500 -5.500L-2.500 -4Z" />
            <text y="3.600" fontSize="10" textAnchor="middle">
              {surface.hits}
            </text>
          </g>
        )}
        {drops > 0 && (
          <g className="wl-drops" transform="translate(0 -26)">
            {Array.from({ length: Math.min(drops, 4) }, (_, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: bombs are all alike
                key={i}
                d="M-1.600 -4H1.600L2 3L0 6L-2 3ZM-2.500 -6H2.500V-4H-2.500Z"
                transform={`translate(${(i - (Math.min(drops, 4) - 1) / 2) * 6} 0)`}
              />
            ))}
          </g>
        )}
      </g>
    )
  },
  (a, b) =>
    a.surface === b.surface && a.drops === b.drops && a.level === b.level && a.suppressed === b.suppressed,
)
