import type { BoardModule, BoardProps } from '@tallyho/kit/board.ts'
import { ALTITUDES, type Battle, isFlying, type Plane } from '../state.ts'
import { planeName } from '../text.ts'
import type { Notes } from '../vocabulary.ts'
import './board.css'

/** Where the rows of a side begin, in a drawing that fills a phone as well. */
const TOP = { raf: 310, luftwaffe: 34 }
const HIGH = 82

function Board(props: BoardProps<Battle>) {
  const { state, lit, hovered, onPick, onHover } = props
  const handles = (ref: string, name: string) => ({
    'aria-label': name,
    className: hovered.has(ref) ? 'hovered' : '',
    onPointerEnter: () => onHover(ref),
    onPointerLeave: () => onHover(undefined),
    ...(lit.has(ref) && {
      role: 'button',
      tabIndex: 0,
      onClick: () => onPick(ref),
      onKeyDown: ({ key }: { key: string }) => key === 'Enter' && onPick(ref),
    }),
  })
  return (
    <svg viewBox="0 0 520 500" className="sample-board">
      <title>{state.sky === 'cloud' ? 'The battle, in cloud' : 'The battle, under a clear sky'}</title>
      <rect width="520" height="500" className={`sample-sky ${state.sky}`} />
      {ALTITUDES.map((altitude, i) => (
        <g key={altitude} {...handles(`altitude:${altitude}`, altitude)}>
          <rect x={110 + i * 105} y="224" width="90" height="48" rx="6" className="sample-raf" />
          <text x={155 + i * 105} y="254">
            {altitude}
          </text>
        </g>
      ))}
      {(['raf', 'luftwaffe'] as const).map(side => (
        <text key={side} x="260" y={TOP[side] - 12}>
          {`${side === 'raf' ? 'RAF' : 'Luftwaffe'}, ${state.altitude[side]}`}
        </text>
      ))}
      {state.planes.map(plane => {
        const { x, y, width } = placeOf(state, plane)
        return (
          <g key={plane.id} {...handles(`plane:${plane.id}`, nameOf(state, plane))}>
            <rect x={x} y={y} width={width} height={HIGH} rx="6" className={`sample-${plane.side}`} />
            <text x={x + width / 2} y={y + 30}>
              {planeName(plane.id)}
            </text>
            <text x={x + width / 2} y={y + 60}>
              {isFlying(state, plane) ? '●'.repeat(plane.hits) : '✕'}
              {plane.breaking && ' ⤵'}
              {state.ace[plane.side] === plane.id && ' ★'}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Planes of a side stand in two rows, closer if there are many. */
function placeOf({ planes }: Battle, { id, side }: Plane) {
  const all = planes.filter(plane => plane.side === side)
  const i = all.findIndex(plane => plane.id === id)
  const across = Math.max(4, Math.ceil(all.length / 2))
  const apart = 504 / across
  return {
    x: 12 + (i % across) * apart,
    y: TOP[side] + Math.floor(i / across) * (HIGH + 8),
    width: apart - 12,
  }
}

function nameOf(state: Battle, plane: Plane): string {
  return `${planeName(plane.id)}, ${isFlying(state, plane) ? `${plane.hits} hits` : 'shot down'}`
}

export const board: BoardModule<Battle, Notes> = {
  Board,
  events: {},
  sounds: () => import('./sounds.ts').then(({ SOUNDS }) => SOUNDS),
  manners: {},
  guide: async () => (await import('../guide.ts')).guide,
  components: async () => () => <p>Planes and chits are designed for this table.</p>,
  Final: ({ result, words }) => (
    <dl>
      {Object.entries(result.figures).map(([figure, value]) => (
        <div key={figure}>
          <dt>{words.figure(figure)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ),
  phases: [
    { title: 'Set-up', steps: ['aces'] },
    { title: 'Round', steps: ['sky', 'altitude', 'fire'] },
  ],
  lessons: async () => [
    {
      on: 'altitude',
      title: 'Offering battle',
      text: 'High beats middle, middle beats low, low slips under high. Both seats choose in secret.',
      rules: ['SMP-4.a', 'SMP-4.b'],
    },
  ],
  glossary: async () => ({
    ace: 'The plane that is worth most: whoever shoots it down scores three points for it instead of one.',
    'break|breaking': 'To turn away hard instead of firing. Shots at this plane get −1 until it acts again.',
  }),
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
