import { glance, Run, random, seeded } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { standard } from '../pack/index.ts'
import { begin, scenariosIn } from '../rules/01-campaign/begin.ts'
import { nextMission, seasonOf } from '../rules/01-campaign/season.ts'
import { result, standing } from '../rules/01-campaign/victory.ts'
import { muster } from '../rules/02-pilots/muster.ts'
import { missionOf } from '../rules/05-map/table.ts'
import { endMission } from '../rules/06-turn.ts'
import { STEPS } from '../sequence.ts'
import type { Fighter } from '../state.ts'
import { proofPack } from './kit/charts.ts'
import { after, offers, play, script } from './kit/table.ts'

const begun = () => begin({ scenario: 'training', pack: proofPack.id, options: {} })
const training = () => after(begun(), muster)

test('SR-TRN-01 Map 5, two FW190s, nothing rolled, no TP, five turns', () => {
  const { campaign, value, pauses, facts } = play(begun(), muster)
  expect(facts('training.begins')).toEqual([{ map: '5', fighters: 2, limit: 5 }])
  expect(value).toBe('turn')
  expect(pauses).toEqual([])
  expect(missionOf(campaign)).toMatchObject({
    map: '5',
    tp: 0,
    limit: 5,
    turn: 0,
    anchored: [],
    sun: undefined,
    escort: { status: 'none' },
  })
  expect(missionOf(campaign).fighters).toMatchObject([
    { kind: 'fw190', pilot: 0, at: 'reserve', armor: false, cannon: false, rockets: 'none', cable: false },
    { kind: 'fw190', pilot: 1, at: 'reserve' },
  ])
  expect(campaign.pilots.map(({ missions }) => missions).slice(0, 3)).toEqual([1, 1, 0])
})

test('SR-TRN-03 Turn 1 is for entering, into any Low box, together or apart', () => {
  const campaign = begun()
  expect(script(muster(campaign)).value).toBe('turn')
  script(STEPS.turn(campaign))
  expect(missionOf(campaign).turn).toBe(1)
  expect(offers(STEPS.move(campaign))).toEqual(['fighter/0', 'fighter/1', 'group/reserve'])
  const boxes = offers(STEPS.move(campaign), 'entry.next fighter/0').filter(id => id.startsWith('to/'))
  expect(boxes).toEqual(['to/nose/low', 'to/right/low', 'to/tail/low', 'to/left/low'])
})

describe('SR-TRN-02 the goal', () => {
  test.each([
    ['a bomber damaged, both fighters whole', { damage: ['spar-4'] }, {}, 'trained'],
    ['a bomber gone, both fighters whole', { gone: 'fallen' }, { at: 'exited' }, 'trained'],
    ['no bomber damaged', {}, {}, 'failed'],
    ['a fighter in a Fate Box', { damage: ['spar-4'] }, { at: 'fate', fate: 'wing' }, 'failed'],
    ['a fighter lost', { damage: ['spar-4'] }, { at: 'lost' }, 'failed'],
  ] as const)('SR-TRN-02 %s', (_, bomber, fighter, outcome) => {
    const campaign = training()
    Object.assign(missionOf(campaign).bombers[1] ?? {}, bomber)
    Object.assign(missionOf(campaign).fighters[0] as Fighter, fighter)
    const { value, facts } = play(campaign, endMission)
    expect(value).toBeUndefined()
    expect(campaign.outcome).toBe(outcome)
    expect(facts('training.over')).toMatchObject([{ outcome }])
    expect(campaign.log).toHaveLength(1)
    expect(standing(campaign)).toBe(outcome === 'trained' ? 1 : -1)
    expect(result(campaign)).toMatchObject({
      level: outcome,
      winner: outcome === 'trained' ? 'staffel' : 'formation',
    })
  })

  test('SR-TRN-02 hits left at the end are looked at first', () => {
    const campaign = training()
    missionOf(campaign).bombers[0]?.damage.push('spar-4')
    const [fighter] = missionOf(campaign).fighters as [Fighter]
    fighter.at = 'tail/low'
    fighter.hits = ['wing-4']
    expect(script(endMission(campaign), 'recovery.roll 3').value).toBe('mission-end')
    script(endMission(campaign))
    expect(campaign.outcome).toBe('failed')
  })

  test('SR-TRN-02 how it stands while it is flown', () => {
    const campaign = training()
    expect(standing(campaign)).toBe(0)
    missionOf(campaign).bombers[0]?.damage.push('spar-4')
    expect(standing(campaign)).toBe(1)
    Object.assign(missionOf(campaign).fighters[0] as Fighter, { at: 'fate' })
    expect(standing(campaign)).toBe(-1)
    expect(result(campaign)).toBeUndefined()
    expect(standing(begun())).toBe(0)
  })
})

describe('SR-TRN-04 one mission by itself', () => {
  const alone = () => begin({ scenario: 'mission', pack: standard.id, options: {} })

  test('it comes next after the training, and a pack without it has none', () => {
    expect(scenariosIn(standard)[1]?.id).toBe('mission')
    expect(scenariosIn(proofPack).some(({ id }) => id === 'mission')).toBe(false)
  })

  test('map, type and OP are given; escort and situation are rolled as in the season', () => {
    const { map, type, rows } = seasonOf(alone())
    expect([map, type, rows.outbound.operations].map(table => table.map(({ is }) => is))).toEqual([
      ['5'],
      ['outbound'],
      [4],
    ])
    expect(rows.outbound.escort).toEqual(standard.seasons[0]?.rows.outbound.escort)
  })

  test.each([1, 2, 3])('it is over after one mission, by a row of its own (%i)', seed => {
    const campaign = alone()
    const [dice, numbers] = [seeded(seed), random(seed)]
    const asked = new Set<string>()
    const run = new Run(game, campaign, game.first)
    while (run.pause) {
      const { pause } = run
      if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
      if (pause.kind === 'choice') asked.add(pause.ask)
      run.answer(pause.kind === 'chance' ? dice(pause) : heuristic(glance(campaign, pause, numbers)))
    }
    expect(campaign.log).toMatchObject([{ map: '5', type: 'outbound', op: 4 }])
    expect(['won', 'lost', 'between']).toContain(run.result?.level)
    expect([...asked].filter(ask => ask.startsWith('quarters.'))).toEqual([])
  })

  test('nobody is replaced after it', () => {
    const campaign = alone()
    campaign.missionOfSeason = 1
    Object.assign(campaign.pilots[0] as object, { status: 'killed' })
    script(nextMission(campaign))
    expect(campaign.seasons).toMatchObject([{ available: 17 }])
    expect(campaign.outcome).toBe('lost')
  })
})
