import { expect, test } from 'vitest'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { collides } from '../../rules/03-dogfight/effects.ts'
import { pilots } from '../../rules/08-return/pilots.ts'
import { creditKill } from '../../rules/09-pilots/kills.ts'
import { loses, toHospital } from '../../rules/09-pilots/pilots.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { pilotsWho, storyOf } from '../kit/roster.ts'
import { aPatrol, aPilot, factsOf, offers, script } from '../kit/table.ts'

/** Red 1 alone has flown; he was like this before. */
function flown(more: Partial<Pilot> = {}): Campaign {
  const campaign = aPatrol({ fly: 'red-1' })
  Object.assign(campaign.pilots[0] as Pilot, more)
  return campaign
}

test('SAB-PIL-01 whoever flew has a patrol more in the roster, whoever did not has none', () => {
  const campaign = flown({ patrols: 5 })
  campaign.pilots.push(aPilot(1, { patrols: 5 }))
  expect(script(pilots(campaign)).value).toBe('points')
  expect(campaign.pilots.map(({ patrols }) => patrols)).toEqual([6, 5])
})

test('SAB-PIL-01 SAB-RTB-02 outside a campaign nothing is logged', () => {
  const campaign = aPatrol({ scenario: 'patrol', fly: 'red-1' })
  script(pilots(campaign))
  expect(campaign.pilots[0]).toMatchObject({ patrols: 4, inARow: 0 })
})

test('SAB-EX-50 SAB-PIL-05 SAB-PIL-01 the fourth patrol and the second German: Regular from now on', () => {
  const campaign = flown({ patrols: 3, fighters: 1 })
  Object.assign(campaign, { chapter: 1, patrolOfChapter: 3 })
  creditKill(campaign, 'red-1', 'fighter')
  const { notes } = script(pilots(campaign))
  const [preston] = campaign.pilots as [Pilot]
  expect(preston).toMatchObject({ patrols: 4, fighters: 2, bombers: 0 })
  expect(levelOf(preston)).toBe('regular')
  expect(factsOf({ notes }, 'promoted')).toMatchObject([{ pilot: 0, level: 'regular' }])
  expect(storyOf(campaign, 0)).toEqual(['fighter', 'regular'])
})

test.each([
  [0, 'green'],
  [3, 'green'],
  [4, 'regular'],
  [8, 'regular'],
  [9, 'veteran'],
] as const)('SAB-PIL-04 SAB-PIL-05 SAB-PIL-06 %i patrols: %s', (patrols, level) => {
  expect(levelOf({ patrols })).toBe(level)
})

test('SAB-PIL-06 a Regular becomes a Veteran with his fifth patrol more', () => {
  const campaign = flown({ patrols: 8 })
  expect(factsOf(script(pilots(campaign)), 'promoted')).toMatchObject([{ pilot: 0, level: 'veteran' }])
  const before = flown({ patrols: 7 })
  expect(factsOf(script(pilots(before)), 'promoted')).toEqual([])
})

test('SAB-A-91 the patrol that he did not survive counts for nobody', () => {
  const campaign = flown({ patrols: 3 })
  loses(campaign, 'SAB-RTB-10', 0, 'killed')
  script(pilots(campaign))
  expect(campaign.pilots[0]?.patrols).toBe(3)
})

test.each([
  [0, 'ready', 1],
  [1, 'ready', 2],
  [2, 'ready', 3],
  [3, 'hospital', 4],
] as const)('SAB-PIL-11 SAB-PIL-09 after %i patrols in a row another: %s', (before, status, inARow) => {
  const campaign = flown({ inARow: before })
  script(pilots(campaign))
  expect(campaign.pilots[0]).toMatchObject({ status, inARow })
  expect(storyOf(campaign, 0)).toEqual(status === 'hospital' ? ['exhausted'] : [])
})

test('SAB-PIL-11 a wounded pilot is in the Hospital already', () => {
  const campaign = flown({ inARow: 3 })
  toHospital(campaign, 'SAB-RTB-11', 0, false)
  script(pilots(campaign))
  expect(storyOf(campaign, 0)).toEqual(['wounded'])
})

test('SAB-EX-52 SAB-PIL-09 SAB-CMP-04 who was not assigned has rested: no longer Fatigued after this patrol', () => {
  const campaign = flown({ inARow: 1 })
  campaign.pilots.push(
    aPilot(1, { patrols: 0, inARow: 2 }),
    aPilot(2),
    aPilot(3, { inARow: 3 }),
    aPilot(4, { inARow: 2, status: 'hospital' }),
    aPilot(5, { inARow: 2, sitsOut: 1 }),
  )
  script(pilots(campaign))
  expect(campaign.pilots.map(({ inARow }) => inARow)).toEqual([2, 0, 0, 0, 0, 0])
})

