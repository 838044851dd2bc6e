import { Run, random, seeded } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { SCENARIOS } from '../pack/types.ts'
import { RAF } from '../rules/02-terms/terms.ts'

/** A whole day played at random: its steps in order, the clock at each, who was asked, and what happened in which. */
function playedDay(scenario: string, seed: number) {
  const steps: string[] = []
  const clock: number[] = []
  const seats = new Set<string>()
  const happened = new Map<string, Set<string>>()
  const day = game.begin({ scenario, pack: 'standard', options: {} })
  const run = new Run(
    game,
    day,
    game.first,
    ({ what }) => happened.set(what, (happened.get(what) ?? new Set()).add(steps.at(-1) ?? '')),
    step => {
      steps.push(step)
      clock.push(day.segment)
    },
  )
  const luck = seeded(seed)
  const whim = random(seed)
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    if (pause.kind === 'choice') seats.add(pause.seat)
    run.answer(pause.kind === 'chance' ? luck(pause) : whim(pause.options.length))
  }
  return { steps, clock, seats, happened, day, result: run.result }
}

const DAYS = SCENARIOS.flatMap(scenario => [1, 2, 3, 4].map(seed => playedDay(scenario, seed)))

/** The steps in which something happened, over all days. */
const stepsOf = (what: string) => [
  ...new Set(DAYS.flatMap(({ happened }) => [...(happened.get(what) ?? [])])),
]

/** What came after a step, over all days. */
const after = (step: string) =>
  [...new Set(DAYS.flatMap(({ steps }) => steps.filter((_, i) => steps[i - 1] === step)))].sort()

test('THD-1.2.a nobody but Fighter Command is ever asked', () => {
  expect(game.seats).toEqual([RAF])
  for (const { seats } of DAYS) expect([...seats]).toEqual([RAF])
})

test('THD-4.1.a seven segments, then End of Day and a result', () => {
  for (const { clock, day, result } of DAYS) {
    expect([...new Set(clock)]).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(day.segment).toBe(7)
    expect(result?.level).toBeTypeOf('string')
  }
  expect(game.result(game.begin({ scenario: '1940-08-13', pack: 'standard', options: {} }))).toBeUndefined()
})

test('THD-4.1.b Raid Approach once, Air Action while raids are on the map, Airfield Operations once', () => {
  const approach = 'raid-regions( patrol coast-crossing detection)?'
  const action = '( interception( bombing( raid-movement( squadron-movement)?)?)?)*'
  const airfields = ' german-recovery time-advance'
  const turnaround = ' fighter-turnaround squadron-turnaround next-segment'
  const segment = `${approach}${action}${airfields}(${turnaround}${airfields})*`
  const whole = new RegExp(`^set-up ${segment}(${turnaround} ${segment})*$`)
  for (const { steps } of DAYS) expect(steps.join(' ')).toMatch(whole)
  expect(DAYS.some(({ steps }) => steps.filter(step => step === 'interception').length > 7)).toBe(true)
})

test('THD-4.1.c region draw, patrol, coast crossing, detection', () => {
  for (const { steps } of DAYS)
    for (const [i, step] of steps.entries())
      if (step === 'detection')
        expect(steps.slice(i - 3, i)).toEqual(['raid-regions', 'patrol', 'coast-crossing'])
  expect(DAYS.some(({ steps }) => steps.includes('detection'))).toBe(true)
})

test('THD-4.1.d interception and combat, targets and bombs, raids move, squadrons move, and again', () => {
  expect(stepsOf('fight')).toEqual(['interception'])
  expect(stepsOf('bombing')).toContain('bombing')
  expect(stepsOf('raid-leaves')).toEqual(['raid-movement'])
  expect(stepsOf('squadron-moves')).toEqual(['squadron-movement'])
  // Every step is also the last one if it takes the last raid marker off the map.
  expect(after('interception')).toContain('bombing')
  expect(after('bombing')).toContain('raid-movement')
  expect(after('raid-movement')).toEqual(['german-recovery', 'squadron-movement'])
  expect(after('squadron-movement')).toEqual(['interception'])
})

test('THD-4.1.e German recovery, time, fighter turnaround, squadron turnaround, and the next segment', () => {
  expect(stepsOf('group-recovers')).toEqual(['german-recovery'])
  expect(stepsOf('time-advance')).toEqual(['time-advance'])
  expect(stepsOf('group-ready')).toEqual(['fighter-turnaround'])
  expect(stepsOf('squadron-turnaround')).toEqual(['squadron-turnaround'])
  expect(after('german-recovery')).toEqual(['time-advance'])
  expect(after('time-advance')).toEqual(['fighter-turnaround'])
  expect(after('fighter-turnaround')).toEqual(['squadron-turnaround'])
  expect(after('squadron-turnaround')).toEqual(['next-segment'])
  expect(after('next-segment')).toContain('raid-regions')
})
