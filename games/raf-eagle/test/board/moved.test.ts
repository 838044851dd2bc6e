import { signed } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { escortsWanted } from '../../board/desk/escorts.ts'
import { forecastOf } from '../../board/desk/forecast.ts'
import { staffed } from '../../board/desk/staffed.ts'
import { estimate } from '../../bot/estimate.ts'
import { bombersOf } from '../../bot/force.ts'
import { movedBy } from '../../bot/moved.ts'
import { gruppe, gruppenIn, gruppeSpec, isBomber, raidOf } from '../../rules/02-terms.ts'
import { begin } from '../../rules/03-set-up.ts'
import type { Campaign } from '../../state.ts'
import { movedTold } from '../../text/desk.ts'
import { tenths } from '../../text/names.ts'

const [WORTH, PLYMOUTH] = [1, 28]

/** Worth in the morning, and Plymouth at 1400 with six bombers: only the radar of Worth watches it. */
function day(): Campaign {
  const campaign = begin({ scenario: 'prelude', pack: 'standard', options: {} })
  campaign.plan.push({ card: WORTH, major: true, segment: 0, strategies: [], done: false })
  campaign.plan.push({ card: PLYMOUTH, major: true, segment: 4, strategies: [], done: false })
  const free = gruppenIn(campaign, 'base').filter(
    id => isBomber(campaign, id) && gruppeSpec(campaign, id).luftflotte === 3,
  )
  for (const id of free.slice(0, 6)) Object.assign(gruppe(campaign, id), { place: 'planned', raid: 1 })
  return campaign
}

/** The same at 1400: Worth is blind, some squadrons are lost or on the ground, and the sky is known. */
function atTwo(): Campaign {
  const campaign = day()
  Object.assign(campaign, { clock: 4, offered: 5, weather: { 2: 'clear', 3: 'clear' } })
  Object.assign(campaign.plan[0] ?? {}, { done: true })
  campaign.damage.Worth = 'light'
  const [one, two] = Object.values(campaign.squadrons).filter(({ place }) => place === 'sector')
  Object.assign(one ?? {}, { place: 'light-loss' })
  Object.assign(two ?? {}, { place: 'landing' })
  return campaign
}

test('what moved the figure of a raid since the morning adds up to what it moved by', () => {
  const [morning, now] = [day(), atTwo()]
  const fighters = { me109: 9, me110: 0, close: 0 }
  const flying = gruppenIn(now, 'planned').filter(id => gruppe(now, id).raid === 1)
  const bombers = bombersOf(now, flying)
  const raid = raidOf({ ...now, flight: { raid: 1 } as Campaign['flight'] })
  const worth = (board: Campaign, isSkyKnown: boolean) =>
    estimate(board, raid, bombers, fighters, { isSkyKnown })
  const moved = movedBy(now, raid, bombers, fighters, 'morning')
  expect(moved.sky + moved.radar + moved.squadrons).toBeCloseTo(worth(now, true) - worth(morning, false))
  expect(moved.radar).toBeGreaterThan(0)
  // RE-5.3.b Its fighters were sent at 1400: since then nothing has happened.
  expect(movedBy(now, raid, bombers, fighters, 'plan')).toEqual({
    sky: 0,
    radar: 0,
    squadrons: 0,
    others: 0,
    fighters: 0,
  })
})

test('RE-4.III.3 the staff says why the raids are worth another sum than in the morning', () => {
  const [morning, now] = [day(), atTwo()]
  const me109s = gruppenIn(now, 'base').filter(id => {
    const { type, luftflotte } = gruppeSpec(now, id)
    return type === 'Me 109' && luftflotte === 3
  })
  for (const id of me109s.slice(0, 2)) Object.assign(gruppe(now, id), { place: 'planned', raid: 1 })
  const [line = ''] = staffed(now).after ?? []
  const [was = 0, is = 0] = [forecastOf(morning, 1, false), forecastOf(now, 1, true)].map(
    one => one?.balance ?? 0,
  )
  expect(line).toContain(`This morning ${signed(tenths(was))}, now ${signed(tenths(is))}: `)
  expect(line).toContain('the fighters that are left')
})

test('a reason that does not show in tenths is not told', () => {
  expect(movedTold('clear', { sky: 0.34, radar: 0.02, squadrons: -0.21, others: 0, fighters: 0 })).toBe(
    '+0.3 for clear skies and -0.2 for squadrons that are lost or away',
  )
  expect(movedTold('clear', { sky: 0, radar: 0, squadrons: 0, others: 0, fighters: 0 })).toBe('')
})

test('RE-5.3.b Me 109s are offered to a raid of a later hour too, as soon as they can be sent', () => {
  expect(escortsWanted(day(), PLYMOUTH)).toBeUndefined()
  const now = atTwo()
  const { count = 0, points = 0 } = escortsWanted(now, PLYMOUTH) ?? {}
  expect(count).toBeGreaterThan(0)
  expect(points).toBeGreaterThan(forecastOf(now, 1, true)?.balance ?? 0)
})
