import type { Facts } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { words } from '../../index.ts'
import { begin } from '../../rules/01-campaign/begin.ts'
import { spendExperience } from '../../rules/02-pilots/experience.ts'
import { visitHospital } from '../../rules/02-pilots/hospital.ts'
import { muster } from '../../rules/02-pilots/muster.ts'
import { replacePilots } from '../../rules/02-pilots/replacements.ts'
import { brief } from '../../rules/03-set-up/briefing.ts'
import { fitAttachments } from '../../rules/03-set-up/fitting.ts'
import { purchase } from '../../rules/03-set-up/operations.ts'
import { rollEscort, rollType } from '../../rules/03-set-up/set-up.ts'
import type { SetUpResult } from '../../rules/24-commands.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { resultWords } from '../../text/03-set-up.ts'
import { boxName, escortWords, progressOf, rollIn } from '../../text/names.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, type Line, pauseAfter, rolls, takes } from '../kit/table.ts'

type Rule = (campaign: Campaign) => Parameters<typeof pauseAfter>[0]

/** The question that a rule stops with, and all its answers. */
function spoken(campaign: Campaign, rule: Rule, lines: readonly Line[] = []): string[] {
  const pause = pauseAfter(rule(campaign), lines)
  const count = pause.kind === 'choice' ? pause.options.length : 0
  return [
    words.pause(campaign, pause),
    ...Array.from({ length: count }, (_, i) => words.answer(campaign, pause, i)),
  ]
}

function told(what: string, facts: Facts): string {
  return words.note({ rule: 'SR', what, facts })
}

describe('questions', () => {
  test('the muster', () => {
    const campaign = begin({ scenario: '1943-early', pack: proofPack.id, options: {} })
    const [question, first, , ...rest] = spoken(campaign, muster)
    expect(question).toBe(
      'The campaign starts in 1943 Early. Who is an experte, a pilot with a skill? (1 of 4)',
    )
    expect(first).toBe('Arnold')
    expect(rest.at(-1)).toBe('The rest, and their skills, at random')
    const skill = spoken(campaign, muster, [takes('muster.experte', 'pilot/1')])
    expect(skill[0]).toBe('Which skill has Brnold? He may use it once in each mission.')
    expect(skill[4]).toBe('Luck: cancel one Hit')
    expect(skill[6]).toBe('Any skill, at random')
    const one = [takes('muster.experte', 'pilot/1'), takes('muster.skill', 'luck')]
    expect(spoken(campaign, muster, one)[0]).toContain('(2 of 4)')
  })

  test('the greens', () => {
    const campaign = begin({ scenario: '1943-early', pack: proofPack.id, options: {} })
    for (const pilot of campaign.pilots.slice(0, 4)) pilot.skills = ['luck']
    const experten = Array.from({ length: 4 }, (_, i) => [
      takes('muster.experte', `pilot/${4 + i}`),
      takes('muster.skill', 'luck'),
    ]).flat()
    const green = spoken(campaign, muster, experten)
    expect(green[0]).toBe('Who is green, a pilot with a penalty? (1 of 2)')
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
    expect(spoken(campaign, replacePilots)).toEqual([
      'Replace a pilot? Each place on the roster is refilled once, by a green pilot.',
      'Replace Arnold (wounded: he will not come back)',
      'Replace Brnold (killed)',
      'Replace Drnold (posted away)',
      'No more replacements',
    ])
    const penalty = spoken(campaign, replacePilots, [takes('quarters.replace', 'pilot/1')])
    expect(penalty[0]).toBe('Which penalty has the replacement for Brnold?')
    expect(penalty.slice(2)).toEqual([
      'Disoriented: every Hit makes him change mode',
      'Rookie: of two Hit markers he takes the worse',
      'Any penalty, at random',
    ])
    expect(spoken(campaign, spendExperience)).toEqual([
      'Spend the experience of a pilot?',
      'Crnold learns a skill (5 EP)',
      'Crnold is rid of his penalty (3 EP)',
      'Keep it for later',
    ])
    expect(spoken(campaign, spendExperience, [takes('quarters.spend', 'skill/2')])[0]).toBe(
      'Which skill does Crnold learn?',
    )
    expect(spoken(campaign, visitHospital)).toEqual([
      'Is a wounded pilot fit again? A high die brings him back.',
      'Roll for Arnold',
      'Leave them where they are',
    ])
    second.status = 'wounded'
    expect(spoken(campaign, visitHospital)[3]).toBe('Roll for all of them')
  })

  test('set-up', () => {
    const campaign = aCampaign({ ep: 9 })
    expect(spoken(campaign, rollType, [rolls('setup.type', 7)])).toEqual([
      'Accept the mission type as rolled, or choose by a Staffel Command (7 of 9 Staffel EP)?',
      'Accept: Outbound',
      'Command: Inbound',
      'Command: Near Target',
    ])
    expect(spoken(campaign, rollType)[0]).toBe('Mission type: what does the die say?')
    const [, none, ...rest] = spoken(campaign, rollEscort, [rolls('setup.escort', 9)])
    expect([none, ...rest]).toEqual([
      'Accept: no escort',
      'Command: light escort of Spitfires throughout',
      'Command: light escort of P-38 Lightnings from Turn 3',
      'Command: light escort of P-40 Kittyhawks from Turn 5',
    ])
    const poor = aCampaign()
    expect(spoken(poor, rollEscort, [rolls('setup.escort', 1)])).toEqual([
      'Roll now where the escort flies, or when it first acts?',
      'Roll now',
      'Wait',
    ])
  })

  test('operations', () => {
    const campaign = aCampaign({ op: 3, fighters: [{ at: 'reserve' }] })
    const buy = spoken(campaign, purchase)
    expect(buy[0]).toBe('3 OP to spend. Who flies, and with what? OP cannot be saved.')
    expect(buy[1]).toBe('Brnold, FW190 (1 OP)')
    expect(buy).toContain('IAR80 x3 (1 OP)')
    expect(buy).toContain('Armor x2 (1 OP): +2 on the Fate dice of Cockpit, Engine and Fuel hits')
    expect(buy.at(-1)).toBe('Buy nothing more')
    if (campaign.mission) campaign.mission.stores.armor = 2
    expect(spoken(campaign, fitAttachments)).toEqual([
      'Who carries Armor? (2 to fit)',
      'Arnold',
      'Leave the rest behind',
    ])
    expect(spoken(campaign, brief)).toEqual([
      '1 fighter ready. Fly the mission? Called off, it still counts, with nothing earned.',
      'Take off',
      'Call it off',
    ])
  })
})

