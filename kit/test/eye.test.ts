import { describe, expect, test } from 'vitest'
import { type Eye, seenBy, type View, viewFor } from '../stage/eye.ts'

const BOX = { x: 0, y: 0, width: 1000, height: 600 }
/** Without zoom the whole drawing is seen, a pixel a unit. */
const FRAME = { width: 1000, height: 600, unit: 1 }
const part = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
/** May be twice and three times as near as the whole. */
const eyeOn = (all: Eye['all'], heart = all): Eye => ({ all, heart, units: [2, 3] })
const seen = (view: View) => seenBy(BOX, FRAME, view)
/** Three times as near, in the middle. */
const MIDDLE: View = { scale: 3, x: -1000, y: -600 }

describe('where the eye goes', () => {
  test('as near as all fits, in the middle', () => {
    const view = viewFor(eyeOn(part(100, 100, 200, 100)), BOX, FRAME, { scale: 1, x: 0, y: 0 })
    expect(view?.scale).toBe(3)
    expect(seen(view as View).x + seen(view as View).width / 2).toBeCloseTo(200)
  })

  test('nowhere while all is seen', () => {
    expect(viewFor(eyeOn(part(400, 250, 200, 100)), BOX, FRAME, MIDDLE)).toBeUndefined()
  })

  test('no nearer for little', () => {
    const twice: View = { scale: 2.5, x: -750, y: -450 }
    expect(viewFor(eyeOn(part(400, 250, 200, 100)), BOX, FRAME, twice), 'three would fit').toBeUndefined()
    const whole: View = { scale: 2, x: -500, y: -300 }
    expect(viewFor(eyeOn(part(400, 250, 200, 100)), BOX, FRAME, whole)?.scale, 'half as near again').toBe(3)
  })

  test('no farther along than it takes to see it, and a little more for the next step', () => {
    const before = seen(MIDDLE)
    const all = part(before.x + before.width - 20, 280, 60, 40)
    const view = viewFor(eyeOn(all), BOX, FRAME, MIDDLE) as View
    expect(view.scale).toBe(3)
    expect(view.y, 'up and down it stays').toBe(MIDDLE.y)
    const now = seen(view)
    expect(all.x + all.width).toBeLessThan(now.x + now.width)
    expect(now.x - before.x, 'not to the middle').toBeLessThan(before.width / 2)
    const next = { ...all, x: all.x + 20 }
    expect(viewFor(eyeOn(next), BOX, FRAME, view), 'a step on nothing moves').toBeUndefined()
  })

  test('to what must be seen where not all of it can be', () => {
    const view = viewFor(eyeOn(part(0, 0, 1000, 600), part(0, 0, 50, 50)), BOX, FRAME, MIDDLE) as View
    expect(view.scale).toBe(2)
    expect(seen(view).x).toBeLessThanOrEqual(0)
  })
})
