import { dice } from '@tallyho/kit'

/** Kent and the Strait of Dover from above, as one drawing that is made once and shown as a picture. */

/** Size of the drawing. */
export const WIDE = 1056
export const HIGH = 856

type Point = readonly [x: number, y: number]

const LAND =
  'M-20 -20H1080V168C1046 180 1020 206 1010 236C1000 262 968 262 944 276C916 292 900 316 906 344C914 384 928 412 932 452C936 496 930 532 908 566C884 600 846 616 812 634C790 646 762 650 738 664C704 684 680 704 646 722C606 742 566 752 540 776C520 796 508 826 500 880H-20Z'
const RIVER =
  'M-10 452C90 430 120 380 210 372S330 300 420 268S560 196 640 196S760 262 820 262S880 300 920 300'
const RAILWAY = 'M-10 300C200 330 400 500 560 560S760 590 812 634'
const ROADS = [
  'M-10 120C160 160 420 120 560 170S760 480 800 640',
  'M560 170C620 110 720 60 1060 40',
  'M560 170C480 320 520 520 640 722',
  'M-10 640C140 600 300 640 420 560S700 420 932 440',
  'M250 -10C260 140 210 300 260 470S330 760 300 880',
]
/** Where, how many houses, how far around. */
const TOWNS = [
  [566, 170, 90, 44],
  [790, 628, 60, 34],
  [640, 705, 46, 30],
  [908, 470, 34, 22],
  [260, 470, 18, 14],
  [420, 560, 16, 13],
  [700, 430, 14, 12],
  [150, 150, 18, 15],
  [880, 70, 16, 14],
  [330, 690, 16, 14],
] as const
const SHIPS = [
  [930, 640, -30],
  [1000, 560, -24],
  [860, 790, 150],
  [985, 760, -28],
] as const
const CROPS = [
  '#d8c47f',
  '#cfb76d',
  '#e2d299',
  '#d9cb8d',
  '#a9bb78',
  '#9bb06c',
  '#b4c288',
  '#8fa664',
  '#9db574',
  '#c5b27c',
  '#b9a377',
  '#e6d9a8',
  '#86a061',
]
const ROOFS = ['#b5694b', '#a85b40', '#c58a67', '#8d7b6a', '#d8c6a8']

const DEFS = `<defs>
<linearGradient id="sea" x2="1" y2="1"><stop stop-color="#a9ccc9"/><stop offset=".35" stop-color="#7fb0b6"/><stop offset="1" stop-color="#5b92a3"/></linearGradient>
<pattern id="orchard" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><circle cx="4.5" cy="4.5" r="2.3" fill="#5c7a45"/><circle cx="5" cy="5.3" r="2.3" fill="#3f5a34" opacity=".35"/></pattern>
<pattern id="wood" width="13" height="11" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="4" fill="#587447"/><circle cx="9.5" cy="4" r="4.2" fill="#4c683f"/><circle cx="6" cy="9" r="4.3" fill="#638050"/><circle cx="12.5" cy="10" r="3" fill="#45603a"/></pattern>
<pattern id="plough" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 2.5H5" stroke="#8a6c46" opacity=".5"/></pattern>
<pattern id="rows" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-48)"><path d="M0 3H6" stroke="#8b9c5a" stroke-width="1.2" opacity=".55"/></pattern>
<pattern id="stooks" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M2 4h3" stroke="#a98541" stroke-width="1.6" opacity=".7"/></pattern>
<radialGradient id="veil" gradientUnits="userSpaceOnUse" cx="528" cy="420" r="700"><stop stop-color="#eef2e6" stop-opacity=".5"/><stop offset="1" stop-color="#bdd3d6" stop-opacity=".26"/></radialGradient>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7 .5" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .22  0 0 0 0 .15  .5 .4 0 0 -.33"/></filter>
<clipPath id="land"><path d="${LAND}"/></clipPath></defs>`

