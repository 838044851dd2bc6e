import type { Logged, Pause } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { leastZoom, printFor } from '../../board/map/index.ts'
import { layoutOf, stillFor } from '../../board/plot/flying.ts'
import { eyeFor } from '../../board/plot/where.ts'
import { faintIn, foremostIn } from '../../board/rows.ts'
import { panelFor, raidsAbout, tracksAbout } from '../../board/views.ts'
import { crossOne } from '../../rules/06-coast-crossing.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import { pauseAfter } from '../kit/script.ts'
import { aDay, aRaid, dayWith, put } from '../kit/table.ts'

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

test('for a raid at sea a view that cannot show all goes between where it comes in and who can meet it, or its card', () => {
  const print = printFor(0.36, leastZoom(0.36, true), true)
  const view = { width: 390, height: 500 }
  const eye = (raid: Parameters<typeof dayWith>[0]) => {
    const { day } = dayWith(raid)
    const still = stillFor(day, print)
    const layout = layoutOf(day, still)
    const card = layout.plaques.get(1)?.rect
    const at = (first?: string) => eyeFor(day, new Set(['raid:1']), still, layout, first, view)
    return { at: at(), inland: at('19'), card }
  }
  const { at, inland, card } = eye({})
  expect(at?.y).toBeLessThan(card?.y ?? 0)
  expect(inland?.y).toBeLessThan(at?.y ?? 0)
  const over = eye({ space: '7/11a', deployed: true })
  expect(over.at).toBeUndefined()
  expect(over.inland, 'who can meet it is gone to').toBeDefined()
})

test('who can do most is a squadron, also where only all of its box are named together', () => {
  const { day } = dayWith({ space: '7/11a', deployed: true, target: 'biggin-hill-airfield' })
  put(day, '7/11b/HIGH 54, 7/11b/HIGH 65')
  const pause = pauseAfter(moveSquadrons(day))
  const together = pause?.kind === 'choice' ? pause.options.filter(({ id }) => id.includes('/')) : []
  expect(together).not.toEqual([])
  expect(foremostIn(day, { ...pause, options: together } as typeof pause)).toBe('54')
})

test('squadrons that can do little about what is asked are framed faintly', () => {
  const { day } = dayWith({ space: '7/11a', deployed: true, target: 'biggin-hill-airfield' })
  put(day, '7/11b/HIGH 54, 4/10b/HIGH 43')
  const faint = faintIn(day, pauseAfter(moveSquadrons(day)))
  expect(faint.has('43')).toBe(true)
  expect(faint.has('54')).toBe(false)
  expect(faintIn(day, undefined).size).toBe(0)
})
