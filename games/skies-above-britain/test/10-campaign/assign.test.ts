import { expect, test } from 'vitest'
import { isGreen, pilotOf } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { loses, toHospital } from '../../rules/09-pilots/pilots.ts'
import { assign, hospital } from '../../rules/10-campaign/assign.ts'
import { muster } from '../../rules/10-campaign/begin.ts'
import { available } from '../../rules/10-campaign/roster.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { aSquadron, pilotsWho, storyOf } from '../kit/roster.ts'
import { asked, factsOf, ids, offers, pauseAfter, script, stopsFor } from '../kit/table.ts'

const LATE = { chapter: 2 }
const INNOVATOR: Partial<Pilot> = { patrols: 9, skills: ['innovator'] }
const flying = (campaign: Campaign) => Object.keys(patrolOf(campaign).fighters)
const lineUp = (campaign: Campaign) => Object.values(patrolOf(campaign).fighters).map(({ pilot }) => pilot)

test.each([
  [1, 6, 8, 2],
  [5, 4, 10, 2],
  [12, 2, 10, 4],
])(
  'SAB-CMP-03 SAB-PIL-07 Pilot Assignment, die %i: %i Green, %i Regular, %i Veteran',
  (die, green, regular, veteran) => {
    const campaign = aSquadron(0)
    const { value, notes } = script(muster(campaign), `aircraft spitfire, pilot-assignment ${die}`)
    expect(value).toBe('assign')
    expect(factsOf({ notes }, 'muster')).toEqual([{ die, green, regular, veteran }])
    const after = (patrols: number) => campaign.pilots.filter(pilot => pilot.patrols === patrols).length
    expect([after(0), after(4), after(9)]).toEqual([green, regular, veteran])
    expect(campaign.aircraft).toBe('spitfire')
  },
)

test('SAB-RVS-03 SAB-CMP-07 SAB-EX-42 the player says who flies what, one cockpit after the other', () => {
  const campaign = aSquadron(14)
  expect(asked(assign(structuredClone(campaign)), 'assign 7')).toMatch(
    /^assign of fighter:red-2: adjutant, 0, 1, 2, 3, 4, 5, 6, 8/,
  )
  const { value } = script(assign(campaign), 'assign 7 8 9 13 1 2 3 4 5 6 10 11, slots green')
  expect(value).toBe('hospital')
  expect(lineUp(campaign)).toEqual([7, 8, 9, 13, 1, 2, 3, 4, 5, 6, 10, 11])
  expect(pilotOf(campaign, 'yellow-1').no).toBe(13)
  // SAB-GEN-09
  expect(patrolOf(campaign).slots).toEqual(['red', 'green', 'yellow', 'blue'])
  expect(campaign.patrolOfChapter).toBe(1)
})

test.each([
  ['hurricane', 0],
  ['spitfire', 1],
] as const)('SAB-RVS-04 SAB-RTB-17 the cubes of a %s squadron begin on Full: space %i', (aircraft, full) => {
  const campaign = aSquadron(12, {}, { aircraft })
  script(assign(campaign), 'assign adjutant, slots yellow')
  expect(patrolOf(campaign).fuel).toEqual({ red: full, yellow: full, blue: full, green: full })
  expect(patrolOf(campaign).fighters['red-2']).toMatchObject({
    at: 'section',
    ammo: 'full',
    hits: [],
    fate: undefined,
  })
})

