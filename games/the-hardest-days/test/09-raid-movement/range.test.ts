import { copy } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { packs, standard } from '../../pack/index.ts'
import type { SpaceId, TargetId } from '../../pack/types.ts'
import { enterEngland, moveRaids } from '../../rules/09-raid-movement.ts'
import type { Raid } from '../../state.ts'
import { script } from '../kit/script.ts'
import { aRaid, dayWith, expectAt, group, list, onlyReady, put, targetChit, whereIs } from '../kit/table.ts'

/** A map on which 7/11a, where LF2 South B ends, lies beyond the range of the Me109s. */
const SHORT_RANGE = packs.register({
  ...copy(standard),
  id: 'short-range',
  spaces: standard.spaces.map(space => (space.id === '7/11a' ? { ...space, beyondMe109: true } : space)),
})

function escorted(space: SpaceId, target: TargetId, more: Partial<Raid> = {}) {
  const { day, raid } = dayWith(
    { space, target, deployed: true, ...more },
    'bomber/left I/KG1, hunt/left I/JG3, escort/left I/JG26 I/ZG26, bomber/right I/JG51 III/ZG26, patrol I/JG52',
  )
  const places = () =>
    ['I/JG3', 'I/JG26', 'I/ZG26', 'I/JG51', 'III/ZG26', 'I/JG52', 'I/KG1'].map(id => whereIs(group(day, id)))
  return { day, raid, places }
}
const TOGETHER = [
  'hunt/left',
  'escort/left',
  'escort/left',
  'bomber/right',
  'bomber/right',
  'patrol',
  'bomber/left',
]

test('THD-9.9.a outbound across the limit hunters go home and escorts wait on channel patrol; Me110s go on', () => {
  const { day, raid, places } = escorted('1/11c', 'northolt-airfield')
  const { notes } = script(moveRaids(day))
  const turned = notes.filter(({ rule, what }) => rule === 'THD-9.9.a' && what === 'range-limit')
  expect(turned.map(({ facts }) => `${facts.raid} ${facts.group} ${facts.box}`)).toEqual([
    '1 I/JG3 hunt',
    '1 I/JG26 escort',
    '1 I/JG51 bomber',
  ])
  expect(raid.place).toEqual({ on: 'map', space: '3/11a' })
  expect(places()).toEqual(list('inflight patrol escort/left patrol bomber/right patrol bomber/left'))
})

test('THD-9.9.a a move that does not cross the limit changes nothing, on either side of it', () => {
  const within = escorted('6/11b', 'hornchurch-airfield')
  script(moveRaids(within.day))
  expect(within.places()).toEqual(TOGETHER)
  const beyond = escorted('4/10c', 'middle-wallop-airfield')
  script(moveRaids(beyond.day))
  expect(beyond.places()).toEqual(TOGETHER)
  // Inbound again from beyond: only the way home brings them back.
  const inward = escorted('4/10c', 'portland-port')
  script(moveRaids(inward.day))
  expect(inward.places()).toEqual(TOGETHER)
})

test('THD-9.9.a a raid that has nobody left beyond the limit is over', () => {
  const { day } = dayWith(
    { space: '1/11c', target: 'northolt-airfield', deployed: true },
    'hunt/left I/JG3, patrol I/JG26',
  )
  expect(script(moveRaids(day)).value).toBe('german-recovery')
  expectAt(day, 'inflight I/JG26')
})

test('THD-9.9.a a raid whose first English space lies beyond the limit leaves its Me109s behind there', () => {
  const { day, raid } = dayWith(
    { place: { on: 'track', space: 1 }, deployed: true },
    'hunt/left I/JG3, escort/left I/JG26, bomber/left I/KG1',
    { pack: SHORT_RANGE },
  )
  script(moveRaids(day))
  expectAt(day, 'inflight I/JG3, patrol I/JG26, bomber/left I/KG1')
  // A false raid there is gone, and takes no other with it.
  const other = aRaid(day, { track: 'lf3-A', effort: 'minor' })
  const falseRaid = aRaid(day, { place: { on: 'track', space: 1 } })
  onlyReady(day, [])
  script(enterEngland(day, falseRaid), 'size 7A, force 1')
  expect(day.raids).toEqual([raid, other])
})

test('THD-9.9.a a raid that ends at the limit makes room for the one that slips through after it', () => {
  const { day, raid } = dayWith({ effort: 'minor', place: { on: 'track', space: 1 } }, '', {
    pack: SHORT_RANGE,
  })
  // One Me109 group, which turns back before the event's raid takes the free marker.
  const { notes } = script(
    enterEngland(day, raid),
    ['size 7A, force 1, event.approach E16, undetected.region lf3, crossing 1, effort 1', 'detection 6'],
    ['group', 'size'],
  )
  expect(notes.findIndex(({ what }) => what === 'range-limit')).toBeLessThan(
    notes.findIndex(({ what }) => what === 'undetected-raid'),
  )
  expect(day.raids.map(({ number, track }) => [number, track])).toEqual([[1, 'lf3-A']])
})

test('THD-9.9.b recovering across it every Me109 on patrol comes to escort the bombers', () => {
  const { day, raid, places } = escorted('3/11a', 'northolt-airfield', { recovering: true })
  put(day, 'patrol I/JG3 I/JG26 I/JG51', raid)
  const { notes } = script(moveRaids(day))
  const groups = ['I/JG3', 'I/JG26', 'I/JG51', 'I/JG52']
  expect(notes).toContainEqual({ rule: 'THD-9.9.b', what: 'within-range', facts: { raid: 1, groups } })
  expect(raid.place).toEqual({ on: 'map', space: '1/11c' })
  expect(places()).toEqual(
    list('escort/left escort/left escort/left escort/left bomber/right escort/left bomber/left'),
  )
})

test('THD-9.9.b recovering within range all the way, nobody changes place', () => {
  const { day, places } = escorted('7/11b', 'biggin-hill-airfield', { recovering: true })
  script(moveRaids(day))
  expect(places()).toEqual(TOGETHER)
})

test('THD-9.9.b THD-17.14.b the range limit comes first, then the chit kept for the coast', () => {
  const chit = targetChit('patrollers-hunt')
  const { day, places } = escorted('4/10b', 'middle-wallop-airfield', {
    recovering: true,
    kept: [{ chit, reminder: 'patrollers-hunt' }],
  })
  day.eventCup[chit] = 0
  script(moveRaids(day))
  expect(places()[5]).toBe('escort/left')
  expect(day.eventCup[chit]).toBe(1)
})
