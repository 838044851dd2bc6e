import type { Sky } from '../../pack/types.ts'
import { BLEED, BOX, GROUND, GROUND_LINE, strewn } from './places.ts'

/** The ground below altitude 0, as SVG text: the sea, hills and fields, or a coast with the sea to the left. */

const LEFT = -BLEED
const RIGHT = BOX.width + BLEED
const FOOT = GROUND_LINE + GROUND + BLEED

export function ground(kind: Sky['ground'], sunAt: number | undefined): string {
  const shore = kind === 'coast' ? BOX.width * 0.45 : LEFT
  return `${kind === 'land' ? '' : sea(sunAt)}${kind === 'sea' ? farCoast() : land(shore, kind === 'coast')}`
}

/** A gentle line of hills, from left to right. */
function ridge(from: number, base: number, height: number, step: number, seed: number): string {
  let path = `M${from} ${FOOT}V${base}`
  for (let x = from; x <= RIGHT + step; x += step) {
    const y = Math.round(base - height * strewn(x * 0.37 + seed))
    path += `S${x - step * 0.45} ${y} ${x} ${y}`
  }
  return `${path}V${FOOT}Z`
}

const shape = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${rest}/>`

function farCoast(): string {
  const d = `M${LEFT} ${GROUND_LINE}V${GROUND_LINE - 10}C40 ${GROUND_LINE - 20} 90 ${GROUND_LINE - 8} 150 ${GROUND_LINE - 13}S260 ${GROUND_LINE - 4} 400 ${GROUND_LINE}Z`
  return shape(d, '#8b8676', ' opacity=".45"')
}

function land(from: number, hasShore: boolean): string {
  const y = GROUND_LINE
  const start = hasShore ? from : LEFT
  let trees = ''
  let fields = ''
  for (let x = start + 30; x < RIGHT; x += 13) {
    const size = 2.5 + 3.5 * strewn(x + 3)
    if (strewn(x) > 0.6)
      trees += `M${x} ${y + 8 + 30 * strewn(x * 3)}m${-size} 0a${size} ${size} 0 1 1 ${size * 2} 0z`
    if (strewn(x * 5) > 0.8) fields += `M${x} ${FOOT}L${x + (x - BOX.width / 2) * -0.35} ${y + 12}`
  }
  return [
    shape(ridge(start + (hasShore ? 60 : 0), y - 6, 20, 74, 15), '#8fa5a0', ' opacity=".75"'),
    shape(ridge(start + (hasShore ? 24 : 0), y + 3, 9, 58, 4), '#93a17a'),
    shape(ridge(start, y + 16, 8, 66, 9), '#a3a871'),
    shape(ridge(start - (hasShore ? 20 : 0), y + 40, 10, 90, 31), '#b4ac74'),
    `<path d="${fields}" fill="none" stroke="#7c7a4c" stroke-width="1.4" opacity=".4"/>`,
    shape(trees, '#5d7048', ' opacity=".85"'),
    hasShore
      ? `<path d="M${from - 18} ${y + 66}C${from - 4} ${y + 40} ${from + 4} ${y + 20} ${from + 26} ${y + 6}" fill="none" stroke="#f3ead0" stroke-width="4" opacity=".8"/>`
      : '',
  ].join('')
}

function sea(sunAt: number | undefined): string {
  let waves = ''
  let glitter = ''
  for (let i = 0; i < 170; i++) {
    const y = GROUND_LINE + 4 + (GROUND + 40) * strewn(i * 3) ** 1.4
    const long = 5 + 14 * strewn(i * 7)
    waves += `M${Math.round(LEFT + (RIGHT - LEFT) * strewn(i))} ${Math.round(y)}q${long / 2} -2 ${long} 0`
    const spread = 20 + (y - GROUND_LINE) * 1.1
    if (sunAt !== undefined)
      glitter += `M${Math.round(sunAt + (strewn(i * 11) - 0.5) * 2 * spread)} ${Math.round(y)}h${Math.round(3 + 12 * strewn(i * 13))}`
  }
  return `<rect x="${LEFT}" y="${GROUND_LINE}" width="${RIGHT - LEFT}" height="${FOOT - GROUND_LINE}" fill="url(#sea)"/><path d="${waves}" fill="none" stroke="#fff" opacity=".3"/><path d="${glitter}" fill="none" stroke="#fff3c9" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>`
}
