import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { words } from '../../index.ts'
import { begin } from '../../rules/01-campaign/begin.ts'
import { spendExperience } from '../../rules/02-pilots/experience.ts'
import { visitHospital } from '../../rules/02-pilots/hospital.ts'
import { muster } from '../../rules/02-pilots/muster.ts'
import { replacePilots } from '../../rules/02-pilots/replacements.ts'
import { fitAttachments, purchase } from '../../rules/03-set-up/operations.ts'
import { brief, rollEscort, rollType } from '../../rules/03-set-up/set-up.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { SetUpResult } from '../../rules/24-commands.ts'
import type { Pilot } from '../../state.ts'
import { resultWords } from '../../text/03-set-up.ts'
import { boxName, escortWords, progressOf, rollIn } from '../../text/names.ts'
import { proofPack } from '../kit/charts.ts'
import { readOn } from '../kit/reading.ts'
import { aCampaign, pauseAfter } from '../kit/table.ts'

describe('questions', () => {
  test('the muster', () => {
    const campaign = begin({ scenario: '1943-early', pack: proofPack.id, options: {} })
    const [question, first, , ...rest] = readOn(campaign, muster)
    expect(question).toBe('Who is an experte?')
    expect(first).toBe('Arnold')
    expect(rest.at(-1)).toBe('The rest, and their skills, at random')
    const skill = readOn(campaign, muster, 'muster.experte pilot/1')
    expect(skill[0]).toBe('Which skill has Brnold?')
    expect(skill[4]).toBe('Luck: cancels one Hit on himself')
    expect(skill[6]).toBe('Any skill, at random')
    const one = 'muster.experte pilot/1, muster.skill luck'
    expect(words.stakes(campaign, pauseAfter(muster(campaign), one) as Choice)).toEqual([
      'A pilot with a skill: 2 of 4.',
    ])
  })

  test('the greens', () => {
    const campaign = begin({ scenario: '1943-early', pack: proofPack.id, options: {} })
    for (const pilot of campaign.pilots.slice(0, 4)) pilot.skills = ['luck']
    const experten = Array.from(
      { length: 4 },
      (_, i) => `muster.experte pilot/${4 + i}, muster.skill luck`,
    ).flat()
    const green = readOn(campaign, muster, experten)
    expect(green[0]).toBe('Who is green?')
    expect(green.at(-1)).toBe('The rest, and their penalties, at random')
  })

  test('quarters and hospital', () => {
    const campaign = aCampaign()
    const [first, second, third, fourth] = campaign.pilots as [Pilot, Pilot, Pilot, Pilot]
    first.status = 'wounded'
    second.status = 'killed'
    fourth.status = 'posted'
    third.ep = 5
    third.penalty = 'rookie'
    expect(readOn(campaign, replacePilots)).toEqual([
      'Replace a pilot?',
      'Replace Arnold: wounded: he will not come back',
      'Replace Brnold: killed',
      'Replace Drnold: posted away',
      'No more replacements',
    ])
    const penalty = readOn(campaign, replacePilots, 'quarters.replace pilot/1')
    expect(penalty[0]).toBe('Which penalty has the replacement for Brnold?')
    expect(penalty.slice(2)).toEqual([
      'Disoriented: every Hit makes him change mode',
      'Rookie: of two Hit markers he takes the worse',
      'Any penalty, at random',
    ])
    expect(readOn(campaign, spendExperience)).toEqual([
      'Spend the experience of a pilot?',
      'Crnold learns a skill: cost 5\u00a0EP',
      'Crnold is rid of his penalty: cost 3\u00a0EP',
      'Keep it for later',
    ])
    expect(readOn(campaign, spendExperience, 'quarters.spend skill/2')[0]).toBe(
      'Which skill does Crnold learn?',
    )
    expect(readOn(campaign, visitHospital)).toEqual([
      'Is a wounded pilot fit again?',
      'Roll for Arnold',
      'Leave them where they are',
    ])
    second.status = 'wounded'
    expect(readOn(campaign, visitHospital)[1]).toBe('Roll for all of them')
  })

  test('SR-SET-04 a day of few points says so, until somebody is bought', () => {
    const campaign = aCampaign({ op: 2 })
    const stakes = () => words.stakes(campaign, pauseAfter(purchase(campaign)) as Choice)
    expect(stakes()).toEqual(['A thin day. 2 Operations Points (OP) to spend.'])
    missionOf(campaign).op = 3
    expect(stakes()).toEqual(['3 Operations Points (OP) to spend.'])
  })

  test('set-up', () => {
    const campaign = aCampaign({ ep: 9 })
    expect(readOn(campaign, rollType, 'setup.type 7')).toEqual([
      'Mission type: as rolled, or commanded?',
      'Outbound: as rolled, cost none',
      'Inbound: cost 7\u00a0EP',
      'Near Target: cost 7\u00a0EP',
    ])
    expect(readOn(campaign, rollType)[0]).toBe('Mission type: what does the die say?')
    const [, none, ...rest] = readOn(campaign, rollEscort, 'setup.escort 9')
    expect([none, ...rest]).toEqual([
      'No escort: as rolled, cost none',
      'Light escort of Spitfires throughout: cost 7\u00a0EP',
      'Light escort of P-38 Lightnings from Turn 3: cost 7\u00a0EP',
      'Light escort of P-40 Kittyhawks from Turn 5: cost 7\u00a0EP',
    ])
    const poor = aCampaign()
    expect(readOn(poor, rollEscort, 'setup.escort 1')).toEqual([
      'When is it rolled where the escort flies?',
      'Now: you know before you take off',
      'Later: when it first acts',
    ])
  })

  test('operations', () => {
    const campaign = aCampaign({ op: 3, fighters: ['reserve'] })
    const buy = readOn(campaign, purchase)
    expect(buy[0]).toBe('Who flies, and with what?')
    expect(buy[1]).toBe('Brnold: veteran, cost 1\u00a0OP')
    expect(buy).toContain('3 IAR80s: auxiliaries, cost 1\u00a0OP')
    expect(buy).toContain('Armor for 2: +2 on the Fate dice of Cockpit, Engine and Fuel hits, cost 1\u00a0OP')
    expect(buy.at(-1)).toBe('Buy nothing more')
    if (campaign.mission) campaign.mission.stores.armor = 2
    expect(readOn(campaign, fitAttachments)).toEqual([
      'Who carries Armor?',
      'Arnold',
      'Leave the rest behind',
    ])
    expect(readOn(campaign, brief)).toEqual([
      'Fly the mission?',
      'Take off',
      'Call it off: it counts as flown, with nothing earned',
    ])
  })
})

