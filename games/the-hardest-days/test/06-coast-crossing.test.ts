import { expect, test } from 'vitest'
import { packOf } from '../pack/index.ts'
import { SCENARIOS, type TrackId } from '../pack/types.ts'
import { crossCoast, crossOne } from '../rules/06-coast-crossing.ts'
import { offers, pauseAfter, script } from './kit/script.ts'
import { aDay, aRaid } from './kit/table.ts'

test('THD-6.1.a every region chit gets a track and an effort, in the order drawn', () => {
  const day = aDay({ forming: ['lf3', 'lf2-east'] })
  const { value } = script(crossCoast(day), 'crossing 1, effort 6, crossing 2, effort 1')
  expect(value).toBe('detection')
  expect(day.forming).toEqual([])
  expect(day.raids).toMatchObject([
    { number: 1, region: 'lf3', track: 'lf3-A', effort: 'major' },
    { number: 2, region: 'lf2-east', track: 'lf2-east-B', effort: 'minor' },
  ])
})

test('THD-6.2.b a chit lies off the coast until its own raid is placed', () => {
  const day = aDay({ forming: ['lf3', 'lf2-east'] })
  pauseAfter(crossCoast(day), 'crossing 1, effort 6')
  expect(day.forming).toEqual(['lf2-east'])
})

test('THD-6.2.a die, scenario and region give the track', () => {
  for (const scenario of SCENARIOS)
    for (const region of ['lf2-east', 'lf2-south', 'lf3'] as const) {
      let letters = ''
      for (let die = 1; die <= 6; die++) {
        const day = aDay({ scenario, forming: [region] })
        const { value } = script(crossOne(day, region), `crossing ${die}, effort 3`)
        expect(value.track.startsWith(`${region}-`)).toBe(true)
        letters += value.track.slice(-1)
      }
      expect(letters).toBe(packOf(aDay()).pack.crossing.rows[scenario][region])
    }
})

test('THD-6.2.b THD-7.4.a the marker starts in the highest space of its track; the chit goes back to the cup', () => {
  const day = aDay({ forming: ['lf2-east', 'lf2-east'] })
  day.regionCup['lf2-east'] = 0
  script(crossCoast(day), 'crossing 6, effort 3, crossing 1, effort 3')
  expect(day.raids.map(({ track, place }) => [track, place])).toEqual([
    ['lf2-east-C', { on: 'track', space: 2 }],
    ['lf2-east-A', { on: 'track', space: 3 }],
  ])
  expect(day.regionCup['lf2-east']).toBe(2)
})

test('THD-6.3.a THD-2.26.a an unused marker is taken', () => {
  const day = aDay({ forming: ['lf3'] })
  aRaid(day, { number: 1, space: '7/11a' })
  aRaid(day, { number: 3, space: '2/11a' })
  const { value } = script(crossOne(day, 'lf3'), 'crossing 1, effort 3')
  expect(value.number).toBe(2)
  expect(() => script(crossOne(day, 'lf3'))).toThrow('three raid markers')
})

test('THD-6.4.a a face that gives an occupied track is rolled again: only the others can come up', () => {
  const day = aDay({ forming: ['lf2-south'] })
  aRaid(day, { track: 'lf2-south-B' })
  // 13 August, LF2 South: A on 1-2, B on 3-5, C on 6.
  const pause = pauseAfter(crossOne(day, 'lf2-south'))
  expect(pause.kind === 'chance' && pause.outcomes).toEqual([
    { id: '1', weight: 1, track: 'lf2-south-A' },
    { id: '2', weight: 1, track: 'lf2-south-A' },
    { id: '6', weight: 1, track: 'lf2-south-C' },
  ])
  aRaid(day, { track: 'lf2-south-A' })
  const { value, pauses } = script(crossOne(day, 'lf2-south'), 'effort 3')
  expect(value.track).toBe('lf2-south-C')
  expect(pauses).toHaveLength(1)
})

test('THD-6.4.a a raid that has left its track does not occupy it', () => {
  const day = aDay({ forming: ['lf2-south'] })
  aRaid(day, { track: 'lf2-south-B', space: '7/11a' })
  expect(offers(crossOne(day, 'lf2-south'))).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('THD-6.5.a THD-2.26.a THD-DX-11 effort is minor on 1-2, major on 3-6', () => {
  expect(efforts('1940-08-13')).toEqual(['minor', 'minor', 'major', 'major', 'major', 'major'])
  expect(efforts('1940-08-24')).toEqual(['minor', 'minor', 'major', 'major', 'major', 'major'])
})

test('THD-6.5.b THD-DX-11 on 7 September minor on 1 alone', () => {
  expect(efforts('1940-09-07')).toEqual(['minor', 'major', 'major', 'major', 'major', 'major'])
})

function efforts(scenario: (typeof SCENARIOS)[number]): string[] {
  return [1, 2, 3, 4, 5, 6].map(die => {
    const day = aDay({ scenario, forming: ['lf2-east'] })
    const { value } = script(crossOne(day, 'lf2-east'), `crossing 1, effort ${die}`)
    return value.effort
  })
}

test('THD-6.2.a THD-8.14.b a new raid is unknown, undeployed and at MED', () => {
  const day = aDay({ forming: ['lf3'] })
  const { value } = script(crossOne(day, 'lf3'), 'crossing 5, effort 3')
  const track: TrackId = 'lf3-C'
  expect(value).toEqual({
    number: 1,
    region: 'lf3',
    track,
    effort: 'major',
    place: { on: 'track', space: 3 },
    deployed: false,
    altitude: 'MED',
    recovering: false,
    bombed: false,
    intercepted: false,
    kept: [],
  })
  expect(day.raids).toEqual([value])
})
