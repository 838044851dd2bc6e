import { type Pause, Run } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { missionOf } from '../rules/05-map/table.ts'
import { beginTurn, endTurn, onward } from '../rules/06-turn.ts'
import { returnPhase } from '../rules/08-return.ts'
import { advantagesIn } from './kit/attackers.ts'
import { aCampaign, after, type Layout, play, script } from './kit/table.ts'

const ON_MAP = 'tail/low'

/** One turn with something to do in every phase: the steps and the rules noted on the way, each in its order. */
function aFullTurn() {
  const campaign = aCampaign({
    map: '7',
    type: 'near-target',
    fighters: ['tail/level', 'tail/return/high', 'nose/low', 'left/evasive/low wing-4'],
    escorts: ['nose/level', 'forward', 'right/high', 'right/high'],
    bombers: { B1: ['spar-4', 'spar-4'] },
  })
  const steps: string[] = []
  const rules: string[] = []
  const run = new Run(
    game,
    campaign,
    'turn',
    ({ rule }) => rules.push(rule),
    step => steps.push(step),
  )
  while (run.pause && missionOf(campaign).turn === 3) run.answer(attackFirst(run.pause))
  return { steps: steps.filter((step, i) => step !== steps[i - 1]), rules }
}

/** The first fighter flies into its Approach Box, the others stay; for the rest the first answer. */
function attackFirst(pause: Pause): number {
  if (pause.kind !== 'choice') return 0
  const wanted = ['to/tail/approach/level', 'fighter/0', 'done']
  const found = wanted.map(id => pause.options.findIndex(one => one.id === id)).find(i => i >= 0)
  return found ?? 0
}

describe('the turn', () => {
  test('SR-SEQ-01 a turn begins with the Move Phase, and forgets the last one', () => {
    const moved = { at: ON_MAP, movedFrom: 'tail/high', moved: true, fought: true } as const
    const { campaign, value, facts } = play(aCampaign({ turn: 3, tp: 2, fighters: [moved] }), beginTurn)
    expect(value).toBe('move')
    const forgotten = { movedFrom: undefined, moved: false, fought: false }
    expect(missionOf(campaign)).toMatchObject({ turn: 4, fighters: [forgotten] })
    expect(facts('turn.begun')).toEqual([{ turn: 4, limit: 8, tp: 2 }])
  })

  test('SR-SEQ-01 SR-ESC-01 the phases follow one another in their order, and so do the steps of the Escort Phase', () => {
    const { steps, rules } = aFullTurn()
    const phases = 'turn move return escort stations combat peel-off recovery blast flak cohesion approach'
    expect(steps.join(' ')).toBe(`${phases} engage burst break-away end-turn turn move`)
    const inOrder = 'MOV-04 RET-03 ESC-07 ESC-12 ACB-03 ESC-19 REC-02 FLK-02 COH-04 ENG-01'
    const first = inOrder.split(' ').map(rule => rules.indexOf(`SR-${rule}`))
    expect(first).toEqual(first.toSorted((one, other) => one - other))
    expect(first).not.toContain(-1)
  })

  test.each<[string, string, Layout]>([
    ['escort', 'escort', { escorts: ['forward'] }],
    ['escort', 'blast', {}],
    ['escort', 'recovery', { fighters: 'tail/low wing-4' }],
    ['recovery', 'recovery', { fighters: 'tail/low wing-4' }],
    ['recovery', 'blast', {}],
    ['approach', 'approach', { fighters: 'tail/approach/low' }],
    ['approach', 'approach', { fighters: 'tail/low, tail/approach/low' }],
    ['approach', 'end-turn', {}],
    ['cohesion', 'cohesion', {}],
    ['return', 'return', {}],
  ])('SR-SEQ-02 %s leads to %s if there is something to do there', (step, next, layout) => {
    expect(onward(aCampaign({ fighters: ON_MAP, ...layout }), step)).toBe(next)
  })

  test('SR-REC-07 a Hit marker does not keep a fighter from its attack', () => {
    expect(onward(aCampaign({ fighters: 'tail/approach/low wing-4' }), 'approach')).toBe('approach')
  })

  test.each([
    ['exited', 'mission-end'],
    ['fate', 'mission-end'],
    ['lost', 'mission-end'],
    ['reserve', 'mission-end'],
    ['dogfight', 'cohesion'],
    ['2.2', 'cohesion'],
    ['tail/evasive/low', 'cohesion'],
  ])('SR-SEQ-06 the only fighter is at %s: %s', (fighters, next) => {
    expect(onward(aCampaign({ fighters }), 'cohesion')).toBe(next)
  })

  test.each([
    ['leads to the next one and leaves unused TP', 7, 'turn', 3],
    ['ends the mission, and unused TP are lost', 8, 'mission-end', 0],
  ])('SR-SEQ-05 SR-SEQ-07 with a limit of 8 the end of a turn %s: Turn %i', (_, turn, next, tp) => {
    const { campaign, value, notes } = play(aCampaign({ turn, limit: 8, tp: 3, fighters: ON_MAP }), endTurn)
    expect([value, missionOf(campaign).tp]).toEqual([next, tp])
    const over = { rule: 'SR-SEQ-05', what: 'turn.mission-over', facts: { turn: 8, why: 'limit', tp: 3 } }
    expect(notes).toEqual(turn === 8 ? [over] : [])
  })

  test('SR-SEQ-06 SR-SEQ-07 they are lost too if the map is empty before the limit', () => {
    const campaign = aCampaign({ turn: 4, limit: 8, tp: 2, fighters: ['tail/return/low'] })
    const played = script(returnPhase(campaign), 'return.to exit')
    expect(played.notes.at(-1)).toEqual({
      rule: 'SR-SEQ-06',
      what: 'turn.mission-over',
      facts: { turn: 4, why: 'empty', tp: 2 },
    })
    expect(missionOf(campaign).tp).toBe(0)
  })

  test('SR-SEQ-10 unused advantages go with the turn', () => {
    const advantages = { a: 'rotte position schwarm-2' }
    const campaign = after(aCampaign({ turn: 3, fighters: ON_MAP, advantages }), endTurn)
    expect(advantagesIn(campaign, 'a')).toBe('')
  })

  test('SR-Q-17 the shelter of the contrails does not outlast the turn of entry', () => {
    const campaign = aCampaign({ turn: 1, fighters: ON_MAP })
    missionOf(campaign).hidden = true
    script(endTurn(campaign))
    expect(missionOf(campaign).hidden).toBe(false)
  })
})
