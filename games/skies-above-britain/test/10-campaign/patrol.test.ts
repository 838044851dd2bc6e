import { expect, test } from 'vitest'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { chapterOf } from '../../rules/10-campaign/chapter.ts'
import { setUpPatrol } from '../../rules/10-campaign/patrol.ts'
import { aPatrol, factsOf, script } from '../kit/table.ts'
import { spent } from '../kit/track.ts'

test('SAB-RVS-01 SAB-RVS-02 SAB-RVS-06 face-down markers as the chapter says, the raid off the track, the map empty', () => {
  const campaign = aPatrol()
  const before = structuredClone(patrolOf(campaign).cups.inbound)
  const { value } = script(setUpPatrol(campaign), 'visibility 1, sun.start 4, climb 1')
  expect(value).toBe('reveal')
  expect(patrolOf(campaign)).toMatchObject({
    track: { inbound: [1, 1, 1, 1, 1, 1], outbound: [], held: [], raid: undefined, released: undefined },
    escort: {},
    raid: undefined,
    sun: 'nose',
  })
  // Nobody has looked at them.
  expect(patrolOf(campaign).cups.inbound).toEqual(before)
  expect(patrolOf(campaign).formations).toEqual([
    { id: 'squadron', sections: ['red', 'yellow', 'blue', 'green'], at: undefined, order: undefined },
  ])
  expect(patrolOf(campaign).track?.inbound).not.toBe(chapterOf(campaign).vectors)
})

test.each([
  [6, 'clear', 3, undefined],
  [6, 'clear', 7, 'port'],
  [9, 'haze', 12, 'tail'],
] as const)('SAB-RVS-05 SAB-K-130 die %i: %s, then the sun by %i: %s', (die, visibility, second, sun) => {
  const campaign = aPatrol()
  const { notes } = script(setUpPatrol(campaign), `visibility ${die}, sun.start ${second}, climb 9`)
  expect(patrolOf(campaign)).toMatchObject({ visibility, sun })
  expect(factsOf({ notes }, 'visibility-set')).toEqual([{ die, visibility }])
})

test('SAB-RVS-05 SAB-K-130 in clouds nobody looks for the sun', () => {
  const campaign = aPatrol()
  script(setUpPatrol(campaign), 'visibility 10, climb 9')
  expect(patrolOf(campaign)).toMatchObject({ visibility: 'clouds', sun: undefined })
})

test.each([
  [4, { zone: 'coast', altitude: 'low' }, 'red 1, yellow 1, blue 1, green 1'],
  [5, { zone: 'middle', altitude: 'high' }, 'red 1, yellow 1, blue 1, green 1'],
  [9, { zone: 'deep', altitude: 'high' }, ''],
] as const)('SAB-RVS-07 Climb to Station, die %i: %o, Fuel "%s"', (die, station, fuel) => {
  const campaign = aPatrol()
  script(setUpPatrol(campaign), `visibility 12, climb ${die}`)
  expect(patrolOf(campaign).station).toEqual(station)
  expect(spent(campaign)).toBe(fuel)
})

test('SAB-CMP-02 SAB-CMP-01 each chapter has charts of its own, and six or eight patrols', () => {
  const campaign = aPatrol()
  const chapters = [0, 1, 2, 3].map(chapter => chapterOf({ ...campaign, chapter }))
  expect(chapters.map(({ id, patrols }) => `${id} ${patrols}`)).toEqual([
    'chapter-1 6',
    'chapter-2 6',
    'chapter-3 8',
    'chapter-4 8',
  ])
  expect(chapterOf(aPatrol({ scenario: 'patrol' })).id).toBe('chapter-2')
  expect(() => chapterOf(aPatrol({ scenario: 'sab-1' }))).toThrow('sab-1 has no chapter')
})
