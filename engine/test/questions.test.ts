import { expect, test } from 'vitest'
import { choose, d6 } from '../index.ts'
import { asked, offers, script, stopsFor } from '../proof/script.ts'

function* patrol() {
  const { id } = yield* choose('raf', 'patrol.fly', [{ id: 'fly' }, { id: 'stay' }], ['squadron:54'])
  return id === 'fly' ? yield* d6('patrol.finds') : 0
}

test('the question that follows a script, with what it is about and all its answers', () => {
  expect(asked(patrol())).toBe('patrol.fly of squadron:54: fly, stay')
  expect(asked(patrol(), 'patrol.fly fly')).toBe('patrol.finds: 1, 2, 3, 4, 5, 6')
})

test('its name alone, and its answers alone', () => {
  expect(stopsFor(patrol(), 'patrol.fly fly')).toBe('patrol.finds')
  expect(offers(patrol())).toEqual(['fly', 'stay'])
})

test('where nothing follows there is no question', () => {
  expect(script(patrol(), 'patrol.fly stay').value).toBe(0)
  expect(() => asked(patrol(), 'patrol.fly stay')).toThrow('nothing more is asked')
})
