import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { placeVector, rollVectors } from '../../rules/09-command/vectors.ts'
import {
  aBattle,
  battleOf,
  d,
  inWing,
  type Layout,
  type Line,
  type Piece,
  r,
  the,
  unitsOn,
} from '../kit/table.ts'

const interceptor: Piece = d('spitfire-i T8 intercept')
const gci = { rating: 4, nets: [] }

describe('height errors', () => {
  const vectored = (...lines: readonly Line[]) => {
    const { battle, dA } = unitsOn('d spitfire-i T8 intercept')
    const played = script(placeVector(battle, dA), ['vector.square vector/M10', ...lines])
    const { vector } = dA
    return { played, vector: vector === undefined ? '' : nameOf(vector) }
  }

  test('WL-5.3.c WL-13.1.a any square of the map; the die for a height error is rolled unasked', () => {
    const { battle, dA } = unitsOn('d spitfire-i T8 intercept')
    expect(ids(pauseAfter(placeVector(battle, dA)))).toHaveLength(520)
    const { played, vector } = vectored('vector.error 1')
    expect(vector).toBe('M10')
    expect(played.pauses.map(({ kind }) => kind)).toEqual(['choice', 'chance'])
  })

  test('WL-13.1.a the opponent may leave it where it is all the same, and nothing is told of a move', () => {
    const { played, vector } = vectored('vector.error 6, vector.shift vector/M10')
    expect(vector).toBe('M10')
    expect(factsOf(played, 'vector-shifted')).toEqual([])
  })

  test('WL-13.1.a up to 5 there is no error, nor a word of it', () => {
    const { played, vector } = vectored('vector.error 5')
    expect(vector).toBe('M10')
    expect(factsOf(played, 'height-error')).toEqual([])
  })

  test('WL-13.1.a on a 6 the opponent moves it by up to two squares', () => {
    const lines = ['vector.error 6']
    const { vector } = vectored(...lines, 'vector.shift vector/O8')
    expect(vector).toBe('O8')
    const { battle, dA } = unitsOn('d spitfire-i T8 intercept')
    const pause = pauseAfter(placeVector(battle, dA), ['vector.square vector/M10', ...lines])
    expect(ids(pause)).toHaveLength(25)
    expect(pause).toMatchObject({ seat: 'raider' })
  })

  test('WL-Q-32 it stays on the map', () => {
    const { battle, dA } = unitsOn('d spitfire-i T8 intercept')
    const pause = pauseAfter(placeVector(battle, dA), ['vector.square vector/A0, vector.error 6'])
    expect(ids(pause).sort()).toEqual(
      ['A0', 'A1', 'A2', 'B0', 'B1', 'B2', 'C0', 'C1', 'C2'].map(name => `vector/${name}`),
    )
  })
})

describe('ground control', () => {
  const control = (layout: Layout, die: number, after: readonly Line[] = []) => {
    const battle = aBattle(layout)
    const played = script(rollVectors(battle, 'defender'), [`vector.control control/dA ${die}`, ...after])
    return { battle, played }
  }

  test('WL-9.2.4.f equal to the rating or more: a Vector anywhere', () => {
    const placed = ['vector.square vector/C3, vector.error 1']
    const { battle, played } = control({ units: [interceptor], defender: { gci } }, 4, placed)
    expect(the(battle, 'dA').vector).toBe(squareNamed('C3'))
    expect(factsOf(played, 'control')).toMatchObject([{ dice: [4], needed: 4, success: true }])
  })

  test('WL-9.2.4.f less: the Vector stays as it is', () => {
    const { battle } = control(
      { units: [{ ...interceptor, vector: squareNamed('P8') }], defender: { gci } },
      3,
    )
    expect(the(battle, 'dA').vector).toBe(squareNamed('P8'))
  })

  test('WL-9.2.4.f once for each unit, and not if the player does not care to', () => {
    const battle = battleOf('d spitfire-i T8 intercept, d spitfire-i T8 cap', { defender: { gci } })
    const played = script(rollVectors(battle, 'defender'), ['vector.control control/dB 1 done'])
    expect(played.pauses[2]).toMatchObject({ options: [{ id: 'done' }, { id: 'control/dA' }] })
  })

  const asked = (layout: Layout) => {
    const battle = aBattle(layout)
    return script(rollVectors(battle, 'defender'), [], ['vector.control']).pauses.flatMap(ids)
  }

  test.each<[string, Partial<Piece>]>([
    ['a unit with a tally', { tallies: 'rA' }],
    ['a broken unit', { broken: true }],
    ['a unit on its way home', { home: 'right' }],
    ['a sweep', { mission: 'sweep' }],
    ['a unit on another net', { net: undefined }],
  ])('WL-9.2.4.f WL-9.2.4.g not %s', (_, changes) => {
    const enemy: Piece = r('bf-109e D8')
    expect(asked({ units: [{ ...interceptor, ...changes }, enemy], defender: { gci } })).toEqual([])
  })

  test('WL-9.2.4.g not without a rating', () => expect(asked({ units: [interceptor] })).toEqual([]))

  test('WL-9.2.4.h WL-9.5.3.a in a wing the leader alone', () => {
    const battle = battleOf(
      'd spitfire-i T8 intercept, d spitfire-i T8 intercept, d spitfire-i T8 intercept',
      { defender: { gci } },
    )
    inWing(battle, 'dB', 'dA')
    expect(ids(pauseAfter(rollVectors(battle, 'defender')))).toEqual(['done', 'control/dB', 'control/dC'])
  })

  test('WL-9.4.2.d on a cluttered net it takes a 6', () => {
    const battle = battleOf(
      'd spitfire-i T8 intercept, d spitfire-i T8 intercept >rA fighting, bf-109e T8 fighting',
      { defender: { gci } },
    )
    const played = script(rollVectors(battle, 'defender'), ['vector.control control/dA 5'])
    expect(factsOf(played, 'control')).toMatchObject([{ needed: 6, success: false }])
  })
})
