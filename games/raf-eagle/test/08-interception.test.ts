import { describe, expect, test } from 'vitest'
import { hunterInterception } from '../rules/08-interception/hunters.ts'
import { preyOf, squadronInterception } from '../rules/08-interception/squadrons.ts'
import { squadronAttack } from '../rules/09-combat/attacks.ts'
import { aCampaign, expectAt, factsOf, inTheAir, offers, reduce, script } from './kit/table.ts'

function raid(display: string, advanced = false) {
  const campaign = aCampaign({ advanced })
  inTheAir(campaign, 8, display)
  return campaign
}

describe('8.1 Hunters intercept squadrons', () => {
  const SIX = 'hunt I/JG51 II/JG51 III/JG51 54 65 74 32 501 111, bomber I/KG1'

  test('RE-4.II.5 RE-8.1.a without hunters all squadrons go on to the bombers', () => {
    const campaign = raid('hunt 54 32, bomber I/KG1, escort I/JG51')
    reduce(campaign, '32')
    expect(script(hunterInterception(campaign)).value).toBe('approach-event')
    expectAt(campaign, 'bomber 54, bomber- 32, escort I/JG51')
    expect(campaign.flight?.unopposed).toBe(false)
  })

  test.each([1, 2, 3])('RE-8.1.b RE-EX-25 three squadrons too many: all stay in Hunt on a %i', die => {
    const campaign = raid(SIX)
    script(hunterInterception(campaign), `hunter-interception ${die}`)
    expectAt(campaign, 'hunt I/JG51 II/JG51 III/JG51 54 65 74 32 501 111')
  })

  test.each([4, 5, 6])('RE-8.1.c RE-EX-26 three go on to the bombers on a %i, Hurricanes first', die => {
    const campaign = raid(SIX)
    const played = script(hunterInterception(campaign), `hunter-interception ${die}`)
    expectAt(campaign, 'bomber 32 501 111, hunt 54 65 74 I/JG51 II/JG51 III/JG51')
    expect(factsOf(played, 'hunter-interception')).toEqual([
      { hunters: 3, squadrons: 6, die, through: ['32', '501', '111'] },
    ])
  })

  test('RE-8.1.c RE-A-28 then Spitfires; among equals chance decides', () => {
    const campaign = raid('hunt I/JG51 54 65 32 501, bomber I/KG1')
    const played = script(hunterInterception(campaign), 'hunter-interception 4, excess-squadron 65')
    expectAt(campaign, 'bomber 32 501 65, hunt 54')
    expect(played.pauses.map(({ kind }) => kind)).toEqual(['chance', 'chance'])
    const few = raid('hunt I/JG51 II/JG51 54 32 501, bomber I/KG1')
    expect(offers(hunterInterception(few), 'hunter-interception 2')).toEqual(['32', '501'])
  })

  test('RE-DX-20 RE-8.1.c RE-A-40 reduced squadrons do not go, even if then fewer go', () => {
    const campaign = raid('hunt I/JG51 32 501 54, bomber I/KG1')
    reduce(campaign, '501 54')
    script(hunterInterception(campaign), 'hunter-interception 6')
    expectAt(campaign, 'bomber 32, hunt- 501 54, hunt I/JG51')
  })

  test('RE-8.1.d without Gruppen in Bomber no die is rolled, and all stay', () => {
    const campaign = raid('hunt I/JG51 54 65, escort II/JG51')
    script(hunterInterception(campaign))
    expectAt(campaign, 'hunt I/JG51 54 65')
  })

  test('RE-8.1.a RE-8.1.d RE-A-36 but without hunters they go to an empty Bomber box', () => {
    const campaign = raid('hunt 54, patrol I/JG51')
    script(hunterInterception(campaign))
    expectAt(campaign, 'bomber 54, patrol I/JG51')
  })

  test.each(['54', '54 65'])('RE-8.1.e two hunters intercept %s', squadrons => {
    const campaign = raid(`hunt I/JG51 II/JG51 ${squadrons}, bomber I/KG1`)
    script(hunterInterception(campaign))
    expectAt(campaign, `hunt I/JG51 II/JG51 ${squadrons}`)
  })

  test('RE-8.1.f without squadrons hunters leave, escorts strafe, and the bombs fall better', () => {
    const campaign = raid('hunt I/JG51 II/JG51, bomber I/KG1, escort I/JG26, patrol II/JG26')
    reduce(campaign, 'II/JG51')
    const played = script(hunterInterception(campaign))
    expect(played.value).toBe('approach-event')
    expectAt(campaign, 'inflight I/JG51, inflight- II/JG51, bomber I/KG1 I/JG26, patrol II/JG26')
    expect(campaign.flight?.unopposed).toBe(true)
  })
})

