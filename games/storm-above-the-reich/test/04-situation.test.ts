import { describe, expect, test } from 'vitest'
import type { MapId, SituationPage } from '../pack/types.ts'
import { readSituation } from '../rules/04-situation.ts'
import type { Campaign, Mission, SetUpItem } from '../state.ts'
import { proofPack } from './kit/charts.ts'
import { aCampaign, after, factsOf, ids, pauseAfter, play, script, stopsFor } from './kit/table.ts'

/** On the ground, with the dice before this item already rolled. */
function before(item: SetUpItem, map: MapId = '7', page: Partial<SituationPage> = {}): Campaign {
  const situations = proofPack.situations.map(one => ({ ...one, ...page }))
  const campaign = aCampaign({
    map,
    turn: 0,
    tp: 0,
    limit: 0,
    pack: { ...proofPack, id: `situation ${item} ${map} ${Object.keys(page).join()}`, situations },
  })
  const items: SetUpItem[] = ['damage', 'anchored', 'sun', 'contrails', 'tp', 'limit']
  for (const one of items.slice(0, items.indexOf(item)))
    mission(campaign).dice.push({ item: one, die: 1, commanded: false })
  return campaign
}

function mission(campaign: Campaign): Mission {
  return campaign.mission as Mission
}

test('SR-SIT-01 one die for each item of the page, then the briefing', () => {
  const campaign = before('damage')
  const dice = { damage: 10, anchored: 1, sun: 1, contrails: 1, tp: 1, limit: 1 }
  const rules: string[] = []
  for (const [item, die] of Object.entries(dice)) {
    const { value, notes } = script(readSituation(campaign), `setup.${item} ${die}`)
    expect(value).toBe('situation')
    rules.push(...notes.filter(({ what }) => what === 'setup.rolled').map(({ rule }) => rule))
  }
  expect(rules).toEqual(['SR-SIT-02', 'SR-SIT-04', 'SR-SIT-07', 'SR-SIT-08', 'SR-SIT-09', 'SR-SIT-10'])
  expect(script(readSituation(campaign)).value).toBe('briefing')
})

test('SR-SIT-01 the page is that of the map and the mission type', () => {
  const situations = proofPack.situations.map(one =>
    one.map === '6' && one.type === 'near-target' ? { ...one, tp: [{ to: 10, is: 4 }] } : one,
  )
  const campaign = aCampaign({
    map: '6',
    type: 'near-target',
    pack: { ...proofPack, id: 'one page', situations },
  })
  mission(campaign).dice = ['damage', 'anchored', 'sun'].map(item => ({
    item: item as SetUpItem,
    die: 1,
    commanded: false,
  }))
  script(readSituation(campaign), 'setup.tp 1')
  expect(mission(campaign).tp).toBe(4)
})

describe('damage from before', () => {
  test('SR-SIT-02 a marker for each bomber of the pattern', () => {
    const campaign = before('damage', '5')
    script(readSituation(campaign), 'setup.damage 1, damage.draw spar-4 tailplane-2')
    expect(mission(campaign).bombers.map(({ damage }) => damage)).toEqual([['spar-4'], ['tailplane-2'], []])
  })

  test('SR-SIT-02 a bomber named twice has two', () => {
    const campaign = before('damage', '5', { damage: [{ to: 10, is: ['A3', 'A3'] }] })
    script(readSituation(campaign), 'setup.damage 1, damage.draw spar-4 spar-4')
    expect(mission(campaign).bombers[2]?.damage).toEqual(['spar-4', 'spar-4'])
  })

  test('SR-SIT-02 the pattern may be empty', () => {
    const campaign = before('damage', '5')
    expect(script(readSituation(campaign), 'setup.damage 2').pauses).toHaveLength(1)
  })

  test.each([
    ['motor-5', 5, 'fallen'],
    ['wingtip-8', 8, 'destroyed'],
    ['wingtip-8', 7, undefined],
  ] as const)('SR-SIT-03 %s with a %i: %s, and nothing earned', (marker, face, gone) => {
    const campaign = before('damage', '5', { damage: [{ to: 10, is: ['A1'] }] })
    script(readSituation(campaign), `setup.damage 1, damage.draw ${marker}, damage.catastrophe ${face}`)
    expect(mission(campaign).bombers[0]?.gone).toBe(gone)
    expect(mission(campaign).score).toMatchObject({ vp: 0, ep: 0, fallen: 0, destroyed: 0 })
    expect(campaign.ep).toBe(0)
  })
})