/** What grows in a field, by a share of the die: over its crop. */
const COVERS = [
  {
    upTo: 0.09,
    fill: '#4f6a41',
    over: 'wood',
    edge: ' stroke="#415a35" stroke-width="5" stroke-dasharray="0 6" stroke-linecap="round"',
  },
  { upTo: 0.16, fill: '#a7b877', over: 'orchard', edge: '' },
  { upTo: 0.28, fill: undefined, over: 'plough', edge: '' },
  { upTo: 0.4, fill: undefined, over: 'rows', edge: '' },
  { upTo: 0.52, fill: undefined, over: 'stooks', edge: '' },
] as const

/** The picture as the text of an SVG file. */
export function country(): string {
  const next = dice(20)
  const stroke = (d: string, rest: string) => `<path d="${d}" fill="none" ${rest}/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">${DEFS}`,
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#sea)"/>`,
    ...times(60, () => {
      const [x, y] = [560 + next() * 500, 300 + next() * 560]
      return stroke(`M${tenth(x)} ${tenth(y)}q6 -3 12 0t12 0`, 'stroke="#d8ebe8" opacity=".45"')
    }),
    stroke(LAND, 'stroke="#bfe0d8" stroke-width="30" opacity=".45"'),
    stroke(LAND, 'stroke="#d9eee2" stroke-width="14" opacity=".6"'),
    `<path d="${LAND}" fill="#a7b777" stroke="#fbf8ec" stroke-width="7"/>`,
    stroke(LAND, 'stroke="#cdbf9a" stroke-width="2"'),
    '<g clip-path="url(#land)">',
    fields(next),
    stroke(RIVER, 'stroke="#dfe9d4" stroke-width="8" opacity=".6"'),
    stroke(RIVER, 'stroke="#7fb0b6" stroke-width="5"'),
    ...ROADS.flatMap(d => [
      stroke(d, 'stroke="#7d7a55" stroke-width="4.4" opacity=".45"'),
      stroke(d, 'stroke="#f4ecd2" stroke-width="2.8"'),
    ]),
    stroke(RAILWAY, 'stroke="#5d5548" stroke-width="2.6"'),
    stroke(RAILWAY, 'stroke="#efe6cd" stroke-width="1.2" stroke-dasharray="6 5"'),
    ...TOWNS.map(([x, y, houses, around]) => town(next, x, y, houses, around)),
    '<path d="M560 163h14v4h10v6h-10v4h-14z" fill="#e9e2cc" stroke="#6b5f4a" stroke-width=".8"/>',
    '<g transform="rotate(-18 590 676)"><ellipse cx="590" cy="676" rx="34" ry="20" fill="#b5c688" stroke="#8aa05f"/><circle cx="590" cy="676" r="7" fill="none" stroke="#f6f1dd" stroke-width="1.6"/></g>',
    '</g>',
    stroke('M818 634q22 12 34 2M850 616q14 8 6 18', 'stroke="#6c6656" stroke-width="3"'),
    ...SHIPS.map(
      ([x, y, course]) =>
        `<g transform="translate(${x} ${y}) rotate(${course})"><path d="M-3 0L-44 -7M-3 0L-44 7" stroke="#e6f3ef" stroke-width="1.4" opacity=".7"/><path d="M10 0L4 -2.6H-8V2.6H4Z" fill="#4d5558"/></g>`,
    ),
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#veil)"/>`,
    `<rect width="${WIDE}" height="${HIGH}" filter="url(#grain)" opacity=".24"/></svg>`,
  ].join('')
}

