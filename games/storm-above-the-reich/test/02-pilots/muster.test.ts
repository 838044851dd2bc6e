import { describe, expect, test } from 'vitest'
import { layOut } from '../../pack/index.ts'
import { type Pack, PENALTIES, SKILLS } from '../../pack/types.ts'
import { begin } from '../../rules/01-campaign/begin.ts'
import { muster } from '../../rules/02-pilots/muster.ts'
import { gradeOf } from '../../rules/02-pilots/pilots.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { factsOf, ids, offers, pauseAfter, script } from '../kit/table.ts'

/** The proof pack with other numbers of experten and greens in every season. */
function packWith(experten: number, greens: number): string {
  const id = `muster ${experten}/${greens}`
  const pack: Pack = {
    ...proofPack,
    id,
    seasons: proofPack.seasons.map(one => ({ ...one, experten, greens })),
  }
  return layOut(pack)
}

function campaignWith(experten: number, greens: number, scenario = '1943-early'): Campaign {
  return begin({ scenario, pack: packWith(experten, greens), options: {} })
}

const every = (prefix: string, count = 18) => Array.from({ length: count }, (_, no) => `${prefix}/${no}`)

describe('the roster', () => {
  test('SR-PIL-01 eighteen pilots, all ready', () => {
    const { pilots } = campaignWith(0, 0)
    expect(pilots).toHaveLength(18)
    expect(pilots.every(({ status }) => status === 'ready')).toBe(true)
    expect(pilots.map(({ no, slot }) => no === slot)).not.toContain(false)
  })

  test('SR-CAM-11 nobody has EP, and neither has the staffel', () => {
    const campaign = campaignWith(4, 2)
    expect(campaign.ep).toBe(0)
    expect(campaign.pilots.every(({ ep }) => ep === 0)).toBe(true)
  })

  test.each([
    [[], undefined, 'veteran'],
    [['luck'], undefined, 'experte'],
    [[], 'rookie', 'green'],
    [['luck'], 'rookie', 'green'],
  ] as const)('SR-PIL-04 skills %j, penalty %s: %s', (skills, penalty, grade) => {
    const [pilot] = campaignWith(0, 0).pilots as [Pilot]
    pilot.skills = [...skills]
    pilot.penalty = penalty
    expect(gradeOf(pilot)).toBe(grade)
  })
})

describe('experten', () => {
  test('SR-PIL-05 the player picks the pilot, and his skill', () => {
    const campaign = campaignWith(2, 0)
    expect(offers(muster(campaign))).toEqual([...every('pilot'), 'random'])
    const skill = pauseAfter(muster(campaign), 'muster.experte pilot/3')
    expect(ids(skill)).toEqual([...SKILLS, 'random'])
    expect(skill).toMatchObject({ about: ['pilot:3'] })
    const { value, notes } = script(
      muster(campaign),
      'muster.experte pilot/3, muster.skill wiley, muster.experte pilot/1, muster.skill quick',
    )
    expect(value).toBe('quarters')
    expect(factsOf({ notes }, 'muster.experte')).toEqual([
      { pilot: 3, name: 'Drnold', skill: 'wiley', random: false },
      { pilot: 1, name: 'Brnold', skill: 'quick', random: false },
    ])
    expect(campaign.pilots[3]).toMatchObject({ skills: ['wiley'], story: [{ what: 'skill', of: 'wiley' }] })
    expect(campaign.pilots[1]?.skills).toEqual(['quick'])
  })

  test('SR-PIL-05 nobody is picked twice', () => {
    expect(offers(muster(campaignWith(2, 0)), 'muster.experte pilot/0, muster.skill wiley')).toEqual([
      ...every('pilot').slice(1),
      'random',
    ])
  })

  test('SR-PIL-05 SR-Q-48 a skill may be drawn, each of the five as likely', () => {
    const campaign = campaignWith(1, 0)
    const lines = 'muster.experte pilot/0, muster.skill random'
    const pause = pauseAfter(muster(campaign), lines)
    expect(pause).toMatchObject({ kind: 'chance', outcomes: SKILLS.map(id => ({ id, weight: 1 })) })
    script(muster(campaignWith(1, 0)), [lines, 'pilot.skill timing'])
  })

  test('SR-PIL-05 the rest may be left to chance, pilots and skills', () => {
    const campaign = campaignWith(2, 0)
    script(
      muster(campaign),
      'muster.experte random pilot/17, pilot.skill luck, muster.experte pilot/2, pilot.skill luck',
    )
    expect(campaign.pilots.filter(({ skills }) => skills.length > 0).map(({ no }) => no)).toEqual([2, 17])
  })
})

describe('greens', () => {
  test('SR-PIL-06 the player picks the pilot, and his penalty', () => {
    const campaign = campaignWith(0, 1)
    expect(offers(muster(campaign))).toEqual([...every('pilot'), 'random'])
    const penalty = pauseAfter(muster(campaign), 'muster.green pilot/5')
    expect(ids(penalty)).toEqual([...PENALTIES, 'random'])
    expect(penalty).toMatchObject({ about: ['pilot:5'] })
    script(muster(campaign), 'muster.green pilot/5, muster.penalty blackout')
    expect(campaign.pilots[5]).toMatchObject({ penalty: 'blackout', skills: [] })
  })

  test('SR-PIL-06 a penalty, or all that is left, may be drawn', () => {
    const campaign = campaignWith(0, 2)
    const { notes } = script(muster(campaign), [
      'muster.green pilot/5, muster.penalty random, pilot.penalty rookie, muster.green random',
      'muster.green pilot/4, pilot.penalty disoriented',
    ])
    expect(factsOf({ notes }, 'muster.green')).toEqual([
      { pilot: 5, name: 'Frnold', penalty: 'rookie', random: false },
      { pilot: 4, name: 'Ernold', penalty: 'disoriented', random: true },
    ])
    expect(campaign.pilots[5]?.penalty).toBe('rookie')
    expect(campaign.pilots[4]?.penalty).toBe('disoriented')
  })

  test('SR-PIL-04 an experte is not green', () => {
    const pause = pauseAfter(muster(campaignWith(1, 1)), 'muster.experte pilot/0, muster.skill luck')
    expect(pause).toMatchObject({ ask: 'muster.green' })
    expect(ids(pause)).not.toContain('pilot/0')
  })
})

test('SR-CAM-09 the row of the season in which the campaign starts says how many, and only there', () => {
  const seasons = proofPack.seasons.map((one, no) => ({ ...one, experten: no, greens: 2 * no }))
  const pack = layOut({ ...proofPack, id: 'muster by season', seasons })
  const mustered = (scenario: string) => {
    const campaign = begin({ scenario, pack, options: {} })
    script(muster(campaign), [], ['muster.experte', 'muster.skill', 'muster.green', 'muster.penalty'])
    return (['experte', 'green'] as const).map(
      grade => campaign.pilots.filter(pilot => gradeOf(pilot) === grade).length,
    )
  }
  expect(mustered('1942')).toEqual([0, 0])
  expect(mustered('1943-early')).toEqual([1, 2])
  expect(mustered('1943-late-medium')).toEqual([2, 4])
  expect(mustered('full')).toEqual([0, 0])
})