test('SAB-CMP-04 SAB-CMP-07 who sits out, lies in Hospital or is gone cannot be assigned; the tired can', () => {
  const campaign = aSquadron(14, {
    0: { sitsOut: 1 },
    1: { status: 'hospital' },
    2: { status: 'gone' },
    3: { inARow: 3 },
  })
  expect(available(campaign).map(({ no }) => no)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(offers(assign(campaign))).toEqual(['adjutant', ...available(campaign).map(({ no }) => String(no))])
})

test.each([
  [12, 12],
  [11, 9],
  [8, 6],
])('SAB-A-90 with %i pilots %i fly: full Sections alone', (pilots, fly) => {
  const campaign = aSquadron(pilots)
  script(assign(campaign), 'assign adjutant', ['slots'])
  expect(flying(campaign)).toHaveLength(fly)
})

test('SAB-A-106 with two pilots nobody flies: the patrol passes, they rest, and a replacement arrives', () => {
  const gone = { status: 'gone' as const }
  const campaign = aSquadron(4, { 0: gone, 1: gone, 2: { inARow: 2 } })
  let step: string | undefined = 'assign'
  const steps: string[] = []
  do {
    steps.push(step)
    step = script<string | undefined>(STEPS[step as keyof typeof STEPS](campaign)).value
  } while (step && step !== 'assign')
  expect(steps).toEqual([
    'assign',
    'hospital',
    'patrol-set-up',
    'fate',
    'fuel-check',
    'channel-recovery',
    'pilots',
    'points',
  ])
  expect(campaign.log).toMatchObject([{ patrol: 1, vp: 0, aircraftLost: 0 }])
  expect(campaign.pilots.map(({ inARow }) => inARow)).toEqual([0, 0, 0, 0, 0])
})

test('SAB-CMP-07 the adjutant rests the tired, and puts the most experienced in the lead', () => {
  const campaign = aSquadron(14, {
    0: { inARow: 2, patrols: 12 },
    1: { inARow: 2 },
    9: { patrols: 9 },
    10: { patrols: 0 },
  })
  script(assign(campaign), 'assign adjutant, slots yellow')
  expect(lineUp(campaign)).not.toContain(0)
  expect(lineUp(campaign)).not.toContain(1)
  expect(pilotOf(campaign, 'red-1').no).toBe(9)
  expect(isGreen(campaign, 'green-3')).toBe(true)
})

test('SAB-ACE-04 SAB-CMP-06 SAB-A-93 an Innovator who leads: three Sections of four, any colour left out', () => {
  const campaign = aSquadron(14, { 5: INNOVATOR }, LATE)
  expect(asked(assign(structuredClone(campaign)))).toBe('innovator: no, 5')
  expect(offers(assign(structuredClone(campaign)), 'innovator 5')).toEqual(['red', 'yellow', 'blue', 'green'])
  script(assign(campaign), 'innovator 5, innovator.without yellow, assign adjutant, slots green')
  expect(flying(campaign)).toEqual(
    ['red', 'blue', 'green'].flatMap(colour => [1, 2, 3, 4].map(no => `${colour}-${no}`)),
  )
  expect(patrolOf(campaign)).toMatchObject({ advanced: true, innovator: 'red-1' })
  expect(pilotOf(campaign, 'red-1').no).toBe(5)
})

test('SAB-ACE-04 SAB-GEN-10 he may leave it: four Sections of three', () => {
  const campaign = aSquadron(12, { 5: INNOVATOR }, LATE)
  script(assign(campaign), 'innovator no, assign adjutant, slots yellow')
  expect(patrolOf(campaign)).toMatchObject({ advanced: false, innovator: undefined })
  expect(flying(campaign)).toHaveLength(12)
})

test.each([
  ['in chapter 2', aSquadron(12, { 5: INNOVATOR }, { chapter: 1 })],
  ['who is no Veteran', aSquadron(12, { 5: { ...INNOVATOR, patrols: 8 } }, LATE)],
  ['who lies in Hospital', aSquadron(13, { 5: { ...INNOVATOR, status: 'hospital' } }, LATE)],
  ['with less than twelve pilots', aSquadron(11, { 5: INNOVATOR }, LATE)],
])('SAB-ACE-04 SAB-CMP-06 no Advanced Display for one %s', (_, campaign) => {
  expect(stopsFor(assign(campaign))).toBe('assign')
})

test('SAB-PIL-03 SAB-A-105 a chapter that allows fewer pilots: some are posted away, and not replaced', () => {
  const campaign = aSquadron(18, {}, { chapter: 3 })
  const played = script(assign(campaign), 'posting 4 17, assign adjutant, slots yellow')
  expect(factsOf(played, 'pilot-lost')).toMatchObject([
    { pilot: 4, to: 'posted' },
    { pilot: 17, to: 'posted' },
  ])
  expect(pilotsWho(campaign, 'ready')).toHaveLength(16)
  expect(storyOf(campaign, 4)).toEqual(['posted'])
})

test.each([
  [2, 'gone', ['discharged']],
  [10, 'ready', ['returned']],
] as const)('SAB-EX-47 SAB-RTB-11 SAB-RTB-12 in Hospital, die %i: %s', (die, status, story) => {
  const campaign = aSquadron(13, { 12: { status: 'hospital' } })
  script(assign(campaign), 'assign adjutant, slots yellow')
  expect(script(hospital(campaign), `hospital ${die}`).value).toBe('patrol-set-up')
  expect(campaign.pilots[12]?.status).toBe(status)
  expect(storyOf(campaign, 12)).toEqual(story)
  // He sits this patrol out.
  expect(lineUp(campaign)).not.toContain(12)
})

test.each([
  ['keep', 'hospital'],
  ['discharge', 'gone'],
])('SAB-RTB-12 he stays in Hospital, unless the player wants to %s him: %s', (answer, status) => {
  const campaign = aSquadron(1, { 0: { status: 'hospital' } })
  script(hospital(campaign), `hospital 5, hospital ${answer}`)
  expect(campaign.pilots[0]?.status).toBe(status)
})

test('SAB-RTB-11 SAB-A-87 SAB-A-89 wounded and exhausted alike wait for the next patrol, after the others are assigned', () => {
  const campaign = aSquadron(14)
  toHospital(campaign, 'SAB-RTB-11', 12, false)
  toHospital(campaign, 'SAB-PIL-11', 13, true)
  script(assign(campaign), 'assign adjutant, slots yellow')
  const rolled = script(hospital(campaign), 'hospital 12 12').pauses.map(pause => ids(pause).length)
  expect(rolled).toEqual([12, 12])
  expect(pauseAfter(assign(campaign)).kind).toBe('choice')
  expect(available(campaign)).toHaveLength(14)
})

test('SAB-RTB-08 SAB-RTB-16 SAB-A-88 sit-outs end after so many patrols of the squadron', () => {
  const campaign = aSquadron(14, { 12: { sitsOut: 1 }, 13: { sitsOut: 2 } })
  const fly = () => {
    script(assign(campaign), 'assign adjutant, slots yellow')
    script(hospital(campaign))
    return available(campaign).map(({ no }) => no)
  }
  expect(fly()).toContain(12)
  expect(lineUp(campaign)).not.toContain(12)
  expect(available(campaign).map(({ no }) => no)).not.toContain(13)
  expect(fly()).toContain(13)
  expect(lineUp(campaign)).not.toContain(13)
})

test('SAB-CMP-07 whom the squadron has lost does not fly', () => {
  const campaign = aSquadron(12)
  loses(campaign, 'SAB-RTB-10', 0, 'killed')
  script(assign(campaign), 'assign adjutant, slots yellow')
  expect(flying(campaign)).toHaveLength(9)
})
