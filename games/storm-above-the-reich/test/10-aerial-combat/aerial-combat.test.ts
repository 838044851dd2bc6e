import { describe, expect, test } from 'vitest'
import type { Pack } from '../../pack/types.ts'
import { missionOf, pilotOf } from '../../rules/05-map/table.ts'
import { combatStep, rollCombat } from '../../rules/10-aerial-combat/aerial-combat.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, asked, factsOf, ids, type Layout, type Lines, offers, script } from '../kit/table.ts'

/**
 * The rows of the proof pack, dice 1 to 10:
 * no/no    Dx Sx Dx S D S D B De R
 * no/yes   Sx Dx S D S D B De R Be
 * yes/no   Dx S D S D B De R Be R
 * yes/yes  S D S D B De R Be R Be, which is the Me163's only row too
 */

function rolled(layout: Layout, lines: Lines, higher = false) {
  const campaign = aCampaign(layout)
  const mission = missionOf(campaign)
  const played = script(rollCombat(campaign, mission.fighters, mission.escort.markers, higher), lines)
  return { campaign, mission, played, outcome: played.value, facts: factsOf(played, 'combat.rolled')[0] }
}

const pilotIn = (campaign: Campaign, no: number) => {
  const pilot = pilotOf(campaign, missionOf(campaign).fighters[no] as Fighter)
  if (pilot === undefined) throw new Error(`Fighter ${no} has no pilot`)
  return pilot
}

const ONE: Layout = { fighters: ['tail/low'], escorts: ['tail/low 4'] }

