import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { plucky } from '../../rules/05-interception/rolls.ts'
import { suppressionCheck } from '../../rules/05-interception/suppression.ts'
import { STEPS } from '../../sequence.ts'
import { aFlight, both, brief, escortOn } from '../kit/interception.ts'
import {
  amongBombers,
  aPatrol,
  asked,
  bombers,
  escort,
  expectAt,
  factsOf,
  formation,
  offers,
  script,
  stopsFor,
} from '../kit/table.ts'

type Fought = Parameters<typeof suppressionCheck>[1]

const FOUGHT: Fought = { station: 'high', circle: false, fighters: 6, leaders: [], destroyed: 0 }

/** The check of six fighters against a marker in High, and what is left of it. */
function check(marker: string, lines: string, more: Partial<Fought> = {}, patrol = aPatrol()) {
  escort(patrol, `high ${marker}`)
  const played = script(suppressionCheck(patrol, { ...FOUGHT, ...more }), lines)
  return { left: escortOn(patrol), facts: factsOf(played, 'suppression')[0] }
}

test('SAB-EX-26 SAB-EX-28 SAB-SUP-05 a Flight suppresses on 8, and on 6, without reducing', () => {
  expect(check('109 heavy', 'suppression 8').left).toBe('high 109 heavy suppressed')
  expect(check('110 light', 'suppression 6').left).toBe('high 110 light suppressed')
})

test.each([
  ['109 heavy', 5, 'high 109 heavy'],
  ['109 heavy', 6, 'high 109 heavy suppressed'],
  ['109 heavy', 9, 'high 109 heavy suppressed'],
  ['109 heavy', 10, 'high 109 light suppressed'],
  ['110 light', 8, 'high 110 light suppressed'],
  ['110 light', 9, ''],
])('SAB-SUP-04 SAB-SUP-05 SAB-SUP-06 %s after a %i: %s', (marker, die, left) => {
  expect(check(marker, `suppression ${die}`).left).toBe(left)
})

test.each([
  [3, false, 'heavy', 12, 9],
  [4, false, 'heavy', 10, 6],
  [7, false, 'heavy', 8, 4],
  [12, false, 'heavy', 8, 4],
  [2, true, 'circle', 12, 7],
  [6, true, 'circle', 10, 5],
])(
  'SAB-SUP-03 %i fighters, on the Circle Display %s: row %s, %i and %i',
  (fighters, circle, row, red, blue) => {
    expect(check('109 heavy', 'suppression 1', { fighters, circle }).facts).toMatchObject({ row, red, blue })
  },
)

test('SAB-SUP-03 a light marker has its own row', () => {
  expect(check('109 light', 'suppression 1').facts).toMatchObject({ row: 'light', red: 9, blue: 6 })
})

test('SAB-SUP-02 a German destroyed adds 1, two add no more', () => {
  expect(check('109 heavy', 'suppression 5', { destroyed: 1 }).left).toBe('high 109 heavy suppressed')
  expect(check('109 heavy', 'suppression 4', { destroyed: 2 }).left).toBe('high 109 heavy')
})

test('SAB-SUP-02 those of the dogfights that the order brought count', () => {
  const campaign = aFlight('port high', 'escort', 'low 109 heavy')
  const lines = `intercept.escort 12, dogfight.next red, draw.raf raf-rotte-tailing, dogfight.tailing attack, draw.headOn x-damage, random.fighter red-1, draw.headOn x-vanish, ${brief('raf', '-b')}, suppression 5`
  const played = script(STEPS['intercept-escort'](campaign), lines, ['dogfight.tailing'])
  expect(factsOf(played, 'suppression')).toMatchObject([{ modifiers: { destroyed: 1 }, suppressed: true }])
})

