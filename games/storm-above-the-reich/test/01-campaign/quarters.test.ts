import { describe, expect, test } from 'vitest'
import { PENALTIES, SKILLS } from '../../pack/types.ts'
import { restInQuarters } from '../../rules/01-campaign/quarters.ts'
import { spendExperience } from '../../rules/02-pilots/experience.ts'
import { visitHospital } from '../../rules/02-pilots/hospital.ts'
import { replacePilots } from '../../rules/02-pilots/replacements.ts'
import { usesLeft } from '../../rules/05-map/table.ts'
import { sufferHit } from '../../rules/20-burst/hits.ts'
import type { Campaign, Fighter, Pilot, PilotStatus } from '../../state.ts'
import { words } from '../../text.ts'
import { entry } from '../kit/staffel.ts'
import { aCampaign, after, factsOf, ids, offers, pauseAfter, script } from '../kit/table.ts'

/** Between missions, with some pilots as given. */
function inQuarters(...pilots: Partial<Omit<Pilot, 'no'>>[]): Campaign {
  const campaign = aCampaign()
  campaign.mission = undefined
  for (const [no, pilot] of pilots.entries()) Object.assign(campaign.pilots[no] as Pilot, pilot)
  return campaign
}

describe('replacements', () => {
  test.each([
    ['killed', true],
    ['wounded', true],
    ['posted', true],
    ['ready', false],
    ['reserve', false],
    ['replaced', false],
  ] as [PilotStatus, boolean][])(
    'SR-PIL-02 SR-PIL-33 SR-TAL-06 a pilot who is %s may be replaced: %s',
    (status, may) => {
      const campaign = inQuarters({ status })
      if (may) expect(offers(replacePilots(campaign))).toEqual(['pilot/0', 'done'])
      else expect(script(replacePilots(campaign)).pauses).toEqual([])
    },
  )

  test('SR-TAL-06 nobody need be replaced', () => {
    const campaign = after(inQuarters({ status: 'killed' }), replacePilots, 'quarters.replace done')
    expect(campaign.pilots).toHaveLength(18)
  })

  test('SR-PIL-07 a replacement is green, with one penalty of choice and no EP', () => {
    const campaign = inQuarters({ status: 'killed', ep: 4, skills: ['luck'] })
    const penalty = pauseAfter(replacePilots(campaign), 'quarters.replace pilot/0')
    expect(ids(penalty)).toEqual([...PENALTIES, 'random'])
    expect(penalty).toMatchObject({ about: ['pilot:0'] })
    const { notes } = script(replacePilots(campaign), 'quarters.replace pilot/0, quarters.penalty rookie')
    expect(campaign.pilots[18]).toEqual({
      no: 18,
      slot: 0,
      name: 'Aecker',
      replacement: true,
      status: 'ready',
      ep: 0,
      skills: [],
      penalty: 'rookie',
      missions: 0,
      fallen: 0,
      destroyed: 0,
      story: [{ mission: 0, what: 'joined', of: 'Arnold' }],
    })
    expect(campaign.pilots[0]).toMatchObject({ status: 'killed', story: [] })
    expect(factsOf({ notes }, 'quarters.replaced')).toEqual([
      { pilot: 18, name: 'Aecker', old: 'Arnold', penalty: 'rookie' },
    ])
  })

  test('SR-PIL-07 or with a penalty at random', () => {
    const campaign = inQuarters({ status: 'killed' })
    script(
      replacePilots(campaign),
      'quarters.replace pilot/0, quarters.penalty random, pilot.penalty disoriented',
    )
    expect(campaign.pilots[18]?.penalty).toBe('disoriented')
  })

  test('SR-PIL-02 each slot once', () => {
    const campaign = inQuarters({ status: 'killed' }, { status: 'killed' })
    const replaced = 'quarters.replace pilot/0, quarters.penalty rookie'
    expect(offers(replacePilots(campaign), replaced)).toEqual(['pilot/1', 'done'])
  })

  test('SR-PIL-03 a replacement is never replaced', () => {
    const campaign = inQuarters({ status: 'killed' })
    script(replacePilots(campaign), 'quarters.replace pilot/0, quarters.penalty rookie')
    const replacement = campaign.pilots[18]
    if (replacement) replacement.status = 'killed'
    expect(script(replacePilots(campaign)).pauses).toEqual([])
  })

  test('SR-PIL-33 a wounded pilot who is replaced is crossed off for good', () => {
    const campaign = inQuarters({ status: 'wounded' })
    script(replacePilots(campaign), 'quarters.replace pilot/0, quarters.penalty rookie')
    expect(campaign.pilots[0]).toMatchObject({ status: 'replaced', story: [{ what: 'replaced' }] })
    expect(script(visitHospital(campaign)).pauses).toEqual([])
  })
})

