import { dice } from '@tallyho/kit'
import type { Season } from '../../pack/types.ts'
import { houses, parted, times, woods } from './fields.ts'

/** The country far below the bombers, as one drawing that is made once and shown as a picture. */

/** Size of the drawing. */
export const WIDE = 1400
export const HIGH = 1050

const FIELDS = ['#d5d3b6', '#c3cba9', '#e2dcc0', '#b6c2a2', '#d0c49d', '#a9b89d']
const RIVERS = {
  wide: 'M1110 -40C1000 90 1240 190 1120 320S870 400 950 530S1200 650 1010 780S700 900 770 1110',
  narrow: 'M-60 980C140 840 280 1030 420 900S700 740 1000 790',
}
const ROAD = 'M-60 320C420 210 840 440 1460 380'
const RAILWAY = 'M300 -40C330 240 260 420 380 620S620 860 590 1110'
/** The Adriatic and its islands. */
const COAST =
  'M1460 -60V260C1330 330 1240 280 1130 320C1080 350 1050 310 980 340S900 460 830 470S750 420 690 440S600 570 530 590S450 550 390 590S320 720 250 740S140 710 100 760S60 880 -60 900V-60Z'
const ISLANDS = [
  'M300 210C380 190 430 240 520 230S640 270 600 300S460 290 400 300S240 240 300 210Z',
  'M130 430C180 400 250 430 300 420S330 470 270 490S110 470 130 430Z',
  'M700 110C760 90 830 130 880 120S900 160 840 170S660 140 700 110Z',
  'M80 120C120 100 170 120 180 150S120 190 90 170S50 140 80 120Z',
]

const DEFS = `<defs>
<linearGradient id="sea" x2="1" y2="1"><stop stop-color="#b5d0cf"/><stop offset=".5" stop-color="#8fb7be"/><stop offset="1" stop-color="#6c9dab"/></linearGradient>
<radialGradient id="vignette" cx=".5" cy=".48" r=".75"><stop offset=".62" stop-color="#1a2420" stop-opacity="0"/><stop offset="1" stop-color="#1a2420" stop-opacity=".34"/></radialGradient>
<pattern id="plough" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 2.5H5" stroke="#8a6c46" opacity=".35"/></pattern>
<pattern id="rows" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-48)"><path d="M0 3H6" stroke="#7b8f56" stroke-width="1.2" opacity=".4"/></pattern>
<filter id="torn" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="8" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="12"/></filter>
<filter id="cloud" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0042 .0068" numOctaves="5" seed="23" result="n"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 4.6 1.2 0 0 -3.05"/></filter>
<filter id="shade" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0042 .0068" numOctaves="4" seed="23" result="n"/><feColorMatrix in="n" values="0 0 0 0 .13 0 0 0 0 .2 0 0 0 0 .2 4.6 1.2 0 0 -3.15"/><feGaussianBlur stdDeviation="7"/><feOffset dx="26" dy="40"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .17 0 0 0 0 .12 0 0 0 .35 -.1"/></filter>
</defs>`

const ALL = `width="${WIDE}" height="${HIGH}"`
const line = (d: string, rest: string) => `<path d="${d}" fill="none" ${rest}/>`

/** The picture as the text of an SVG file. */
export function country(theatre: Season['theatre']): string {
  const next = dice(theatre === 'reich' ? 4711 : 1943)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" ${ALL}>${DEFS}`,
    `<rect ${ALL} fill="${FIELDS[1]}"/>`,
    fields(next),
    `<g fill="#71846c" opacity=".62" filter="url(#torn)">${woods(next, WIDE, HIGH)}</g>`,
    line(RAILWAY, 'stroke="#6f6a58" stroke-width="2.2" opacity=".7"'),
    line(RAILWAY, 'stroke="#e8e2cc" stroke-width="1" stroke-dasharray="6 5" opacity=".8"'),
    line(ROAD, 'stroke="#8f9778" stroke-width="3.4"'),
    line(ROAD, 'stroke="#ece5cd" stroke-width="1.8"'),
    theatre === 'reich' ? rivers() : sea(next),
    houses(next, 980, 790, 90, 70),
    houses(next, 380, 610, 34, 34),
    houses(next, 1180, 990, 26, 30),
    `<rect ${ALL} fill="#e9efee" opacity=".24"/>`,
    `<rect ${ALL} filter="url(#shade)" opacity=".3"/>`,
    `<rect ${ALL} filter="url(#cloud)" opacity=".86"/>`,
    `<rect ${ALL} filter="url(#grain)" opacity=".22"/>`,
    `<rect ${ALL} fill="url(#vignette)"/></svg>`,
  ].join('')
}

function fields(next: () => number): string {
  const tones: string[] = FIELDS.map(() => '')
  const covers = { plough: '', rows: '' }
  for (const d of parted(next, WIDE, HIGH)) {
    tones[Math.floor(next() * tones.length)] += d
    const share = next()
    if (share < 0.12) covers.plough += d
    else if (share < 0.26) covers.rows += d
  }
  const hedge = 'stroke="#8f9778" stroke-width=".8" stroke-opacity=".55"'
  const drawn = tones.map((d, i) => `<path d="${d}" fill="${FIELDS[i]}" ${hedge}/>`)
  return `${drawn.join('')}<path d="${covers.plough}" fill="url(#plough)"/><path d="${covers.rows}" fill="url(#rows)"/>`
}

function rivers(): string {
  const round = 'stroke-linecap="round"'
  return [
    line(RIVERS.narrow, `stroke="#86a9b5" stroke-width="8" ${round}`),
    line(RIVERS.wide, `stroke="#d9dcc4" stroke-width="20" opacity=".6" ${round}`),
    line(RIVERS.wide, `stroke="#86a9b5" stroke-width="15" ${round}`),
    line(RIVERS.wide, `stroke="#b4ccd2" stroke-width="5" ${round}`),
  ].join('')
}

function sea(next: () => number): string {
  const shores = [COAST, ...ISLANDS]
  const waves = times(70, () => `M${Math.round(next() * WIDE)} ${Math.round(next() * 700)}q6 -3 12 0t12 0`)
  return [
    line(COAST, 'stroke="#efe8cd" stroke-width="16" opacity=".9"'),
    `<path d="${COAST}" fill="url(#sea)"/>`,
    line(COAST, 'stroke="#cfe3da" stroke-width="9" opacity=".55"'),
    line(waves.join(''), 'stroke="#d8ebe8" opacity=".4"'),
    ...shores
      .slice(1)
      .flatMap(d => [
        line(d, 'stroke="#d9eee2" stroke-width="18" opacity=".5"'),
        `<path d="${d}" fill="#cfc9a3" stroke="#f4edd6" stroke-width="4"/>`,
        `<path d="${d}" fill="#8b9a78" opacity=".45" transform="translate(4 3)" filter="url(#torn)"/>`,
      ]),
  ].join('')
}
