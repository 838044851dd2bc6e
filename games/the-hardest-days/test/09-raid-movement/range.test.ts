import { copy } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { packs, standard } from '../../pack/index.ts'
import { enterEngland, moveRaids } from '../../rules/09-raid-movement.ts'
import { script, testLines, told } from '../kit/script.ts'
import { aRaid, dayWith, expectAt, onlyReady, targetChit } from '../kit/table.ts'

/** A map on which 7/11a, where LF2 South B ends, lies beyond the range of the Me109s. */
const SHORT_RANGE = packs.register({
  ...copy(standard),
  id: 'short-range',
  spaces: standard.spaces.map(space => (space.id === '7/11a' ? { ...space, beyondMe109: true } : space)),
})

const ESCORTED =
  'bomber/left I/KG1, hunt/left I/JG3, escort/left I/JG26 I/ZG26, bomber/right I/JG51 III/ZG26, patrol I/JG52'
const ON_PATROL = 'bomber/left I/KG1, bomber/right III/ZG26, patrol I/JG3 I/JG26 I/JG51 I/JG52'
const ARRIVING = { place: { on: 'track', space: 1 } } as const

// From which space for which target, on the way home or not; who is where after the move, or nothing if nobody changes place.
testLines(
  {
    'THD-9.9.a outbound across the limit hunters go home and escorts wait on channel patrol; Me110s go on':
      'out 1/11c: northolt-airfield = inflight I/JG3, patrol I/JG26 I/JG51 I/JG52, escort/left I/ZG26, bomber/right III/ZG26',
    // Inbound again from beyond: only the way home brings them back.
    'THD-9.9.a a move that does not cross the limit changes nothing, on either side of it': [
      'out 6/11b: hornchurch-airfield =',
      'out 4/10c: middle-wallop-airfield =',
      'out 4/10c: portland-port =',
    ],
    'THD-9.9.b recovering within range all the way, nobody changes place':
      'home 7/11b: biggin-hill-airfield =',
  },
  (from, target, after) => {
    const [way, space = ''] = from.split(' ')
    const raid = { space, target, deployed: true, recovering: way === 'home' }
    const { day } = dayWith(raid, ESCORTED)
    script(moveRaids(day))
    expectAt(day, after || ESCORTED)
  },
)

test('THD-9.9.a the log tells who turned back', () => {
  const { day, raid } = dayWith({ space: '1/11c', target: 'northolt-airfield', deployed: true }, ESCORTED)
  const { notes } = script(moveRaids(day))
  expect(notes.filter(({ what }) => what === 'range-limit').map(told)).toEqual([
    expect.stringMatching(/^THD-9.9.a range-limit raid 1, group I\/JG3, box hunt/),
    expect.stringMatching(/^THD-9.9.a range-limit raid 1, group I\/JG26, box escort/),
    expect.stringMatching(/^THD-9.9.a range-limit raid 1, group I\/JG51, box bomber/),
  ])
  expect(raid.place).toEqual({ on: 'map', space: '3/11a' })
})

test('THD-9.9.a a raid that has nobody left beyond the limit is over', () => {
  const raid = { space: '1/11c', target: 'northolt-airfield', deployed: true }
  const { day } = dayWith(raid, 'hunt/left I/JG3, patrol I/JG26')
  expect(script(moveRaids(day)).value).toBe('german-recovery')
  expectAt(day, 'inflight I/JG26')
})

test('THD-9.9.a a raid whose first English space lies beyond the limit leaves its Me109s behind there', () => {
  const display = 'hunt/left I/JG3, escort/left I/JG26, bomber/left I/KG1'
  const { day, raid } = dayWith({ ...ARRIVING, deployed: true }, display, { pack: SHORT_RANGE })
  script(moveRaids(day))
  expectAt(day, 'inflight I/JG3, patrol I/JG26, bomber/left I/KG1')
  // A false raid there is gone, and takes no other with it.
  const other = aRaid(day, { track: 'lf3-A', effort: 'minor' })
  const falseRaid = aRaid(day, ARRIVING)
  onlyReady(day, [])
  script(enterEngland(day, falseRaid), 'size 7A, force 1')
  expect(day.raids).toEqual([raid, other])
})

test('THD-9.9.a a raid that ends at the limit makes room for the one that slips through after it', () => {
  const { day, raid } = dayWith({ ...ARRIVING, effort: 'minor' }, '', { pack: SHORT_RANGE })
  // One Me109 group, which turns back before the event's raid takes the free marker.
  const unseen = 'event.approach E16, undetected.region lf3, crossing 1, effort 1, detection 6'
  const { notes } = script(enterEngland(day, raid), ['size 7A, force 1', unseen], ['group', 'size'])
  const at = (what: string) => notes.findIndex(note => note.what === what)
  expect(at('range-limit')).toBeLessThan(at('undetected-raid'))
  expect(day.raids.map(({ number, track }) => [number, track])).toEqual([[1, 'lf3-A']])
})

test('THD-9.9.a a raid that comes home over a coast beyond the limit leaves its Me109s behind there', () => {
  const home = { space: '7/11b', target: 'biggin-hill-airfield', deployed: true, recovering: true }
  const { day, raid } = dayWith(home, ESCORTED, { pack: SHORT_RANGE })
  script(moveRaids(day))
  expect(raid.place).toEqual({ on: 'map', space: '7/11a' })
  expectAt(day, 'inflight I/JG3, patrol I/JG26 I/JG51 I/JG52, escort/left I/ZG26, bomber/left I/KG1')
})

test('THD-9.9.b recovering across it every Me109 on patrol comes to escort the bombers', () => {
  const home = { space: '3/11a', target: 'northolt-airfield', deployed: true, recovering: true }
  const { day, raid } = dayWith(home, ON_PATROL)
  const { notes } = script(moveRaids(day))
  expect(notes.map(told)).toContain('THD-9.9.b within-range raid 1, groups I/JG3,I/JG26,I/JG51,I/JG52')
  expect(raid.place).toEqual({ on: 'map', space: '1/11c' })
  expectAt(day, 'escort/left I/JG3 I/JG26 I/JG51 I/JG52, bomber/right III/ZG26, bomber/left I/KG1')
})

test('THD-9.9.b THD-17.14.b the range limit comes first, then the chit kept for the coast', () => {
  const chit = targetChit('patrollers-hunt')
  const home = { space: '4/10b', target: 'middle-wallop-airfield', deployed: true, recovering: true }
  const { day, raid } = dayWith(home, ESCORTED)
  raid.kept.push({ chit, reminder: 'patrollers-hunt' })
  day.eventCup[chit] = 0
  script(moveRaids(day))
  expectAt(day, 'escort/left I/JG52')
  expect(day.eventCup[chit]).toBe(1)
})
