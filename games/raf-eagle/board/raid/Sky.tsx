import { memo } from 'react'
import type { Weather } from '../../pack/types.ts'
import { clouds, fields, HIGH, HORIZON, WIDE } from './landscape.ts'
import './sky.css'

const FIELDS = fields()
/** RE-A-22 As the weather over the target says. */
const BANKS: Readonly<Record<Weather, number>> = { clear: 3, patchy: 8, broken: 16 }
const COAST =
  'M410 706C424 676 452 660 458 640C464 622 486 612 488 598C492 584 508 576 520 566L540 556H1056V706Z'

/** The background: Kent and the Channel under the weather over the target. Drawn once. */
export const Sky = memo(function Sky({ weather }: { readonly weather: Weather }) {
  return (
    <svg
      className="eagle-sky"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="eagle-sky" x2="0" y2="1">
          <stop offset="0" className="eagle-sky-1" />
          <stop offset=".42" className="eagle-sky-2" />
          <stop offset=".72" className="eagle-sky-3" />
          <stop offset=".8" className="eagle-sky-4" />
        </linearGradient>
        <linearGradient id="eagle-channel" x2="0" y2="1">
          <stop offset="0" className="eagle-sea-1" />
          <stop offset="1" className="eagle-sea-2" />
        </linearGradient>
        <radialGradient id="eagle-sun" cx=".1" cy=".02" r=".75">
          <stop offset="0" className="eagle-sun-1" />
          <stop offset=".25" className="eagle-sun-2" />
          <stop offset="1" className="eagle-sun-3" />
        </radialGradient>
        <filter id="eagle-puff" x="-20%" y="-20%" width="140%" height="140%">
          <feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="3" result="t" />
          <feDisplacementMap
            in="SourceGraphic"
            in2="t"
            scale="40"
            xChannelSelector="R"
            yChannelSelector="G"
          />
          <feGaussianBlur stdDeviation="2.600" />
        </filter>
        <clipPath id="eagle-kent">
          <path d={COAST} />
        </clipPath>
      </defs>
      <rect width={WIDE} height={HIGH} fill="url(#eagle-sky)" />
      <rect width={WIDE} height={HIGH} fill="url(#eagle-sun)" />
      <g className="eagle-vapour">
        <path d="M300 150C380 60 470 30 520 80S470 200 400 170 380 60 520 40 700 90 690 150" />
        <path d="M260 90C340 130 430 190 520 160S640 60 600 30 470 60 500 130 640 190 760 110" />
        <path d="M330 40C420 20 560 100 620 180M20 60C140 90 260 80 420 110M760 40C700 80 650 130 560 140" />
      </g>
      <g filter="url(#eagle-puff)">
        {clouds(BANKS[weather]).map(({ heads, shade }) => (
          <g key={shade}>
            <path className="eagle-cloud" d={heads} />
            <path className="eagle-cloud-shade" d={shade} />
          </g>
        ))}
      </g>
      <rect y={HORIZON} width={WIDE} height={HIGH - HORIZON} fill="url(#eagle-channel)" />
      <path
        className="eagle-glint"
        d="M20 590H90M140 612H230M60 640H170M250 586H330M300 656H380M120 684H250"
      />
      <path className="eagle-shore" d={COAST} />
      <g className="eagle-fields" clipPath="url(#eagle-kent)">
        {FIELDS.map((d, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the landscape does not change
          <path key={i} className={`eagle-field-${i + 1}`} d={d} />
        ))}
      </g>
      <path
        className="eagle-cliff"
        d="M410 706C424 676 452 660 458 640C464 622 486 612 488 598C492 584 508 576 520 566L540 556L527 575C516 584 502 592 499 606C496 620 474 630 470 648C466 666 444 684 434 706Z"
      />
      <g className="eagle-airfield">
        <ellipse cx="860" cy="618" rx="84" ry="17" />
        <path d="M800 624L918 611M822 608L900 628" />
      </g>
    </svg>
  )
})
