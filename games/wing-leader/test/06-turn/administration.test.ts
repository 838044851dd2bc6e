import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { controlVectors, placeFlak, reviewEscorts } from '../../rules/06-turn/administration.ts'
import { aBattle, battleOf, d, type Layout, type Piece, r, the, unitsOn } from '../kit/table.ts'

/** An ex-escort (rB) that has formed up two squares behind its bomber. */
const formedUp = (changes: Partial<Piece> = {}, rest: Partial<Layout> = {}, more: readonly Piece[] = []) =>
  aBattle({
    ...rest,
    units: [
      r('he-111 G8 bombing'),
      r('bf-109e E9', { exEscort: true, formUp: squareNamed('E9'), ...changes }),
      ...more,
    ],
  })

describe('forming up', () => {
  test('WL-9.2.2.2.g in its chosen square, facing as the bombers do, it may escort again', () => {
    const battle = formedUp()
    expect(ids(pauseAfter(reviewEscorts(battle)))).toEqual(['nobody', 'rB'])
    const { value } = script(reviewEscorts(battle), ['escort.mark rB'])
    expect(value).toBe('barrages')
    expect(the(battle, 'rB')).toMatchObject({ mission: 'escort', exEscort: false, formUp: undefined })
  })

  test('WL-9.2.2.2.g it need not', () => {
    const battle = formedUp()
    script(reviewEscorts(battle), ['escort.mark nobody'])
    expect(the(battle, 'rB')).toMatchObject({ mission: 'sweep', exEscort: true })
  })

  test.each([
    ['it never was an escort', { exEscort: false }],
    ['it has not chosen this square', { formUp: squareNamed('D9') }],
    ['it faces elsewhere', { facing: 4 }],
    ['it is broken', { broken: true }],
    ['it goes home', { home: 'left' }],
    ['it pursues an enemy', { tallies: 'dA' }],
    ['it pursues a balloon', { balloon: 0 }],
    ['it has left for the edge', { gone: true }],
  ] as const)('WL-9.2.2.2.g not if %s', (_, changes) => {
    const { gone, ...piece } = { gone: false, ...changes }
    const battle = formedUp(piece, {}, [d('spitfire-i Z8')])
    if (gone) the(battle, 'rB').at = 'edge'
    expect(script(reviewEscorts(battle)).pauses).toEqual([])
  })

  test('WL-9.2.2.2.g not if an enemy in its square has tallied it', () =>
    expect(script(reviewEscorts(formedUp({}, {}, [d('spitfire-i E9 >rB')]))).pauses).toEqual([]))

  test('WL-13.4.3.e not in a Lufbery', () =>
    expect(script(reviewEscorts(formedUp({ lufbery: true }))).pauses).toEqual([]))

  test('WL-9.2.2.2.g not where no escort may be placed any more', () => {
    const battle = formedUp()
    the(battle, 'rA').square = squareNamed('L8')
    expect(script(reviewEscorts(battle)).pauses).toEqual([])
  })
})

describe('the order', () => {
  test('WL-6.0.h vectors, escorts, barrages, and the end of the turn', () => {
    const battle = formedUp()
    expect(script(controlVectors(battle)).value).toBe('escorts')
    expect(script(reviewEscorts(battle), [], ['escort.mark']).value).toBe('barrages')
    expect(script(placeFlak(battle)).value).toBe('end')
  })

  test('WL-6.0.h former escorts are marked before escorts are released', () => {
    const battle = formedUp({}, { bombing: true }, [r('bf-109e F9 escort')])
    const { pauses } = script(reviewEscorts(battle), [], ['escort.mark', 'escorts.release'])
    expect(pauses.map(pause => pause.kind === 'choice' && pause.ask)).toEqual([
      'escort.mark',
      'escorts.release',
    ])
  })

  test('WL-6.0.h both sides place their flak, the raider first', () => {
    const battle = battleOf('', {
      bombing: true,
      surface: ['flak-h0 K Guns', { type: 'flak-h0', name: 'Guns', column: 'C', side: 'raider' }],
    })
    const done = 'flak.gun done'
    expect(pauseAfter(placeFlak(battle))).toMatchObject({ seat: 'raider' })
    expect(pauseAfter(placeFlak(battle), [done])).toMatchObject({ seat: 'defender' })
    expect(script(placeFlak(battle), [done, done]).value).toBe('end')
  })

  test('WL-9.5.2.b wings are looked after when the phase ends', () => {
    const { battle, rB } = unitsOn('bf-109e C8 wing, bf-109e K8 wing')
    script(placeFlak(battle))
    expect(rB.wing).toBeUndefined()
  })
})