test('SAB-SUP-03 the fighters are counted before the dogfights, not after', () => {
  const campaign = aPatrol({ fly: 'red yellow-1 yellow-2' })
  for (const id of ['yellow-1', 'yellow-2'] as const) fighter(campaign, id).at = 'section'
  formation(campaign, 'flight-1', 'yellow red', 'port high', { order: 'escort' })
  escort(campaign, 'low 109 heavy')
  const loses = 'draw.raf raf-rotte-head-on, draw.headOn x-loose, random.fighter red-1, draw.headOn x-vanish'
  const leaves =
    'draw.raf raf-rotte-head-on-b, draw.headOn x-loose-b, random.fighter yellow-1, dogfight.keeps yellow-2, draw.headOn x-vanish-b'
  const lines = `intercept.escort 12, dogfight.next red, ${loses}, ${leaves}, suppression 1`
  const played = script(STEPS['intercept-escort'](campaign), lines)
  expectAt(campaign, 'lost red-1 yellow-1 yellow-2')
  expect(factsOf(played, 'suppression')).toMatchObject([{ fighters: 5, blue: 6 }])
})

test('SAB-SUP-01 no check after a Bombers or a Cruise order, whoever is met', () => {
  const bombing = aFlight('port high', 'bombers', 'high 109 heavy')
  script(STEPS['intercept-bombers'](bombing), `intercept.bombers 1, intercept.again no, ${both('luftwaffe')}`)
  expect(escortOn(bombing)).toBe('high 109 heavy')
  const cruising = aFlight('port high', 'cruise', 'high 109 heavy')
  script(STEPS.cruise(cruising), `cruise.to port/high, cruise.a 1, ${both('luftwaffe')}`)
  expect(escortOn(cruising)).toBe('high 109 heavy')
})

test('SAB-EX-70 SAB-VET-08 two Veterans who lead their Sections add 2, and have used their privilege', () => {
  const campaign = aFlight('port high', 'escort', 'low 109 heavy', { veterans: 'red-1 yellow-1 red-2' })
  const lines = `intercept.escort 12, ${both('raf')}, suppression 4`
  const ready = () => STEPS['intercept-escort'](campaign)
  const played = script(ready(), `${lines}, use.pluck red-1 yellow-1`)
  expect(factsOf(played, 'suppression')).toMatchObject([
    { die: 4, modifiers: { pluck: 2 }, suppressed: true },
  ])
  expect(escortOn(campaign)).toBe('low 109 heavy suppressed')
  const { fighters } = patrolOf(campaign)
  expect([fighters['red-1'], fighters['yellow-1'], fighters['red-2']].map(one => one?.privilege)).toEqual([
    'pluck',
    'pluck',
    undefined,
  ])
})

test('SAB-VET-07 SAB-VET-08 Pluck may go on from suppressed to reduced; nobody is asked where it would not be enough', () => {
  const ready = (die: number) => {
    const campaign = aPatrol({ veterans: 'red-1 yellow-1' })
    escort(campaign, 'high 109 heavy')
    const check = suppressionCheck(campaign, { ...FOUGHT, leaders: ['red-1', 'yellow-1'] })
    return { campaign, check, lines: `suppression ${die}` }
  }
  const reached = ready(9)
  script(reached.check, `${reached.lines}, use.pluck yellow-1`)
  expect(escortOn(reached.campaign)).toBe('high 109 light suppressed')
  const short = ready(3)
  script(short.check, short.lines)
  const far = ready(7)
  script(far.check, far.lines)
  const refused = ready(5)
  script(refused.check, `${refused.lines}, use.pluck no`)
  expect(escortOn(refused.campaign)).toBe('high 109 heavy')
})

test('SAB-VET-07 who keeps his Pluck for one number is not asked for the next', () => {
  const campaign = aPatrol({ veterans: 'red-1 yellow-1' })
  const refused = plucky(campaign, ['red-1', 'yellow-1'], 4, [5, 6], () => undefined)
  expect(script(refused, 'use.pluck no').value).toBe(0)
  const both = plucky(campaign, ['red-1', 'yellow-1'], 4, [5, 6], () => undefined)
  expect(script(both, 'use.pluck red-1 yellow-1').value).toBe(2)
})