describe('experience', () => {
  test.each([
    [4, undefined, []],
    [5, undefined, ['skill/0', 'done']],
    [2, 'rookie', []],
    [3, 'rookie', ['cure/0', 'done']],
    [5, 'rookie', ['skill/0', 'cure/0', 'done']],
  ] as const)('SR-PIL-08 SR-PIL-11 %i EP, penalty %s: %j', (ep, penalty, offered) => {
    const campaign = inQuarters({ ep, penalty })
    if (offered.length === 0) expect(script(spendExperience(campaign)).pauses).toEqual([])
    else expect(offers(spendExperience(campaign))).toEqual(offered)
  })

  test.each([
    ['wounded', true],
    ['reserve', true],
    ['killed', false],
    ['replaced', false],
    ['posted', false],
  ] as [PilotStatus, boolean][])('SR-PIL-08 a pilot who is %s may spend EP: %s', (status, may) => {
    expect(
      script(spendExperience(inQuarters({ ep: 5, status })), [], ['quarters.spend', 'quarters.skill']).pauses
        .length > 0,
    ).toBe(may)
  })

  test('SR-PIL-08 a skill costs five of his own EP, and stays', () => {
    const campaign = inQuarters({ ep: 6 }, { ep: 5 })
    const skill = pauseAfter(spendExperience(campaign), 'quarters.spend skill/0')
    expect(ids(skill)).toEqual([...SKILLS])
    expect(skill).toMatchObject({ about: ['pilot:0'] })
    const { notes } = script(
      spendExperience(campaign),
      'quarters.spend skill/0, quarters.skill luck, quarters.spend done',
    )
    expect(campaign.pilots[0]).toMatchObject({
      ep: 1,
      skills: ['luck'],
      story: [{ what: 'skill', of: 'luck' }],
    })
    expect(campaign.pilots[1]).toMatchObject({ ep: 5, skills: [] })
    expect(factsOf({ notes }, 'quarters.skill')).toEqual([{ pilot: 0, name: 'Arnold', skill: 'luck', ep: 1 }])
  })

  test('SR-PIL-10 the same skill may be bought again', () => {
    const campaign = inQuarters({ ep: 5, skills: ['luck'] })
    script(spendExperience(campaign), 'quarters.spend skill/0, quarters.skill luck')
    expect(campaign.pilots[0]).toMatchObject({ ep: 0, skills: ['luck', 'luck'] })
  })

  test('SR-PIL-11 a penalty is cleared for three', () => {
    const campaign = inQuarters({ ep: 4, penalty: 'blackout' })
    const { notes } = script(spendExperience(campaign), 'quarters.spend cure/0')
    expect(campaign.pilots[0]).toMatchObject({
      ep: 1,
      penalty: undefined,
      story: [{ mission: 0, what: 'cured', of: 'blackout' }],
    })
    expect(factsOf({ notes }, 'quarters.cured')).toEqual([
      { pilot: 0, name: 'Arnold', penalty: 'blackout', ep: 1 },
    ])
  })

  test('SR-PIL-09 SR-PIL-10 each copy of a skill is one use in a mission, and refreshes with the next', () => {
    const campaign = aCampaign({ fighters: ['tail/low flyer flyer quick'] })
    const fighter = campaign.mission?.fighters[0] as Fighter
    expect([usesLeft(campaign, fighter, 'flyer'), usesLeft(campaign, fighter, 'quick')]).toEqual([2, 1])
    fighter.used.flyer = 1
    expect([usesLeft(campaign, fighter, 'flyer'), usesLeft(campaign, fighter, 'luck')]).toEqual([1, 0])
    const next = aCampaign({ fighters: ['tail/low flyer flyer'] })
    expect(usesLeft(next, next.mission?.fighters[0] as Fighter, 'flyer')).toBe(2)
  })

  test('SR-PIL-12 a penalty is not spent: it strikes every time', () => {
    const campaign = aCampaign({ fighters: ['nose/approach/low rookie'] })
    const fighter = campaign.mission?.fighters[0] as Fighter
    const flak = { cause: 'flak', cancellable: true, advantages: false, sun: false } as const
    for (const number of [1, 2]) {
      script(sufferHit(campaign, fighter, flak), 'hit.draw rudder-3 engine-6')
      expect(fighter.hits).toEqual(Array(number).fill('engine-6'))
    }
    expect(campaign.pilots[0]?.penalty).toBe('rookie')
  })

  test('SR-Q-32 SR-Q-42 SR-TAL-06 EP are spent between missions, every time, replacements first', () => {
    const campaign = inQuarters({ ep: 5 }, { status: 'killed' })
    const { value, pauses } = script(restInQuarters(campaign), 'quarters.replace done, quarters.spend done')
    expect(value).toBe('hospital')
    expect(pauses).toHaveLength(2)
  })

  test('SR-CAM-14 replacements count among the nine before anybody joins', () => {
    const campaign = inQuarters({ status: 'killed' })
    Object.assign(campaign, { options: { ...campaign.options, ninePilots: true } })
    for (const pilot of campaign.pilots) if (pilot.no >= 9) pilot.status = 'reserve'
    script(restInQuarters(campaign), 'quarters.replace pilot/0, quarters.penalty rookie')
    expect(campaign.pilots[9]?.status).toBe('reserve')
  })
})