describe('the sky', () => {
  test.each([
    [3, []],
    [4, ['tail/level', 'tail/low']],
    [5, ['nose/low']],
  ])('SR-SIT-04 anchored, a %i: %j', (face, boxes) => {
    const campaign = after(before('anchored'), readSituation, `setup.anchored ${face}`)
    expect(mission(campaign).anchored).toEqual(boxes)
  })

  test.each([
    [2, 'right/high'],
    [4, 'tail/high'],
    [5, undefined],
  ])('SR-SIT-07 the sun, a %i: %s', (face, sun) => {
    const campaign = after(before('sun'), readSituation, `setup.sun ${face}`)
    expect(mission(campaign).sun).toBe(sun)
  })

  test.each([
    [5, false],
    [6, true],
  ])('SR-SIT-08 contrails in the sun, a %i: %s', (face, contrails) => {
    const campaign = before('contrails')
    mission(campaign).sun = 'nose/high'
    script(readSituation(campaign), `setup.contrails ${face}`)
    expect(mission(campaign).contrails).toBe(contrails)
  })

  test('SR-SIT-08 without the sun nobody rolls for contrails', () => {
    expect(stopsFor(readSituation(before('contrails')))).toBe('setup.tp')
  })

  test.each(['5', '6'] as const)('SR-SIT-08 no contrails on Map %s', map => {
    const campaign = before('contrails', map)
    mission(campaign).sun = 'nose/high'
    expect(stopsFor(readSituation(campaign))).toBe('setup.tp')
  })

  test('SR-SIT-08 contrails on Map 8', () => {
    const campaign = before('contrails', '8')
    mission(campaign).sun = 'nose/high'
    expect(stopsFor(readSituation(campaign))).toBe('setup.contrails')
  })
})

describe('TP and Flight Limit', () => {
  test.each([
    [3, 1],
    [6, 3],
    [9, 5],
  ])('SR-SIT-09 a %i: %i TP', (face, tp) => {
    const campaign = after(before('tp'), readSituation, `setup.tp ${face}`)
    expect(mission(campaign).tp).toBe(tp)
  })

  test.each([
    [1, 5],
    [10, 12],
  ])('SR-SIT-10 a %i: the last turn is %i', (face, limit) => {
    const { campaign, notes } = play(before('limit'), readSituation, `setup.limit ${face}`)
    expect(mission(campaign).limit).toBe(limit)
    expect(factsOf({ notes }, 'setup.situation')).toEqual([
      { anchored: [], sun: undefined, contrails: false, tp: 0, limit },
    ])
  })
})

describe('Staffel Commands', () => {
  test.each([
    ['damage', ['accept', 'take/none']],
    ['anchored', ['accept', 'take/tail/level+tail/low', 'take/nose/low']],
    ['sun', ['accept', 'take/tail/high', 'take/none']],
    ['contrails', ['accept', 'take/yes']],
    ['tp', ['accept', 'take/2', 'take/3', 'take/5']],
    ['limit', ['accept', 'take/6', 'take/8', 'take/12']],
  ] as const)('SR-CMD-02 any other result of the %s table', (item, offered) => {
    const campaign = before(item, '7')
    mission(campaign).sun = 'nose/high'
    campaign.ep = 7
    const pause = pauseAfter(readSituation(campaign), `setup.${item} 1`)
    expect(pause).toMatchObject({ ask: `command.${item}` })
    expect(ids(pause)).toEqual(offered)
  })
})
