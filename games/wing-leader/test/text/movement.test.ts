import type { Choice, Note } from '@tallyho/engine'
import { pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { releaseEscorts } from '../../rules/09-command/escorts.ts'
import type { Battle } from '../../state.ts'
import { words } from '../../text.ts'
import { act, moveOf, plan, step } from '../kit/moves.ts'
import { aBattle, battleOf, d, type Line, type Piece, r } from '../kit/table.ts'

const pieces: readonly Piece[] = [
  r('he-111 K8 bombing'),
  r('bf-109e K9 escort'),
  d('spitfire-ix J8 >rA alerted', { facing: 0 }),
]

function table(): Battle {
  return aBattle({ units: pieces })
}

/** Question and answers as a player reads them. */
function read(battle: Battle, id: string, ...lines: readonly Line[]): string[] {
  const pause = pauseAfter(moveOf(battle, id), lines) as Choice
  return [words.pause(battle, pause), ...pause.options.map((_, i) => words.answer(battle, pause, i))]
}

test('a step is named by its square, what it leaves and its price', () => {
  const lines = read(table(), 'dA')
  expect(lines[0]).toBe('Where does Spitfire\u00a0A fly?')
  expect(lines).toContainEqual(
    expect.stringMatching(/^Attack .* at K8: you hit \d+\u00a0%, they hit \d+\u00a0%$/),
  )
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^First to J7, then decide again: 2½ MP left; 1 level below .*\sA, facing away from it; loses 1 level, to prey 1 square, cost ½ MP$/,
    ),
  )
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^First to K9, then decide again: 1½ MP left; 1 level above .*\sA, facing away from it, to prey 1 square, cost 1½ MP$/,
    ),
  )
  expect(lines).toContain('Circle first, then decide again: 2 MP left, to prey 1 square, cost 1 MP')
  expect(lines).toContainEqual(expect.stringMatching(/^Leave the battle: hunts nobody/))
})

test('WL-6.1.2.a a square says whether those who hunt the unit can come there', () => {
  const to = (square: string, units: string) =>
    read(battleOf(units), 'rA').find(line => line.startsWith(`First to ${square},`))
  const one = 'spitfire-i G8 >dA, d he-111 N8, d bf-109e C8 >rA'
  expect(to('H8', one)).toMatch(/; out of reach of Bf\u00a0109\u00a0B,/)
  expect(to('H8', one.replace('C8', 'E8 facing:0'))).toMatch(/; in reach of Bf\u00a0109\u00a0B,/)
  expect(to('H8', `${one.replace('C8', 'E8 facing:0')}, d bf-109e F8 facing:0 >rA`)).toMatch(
    /; in reach of both hunters,/,
  )
})

test('WL-8.2.g the log tells where a unit turned on its way', () => {
  const { notes } = script(moveOf(battleOf('spitfire-i G8 facing:0 >dA, d he-111 N8'), 'rA'), [
    step(0),
    step(1),
  ])
  expect(notes.map((note: Note) => words.note(note)).join()).toContain('flies from G8 by H8 to I9')
})

test('plans come with their points', () => {
  const battle = battleOf('bf-109e G8')
  expect(read(battle, 'rA')).toEqual([
    'What does Bf\u00a0109\u00a0A do this turn?',
    'Fly straight on: may fly 2 MP',
    'Return to base: hunts nobody any more; no way back, may fly 3 MP',
  ])
})

test('the escorts\u2019 question and its answers', () =>
  expect(read(table(), 'dA', step(0))).toEqual([
    'Which escorts save your He\u00a0111\u00a0A?',
    'No escort reacts: he attacks the bombers as he comes',
    'Bf\u00a0109\u00a0B goes for Spitfire\u00a0A: in time 28\u00a0%, late 44\u00a0%',
  ]))

test('a reaction in the log', () => {
  const { notes } = script(moveOf(table(), 'dA'), [step(0), 'reaction.declare react/rB/dA, reaction 5 5'])
  const told = notes.map((note: Note) => words.note(note))
  expect(told.join('\n')).toMatch(
    /\sB guards .+\sA against .+\sA: 10 \(5 \+ 5\), 9 needed to be in time, 6 to be late\. It is in time/,
  )
})

test('profile actions and free actions have plain names', () => {
  const battle = battleOf('he-111 G8 bombing', { bombing: true, surface: ['bridge H Ludendorff'] })
  const lines = read(battle, 'rA')
  expect(lines).toContain('Level bombing: Ludendorff')
  expect(lines).toContainEqual(expect.stringMatching(/^Jettison the load: /))
  expect(lines).toContain('Begin to circle: once in the game')
  expect(read(battle, 'rA', act('designate/level/0'))).toContain(
    'Break off the bombing run: the load is kept for another run',
  )
})

test('a home run names its edge', () => {
  const battle = battleOf('bf-109e G8 escort, he-111 G8 bombing, he-111 G8 bombing load:none home:left')
  expect(read(battle, 'rA')).toContain('Go home with the bombers: by the left edge, may fly 2 MP')
  expect(read(battle, 'rA', plan('continue'))[1]).toBe('Fly by H8 to I8: cost 2 MP')
})

test('bombers that may send their escorts sweeping, and what the log tells of it', () => {
  const battle = battleOf('he-111 D8 bombing, he-111 E8 bombing, bf-109e D9 escort', {
    bombing: true,
    surface: ['bridge K Bridge'],
  })
  const pause = pauseAfter(releaseEscorts(battle, 'raider')) as Choice
  expect([
    words.pause(battle, pause),
    ...pause.options.map((_, i) => words.answer(battle, pause, i)),
  ]).toEqual([
    'Which escorts sweep ahead?',
    'No (more) escorts leave',
    'All escorts of He\u00a0111\u00a0A and He\u00a0111\u00a0B sweep',
  ])
  const { notes } = script(releaseEscorts(battle, 'raider'), ['escorts.release release/rA'])
  const told = notes.map((note: Note) => words.note(note)).join('\n')
  expect(told).toMatch(/\sA and .+\sB release their escorts: .+\sC sweep\./)
})

test('WL-8.2.g a step says what is forced after it, and to circle what it leaves', () => {
  const battle = battleOf('spitfire-i M9 intercept vector:Q11 facing:4, d he-111 C9')
  expect(read(battle, 'rA').map(line => line.split(':')[0])).toEqual([
    'Where does Spitfire\u00a0A fly?',
    'First to N10, then decide again',
    'Fly by M10 to N10',
    'Circle first, then decide again',
    'Form a Lufbery circle',
    'Leave the battle',
  ])
  script(moveOf(battle, 'rA'), [step(2)])
  expect(nameOf(battle.units[0]?.square ?? 0)).toBe('N10')
})
