import type { Pause } from '@tallyho/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { attackerSpot, boxSpot, onFlank, schwarmSpot } from '../../board/circle/ring.ts'
import {
  crashAt,
  fingers,
  germanFlight,
  groupSpan,
  ownFlight,
  signAt,
  spanOf,
  type Way,
} from '../../board/dogfight/air.ts'
import { isFlownOut, kinderCard, whyNotInDogfight } from '../../board/dogfight/manners.ts'
import { behindPath } from '../../board/dogfight/paths.ts'
import { fallsIn, flownNow, focusOf, hitsIn, stepOf, waitingFor } from '../../board/dogfight/story.ts'
import { PilotTag } from '../../board/pieces/PilotTag.tsx'
import { shownPilot } from '../../board/pieces/shown.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { aPatrol, dogfight } from '../kit/table.ts'
import { asks, card, noted, ROUND } from './noted.ts'

const SIZES = [
  { width: 1056, height: 740 },
  { width: 696, height: 610 },
  { width: 390, height: 320 },
]

describe('the air of a dogfight', () => {
  test.each(SIZES)(
    'SAB-MAN-05 SAB-ADV-19 who gets behind Germans is drawn going to their tails at $width x $height',
    size => {
      const campaign = aPatrol({ fly: 'red' })
      for (const attitude of ['tailed', 'tailing'] as const) {
        const fight = dogfight(campaign, 'red', `109 2 ${attitude}`)
        const [german] = fight.germans
        if (!german) throw new Error('Nobody to get behind')
        const goal = germanFlight(size, fight, german)
        const turn = (goal.heading * Math.PI) / 180
        for (const i of [0, 1, 2]) {
          const [x0 = 0, y0 = 0, , , x2 = 0, y2 = 0, x3 = 0, y3 = 0] = (
            behindPath(size, 3, i, goal).match(/-?\d+/g) ?? []
          ).map(Number)
          // Nearer to them than he was, on the side of their tails, and the arrow does not point away from them.
          expect(Math.hypot(x3 - goal.x, y3 - goal.y)).toBeLessThan(Math.hypot(x0 - goal.x, y0 - goal.y))
          expect((x3 - goal.x) * -Math.sin(turn) + (y3 - goal.y) * Math.cos(turn)).toBeGreaterThan(0)
          expect((x3 - x2) * (goal.x - x3) + (y3 - y2) * (goal.y - y3)).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )

  test.each(SIZES)('SAB-DOG-10 everybody is in sight at $width x $height', size => {
    const campaign = aPatrol({ fly: 'red' })
    const fight = dogfight(campaign, 'red', '109 4 head-on, 110 4 tailing, 109 2 tailed, 109 1 tailed')
    const inside = ({ x, y }: { x: number; y: number }) => x > 0 && x < size.width && y > 0 && y < size.height
    for (const german of fight.germans) expect(inside(germanFlight(size, fight, german))).toBe(true)
    for (const i of [0, 1, 2]) expect(inside(ownFlight(size, 3, i))).toBe(true)
    for (const way of ['evade', 'slip', 'turn', 'none', 'let-go'] satisfies Way[])
      expect(inside(signAt(size, way))).toBe(true)
  })

  test.each(SIZES)('SAB-DOG-11 to let them go is clear of who comes head-on at $width x $height', size => {
    const campaign = aPatrol({ fly: 'red' })
    for (const germans of ['110 2 head-on', '110 2 head-on, 109 2 head-on']) {
      const fight = dogfight(campaign, 'red', germans)
      for (const german of fight.germans) {
        const below = germanFlight(size, fight, german).y + groupSpan(size, fight, german)
        expect(signAt(size, 'let-go').y).toBeGreaterThan(below)
      }
    }
  })

  test('SAB-DOG-10 head-on is ahead of us, tailed behind us, and no two markers are in one place', () => {
    const [size = { width: 0, height: 0 }] = SIZES
    const campaign = aPatrol({ fly: 'red' })
    const fight = dogfight(campaign, 'red', '109 4 head-on, 110 4 tailing, 109 2 tailed, 109 2 tailed')
    const [ahead, prey, behind, other] = fight.germans.map(german => germanFlight(size, fight, german))
    const { y } = ownFlight(size, 1, 0)
    expect(ahead?.y).toBeLessThan(y)
    expect(prey?.y).toBeLessThan(y)
    expect(behind?.y).toBeGreaterThan(y)
    expect([other?.x, other?.y]).not.toEqual([behind?.x, behind?.y])
  })

  test.each(SIZES)('who is shot down ends clear of our own at $width x $height', size => {
    for (const of of ['head-on', 'tailing', 'tailed', 'ours'] as const)
      for (const i of [0, 1, 2])
        for (const seat of [0, 1, 2]) {
          const [crash, own] = [crashAt(size, of, i), ownFlight(size, 3, seat)]
          expect(Math.hypot(crash.x - own.x, crash.y - own.y)).toBeGreaterThan(spanOf(size) * 0.9)
        }
  })

  test('SAB-DOG-09 as many aircraft as a marker is strong, a span apart', () => {
    for (const strength of [1, 2, 3, 4]) {
      const all = fingers(strength, 150, 100)
      expect(all).toHaveLength(strength)
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(80)
    }
  })

  test.each(SIZES)('our own do not lie on each other at $width x $height', size => {
    const places = [0, 1, 2, 3].map(i => ownFlight(size, 4, i))
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(spanOf(size) * 0.9)
  })
})

describe('what is shown of several dogfights', () => {
  const campaign = aPatrol({ fly: 'red blue-1' })
  const red = dogfight(campaign, 'red', '109 2 tailed')
  dogfight(campaign, 'blue-1', '110 2 head-on')

  test('the one that is asked about, with the marker that fights', () => {
    const pause = asks('dogfight.maneuver', ['unit:red', 'german:1'], [])
    const focus = focusOf(campaign, pause, [])
    expect(focus).toEqual({ unit: 'red', german: 1 })
    red.germans[0] = { no: 1, type: '109', strength: 2, attitude: 'tailed', from: 1, fought: 1 }
    expect(stepOf(campaign, pause, [ROUND], focus)).toBe('tailed')
    expect(waitingFor(campaign, pause, 'red')).toEqual(['blue-1'])
  })

  test('else the one that was told of last', () => {
    const told = [ROUND, noted('germans-turn', { unit: 'blue-1', german: 1, attitude: 'tailed' })]
    expect(focusOf(campaign, undefined, told).unit).toBe('blue-1')
    expect(focusOf(campaign, undefined, [ROUND]).unit).toBe('red')
  })

  test('SAB-DOG-05 those that can be chosen wait, engaged or not', () => {
    const pause = asks('dogfight.next', [], [{ id: 'yellow' }, { id: 'red' }])
    expect(waitingFor(campaign, pause, undefined)).toEqual(['yellow', 'red', 'blue-1'])
  })

  test('SAB-DOG-17 the hits are checked at the end of the round', () => {
    const roll: Pause = { kind: 'chance', what: 'hit-check', outcomes: [], about: ['fighter:red-1'] }
    expect(stepOf(campaign, roll, [ROUND], { unit: 'red', german: undefined })).toBe('check')
    expect(stepOf(campaign, undefined, [ROUND, card(1)], { unit: 'red', german: 1 })).toBe('head-on')
    const checked = noted('hit-check', {
      pilot: 1,
      name: 'Hallam',
      fighter: 'red-1',
      marker: 'engine-7',
      type: 'engine',
      number: 7,
      die: 9,
      fatigued: false,
      severe: false,
    })
    expect(stepOf(campaign, undefined, [ROUND, checked], { unit: 'red', german: 1 })).toBe('check')
    expect(hitsIn(campaign, { unit: 'red' }, [ROUND])).toBe(0)
    expect(hitsIn(campaign, { unit: 'red' }, [ROUND, checked])).toBe(1)
  })

  test('SAB-DOG-18 a question lights the step of those it is about, whoever fought before them', () => {
    const later = aPatrol({ fly: 'red' })
    const red = dogfight(later, 'red', '109 2 tailing')
    Object.assign(red.germans[0] ?? {}, { no: 7, fought: 1 })
    const pause = asks('dogfight.tailing', ['unit:red', 'german:7'], [])
    expect(stepOf(later, pause, [ROUND, card(1)], { unit: 'red', german: 7 })).toBe('tailing')
  })
})

test('who was shot down in this round falls, and nobody of the round before', () => {
  const down = noted('germans-reduced', { german: 1, strength: 1, destroyed: true })
  const gone = noted('germans-reduced', { german: 1, strength: 0, destroyed: false })
  expect(fallsIn([ROUND, card(1), down, gone])).toEqual([
    { side: 'german', type: '109', attitude: 'head-on' },
  ])
  expect(fallsIn([ROUND, card(1), down, ROUND])).toEqual([])
  const meets = { unit: 'blue', deck: 'raf', card: 'raf-x', type: '109', applies: false } as const
  expect(fallsIn([ROUND, card(1), down, noted('advantage', meets)])).toEqual([])
  const check = noted('hit-check', {
    pilot: 2,
    name: 'Hallam',
    fighter: 'red-2',
    marker: 'engine-7',
    type: 'engine',
    number: 7,
    die: 2,
    fatigued: false,
    severe: true,
  })
  expect(fallsIn([ROUND, check])).toEqual([{ side: 'raf', fighter: 'red-2' }])
})

test('a Maneuver is seen being flown until its card is drawn', () => {
  const flies = noted('maneuver', { unit: 'red', maneuver: 'slip' })
  expect(flownNow([ROUND, flies])).toBe('slip')
  expect(flownNow([ROUND, flies, card(1)])).toBeUndefined()
})

describe('the tag of a fighter', () => {
  test('SAB-FRM-15 tells who flies, his rank, ammunition and what is wrong', () => {
    const campaign = aPatrol({ fly: 'red', veterans: 'red-1', greens: 'red-3', fatigued: 'red-3' })
    Object.assign(fighter(campaign, 'red-3'), { ammo: 'low', jammed: true, hits: ['engine-7'] })
    const draw = (id: 'red-1' | 'red-3') => renderToStaticMarkup(<PilotTag campaign={campaign} id={id} />)
    expect(draw('red-1')).toContain('Leader · Veteran')
    expect(draw('red-1')).toContain('data-spent="false"')
    expect(draw('red-3')).toContain(
      'aria-label="Red 3: Pilot 2, Novice, low on ammunition, guns jammed, hit, tired"',
    )
    fighter(campaign, 'red-1').privilege = 'pluck'
    expect(draw('red-1')).toContain('data-spent="true"')
  })

  test('SAB-ACE-01 a skill that is had twice is spent once', () => {
    const campaign = aPatrol({ fly: 'red', skills: { 'red-2': ['slick', 'slick'] } })
    fighter(campaign, 'red-2').skillsUsed = ['slick']
    expect(shownPilot(campaign, 'red-2').skills.map(({ used }) => used)).toEqual([true, false])
  })
})

describe('manners', () => {
  test('SAB-MAN-04 a lone fighter is told why he cannot slip', () => {
    const campaign = aPatrol({ fly: 'red-1' })
    const choice = asks('dogfight.maneuver', ['unit:red-1'], [])
    expect(whyNotInDogfight(campaign, choice, 'way:slip')).toContain('needs a Section')
    expect(whyNotInDogfight(campaign, asks('orders', [], []), 'way:slip')).toBeUndefined()
  })

  test('SAB-MAN-01 of two cards the one that brings less harm and the same good is taken unasked', () => {
    const campaign = aPatrol({ fly: 'red' })
    dogfight(campaign, 'red', '109 2 tailed')
    const kinder = (...cards: readonly string[]) =>
      kinderCard(
        campaign,
        asks(
          'dogfight.evade-card',
          ['unit:red'],
          cards.map(id => ({ id })),
        ),
      )
    expect(kinder('t-vanish--hit', 't-vanish')).toBe('t-vanish')
    expect(kinder('t-hit', 't-hit--hit')).toBe('t-hit')
    expect(kinder('t-vanish--hit', 't-nothing')).toBeUndefined()
    expect(kinder('t-slip', 't-hit')).toBe('t-slip')
    // Nobody is hit for nothing, and they leave besides.
    expect(kinder('t-hit', 't-vanish')).toBe('t-vanish')
    expect(kinder('t-reduce', 't-hit')).toBe('t-reduce')
  })

  test('SAB-GEN-05 a scenario with nobody in the air is decided; a campaign never is', () => {
    const school = aPatrol({ fly: 'red-1', scenario: 'sab-1' })
    expect(isFlownOut(school)).toBe(false)
    fighter(school, 'red-1').at = 'rtb'
    expect(isFlownOut(school)).toBe(true)
    const campaign = aPatrol({ fly: 'red-1' })
    fighter(campaign, 'red-1').at = 'rtb'
    expect(isFlownOut(campaign)).toBe(false)
  })
})

describe('the circle of 110s', () => {
  const [size = { width: 0, height: 0 }] = SIZES
  const circle = { schwarms: [4, 4, 4, 4, 4], places: {} }

  test('SAB-CIR-04 a box lies between two schwarms; who tails flies with the circle, who comes head-on against it', () => {
    const [before, box, after] = [
      schwarmSpot(size, circle, 0),
      boxSpot(size, circle, 0),
      schwarmSpot(size, circle, 1),
    ]
    expect(box.x).toBeGreaterThan(before.x)
    expect(box.x).toBeLessThan(after.x)
    const tailing = attackerSpot(size, circle, { box: 0, attitude: 'tailing' }, 0)
    const headOn = attackerSpot(size, circle, { box: 0, attitude: 'head-on' }, 0)
    expect(tailing?.heading).toBe(box.heading)
    expect(headOn?.heading).toBe(box.heading + 180)
  })

  test('SAB-CIR-08 those on one flank have places of their own, as far as there is room', () => {
    const places = {
      'red-1': { flank: 2 },
      'red-2': { box: 1, attitude: 'tailing' },
      'red-3': { flank: 2 },
    } as const
    expect(onFlank({ places }, 2)).toEqual(['red-1', 'red-3'])
    const spots = Array.from({ length: 7 }, (_, i) => attackerSpot(size, circle, { flank: 2 }, i))
    expect(new Set(spots.map(at => `${at?.x}/${at?.y}`)).size).toBe(7)
    expect(attackerSpot(size, circle, { flank: 2 }, 7)).toBeUndefined()
    for (const at of spots) expect(at && at.y > 0 && at.y < size.height).toBe(true)
  })
})
