import type { Facts, Logged } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { beforeDie } from '../../board/before-die.ts'
import { CUT } from '../../board/cut.ts'
import { whyOff } from '../../board/events/FireCards.tsx'
import { blowsIn, lastSeen } from '../../board/sky/fight.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { aCampaign } from '../kit/table.ts'

const told = (what: string, facts: Facts): Logged => ({ rule: '', what, facts, at: 0 })

const card = told('burst.card', { fighter: 1, name: 'Brnold', bomber: 'A1', space: 4 })
const results = (hits: number) =>
  told('burst.results', { fighter: 1, name: 'Brnold', bomber: 'A1', space: 4, hits })

/** Cut into beats, as the film has them. */
function beatsIn(notes: readonly Logged[]): Logged[][] {
  const beats: Logged[][] = []
  for (const note of notes) {
    const last = beats.at(-1)
    if (last && CUT.joins(note, last)) last.push(note)
    else beats.push([note])
  }
  return beats
}

describe('the fight on the board', () => {
  test('only he who fires fires, and the gunners answer if they hit', () => {
    expect(blowsIn([card]).bursts).toEqual([{ fighter: 1, bomber: 'A1' }])
    expect([...blowsIn([card, results(0)]).underFire]).toEqual([])
    expect([...blowsIn([card, results(1)]).underFire]).toEqual([1])
  })

  test('damage and Hits are seen where they strike, and only while they are told', () => {
    const damage = told('damage.marker', { bomber: 'A1' })
    const hit = told('hit.marker', { fighter: 1, cause: 'attack' })
    expect([...blowsIn([card, results(1), damage]).struck]).toEqual(['A1'])
    const after = blowsIn([card, results(1), damage, hit])
    expect([...after.struck]).toEqual([])
    expect([...after.hit]).toEqual([1])
    expect(after.bursts).toEqual([])
  })

  test('who goes down was last seen where the log left him', () => {
    const entered = told('entry.entered', { fighter: 1, box: 'nose/low' })
    const passes = told('burst.passes', { fighter: 1, from: 4, to: 7 })
    expect(lastSeen([entered], 1)).toEqual({ box: 'nose/low' })
    expect(lastSeen([entered, card, passes], 1)).toEqual({ space: 7 })
    expect(lastSeen([entered], 2)).toBeUndefined()
  })
})

describe('the cut', () => {
  test('the dice of a set-up are one beat, with what they say', () => {
    const map = told('setup.rolled', { item: 'map', is: '6', die: 8 })
    const type = told('setup.rolled', { item: 'type', is: 'inbound', die: 2 })
    expect(CUT.joins(type, [map])).toBe(true)
    expect(CUT.tells?.([map, type])).toBe('Map 6. Inbound.')
    expect(CUT.tells?.([map])).toBeUndefined()
  })

  test('several who go the same way are told in one sentence', () => {
    const moved = (name: string, to = 'nose/approach/low') =>
      told('move.moved', { name, from: 'nose/low', to, tp: 0 })
    const both = 'Ahrens and Bär move from Nose Low to Nose Low Approach.'
    expect(CUT.tells?.([moved('Ahrens'), moved('Bär')])).toBe(both)
    expect(CUT.tells?.([moved('Ahrens'), moved('Bär', 'nose/level')])).toBeUndefined()
    expect(CUT.tells?.([moved('Ahrens')])).toBeUndefined()
  })

  test('a marker and its die are one beat, and until it lies its points are not on the bomber', () => {
    const campaign = aCampaign({ bombers: { A1: ['wingtip-8'] } })
    const [bomber] = missionOf(campaign).bombers
    const marker = bomber?.damage[0]
    const [struck, die] = [
      told('damage.marker', { bomber: bomber?.id, marker }),
      told('damage.catastrophe', { bomber: bomber?.id, marker }),
    ]
    expect(CUT.joins(die, [struck])).toBe(true)
    expect(CUT.leads([struck, die])).toBe(die)
    const shown = (rolling: boolean) =>
      beforeDie(campaign, [struck, die], rolling).mission?.bombers[0]?.damage
    expect(shown(true)).toEqual([])
    expect(shown(false)).toEqual([marker])
  })

  test('SR-CF-01 each who flies out has a beat of his own: his card, and that he is out', () => {
    const out = (fighter: number) => [
      told('fire.card', { fighter, name: `${fighter}` }),
      told('fire.table', { fighter, name: `${fighter}`, hits: 0 }),
      told('break-away.placed', { fighter, name: `${fighter}` }),
    ]
    expect(beatsIn([...out(1), ...out(2)]).map(beat => beat.map(({ facts }) => facts.fighter))).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ])
  })

  test('SR-COH-06 an element that breaks up is told to its end, in one beat', () => {
    const check = (element: string, degrades: boolean) =>
      told('cohesion.check', { element, degrades, die: 3, was: 'kaputt' })
    const broken = [
      check('Left', false),
      check('Right', true),
      told('bomber.fallen', { bomber: 'A6', cause: 'cohesion' }),
      told('score.bomber', { bomber: 'A6', vp: 1 }),
      told('cohesion.becomes', { element: 'Right', was: 'kaputt', cohesion: 'loose' }),
    ]
    expect(beatsIn(broken)).toHaveLength(1)
    expect(CUT.leads(broken)?.facts.element).toBe('Right')
    expect(CUT.tells?.(broken)).toBe(
      'The Right element breaks up: B-24\u00a0A6 falls out (1 point), and the rest close up to Loose.',
    )
  })

  test('a card and its cell are one beat, what comes of it another', () => {
    expect(CUT.joins(results(1), [card])).toBe(true)
    expect(CUT.leads([card, results(1)])?.what).toBe('burst.results')
    expect(CUT.joins(told('hit.marker', { fighter: 1 }), [card, results(1)])).toBe(false)
    expect(CUT.joins(told('pilot.killed', {}), [told('fighter.lost', {})])).toBe(false)
    const check = (die?: number) => told('cohesion.check', { die, degrades: false })
    expect([check(), check(5)].map(one => CUT.joins(one, [told('return.returned', {})]))).toEqual([
      true,
      false,
    ])
  })
})

test('SR-CF-02 an event that does not concern the fighter says why', () => {
  const campaign = aCampaign({ fighters: '3.3 nose/level' })
  const [fighter] = missionOf(campaign).fighters
  if (fighter) fighter.maneuver = 'dive'
  expect(whyOff(campaign, 0, 'slow-climb')).toBe('this is a Dive')
  expect(whyOff(campaign, 0, 'fall-away')).toBeUndefined()
  expect(whyOff(campaign, 0, 'debris')).toBeUndefined()
  if (fighter) Object.assign(fighter, { maneuver: 'climb', approach: 'nose/approach/level' })
  expect(whyOff(campaign, 0, 'into-the-sun')).toBe('he does not climb toward the sun')
})
