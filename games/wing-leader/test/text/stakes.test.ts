import type { Choice } from '@tallyho/engine'
import { pauseAfter } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { words } from '../../index.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { family } from '../../text/names.ts'
import { aFight } from '../kit/fights.ts'
import { moveOf } from '../kit/moves.ts'
import { battleOf } from '../kit/table.ts'

test('WL-8.2.e below a move: its points, whom it hunts, and who hunts it', () => {
  const battle = battleOf('spitfire-i G8 >dA, d bf-109e M8 >rA, d bf-109e N8 >rA')
  const pause = pauseAfter(moveOf(battle, 'rA')) as Choice
  expect(words.pause(battle, pause)).toBe('Where does Spitfire\u00a0A fly?')
  expect(words.stakes(battle, pause)[0]).toBe(
    '3 MP, 4 in a dive. It goes after Bf\u00a0109\u00a0A, out of reach. 2 enemies are after it.',
  )
  const near = battleOf('spitfire-i G8 >dA, d bf-109e I8')
  const asked = pauseAfter(moveOf(near, 'rA')) as Choice
  expect(words.stakes(near, asked)[0]).not.toContain('out of reach')
})

test('WL-9.2.4.b below a move to a flag: why so few squares are open', () => {
  const battle = battleOf('spitfire-i G8, d bf-109e W8')
  const [unit] = battle.units
  if (unit) Object.assign(unit, { mission: 'intercept', vector: squareNamed('Q11') })
  const pause = pauseAfter(moveOf(battle, 'rA')) as Choice
  expect(words.stakes(battle, pause)[0]).toContain('Nobody sighted: toward its flag at Q11, or circle.')
})

test('WL-13.1.a below the question where to send a fighter: that radar may err', () => {
  const battle = battleOf('spitfire-i G8, d bf-109e M8')
  const pause: Choice = {
    kind: 'choice',
    seat: 'raider',
    ask: 'vector.square',
    options: [],
    about: ['unit:0'],
  }
  expect(words.stakes(battle, pause)[0]).toContain('on a 6, he may shift it')
})

test('WL-7.2.1.c who faces away from the enemy is told why it looks for nobody', () => {
  const battle = battleOf('spitfire-i G8, d bf-109e C8')
  const looking: Choice = { kind: 'choice', seat: 'raider', ask: 'tally.action', options: [] }
  expect(words.stakes(battle, looking)[0]).toContain(
    'Spitfire\u00a0A faces away from the enemy and can find nobody.',
  )
  const turned = battleOf('spitfire-i G8 facing:4, d bf-109e C8')
  expect(words.stakes(turned, looking)[0]).not.toContain('faces away')
})

test('where all squares are as high nobody is told that height is speed', () => {
  const battle = battleOf('spitfire-i G8')
  const among = (...squares: readonly string[]): Choice => ({
    kind: 'choice',
    seat: 'raider',
    ask: 'placement.square',
    options: squares.map(name => ({ id: name, square: squareNamed(name) })),
    about: ['unit:0'],
  })
  expect(words.stakes(battle, among('K11', 'L11'))[0]).not.toContain('Height is speed')
  expect(words.stakes(battle, among('K11', 'K12'))[0]).toContain('Height is speed')
})

test('WL-9.2.4.b where a unit is placed, what its mission makes of that square is said', () => {
  const said = (mission: string) => {
    const choice = { kind: 'choice', seat: 'raider', ask: 'placement.square', options: [], about: ['unit:0'] }
    return words.stakes(battleOf(`spitfire-i G8 ${mission}`), choice as Choice)[0]
  }
  expect(said('cap')).toContain('until it sights somebody')
  expect(said('intercept')).toContain('its flag')
  expect(said('escort')).toContain('shield them')
})

test('below a move of one that nobody hunts there is no word of hunters', () => {
  const battle = battleOf('spitfire-i G8 >dA, d bf-109e I8')
  const pause = pauseAfter(moveOf(battle, 'rA')) as Choice
  expect(words.stakes(battle, pause)[0]).toBe('3 MP, 4 in a dive. It goes after Bf\u00a0109\u00a0A.')
})

test('a type is called without its mark where its letter tells it from the others', () => {
  const called = {
    'Spitfire F Mk.IX': 'Spitfire',
    'Hurricane I': 'Hurricane',
    'Bf 109E-4': 'Bf\u00a0109',
    'Fw 190A-8/R2': 'Fw\u00a0190',
    'P-47D-28': 'P-47',
    'Il-2 (1943)': 'Il-2',
    'Pe-2 series 87': 'Pe-2',
    'I-16 type 24': 'I-16',
    F4F: 'F4F',
    'MC.202': 'MC.202',
    'He 111 transport': 'He\u00a0111\u00a0transport',
  }
  for (const [name, short] of Object.entries(called)) expect(family(name)).toBe(short)
})

test('WL-10.8.b below the question of a dogfight: what a round of it gives and takes', () => {
  const battle = battleOf('bf-109e G8 >dA, d spitfire-i G8')
  battle.fight = aFight(battle, ['rA'], ['dA'])
  const odds = (seat: string) =>
    words.stakes(battle, { kind: 'choice', seat, ask: 'dogfight.will', options: [] })[0]
  expect(odds('raider')).toMatch(
    /^If both want it, next turn: (you \d+\u00a0%, they \d+\u00a0% to hit|chance says who attacks)\.$/,
  )
  expect(battle.units.every(({ dogfight }) => dogfight === undefined)).toBe(true)
})
