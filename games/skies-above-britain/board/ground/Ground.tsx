import { once } from '@tallyho/engine'
import { cover } from '@tallyho/kit'
import { memo, useEffect, useRef } from 'react'
import type { Position, Visibility } from '../../pack/types.ts'
import './ground.css'

/** The county and the clouds of each weather, painted once. */
const pictureOf = once((what: Visibility | 'country') =>
  import('./drawings.ts').then(({ painted }) => painted(what)),
)

/** SAB-INT-07 Where its light comes from, as seen on the map, in shares of it: the raid flies up the page. */
const SUN_AT: Readonly<Record<Position, readonly [x: number, y: number]>> = {
  nose: [0.5, -0.04],
  tail: [0.5, 1.04],
  port: [-0.02, 0.5],
  starboard: [1.02, 0.5],
}

/** Kent under the weather of the patrol, lit from where the sun stands: one picture, whatever moves over it. */
export const Ground = memo(function Ground(props: {
  readonly visibility: Visibility
  readonly sun: Position | undefined
}) {
  const { visibility, sun } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    if (!current) return
    const painting = Promise.all([pictureOf('country'), pictureOf(visibility)])
    let gone = false
    const draw = () => painting.then(layers => !gone && paint(current, layers, visibility, sun))
    const observer = new ResizeObserver(draw)
    observer.observe(current)
    return () => {
      gone = true
      observer.disconnect()
    }
  }, [visibility, sun])
  return (
    <div className="sab-ground" data-visibility={visibility} aria-hidden="true">
      <canvas ref={canvas} />
      <i className="sab-lamp" />
    </div>
  )
})

function paint(
  canvas: HTMLCanvasElement,
  layers: readonly HTMLCanvasElement[],
  visibility: Visibility,
  sun: Position | undefined,
): void {
  const [width, height] = [canvas.clientWidth * devicePixelRatio, canvas.clientHeight * devicePixelRatio]
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return
  for (const layer of layers) cover(context, layer)
  const wash = (fill: string | CanvasGradient) => {
    context.fillStyle = fill
    context.fillRect(0, 0, width, height)
  }
  if (visibility === 'haze') wash('rgb(238 236 222 / 42%)')
  if (sun) wash(sunlight(context, width, height, sun))
  canvas.dataset.painted = ''
}

/** Light that reaches to the corner farthest from where it comes from. */
function sunlight(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  sun: Position,
): CanvasGradient {
  const [x, y] = [SUN_AT[sun][0] * width, SUN_AT[sun][1] * height]
  const far = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  const light = context.createRadialGradient(x, y, 0, x, y, far)
  light.addColorStop(0, 'rgb(255 246 214 / 85%)')
  light.addColorStop(0.18, 'rgb(255 240 196 / 35%)')
  light.addColorStop(0.52, 'rgb(255 240 196 / 0%)')
  return light
}