test('SAB-PIL-02 one who was lost is replaced after each patrol, by a Green without a kill', () => {
  const campaign = aPatrol()
  for (const no of [2, 5]) loses(campaign, 'SAB-RTB-10', no, 'killed')
  const { notes } = script(pilots(campaign))
  expect(factsOf({ notes }, 'replacement')).toMatchObject([{ pilot: 12, for: 2, patrols: 0 }])
  expect(campaign.pilots[12]).toMatchObject({
    status: 'ready',
    patrols: 0,
    bombers: 0,
    fighters: 0,
    skills: [],
  })
  expect(storyOf(campaign, 12)).toEqual(['joined'])
  script(pilots(campaign))
  expect(campaign.pilots).toHaveLength(14)
  script(pilots(campaign))
  expect(campaign.pilots).toHaveLength(14)
})

test('SAB-PIL-02 SAB-EX-49 dead, captured and discharged alike; who lies in Hospital has not been lost', () => {
  const campaign = aPatrol()
  loses(campaign, 'SAB-RTB-16', 0, 'captured')
  loses(campaign, 'SAB-RTB-12', 1, 'discharged')
  toHospital(campaign, 'SAB-RTB-11', 2, false)
  for (let i = 0; i < 3; i++) script(pilots(campaign))
  expect(pilotsWho(campaign, 'gone')).toEqual([0, 1])
  expect(campaign.pilots).toHaveLength(14)
})

test('SAB-PIL-02 SAB-A-32 a pilot who collides is killed, and struck off', () => {
  const campaign = flown()
  script(collides(campaign, 'red-1'), 'collision 1')
  expect(pilotsWho(campaign, 'gone')).toEqual([0])
  expect(storyOf(campaign, 0)).toEqual(['killed'])
  script(pilots(campaign))
  expect(storyOf(campaign, 1)).toEqual(['joined'])
})

test('SAB-A-105 nobody comes for a pilot who was posted away', () => {
  const campaign = aPatrol()
  loses(campaign, 'SAB-PIL-03', 0, 'posted')
  script(pilots(campaign))
  expect(campaign.pilots).toHaveLength(12)
})

test.each([
  [0, 19, true],
  [0, 20, false],
  [3, 15, true],
  [3, 16, false],
])('SAB-PIL-03 chapter %i with %i pilots: replaced %s', (chapter, strength, replaced) => {
  const campaign = aPatrol()
  campaign.chapter = chapter
  loses(campaign, 'SAB-RTB-10', 0, 'killed')
  for (let no = 12; no <= strength; no++) campaign.pilots.push(aPilot(no))
  script(pilots(campaign))
  expect(campaign.pilots.length === strength + 2).toBe(replaced)
})

test.each([
  [6, 0],
  [7, 4],
])('SAB-CMP-08 SAB-A-104 Graduated Replacements, die %i: %i patrols flown elsewhere', (die, patrols) => {
  const campaign = aPatrol()
  Object.assign(campaign, { options: { randomEvents: false, graduatedReplacements: true } })
  loses(campaign, 'SAB-RTB-10', 0, 'killed')
  script(pilots(campaign), `replacement ${die}`)
  expect(campaign.pilots[12]).toMatchObject({ patrols, bombers: 0, fighters: 0 })
})

test.each([
  [4, 0, 0],
  [3, 2, 1],
  [0, 5, 1],
  [5, 5, 2],
])('SAB-ACE-01 %i bombers and %i fighters: %i skills', (bombers, fighters, skills) => {
  const campaign = flown({ patrols: 0, bombers, fighters })
  script(pilots(campaign), [], ['skill'])
  expect(campaign.pilots[0]?.skills).toHaveLength(skills)
})

test('SAB-CMP-06 SAB-ACE-01 the Innovator is chosen in chapters 3 and 4 alone, and nothing twice', () => {
  const campaign = flown({ fighters: 10, skills: ['vision'] })
  expect(offers(pilots(structuredClone(campaign)))).toEqual(['lucky-charm', 'slick', 'bloodhound'])
  campaign.chapter = 1
  expect(offers(pilots(structuredClone(campaign)))).not.toContain('innovator')
  campaign.chapter = 2
  expect(offers(pilots(structuredClone(campaign)))).toContain('innovator')
  script(pilots(campaign), 'skill innovator')
  expect(storyOf(campaign, 0)).toEqual(['skill innovator'])
})

test('SAB-ACE-01 who knows them all learns no more', () => {
  const campaign = flown({ fighters: 25, skills: ['lucky-charm', 'slick', 'vision', 'bloodhound'] })
  script(pilots(campaign))
  expect(campaign.pilots[0]?.skills).toHaveLength(4)
})
