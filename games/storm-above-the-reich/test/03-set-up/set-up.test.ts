import { describe, expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import type { EscortRoll, MapId, MissionType, Pack } from '../../pack/types.ts'
import { begin } from '../../rules/01-campaign/begin.ts'
import { rollEscort, rollMap, rollOperations, rollType } from '../../rules/03-set-up/set-up.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign, Mission } from '../../state.ts'
import { die, proofPack } from '../kit/charts.ts'
import { aCampaign, factsOf, ids, pauseAfter, rolls, script, takes } from '../kit/table.ts'

function onTheGround(pack: Pack = proofPack): Campaign {
  return begin({ scenario: '1943-early', pack: layOut(pack), options: {} })
}

/** The proof pack, with the row of 1943 Early changed. */
function packWith(id: string, change: Partial<Pack['seasons'][number]>): Pack {
  return {
    ...proofPack,
    id,
    seasons: proofPack.seasons.map(one => (one.id === '1943-early' ? { ...one, ...change } : one)),
  }
}

/** Before the escort die, on a mission of this type. */
function unescorted(type: MissionType, escort?: EscortRoll): Campaign {
  if (escort === undefined) return aCampaign({ type })
  const row = { operations: die(10, 4), escort: die<EscortRoll>(10, escort) }
  const rows = { inbound: row, 'near-target': row, outbound: row }
  return aCampaign({ type, pack: packWith(`escort ${JSON.stringify(escort)}`, { rows }) })
}

describe('the order of set-up', () => {
  test('SR-SET-01 SR-SET-05 map, type, OP, spending, escort', () => {
    const campaign = onTheGround()
    const steps = ['map']
    const lines = {
      map: [rolls('setup.map', 4)],
      type: [rolls('setup.type', 7)],
      operations: [rolls('setup.operations', 8)],
      purchase: [takes('operations.buy', 'done')],
      'escort-roll': [rolls('setup.escort', 10)],
    } as const
    const rules: string[] = []
    for (const step of Object.keys(lines) as (keyof typeof lines)[]) {
      expect(steps.at(-1)).toBe(step)
      const { value, notes } = script(STEPS[step](campaign), lines[step])
      steps.push(value ?? '')
      rules.push(...notes.filter(({ what }) => what === 'setup.rolled').map(({ rule }) => rule))
    }
    expect(rules).toEqual(['SR-SET-02', 'SR-SET-03', 'SR-SET-04', 'SR-SET-13'])
    expect(steps).toEqual(['map', 'type', 'operations', 'purchase', 'escort-roll', 'situation'])
    expect(campaign.mission?.dice).toEqual([
      { item: 'map', die: 4, commanded: false },
      { item: 'type', die: 7, commanded: false },
      { item: 'operations', die: 8, commanded: false },
      { item: 'escort', die: 10, commanded: false },
    ])
  })

  test('SR-SET-01 the row is that of the current season', () => {
    const seasons = proofPack.seasons.map((one, no) => ({
      ...one,
      map: die<MapId>(10, no === 2 ? '8' : '5'),
    }))
    const campaign = onTheGround({ ...proofPack, id: 'maps by season', seasons })
    campaign.season = 2
    script(rollMap(campaign), [rolls('setup.map', 1)])
    expect(campaign.mission?.map).toBe('8')
  })

  test.each([
    [1, '7'],
    [2, '6'],
    [8, '6'],
    [9, '5'],
    [10, '5'],
  ])('SR-SET-02 SR-Q-02 1943 Early, a %i: Map %s', (face, map) => {
    const campaign = onTheGround()
    const { value, notes } = script(rollMap(campaign), [rolls('setup.map', face)])
    expect(value).toBe('type')
    expect(campaign.mission?.map).toBe(map)
    expect(campaign.missionOfSeason).toBe(1)
    expect(factsOf({ notes }, 'setup.rolled')).toEqual([{ item: 'map', die: face, is: map }])
  })

  test.each([
    [2, 'inbound'],
    [3, 'near-target'],
    [4, 'near-target'],
    [5, 'outbound'],
  ])('SR-SET-03 a %i: %s', (face, type) => {
    const campaign = aCampaign()
    expect(script(rollType(campaign), [rolls('setup.type', face)]).value).toBe('operations')
    expect(campaign.mission?.type).toBe(type)
  })
})

describe('Operations Points', () => {
  test.each([
    ['inbound', 10, 8],
    ['near-target', 10, 6],
    ['outbound', 10, 10],
    ['outbound', 3, 4],
  ] as const)('SR-SET-03 SR-SET-04 %s, a %i: %i OP', (type, face, op) => {
    const campaign = aCampaign({ type, op: 3 })
    expect(script(rollOperations(campaign), [rolls('setup.operations', face)]).value).toBe('purchase')
    expect(campaign.mission).toMatchObject({ operations: op, op })
  })

  test.each([
    [1, 3],
    [4, 0],
    [6, 0],
  ])('SR-SET-06 SR-Q-31 %i auxiliaries lost in the mission before: %i OP of 4', (deduction, op) => {
    const campaign = aCampaign()
    campaign.deduction = deduction
    const { notes } = script(rollOperations(campaign), [rolls('setup.operations', 1)])
    expect(campaign.mission).toMatchObject({ operations: 4, op })
    expect(campaign.deduction).toBe(0)
    expect(factsOf({ notes }, 'setup.operations')).toEqual([{ operations: 4, deduction, op }])
  })

  test('SR-SET-07 SR-Q-24 a mission begins with nothing bought, full cups and full decks', () => {
    const campaign = aCampaign({
      fighters: [{ at: 'tail/low', hits: ['wing-4'] }],
      bombers: { A1: ['spar-4'], A2: 'fallen' },
    })
    script(rollMap(campaign), [rolls('setup.map', 10)])
    const mission = campaign.mission as Mission
    expect(mission.fighters).toEqual([])
    expect(mission.cups).toMatchObject({ hits: { 'wing-4': 4 }, damage: { 'spar-4': 6 } })
    const { cups, decks } = packOf(campaign)
    expect([mission.cups, mission.decks]).toEqual([cups, decks])
    expect(mission.bombers.every(({ gone, damage }) => gone === undefined && damage.length === 0)).toBe(true)
  })
})

describe('escort', () => {
  test('SR-SET-13 none', () => {
    const campaign = unescorted('outbound')
    const { value, pauses } = script(rollEscort(campaign), [rolls('setup.escort', 9)])
    expect(value).toBe('situation')
    expect(pauses).toHaveLength(1)
    expect(campaign.mission?.escort).toEqual({
      type: undefined,
      strength: undefined,
      turn: undefined,
      status: 'none',
      markers: [],
      numbers: {},
      groups: 0,
    })
  })

  test.each([
    ['inbound', 2, 'p-38', 8],
    ['near-target', 5, 'p-40', 3],
    ['outbound', 1, 'spitfire', undefined],
  ] as const)('SR-SET-13 SR-SET-16 %s, a %i: %s with turn %s', (type, face, escort, turn) => {
    const campaign = unescorted(type)
    script(rollEscort(campaign), [rolls('setup.escort', face), takes('escort.place', 'later')])
    expect(campaign.mission?.escort).toMatchObject({ type: escort, strength: 'light', turn })
  })

  test.each([
    ['heavy', 7],
    ['light', 5],
  ] as const)(
    'SR-SET-14 SR-SET-15 SR-SET-16 SR-SET-21 a %s escort has %i markers, their numbers unseen among the seven',
    (strength, count) => {
      const campaign = unescorted('outbound', { strength, type: 'p-51' })
      script(rollEscort(campaign), [rolls('setup.escort', 1), takes('escort.place', 'later')])
      const { markers, numbers } = campaign.mission?.escort ?? { markers: [], numbers: {} }
      expect(markers.map(({ no, at, number }) => [no, at, number])).toEqual(
        Array.from({ length: count }, (_, no) => [no, 'unplaced', 0]),
      )
      expect(numbers).toEqual({ 2: 1, 3: 2, 4: 3, 5: 1 })
    },
  )

  test.each([
    ['inbound', 4, 'waiting'],
    ['near-target', 4, 'waiting'],
    ['outbound', 4, 'due'],
    ['outbound', undefined, 'waiting'],
    ['inbound', undefined, 'waiting'],
  ] as const)('SR-SET-17 SR-SET-18 SR-SET-19 %s, turn %s: the escort is %s', (type, turn, status) => {
    const roll = { strength: 'light', type: 'p-38', ...(turn === undefined ? {} : { turn }) } as const
    const campaign = unescorted(type, roll)
    const { notes } = script(rollEscort(campaign), [rolls('setup.escort', 1), takes('escort.place', 'later')])
    expect(campaign.mission?.escort).toMatchObject({ status, turn })
    expect(factsOf({ notes }, 'setup.escort')).toEqual([{ escort: roll, markers: 5, status }])
  })

  test('SR-SET-20 the stations are rolled for now, or when the escort first acts', () => {
    const campaign = unescorted('inbound')
    expect(ids(pauseAfter(rollEscort(campaign), [rolls('setup.escort', 1)]))).toEqual(['now', 'later'])
    script(rollEscort(campaign), [
      rolls('setup.escort', 1),
      takes('escort.place', 'now'),
      rolls('escort.set-up', 1),
    ])
    expect(campaign.mission?.escort.markers.every(({ at }) => at === 'above-trailing')).toBe(true)
  })
})
