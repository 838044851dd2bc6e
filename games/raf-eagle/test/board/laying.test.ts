import { expect, test } from 'vitest'
import { laidIn, put } from '../../board/campaign/laying.ts'

const decided = (at: number, id: string, priority: string) =>
  ({ at, ask: 'free-choice', option: { id, priority } }) as never
const high = (at: number, type: 'airfield' | 'radar' | 'port') => ({ at, type, priority: 'high' }) as const

test('RE-13.2.a the types that were given a priority are read from the decisions', () => {
  const made = [decided(7, 'radar', 'high'), { at: 6, ask: 'press-or-rest', option: { id: 'rest' } } as never]
  expect(laidIn(made)).toEqual([{ at: 7, type: 'radar', priority: 'high' }])
})

test('RE-13.2.a pieces are put into trays in any order: the medium one waits for both high ones', () => {
  expect(put({ laid: [], medium: undefined }, 'port', 'medium')).toEqual({ medium: 'port' })
  expect(put({ laid: [], medium: 'port' }, 'radar', 'high')).toEqual({ give: ['radar'], medium: 'port' })
  const one = { laid: [high(3, 'radar')], medium: 'port' } as const
  expect(put(one, 'airfield', 'high')).toEqual({ give: ['airfield', 'port'], medium: undefined })
  const two = { laid: [high(3, 'radar'), high(4, 'airfield')], medium: undefined }
  expect(put(two, 'port', 'medium')).toEqual({ give: ['port'], medium: undefined })
})

test('a piece is taken back, moved, or takes the place of the last one in a full tray', () => {
  const two = { laid: [high(3, 'radar'), high(4, 'airfield')], medium: undefined }
  expect(put(two, 'radar', 'low')).toEqual({ revise: [3, []], medium: undefined })
  expect(put(two, 'radar', 'medium')).toEqual({ revise: [3, []], medium: 'radar' })
  expect(put(two, 'port', 'high')).toEqual({ revise: [4, ['port']], medium: undefined })
  expect(put(two, 'radar', 'high')).toEqual({ medium: undefined })
  expect(put({ laid: [], medium: 'port' }, 'port', 'low')).toEqual({ medium: undefined })
})