test.each([
  ['5', 'of no use on this map', 'of no use on this map'],
  [
    '7',
    'fired once, from Tail Level, at a whole element',
    'let down from the High Bombing Box into an element',
  ],
] as const)('SR-BLA-01 SR-BLA-02 on Map %s Rockets are %s, a Cable is %s', (map, rockets, cable) => {
  const seasons = proofPack.seasons.map(one => ({
    ...one,
    menu: { ...one.menu, attachments: { rockets: { cost: 1, count: 2 }, cable: { cost: 2, count: 1 } } },
  }))
  const campaign = aCampaign({ map, op: 3, pack: { ...proofPack, id: `weapons on ${map}`, seasons } })
  expect(readOn(campaign, purchase).slice(-3, -1)).toEqual([
    `Rockets for 2: ${rockets}, cost 1\u00a0OP`,
    `Cable for one: ${cable}, cost 2\u00a0OP`,
  ])
})

describe('names', () => {
  test.each([
    ['tail/low', 'Tail Low'],
    ['right/high', 'Right Flank High'],
    ['left/approach/low', 'Left Flank Low Approach'],
    ['nose/return/high', 'Nose High Return'],
    ['tail/evasive/low', 'Tail Low Evasive Return'],
    ['dogfight', 'Dogfight Box'],
    ['high-bombing', 'High Bombing Box'],
    ['above-trailing', 'Above Trailing'],
  ])('%s is %s', (id, name) => {
    expect(boxName(id)).toBe(name)
  })

  test.each([
    ['damage', ['A1', 'A2'], 'damage on A1 and A2'],
    ['damage', [], 'no bomber is damaged yet'],
    ['anchored', [], 'no box is anchored'],
    ['anchored', ['tail/level', 'tail/low'], 'Tail Level and Tail Low anchored, closed to fighters'],
    ['sun', 'none', 'no sun'],
    ['sun', 'tail/high', 'the sun stands at Tail High'],
    ['contrails', true, 'the bombers draw contrails'],
    ['contrails', false, 'no contrails'],
    ['tp', 3, '3\u00a0TP'],
    ['operations', 6, '6\u00a0OP'],
  ] as const)('%s %s: %s', (item, is, said) => {
    expect(resultWords({ item, is } as SetUpResult)).toBe(said)
  })

  test('escorts come or go', () => {
    const roll = { strength: 'heavy', type: 'p-51', turn: 4 } as const
    expect(escortWords(roll, 'outbound')).toBe('heavy escort of P-51 Mustangs from Turn 4')
    expect(escortWords(roll, 'inbound')).toBe('heavy escort of P-51 Mustangs until Turn 4')
  })

  test('rolls', () => {
    expect(rollIn({ die: 4, total: 4 })).toBe('4')
    expect(rollIn({ die: 4, total: 3 })).toBe('3 (4, -1)')
  })

  test('pieces by their refs', () => {
    const campaign = aCampaign({
      map: '7',
      fighters: ['tail/low', 'tail/low ju88'],
      escort: 'p-38',
      escorts: ['forward', 'forward 3'],
    })
    const names = (...refs: string[]) => refs.map(ref => words.ref(ref, campaign))
    expect(names('fighter:0', 'fighter:1', 'pilot:2')).toEqual(['Arnold', 'Ju88 1', 'Crnold'])
    expect(names('bomber:3', 'element:0', 'space:0')).toEqual([
      'B-24\u00a0X',
      'Low element',
      'Space by B-24\u00a0B1',
    ])
    expect(names('escort:0', 'escort:1', 'station:forward')).toEqual([
      'P-38 Lightning 1',
      'P-38 Lightning (3)',
      'Forward',
    ])
    expect(names('box:tail/low', 'marker:cannon')).toEqual(['Tail Low', 'Cannon'])
  })

  test('how far a campaign is', () => {
    const campaign = aCampaign()
    campaign.missionOfSeason = 3
    expect(progressOf(campaign)).toBe('1943 Early, mission 3 of 6')
    campaign.mission = undefined
    expect(progressOf(campaign)).toBe('1943 Early, mission 4 of 6')
    campaign.missionOfSeason = 6
    campaign.outcome = 'won'
    expect(progressOf(campaign)).toBe('1943 Early, mission 6 of 6')
    expect(progressOf(begin({ scenario: 'training', pack: proofPack.id, options: {} }))).toBe(
      'Training mission',
    )
  })
})
