import type { ScenarioSpec, SunArc } from '../../pack/types.ts'
import { type Bank, banksOf } from './banks.ts'
import { heads, rain, wisps } from './clouds.ts'
import { ground } from './ground.ts'
import { BLEED, BOX, CELL, GROUND_LINE, type Spot, SUN_AT, strewn, TOP_MARGIN, topOf } from './places.ts'

/** The light of a sky: five colours from the top to the horizon, the glow round the Sun, and where cloud is lit from. */
interface Light {
  readonly sky: readonly string[]
  readonly glow: string
  /** Degrees, clockwise from the right. */
  readonly azimuth: number
}

const LOW = ['#3f6f9c', '#7ba6c4', '#b9d0d3', '#f0d9ad', '#efb877']
const HIGH = ['#3a6da4', '#6e9fc8', '#a5c6d8', '#d5e1dc', '#ecdfc0']
const NOON = ['#336aa6', '#6398c6', '#9bc0d8', '#cbdcdb', '#e2e0cc']

const LIGHTS: Readonly<Record<SunArc, Light>> = {
  'left-horizon': { sky: LOW, glow: '#ffc460', azimuth: 170 },
  'left-upper': { sky: HIGH, glow: '#fff1c4', azimuth: 225 },
  above: { sky: NOON, glow: '#fff8e0', azimuth: 270 },
  'right-upper': { sky: HIGH, glow: '#fff1c4', azimuth: 315 },
  'right-horizon': { sky: LOW, glow: '#ffc460', azimuth: 10 },
}
/** The Sun is hidden. */
const DULL: Light = {
  sky: ['#6f8496', '#8a9ca9', '#a8b4b8', '#c4c8bf', '#d2cdba'],
  glow: '#fff',
  azimuth: 270,
}

/** The same sky by the light of a lamp: dusk, with the Sun as an ember and stars above. */
const DUSK_HIGH = ['#071526', '#102a47', '#1f4564', '#4a6675', '#8a6a55']
const DUSK_LOW = ['#0a1830', '#1a2c4e', '#3c4467', '#8a5a52', '#c9763f']
const DUSK_DULL = ['#0c1620', '#16232e', '#22323c', '#34434a', '#4a5254']

/** What a picture is drawn for. */
export type Hour = 'day' | 'night'

function lightOf(sun: SunArc | undefined, hour: Hour): Light {
  const light = sun ? LIGHTS[sun] : DULL
  if (hour === 'day') return light
  const sky = light.sky === LOW ? DUSK_LOW : sun ? DUSK_HIGH : DUSK_DULL
  return { ...light, sky, glow: '#e8a355' }
}

/** Small lights high up, thinner toward the horizon. */
function stars(): string {
  let marks = ''
  for (let i = 1; i <= 150; i++) {
    const [x, high] = [Math.round(WIDE * strewn(i * 3.7) - BLEED), strewn(i * 9.1) ** 1.7]
    const size = strewn(i * 5.3) > 0.86 ? 1.7 : 0.95
    const faint = (0.75 - 0.7 * high) * (0.45 + 0.55 * strewn(i * 2.9))
    marks += `<circle cx="${x}" cy="${Math.round(high * GROUND_LINE * 0.8 - BLEED * (1 - high))}" r="${size}" opacity="${faint.toFixed(2)}"/>`
  }
  return `<g fill="#f2ead2">${marks}</g>`
}

/** Ground and cloud lie in the shade of the evening. */
const SHADE = { cloud: 0.34, ground: '<g filter="url(#shade)">' } as const

const WIDE = BOX.width + 2 * BLEED
const HEIGHT = BOX.height + 2 * BLEED
const ALL = `x="${-BLEED}" y="${-BLEED}" width="${WIDE}" height="${HEIGHT}"`

const stops = (colours: readonly string[], at: readonly number[]) =>
  colours.map((colour, i) => `<stop offset="${at[i]}" stop-color="${colour}"/>`).join('')

/** Edges torn by the wind, and light from where the Sun stands. */
const cloudFilter = (id: string, azimuth: number, shade: number) =>
  `<filter id="${id}" x="-10%" y="-40%" width="120%" height="180%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="19" xChannelSelector="R" yChannelSelector="G" result="d"/><feGaussianBlur in="d" stdDeviation="1.1" result="s"/><feGaussianBlur in="d" stdDeviation="4" result="b"/><feDiffuseLighting in="b" surfaceScale="7" diffuseConstant="1.1" lighting-color="#fffaf0" result="l"><feDistantLight azimuth="${azimuth}" elevation="52"/></feDiffuseLighting><feComponentTransfer in="l" result="t"><feFuncR type="linear" slope=".5" intercept="${0.56 - shade}"/><feFuncG type="linear" slope=".45" intercept="${0.6 - shade}"/><feFuncB type="linear" slope=".36" intercept="${0.67 - shade}"/></feComponentTransfer><feComposite in="t" in2="s" operator="in"/></filter>`

