import { describe, expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { deploy } from '../../rules/06-raid/deployment.ts'
import type { Campaign, Raid } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aCampaign, expectAt, factsOf, lay, offers, plan, reduce, script, stopsFor } from '../kit/table.ts'

const BIGGIN = 12
const MIDDLE_WALLOP = 37
const OXFORD = 38
const DECOY = 155

/** A raid that is about to be flown with these Gruppen. */
function raidOn(card: number, gruppen: string, campaign = aCampaign(), more: Partial<Raid> = {}): Campaign {
  const raid = plan(campaign, card, more)
  if (gruppen) lay(campaign, `planned/${raid} ${gruppen}`)
  return campaign
}

/** The boxes that a Gruppe is offered, after what the script has done. */
function boxesFor(campaign: Campaign, gruppe: string, before = ''): string[] {
  return offers(deploy(campaign), [before, `deploy-gruppe ${gruppe}`])
}

describe('which raid', () => {
  test('RE-4.II.1 any card of the current segment that is still face up', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1')
    plan(campaign, 13, { done: true })
    raidOn(34, 'I/KG2', campaign)
    plan(campaign, 15, { segment: 1 })
    expect(offers(deploy(campaign))).toEqual(['0', '2'])
    expect(script(deploy(campaign), 'next-raid 2').value).toBe('detection')
    expect(campaign.flight?.raid).toBe(2)
    expectAt(campaign, 'bomber I/KG2, planned/0 I/KG1')
  })

  test('RE-4.II.1 one card is taken without asking', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1')
    expect(script(deploy(campaign)).pauses).toEqual([])
    expect(campaign.flight).toEqual({
      raid: 0,
      altitude: 0,
      bigWing: false,
      navigationalError: false,
      bombsFirst: false,
      bombed: false,
      unopposed: false,
      intercepted: [],
      began: 0,
      lost: [],
    })
  })
})

describe('missions', () => {
  test('RE-6.1.a all bombers go to the Bomber Box', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 I/KG2 I/KG4 I/SG1')
    const played = script(deploy(campaign))
    expectAt(campaign, 'bomber I/KG1 I/KG2 I/KG4 I/SG1')
    expect(campaign.gruppen['I/KG1']?.raid).toBeUndefined()
    expect(factsOf(played, 'deployed')).toMatchObject([
      { raid: 0, boxes: { bomber: ['I/KG1', 'I/KG2', 'I/KG4', 'I/SG1'], hunt: [], escort: [], patrol: [] } },
    ])
  })

  test('RE-6.1.b Me 110s escort or strafe, each as the player likes', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 I/ZG26 II/ZG26')
    expect(boxesFor(campaign, 'I/ZG26')).toEqual(['escort', 'bomber'])
    script(deploy(campaign), 'deploy-gruppe I/ZG26, deploy-box bomber, deploy-box escort')
    expectAt(campaign, 'bomber I/KG1 I/ZG26, escort II/ZG26')
  })

  test('RE-6.1.c an escort needs a Gruppe in the Bomber Box, of whatever type', () => {
    const alone = raidOn(BIGGIN, 'I/ZG26')
    script(deploy(alone))
    expectAt(alone, 'bomber I/ZG26')

    const three = raidOn(BIGGIN, 'I/ZG26 II/ZG26 EGr210')
    expect(boxesFor(three, 'EGr210', 'deploy-gruppe II/ZG26')).toEqual(['escort', 'bomber'])
    expectAt(three, 'bomber II/ZG26')

    const hunters = () => raidOn(BIGGIN, 'I/ZG26 I/JG51')
    expect(boxesFor(hunters(), 'I/JG51')).toEqual(['hunt', 'bomber'])
    const strafed = hunters()
    script(deploy(strafed), 'deploy-gruppe I/JG51, deploy-box bomber escort')
    expectAt(strafed, 'bomber I/JG51, escort I/ZG26')
  })

  test('RE-6.1.d RE-EX-10 four bombers need two Me 109s on Channel Patrol before any other mission', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 II/KG1 I/KG2 II/KG2 I/JG51 II/JG51 III/JG51 I/ZG26')
    expect(offers(deploy(campaign))).toEqual(['I/JG51', 'II/JG51', 'III/JG51'])
    const again = raidOn(BIGGIN, 'I/KG1 II/KG1 I/KG2 II/KG2 I/JG51 II/JG51 III/JG51 I/ZG26')
    const patrol = 'channel-patrol II/JG51 III/JG51'
    expect(offers(deploy(again), patrol)).toEqual(['I/JG51', 'I/ZG26', 'all-bomber', 'all-escort'])
    expectAt(again, 'patrol II/JG51 III/JG51')
  })

  test('RE-6.1.d one bomber needs nobody on patrol', () => {
    expect(stopsFor(deploy(raidOn(BIGGIN, 'I/KG1 I/JG51 II/JG51')))).toBe('deploy-gruppe')
    expect(stopsFor(deploy(raidOn(BIGGIN, 'I/KG1 II/KG1 I/JG51 II/JG51')))).toBe('channel-patrol')
  })

  test('RE-6.1.e fighters in the Bomber Box need nobody on patrol', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 I/ZG26 II/ZG26 I/JG51 I/JG26')
    campaign.gruppen['I/JG26'] = { place: 'planned', raid: 0, full: true, jabo: true }
    script(deploy(campaign), 'deploy-gruppe all-bomber')
    expectAt(campaign, 'bomber I/KG1 I/ZG26 II/ZG26 I/JG51 I/JG26')
  })

  test('RE-6.1.f too few Me 109s all go on patrol', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 II/KG1 I/KG2 II/KG2 I/JG51')
    expect(script(deploy(campaign)).pauses).toEqual([])
    expectAt(campaign, 'patrol I/JG51')
  })

  test('RE-6.1.g beyond their range all Me 109s go on patrol', () => {
    for (const card of [OXFORD, MIDDLE_WALLOP]) {
      const campaign = raidOn(card, 'I/LG1 I/JG2 II/JG2')
      expect(script(deploy(campaign)).pauses).toEqual([])
      expectAt(campaign, 'bomber I/LG1, patrol I/JG2 II/JG2')
    }
  })

  test('RE-6.1.h the other Me 109s hunt, escort or strafe', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 I/JG51 II/JG51 III/JG51')
    expect(boxesFor(campaign, 'I/JG51')).toEqual(['hunt', 'escort', 'bomber'])
    script(
      deploy(campaign),
      'deploy-gruppe I/JG51, deploy-box hunt, deploy-gruppe II/JG51, deploy-box escort bomber',
    )
    expectAt(campaign, 'hunt I/JG51, escort II/JG51, bomber III/JG51 I/KG1')
  })

  test('RE-6.1.h those that may all go to one box can go together', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 I/JG51 II/JG51 I/ZG26')
    script(deploy(campaign), 'deploy-gruppe all-hunt, deploy-box escort')
    expectAt(campaign, 'hunt I/JG51 II/JG51, escort I/ZG26')
  })

  test('RE-6.1.i only Me 109s hunt or patrol', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 II/KG1 I/KG2 II/KG2 I/ZG26 II/ZG26')
    expect(offers(deploy(campaign))).toEqual(['I/ZG26', 'II/ZG26', 'all-bomber', 'all-escort'])
    expect(campaign.gruppen['I/ZG26']?.place).toBe('planned')
  })
})

