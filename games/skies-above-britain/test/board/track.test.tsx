import type { Choice, Logged } from '@tallyho/engine'
import { fetchAll } from '@tallyho/kit'
import { count, drawing, drawn } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { MapInset } from '../../board/map/MapInset.tsx'
import { overheadOf } from '../../board/track/RaidOver.tsx'
import { exitsTold, isAtTurn, revealedIn, zonesOf } from '../../board/track/spaces.ts'
import { TrackStrip } from '../../board/track/TrackStrip.tsx'
import { patrolOf, raidSpace } from '../../rules/01-general/terms.ts'
import { applyVector } from '../../rules/07-raid-vector/icons.ts'
import { contactStep, vectorStep } from '../../rules/07-raid-vector/sequence.ts'
import { words } from '../../text.ts'
import { aPatrol, escort, formation, pauseAfter } from '../kit/table.ts'
import { onTrack } from '../kit/track.ts'

beforeAll(fetchAll)

const draw = drawing(board, words)

function choice(pause: ReturnType<typeof pauseAfter>): Choice {
  if (pause?.kind !== 'choice') throw new Error('Nothing is asked')
  return pause
}

test('SAB-RVS-09 from inland to the sea, the raid where it is, and what it has passed', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'middle high', 'inbound 1', [0, 1, 2, 0, 1])
  const zones = zonesOf(campaign, track)
  expect(zones.map(({ zone }) => zone)).toEqual(['deep', 'middle', 'coast'])
  const slots = zones.flatMap(zone => zone.slots)
  expect(slots.map(({ space }) => space)).toEqual([5, 4, 3, 2, 1, 0])
  expect(slots.map(({ markers }) => markers)).toEqual([0, 1, 0, 2, 1, 0])
  expect(slots.filter(({ raid }) => raid).map(({ space }) => space)).toEqual([1])
  expect(slots.filter(({ past }) => past).map(({ space }) => space)).toEqual([0])
})

test('SAB-VEC-14 after the bombs it is the row home that counts, and its numbers', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'middle high', 'outbound 3', [0, 0, 0, 1, 1])
  const slots = zonesOf(campaign, track).flatMap(zone => zone.slots)
  expect(new Set(slots.map(({ row }) => row))).toEqual(new Set(['outbound']))
  expect(slots.map(({ space }) => space)).toEqual([...slots.keys()])
  expect(exitsTold(raidSpace(campaign) ?? {}).join()).toMatch(/109s go home \d+\s%/)
  expect(isAtTurn(onTrack(aPatrol(), 'deep low', 'turn'))).toBe(true)
})

test('SAB-RVS-11 what has been turned up on this patrol lies where it was', () => {
  const marker = (space: number, icons: readonly string[]): Logged => ({
    rule: 'SAB-RVS-11',
    what: 'vector-marker',
    facts: { marker: 'in', icons, place: { row: 'inbound', space } },
    at: 0,
  })
  const begins: Logged = { rule: 'SAB-CMP-01', what: 'patrol-begins', facts: {}, at: 0 }
  const found = revealedIn([marker(0, ['raid']), begins, marker(0, ['flak:1']), marker(0, ['weather'])])
  expect([...found]).toEqual([['inbound/0', ['flak:1', 'weather']]])
})

test('SAB-RVS-25 where the squadron may go is lit, with what it costs', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle high', '', [1])
  const pause = choice(pauseAfter(vectorStep(campaign), ''))
  const lit = new Set(pause.options.flatMap(({ on = [] }) => on))
  expect(lit.size).toBe(5)
  const markup = draw({ state: campaign, pause, lit })
  expect([...lit].filter(ref => !drawn(markup, ref))).toEqual([])
  // SAB-RVS-13 The round burns 1 by itself, also of a squadron that stays.
  expect(count(markup, '<b>Fuel 11 → 10</b>')).toBe(4)
  expect(count(markup, '<b>Fuel 11 → 9</b>')).toBe(2)
  expect(drawn(markup, 'formation:squadron')).toBe(true)
})

