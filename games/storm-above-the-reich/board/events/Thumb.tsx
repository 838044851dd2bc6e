import type { ReactNode } from 'react'
import type { Formation } from '../../pack/index.ts'
import type { Position } from '../../pack/types.ts'
import { ALTITUDE_NAMES } from '../../text/names.ts'
import './pictures.css'

/** A B-24 from above, nose up, in a box of 2 by 2. */
const LIBERATOR =
  'M0-.62C.07-.62.1-.5.1-.36L.1-.2 .95-.1 .95.02 .1.06 .07.42 .34.47 .34.58-.34.58-.34.47-.07.42-.1.06-.95.02-.95-.1-.1-.2-.1-.36C-.1-.5-.07-.62 0-.62Z'

/** Cells are diamonds, nose up (SR-Q-50). */
export const cellX = (a: number, b: number): number => a - b
export const cellY = (a: number, b: number): number => -(a + b)

/** A small picture of a formation: which bombers, which spaces are meant. */
export function Thumb({
  plan,
  label,
  width = 150,
  bombers = {},
  spaces = {},
  levels = false,
  children,
}: {
  readonly plan: Formation
  readonly label: string
  readonly width?: number
  /** Class of a bomber, by id. */
  readonly bombers?: Readonly<Record<string, string>>
  /** Class of a space, by id. */
  readonly spaces?: Readonly<Record<string, string>>
  readonly levels?: boolean
  readonly children?: ReactNode
}) {
  const box = boundsOf(plan)
  return (
    <svg
      className="sr-thumb"
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      width={width}
      role="img"
      aria-label={label}
    >
      {plan.spaces.map(space => {
        const [x, y] = [cellX(space.a, space.b), cellY(space.a, space.b)]
        const kind = space.elements.length > 1 ? 'overlap' : space.elements.length === 0 ? 'outside' : 'cell'
        return (
          <g key={space.id} className={`sr-thumb-${kind} ${spaces[space.id] ?? ''}`}>
            <path d={`M${x} ${y - 1}l1 1-1 1-1-1Z`} />
            {levels && (
              <text x={x} y={y + (space.notes.length > 0 ? 0.2 : 0.26)}>
                {space.level}
              </text>
            )}
            {levels && space.notes.length > 0 && (
              <text className="sr-thumb-note" x={x} y={y + 0.56}>
                {space.notes.map(noteText).join(' ')}
              </text>
            )}
          </g>
        )
      })}
      {plan.places.map(({ id, p, q }) => (
        <g
          key={id}
          className={`sr-thumb-bomber ${bombers[id] ?? ''}`}
          transform={`translate(${p - q} ${-(p + q) + 1})`}
        >
          <path d={LIBERATOR} transform="scale(.62)" />
          {levels && <text y=".56">{id}</text>}
        </g>
      ))}
      {children}
    </svg>
  )
}

type Note = Formation['spaces'][number]['notes'][number]

/** `+1 H` above the bombers, `+1 ⚓T` while the tail is anchored. */
function noteText(note: Note): string {
  const by = note.by > 0 ? `+${note.by}` : `−${-note.by}`
  if ('when' in note) return `${by} ${ALTITUDE_NAMES[note.when].slice(0, note.when === 'level' ? 3 : 1)}`
  return `${by} ⚓${ANCHORS[note.anchored]}`
}

const ANCHORS: Readonly<Record<Position, string>> = { nose: 'N', right: '2–4', tail: 'T', left: '8–10' }

export function boundsOf({ spaces }: Formation) {
  const xs = spaces.map(({ a, b }) => cellX(a, b))
  const ys = spaces.map(({ a, b }) => cellY(a, b))
  const [left, top] = [Math.min(...xs) - 1.2, Math.min(...ys) - 1.2]
  return { left, top, width: Math.max(...xs) + 1.2 - left, height: Math.max(...ys) + 1.2 - top }
}