describe('advanced', () => {
  const advanced = (more: Partial<Campaign> = {}) => aCampaign({ ...more, advanced: true })

  test('RE-19.2.d RE-EX-45 three bombers need two escorts before anybody hunts or strafes', () => {
    const gruppen = 'I/KG1 II/KG1 I/KG2 I/JG51 II/JG51 III/JG51 I/ZG26 I/JG26'
    const campaign = raidOn(BIGGIN, gruppen, advanced())
    // The box is forced: nobody is asked for it.
    const before = 'channel-patrol I/JG26, deploy-gruppe I/JG51'
    expect(offers(deploy(campaign), before)).toEqual(['II/JG51', 'III/JG51', 'I/ZG26', 'all-escort'])
    expectAt(campaign, 'escort I/JG51')
    const again = raidOn(BIGGIN, gruppen, advanced())
    expect(boxesFor(again, 'II/JG51', `${before} I/ZG26`)).toEqual(['hunt', 'escort', 'bomber'])
  })

  test('RE-19.2.d too few fighters all escort, without further penalty', () => {
    const campaign = raidOn(
      BIGGIN,
      'I/KG1 II/KG1 I/KG2 II/KG2 III/KG1 I/JG51 II/JG51 III/JG51 I/ZG26',
      advanced(),
    )
    script(deploy(campaign), 'channel-patrol I/JG51 II/JG51')
    expectAt(campaign, 'escort III/JG51 I/ZG26')
    const basic = raidOn(BIGGIN, 'I/KG1 II/KG1 I/KG2 I/ZG26')
    expect(stopsFor(deploy(basic))).toBe('deploy-box')
  })

  test('RE-6.1.d who is on patrol is not asked for again', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 II/KG1 I/KG2 II/KG2 I/JG51 II/JG51 III/JG51')
    expect(offers(deploy(campaign), 'channel-patrol II/JG51')).toEqual(['I/JG51', 'III/JG51'])
  })

  test('RE-19.2.e RE-A-99 depleted and behind, every bomber needs an escort', () => {
    const asked = (depletion: number, vp: number) => {
      const campaign = raidOn(
        BIGGIN,
        'I/KG1 II/KG1 I/JG51 II/JG51 III/JG51 I/JG26',
        advanced({ depletion, vp }),
      )
      return offers(deploy(campaign), 'channel-patrol I/JG51, deploy-gruppe II/JG51')
    }
    const free = ['III/JG51', 'I/JG26', 'all-hunt', 'all-bomber', 'all-escort']
    expect(asked(8, 1)).toEqual(['III/JG51', 'I/JG26', 'all-escort'])
    expect(asked(8, 0)).toEqual(free)
    expect(asked(7, 1)).toEqual(free)
  })

  test('RE-19.2.f RE-19.3.b a Jabo bombs, and neither is escorted nor escorts', () => {
    const campaign = raidOn(BIGGIN, 'I/JG51 II/JG51', advanced())
    campaign.gruppen['I/JG51'] = { place: 'planned', raid: 0, full: true, jabo: true }
    expect(offers(deploy(campaign))).toEqual(['hunt', 'escort', 'bomber'])
    expectAt(campaign, 'bomber I/JG51')
  })

  test('RE-19.1.c a raid on the forward airfields of Middle Wallop is within range', () => {
    const campaign = raidOn(MIDDLE_WALLOP, 'I/JG2 II/JG2', advanced(), { forward: true })
    script(deploy(campaign), 'deploy-gruppe all-hunt')
    expectAt(campaign, 'hunt I/JG2 II/JG2')
  })

  test('RE-19.1.c the forward airfields of another sector at the edge are no nearer', () => {
    // No other card of the proof pack has both: Hornchurch is moved to the edge.
    const { pack } = packOf({ pack: PROOF_PACK })
    const targetCards = pack.targetCards.map(card =>
      card.card === 14 ? { ...card, range: 'edge' as const } : card,
    )
    const farther = layOut({ ...pack, id: 'farther', targetCards })
    const campaign = raidOn(14, 'I/JG51 II/JG51', advanced({ pack: farther }), { forward: true })
    script(deploy(campaign), 'deploy-gruppe all-hunt')
    expectAt(campaign, 'hunt- I/JG51 II/JG51')
  })

  test('RE-19.4.a RE-19.4.b RE-A-45 at the edge of their range Me 109s go on reduced, or patrol full', () => {
    const campaign = raidOn(MIDDLE_WALLOP, 'I/JG2 II/JG2', advanced())
    expect(boxesFor(campaign, 'I/JG2')).toEqual(['hunt', 'bomber', 'patrol'])
    const played = script(deploy(campaign), 'deploy-gruppe I/JG2, deploy-box hunt patrol')
    expectAt(campaign, 'hunt- I/JG2, patrol II/JG2')
    expect(factsOf(played, 'stretched')).toEqual([{ raid: 0, gruppe: 'I/JG2', box: 'hunt' }])
    const beyond = raidOn(OXFORD, 'I/LG1 I/JG2', advanced())
    script(deploy(beyond))
    expectAt(beyond, 'patrol I/JG2')
  })

  test('RE-19.4.a RE-19.2.d RE-A-103 at the edge a Me 109 that is wanted as an escort may stay over the Channel', () => {
    const campaign = raidOn(MIDDLE_WALLOP, 'I/LG1 I/JG2', advanced())
    expect(offers(deploy(campaign))).toEqual(['escort', 'patrol'])
  })

  test('RE-19.2.d as many fighters as are wanted escort without a question', () => {
    const campaign = raidOn(BIGGIN, 'I/KG1 II/KG1 I/KG2 I/ZG26 II/ZG26', advanced())
    expect(script(deploy(campaign)).pauses).toEqual([])
    expectAt(campaign, 'escort I/ZG26 II/ZG26')
  })

  test('RE-19.4.d RE-A-46 an elite Me 110 comes reduced to targets beyond the edge, whatever its mission', () => {
    const boxOver = (card: number, box: string, rules = advanced()) => {
      const campaign = raidOn(card, 'I/LG1 EGr210', rules)
      script(deploy(campaign), rules.advanced ? [] : `deploy-box ${box}`)
      return campaign
    }
    // One bomber needs the one fighter for its escort.
    expectAt(boxOver(OXFORD, 'escort'), 'escort- EGr210')
    expectAt(boxOver(MIDDLE_WALLOP, 'escort'), 'escort EGr210')
    expectAt(boxOver(OXFORD, 'escort', aCampaign()), 'escort EGr210')
    const plain = raidOn(OXFORD, 'I/LG1 I/ZG2', advanced())
    script(deploy(plain))
    expectAt(plain, 'escort I/ZG2')
    const strafer = raidOn(OXFORD, 'EGr210', advanced())
    script(deploy(strafer))
    expectAt(strafer, 'bomber- EGr210')
  })
})

test('RE-4.II.1 RE-A-51 a decoy is picked like a raid, but nobody is deployed', () => {
  const campaign = raidOn(BIGGIN, '', aCampaign(), { strategies: [DECOY] })
  lay(campaign, 'base I/KG1')
  const played = script(deploy(campaign))
  expect(played.value).toBe('detection')
  expect(played.notes.map(({ what }) => what)).toEqual(['raid-begins'])
  expect(factsOf(played, 'raid-begins')).toEqual([
    { raid: 0, card: BIGGIN, target: 'Biggin Hill', decoy: true },
  ])
})

test('RE-6.1.a a reduced Gruppe keeps its side when it is deployed', () => {
  const campaign = raidOn(BIGGIN, 'I/KG1')
  reduce(campaign, 'I/KG1')
  script(deploy(campaign))
  expectAt(campaign, 'bomber- I/KG1')
})
