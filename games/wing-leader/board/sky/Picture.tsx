import { fileOf } from '@tallyho/kit'
import type { ScenarioSpec } from '../../pack/types.ts'
import { picture } from './picture.ts'
import { BLEED, BOX } from './places.ts'

/** The last skies that were drawn: of a scenario there is one, the editor makes another with every stroke. */
const drawn = new Map<string, string>()
const MOST = 4

/** A picture file: drawn once by the browser, whatever moves over it. */
export function pictureOf(scenario: ScenarioSpec): string {
  const key = JSON.stringify(scenario.sky)
  const known = drawn.get(key)
  if (known !== undefined) return known
  const [oldest] = drawn
  if (oldest && drawn.size === MOST) {
    drawn.delete(oldest[0])
    URL.revokeObjectURL(oldest[1])
  }
  const url = fileOf(picture(scenario))
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

/** The sky of a scenario: fetched and drawn while the board can be played already. */
export default function SkyPicture({ scenario }: { readonly scenario: ScenarioSpec }) {
  const { x, y, width, height } = PICTURE
  return (
    <img
      className="wl-picture"
      src={pictureOf(scenario)}
      alt=""
      width={width}
      height={height}
      style={{ left: x, top: y }}
      draggable={false}
    />
  )
}
