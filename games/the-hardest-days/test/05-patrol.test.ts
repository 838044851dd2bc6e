import { expect, test } from 'vitest'
import { packOf } from '../pack/index.ts'
import { patrol } from '../rules/05-patrol.ts'
import { offers, pauseAfter, script } from './kit/script.ts'
import { aDay, expectAt, put, reduce, squadron, whereIs } from './kit/table.ts'

const DONE = 'patrol-squadron done'

function patrols(...moves: [string, string][]): string[] {
  return moves.map(([id, box]) => `patrol-squadron ${id}, patrol-box ${box}`)
}

test('THD-5.1.a only READY squadrons may go: not from SCRAMBLE, the Tote Board or the air', () => {
  const day = aDay()
  const places = ['scramble', 'landing', 'rearm', 'inflight', 'light', 'heavy'] as const
  const [first, ...others] = day.squadrons
  for (const [i, one] of others.entries()) one.place = { at: places[i % places.length] ?? 'light' }
  put(day, '6/11c/MED 54')
  expect(offers(patrol(day))).toEqual(['done', first?.id])
})

test('THD-5.1.b patrol is optional, and nothing is known then but the regions', () => {
  const day = aDay({ forming: ['lf3'] })
  const { value } = script(patrol(day), [DONE])
  expect(value).toBe('coast-crossing')
  expect(day.squadrons.every(({ place }) => place.at === 'ready')).toBe(true)
  expect(day.raids).toEqual([])
})

test('THD-5.1.c nobody from an airfield with a Damage marker, but a damaged radar net bars nobody', () => {
  const day = aDay()
  day.damaged.push('hornchurch-airfield', 'dover-radar')
  const offered = offers(patrol(day)).filter(id => !id.includes('/'))
  const hornchurch = day.squadrons.filter(({ home }) => home === '6/11c').map(({ id }) => id)
  expect(hornchurch).toEqual(['54', '65', '74'])
  expect(offered).toEqual([
    'done',
    ...day.squadrons.map(({ id }) => id).filter(id => !hornchurch.includes(id)),
  ])
})

test('THD-5.2.a every airborne box of its own space and the adjacent ones, and no other', () => {
  const day = aDay()
  const boxes = offers(patrol(day), 'patrol-squadron 54')
  const spaces = ['6/11c', ...packOf(day).neighbours('6/11c')]
  expect(boxes).toEqual(spaces.flatMap(space => [`${space}/LOW`, `${space}/MED`, `${space}/HIGH`]))
})

test('THD-5.2.a the option tells its squadron, space and altitude', () => {
  const pause = pauseAfter(patrol(aDay()), 'patrol-squadron 54')
  expect(pause).toMatchObject({ kind: 'choice', seat: 'raf', about: ['squadron:54'] })
  expect(pause.kind === 'choice' && pause.options[2]).toEqual({
    id: '6/11c/HIGH',
    on: ['box:6/11c/HIGH'],
    squadron: '54',
    space: '6/11c',
    altitude: 'HIGH',
  })
})

test('THD-5.2.b one box takes any number of squadrons', () => {
  const day = aDay()
  script(patrol(day), [
    ...patrols(['54', 'London/HIGH'], ['65', 'London/HIGH'], ['32', 'London/HIGH'], ['1', 'London/HIGH']),
    DONE,
  ])
  expect(['54', '65', '32', '1'].map(id => whereIs(squadron(day, id)))).toEqual(Array(4).fill('London/HIGH'))
  expect(day.patrols).toBe(4)
})

test('THD-5.1.a THD-5.2.b the squadrons of one READY box may go together, as one stack', () => {
  const day = aDay()
  squadron(day, '74').place = { at: 'rearm' }
  const { notes } = script(patrol(day), ['patrol-squadron 6/11c/READY, patrol-box London/HIGH', DONE])
  expectAt(day, 'London/HIGH 54 65, rearm 74')
  expect(day.patrols).toBe(2)
  expect(notes.map(({ facts }) => facts.squadron)).toEqual(['54', '65'])
  expect(offers(patrol(day))).not.toContain('6/11c/READY')
})

test('THD-5.1.c there is no stack at an airfield with a Damage marker', () => {
  const day = aDay()
  expect(offers(patrol(day))).toContain('6/11c/READY')
  day.damaged.push('hornchurch-airfield')
  expect(offers(patrol(day))).not.toContain('6/11c/READY')
})

test('THD-5.4.a at 1800 no stack goes up that is larger than the patrols left', () => {
  const stack = (patrols: number) => offers(patrol(aDay({ segment: 6, patrols }))).includes('6/11c/READY')
  expect([stack(10), stack(11)]).toEqual([true, false])
})

test('THD-5.2.c a green squadron stays green on patrol, a full one full', () => {
  const day = aDay()
  reduce(day, '54')
  const { notes } = script(patrol(day), [...patrols(['54', '6/11c/HIGH'], ['65', '6/11c/LOW']), DONE])
  expect(squadron(day, '54').reduced).toBe(true)
  expect(squadron(day, '65').reduced).toBe(false)
  expect(notes.map(({ facts }) => facts)).toEqual([
    { squadron: '54', space: '6/11c', name: 'Lower Thames', altitude: 'HIGH', green: true },
    { squadron: '65', space: '6/11c', name: 'Lower Thames', altitude: 'LOW', green: false },
  ])
})

test('THD-5.3.a a squadron on patrol is not asked again: it stays up for the segment', () => {
  const day = aDay()
  const offered = offers(patrol(day), patrols(['54', '6/11c/HIGH']))
  expect(offered).not.toContain('54')
  expectAt(day, '6/11c/HIGH 54')
})

test('THD-5.4.a at 1800 the thirteenth patrol is the last', () => {
  const flights = (count: number): [string, string][] =>
    aDay()
      .squadrons.slice(0, count)
      .map(({ id, home }) => [id, `${home}/MED`])
  const dusk = aDay({ segment: 6 })
  const { value } = script(patrol(dusk), patrols(...flights(13)))
  expect(value).toBe('coast-crossing')
  expect(dusk.patrols).toBe(13)

  const tea = aDay({ segment: 5 })
  script(patrol(tea), [...patrols(...flights(14)), DONE])
  expect(tea.patrols).toBe(14)
})
