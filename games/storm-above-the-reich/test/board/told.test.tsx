import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CUT } from '../../board/cut.ts'
import { BEFORE_ROLL } from '../../board/events/BeforeCombat.tsx'
import { toldOf } from '../../board/told.ts'
import { game } from '../../index.ts'
import { combatStep } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { aCampaign, type Lines, pauseAfter } from '../kit/table.ts'

const note = (what: string, facts: object) => ({ rule: 'SR-ATK-01', what, facts: { ...facts }, at: 0 })

test('while a fight is told the view goes to whoever it is told of', () => {
  const campaign = aCampaign({ fighters: 'right/approach/high, tail/low', bombers: { A2: 'fallen' } })
  const told = (...notes: Parameters<typeof note>[]) => [
    ...toldOf(
      campaign,
      notes.map(one => note(...one)),
    ),
  ]
  expect(told(['burst.card', { fighter: 3, name: 'Bär', bomber: 'A1' }])).toEqual(['fighter:3', 'bomber:0'])
  expect(told(['combat.rolled', { fighters: [1, 2] }])).toEqual(['fighter:1', 'fighter:2'])
  expect(told(['burst.card', { fighter: 3 }], ['turn.begun', { turn: 2 }])).toEqual([])
  // Nobody's deed, and the bomber is gone already.
  expect(told(['bomber.fallen', { bomber: 'A2', cause: 'flak' }])).toEqual(['bomber:1'])
  expect(told(['flak.window', { die: 3, bombers: ['A1'], hits: ['right'] }])).toEqual([
    'bomber:0',
    'fighter:0',
  ])
})

test('SR-TAL-01 a bomber that is down is told in one sentence, with what it is worth', () => {
  const beat = [
    note('bomber.destroyed', { bomber: 'A1', cause: 'attack' }),
    note('score.bomber', { bomber: 'A1', how: 'destroyed', cause: 'attack', vp: 2, ep: 2, name: 'Bär' }),
  ]
  const earns = note('pilot.earns', { name: 'Bär', ep: 2, for: 'destroyed', has: 2 })
  expect(CUT.joins(earns, beat)).toBe(true)
  expect(CUT.tells?.([...beat, earns])).toBe(
    'B-24\u00a0A1 is destroyed under fire (Bär): 2\u00a0VP, 2\u00a0EP for the staffel.',
  )
})

describe('before the die of an aerial combat falls, what it may come to stands there in words', () => {
  const before = (fighters: string, lines: Lines = []) => {
    const campaign = aCampaign({ fighters, escorts: ['tail/low 4'] })
    const chance = pauseAfter(combatStep(campaign), lines)
    const Before = BEFORE_ROLL['combat.roll']
    if (chance.kind !== 'chance' || !Before) throw new Error('No die is rolled')
    return renderToStaticMarkup(<Before state={campaign} chance={chance} />)
  }

  test('SR-ACB-03 with the faces of the die', () => {
    // Dx Sx Dx S D S D B De R
    const markup = before('tail/low')
    expect(markup).toMatch(/>1, 3, 5, 7, 9<\/th><td>Dogfight: they circle[^<]*<\/td><td>50\s%</)
    expect(markup).toMatch(/>1–3<\/th><td>Besides: One of ours is shot down\.<\/td><td>30\s%</)
    expect(markup).toMatch(/>2, 4, 6<\/th><td>Scattered: the fighters leave the mission;/)
  })

  test('SR-ACB-04 by the rows of the aircraft that leads', () => {
    // The Me163: S D S D B De R Be R Be
    const led = (kind: string) => before('tail/low, tail/low me163', `combat.type ${kind}`)
    expect(led('fw190')).toContain('>1–3</th><td>Besides: One of ours is shot down.')
    expect(led('me163')).not.toContain('One of ours is shot down.')
    expect(led('me163')).toContain('>1, 3</th><td>Scattered:')
  })
})

test('no season is called easy: each is won once in three by one who knows the game', () => {
  const seasons = game.scenarios.filter(({ id }) => id !== 'training' && id !== 'mission')
  expect(Math.min(...seasons.map(({ difficulty = 0 }) => difficulty))).toBeGreaterThanOrEqual(3)
  expect(game.scenarios.find(({ id }) => id === '1942')).toMatchObject({
    place: 'The Mediterranean',
    blurb: expect.stringContaining('18 points win the season, fewer than 12 lose it.'),
  })
})
