import { Match, type Pause } from '@tallyho/engine'
import { playing } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import { eyeOf } from '../../board/eye.ts'
import { frayOf } from '../../board/foes.ts'
import { fanned } from '../../board/pieces/fans.ts'
import { layOut } from '../../board/pieces/layout.ts'
import { placesIn } from '../../board/pieces/Squares.tsx'
import { BOX, CELL, centreOf, GROUND_LINE, type Spot } from '../../board/sky/places.ts'
import { game, standard } from '../../index.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Square } from '../../state.ts'
import { battleOf, inDogfight, the } from '../kit/table.ts'

/** How far a plaque reaches from its middle, in its own units. */
const REACH = { x: 21, y: 20 }

const isApart = (a: Spot, b: Spot, wide: number, high: number) =>
  Math.abs(a.x - b.x) >= wide - 0.01 || Math.abs(a.y - b.y) >= high - 0.01

const fannedOut = (battle: Battle, asked: readonly Square[] = []) =>
  fanned(battle, layOut(battle, 1.15), asked)

/** As if all who share a square fought there. */
function embroiled(battle: Battle): Battle {
  const state = structuredClone(battle)
  for (const unit of state.units) if (unit.at === 'map') unit.dogfight = 1
  return state
}

describe('a stack is fanned out', () => {
  test('in the thick of every battle over no counter, and over no square that is asked about', () => {
    const play = playing<Battle>((_, { options }, numbers) => numbers(options.length))
    let [rings, trays, heaps] = [0, 0, 0]
    for (const [seed, { id }] of standard.scenarios.entries())
      play(
        new Match(game, { scenario: id, pack: standard.id, options: {} }),
        seed,
        ({ state: now, journal, pause }) => {
          if (journal.length % 6 > 0) return
          const state = journal.length % 12 > 0 ? now : embroiled(now)
          const lit = pause?.kind === 'choice' ? pause.options.flatMap(({ on = [] }) => on) : []
          const asked = placesIn(lit).squares
          const { spots, groups } = fannedOut(state, asked)
          heaps += groups.filter(({ heaped }) => heaped).length
          const lying = [...spots].filter(([no]) => unitAt(state, no).at === 'map')
          for (const { fans = [] } of groups)
            for (const { units, isRing } of fans) {
              if (isRing) rings++
              else trays++
              for (const no of units) {
                const own = spots.get(no) ?? { x: 0, y: 0, scale: 1 }
                const [x, y] = [REACH.x * own.scale, REACH.y * own.scale]
                expect(own.x - x > BOX.x && own.x + x < BOX.width && own.y - y > BOX.y).toBe(true)
                expect(own.y + y, id).toBeLessThanOrEqual(GROUND_LINE)
                for (const [other, spot] of lying) {
                  const { wide = 2 * REACH.x, high = 2 * REACH.y } = spot.strip ?? {}
                  const [w, h] = [x + (wide * spot.scale) / 2, y + (high * spot.scale) / 2]
                  expect(other === no || isApart(own, spot, w, h), `${id}: ${no} and ${other}`).toBe(true)
                }
                for (const square of asked)
                  expect(isApart(own, centreOf(square), x + CELL / 2, y + CELL / 2), id).toBe(true)
              }
            }
        },
        60,
      )
    expect(rings).toBeGreaterThan(0)
    expect(trays, 'most of them find room').toBeGreaterThan(heaps)
  })

  test('into a ring of those who fight, the sides face to face, and a tray of those who look on', () => {
    const battle = battleOf('he-111 M6 bombing, bf-109e M6 >dA, d spitfire-i M6 intercept >rA')
    inDogfight(battle, 'rB', 'dA')
    const { groups, spots } = fannedOut(battle)
    const [bomber, raider, defender] = ['rA', 'rB', 'dA'].map(id => the(battle, id).no)
    const [tray, ring] = groups[0]?.fans ?? []
    expect(groups).toMatchObject([{ heaped: false }])
    expect(tray).toMatchObject({ units: [bomber], isRing: false, at: centreOf(squareNamed('M6')) })
    expect(ring).toMatchObject({ units: [raider, defender], isRing: true })
    const [left, right] = ['rB', 'dA'].map(id => spots.get(the(battle, id).no))
    expect(left?.x).toBeLessThan(right?.x ?? 0)
    expect(left, 'it moves with its square').toMatchObject({ home: centreOf(squareNamed('M6')) })
  })

  test('the same way each time, and not where every square around it is asked about', () => {
    const battle = battleOf('bf-109e M6, bf-109e M6, d spitfire-i N6')
    expect(fannedOut(battle)).toEqual(fannedOut(battle))
    const around = [...'IJKLMNOPQ'].flatMap(column =>
      Array.from({ length: 10 }, (_, i) => squareNamed(`${column}${i + 1}`)),
    )
    expect(fannedOut(battle, around).groups[0]).toMatchObject({ heaped: true })
    expect(fannedOut(battle, around).spots.get(0)?.strip).toBeDefined()
  })
})

describe('the view', () => {
  const pause: Pause = { kind: 'choice', seat: 'raider', ask: 'move.step', options: [], about: ['unit:0'] }
  const window = (unit: number) => ({ x: 0, y: 0, width: 920 / unit, height: 780 / unit, unit })
  const eyeFrom = (battle: Battle, px: number) =>
    eyeOf(battle, pause, undefined, false, new Set(['square:H8']), window(px / CELL))

  test('comes close to those who fight, whoever else flies far away', () => {
    const battle = battleOf('bf-109e G8, d spitfire-i L8 >rA, d spitfire-i Z8')
    expect(frayOf(battle)).toEqual([squareNamed('G8'), squareNamed('L8')])
    const { units, all } = eyeFrom(battle, 41)
    expect((units[0] ?? 0) * CELL).toBeGreaterThanOrEqual(48)
    expect(all.x + all.width).toBeLessThan(centreOf(squareNamed('Z8')).x)
  })

  test('stays as far off as it takes to see both of two that hunt each other', () => {
    const { units } = eyeFrom(battleOf('bf-109e B8, d spitfire-i U8 >rA'), 41)
    expect((units[0] ?? 0) * CELL).toBeLessThan(48)
  })

  test('those who have broken on both sides are no fray', () => {
    expect(frayOf(battleOf('bf-109e G8 broken, d spitfire-i H8 broken'))).toEqual([])
  })
})
