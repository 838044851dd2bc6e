import type { BoxId } from '../../pack/types.ts'
import { box } from '../../rules/05-map/boxes.ts'
import type { Way } from '../question.ts'
import type { Layout } from './layout.ts'
import { middleOf, type Rect } from './sheet.ts'

/** What each box costs that the fighter in question could go to. */
export function Prices({ ways, layout }: { readonly ways: readonly Way[]; readonly layout: Layout }) {
  const { print } = layout.sheet
  // What is free needs no tag: its box is lit.
  const paid = ways.filter(({ tp }) => tp > 0)
  return (
    <g className="sr-prices">
      {paid.map(({ to, tp }) => {
        const dock = layout.docks.get(to)
        if (!dock) return undefined
        const { x, y } = priceSpot(to, dock.rect, print)
        return (
          <g key={to} className="sr-price" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <rect
              x={-print * 1.6}
              y={-print * 0.72}
              width={print * 3.2}
              height={print * 1.44}
              rx={print * 0.72}
            />
            <text y={print * 0.36} fontSize={print}>
              {tp} TP
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Beyond the inner edge of the box, clear of its name and of the names in it; below the word of a way in. */
function priceSpot(to: BoxId, rect: Rect, print: number): { readonly x: number; readonly y: number } {
  const { x, y } = middleOf(rect)
  const { kind, position } = box(to)
  if (kind === 'approach') return { x, y: y + print * 0.9 }
  if (position === 'left') return { x: rect.x + rect.width + print * 1.7, y }
  if (position === 'right') return { x: rect.x - print * 1.7, y }
  return { x, y: position === 'tail' ? rect.y - print * 0.8 : rect.y + rect.height + print * 0.8 }
}
