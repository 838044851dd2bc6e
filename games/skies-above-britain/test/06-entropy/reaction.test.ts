import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { brief, escortOn, formationsOn } from '../kit/interception.ts'
import {
  amongBombers,
  aPatrol,
  bombers,
  escort,
  expectAt,
  factsOf,
  formation,
  germansOf,
  ids,
  offers,
  pauseAfter,
  script,
  stopsFor,
} from '../kit/table.ts'

const react = (campaign: Campaign) => STEPS['escort-reaction'](campaign)

/** Fighters among the bombers, and the escort on the map. */
function raided(fighters: string, markers: string, more: Parameters<typeof aPatrol>[0] = {}): Campaign {
  const campaign = aPatrol(more)
  bombers(campaign)
  amongBombers(campaign, fighters)
  if (markers !== '') escort(campaign, markers)
  return campaign
}

test('SAB-ENT-01 first the bombers, then the reaction, then the chase', () => {
  const campaign = raided('red-1', '', { fly: 'red' })
  const bomberRound = script(
    STEPS['entropy-bombers'](campaign),
    'bombers.approach 0.0/port, draw.medium m-nothing',
  )
  expect(bomberRound.value).toBe('escort-reaction')
  expect(script(react(campaign), 'draw.reaction r-nothing').value).toBe('chase')
})

test('SAB-ENT-01 whoever has chased in the last turn chases again in this one', () => {
  const campaign = aPatrol({ fly: 'red', acted: ['red', 'red-1'] })
  script(react(campaign))
  expect(stopsFor(STEPS.chase(campaign))).toBe('chase')
})

test('SAB-ENT-02 SAB-ENT-03 without anybody among the bombers there is no round and no card', () => {
  const campaign = aPatrol({ fly: 'red' })
  escort(campaign, 'high 109 heavy')
  expect(script(STEPS['entropy-bombers'](campaign)).notes).toEqual([])
  expect(script(react(campaign)).value).toBe('chase')
})

test('SAB-ENT-02 everybody who is there plays the round, whenever he came', () => {
  const campaign = raided('red-1 blue-2', '')
  const played = script(STEPS['entropy-bombers'](campaign), 'bombers.approach home home')
  expect(factsOf(played, 'bomber-round')).toEqual([{ fighters: ['red-1', 'blue-2'] }])
})

test.each(['', 'high 109 heavy suppressed'])(
  'SAB-ENT-03 one card is drawn even with the escort "%s"',
  markers => {
    const played = script(react(raided('red-1', markers)), 'draw.reaction r-help-high')
    expect(factsOf(played, 'reaction')).toEqual([{ card: 'r-help-high' }])
    expect(factsOf(played, 'help')).toEqual([])
  },
)

const MET = (id: string, copy: '' | '-b' = '') => `random.fighter ${id}, ${brief('luftwaffe', copy)}`
const CARD = 'draw.reaction r-example'

test('SAB-EX-32 SAB-REA-01 SAB-REA-09 three cards, 109s first, each fought at once; then reduce, shift and ambush', () => {
  const campaign = raided('red-1 red-2 red-3', 'high 109 heavy, port 110 light', { fly: 'red yellow-1' })
  const tailed = 'draw.luftwaffe lw-rotte-tailed, dogfight.maneuver none, draw.tailed t-vanish'
  const lines = `${CARD}, ${MET('red-2')}, ${MET('red-1', '-b')}, ${tailed}, draw.luftwaffe lw-schwarm-tailing, dogfight.tailing let-go`
  const played = script(react(campaign), lines)
  expect(factsOf(played, 'help')).toEqual([
    { station: 'high', type: '109', fighter: 'red-2' },
    { station: 'port', type: '110', fighter: 'red-1' },
    { station: 'port', type: '110', fighter: 'red-3' },
  ])
  expect(factsOf(played, 'clouds-escape')).toEqual([])
  expect(escortOn(campaign)).toBe('starboard 109 heavy')
  expect(factsOf(played, 'ambush')).toEqual([{ type: '110', unit: 'yellow-1' }])
  const order = played.notes.map(({ what }) => what)
  const first = (what: string) => order.indexOf(what)
  expect(first('help')).toBeLessThan(first('escort-reduced'))
  expect(first('escort-reduced')).toBeLessThan(first('escort-moves'))
  expect(first('escort-moves')).toBeLessThan(first('ambush'))
})

test('SAB-EX-33 SAB-REA-04 with two fighters there only one card comes for the 110s', () => {
  const campaign = raided('red-1 red-2', 'high 109 heavy, port 110 light', { fly: 'red-1 red-2' })
  const ambush = 'random.fighter red-1, draw.luftwaffe lw-schwarm-tailing, dogfight.tailing let-go'
  const played = script(react(campaign), `${CARD}, ${MET('red-2')}, ${brief('luftwaffe', '-b')}, ${ambush}`)
  expect(factsOf(played, 'help')).toMatchObject([{ type: '109' }, { type: '110' }])
})

test.each([
  [8, false],
  [9, true],
])('SAB-REA-02 in clouds a %i of 9 lets the raid escape: %s', (die, escaped) => {
  const campaign = raided('red-1', 'high 109 heavy', { visibility: 'clouds' })
  formation(campaign, 'flight-2', 'blue green', 'port low')
  script(react(campaign), `draw.reaction r-nothing, clouds-escape ${die}`)
  expect(formationsOn(campaign)).toBe(escaped ? '' : 'flight-2 at port low')
  expect(patrolOf(campaign).cloudsEscaped).toBe(escaped)
  expect(escortOn(campaign)).toBe('high 109 heavy')
  expectAt(campaign, 'bombers red-1')
})

