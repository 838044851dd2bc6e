import { expect, test } from 'vitest'
import { keyAction, type Press } from '../../table/prompt/keys.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  modified: false,
  command: false,
  shift: false,
  typing: false,
  onButton: false,
  onAnswer: false,
  idle: true,
  ...more,
})

test.each([
  ['1', { do: 'take', index: 0 }],
  ['9', { do: 'take', index: 8 }],
  ['0', { do: 'end' }],
  ['d', { do: 'end' }],
  ['D', { do: 'end' }],
  ['u', { do: 'undo' }],
  ['U', { do: 'undo' }],
  ['r', { do: 'redo' }],
  ['h', { do: 'hint' }],
  ['o', { do: 'odds' }],
  ['s', { do: 'staff' }],
  ['q', { do: 'question' }],
  ['f', { do: 'full-screen' }],
  ['?', { do: 'help' }],
  ['Escape', { do: 'clear' }],
  [' ', { do: 'on' }],
  ['c', { do: 'catch-up' }],
  ['ArrowRight', { do: 'on' }],
  ['ArrowLeft', { do: 'back' }],
  ['ArrowDown', { do: 'move', way: 'down' }],
  ['ArrowUp', { do: 'move', way: 'up' }],
  ['x', undefined],
  ['F1', undefined],
  ['Enter', { do: 'only' }],
])('at the table %s', (key, action) => {
  expect(keyAction(press(key))).toEqual(action)
})

test.each([
  ['ArrowRight', false, { do: 'step', by: 1, single: false }],
  ['ArrowLeft', true, { do: 'step', by: -1, single: true }],
  ['Home', false, { do: 'start' }],
  ['End', false, { do: 'finish' }],
  [' ', false, { do: 'play' }],
  ['u', false, undefined],
  ['1', false, undefined],
])('in a replay %s', (key, shift, action) => {
  expect(keyAction(press(key, { shift }), true)).toEqual(action)
})

test.each([
  ['z', false, { do: 'undo' }],
  ['Z', true, { do: 'redo' }],
  ['y', false, { do: 'redo' }],
  ['u', false, undefined],
])('with Ctrl %s (Shift: %s) does at the table what it does everywhere', (key, shift, action) => {
  const held = press(key, { modified: true, command: true, shift })
  expect(keyAction(held)).toEqual(action)
  expect(keyAction({ ...held, typing: true })).toBeUndefined()
  expect(keyAction(held, true)).toBeUndefined()
  expect(keyAction({ ...held, command: false })).toBeUndefined()
})

test('keys belong to the browser with Ctrl, and to a field while typing, but Escape leaves it', () => {
  expect(keyAction(press('r', { modified: true }))).toBeUndefined()
  expect(keyAction(press('1', { typing: true }))).toBeUndefined()
  expect(keyAction(press('Escape', { typing: true }))).toEqual({ do: 'clear' })
})

test('Enter gives the only answer, unless something else takes it', () => {
  expect(keyAction(press('Enter', { idle: false }))).toBeUndefined()
})

test('on an answer the arrows go to its neighbours, and never to what was', () => {
  expect(keyAction(press('ArrowLeft', { onAnswer: true }))).toEqual({ do: 'move', way: 'left' })
  expect(keyAction(press('ArrowRight', { onAnswer: true }))).toEqual({ do: 'move', way: 'right' })
})

test('the space bar belongs to the button it is on', () => {
  expect(keyAction(press(' ', { onButton: true }))).toBeUndefined()
})