test('SAB-RVS-15 SAB-RVS-25 SAB-VEC-06 the plates of the zones tell the Fuel and the chance that the answers tell', () => {
  const moved = aPatrol()
  onTrack(moved, 'middle high', 'inbound 0')
  const step = choice(pauseAfter(vectorStep(moved), ''))
  const flown = aPatrol()
  onTrack(flown, 'middle low', 'inbound 0', [1])
  const flak = choice(pauseAfter(applyVector(flown, ['flak:1']), 'draw.damage wing'))
  for (const [campaign, pause, sums] of [
    [moved, step, ['Fuel 11 → 10', 'Fuel 11 → 9']],
    [flown, flak, ['Fuel 11 → 8', 'Fuel 11 → 9']],
  ] as const) {
    const markup = draw({ state: campaign, pause })
    const plates = [...markup.matchAll(/<b>(Fuel \d+ → \d+), ([^<]*)<\/b>/g)].map(
      ([, paid, met]) => `${paid}; ${met}`,
    )
    const said = pause.options.map((_, i) => words.answer(campaign, pause, i))
    const told = said.map(one => {
      const [, met, paid] = /(above them \d+\s%|out of reach).*, (Fuel \d+ → \d+)$/.exec(one) ?? []
      return `${paid}; ${met}`
    })
    expect(plates.toSorted()).toEqual(told.toSorted())
    expect([...new Set(plates.map(one => one.split(';')[0]))].toSorted()).toEqual(sums)
  }
})

test('SAB-RVS-14 the raid itself is picked for Contact, and the words tell what that may bring', () => {
  const campaign = aPatrol({ visibility: 'clear' })
  onTrack(campaign, 'coast high', 'inbound 1')
  const pause = choice(pauseAfter(contactStep(campaign), ''))
  const lit = new Set(pause.options.flatMap(({ on = [] }) => on))
  expect([...lit]).toEqual(['raid:bombers'])
  expect(drawn(draw({ state: campaign, pause, lit }), 'raid:bombers')).toBe(true)
  const said = words.answer(campaign, pause, 0)
  expect(said).toMatch(/above them \d+\s%, Fuel \d+/)
})

test('the strip and the inset tell the same in little room, and nothing where there is nothing', () => {
  const campaign = aPatrol()
  expect(renderToStaticMarkup(<TrackStrip campaign={campaign} />)).toBe('')
  onTrack(campaign, 'coast high', 'inbound 1', [0, 0, 1, 2])
  const strip = renderToStaticMarkup(<TrackStrip campaign={campaign} />)
  expect(strip).toContain('Raid</b>')
  expect(strip).toContain('??')
  const met = aPatrol({ fly: 'red blue', sun: 'port', visibility: 'haze' })
  formation(met, 'red', 'red', 'tail low')
  escort(met, 'high 109 heavy suppressed, low 110 light')
  const inset = renderToStaticMarkup(<MapInset campaign={met} />)
  for (const part of ['haze, sun to port', '109 ●●', '110 ●', 'Red ▽', 'data-suppressed="true"', 'Blue'])
    expect(inset).toContain(part)
})

test('SAB-VEC-14 SAB-A-74 a raid that turns is drawn in the zone that it dropped its bombs in', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle high', 'turn', [1, 1, 1]).released = 'coast'
  const html = draw({ state: campaign, pause: choice(pauseAfter(contactStep(campaign), '')) })
  const coast = html.slice(html.indexOf('data-zone="coast"'))
  // Over the country, and on its track.
  expect(count(html, 'The raid</b>')).toBe(2)
  expect(count(coast, 'The raid</b>')).toBe(2)
})

test('SAB-RVS-05 SAB-RVS-07 nobody is away from the squadron before it has climbed', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle high', '', [1])
  const pause = choice(pauseAfter(vectorStep(campaign), ''))
  patrolOf(campaign).formations = []
  expect(draw({ state: campaign, pause })).toContain('Away from the squadron')
  patrolOf(campaign).station = undefined
  const below = draw({ state: campaign, pause })
  expect(below).not.toContain('Away from the squadron')
  expect(below).toContain('Engines running')
})

test('SAB-RVS-12 the raid stands over its zone and points where it flies; before it is seen, where news of it comes next', () => {
  const seen = aPatrol()
  onTrack(seen, 'middle high', 'inbound 0')
  expect(overheadOf(seen, undefined)).toMatchObject({ zone: 'coast', seen: true, way: 'inland' })
  const unseen = aPatrol()
  onTrack(unseen, 'middle high', '', [0, 0, 1])
  expect(overheadOf(unseen, undefined)).toMatchObject({ seen: false, way: 'inland' })
  const home = aPatrol()
  onTrack(home, 'middle high', 'outbound 1')
  expect(overheadOf(home, undefined)).toMatchObject({ seen: true, way: 'home' })
})
