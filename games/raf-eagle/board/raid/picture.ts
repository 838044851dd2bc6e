import type { Weather } from '../../pack/types.ts'
import { clouds, fields, HIGH, HORIZON, WIDE } from './landscape.ts'

/** The picture behind the raid as the text of an SVG file: Kent and the Channel, by day and by night. */

export type Light = 'day' | 'night'

/** What is to be seen of the sky over a raid. */
export interface SkyShown {
  readonly weather: Weather
  readonly fought: boolean
}

/** RE-A-22 As the weather over the target says. */
const BANKS: Readonly<Record<Weather, number>> = { clear: 0, patchy: 7, broken: 16 }

const COAST =
  'M410 706C424 676 452 660 458 640C464 622 486 612 488 598C492 584 508 576 520 566L540 556H1056V706Z'
const CLIFF =
  'M410 706C424 676 452 660 458 640C464 622 486 612 488 598C492 584 508 576 520 566L540 556L527 575C516 584 502 592 499 606C496 620 474 630 470 648C466 666 444 684 434 706Z'
const VAPOUR = [
  'M300 150C380 60 470 30 520 80S470 200 400 170 380 60 520 40 700 90 690 150',
  'M260 90C340 130 430 190 520 160S640 60 600 30 470 60 500 130 640 190 760 110',
  'M330 40C420 20 560 100 620 180M20 60C140 90 260 80 420 110M760 40C700 80 650 130 560 140',
].join('')
const GLINT = 'M20 590H90M140 612H230M60 640H170M250 586H330M300 656H380M120 684H250'
const CROPS = ['#b9bb7c', '#8fa066', '#d2c486', '#7f9560', '#c7b06f', '#a3ad72'] as const

interface Colours {
  /** From above down to the horizon. */
  readonly sky: readonly [string, string, string, string]
  readonly sun: string
  readonly sunlight: number
  readonly water: readonly [string, string]
  readonly cloud: string
  readonly shade: string
  readonly ground: string
  readonly chalk: string
  /** How much of their colour is left to fields and airfield. */
  readonly dim: readonly [fields: string, airfield: string]
}

const COLOURS: Readonly<Record<Light, Colours>> = {
  day: {
    sky: ['#4f86b3', '#8fb7cb', '#d9ddcc', '#f0dfb9'],
    sun: '#fff3cf',
    sunlight: 0.9,
    water: ['#b5cfca', '#4d8088'],
    cloud: '#fffaf0',
    shade: '#b7bfc2',
    ground: '#a9b58d',
    chalk: '#fffdf4',
    dim: ['none', 'none'],
  },
  night: {
    sky: ['#0c1622', '#1b3043', '#46546a', '#8a6350'],
    sun: '#cfdcf0',
    sunlight: 0.4,
    water: ['#4e5c6b', '#142230'],
    cloud: '#66788f',
    shade: '#1b2733',
    ground: '#2b3432',
    chalk: '#a9b2b8',
    dim: ['brightness(.34) saturate(.7)', 'brightness(.45)'],
  },
}

/** `fought`: vapour trails are left by a fight. */
export function picture({ weather, fought }: SkyShown, light: Light): string {
  const { sky, sun, sunlight, water, cloud, shade, ground, chalk, dim } = COLOURS[light]
  const stop = (at: number, colour: string, opacity = 1) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const lit = [stop(0, sun, sunlight), stop(0.25, sun, sunlight * 0.45), stop(1, sun, 0)].join('')
  const above = [0, 0.42, 0.72, 0.8].map((at, i) => stop(at, sky[i] ?? '')).join('')
  const banks = clouds(BANKS[weather]).map(
    bank =>
      `<path fill="${cloud}" opacity=".9" d="${bank.heads}"/><path fill="${shade}" opacity=".5" d="${bank.shade}"/>`,
  )
  const crops = fields().map((d, i) => `<path fill="${CROPS[i]}" d="${d}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">
<defs>
<linearGradient id="sky" x2="0" y2="1">${above}</linearGradient>
<linearGradient id="channel" x2="0" y2="1">${stop(0, water[0])}${stop(1, water[1])}</linearGradient>
<radialGradient id="sun" cx=".1" cy=".02" r=".75">${lit}</radialGradient>
<filter id="puff" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="3" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="40" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2.6"/></filter>
<clipPath id="kent"><path d="${COAST}"/></clipPath>
</defs>
<rect width="${WIDE}" height="${HIGH}" fill="url(#sky)"/>
<rect width="${WIDE}" height="${HIGH}" fill="url(#sun)"/>
${fought ? `<path fill="none" stroke="${cloud}" stroke-linecap="round" stroke-opacity=".5" stroke-width="3" d="${VAPOUR}"/>` : ''}
<g filter="url(#puff)">${banks.join('')}</g>
<rect y="${HORIZON}" width="${WIDE}" height="${HIGH - HORIZON}" fill="url(#channel)"/>
<path fill="none" stroke="${chalk}" stroke-opacity=".4" stroke-width="1.2" d="${GLINT}"/>
<path fill="${ground}" d="${COAST}"/>
<g clip-path="url(#kent)" stroke="#66784f" stroke-width=".8" style="filter:${dim[0]}">${crops.join('')}</g>
<path fill="${chalk}" stroke="${shade}" d="${CLIFF}"/>
<g style="filter:${dim[1]}"><ellipse cx="860" cy="618" rx="84" ry="17" fill="#bcc98a" stroke="#6f8050" stroke-width="1.5"/><path fill="none" stroke="#dfe2bd" stroke-width="4" d="M800 624L918 611M822 608L900 628"/></g>
</svg>`
}
