import type { Choice, Decided } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { editOf, type Sheet, seated, seatOf, sheetOf, stoodDown } from '../../board/book/lineUp.ts'
import { filledByAdjutant } from '../../rules/10-campaign/assign.ts'
import { aSquadron } from '../kit/roster.ts'

/** Twelve cockpits of a squadron of sixteen, with these answers given so far. */
function sheet(ids: readonly string[], pencil: Sheet['seats'] = {}): Sheet {
  const made = ids.map(
    (id, i): Decided => ({
      at: 10 + i,
      ask: 'assign',
      option: { id, ...(id !== 'adjutant' && { pilot: Number(id) }) },
    }),
  )
  const choice = { kind: 'choice', ask: 'assign', seat: 'squadron', options: [] } as unknown as Choice
  const open = sheetOf(aSquadron(16), choice, { made: () => made }, pencil)
  if (!open) throw new Error('No sheet')
  return open
}

test('SAB-CMP-07 what was answered cockpit by cockpit lies on the sheet, with whoever is pencilled in', () => {
  const open = sheet(['3', '5'], { 'blue-1': 7, 'red-1': 8, 'green-2': 5 })
  expect(open.cockpits).toHaveLength(12)
  // A cockpit that was answered keeps its man, and nobody sits twice.
  expect(open.seats).toEqual({ 'red-1': 3, 'red-2': 5, 'blue-1': 7 })
})

test('a man for the next cockpit is the next answer', () => {
  const open = sheet(['3'])
  expect(editOf(open, seated(open, 9, 'red-2'))).toEqual({ at: undefined, gone: 0, ids: ['9'], pencil: {} })
})

test('a man for a cockpit farther on is pencilled in, and answered when those before it are', () => {
  const open = sheet(['3'])
  expect(editOf(open, seated(open, 9, 'red-3'))).toEqual({
    at: undefined,
    gone: 0,
    ids: [],
    pencil: { 'red-3': 9 },
  })
  const later = sheet(['3'], { 'red-3': 9 })
  expect(editOf(later, seated(later, 4, 'red-2'))).toMatchObject({ ids: ['4', '9'], pencil: {} })
})

test('two men who change places change the answers from the first of them on', () => {
  const open = sheet(['3', '5', '6'])
  expect(editOf(open, seated(open, 3, 'red-3'))).toEqual({
    at: 10,
    gone: 3,
    ids: ['6', '5', '3'],
    pencil: {},
  })
})

test('somebody from dispersal takes the place of a man who then stands by', () => {
  const open = sheet(['3', '5', '6'])
  const seats = seated(open, 9, 'red-2')
  expect(seatOf({ ...open, seats }, 5)).toBeUndefined()
  expect(editOf(open, seats)).toEqual({ at: 11, gone: 2, ids: ['9', '6'], pencil: {} })
})

test('somebody who is taken out leaves his cockpit to be asked for, and those after it pencilled in', () => {
  const open = sheet(['3', '5', '6'])
  expect(editOf(open, stoodDown(open, 5))).toEqual({ at: 11, gone: 2, ids: [], pencil: { 'red-3': 6 } })
})

test("the adjutant's men can be changed one by one", () => {
  const campaign = aSquadron(16)
  const open = sheet(['3', 'adjutant'])
  const seats = filledByAdjutant(campaign, open.cockpits, { 'red-1': 3 })
  const edit = editOf({ ...open, seats }, seats)
  expect(edit.at).toBe(11)
  expect(edit.ids).toHaveLength(11)
  expect(new Set(['3', ...edit.ids]).size).toBe(12)
})

test('nothing that is already so has to be answered again', () => {
  const open = sheet(['3', '5', '6'])
  expect(editOf(open, open.seats)).toEqual({ at: undefined, gone: 0, ids: [], pencil: {} })
})
