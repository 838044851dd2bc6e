import { pointsMark } from '../../text/names.ts'
import type { Chart } from './scale.ts'

const TENS = [30, 20, 10, 0, -10, -20, -30] as const

/** RE-16.a Leads in tens: up is the Luftwaffe's side of the drawing, down Fighter Command's. */
export function Axis({ chart }: { readonly chart: Chart }) {
  const { left, right, top, bottom, y, british, german } = chart
  const caption = (words: string, from: number, to: number, side: 'luftwaffe' | 'raf') =>
    to - from > 7 * words.length && (
      <text
        className="eagle-war-season-side"
        data-for={side}
        textAnchor="middle"
        transform={`translate(11 ${(from + to) / 2}) rotate(-90)`}
      >
        {words}
      </text>
    )
  return (
    <>
      {TENS.filter(vp => vp < british && vp > german).map(vp => (
        <g key={vp}>
          <path className={vp === 0 ? 'eagle-war-season-zero' : ''} d={`M${left} ${y(vp)}H${right}`} />
          <text x={left - 11} y={y(vp) + 4} textAnchor="end">
            {pointsMark(vp)}
          </text>
        </g>
      ))}
      {caption('Luftwaffe', top, y(0), 'luftwaffe')}
      {caption('RAF', y(0), bottom, 'raf')}
    </>
  )
}
