import { describe, expect, test } from 'vitest'
import { levelOf, lossesOf, result, victoryPoints } from '../rules/16-victory.ts'
import type { Day } from '../state.ts'
import { aDay, group, put, squadron } from './kit/table.ts'

function lose(
  day: Day,
  groups: { heavy?: string[]; light?: string[] },
  squadrons: { heavy?: string[]; light?: string[] },
) {
  for (const at of ['heavy', 'light'] as const) {
    for (const id of groups[at] ?? []) group(day, id).place = { at }
    for (const id of squadrons[at] ?? []) squadron(day, id).place = { at }
  }
}

describe('victory points', () => {
  test('THD-16.1.a two for a group in the Heavy Loss box, one for a group in the Light Loss box', () => {
    const day = aDay()
    expect(victoryPoints(day)).toBe(0)
    lose(day, { heavy: ['I/JG3'] }, {})
    expect(victoryPoints(day)).toBe(2)
    lose(day, { light: ['II/JG3', 'I/KG1'] }, {})
    expect(victoryPoints(day)).toBe(4)
  })

  test('THD-16.1.b the same is lost for squadrons', () => {
    const day = aDay()
    lose(day, {}, { heavy: ['54'] })
    expect(victoryPoints(day)).toBe(-2)
    lose(day, {}, { light: ['65', '43'] })
    expect(victoryPoints(day)).toBe(-4)
  })

  test('THD-16.1.c and one for each point of bomb damage', () => {
    expect(victoryPoints(aDay({ bombDamage: 5 }))).toBe(-5)
  })

  test('THD-16.1.a THD-2.13.a units in flight, on the clock or airborne score nothing', () => {
    const day = aDay()
    group(day, 'I/JG3').place = { at: 'inflight' }
    group(day, 'II/JG3').place = { at: 'clock', segment: 5 }
    put(day, '6/11c/LOW 54')
    squadron(day, '65').place = { at: 'inflight' }
    // Each count by itself: a group and a squadron counted wrongly would cancel out.
    expect(Object.values(lossesOf(day))).toEqual([0, 0, 0, 0, 0])
    expect(victoryPoints(day)).toBe(0)
  })

  test('THD-DX-07 three groups heavy, two light, a squadron heavy, two light, four bomb damage: a draw', () => {
    const day = aDay({ bombDamage: 4, segment: 7 })
    lose(
      day,
      { heavy: ['I/JG3', 'II/JG3', 'I/KG1'], light: ['II/KG1', 'I/KG2'] },
      { heavy: ['54'], light: ['65', '43'] },
    )
    expect(lossesOf(day)).toEqual({
      groupsHeavy: 3,
      groupsLight: 2,
      squadronsHeavy: 1,
      squadronsLight: 2,
      bombDamage: 4,
    })
    expect(result(day)).toEqual({ level: 'draw', winner: undefined, score: 0, figures: lossesOf(day) })
  })
})

describe('levels', () => {
  test('THD-16.2.a -7 or less is a disaster', () => {
    expect([levelOf(-30), levelOf(-7)]).toEqual(['disastrous-defeat', 'disastrous-defeat'])
  })
  test('THD-16.2.b -6 to -2 is a tactical defeat', () => {
    expect([levelOf(-6), levelOf(-2)]).toEqual(['tactical-defeat', 'tactical-defeat'])
  })
  test('THD-16.2.c -1 and 0 are a draw', () => {
    expect([levelOf(-1), levelOf(0)]).toEqual(['draw', 'draw'])
  })
  test('THD-16.2.d 1 to 6 is a tactical victory', () => {
    expect([levelOf(1), levelOf(6)]).toEqual(['tactical-victory', 'tactical-victory'])
  })
  test('THD-16.2.e 7 or more is a major victory', () => {
    expect([levelOf(7), levelOf(30)]).toEqual(['major-victory', 'major-victory'])
  })
})

test('THD-4.1.a the day is scored at End of Day, and not before', () => {
  expect(result(aDay({ segment: 6, bombDamage: 9 }))).toBeUndefined()
  expect(result(aDay({ segment: 7, bombDamage: 9 }))).toMatchObject({
    level: 'disastrous-defeat',
    winner: 'luftwaffe',
    score: -9,
  })
  const day = aDay({ segment: 7 })
  lose(day, { light: ['I/JG3'] }, {})
  expect(result(day)).toMatchObject({ level: 'tactical-victory', winner: 'raf', score: 1 })
})
