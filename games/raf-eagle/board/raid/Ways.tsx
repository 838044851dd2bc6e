import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { gruppenIn, squadronSpec, squadronsIn } from '../../rules/02-terms.ts'
import { isSquadron } from '../../rules/09-combat/leaving.ts'
import type { Campaign } from '../../state.ts'
import type { Fate } from './story.ts'

interface Way {
  readonly from: string
  readonly to: string
  readonly kind: 'rise' | 'home' | 'smoke' | 'bombs'
}

interface WaysProps {
  readonly campaign: Campaign
  readonly fates: readonly Fate[]
  /** Bombs are falling. */
  readonly bombs: boolean
}

/** The ways through the air: squadrons rise from their sectors, bombs fall, and who was hit leaves the box where it was. */
export function Ways(props: WaysProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const ways = waysOf(props)
  // Places are known only when they are laid out, and that changes with the size of the room.
  const draw = useEffectEvent(() => {
    const svg = drawing.current
    const air = svg?.parentElement
    if (!svg || !air) return
    // All are measured before the first is drawn, which would have everything laid out again.
    const lines = ways.map(way => lineOf(air, way))
    for (const [i, path] of [...svg.querySelectorAll('path')].entries()) {
      const line = lines[i] ?? ''
      if (path.getAttribute('d') !== line) path.setAttribute('d', line)
    }
  })
  useLayoutEffect(() => draw())
  useEffect(() => {
    const air = drawing.current?.parentElement
    if (!air) return
    const watcher = new ResizeObserver(() => draw())
    watcher.observe(air)
    return () => watcher.disconnect()
  }, [])
  return (
    <svg ref={drawing} className="eagle-ways" aria-hidden="true">
      {ways.map(({ from, to, kind }) => (
        <path key={`${from}>${to}`} className={`eagle-way-${kind}`} />
      ))}
    </svg>
  )
}

function waysOf({ campaign, fates, bombs }: WaysProps): readonly Way[] {
  const rising = squadronsIn(campaign, 'hunt', 'bomber').map((id): Way => {
    return {
      from: `[data-sector="${squadronSpec(campaign, id).sector}"]`,
      to: pieceOf(campaign, id),
      kind: 'rise',
    }
  })
  const leaving = fates.map(({ unit, to, box }): Way => {
    return {
      from: `[data-box="${box}"]`,
      to: pieceOf(campaign, unit),
      kind: to === 'inflight' ? 'home' : 'smoke',
    }
  })
  // RE-4.II.11 From everybody over the target.
  const falling = (bombs ? gruppenIn(campaign, 'bomber') : []).map((id): Way => {
    return { from: pieceOf(campaign, id), to: '.eagle-target-here', kind: 'bombs' }
  })
  return [...rising, ...leaving, ...falling]
}

function pieceOf(campaign: Campaign, unit: string): string {
  return `[data-piece="${isSquadron(campaign, unit) ? 'squadron' : 'gruppe'}:${unit}"]`
}

/** A curve from one thing to another, in pixels of the picture; nothing if one of them is not there. */
function lineOf(air: Element, { from, to, kind }: Way): string {
  const [start, end] = [air.querySelector(from), air.querySelector(to)]
  if (!start || !end) return ''
  const origin = air.getBoundingClientRect()
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()]
  const x = (box: DOMRect) => box.left + box.width / 2 - origin.left
  const y = (box: DOMRect) => box.top + box.height / 2 - origin.top
  // Bombs keep the way of the bomber for a while before they fall.
  if (kind === 'bombs') {
    const [left, top] = [x(a), a.bottom - origin.top]
    return `M${left} ${top}C${left} ${(top + y(b)) / 2} ${x(b)} ${(top + y(b)) / 2} ${x(b)} ${y(b)}`
  }
  const [x1, y1] = [x(a), kind === 'rise' ? a.top - origin.top : y(a)]
  const [x2, y2] = [x(b), kind === 'rise' ? b.bottom - origin.top : y(b)]
  return `M${x1} ${y1}Q${(x1 + 2 * x2) / 3} ${(2 * y1 + y2) / 3 + (kind === 'rise' ? 0 : 40)} ${x2} ${y2}`
}
