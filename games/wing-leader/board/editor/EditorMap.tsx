import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { standard } from '../../pack/index.ts'
import type { ScenarioSpec } from '../../pack/types.ts'
import { ALTITUDES, altitudeOf, COLUMNS, columnOf, nameOf, squareAt } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import { PICTURE, pictureOf } from '../sky/Picture.tsx'
import {
  ALL_ALTITUDES,
  ALL_COLUMNS,
  BOX,
  CELL,
  feetText,
  GROUND,
  GROUND_LINE,
  LEFT_MARGIN,
  leftOf,
  SKY_HEIGHT,
  SKY_WIDTH,
  squareUnder,
  TOP_MARGIN,
  topOf,
} from '../sky/places.ts'
import { SkyBase } from '../sky/SkyBase.tsx'
import { drawable, squaresIn } from './draft.ts'
import { BalloonPieces, GroundPieces, StartPieces } from './MapPieces.tsx'
import { type Tool, toolWords } from './tools.ts'

const MIDDLE = squareAt(12, 10)

const ARROWS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

const STEPS = [
  { key: 'ArrowLeft', sign: '←', words: 'One square left' },
  { key: 'ArrowRight', sign: '→', words: 'One square right' },
  { key: 'ArrowUp', sign: '↑', words: 'One square up' },
  { key: 'ArrowDown', sign: '↓', words: 'One square down' },
] as const

/** The sky of the scenario with all that is in it; a click, or the arrow keys and Enter, place what is in hand. */
export function EditorMap({
  scenario,
  tool,
  onSquare,
}: {
  readonly scenario: ScenarioSpec
  readonly tool: Tool
  /** `more`: beside what was chosen before. */
  onSquare(square: Square, more: boolean): void
}) {
  const [mark, setMark] = useState<Square>()
  const stroke = useRef<{ readonly adds: boolean; readonly at: Square }>(undefined)
  const { sky, raider, defender } = scenario
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the scenario is not drawn there
  const base = useMemo(() => <EditorSky scenario={drawable(scenario)} />, [sky, raider, defender])

  const isCloud = (square: Square) =>
    tool.use === 'cloud' &&
    sky.cloud.some(({ type, squares }) => type === tool.type && squaresIn(squares).includes(square))

  const press = (event: PointerEvent<SVGRectElement>) => {
    const square = squareOf(event)
    if (square === undefined || event.button !== 0 || event.pointerType === 'touch') return
    setMark(square)
    stroke.current = tool.use === 'cloud' ? { adds: !isCloud(square), at: square } : undefined
    onSquare(square, event.shiftKey)
  }
  /** A thumb that moves the map ends in no tap. */
  const tap = (event: PointerEvent<SVGRectElement>) => {
    const square = squareOf(event)
    if (square === undefined || event.pointerType !== 'touch') return
    setMark(square)
    onSquare(square, false)
  }
  const drag = (event: PointerEvent<SVGRectElement>) => {
    const square = squareOf(event)
    setMark(square)
    const now = event.buttons === 1 ? stroke.current : undefined
    if (!now || square === undefined || square === now.at) return
    stroke.current = { ...now, at: square }
    if (isCloud(square) !== now.adds) onSquare(square, false)
  }
  const step = (key: string) => {
    const way = ARROWS[key]
    if (way) setMark(moved(mark ?? MIDDLE, way))
  }
  const type = (event: KeyboardEvent) => {
    if (event.key in ARROWS) step(event.key)
    else if (event.key === 'Enter' || event.key === ' ') onSquare(mark ?? MIDDLE, event.shiftKey)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="wl-ed-map-box">
        <svg
          className="wl-editor-map"
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          role="application"
          aria-label="The map: arrow keys choose a square, Enter places there"
          aria-describedby="wl-ed-map-hand wl-ed-map-mark"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is worked with the arrow keys
          tabIndex={0}
          onKeyDown={type}
          onFocus={() => mark ?? setMark(MIDDLE)}
        >
          {base}
          <BalloonPieces scenario={scenario} />
          <GroundPieces scenario={scenario} tool={tool} />
          <StartPieces scenario={scenario} tool={tool} />
          {mark !== undefined && (
            <rect
              className="wl-ed-map-mark"
              x={leftOf(columnOf(mark)) + 1}
              y={topOf(altitudeOf(mark)) + 1}
              width={CELL - 2}
              height={CELL - 2}
              rx="3"
            />
          )}
          <rect
            className="wl-ed-map-hand"
            data-testid="editor-map"
            x={LEFT_MARGIN}
            y={TOP_MARGIN}
            width={SKY_WIDTH}
            height={SKY_HEIGHT + GROUND}
            onPointerDown={press}
            onPointerUp={tap}
            onPointerMove={drag}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setMark(undefined)}
          />
        </svg>
      </div>
      <div className="wl-ed-pad">
        {STEPS.map(({ key, sign, words }) => (
          <button key={key} type="button" aria-label={words} onClick={() => step(key)}>
            {sign}
          </button>
        ))}
        <button type="button" data-testid="editor-place" onClick={() => onSquare(mark ?? MIDDLE, false)}>
          Place at {nameOf(mark ?? MIDDLE)}
        </button>
      </div>
      <p className="wl-ed-map-words">
        <span id="wl-ed-map-hand">{toolWords(scenario, tool)}</span>
        <output id="wl-ed-map-mark" data-testid="editor-square">
          {mark === undefined ? '' : `${nameOf(mark)} · ${feetText(altitudeOf(mark))}`}
        </output>
      </p>
    </>
  )
}

/** The sky as the board shows it, with the names of columns and altitudes at its edges. */
function EditorSky({ scenario }: { readonly scenario: ScenarioSpec }) {
  return (
    <>
      <image className="wl-picture" href={pictureOf(scenario)} {...PICTURE} />
      <SkyBase scenario={scenario} pack={standard.id} />
      <g className="wl-ed-scale">
        {ALL_ALTITUDES.map(altitude => (
          <text key={altitude} x={LEFT_MARGIN - 8} y={topOf(altitude) + CELL / 2 + 5} textAnchor="end">
            {altitude}
          </text>
        ))}
        {ALL_COLUMNS.map(column => (
          <text key={column} x={leftOf(column) + CELL / 2} y={BOX.height - 5} textAnchor="middle">
            {String.fromCharCode(65 + column)}
          </text>
        ))}
      </g>
    </>
  )
}

function moved(square: Square, [across, up]: readonly [number, number]): Square {
  const within = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1)
  return squareAt(within(columnOf(square) + across, COLUMNS), within(altitudeOf(square) + up, ALTITUDES))
}

/** The square under the pointer; the ground belongs to altitude 0. */
function squareOf({ currentTarget, clientX, clientY }: PointerEvent<SVGRectElement>): Square | undefined {
  const matrix = currentTarget.getScreenCTM()
  if (!matrix) return undefined
  const y = Math.min((clientY - matrix.f) / matrix.d, GROUND_LINE - 1)
  return squareUnder((clientX - matrix.e) / matrix.a, y)
}
