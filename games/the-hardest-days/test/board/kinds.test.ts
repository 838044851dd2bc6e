import { expect, test } from 'vitest'
import { KINDS } from '../../board/kinds.ts'
import { TOLD } from '../kit/told.ts'

test('the log is looked through by a handful of kinds, and every note is of one of them', () => {
  const sorted = Object.values(KINDS).flat()
  expect(sorted.toSorted()).toEqual(Object.keys(TOLD).toSorted())
  expect(Object.keys(KINDS).length).toBeLessThan(12)
})
