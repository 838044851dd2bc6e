import { expect, test } from 'vitest'
import { patrolOf, raidSpace } from '../../rules/01-general/terms.ts'
import { raidVector, reveal, vectorFuel } from '../../rules/07-raid-vector/sequence.ts'
import { words } from '../../text.ts'
import { aPatrol, expectAt, factsOf, formation, script, stopsFor } from '../kit/table.ts'
import { onTrack, spent } from '../kit/track.ts'

test('SAB-EX-43 SAB-RVS-11 SAB-VEC-01 the markers of the rightmost occupied space are revealed, and no others', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'middle low', '', [0, 2, 1, 1])
  const { value, notes } = script(reveal(campaign), 'draw.vector weather turn-point, sun.appears 5')
  expect(value).toBe('vector-fuel')
  expect(track).toMatchObject({ inbound: [0, 0, 1, 1, 0, 0], raid: undefined })
  expect(factsOf({ notes }, 'vector-marker').map(({ place, left }) => [place, left])).toEqual([
    [{ row: 'inbound', space: 1 }, 1],
    [{ row: 'inbound', space: 1 }, 0],
  ])
})

test('SAB-VEC-01 the icon on top comes first', () => {
  const campaign = aPatrol({ sun: 'port' })
  onTrack(campaign, 'deep low', '', [1])
  const lines = 'draw.vector flak-2--turn-point, draw.damage wing wing, flak.tally-ho no, sun.turn-point 2'
  const { notes } = script(reveal(campaign), lines)
  expect(notes.map(({ what }) => what)).toEqual(['vector-marker', 'flak', 'sun'])
  expect(notes[0] && words.note(notes[0])).toBe(
    'A marker in space 1 of its way in: Flak 2, then a turn point.',
  )
})

test('SAB-RVS-02 SAB-VEC-13 a Raid icon puts the raid into its space; in clear weather the escort is seen', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'middle low', '', [0, 2])
  script(reveal(campaign), 'draw.vector raid, escort.chart 5, draw.vector weather')
  expect(track.raid).toEqual({ row: 'inbound', space: 1 })
  expect(track.inbound).toEqual([0, 0, 0, 0, 0, 0])
  expect(patrolOf(campaign).escort).toEqual({
    high: { type: '109', size: 'heavy', suppressed: false },
    port: { type: '110', size: 'light', suppressed: false },
  })
})

test.each(['haze', 'clouds'] as const)('SAB-VEC-13 in %s the escort waits for Contact', visibility => {
  const campaign = aPatrol({ visibility })
  onTrack(campaign, 'middle low', '', [1])
  script(reveal(campaign), 'draw.vector raid')
  expect(patrolOf(campaign)).toMatchObject({ escort: {}, escortPlaced: false })
})

test('SAB-VEC-11 New Trade without a raid in play is the raid', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'middle low', '', [0, 0, 1])
  script(reveal(campaign), 'draw.vector new-trade, escort.chart 1')
  expect(track.raid).toEqual({ row: 'inbound', space: 2 })
  expect(patrolOf(campaign).raid).toBeUndefined()
})

test('SAB-A-72 without markers left the raid is in the last space that had some', () => {
  const campaign = aPatrol()
  campaign.chapter = 3
  const track = onTrack(campaign, 'middle low')
  expect(script(reveal(campaign), 'escort.chart 1').value).toBe('vector-fuel')
  expect(track.raid).toEqual({ row: 'inbound', space: 4 })
})

test.each([
  ['inbound 1', { row: 'inbound', space: 2 }],
  ['turn', { row: 'outbound', space: 0 }],
  ['outbound 1', { row: 'outbound', space: 2 }],
])('SAB-RVS-12 SAB-RVS-09 the raid flies on from %s and the markers there are revealed', (from, to) => {
  const campaign = aPatrol({ visibility: 'clear' })
  const track = onTrack(campaign, 'coast low', from, from === 'inbound 1' ? [0, 0, 1] : [0, 0, 1, 0])
  if (from === 'turn') track.outbound = [1, 1, 1, 1]
  script(reveal(campaign), `draw.vector ${to.row === 'inbound' ? 'weather' : 'out-weather'}`)
  expect(track.raid).toEqual(to)
  expect(patrolOf(campaign).visibility).toBe('haze')
})

test('SAB-RVS-09 inbound from the coast to the deep, outbound back to the coast', () => {
  const { inbound, outbound } = (() => {
    const campaign = aPatrol()
    const track = onTrack(campaign, 'coast low', 'inbound 0')
    const zones = { inbound: [] as unknown[], outbound: [] as unknown[] }
    for (let space = 0; space < 6; space++) {
      track.raid = { row: 'inbound', space }
      zones.inbound.push(raidSpace(campaign)?.zone)
    }
    track.released = 'deep'
    for (let space = 0; space < 4; space++) {
      track.raid = { row: 'outbound', space }
      zones.outbound.push(raidSpace(campaign)?.zone)
    }
    return zones
  })()
  expect(inbound).toEqual(['coast', 'coast', 'middle', 'middle', 'deep', 'deep'])
  expect(outbound).toEqual(['deep', 'middle', 'coast', 'coast'])
})

test('SAB-A-75 beyond the last space home without Contact everybody goes home', () => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'coast low', 'outbound 3', [0, 0, 0, 0])
  expect(script(reveal(campaign)).value).toBe('fate')
  expectAt(campaign, 'rtb red-1 red-2 red-3')
})

test('SAB-A-05 with an empty cup a marker has no effect', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'middle low', '', [1])
  patrolOf(campaign).cups.inbound = {}
  expect(script(reveal(campaign)).value).toBe('vector-fuel')
  expect(track.inbound[0]).toBe(0)
})