test('SAB-VET-08 SAB-A-07 Pluck is for whoever leads the Section when the dogfight is over', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-1 red-2' })
  formation(campaign, 'red', 'red', 'port high', { order: 'escort' })
  escort(campaign, 'low 109 heavy')
  const parted = 'draw.raf raf-rotte-head-on, draw.headOn x-loose, random.fighter red-1, draw.headOn x-vanish'
  const lines = `intercept.escort 12, ${parted}, suppression 8`
  expect(asked(STEPS['intercept-escort'](campaign), lines)).toBe('use.pluck: no, red-2')
})

test('SAB-VET-08 SAB-CIR-17 after a circle Pluck is for whoever led the Section into it', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-1 red-2' })
  formation(campaign, 'red', 'red', 'port high', { order: 'escort' })
  escort(campaign, 'low 110 heavy')
  const lines = `intercept.escort 12, circle 12, circle.place flank-0 flank-1 flank-2, circle.attacker red-1, draw.light l-nothing, circle.attacker red-2, draw.light l-nothing-b, draw.light l-sorted, suppression 6`
  expect(asked(STEPS['intercept-escort'](campaign), lines)).toBe('use.pluck: no, red-1')
  expectAt(campaign, 'lost red-1 red-2 red-3')
})

test('SAB-VET-08 a leader who went down in the dogfight has no Pluck left to give', () => {
  const campaign = aPatrol({ veterans: 'red-1' })
  escort(campaign, 'high 109 heavy')
  const red = patrolOf(campaign).fighters['red-1']
  if (red) red.at = 'fate'
  script(suppressionCheck(campaign, { ...FOUGHT, leaders: ['red-1'] }), 'suppression 5')
  expect(escortOn(campaign)).toBe('high 109 heavy')
})

test('SAB-SUP-07 a suppressed station is empty for bombers, Cruise and reaction, but may be a target', () => {
  const bombing = aFlight('port high', 'bombers', 'high 109 heavy suppressed')
  bombers(bombing)
  // 5 without escort, 10 with it.
  const played = script(STEPS['intercept-bombers'](bombing), 'intercept.bombers 5', ['bombers.approach'])
  expect(factsOf(played, 'intercept')).toMatchObject([{ number: 5, success: true }])
  const cruising = aFlight('port high', 'cruise', 'high 109 heavy suppressed')
  script(STEPS.cruise(cruising), 'cruise.to nose/low')
  const reacting = aPatrol()
  escort(reacting, 'high 109 heavy suppressed')
  amongBombers(reacting, 'red-1')
  script(STEPS['escort-reaction'](reacting), 'draw.reaction r-help-high')
  expect(patrolOf(reacting).fighters['red-1']?.at).toBe('bombers')
  const escorting = aFlight('port high', 'escort', 'high 109 heavy suppressed, low 109 light')
  expect(offers(STEPS['intercept-escort'](escorting))).toEqual(['high', 'low'])
})

test('SAB-SUP-08 for a Chase a suppressed marker counts as seen, but sends nobody', () => {
  const campaign = aPatrol({ fly: 'red' })
  escort(campaign, 'high 110 heavy suppressed')
  // Heavy row: a 4 is intercepted. Without anybody free they are 109s (SAB-A-60).
  const lines = 'chase chase, chase 4, draw.luftwaffe lw-schwarm-tailed'
  expect(stopsFor(STEPS.chase(campaign), lines)).toBe('dogfight.maneuver')
  expect(patrolOf(campaign).dogfights[0]?.germans).toMatchObject([{ type: '109' }])
})

test('SAB-SUP-09 SAB-PAT-03 suppression is over when the escort recovers, reduction is not', () => {
  const campaign = aPatrol({ fly: 'red' })
  formation(campaign, 'red', 'red', 'port high')
  escort(campaign, 'high 109 light suppressed, low 110 heavy')
  script(STEPS['patrol-complete'](campaign))
  expect(escortOn(campaign)).toBe('high 109 light, low 110 heavy')
})
