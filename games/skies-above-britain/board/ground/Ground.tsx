import { once } from '@tallyho/engine'
import { memo } from 'react'
import type { Position, Visibility } from '../../pack/types.ts'
import { clouds } from './clouds.ts'
import { country, HIGH, WIDE } from './country.ts'
import './ground.css'

/** Picture files: drawn once by the browser, whatever moves over them. */
const pictureOf = once((what: Visibility | 'country') => ({
  url: URL.createObjectURL(
    new Blob([what === 'country' ? country() : clouds(what)], { type: 'image/svg+xml' }),
  ),
}))

/** SAB-INT-07 Where its light comes from, as seen on the map: the raid flies up the page. */
const SUN_AT: Readonly<Record<Position, readonly [x: string, y: string]>> = {
  nose: ['50%', '-4%'],
  tail: ['50%', '104%'],
  port: ['-2%', '50%'],
  starboard: ['102%', '50%'],
}

/** Kent under the weather of the patrol, lit from where the sun stands. */
export const Ground = memo(function Ground(props: {
  readonly visibility: Visibility
  readonly sun: Position | undefined
}) {
  const { visibility, sun } = props
  return (
    <div className="sab-ground" data-visibility={visibility} aria-hidden="true">
      {(['country', visibility] as const).map(what => (
        <img key={what} src={pictureOf(what).url} alt="" width={WIDE} height={HIGH} draggable={false} />
      ))}
      {visibility === 'haze' && <i className="sab-haze" />}
      {sun && (
        <i
          className="sab-sun"
          style={{
            background: `radial-gradient(circle at ${SUN_AT[sun].join(' ')}, rgb(255 246 214 / 85%) 0, rgb(255 240 196 / 35%) 18%, transparent 52%)`,
          }}
        />
      )}
      <i className="sab-lamp" />
    </div>
  )
})