test('SAB-REA-02 nobody rolls for it without clouds, or when it has escaped already', () => {
  script(react(raided('red-1', '', { visibility: 'haze' })), 'draw.reaction r-nothing')
  script(react(raided('red-1', '', { visibility: 'clouds', cloudsEscaped: true })), 'draw.reaction r-nothing')
  const first = raided('red-1', '', { visibility: 'clouds' })
  expect(stopsFor(react(first), 'draw.reaction r-nothing')).toBe('clouds-escape')
})

test('SAB-REA-03 SAB-REA-05 an icon in an empty station brings nobody; a marker that helps stays as it is', () => {
  const campaign = raided('red-1 red-2', 'high 109 light')
  const played = script(react(campaign), `draw.reaction r-help-two, ${MET('red-1')}`)
  expect(factsOf(played, 'help')).toHaveLength(1)
  expect(escortOn(campaign)).toBe('high 109 light')
})

test('SAB-REA-03 they are of the station’s type, and its size counts for their card', () => {
  const campaign = raided('red-1', 'high 110 heavy')
  stopsFor(react(campaign), 'draw.reaction r-help-high, draw.luftwaffe lw-bounced')
  expect(germansOf(campaign, 'red-1')).toBe('110 4 tailed')
})

test('SAB-REA-03 109s come first, wherever they are', () => {
  const campaign = raided('red-1', 'high 110 light, port 109 light')
  const played = script(react(campaign), `draw.reaction r-help-two, ${brief('luftwaffe')}`)
  expect(factsOf(played, 'help')).toMatchObject([{ station: 'port', type: '109' }])
})

test('SAB-REA-04 SAB-A-63 whoever is delayed is the first choice, and nobody is met twice', () => {
  const campaign = raided('red-1 red-2 red-3', 'high 109 light, port 109 light')
  fighter(campaign, 'red-2').attack = { bomber: '0.0', angle: 'nose', delayed: true }
  fighter(campaign, 'red-3').attack = { bomber: '0.0', angle: 'port', delayed: false }
  const first = `draw.reaction r-help-two, ${brief('luftwaffe')}`
  const next = pauseAfter(react(campaign), first)
  expect(next).toMatchObject({ what: 'random.fighter' })
  expect(ids(next)).toEqual(['red-1', 'red-3'])
  // SAB-BMB-40
  expect(fighter(campaign, 'red-2').attack).toBeUndefined()
})

test.each([
  ['high 109 heavy, low 109 light', 'high 109 light'],
  ['high 110 light, low 110 light', 'low 110 light'],
  ['high 109 heavy suppressed, low 109 heavy', 'high 109 heavy suppressed, low 109 light'],
])('SAB-REA-06 SAB-A-95 Reduce in High for any, in Low for 109s: of %s is left %s', (before, after) => {
  const campaign = raided('red-1', before)
  script(react(campaign), 'draw.reaction r-reduce')
  expect(escortOn(campaign)).toBe(after)
})

test.each([
  ['lead 110 light', 'high 110 light'],
  ['lead 110 light, high 109 light', 'lead 110 light, high 109 light'],
  ['lead 110 light, high 109 light suppressed', 'lead 110 light, high 109 light suppressed'],
  ['lead 110 light suppressed', 'lead 110 light suppressed'],
  ['port 110 light', 'port 110 light'],
])('SAB-REA-07 SAB-A-95 Shift from Lead to High: %s becomes %s', (before, after) => {
  const campaign = raided('red-1', before)
  script(react(campaign), 'draw.reaction r-shift')
  expect(escortOn(campaign)).toBe(after)
})

test('SAB-REA-08 SAB-A-64 an ambush falls on a Section without contact, whichever', () => {
  const campaign = raided('green-1', '', { fly: 'red yellow blue-1 green-1' })
  expect(offers(react(campaign), 'draw.reaction r-ambush-110')).toEqual(['red', 'yellow'])
})

test.each([
  ['red blue-1 green-1', 'red', 'r-ambush-110', '110 2 tailed'],
  ['blue-1 green-1', 'blue-1', 'r-ambush-109', '109 2 tailed'],
  ['green-1', 'green-1', 'r-ambush-110', '110 2 tailed'],
] as const)('SAB-REA-08 of %s it is %s whom an ambush (%s) meets', (fly, unit, card, germans) => {
  const campaign = raided('green-1', 'high 109 heavy', { fly })
  stopsFor(react(campaign), `draw.reaction ${card}, draw.luftwaffe lw-rotte-tailed`)
  expect(germansOf(campaign, unit)).toBe(germans)
})

test('SAB-REA-08 a Section on the map is not ambushed', () => {
  const campaign = raided('green-1', '', { fly: 'red green-1' })
  formation(campaign, 'red', 'red', 'port low')
  stopsFor(react(campaign), 'draw.reaction r-ambush-109, draw.luftwaffe lw-rotte-tailed')
  expect(germansOf(campaign, 'green-1')).toBe('109 2 tailed')
})

test('SAB-REA-08 SAB-ADV-08 no heavy marker stands behind an ambush, but any sun does', () => {
  const bounced = raided('green-1', 'high 109 heavy', { fly: 'red green-1' })
  stopsFor(react(bounced), 'draw.reaction r-ambush-109, draw.luftwaffe lw-bounced')
  expect(germansOf(bounced, 'red')).toBe('109 4 head-on')
  for (const [sun, applies] of [
    ['nose', true],
    [undefined, false],
  ] as const) {
    const campaign = raided('green-1', '', { fly: 'red green-1', sun })
    stopsFor(react(campaign), 'draw.reaction r-ambush-109, draw.luftwaffe lw-hun-in-the-sun')
    expect(germansOf(campaign, 'red') !== '109 2 head-on').toBe(applies)
  }
})
