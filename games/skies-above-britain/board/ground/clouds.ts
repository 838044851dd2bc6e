import type { Visibility } from '../../pack/types.ts'
import { HIGH, WIDE } from './country.ts'

/** Clouds by their heads: middle, then each head beside it with its size. */
const CLOUDS: readonly (readonly [
  x: number,
  y: number,
  heads: readonly (readonly [number, number, number])[],
])[] = [
  [
    900,
    170,
    [
      [0, 0, 60],
      [-66, 18, 44],
      [58, -26, 50],
      [20, 44, 46],
      [-30, -36, 40],
      [104, 16, 40],
      [-110, 30, 24],
    ],
  ],
  [
    110,
    520,
    [
      [0, 0, 48],
      [-56, 14, 40],
      [44, 24, 40],
      [8, -34, 34],
      [84, 34, 22],
    ],
  ],
  [
    972,
    620,
    [
      [0, 0, 50],
      [56, -24, 44],
      [-44, 26, 36],
      [34, 40, 42],
      [-80, 44, 20],
    ],
  ],
  [
    150,
    200,
    [
      [0, 0, 30],
      [36, 10, 26],
      [-30, 12, 22],
    ],
  ],
  [
    560,
    30,
    [
      [0, -6, 34],
      [48, 4, 28],
      [-44, 4, 26],
    ],
  ],
  [
    440,
    780,
    [
      [0, 0, 34],
      [38, 8, 28],
      [-36, 10, 24],
    ],
  ],
  [
    690,
    330,
    [
      [0, 0, 44],
      [52, 12, 36],
      [-46, 14, 34],
      [6, -28, 30],
    ],
  ],
  [
    330,
    330,
    [
      [0, 0, 50],
      [-50, 16, 38],
      [50, 8, 40],
      [10, 34, 36],
    ],
  ],
  [
    720,
    760,
    [
      [0, 0, 46],
      [54, 6, 34],
      [-48, 10, 38],
    ],
  ],
]

/** SAB-INT-07 How many of them there are: clouds matter, so none is drawn where there are none. */
const BANKS: Readonly<Record<Visibility, number>> = { clear: 0, haze: 0, clouds: CLOUDS.length }

/** Their light and their edges. */
const FILTERS = `<filter id="cloud" x="-25%" y="-30%" width="150%" height="160%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".014" numOctaves="5" seed="11" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="74" xChannelSelector="R" yChannelSelector="G" result="d"/><feGaussianBlur in="d" stdDeviation="2.2" result="s"/><feGaussianBlur in="d" stdDeviation="14" result="b"/><feDiffuseLighting in="b" surfaceScale="26" diffuseConstant="1.06" lighting-color="#fffaf0" result="l"><feDistantLight azimuth="228" elevation="56"/></feDiffuseLighting><feComponentTransfer in="l" result="l2"><feFuncR type="linear" slope=".42" intercept=".62"/><feFuncG type="linear" slope=".38" intercept=".66"/><feFuncB type="linear" slope=".31" intercept=".73"/></feComponentTransfer><feComposite in="l2" in2="s" operator="in"/></filter><filter id="shadow" x="-25%" y="-30%" width="150%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>`

/** The clouds of a day with their shadows, as the text of an SVG file. */
export function clouds(visibility: Visibility): string {
  const there = CLOUDS.slice(0, BANKS[visibility]).map(heads)
  const shadows = `<g fill="#22384a" opacity=".3" filter="url(#shadow)" transform="translate(46 58)">${there.join('')}</g>`
  const lit = there.map(cloud => `<g fill="#fff" filter="url(#cloud)">${cloud}</g>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}"><defs>${FILTERS}</defs>${shadows}${lit}</svg>`
}

function heads([x, y, list]: (typeof CLOUDS)[number]): string {
  return list.map(([dx, dy, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r}"/>`).join('')
}
