import { describe, expect, test } from 'vitest'
import type { MapId, SituationPage } from '../pack/types.ts'
import { readSituation } from '../rules/04-situation.ts'
import { missionOf } from '../rules/05-map/table.ts'
import type { Campaign, Mission, SetUpItem } from '../state.ts'
import { proofPack } from './kit/charts.ts'
import { aCampaign, after, asked, play, script, stopsFor } from './kit/table.ts'

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
    missionOf(campaign).dice.push({ item: one, die: 1, commanded: false })
  return campaign
}

/** The mission after the die for an item, on Map 7. */
const rolled = (item: SetUpItem, die: number) =>
  missionOf(after(before(item), readSituation, `setup.${item} ${die}`))

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
  const before = ['damage', 'anchored', 'sun'] as const
  missionOf(campaign).dice = before.map(item => ({ item, die: 1, commanded: false }))
  script(readSituation(campaign), 'setup.tp 1')
  expect(missionOf(campaign).tp).toBe(4)
})

describe('damage from before', () => {
  test('SR-SIT-02 a marker for each bomber of the pattern', () => {
    const campaign = before('damage', '5')
    script(readSituation(campaign), 'setup.damage 1, damage.draw spar-4 tailplane-2')
    expect(missionOf(campaign).bombers.map(({ damage }) => damage)).toEqual([['spar-4'], ['tailplane-2'], []])
  })

  test('SR-SIT-02 a bomber named twice has two', () => {
    const campaign = before('damage', '5', { damage: [{ to: 10, is: ['A3', 'A3'] }] })
    script(readSituation(campaign), 'setup.damage 1, damage.draw spar-4 spar-4')
    expect(missionOf(campaign).bombers[2]?.damage).toEqual(['spar-4', 'spar-4'])
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
    expect(missionOf(campaign).bombers[0]?.gone).toBe(gone)
    expect(missionOf(campaign).score).toMatchObject({ vp: 0, ep: 0, fallen: 0, destroyed: 0 })
    expect(campaign.ep).toBe(0)
  })
})

test.each<[string, SetUpItem, number, Partial<Mission>]>([
  ['SR-SIT-04 no box is anchored', 'anchored', 3, { anchored: [] }],
  ['SR-SIT-04 two boxes are', 'anchored', 4, { anchored: ['tail/level', 'tail/low'] }],
  ['SR-SIT-04 one box is', 'anchored', 5, { anchored: ['nose/low'] }],
  ['SR-SIT-07 the sun', 'sun', 2, { sun: 'right/high' }],
  ['SR-SIT-07 the sun', 'sun', 4, { sun: 'tail/high' }],
  ['SR-SIT-07 no sun', 'sun', 5, { sun: undefined }],
  ['SR-SIT-09 the fewest TP', 'tp', 3, { tp: 1 }],
  ['SR-SIT-09 more TP', 'tp', 6, { tp: 3 }],
  ['SR-SIT-09 the most TP', 'tp', 9, { tp: 5 }],
  ['SR-SIT-10 the last turn', 'limit', 1, { limit: 5 }],
  ['SR-SIT-10 the last turn', 'limit', 10, { limit: 12 }],
])('%s (%s, a %i): %j', (_, item, die, expected) => {
  expect(rolled(item, die)).toMatchObject(expected)
})

test('SR-SIT-10 with the limit the situation is set', () => {
  const { facts } = play(before('limit'), readSituation, 'setup.limit 1')
  expect(facts('setup.situation')).toEqual([
    { anchored: [], sun: undefined, contrails: false, tp: 0, limit: 5 },
  ])
})

describe('contrails', () => {
  const inTheSun = (map?: MapId) => {
    const campaign = before('contrails', map)
    missionOf(campaign).sun = 'nose/high'
    return campaign
  }

  test.each([
    [5, false],
    [6, true],
  ])('SR-SIT-08 contrails in the sun, a %i: %s', (die, contrails) => {
    const campaign = after(inTheSun(), readSituation, `setup.contrails ${die}`)
    expect(missionOf(campaign).contrails).toBe(contrails)
  })

  test('SR-SIT-08 without the sun nobody rolls for contrails', () => {
    expect(stopsFor(readSituation(before('contrails')))).toBe('setup.tp')
  })

  test.each([
    ['5', 'tp'],
    ['6', 'tp'],
    ['8', 'contrails'],
  ] as const)('SR-SIT-08 contrails on Maps 7 and 8 alone: on Map %s the next die is for %s', (map, item) => {
    expect(stopsFor(readSituation(inTheSun(map)))).toBe(`setup.${item}`)
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
    missionOf(campaign).sun = 'nose/high'
    campaign.ep = 7
    expect(asked(readSituation(campaign), `setup.${item} 1`)).toBe(`command.${item}: ${offered.join(', ')}`)
  })
})