function defs({ sky, glow, azimuth }: Light, sun: Spot | undefined, hour: Hour): string {
  const shade = hour === 'night' ? SHADE.cloud : 0
  const [core, strong, wide] = hour === 'night' ? ['#ffd9a0', '.62', '.2'] : ['#fff6d8', '.9', '.34']
  const { x, y } = sun ?? { x: 0, y: 0 }
  return `<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${GROUND_LINE}">${stops(sky, [0, 0.34, 0.66, 0.88, 1])}</linearGradient><linearGradient id="sea" gradientUnits="userSpaceOnUse" x1="0" y1="${GROUND_LINE}" x2="0" y2="${BOX.height}">${stops(['#a9b7ae', '#6d97a0', '#2f6478'], [0, 0.3, 1])}</linearGradient><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="760"><stop stop-color="${core}"/><stop offset=".1" stop-color="${glow}" stop-opacity="${strong}"/><stop offset=".4" stop-color="${glow}" stop-opacity="${wide}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="haze" x2="0" y2="1"><stop stop-color="#f6e6c4" stop-opacity=".25"/><stop offset="1" stop-color="#e5d3a6" stop-opacity=".8"/></linearGradient>${cloudFilter('broken', azimuth, shade)}${cloudFilter('dense', azimuth, shade + 0.13)}<filter id="wisp" x="-10%" y="-40%" width="120%" height="180%"><feTurbulence type="fractalNoise" baseFrequency=".012 .06" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="22"/><feGaussianBlur stdDeviation=".9"/></filter><filter id="shade" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix values=".27 .07 .02 0 0  .04 .3 .03 0 .01  .04 .09 .3 0 .03  0 0 0 1 0"/></filter><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .18  0 0 0 0 .12  .5 .4 0 0 -.36"/></filter></defs>`
}

/** The sky of a scenario with Sun, cloud, haze and ground, as the text of an SVG file. */
export function picture(scenario: ScenarioSpec, hour: Hour = 'day'): string {
  const { sky } = scenario
  const light = lightOf(sky.sun, hour)
  const night = hour === 'night'
  const sun = sky.sun && SUN_AT[sky.sun]
  const banks = banksOf(scenario)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-BLEED} ${-BLEED} ${WIDE} ${HEIGHT}" width="${WIDE}" height="${HEIGHT}">`,
    defs(light, sun, hour),
    `<rect ${ALL} fill="url(#sky)"/>`,
    sun && `<rect ${ALL} fill="url(#glow)"${night ? ' opacity=".75"' : ''}/>`,
    night ? stars() : veils(),
    sky.contrails === undefined ? '' : contrails(sky.contrails),
    sun &&
      `<circle cx="${sun.x}" cy="${sun.y}" r="46" fill="${night ? '#ffb765' : '#fff3c9'}" opacity=".6" filter="url(#soft)"/><circle cx="${sun.x}" cy="${sun.y}" r="25" fill="${night ? '#ffc877' : '#ffe9a0'}" stroke="${night ? '#ffe3b0' : '#fffbe6'}" stroke-width="2.5"/>`,
    night ? `${SHADE.ground}${ground(sky.ground, sun?.x)}</g>` : ground(sky.ground, sun?.x),
    cloud(banks, 'wispy'),
    cloud(banks, 'dense'),
    cloud(banks, 'broken'),
    rain(scenario, banks),
    sky.haze === undefined
      ? ''
      : `<rect x="${-BLEED}" y="${topOf(sky.haze)}" width="${WIDE}" height="${GROUND_LINE + 6 - topOf(sky.haze)}" fill="url(#haze)"/>`,
    `<rect ${ALL} filter="url(#grain)" opacity=".2"/></svg>`,
  ].join('')
}

/** Thin high cloud that is nowhere in particular. */
function veils(): string {
  const at = (i: number) =>
    `<ellipse cx="${Math.round(WIDE * strewn(i) - BLEED)}" cy="${Math.round(GROUND_LINE * strewn(i * 5))}" rx="240" ry="10"/>`
  return `<g fill="#fff" opacity=".1" filter="url(#soft)">${[1, 2, 3, 4, 5, 6, 7].map(at).join('')}</g>`
}

/** WL-4.4.a Long white lines where the air is cold enough for them. */
function contrails(from: number): string {
  let lines = ''
  for (let i = 0, y = TOP_MARGIN + 12; y < topOf(from) + CELL; y += 34, i++)
    lines += `M${Math.round(BOX.width * strewn(i * 3) - 200)} ${y}h${Math.round(260 + 420 * strewn(i * 7))}`
  return `<path d="${lines}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".34" stroke-dasharray="130 14 60 26 200 10"/>`
}

function cloud(banks: readonly Bank[], type: Bank['type']): string {
  return banks
    .filter(bank => bank.type === type)
    .map((bank, i) => {
      if (type === 'wispy')
        return `<g fill="none" stroke="#fff6e0" stroke-linecap="round" filter="url(#wisp)">${wisps(bank)}</g>`
      const { x, y, width, height } = bank
      const id = `${type}${i}`
      // Flat below, as if cut by a warm layer.
      return `<clipPath id="${id}"><path d="M${x - 30} ${y - 40}H${x + width + 30}V${y + height - 3}Q${x + width / 2} ${y + height + 4} ${x - 30} ${y + height - 3}Z"/></clipPath><g clip-path="url(#${id})"><g fill="#fff" filter="url(#${type})">${heads(bank)}</g></g>`
    })
    .join('')
}
