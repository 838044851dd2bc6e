import { once } from '@tallyho/engine'
import { cover, type Size } from '@tallyho/kit'
import { memo, useEffect, useRef } from 'react'
import type { Position, Season } from '../../pack/types.ts'
import './ground.css'

const pictureOf = once((theatre: Season['theatre']) =>
  import('./drawings.ts').then(({ painted }) => painted(theatre)),
)

/** SR-SIT-07 Where the light comes from, in shares of the sheet: the bombers fly up it. */
const SUN_AT: Readonly<Record<Position, readonly [x: number, y: number]>> = {
  nose: [0.5, -0.04],
  right: [1.02, 0.5],
  tail: [0.5, 1.04],
  left: [-0.02, 0.5],
}

/** The country below, lit from where the Sun stands: one picture, whatever moves over it. */
export const Ground = memo(function Ground({
  size: { width, height },
  theatre,
  sun,
}: {
  readonly size: Size
  readonly theatre: Season['theatre']
  readonly sun: Position | undefined
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    pictureOf(theatre).then(picture => {
      if (canvas.current && !gone) paint(canvas.current, picture, sun)
    })
    return () => {
      gone = true
    }
  }, [theatre, sun])
  // The sheet is seldom of another size: then the picture is stretched to cover it, and not painted again.
  return (
    <div className="sr-ground" style={{ width, height }}>
      <canvas ref={canvas} width={WIDE} height={HIGH} />
      <i className="sr-lamp" />
    </div>
  )
})

/** Pixels of the painted sheet. */
const WIDE = 1400
const HIGH = 1050

function paint(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, sun: Position | undefined): void {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return
  cover(context, picture)
  canvas.dataset.painted = ''
  if (!sun) return
  const [x, y] = [SUN_AT[sun][0] * WIDE, SUN_AT[sun][1] * HIGH]
  const light = context.createRadialGradient(x, y, 0, x, y, WIDE)
  light.addColorStop(0, 'rgb(255 246 214 / 80%)')
  light.addColorStop(0.14, 'rgb(255 240 196 / 34%)')
  light.addColorStop(0.42, 'rgb(255 240 196 / 0%)')
  context.fillStyle = light
  context.fillRect(0, 0, WIDE, HIGH)
}