test.each([
  ['5', 'of no use on this map', 'of no use on this map'],
  [
    '7',
    'fired once, from Tail/Level, at a whole element',
    'let down from the High Bombing Box into an element',
  ],
] as const)('SR-BLA-01 SR-BLA-02 on Map %s Rockets are %s, a Cable is %s', (map, rockets, cable) => {
  const seasons = proofPack.seasons.map(one => ({
    ...one,
    menu: { ...one.menu, attachments: { rockets: { cost: 1, count: 2 }, cable: { cost: 2, count: 1 } } },
  }))
  const campaign = aCampaign({ map, op: 3, pack: { ...proofPack, id: `weapons on ${map}`, seasons } })
  expect(spoken(campaign, purchase).slice(-3, -1)).toEqual([
    `Rockets x2 (1 OP): ${rockets}`,
    `Cable x1 (2 OP): ${cable}`,
  ])
})

describe('the log', () => {
  test.each([
    ['muster.experte', { name: 'Bär', skill: 'quick' }, 'Bär is an experte: Quick.'],
    ['muster.green', { name: 'Bär', penalty: 'rookie' }, 'Bär is green: Rookie.'],
    [
      'training.begins',
      { fighters: 2, limit: 5 },
      'Training: 2 FW190s, 5 turns. Damage a bomber without a fighter coming to grief.',
    ],
    [
      'training.over',
      { outcome: 'trained', damaged: true, stricken: false },
      'The training mission is passed: a bomber was damaged, and no fighter came to grief.',
    ],
    [
      'training.over',
      { outcome: 'failed', damaged: false, stricken: true },
      'The training mission is not passed: no bomber was damaged, and a fighter came to grief.',
    ],
    [
      'training.over',
      { outcome: 'failed', damaged: true, stricken: true },
      'The training mission is not passed: a bomber was damaged, but a fighter came to grief.',
    ],
    [
      'training.over',
      { outcome: 'failed', damaged: false, stricken: false },
      'The training mission is not passed: no bomber was damaged, but no fighter came to grief.',
    ],
    [
      'quarters.replaced',
      { name: 'Becker', old: 'Bär', penalty: 'rookie' },
      'Becker replaces Bär. He is green: Rookie.',
    ],
    ['quarters.skill', { name: 'Bär', skill: 'luck', ep: 1 }, 'Bär learns Luck; 1 EP are left.'],
    ['quarters.cured', { name: 'Bär', penalty: 'rookie', ep: 0 }, 'Bär is rid of Rookie; 0 EP are left.'],
    ['hospital.roll', { name: 'Bär', die: 9, returns: true }, 'Bär returns to the staffel (9).'],
    ['hospital.roll', { name: 'Bär', die: 2, returns: false }, 'Bär stays in the Wounded Box (2).'],
    [
      'pilot.earns',
      { name: 'Bär', ep: 2, for: 'destroyed', has: 4 },
      'Bär earns 2 EP for a bomber destroyed; he has 4.',
    ],
    ['pilot.killed', { name: 'Bär' }, 'Bär is killed.'],
    ['pilot.wounded', { name: 'Bär' }, 'Bär is wounded.'],
    ['pilot.released', { name: 'Bär' }, 'Bär joins the nine who fly.'],
    ['erosion', { die: 1, result: 'none' }, 'Between missions (1): nothing happened.'],
    ['erosion', { die: 7, result: 'posting', name: 'Bär' }, 'Between missions (7): Bär is posted away.'],
    ['erosion', { die: 7, result: 'posting' }, 'Between missions (7): no pilot is left to be taken away.'],
    ['erosion', { die: 5, result: 'illness' }, 'Between missions (5): no pilot is left to be taken away.'],
    [
      'erosion',
      { die: 10, result: 'serviceability', lost: 1 },
      'Between missions (10): few aircraft are serviceable: 1 OP less in the next mission.',
    ],
    [
      'season.over',
      { vp: 20, available: 14, killed: 2, outcome: 'won' },
      'The season is won: 20 VP, 14 pilots available, 2 killed.',
    ],
    ['campaign.over', { outcome: 'between' }, 'The campaign is neither won nor lost.'],
    ['mission.logged', { no: 2, aborted: true }, 'Mission 2 is called off.'],
    [
      'mission.logged',
      { no: 2, aborted: false, vp: 3, ep: 2, fallen: 1, destroyed: 2, killed: [1], wounded: [] },
      'Mission 2: 3 VP, 2 Staffel EP; bombers 1 fallen, 2 destroyed; pilots 1 killed and 0 wounded.',
    ],
    ['setup.rolled', { item: 'map', die: 4, is: '6' }, 'Formation map (4): Map 6.'],
    [
      'setup.commanded',
      { item: 'limit', is: 12, ep: 2 },
      'Staffel Command: Flight Limit on Turn 12; 2 EP are left.',
    ],
    ['setup.operations', { operations: 6, deduction: 0, op: 6 }, '6 OP to spend.'],
    ['setup.operations', { operations: 6, deduction: 2, op: 4 }, '6 OP less 2 carried over: 4 to spend.'],
    ['setup.escort', { escort: 'none', markers: 0, status: 'none' }, 'The bombers fly without escort.'],
    [
      'setup.escort',
      { escort: { strength: 'heavy', type: 'p-51', turn: 4 }, markers: 7, status: 'due' },
      'Heavy escort of P-51 Mustangs from Turn 4: 7 markers, not here yet.',
    ],
    [
      'setup.escort',
      { escort: { strength: 'light', type: 'p-38', turn: 4 }, markers: 5, status: 'waiting' },
      'Light escort of P-38 Lightnings until Turn 4: 5 markers, with the bombers.',
    ],
    [
      'setup.escort',
      { escort: { strength: 'light', type: 'p-38' }, markers: 5, status: 'waiting' },
      'Light escort of P-38 Lightnings throughout: 5 markers, with the bombers.',
    ],
    ['setup.situation', { tp: 3, limit: 8 }, 'The situation is set: 3 TP, Flight Limit on Turn 8.'],
    [
      'operations.bought',
      { what: 'pilot', of: 'Bär', count: 1, cost: 1, op: 2 },
      'Bär flies for 1 OP; 2 left.',
    ],
    [
      'operations.bought',
      { what: 'auxiliary', of: 'mc202', count: 2, cost: 1, op: 2 },
      '2 MC202 for 1 OP; 2 left.',
    ],
    [
      'operations.bought',
      { what: 'attachment', of: 'cannon', count: 3, cost: 1, op: 2 },
      '3 Cannon for 1 OP; 2 left.',
    ],
    ['operations.fitted', { name: 'Bär', attachment: 'armor' }, 'Bär carries Armor.'],
    ['mission.aborted', {}, 'The mission is called off.'],
    [
      'score.bomber',
      { bomber: 'A1', how: 'fallen', cause: 'cohesion', vp: 2, ep: 1 },
      'B-24 A1 falls out of the formation as its element breaks up: 2 VP, 1 Staffel EP.',
    ],
    [
      'score.bomber',
      { bomber: 'A1', how: 'destroyed', cause: 'attack', vp: 1, ep: 2, name: 'Bär' },
      'B-24 A1 is destroyed under fire (Bär): 1 VP, 2 Staffel EP.',
    ],
    [
      'score.auxiliary',
      { ep: 3, deduction: 1 },
      'An auxiliary is lost: 1 Staffel EP less (3 left), 1 OP less in the next mission.',
    ],
    ['fighter.lost', { name: 'Ju88 1', kind: 'ju88' }, 'Ju88 1 is lost.'],
    ['fighter.lost', { name: 'Bär', kind: 'fw190' }, 'The FW190 of Bär is lost.'],
    [
      'fate.rolled',
      { name: 'Bär', box: 'cockpit', die: 1, total: 3, fate: 'fire' },
      'Bär, Cockpit hit, 3 (1, +2): catches fire.',
    ],
    ['fate.bailed-out', { name: 'Bär', die: 6, total: 6, bailOut: 'wounded' }, 'Bär, 6: bails out wounded.'],
  ] as [string, Facts, string][])('%s %j', (what, facts, line) => {
    expect(told(what, facts)).toBe(line)
  })
})

