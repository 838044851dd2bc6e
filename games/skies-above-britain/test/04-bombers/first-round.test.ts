import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { entropyBombers } from '../../rules/06-entropy/reaction.ts'
import type { Campaign } from '../../state.ts'
import { entering, isolated, round } from '../kit/bombers.ts'
import { factsOf, script } from '../kit/table.ts'

const ATTACK = 'bombers.approach 0.0/'

const disrupts = (campaign: Campaign, angle: string) => {
  round(campaign, 'red-1', `${ATTACK}${angle}, draw.medium m-disruption-1`)
  return isolated(campaign).includes(0)
}

test.each([
  ['SAB-BMB-28', 'nose low', 'nose', false],
  ['SAB-BMB-28', 'nose high', 'nose', true],
  ['SAB-BMB-28', 'port low', 'port', true],
  ['SAB-BMB-30', '', 'nose', true],
])('%s Disruption by whoever entered from "%s"', (_, from, angle, isolates) => {
  expect(disrupts(entering('red-1', from), angle)).toBe(isolates)
})

test('SAB-BMB-28 SAB-A-110 in whatever order the results are taken', () => {
  const campaign = entering('red-1', 'nose low')
  const { notes } = round(campaign, 'red-1', `${ATTACK}nose, draw.medium m-disruption-1--lost-contact`)
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([{ struck: ['disruption:1'] }])
  expect(isolated(campaign)).toEqual([])
})

test('SAB-BMB-31 SAB-BMB-08 in an Entropy round the first round is over: Disruption counts from the nose at Low', () => {
  const campaign = entering('red-1', 'nose low')
  round(campaign, 'red-1', `${ATTACK}nose, draw.medium m-nothing`)
  script(entropyBombers(campaign), `${ATTACK}nose`)
  script(entropyBombers(campaign), 'draw.medium m-disruption-1')
  expect(isolated(campaign)).toEqual([0])
})

const FIRE = 'draw.medium m-return-fire, draw.hit fuselage-9'

/** Return Fire that becomes a Hit: which markers are drawn, and which one is checked. */
const underFire = (campaign: Campaign, angle: string, rest: string) =>
  factsOf(round(campaign, 'red-1', `${ATTACK}${angle}, ${FIRE}${rest}`), 'hit-check').map(
    ({ marker }) => marker,
  )

test.each([
  ['cockpit-11', 'cockpit-11'],
  ['wing-3', 'fuselage-9'],
  ['fuselage-9', 'fuselage-9'],
])(
  'SAB-BMB-29 from the Tail at High a second marker is drawn, %s: %s stays, the other goes back',
  (second, kept) => {
    const campaign = entering('red-1', 'tail high')
    const before = { ...campaign.patrol?.cups.hits }
    expect(underFire(campaign, 'tail', `, draw.hit ${second}, bombers.stay disengage, hit-check 12`)).toEqual(
      [kept],
    )
    expect(campaign.patrol?.cups.hits).toEqual(before)
  },
)

test('SAB-BMB-29 SAB-A-46 the same for a Green pilot and a Hit (Green)', () => {
  const campaign = entering('red-1', 'tail high', { greens: 'red-1' })
  const { notes } = round(
    campaign,
    'red-1',
    `${ATTACK}tail, draw.medium m-return-fire, draw.hit cockpit-11, draw.hit wing-3, bombers.stay disengage, hit-check 12`,
  )
  expect(factsOf({ notes }, 'second-hit')).toEqual([{ fighter: 'red-1', kept: 'cockpit-11', put: 'wing-3' }])
})

test.each([
  ['SAB-BMB-29', 'tail low', 'tail', ', bombers.stay disengage'],
  ['SAB-BMB-29', 'nose high', 'nose', ''],
  ['SAB-BMB-30', '', 'tail', ', bombers.stay disengage'],
])('%s no second marker for whoever entered from "%s"', (_, from, angle, rest) => {
  expect(underFire(entering('red-1', from), angle, `${rest}, hit-check 12`)).toEqual(['fuselage-9'])
})

test('SAB-BMB-29 a Hit of the card itself draws no second marker', () => {
  const campaign = entering('red-1', 'tail high')
  const lines = `${ATTACK}tail, draw.medium m-hit, draw.hit wing-3, bombers.stay disengage, hit-check 12`
  expect(factsOf(round(campaign, 'red-1', lines), 'hit-check')).toHaveLength(1)
})

test('SAB-BMB-31 nor in an Entropy round', () => {
  const campaign = entering('red-1', 'tail high')
  round(campaign, 'red-1', `${ATTACK}tail, draw.medium m-nothing, bombers.stay stay`)
  const { notes } = script(
    entropyBombers(campaign),
    `bombers.approach stay, ${FIRE}, bombers.stay disengage, hit-check 12`,
  )
  expect(factsOf({ notes }, 'hit-check')).toHaveLength(1)
})

test.each([
  ['m-hit', [['hit']]],
  ['m-hit-green', [['hit-green']]],
])('SAB-BMB-32 out of the sun there are no Hits in the first round: %s', (card, struck) => {
  const campaign = entering('red-1', 'port high', { outOfTheSun: true, greens: 'red-1' })
  const { notes } = round(campaign, 'red-1', `${ATTACK}port, draw.medium ${card}`)
  expect(factsOf({ notes }, 'bomber-card').map(facts => facts.struck)).toEqual(struck)
  expect(factsOf({ notes }, 'hit')).toEqual([])
})

test('SAB-BMB-32 nor by Return Fire, whose other results stand', () => {
  const hit = entering('red-1', 'port high', { outOfTheSun: true })
  const { notes } = round(hit, 'red-1', `${ATTACK}port, ${FIRE}`)
  expect(factsOf({ notes }, 'return-fire')).toMatchObject([{ result: 'hit', applies: false }])
  expect(fighter(hit, 'red-1').hits).toEqual([])
  const jam = entering('red-1', 'port high', { outOfTheSun: true })
  round(jam, 'red-1', `${ATTACK}port, draw.medium m-return-fire, draw.hit engine-7`)
  expect(fighter(jam, 'red-1').jammed).toBe(true)
})

test('SAB-BMB-32 SAB-A-37 in the second round Hits count again', () => {
  const campaign = entering('red-1', 'port high', { outOfTheSun: true })
  round(campaign, 'red-1', `${ATTACK}port, draw.medium m-nothing`)
  const { notes } = round(
    campaign,
    'red-1',
    `${ATTACK}port, draw.medium m-hit, draw.hit wing-3, hit-check 12`,
  )
  expect(factsOf({ notes }, 'hit')).toHaveLength(1)
})