describe('quarters', () => {
  test('SR-CAM-14 with one of the nine dead and not replaced, the tenth joins before the next mission', () => {
    const campaign = inQuarters({ status: 'killed' })
    Object.assign(campaign, { options: { ...campaign.options, ninePilots: true } })
    for (const pilot of campaign.pilots) if (pilot.no >= 9) pilot.status = 'reserve'
    script(restInQuarters(campaign), 'quarters.replace done')
    expect(campaign.pilots.map(({ status }) => status).slice(9, 11)).toEqual(['ready', 'reserve'])
  })

  test('SR-CAM-14 without the option nobody is released', () => {
    const campaign = after(inQuarters({ status: 'reserve' }), restInQuarters)
    expect(campaign.pilots[0]?.status).toBe('reserve')
  })

  test('SR-TAL-06 SR-CAM-13 whom erosion takes between two seasons may be replaced before the next begins', () => {
    const campaign = inQuarters({ status: 'posted' })
    Object.assign(campaign, { missionOfSeason: 0, options: { ...campaign.options, erosion: true } })
    expect(offers(restInQuarters(campaign))).toEqual(['pilot/0', 'done'])
  })

  test('SR-CAM-10 after a mission the roster lies open, even with nothing to buy; before the first one nobody waits', () => {
    const campaign = inQuarters()
    expect(script(restInQuarters(campaign)).pauses).toEqual([])
    campaign.log.push(entry(2, campaign.season, 2, {}))
    const pause = pauseAfter(restInQuarters(campaign))
    expect(ids(pause)).toEqual(['done'])
    expect(words.pause(campaign, pause)).toBe('Mission 2 is over: 0\u00a0VP, no pilot lost.')
    expect(words.answer(campaign, pause, 0)).toBe('On to the next mission')
  })

  test('SR-Q-32 who buys the last there is to buy is not asked once more', () => {
    const campaign = inQuarters({ ep: 5 })
    campaign.log.push(entry(1, campaign.season, 1, {}))
    script(restInQuarters(campaign), 'quarters.spend skill/0, quarters.skill luck')
  })
})

describe('the Wounded Box', () => {
  test.each([
    [8, 'wounded', 0],
    [9, 'ready', 1],
    [10, 'ready', 1],
  ] as const)('SR-PIL-31 a %i: the pilot is %s', (die, status, lines) => {
    const campaign = inQuarters({ status: 'wounded' })
    const { value, notes } = script(visitHospital(campaign), `hospital.roll all, hospital.return ${die}`)
    expect(value).toBe('map')
    expect(campaign.pilots[0]?.status).toBe(status)
    expect(campaign.pilots[0]?.story).toHaveLength(lines)
    expect(factsOf({ notes }, 'hospital.roll')).toEqual([
      { pilot: 0, name: 'Arnold', die, needs: { atLeast: 9 }, returns: status === 'ready' },
    ])
  })

  test('SR-PIL-31 the player may roll for one, for all, or for none', () => {
    const campaign = inQuarters({ status: 'wounded' }, { status: 'wounded' }, { status: 'killed' })
    expect(offers(visitHospital(campaign))).toEqual(['all', 'pilot/0', 'pilot/1', 'done'])
    expect(script(visitHospital(campaign), 'hospital.roll done').value).toBe('map')
    const after = 'hospital.roll pilot/1, hospital.return 10'
    expect(offers(visitHospital(campaign), after)).toEqual(['all', 'done'])
  })

  test('SR-PIL-31 one die for each', () => {
    const campaign = inQuarters({ status: 'wounded' }, { status: 'wounded' })
    script(visitHospital(campaign), 'hospital.roll all, hospital.return 3 9')
    expect(campaign.pilots.slice(0, 2).map(({ status }) => status)).toEqual(['wounded', 'ready'])
  })

  test('SR-PIL-32 he may be rolled for again before every mission', () => {
    const campaign = inQuarters({ status: 'wounded' })
    for (let mission = 0; mission < 5; mission++)
      script(visitHospital(campaign), 'hospital.roll all, hospital.return 8')
    expect(offers(visitHospital(campaign))).toEqual(['all', 'done'])
  })

  test('SR-CMD-07 a Staffel Command does not heal', () => {
    const campaign = inQuarters({ status: 'wounded' })
    campaign.ep = 50
    const { pauses } = script(visitHospital(campaign), 'hospital.roll all, hospital.return 1')
    expect(pauses).toHaveLength(2)
    expect(campaign.ep).toBe(50)
  })
})
