import { BOX } from '../boxes/layout.ts'
import { landscapeOf } from './landscape.ts'

const GROUND = landscapeOf(1944)
/** Beyond the frame too, where the window is wider than the map. */
const FAR = { x: -500, y: -300, width: BOX.width + 1000, height: BOX.height + 600 }

/** A river that winds through the country, and a coast for the Mediterranean. */
const RIVER =
  'M-600 650C-300 560 -100 650 0 612C80 590 120 690 230 670S360 560 450 590S600 720 690 660S820 470 900 480S980 540 1040 520S1300 420 1600 500'
const COAST =
  'M1600 -400V200C1300 330 1200 250 1000 306C960 330 940 280 880 310S820 420 770 430S700 380 640 400S560 520 500 540S420 500 360 540S300 660 240 680S130 650 90 700S60 820 -40 840S-300 900 -600 860V-400Z'
const PUFFS = [
  [0, 0, 1],
  [0.9, 0.22, 0.72],
  [-0.85, 0.18, 0.66],
  [0.35, -0.45, 0.62],
  [1.6, 0.34, 0.42],
] as const

export function Landscape({ theatre }: { readonly theatre: 'mediterranean' | 'reich' }) {
  return (
    <g className={`sr-land sr-land-${theatre}`}>
      <rect className="sr-ground" {...FAR} />
      {GROUND.fields.map((d, tone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tones do not change
        <path key={tone} className={`sr-field sr-field-${tone}`} d={d} />
      ))}
      {GROUND.woods.map(({ x, y, r }) => (
        <path
          key={x}
          className="sr-wood"
          d={PUFFS.map(([px, py, size]) => circle(x + px * r, y + py * r, r * size)).join('')}
        />
      ))}
      {theatre === 'reich' ? (
        <>
          <path className="sr-river-bank" d={RIVER} />
          <path className="sr-river" d={RIVER} />
        </>
      ) : (
        <>
          <path className="sr-surf" d={COAST} />
          <path className="sr-sea" d={COAST} />
        </>
      )}
      <rect className="sr-haze" {...FAR} />
      {GROUND.clouds.map(({ x, y, r }) => (
        <g key={x} className="sr-cloud" transform={`translate(${x} ${y})`}>
          {PUFFS.map(([px, py, size]) => (
            <circle key={px} cx={px * r} cy={py * r} r={r * size} />
          ))}
        </g>
      ))}
    </g>
  )
}

function circle(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`
}
