import { expect, test } from 'vitest'
import { standard } from '../../index.ts'
import { packOf } from '../../pack/index.ts'
import { briefing } from '../../text/briefing.ts'

test('the briefing says who you are, what you want, and what points are for', () => {
  const { you, aim, points, levels } = briefing({ pack: standard.id, scenario: 'wl-01' }, 'defender')
  expect(you).toContain('You lead 11 Group, the defender: 3 squadrons of Spitfire IA.')
  expect(aim).toMatch(/^Fighters against fighters.*10 turns\.$/)
  expect(points[0]).toMatch(/: 1 for a Bf 109E-4\.$/)
  expect(levels?.at(0)).toMatch(/^You win.* ahead or better$/)
  expect(levels?.at(-1)).toMatch(/^You lose.* behind or worse$/)
})

test('WL-12.1.c every source of points is in it: bombers that come through, photographs, balloons, targets', () => {
  const said = (scenario: string, seat: string) =>
    briefing({ pack: standard.id, scenario }, seat).points.join(' ')
  expect(said('wl-02', 'defender')).toContain(
    'The enemy’s points for each squadron of Do 17Z that leaves by the right edge with its load: 6, or 3 if it is shaken',
  )
  expect(said('wl-02', 'raider')).toContain('Your points for each squadron of Do 17Z')
  expect(said('wl-01', 'raider')).not.toContain('leaves by')
  const { surface: kindOf } = packOf({ pack: standard.id })
  const all = standard.scenarios.map(({ id, bombing, balloons, surface, raider, victory }) => ({
    // WL-14.1.1.b Whose side nobody names is the defender’s.
    targets: surface.some(({ side, type }) => side !== 'raider' && kindOf(type).vp > 0),
    said: said(id, 'raider'),
    through: !bombing && raider.units.some(({ mission }) => mission === 'bombing' || mission === 'transport'),
    balloons: balloons.some(({ side }) => side !== 'raider'),
    recce: raider.units.some(({ mission }) => mission === 'recce'),
    divisor: victory.divisor,
  }))
  for (const one of all) {
    expect(one.said.includes('Your points for each squadron')).toBe(one.through)
    expect(one.said.includes('Your points for each balloon')).toBe(one.balloons)
    expect(one.said.includes('Your points for photographs')).toBe(one.recce)
    expect(one.said.includes('For damage to targets')).toBe(one.targets)
    expect(one.said.includes(`divided by ${one.divisor}`)).toBe(one.divisor !== undefined)
  }
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
