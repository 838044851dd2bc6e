import { afterEach, expect, test, vi } from 'vitest'
import { inCounters } from '../../board/desk/Heaps.tsx'
import { reckonLater } from '../../board/desk/reckoned.ts'

const FRAME = 16

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('figures are reckoned behind the latest picture, and told all at once', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  const happened: string[] = []
  const later = (name: string) =>
    reckonLater({
      reckon: () => void happened.push(`reckon ${name}`),
      tell: () => void happened.push(`tell ${name}`),
    })
  later('a')
  const undo = later('b')
  // Painted, and before its turn another click draws the desk anew.
  vi.advanceTimersByTime(FRAME)
  undo()
  later('c')
  expect(happened).toEqual([])
  vi.runAllTimers()
  expect(happened).toEqual(['reckon a', 'reckon c', 'tell a', 'tell c'])
})

test('the room of a card counts in counters: a line less beside them changes nothing', () => {
  const room = inCounters({ width: 141, height: 84 })
  expect(inCounters({ width: 143, height: 70 })).toEqual(room)
  expect(inCounters({ width: 190, height: 84 })).not.toEqual(room)
  expect(inCounters({ width: 141, height: 90 })).not.toEqual(room)
})
