import type { Logged, Pause } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { panelFor, raidsAbout, tracksAbout } from '../../board/views.ts'
import { crossOne } from '../../rules/06-coast-crossing.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import { pauseAfter } from '../kit/script.ts'
import { aDay, aRaid, dayWith } from '../kit/table.ts'

const told = (raid: number): readonly Logged[] => [
  { rule: 'THD-17.5.a', what: 'tactics', facts: { raid }, at: 0 },
]

test('the display of one raid is shut as dice are cast for another', () => {
  const { day } = dayWith({ deployed: true })
  aRaid(day)
  const dice = (raid: number): Pause => ({
    kind: 'chance',
    what: 'detection',
    outcomes: [],
    about: [`raid:${raid}`],
  })
  expect(panelFor(day, dice(2), told(1))).toBeUndefined()
  expect(panelFor(day, dice(1), told(1))).toBe('raid-1')
  expect(panelFor(day, undefined, told(1))).toBe('raid-1')
})

test('THD-6.2.a the view goes to the tracks by which a raid may come', () => {
  const day = aDay({ forming: ['lf2-south'] })
  const tracks = tracksAbout(pauseAfter(crossOne(day, 'lf2-south')))
  expect(new Set(tracks)).toEqual(new Set(['track:lf2-south-A', 'track:lf2-south-B', 'track:lf2-south-C']))
})

test('where squadrons move the view goes to raids over England, not to those at sea', () => {
  const { day } = dayWith()
  aRaid(day, { space: '5/11a', deployed: true })
  expect(raidsAbout(day, pauseAfter(moveSquadrons(day)))).toEqual(['raid:2'])
})
