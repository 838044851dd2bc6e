import { countryBy } from '@tallyho/kit/drawn/country.ts'
import { packOf } from '../../pack/index.ts'
import { arrowBetween } from './arrows.ts'
import { areaPath, dividingPath } from './borders.ts'
import { FRANCE, LAND } from './coast.generated.ts'
import { INKS, type Inks, type Theme } from './inks.ts'
import { project, VIEW } from './projection.ts'
import { TRACKS } from './sea.ts'
import type { SpaceId } from './subdivision.ts'
import { siteOf } from './targets.ts'

/** The printed sheet as the text of a picture file: drawn once by the browser, whatever moves over it. */

const COUNTRY = countryBy(project)

/** Widths of the lines that run along the shore, from the outermost in, and how strong they are. */
const WATERLINES = [
  [46, 0.35],
  [34, 0.42],
  [23.5, 0.5],
  [14.5, 0.6],
  [7, 0.75],
] as const

/** How far a radar station sees, in rings. */
const RANGES = [44, 80, 118] as const

const { width: W, height: H } = VIEW
/** The picture reaches beyond the sheet, so that the table around it is never bare. */
export const AROUND = 320

/** A path that is not filled. */
const stroke = (d: string, colour: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${rest}/>`

/** `6/11c` is in sector 6/11. */
const sectorOf = (space: SpaceId): string => space.split(' ')[0]?.replace(/[abc]$/, '') ?? space

export function sheet(pack: string, theme: Theme): string {
  const inks = INKS[theme]
  const { pack: box, space } = packOf({ pack })
  const ids = box.spaces.map(({ id }) => id)
  const luftflotte = (id: SpaceId) => (space(id).region === 'lf3' ? '3' : '2')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-AROUND} ${-AROUND} ${W + 2 * AROUND} ${H + 2 * AROUND}" width="${W + 2 * AROUND}" height="${H + 2 * AROUND}">`,
    defs(inks, ids),
    `<rect x="${-AROUND}" y="${-AROUND}" width="${W + 2 * AROUND}" height="${H + 2 * AROUND}" fill="${inks.sea}"/>`,
    stroke(graticule(), inks.water, 0.6, 'opacity=".3"'),
    radarRanges(pack, inks),
    waterlines(inks),
    `<path d="${FRANCE}" fill="${inks.france}"/><path d="${LAND}" fill="${inks.land}"/>`,
    areas(inks, ids),
    `<g clip-path="url(#land)">${stroke(COUNTRY.hachures, inks.hachure, 0.7, 'opacity=".42"')}${stroke(COUNTRY.rivers, inks.water, 1.3, 'opacity=".9"')}</g>`,
    ...ids.map(id =>
      stroke(areaPath(id), inks.line, 0.9, 'stroke-dasharray=".5 4" stroke-linecap="round" opacity=".9"'),
    ),
    stroke(dividingPath(sectorOf), inks.line, 1, 'opacity=".75"'),
    stroke(
      dividingPath(id => space(id).region),
      inks.text,
      1.8,
      'opacity=".55"',
    ),
    stroke(dividingPath(luftflotte), inks.text, 3.6, 'opacity=".4"'),
    stroke(
      dividingPath(id => String(space(id).beyondMe109)),
      inks.hostile,
      1.6,
      'stroke-dasharray="9 3 1.5 3" opacity=".8"',
    ),
    stroke(LAND + FRANCE, inks.coast, 1.1),
    arrows(pack, inks),
    tracks(inks),
    rose(inks),
    light(theme),
    frame(inks),
    '</svg>',
  ].join('')
}

function defs(inks: Inks, ids: readonly SpaceId[]): string {
  const clips = ids.map(
    (id, i) => `<clipPath id="a${i}"><path d="${areaPath(id)}" clip-rule="evenodd"/></clipPath>`,
  )
  const [middle, rim] = inks.lamp
  return `<defs>${clips.join('')}<clipPath id="land"><path d="${LAND}"/></clipPath><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${W * 0.52}" cy="${H * 0.46}" r="${W * 0.72}"><stop stop-color="${middle}"/><stop offset=".55" stop-color="${middle}" stop-opacity="0"/><stop offset=".6" stop-color="${rim}" stop-opacity="0"/><stop offset="1" stop-color="${rim}"/></radialGradient><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8 .6" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .24  0 0 0 0 .14  .5 .4 0 0 -.34"/></filter></defs>`
}

function graticule(): string {
  const lines: string[] = []
  for (let lon = -2.5; lon <= 2; lon += 0.5) lines.push(`M${project([lon, 51]).x} 0V${H}`)
  for (let lat = 50; lat <= 52; lat += 0.5) lines.push(`M0 ${project([0, lat]).y}H${W}`)
  return lines.join('')
}