test('SAB-EX-55 SAB-VEC-14 SAB-VEC-15 SAB-VEC-16 a second Raid: bombs away, the row home filled, the sun on the other flank', () => {
  const campaign = aPatrol({ sun: 'port' })
  const track = onTrack(campaign, 'coast low', 'inbound 1', [0, 0, 2, 1, 1, 0])
  const { value, pauses } = script(
    reveal(campaign),
    'draw.vector flak-1--raid, draw.damage wing, flak.tally-ho no, sun.released 3',
  )
  // Low: no Tally Ho.
  expect(pauses.flatMap(pause => (pause.kind === 'choice' ? pause.options.map(({ id }) => id) : []))).toEqual(
    ['middle/low', 'coast/high', 'no'],
  )
  expect(value).toBe('vector-fuel')
  expect(track).toEqual({
    inbound: [0, 0, 0, 0, 0, 0],
    outbound: [1, 1, 1],
    held: [],
    raid: { row: 'turn' },
    released: 'middle',
  })
  expect(patrolOf(campaign).sun).toBe('starboard')
})

test.each([
  ['nose', 2, 'port'],
  ['nose', 1, 'starboard'],
  ['port', 4, 'nose'],
  ['starboard', 6, 'nose'],
  ['starboard', 5, 'port'],
  ['tail', 8, 'nose'],
  ['tail', 7, 'starboard'],
] as const)('SAB-VEC-15 bombs away with the sun at %s, die %i: %s', (sun, die, at) => {
  const campaign = aPatrol({ sun })
  onTrack(campaign, 'coast low', 'inbound 5')
  // SAB-A-73
  script(reveal(campaign), `sun.released ${die}`)
  expect(patrolOf(campaign).sun).toBe(at)
})

test('SAB-VEC-15 without a sun nothing is rolled for it', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'coast low', 'inbound 5')
  script(reveal(campaign))
  expect(track).toMatchObject({ raid: { row: 'turn' }, released: 'deep', outbound: [1, 1, 1, 1] })
})

test('SAB-VEC-14 the second icon of a marker that releases the bombs is cancelled', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'coast low', 'inbound 1', [0, 0, 2])
  script(reveal(campaign), 'draw.vector raid--messerschmitts')
  expect(track.raid).toEqual({ row: 'turn' })
})

test('SAB-VEC-16 in the Interception Sequence a new turn begins with Orders', () => {
  const campaign = aPatrol({ turn: 2 })
  const track = onTrack(campaign, 'coast low', 'inbound 1', [0, 2])
  patrolOf(campaign).station = undefined
  patrolOf(campaign).formations = []
  formation(campaign, 'squadron', 'red yellow blue green', 'port low', { order: 'cruise' })
  expect(script(raidVector(campaign), 'draw.vector raid').value).toBe('orders')
  expect(track.raid).toEqual({ row: 'turn' })
  expect(patrolOf(campaign)).toMatchObject({ turn: 3, formations: [{ order: undefined }] })
})

test('SAB-RVS-10 SAB-RVS-13 after Reveal comes Fuel: every Section spends 1; one in Vapor goes home from there', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle low')
  patrolOf(campaign).fuel.green = 11
  expect(script(vectorFuel(campaign)).value).toBe('contact')
  expect(spent(campaign)).toBe('red 1, yellow 1, blue 1, green 11')
  expectAt(campaign, 'section red-1 yellow-1, rtb green-1 green-2 green-3')
  expect(patrolOf(campaign).fighters['green-1']?.rtb).toBe(11)
  expect(patrolOf(campaign).formations[0]?.sections).toEqual(['red', 'yellow', 'blue'])
})

test('SAB-RVS-13 with all Sections in Vapor the patrol is over', () => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'middle low')
  patrolOf(campaign).fuel.red = 11
  expect(script(vectorFuel(campaign)).value).toBe('fate')
})

test('SAB-VEC-12 New Trade with the raid in play isolates its rear-most tile; the bombers are placed for it, even in clouds', () => {
  const campaign = aPatrol({ visibility: 'clouds' })
  onTrack(campaign, 'coast low', 'inbound 0', [0, 1])
  script(reveal(campaign), 'draw.vector new-trade, bombers.chart 5')
  // The last of the column.
  expect(patrolOf(campaign).raid?.tiles.map(({ isolated }) => isolated)).toEqual([false, false, false, true])
})

test('SAB-VEC-12 already isolated: another tile; with all isolated inbound it is a Raid, outbound nothing', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'coast low', 'inbound 0', [0, 1, 1])
  script(reveal(campaign), 'draw.vector new-trade, bombers.chart 12')
  const tiles = () => patrolOf(campaign).raid?.tiles.map(({ isolated }) => isolated)
  expect(tiles()).toEqual([true, true])
  script(reveal(campaign), 'draw.vector new-trade')
  expect(track.raid).toEqual({ row: 'turn' })
  script(reveal(campaign), 'draw.vector out-new-trade')
  expect(track.raid).toEqual({ row: 'outbound', space: 0 })
  expect(tiles()).toEqual([true, true])
})

test('SAB-EX-51 SAB-VP-04 New Trade before Contact scores nothing', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low', 'inbound 0', [0, 1])
  script(reveal(campaign), 'draw.vector new-trade, bombers.chart 5')
  expect(patrolOf(campaign).score.isolated).toBe(0)
})

test('SAB-VEC-12 rear-most tiles side by side: one of them at random', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low', 'inbound 0', [0, 1])
  expect(stopsFor(reveal(campaign), 'draw.vector new-trade, bombers.chart 1')).toBe('rear-most')
})
