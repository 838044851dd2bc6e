import { factsOf, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { PROOF_TABLES } from '../kit/charts.ts'
import { testFlights } from '../kit/flights.ts'
import { moveOf, step } from '../kit/moves.ts'
import { FAILS, react } from '../kit/reactions.ts'
import { battleOf, type Layout } from '../kit/table.ts'

/** A bomber at K8 flying right, and an intruder behind it at J8. */
const RAID = 'he-111 K8 bombing, d spitfire-i J8 >rA alerted facing:0'
const GUARDED = `${RAID}, bf-109e K9 escort`
const SLOW = 'he-111 K8 bombing, d hs-129 J8 intercept >rA alerted facing:0, bf-109e K9 escort'
const LOW = SLOW.replace('J8', 'J7').replace('intercept', 'intercept slow-climb')
const MAY = '? hold react/rB/dA'

test('WL-10.4.a WL-10.4.e the escorts are asked before the intruder enters its bomber’s square', () =>
  expect(pauseAfter(moveOf(battleOf(GUARDED), 'dA'), [step(0)])).toMatchObject({
    kind: 'choice',
    seat: 'raider',
    ask: 'reaction.declare',
    about: ['unit:0', 'unit:1'],
  }))

testFlights({
  'WL-10.4.a WL-10.4.e they may hold or react': [`${GUARDED}: dA 0 ${MAY}`],
  'WL-10.4.a nobody is asked for a bomber that is not the intruder’s target, or a fighter': [
    `${GUARDED.replace('>rA', '>rC')}, he-111 Z9 bombing: dA 0 - react/rB/dA`,
    `${GUARDED.replace('>rA', '>rB')}, he-111 Z9 bombing: dA 1 = K9>1`,
  ],
  'WL-10.4.a nor for a step beside the bomber': [`${GUARDED}: dA 2 - react/rB/dA`],
  'WL-10.4.a a slow climb, up or level, is no way round the escorts': [
    `${LOW}: dA slow-climb/up/1 react/rB/dA succeeds reaction.step=step/5 = J7>1 rB J7>6`,
    `${LOW}: dA slow-climb/up/1 react/rB/dA late = K8>1 rB K8>6`,
    `${SLOW}: dA slow-climb/on/0 react/rB/dA succeeds = J8>0 rB J8>5`,
    `${SLOW}: dA slow-climb/on/0 react/rB/dA late = K8>0 rB K8>6`,
  ],
  'WL-10.4.a climbing on the spot beside the bomber calls nobody': [
    `${SLOW}: dA slow-climb/stay/0 = J8>0 rB K9>0`,
  ],
  'WL-10.4.e an escort that holds lets the intruder in': [
    `${GUARDED}: dA 0 reaction.declare=hold = K8>0 rB mission:escort`,
  ],
  'WL-10.4.b an escort three squares away or one level below may react, not farther off or lower': [
    `${RAID}, bf-109e H8 escort: dA 0 ${MAY}`,
    `${RAID}, bf-109e G8 escort: dA 0 = K8>0`,
    `${RAID}, bf-109e K7 escort: dA 0 ${MAY}`,
    `${RAID}, bf-109e K6 escort: dA 0 = K8>0`,
    `${RAID}, bf-109e N11 escort: dA 0 ${MAY}`,
  ],
  'WL-10.4.b WL-10.4.c WL-9.2.2.c one that sweeps or is broken does not react': [
    `${RAID}, bf-109e K9 sweep: dA 0 = K8>0`,
    `${GUARDED} broken: dA 0 = K8>0`,
  ],
  'WL-10.4.c nor one that an enemy in its square has tallied': [
    `${GUARDED}, d spitfire-i K9 >rB alerted: dA 0 = K8>0`,
    `${RAID}, bf-109e K11 escort: dA 0 ${MAY}`,
  ],
  'WL-10.4.d WL-EX-40 head-on nobody reacts': [
    'he-111 K8 bombing, d spitfire-i L7 >rA alerted facing:3, bf-109e K9 escort: dA 3 - react/rB/dA',
    'he-111 K8 bombing, d spitfire-i L8 >rA alerted facing:4, bf-109e K9 escort: dA 4 - react/rB/dA',
    'he-111 K8 bombing, d spitfire-i L9 >rA alerted facing:5, bf-109e K9 escort: dA 5 - react/rB/dA',
    `he-111 K8 bombing, d spitfire-i K9 >rA alerted facing:6, bf-109e J8 escort: dA 6 ${MAY}`,
  ],
  'WL-EX-40 an escort that had tallied it follows right after it':
    'he-111 K8 bombing, d spitfire-i L8 >rA alerted facing:4, bf-109e L10 sweep >dA alerted: dA 4 stop rB 4 6 6 = K8>6',
  'WL-10.4.d a second entry in the phase can be reacted to': [
    `he-111 K8 bombing, d me-262 L8 >rA alerted facing:4, bf-109e K9 escort: dA 4 4 0 ${MAY}`,
  ],
})
testFlights(
  { 'WL-10.4.c nor one without sight of the bomber': [`${RAID}, bf-109e K11 escort: dA 0 = K8>0`] },
  { sky: 'dense K9-K10' },
)

test.each([
  [1, 4, 'none'],
  [2, 4, 'late'],
  [4, 4, 'late'],
  [4, 5, 'successful'],
] as const)('WL-10.4.f two dice, %i and %i: %s', (a, b, reaction) => {
  const lines = [step(0), react('rB'), `reaction ${a} ${b}`]
  const played = script(moveOf(battleOf(GUARDED), 'dA'), lines, ['reaction.step'])
  const units = { id: 'rB', intruder: { id: 'dA' }, bomber: { id: 'rA' } }
  const roll = { dice: [a, b], modifiers: [], total: a + b, reaction }
  expect(factsOf(played, 'reaction')).toMatchObject([{ ...units, ...roll }])
})

const TABLES = {
  ...PROOF_TABLES,
  reaction: {
    ...PROOF_TABLES.reaction,
    modifiers: { highSpeed: -2, veteran: 1, green: -1, perSquare: -1, alerted: 2 },
  },
}

test.each<[string, string, string, Omit<Layout, 'units'>?]>([
  ['WL-10.4.g a veteran', `${GUARDED} veteran`, 'veteran 1'],
  ['WL-10.4.g a green unit', `${GUARDED} green`, 'green -1'],
  ['WL-10.4.g WL-10.4.h against a jet', GUARDED.replace('spitfire-i', 'me-262'), 'high-speed -2'],
  [
    'WL-10.4.g WL-10.4.h against a jet that still has its Climb marker',
    GUARDED.replace('spitfire-i J8', 'me-262 J8 climb'),
    '',
  ],
  [
    'WL-10.4.g the distance to the bomber and an alerted escort, where the table says so',
    `${RAID}, bf-109e I10 escort alerted`,
    'alerted 2, distance -2',
    { tables: TABLES },
  ],
  [
    'WL-10.4.g WL-4.7.e weather on the line to the bomber',
    `${RAID}, bf-109e K10 escort`,
    'weather -2',
    { sky: 'broken K9' },
  ],
  ['WL-4.7.1.c the haze it flies in', `${RAID}, bf-109e K10 escort`, 'weather -1', { sky: 'haze 8' }],
  ['WL-4.7.1.c not haze below it', `${RAID}, bf-109e K10 escort`, '', { sky: 'haze 7' }],
])('%s: modifiers of the roll', (_, board, modifiers, layout) => {
  const played = script(moveOf(battleOf(board, layout), 'dA'), [step(0), react('rB'), FAILS])
  const found = factsOf(played, 'reaction')[0]?.modifiers as { id: string; by: number }[]
  expect(found.map(({ id, by }) => `${id} ${by}`).join(', ')).toBe(modifiers)
})
