import { expect, test } from 'vitest'
import type { Altitude } from '../pack/types.ts'
import { moveSquadrons } from '../rules/10-squadron-movement.ts'
import type { Day, SquadronPlace } from '../state.ts'
import { ids, offers, pauseAfter, script } from './kit/script.ts'
import { aDay, aRaid, expectAt, list, put, reduce, squadron } from './kit/table.ts'

/** A day on which only 54 Squadron (6/11c) can move, and a raid to move against. */
function onlyFiftyFour(place: SquadronPlace): Day {
  const day = aDay()
  aRaid(day)
  for (const one of day.squadrons) one.place = { at: 'rearm' }
  squadron(day, '54').place = place
  return day
}

const boxesFrom = (altitude: Altitude) => {
  const day = onlyFiftyFour({ at: 'airborne', space: '4/10b', altitude })
  return offers(moveSquadrons(day), 'move-squadron 54')
}

test('THD-10.1.a every squadron on the map may move once, or not', () => {
  const day = aDay()
  aRaid(day)
  put(day, '6/11c/LOW 54')
  squadron(day, '65').place = { at: 'scramble' }
  const all = offers(moveSquadrons(day))
  expect(all).toContain('54')
  expect(all).toContain('65')
  expect(all).toContain('43')
  expect(all.filter(id => !id.includes('/'))).toHaveLength(day.squadrons.length + 1)
  const after = pauseAfter(moveSquadrons(day), 'move-squadron 54, move-box 6/11c/MED')
  expect(ids(after)).not.toContain('54')
  expect(ids(after)).toContain('65')
  expect(script(moveSquadrons(day), 'move-squadron done').value).toBe('interception')
  expectAt(day, 'scramble 65')
})

test('THD-10.1.a squadrons in one box that have not moved may move together, each once', () => {
  const day = onlyFiftyFour({ at: 'rearm' })
  put(day, '4/10b/MED 54 65 74, 4/10a/MED 43')
  const stack = pauseAfter(moveSquadrons(day), 'move-squadron 74, move-box 4/10b/HIGH')
  expect(stack.kind === 'choice' && stack.options.find(({ id }) => id === '4/10b/MED')).toEqual({
    id: '4/10b/MED',
    squadrons: ['54', '65'],
    on: ['box:4/10b/MED'],
  })
  put(day, '4/10b/MED 74')
  expect(
    offers(
      moveSquadrons(day),
      'move-squadron 74, move-box 4/10a/MED, move-squadron 4/10b/MED, move-box 4/10a/MED',
    ),
  ).toEqual(['done', '43'])
  expectAt(day, '4/10a/MED 43 54 65 74')
})

test('THD-10.1.b from READY to SCRAMBLE and nowhere else', () => {
  const day = onlyFiftyFour({ at: 'ready' })
  script(moveSquadrons(day), 'move-squadron 54')
  expectAt(day, 'scramble 54')
})

test('THD-10.1.c from SCRAMBLE to LOW over its airfield, also from one whose communications are hit', () => {
  const day = onlyFiftyFour({ at: 'scramble' })
  day.damaged.push('hornchurch-airfield')
  script(moveSquadrons(day), 'move-squadron 54')
  expectAt(day, '6/11c/LOW 54')
})

test('THD-10.1.d from LOW up to MED, or to LOW next door', () => {
  expect(boxesFrom('LOW')).toEqual(['4/10b/MED', '4/10a/LOW', '4/10c/LOW'])
})

test('THD-10.1.e from MED to HIGH or LOW, or to MED or LOW next door', () => {
  expect(boxesFrom('MED')).toEqual(list('4/10b/HIGH 4/10b/LOW 4/10a/MED 4/10a/LOW 4/10c/MED 4/10c/LOW'))
})

test('THD-10.1.f from HIGH to MED or LOW, or to HIGH or MED next door', () => {
  expect(boxesFrom('HIGH')).toEqual(list('4/10b/MED 4/10b/LOW 4/10a/HIGH 4/10a/MED 4/10c/HIGH 4/10c/MED'))
})

test('THD-10.2.a the face is kept, and a box holds any number', () => {
  const day = onlyFiftyFour({ at: 'airborne', space: '4/10b', altitude: 'LOW' })
  reduce(day, '54')
  put(day, '4/10a/LOW 43 601 111 615 1')
  script(moveSquadrons(day), 'move-squadron 54, move-box 4/10a/LOW, move-squadron done')
  expect(squadron(day, '54')).toMatchObject({
    reduced: true,
    place: { at: 'airborne', space: '4/10a', altitude: 'LOW' },
  })
})

test('THD-10.2.b squadrons on the Tote Board, in flight or lost do not move', () => {
  for (const at of ['landing', 'rearm', 'inflight', 'light', 'heavy'] as const) {
    const day = onlyFiftyFour({ at })
    expect(script(moveSquadrons(day)).pauses).toEqual([])
  }
})

test('THD-4.1.d THD-4.II.5.a raids left, on a track too: another Air Action Phase; none: Airfield Operations', () => {
  const day = onlyFiftyFour({ at: 'rearm' })
  expect(script(moveSquadrons(day)).value).toBe('interception')
  day.raids.pop()
  expect(script(moveSquadrons(day)).value).toBe('german-recovery')
})
