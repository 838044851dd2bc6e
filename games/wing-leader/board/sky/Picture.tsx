import { fileOf } from '@tallyho/kit'
import type { ScenarioSpec } from '../../pack/types.ts'
import { type Hour, picture } from './picture.ts'
import { BLEED, BOX } from './places.ts'

/** The last skies that were drawn: of a scenario there is one, the editor makes another with every stroke. */
const drawn = new Map<string, string>()
const MOST = 6

/** A picture file: drawn once by the browser, whatever moves over it. */
export function pictureOf(scenario: ScenarioSpec, hour: Hour = 'day'): string {
  const key = `${hour} ${JSON.stringify(scenario.sky)}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const [oldest] = drawn
  if (oldest && drawn.size === MOST) {
    drawn.delete(oldest[0])
    URL.revokeObjectURL(oldest[1])
  }
  const url = fileOf(picture(scenario, hour))
  drawn.set(key, url)
  return url
}

/** As large as the drawing and what it bleeds over, in its units. */
export const PICTURE = {
  x: -BLEED,
  y: -BLEED,
  width: BOX.width + 2 * BLEED,
  height: BOX.height + 2 * BLEED,
} as const

/** The theme shows the one or the other. */
const HOURS: readonly Hour[] = ['day', 'night']

/** The sky of a scenario: fetched and drawn while the board can be played already. */
export default function SkyPicture({ scenario }: { readonly scenario: ScenarioSpec }) {
  const { x, y, width, height } = PICTURE
  return HOURS.map(hour => (
    <img
      key={hour}
      className={`wl-picture wl-picture-${hour}`}
      src={pictureOf(scenario, hour)}
      alt=""
      width={width}
      height={height}
      style={{ left: x, top: y }}
      loading="lazy"
      draggable={false}
    />
  ))
}