describe('names', () => {
  test.each([
    ['tail/low', 'Tail/Low'],
    ['right/high', 'Flank 2-4/High'],
    ['left/approach/low', 'Flank 8-10 Low Approach'],
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
    ['anchored', ['tail/level', 'tail/low'], 'Tail/Level and Tail/Low anchored, closed to fighters'],
    ['sun', 'none', 'no sun'],
    ['sun', 'tail/high', 'the sun stands at Tail/High'],
    ['contrails', true, 'the bombers draw contrails'],
    ['contrails', false, 'no contrails'],
    ['tp', 3, '3 TP'],
    ['operations', 6, '6 OP'],
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
      fighters: [{ at: 'tail/low' }, { at: 'tail/low', kind: 'ju88' }],
      escort: 'p-38',
      escorts: [{ at: 'forward' }, { at: 'forward', number: 3 }],
    })
    const names = (...refs: string[]) => refs.map(ref => words.ref(ref, campaign))
    expect(names('fighter:0', 'fighter:1', 'pilot:2')).toEqual(['Arnold', 'Ju88 1', 'Crnold'])
    expect(names('bomber:3', 'element:0', 'space:0')).toEqual(['B-24 X', 'Low element', 'Space 0.0'])
    expect(names('escort:0', 'escort:1', 'station:forward')).toEqual([
      'P-38 Lightning 1',
      'P-38 Lightning (3)',
      'Forward',
    ])
    expect(names('box:tail/low', 'marker:cannon')).toEqual(['Tail/Low', 'Cannon'])
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