describe('19.7 Hunter contact', () => {
  const SEVEN = 'hunt I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26 I/JG2 54 65 74, bomber I/KG1'

  test('RE-19.7.a RE-EX-50 RE-A-43 as many hunters as the die says leave, of the player’s choice', () => {
    const left = ['I/JG2', 'II/JG26', 'I/JG51']
    for (const die of [1, 2, 3]) {
      const campaign = raid(SEVEN, true)
      const gone = left.slice(0, die).join(' ')
      const lines = `hunter-contact ${die}, no-contact ${gone}`
      const played = script(hunterInterception(campaign), lines)
      expectAt(campaign, `inflight ${gone}, hunt 54 65 74`)
      expect(factsOf(played, 'hunter-contact')).toEqual([{ die, difference: 4, lost: die }])
      expect(factsOf(played, 'hunter-interception')).toMatchObject([{ hunters: 7 - die, squadrons: 3 }])
    }
  })

  test.each([4, 5, 6])('RE-19.7.a RE-EX-51 a %i has no effect', die => {
    const campaign = raid(SEVEN, true)
    const played = script(hunterInterception(campaign), `hunter-contact ${die}`)
    expect(factsOf(played, 'hunter-contact')).toEqual([{ die, difference: 4, lost: 0 }])
    expectAt(campaign, 'hunt I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26 I/JG2')
  })

  test('RE-19.7.a RE-2.a only with the advanced rules, and with two hunters more than squadrons', () => {
    script(hunterInterception(raid(SEVEN)))
    script(hunterInterception(raid('hunt I/JG51 II/JG51 54, bomber I/KG1', true)))
    const campaign = raid('hunt I/JG51 II/JG51 III/JG51 54, bomber I/KG1', true)
    expect(offers(hunterInterception(campaign), 'hunter-contact 1')).toEqual([
      'I/JG51',
      'II/JG51',
      'III/JG51',
    ])
  })

  test('RE-8.1.f RE-A-43 without squadrons it is skipped', () => {
    const campaign = raid('hunt I/JG51 II/JG51 III/JG51, bomber I/KG1', true)
    script(hunterInterception(campaign))
    expectAt(campaign, 'inflight I/JG51 II/JG51 III/JG51')
  })
})

/** Whom the squadrons attack. */
function intercepted(display: string, lines = '', reduced = '') {
  const campaign = raid(display)
  if (reduced) reduce(campaign, reduced)
  expect(script(squadronInterception(campaign), lines).value).toBe('squadron-attack')
  return campaign.flight?.intercepted
}