describe('the table', () => {
  test.each([
    ['fw190', 4, false, 4, 'S'],
    ['fw190', 4, false, 1, 'D'],
    ['fw190', 4, true, 4, 'S'],
    ['fw190', 4, true, 1, 'D'],
    ['mc202', 8, false, 4, 'B'],
    ['mc202', 8, false, 1, 'De'],
    ['mc202', 8, true, 4, 'R'],
    ['mc202', 8, true, 1, 'Be'],
  ])('SR-ACB-03 two %s, die %i, higher %s, against %i: %s', (row, die, higher, number, result) => {
    const layout: Layout = { fighters: Array(2).fill(`tail/low ${row}`), escorts: [`tail/low ${number}`] }
    const { outcome, facts } = rolled(layout, `combat.roll ${die}`, higher)
    expect(outcome.letter).toBe(result[0])
    expect(facts).toMatchObject({ row, higher, more: number === 1, die, total: die, result })
  })

  test('SR-ACB-03 the roll is told with all that it is made of', () => {
    const fighters = ['tail/low cannon', 'tail/low bf110']
    const layout: Layout = { fighters, escorts: ['tail/low 2', 'tail/low 3'], escort: 'p-51' }
    const { facts } = rolled(layout, 'combat.type bf110, combat.roll 7')
    expect(facts).toEqual({
      box: 'tail/low',
      fighters: [0, 1],
      names: ['Arnold', 'Bf110 1'],
      escorts: [0, 1],
      escort: 'p-51',
      escortNumber: 5,
      row: 'bf110',
      higher: false,
      more: false,
      die: 7,
      modifiers: [{ id: 'cannon', by: -1 }],
      total: 6,
      result: 'S',
    })
  })

  test('SR-ACB-04 mixed types: the player picks the rows of one of them', () => {
    const campaign = aCampaign({
      fighters: ['tail/low', 'tail/low ju88', 'tail/low ju88'],
      escorts: ['tail/low 4'],
    })
    const { fighters, escort } = missionOf(campaign)
    expect(asked(rollCombat(campaign, fighters, escort.markers, false))).toBe(
      'combat.type of fighter:0 fighter:1 fighter:2: fw190, ju88',
    )
  })

  test.each([
    ['ju88', 'spitfire', 'R'],
    ['fw190', 'spitfire', 'S'],
    ['ju88', 'p-51', 'S'],
  ] as const)(
    'SR-ACB-03 SR-ACB-04 the rows of the %s against the %s: a 4 reads %s',
    (kind, escort, result) => {
      const { rows } = proofPack.combat
      const home = 'R R R R R R R R R R'
      const spitfire = { 'no/no': home, 'no/yes': home, 'yes/no': home, 'yes/yes': home }
      const pack: Pack = {
        ...proofPack,
        id: 'proof-ju88-against-spitfire',
        combat: { ...proofPack.combat, rows: { ...rows, ju88: { ...rows.ju88, spitfire } } },
      }
      const fighters = ['tail/low', 'tail/low ju88']
      const layout: Layout = { pack, escort, fighters, escorts: ['tail/low 4'] }
      const { facts } = rolled(layout, `combat.type ${kind}, combat.roll 4`)
      expect(facts).toMatchObject({ row: kind, escort, result })
    },
  )

  test('SR-ACB-05 the Me163 rows ask no questions, but modifiers apply', () => {
    const layout: Layout = { fighters: ['tail/low me163', 'tail/low cannon'] }
    for (const higher of [false, true])
      for (const number of [1, 4]) {
        const escorts = [{ at: 'tail/low', number }] as const
        const { facts } = rolled({ ...layout, escorts }, 'combat.type me163, combat.roll 5', higher)
        expect(facts).toMatchObject({ row: 'me163', more: number === 1, total: 4, result: 'D' })
      }
  })

  test('SR-ACB-14 less than 1 counts as 1', () => {
    const layout: Layout = { fighters: ['tail/low cannon cable', 'tail/low'], escorts: ['tail/low 4'] }
    const { facts } = rolled(layout, 'combat.roll 1, combat.victim fighter/0, combat.bail-out 10')
    expect(facts).toMatchObject({ die: 1, total: 1, result: 'Dx' })
  })

  test('SR-ACB-12 SR-Q-52 the numbers of several escorts are added', () => {
    const escorts = ['tail/low 1', 'tail/low 2']
    const { facts } = rolled({ fighters: Array(3).fill('tail/low'), escorts }, 'combat.roll 5')
    expect(facts).toMatchObject({ more: false, escortNumber: 3 })
  })

  test('SR-SET-21 SR-ESC-18 a number shows in the first combat, and goes on showing', () => {
    const layout: Layout = { fighters: ['tail/low'], escorts: ['tail/low'], escort: 'p-51' }
    const { mission, played } = rolled(layout, 'escort.number 5, combat.roll 4')
    expect(mission.escort.markers[0]?.number).toBe(5)
    expect(mission.escort.numbers).toEqual({ 2: 1, 3: 2, 4: 3, 5: 0 })
    expect(factsOf(played, 'escort.seen')).toEqual([{ escort: 0, type: 'p-51', number: 5 }])
    const again = rolled(ONE, 'combat.roll 4')
    expect(again.mission.escort.markers[0]?.number).toBe(4)
  })
})

describe('e: an escort shot down', () => {
  const three: Layout = { fighters: ['tail/low', 'tail/low mc202', 'tail/low'], escorts: ['tail/low 4'] }

  test('SR-ACB-20 SR-PIL-27 one pilot at random gains 1 EP, and the Staffel none', () => {
    const lines = 'combat.type fw190, combat.roll 9, combat.kill fighter/2'
    const { campaign, mission, played } = rolled(three, lines)
    expect(pilotIn(campaign, 0).ep).toBe(0)
    expect(pilotIn(campaign, 2).ep).toBe(1)
    expect(pilotIn(campaign, 2).story.map(({ what }) => what)).toEqual(['escort'])
    expect([campaign.ep, mission.score.ep]).toEqual([0, 0])
    expect(factsOf(played, 'combat.kill')).toEqual([{ fighter: 2, name: 'Brnold' }])
    const draw = played.pauses.find(pause => pause.kind === 'chance' && pause.what === 'combat.kill')
    expect(draw && ids(draw)).toEqual(['fighter/0', 'fighter/2'])
  })

  test('SR-PIL-27 SR-PIL-34 auxiliaries alone: nobody is credited', () => {
    const { campaign } = rolled({ fighters: ['tail/low mc202'], escorts: ['tail/low 4'] }, 'combat.roll 9')
    expect(campaign.pilots.every(({ ep }) => ep === 0)).toBe(true)
    expect(campaign.ep).toBe(0)
  })
})