/** What the stations along the coast look out over. */
function radarRanges(pack: string, inks: Inks): string {
  return packOf({ pack })
    .pack.targets.filter(({ type }) => type === 'radar')
    .flatMap(({ id, space }) => {
      const { x, y } = siteOf(id, space)
      return RANGES.map(
        r =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${inks.water}" stroke-width=".9" stroke-dasharray="1.5 5" opacity=".7"/>`,
      )
    })
    .join('')
}

function waterlines({ water, sea }: Inks): string {
  const shore = LAND + FRANCE
  return [
    stroke(shore, water, 40, 'opacity=".12"'),
    ...WATERLINES.flatMap(([width, opacity]) => [
      stroke(shore, water, width, `opacity="${opacity}"`),
      stroke(shore, sea, width - 1.5),
    ]),
    stroke(shore, water, 26, 'opacity=".14"'),
  ].join('')
}

/** Each space tinted by its sector, with a wash along the sector's borders. */
function areas(inks: Inks, ids: readonly SpaceId[]): string {
  const borders = dividingPath(sectorOf)
  return ids
    .map((id, i) => {
      const [ground, wash] = inks.tints[sectorOf(id)] ?? [inks.land, inks.line]
      const fill = `<path d="${areaPath(id)}" fill="${ground}" fill-rule="evenodd"`
      // What lies over water stays water.
      if (id === 'Thames Estuary') return `${fill} opacity=".45"/>`
      return `<g clip-path="url(#land)"><g clip-path="url(#a${i})">${fill}/>${stroke(borders, wash, 26, 'opacity=".28"')}${stroke(borders, wash, 12, 'opacity=".5"')}</g></g>`
    })
    .join('')
}

/** THD-9.4.b THD-9.6.a The ways of raids across the borders: in, to London alone, and home. */
function arrows(pack: string, inks: Inks): string {
  return packOf({ pack })
    .pack.spaces.flatMap(spec => {
      const ways = [
        [spec.arrow, inks.line, ''],
        [spec.arrowLondon, inks.hostile, ''],
        [spec.recovery, inks.line, 'stroke-dasharray="3 3"'],
      ] as const
      return ways.map(([to, colour, rest]) => {
        const arrow = to === undefined ? undefined : arrowBetween(spec.id, to)
        return arrow
          ? `<g opacity=".75">${stroke(arrow.shaft, colour, 2.2, rest)}<path d="${arrow.head}" fill="${colour}"/></g>`
          : ''
      })
    })
    .join('')
}

function tracks({ coast, sea }: Inks): string {
  return Object.values(TRACKS)
    .map(
      ({ path, head, spaces }) =>
        stroke(path, coast, 1.3, 'stroke-dasharray="2 4" opacity=".85"') +
        `<path d="${head}" fill="${coast}"/>` +
        spaces
          .map(
            ({ x, y }) =>
              `<circle cx="${x}" cy="${y}" r="4" fill="${sea}" stroke="${coast}" stroke-width="1.3"/>`,
          )
          .join(''),
    )
    .join('')
}

function rose({ coast, sea }: Inks): string {
  const light =
    'M0 -27L4.500 -4.500L0 0ZM27 0L4.500 4.500L0 0ZM0 27L-4.500 4.500L0 0ZM-27 0L-4.500 -4.500L0 0Z'
  const dark =
    'M0 -27L-4.500 -4.500L0 0ZM27 0L4.500 -4.500L0 0ZM0 27L4.500 4.500L0 0ZM-27 0L-4.500 4.500L0 0Z'
  return `<g transform="translate(1018 748)" stroke="${coast}"><circle r="17" fill="none" stroke-width="1.2"/><circle r="14" fill="none" stroke-width=".6"/><path d="${light}" fill="${sea}" stroke-width=".8"/><path d="${dark}" fill="${coast}" stroke-width=".8"/></g>`
}

/** Paper has a grain and is a little browner at its rim; the table of the night lies under a lamp. */
function light(theme: Theme): string {
  const grain = `<rect width="${W}" height="${H}" filter="url(#grain)" opacity="${theme === 'day' ? 0.3 : 0.12}"/>`
  const lamp = `<rect width="${W}" height="${H}" fill="url(#lamp)" opacity="${theme === 'day' ? 0.16 : 0.28}"/>`
  return grain + lamp
}

/** The edge of the sheet, over whatever runs beyond it. */
function frame({ margin, line }: Inks): string {
  const far = AROUND + 10
  return `<path fill="${margin}" fill-rule="evenodd" d="M${-far} ${-far}H${W + far}V${H + far}H${-far}ZM0 0V${H}H${W}V0Z"/>${stroke(`M0 0H${W}V${H}H0Z`, line, 2)}${stroke(`M6 6H${W - 6}V${H - 6}H6Z`, line, 0.8)}`
}