describe('8.2 Squadrons intercept bombers', () => {
  test('RE-4.II.9 RE-8.2.a RE-8.21.a as many squadrons as Gruppen in Bomber: all of them and all escorts', () => {
    expect(intercepted('bomber I/KG1 I/ZG26 54 65, escort I/JG51 II/JG51')).toEqual([
      'I/ZG26',
      'I/KG1',
      'I/JG51',
      'II/JG51',
    ])
    expect(intercepted('bomber I/KG1 54 65, escort I/JG51')).toEqual(['I/KG1', 'I/JG51'])
  })

  test('RE-8.2.b RE-8.2.d RE-EX-27 both He 111s and one of the Do 17s', () => {
    const display = 'bomber I/KG1 II/KG1 I/KG2 II/KG2 I/ZG26 54 65 74'
    expect(offers(squadronInterception(raid(display)))).toEqual(['I/KG2', 'II/KG2'])
    expect(intercepted(display, 'intercepted II/KG2')).toEqual(['I/KG1', 'II/KG1', 'II/KG2'])
    const campaign = raid(display)
    script(squadronInterception(campaign), 'intercepted I/KG2')
    script(squadronAttack(campaign), 'combat 1')
    expectAt(campaign, 'bomber II/KG2 I/ZG26')
  })

  test('RE-8.2.c full Gruppen before reduced ones, whatever their type', () => {
    expect(intercepted('bomber I/KG1 I/JG51 I/JG26 54 65', '', 'I/KG1')).toEqual(['I/JG51', 'I/JG26'])
  })

  test('RE-8.2.d RE-A-44 He 111, Ju 88, Do 17, Ju 87, Me 110, elite Me 110, Me 109; a Jabo last', () => {
    const campaign = raid('bomber I/KG1 I/KG4 I/KG2 I/SG1 I/ZG26 EGr210 I/JG51')
    Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
    const order = ['I/KG1', 'I/KG4', 'I/KG2', 'I/SG1', 'I/ZG26', 'EGr210']
    const squadrons = ['54', '65', '74', '32', '501', '610']
    for (const [i, id] of squadrons.entries()) {
      Object.assign(campaign.squadrons[id] ?? {}, { place: 'bomber' })
      script(squadronInterception(campaign))
      expect(campaign.flight?.intercepted).toEqual(order.slice(0, i + 1))
    }
  })

  test('RE-8.2.d an elite Me 110 comes before a Me 109, even if letters would be more even without it', () => {
    expect(intercepted('bomber III/KG1 EGr210 I/JG51 54 65')).toEqual(['III/KG1', 'EGr210'])
  })

  test('RE-8.2.e within a type letters are evened out, those of the types before included', () => {
    // He 111 A and B are taken; a Do 17 C makes it even.
    expect(intercepted('bomber I/KG1 II/KG1 I/KG2 II/KG2 III/KG2 54 65 74')).toEqual([
      'I/KG1',
      'II/KG1',
      'III/KG2',
    ])
  })

  test('RE-8.2.e the player picks among sets that are as even', () => {
    const display = 'bomber I/KG1 II/KG1 III/KG1 I/KG55 54 65'
    expect(offers(squadronInterception(raid(display)))).toEqual(['I/KG1', 'II/KG1', 'III/KG1', 'I/KG55'])
    expect(offers(squadronInterception(raid(display)), 'intercepted I/KG55')).toEqual(['I/KG1', 'II/KG1'])
    // With three squadrons one of each letter is certain: only which C is asked.
    expect(offers(squadronInterception(raid(`${display} 74`)))).toEqual(['III/KG1', 'I/KG55'])
  })

  test('RE-8.2.e who is needed to keep letters even is not asked for', () => {
    // Two of A, two of B and one of C, and four squadrons: the one of C in any case, then one of A, one of B, and one more.
    const display = 'bomber I/JG51 II/JG51 I/JG26 II/JG26 III/JG26 54 65 74 32'
    expect(preyOf(raid(display))).toEqual({
      first: [],
      even: ['III/JG26'],
      open: ['I/JG51', 'II/JG51', 'I/JG26', 'II/JG26'],
      count: 3,
    })
    expect(offers(squadronInterception(raid(display)))).toEqual(['I/JG51', 'I/JG26'])
    const picked = ['III/JG26', 'I/JG26', 'II/JG51', 'I/JG51']
    expect(intercepted(display, 'intercepted I/JG26 II/JG51 I/JG51')).toEqual(picked)
  })

  test('RE-8.2.d RE-8.2.e types that come before the others are no part of the question', () => {
    const campaign = raid('bomber I/KG1 I/KG4 II/KG4 I/LG1 II/LG1 54 65 74 32')
    expect(preyOf(campaign)).toEqual({
      first: ['I/KG1'],
      even: ['II/KG4', 'II/LG1'],
      open: ['I/KG4', 'I/LG1'],
      count: 1,
    })
  })

  test('RE-8.2.g without squadrons in Bomber escorts strafe, and nobody attacks', () => {
    const campaign = raid('bomber I/KG1, escort I/JG51')
    expect(script(squadronInterception(campaign)).value).toBe('bombardment')
    expectAt(campaign, 'bomber I/KG1 I/JG51')
    expect(campaign.flight?.unopposed).toBe(true)
  })
})