describe('x: a fighter shot down', () => {
  const pair = (first: object = {}): Layout => ({
    fighters: [{ at: 'tail/low', ...first }, 'tail/low'],
    escorts: ['tail/low 4'],
  })
  const down = ['combat.roll 1, combat.victim fighter/0']

  test('SR-ACB-23 one of those involved, at random, whatever luck he has', () => {
    const { mission, played, outcome } = rolled(pair({ skills: ['luck'] }), [...down, 'combat.bail-out 10'])
    expect(mission.fighters.map(({ at }) => at)).toEqual(['lost', 'tail/low'])
    expect(outcome.survivors.map(({ no }) => no)).toEqual([1])
    expect(outcome.letter).toBe('D')
    const draw = played.pauses[1]
    expect(draw && ids(draw)).toEqual(['fighter/0', 'fighter/1'])
    expect(mission.fighters[0]?.used.luck).toBe(0)
    expect(factsOf(played, 'combat.shot-down')).toEqual([{ fighter: 0, name: 'Arnold' }])
    expect(factsOf(played, 'fighter.lost')).toMatchObject([{ fighter: 0, how: 'combat' }])
  })

  test.each([
    [4, 'killed', 0],
    [5, 'wounded', 1],
    [6, 'wounded', 1],
    [7, 'ready', 1],
  ] as const)('SR-ACB-24 SR-PIL-29 bail out die %i: %s, %i EP', (die, status, ep) => {
    const { campaign, played } = rolled(pair(), [...down, `combat.bail-out ${die}`])
    expect(pilotIn(campaign, 0)).toMatchObject({ status, ep })
    expect(factsOf(played, 'combat.bail-out')).toMatchObject([
      { fighter: 0, name: 'Arnold', die, total: die, modifiers: [] },
    ])
  })

  test('SR-PIL-29 the story tells what he came through', () => {
    const told = (die: number) =>
      pilotIn(rolled(pair(), [...down, `combat.bail-out ${die}`]).campaign, 0).story.map(({ what }) => what)
    expect(told(10)).toEqual(['bailed-out'])
    expect(told(5)).toEqual(['wounded'])
    expect(told(1)).toEqual(['killed'])
    const dead = rolled(pair(), [...down, 'combat.bail-out 1']).campaign
    expect(pilotIn(dead, 0).story[0]?.of).toBe('escort')
  })

  test('SR-ACB-24 Armor adds 2', () => {
    const { campaign, played } = rolled(pair({ armor: true }), [...down, 'combat.bail-out 5'])
    expect(pilotIn(campaign, 0)).toMatchObject({ status: 'ready', ep: 1 })
    expect(factsOf(played, 'combat.bail-out')).toMatchObject([
      { die: 5, total: 7, modifiers: [{ id: 'armor', by: 2 }], outcome: 'yes' },
    ])
  })

  test('SR-ACB-25 an auxiliary costs 1 OP next time and 1 Staffel EP; nobody rolls for its crew', () => {
    const fighters = ['tail/low mc202', 'tail/low mc202']
    const { campaign } = rolled({ fighters, escorts: ['tail/low 4'], ep: 3 }, down)
    expect(campaign).toMatchObject({ deduction: 1, ep: 2 })
  })

  test('SR-ACB-26 the only fighter: the letter becomes S', () => {
    const { outcome, facts, played } = rolled(ONE, 'combat.roll 1, combat.bail-out 10')
    expect(facts).toMatchObject({ result: 'Dx' })
    expect(outcome).toMatchObject({ letter: 'S', survivors: [] })
    expect(factsOf(played, 'combat.nobody-left')).toEqual([{ letter: 'D' }])
  })

  test('SR-Q-52 its Hit markers go back to the cup', () => {
    const { mission } = rolled(pair({ hits: ['wing-4'] }), [...down, 'combat.bail-out 10'])
    expect(mission.fighters[0]?.hits).toEqual([])
    expect(mission.cups.hits['wing-4']).toBe(4)
  })
})

