import { expect, test } from 'vitest'
import { standard } from '../../index.ts'
import { briefing } from '../../text/briefing.ts'

test('the briefing says who you are, what you want, and what points are for', () => {
  const { you, aim, points, levels } = briefing({ pack: standard.id, scenario: 'wl-01' }, 'defender')
  expect(you).toContain('You lead 11 Group, the defender: 3 squadrons of Spitfire IA.')
  expect(aim).toMatch(/^Fighters against fighters.*10 turns\.$/)
  expect(points[0]).toMatch(/: 1 for a Bf 109E-4\.$/)
  expect(levels?.at(0)).toMatch(/^You win.* ahead or better$/)
  expect(levels?.at(-1)).toMatch(/^You lose.* behind or worse$/)
})

test('every scenario has one for both seats, without a gap', () => {
  for (const { id } of standard.scenarios)
    for (const seat of ['raider', 'defender']) {
      const { you, aim, points, levels = [] } = briefing({ pack: standard.id, scenario: id }, seat)
      for (const line of [you, aim, ...points, ...levels]) expect(line, id).not.toMatch(/undefined|NaN/)
      expect(levels.filter(line => line.startsWith('You win')).length, id).toBeGreaterThan(0)
      expect(levels.filter(line => line.startsWith('You lose')).length, id).toBeGreaterThan(0)
    }
})

test('fighters against fighters: the aim is what the ladder calls a victory', () => {
  for (const seat of ['raider', 'defender']) {
    const { aim, levels = [] } = briefing({ pack: standard.id, scenario: 'wl-01' }, seat)
    const least = levels.findLast(line => line.startsWith('You win')) ?? ''
    const from = /; ([^;]*) on points or better wins/.exec(aim)?.[1] ?? 'nothing'
    expect(least).toContain(`: ${from}`)
  }
})