/** A county cut again and again along its hedges. */
function fields(next: () => number): string {
  const plots = split(
    next,
    [
      [-30, -30],
      [1090, -40],
      [1090, 900],
      [-30, 890],
    ],
    2700,
    0,
  )
  let drawn = ''
  let hedges = ''
  let trees = ''
  for (const plot of plots) {
    const d = `M${plot.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`
    drawn += `<path d="${d}" fill="${oneOf(next, CROPS)}"/>`
    const share = next()
    const cover = COVERS.find(({ upTo }) => share < upTo)
    if (cover?.fill) drawn += `<path d="${d}" fill="${cover.fill}"/>`
    if (cover) drawn += `<path d="${d}" fill="url(#${cover.over})"${cover.edge}/>`
    hedges += d
    if (next() < 0.6) trees += d
  }
  return `${drawn}<path d="${hedges}" fill="none" stroke="#3e5530" stroke-width="2.6" opacity=".18" transform="translate(1.5 2)"/><path d="${hedges}" fill="none" stroke="#6b8350" stroke-width="1.5"/><path d="${trees}" fill="none" stroke="#5a7748" stroke-width="3.6" stroke-dasharray="0 8.5 0 13 0 6 0 21" stroke-linecap="round"/>`
}

function split(
  next: () => number,
  plot: readonly Point[],
  limit: number,
  depth: number,
): readonly (readonly Point[])[] {
  if (plot.length < 3) return []
  if (areaOf(plot) < limit * (0.45 + next() * 1.3)) return [plot]
  const { along, long } = longestSide(plot)
  const skew = (next() - 0.5) * (depth < 3 ? 1.1 : 0.34)
  const across: Point = [
    along[0] * Math.cos(skew) - along[1] * Math.sin(skew),
    along[0] * Math.sin(skew) + along[1] * Math.cos(skew),
  ]
  const off = (next() - 0.5) * 0.3 * long
  const middle: Point = [
    plot.reduce((sum, [x]) => sum + x / plot.length, 0) + along[0] * off,
    plot.reduce((sum, [, y]) => sum + y / plot.length, 0) + along[1] * off,
  ]
  return cut(plot, middle, across).flatMap(part => split(next, part, limit, depth + 1))
}

/** Both sides of a line through a point. */
function cut(plot: readonly Point[], [cx, cy]: Point, [nx, ny]: Point): readonly (readonly Point[])[] {
  const [one, other]: [Point[], Point[]] = [[], []]
  const sideOf = ([x, y]: Point) => (x - cx) * nx + (y - cy) * ny
  for (const [a, b] of sidesOf(plot)) {
    const [from, to] = [sideOf(a), sideOf(b)]
    const side = from >= 0 ? one : other
    side.push(a)
    if (from * to >= 0) continue
    const at = from / (from - to)
    const met: Point = [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at]
    one.push(met)
    other.push(met)
  }
  return [one, other]
}

function sidesOf(plot: readonly Point[]): readonly (readonly [Point, Point])[] {
  return plot.map((a, i) => [a, plot[(i + 1) % plot.length] ?? a])
}

function areaOf(plot: readonly Point[]): number {
  return Math.abs(sidesOf(plot).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2)
}

function longestSide(plot: readonly Point[]): { readonly along: Point; readonly long: number } {
  let found: { along: Point; long: number } = { along: [1, 0], long: 0 }
  for (const [a, b] of sidesOf(plot)) {
    const [x, y] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(x, y)
    if (long > found.long) found = { along: [x / long, y / long], long }
  }
  return found
}

function town(next: () => number, x: number, y: number, houses: number, around: number): string {
  return times(houses, () => {
    const angle = next() * 2 * Math.PI
    const away = around * Math.sqrt(next())
    const [wide, high] = [3 + next() * 4, 2.5 + next() * 3]
    return `<rect x="${tenth(x + Math.cos(angle) * away)}" y="${tenth(y + Math.sin(angle) * away * 0.7)}" width="${tenth(wide)}" height="${tenth(high)}" fill="${oneOf(next, ROOFS)}" transform="rotate(${Math.round(next() * 40 - 20)} ${x} ${y})"/>`
  }).join('')
}

const oneOf = (next: () => number, list: readonly string[]): string =>
  list[Math.floor(next() * list.length)] ?? ''
const times = (count: number, make: () => string): readonly string[] => Array.from({ length: count }, make)
const tenth = (number: number): number => Math.round(number * 10) / 10