describe('which combats', () => {
  const layout: Layout = {
    fighters: ['tail/low', 'nose/return/high', 'dogfight group-1', 'dogfight group-2', 'left/low'],
    escorts:
      'tail/low 4, nose/return/high 4, dogfight 2 group-1, dogfight 2 group-2, right/low, forward'.split(
        ', ',
      ),
    escort: 'p-51',
  }

  test('SR-ACB-01 SR-ACB-18 every shared box and every dogfight by itself, in the order the player likes', () => {
    expect(offers(combatStep(aCampaign(layout)))).toEqual([
      'combat/nose/return/high',
      'combat/tail/low',
      'combat/dogfight/1',
      'combat/dogfight/2',
    ])
  })

  test('SR-ACB-01 all fighters and all escorts of the box take part, and nobody else', () => {
    const campaign = aCampaign({
      escort: 'p-51',
      fighters: ['tail/low', 'tail/high', 'tail/low'],
      escorts: ['tail/low 3', 'tail/level 4', 'tail/low 2'],
    })
    const played = script(combatStep(campaign), 'combat.roll 10, combat.marker escort/2')
    expect(factsOf(played, 'combat.rolled')).toMatchObject([
      { box: 'tail/low', fighters: [0, 2], escorts: [0, 2], escortNumber: 5 },
    ])
    const returned = 'tail/evasive/low'
    expect(missionOf(campaign).fighters.map(({ at }) => at)).toEqual([returned, 'tail/high', returned])
  })

  test('SR-ACB-01 each is fought once', () => {
    const campaign = aCampaign(layout)
    const played = script(combatStep(campaign), 'combat.next combat/dogfight/2, combat.roll 5')
    expect(played.value).toBe('combat')
    expect(offers(combatStep(campaign))).toEqual([
      'combat/nose/return/high',
      'combat/tail/low',
      'combat/dogfight/1',
    ])
  })

  test('SR-ACB-01 SR-Q-59 nobody fights twice in a phase, not even where a result has put him', () => {
    const campaign = aCampaign({ fighters: ['tail/low'], escorts: ['tail/low 3', 'tail/evasive/low 4'] })
    script(combatStep(campaign), 'combat.roll 10')
    expect(missionOf(campaign).fighters[0]?.at).toBe('tail/evasive/low')
    const { value, pauses } = script(combatStep(campaign))
    expect([value, pauses]).toEqual(['peel-off', []])
  })

  test('SR-Q-59 who has fought is no help to those he joins, nor is he struck by their result', () => {
    const fighters = ['tail/low', 'tail/evasive/low']
    const campaign = aCampaign({ fighters, escorts: ['tail/low 3', 'tail/evasive/low 1'] })
    const returned = script(combatStep(campaign), 'combat.next combat/tail/low, combat.roll 10')
    expect(factsOf(returned, 'combat.return')).toHaveLength(1)
    const played = script(combatStep(campaign), 'combat.roll 4')
    expect(factsOf(played, 'combat.rolled')).toMatchObject([{ fighters: [1], more: false }])
    expect(missionOf(campaign).fighters.map(({ at }) => at)).toEqual(['tail/evasive/low', 'exited'])
  })

  test('SR-ACB-01 SR-ESC-01 then comes the peel off', () => {
    const campaign = aCampaign({ fighters: ['tail/low'], escorts: ['forward'] })
    expect(script(combatStep(campaign)).value).toBe('peel-off')
  })

  test('SR-SEQ-06 if the combat empties the map, the mission is over', () => {
    expect(script(combatStep(aCampaign(ONE)), 'combat.roll 4').value).toBe('mission-end')
  })
})