describe('8.21 Close escort support', () => {
  test('RE-8.21.b RE-EX-28 two bombers get through and take two escorts of choice along', () => {
    const display = 'bomber I/KG1 II/KG1 I/KG2 II/KG2 54 65, escort I/JG51 II/JG51 III/JG51'
    expect(offers(squadronInterception(raid(display)))).toEqual(['I/JG51', 'II/JG51', 'III/JG51'])
    expect(intercepted(display, 'set-aside II/JG51 I/JG51')).toEqual(['I/KG1', 'II/KG1', 'III/JG51'])
  })

  test('RE-8.21.b RE-EX-29 where the escorts are no more than the others, none of them fights', () => {
    expect(intercepted('bomber I/KG1 I/KG4 I/KG2 54, escort I/JG51 II/JG51')).toEqual(['I/KG1'])
  })

  test('RE-8.21.b RE-EX-30 four escorts: two are set aside, two fight', () => {
    const escorts = 'escort I/JG51 II/JG51 III/JG51 I/JG26'
    const lines = 'set-aside I/JG26 II/JG51'
    const campaign = raid(`bomber I/KG1 I/KG4 I/KG2 54, ${escorts}`)
    const played = script(squadronInterception(campaign), lines)
    expect(factsOf(played, 'squadron-interception')).toEqual([
      { squadrons: 1, intercepted: ['I/KG1', 'I/JG51', 'III/JG51'], aside: ['I/JG26', 'II/JG51'] },
    ])
    expectAt(campaign, escorts)
  })

  test('RE-8.2.d RE-8.21.b RE-EX-33 two squadrons meet both He 111s; the Ju 88 takes the Me 110 along', () => {
    const campaign = raid('bomber I/KG1 II/KG1 I/KG4 65 610, escort II/JG51 I/ZG26')
    script(squadronInterception(campaign), 'set-aside I/ZG26')
    expect(campaign.flight?.intercepted).toEqual(['I/KG1', 'II/KG1', 'II/JG51'])
    script(squadronAttack(campaign), 'combat 2')
    expectAt(campaign, 'bomber- I/KG1, heavy-loss II/KG1 II/JG51, bomber I/KG4, inflight I/ZG26')
  })
})

test.each([
  ['RE-8.1.a', 'hunt 54, bomber I/KG1', '', { hunters: 0, squadrons: 1, through: ['54'] }],
  ['RE-8.1.b', 'hunt I/JG51 54 65, bomber I/KG1', '1', { hunters: 1, squadrons: 2, die: 1, through: [] }],
  ['RE-8.1.c', 'hunt I/JG51 54 32, bomber I/KG1', '2', { hunters: 1, squadrons: 2, die: 2, through: ['32'] }],
  ['RE-8.1.d', 'hunt I/JG51 54 65', '', { hunters: 1, squadrons: 2, through: [] }],
  ['RE-8.1.e', 'hunt I/JG51 54, bomber I/KG1', '', { hunters: 1, squadrons: 1, through: [] }],
])('%s is what the log cites for %s', (rule, display, die, facts) => {
  const { notes } = script(hunterInterception(raid(display)), die && `hunter-interception ${die}`)
  expect(notes).toEqual([{ rule, what: 'hunter-interception', facts }])
})

test.each([
  ['RE-8.1.f', hunterInterception],
  ['RE-8.2.g', squadronInterception],
] as const)('%s the log tells who strafes', (rule, step) => {
  const { notes } = script<string>(step(raid('bomber I/KG1, escort I/JG51')))
  expect(notes).toEqual([{ rule, what: 'unopposed', facts: { strafers: ['I/JG51'] } }])
})

test.each([
  ['RE-8.2.a', 'bomber I/KG1 54'],
  ['RE-8.2.b', 'bomber I/KG1 I/KG4 54'],
])('%s is what the log cites for %s', (rule, display) => {
  expect(script(squadronInterception(raid(display))).notes).toMatchObject([{ rule }])
})
