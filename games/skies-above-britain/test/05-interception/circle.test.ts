import { expect, test } from 'vitest'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { fightCircle } from '../../rules/05-interception/circle.ts'
import { interceptEscort } from '../../rules/05-interception/escort.ts'
import { aFlight } from '../kit/interception.ts'
import { aPatrol, asked, expectAt, factsOf, germansOf, offers, script, stopsFor } from '../kit/table.ts'

const red = () => aPatrol({ fly: 'red' })
const circle = (campaign = red()) => fightCircle(campaign, ['red'])
/** All three on the flank of the first schwarm. */
const FLANKS = 'circle.place flank-0 flank-0 flank-0'
const NOTHING = 'draw.light l-nothing'

test('SAB-CIR-01 SAB-CIR-02 the fighters go onto the display, neither on the map nor without contact', () => {
  const campaign = red()
  expect(asked(circle(campaign))).toBe(
    'circle.place of fighter:red-1: box-0/head-on, box-0/tailing, flank-0, box-1/head-on, box-1/tailing, flank-1, box-2/head-on, box-2/tailing, flank-2, box-3/head-on, box-3/tailing, flank-3',
  )
  expectAt(campaign, 'circle red-1 red-2 red-3')
})

test('SAB-CIR-01 no Advantage Card is drawn when the 110s have formed their circle', () => {
  const campaign = aFlight('port high', 'escort', 'port 110 light')
  expect(stopsFor(interceptEscort(campaign), 'intercept.escort 12, circle 12', ['escort.target'])).toBe(
    'circle.place',
  )
})

test('SAB-CIR-02 it is there for one round: then the display is gone', () => {
  const campaign = red()
  const lines = `${FLANKS}, circle.attacker red-1, ${NOTHING}, circle.attacker red-2, draw.light l-nothing-b, draw.light l-jammed`
  script(circle(campaign), lines)
  expect(patrolOf(campaign).circle).toBeUndefined()
  expectAt(campaign, 'lost red-1 red-2 red-3')
})

test('SAB-CIR-03 every schwarm is whole until a marker takes its place', () => {
  const campaign = red()
  stopsFor(circle(campaign), `${FLANKS}, circle.attacker red-1, draw.light l-damage`)
  expect(patrolOf(campaign).circle?.schwarms).toEqual([3, 4, 4, 4])
})

test('SAB-CIR-04 one fighter to a box, any number on a flank; in a box he faces one schwarm or the other', () => {
  const options = offers(circle(), 'circle.place box-1/tailing')
  expect(options.filter(id => id.startsWith('box-1'))).toEqual([])
  expect(options).toContain('flank-1')
  expect(offers(circle(), 'circle.place flank-1')).toContain('flank-1')
})

test.each([
  ['box-1/tailing', 'draw.headOn x-damage, draw.tailed t-nothing', [4, 3, 4, 4]],
  ['box-1/head-on', 'draw.headOn x-damage, draw.headOn x-nothing', [4, 4, 3, 4]],
  ['box-3/head-on', 'draw.headOn x-damage, draw.headOn x-nothing', [3, 4, 4, 4]],
  ['flank-2', 'draw.light l-damage', [4, 4, 3, 4]],
])('SAB-CIR-04 SAB-CIR-08 who attacks from %s strikes that schwarm', (place, cards, schwarms) => {
  const campaign = red()
  stopsFor(circle(campaign), `circle.place ${place} flank-0 flank-0, circle.attacker red-1, ${cards}`)
  expect(patrolOf(campaign).circle?.schwarms).toEqual(schwarms)
})

/** What one fighter in a box has on his two cards, and what is struck. */
const box = (attitude: 'head-on' | 'tailing', lines: string) => {
  const campaign = withSection(aPatrol({ fly: 'red-1' }))
  const played = script(fightCircle(campaign, ['red']), `circle.place box-0/${attitude}, ${lines}`)
  return factsOf(played, 'circle-card')
}

/** One fighter that still counts as his Section. */
function withSection(campaign: ReturnType<typeof aPatrol>) {
  for (const one of Object.values(patrolOf(campaign).fighters)) one.at = 'section'
  return campaign
}

/** The dogfight that follows is over at once. */
const LET_GO = 'dogfight.tailing let-go'
const HIT = 'draw.hit wing-3, hit-check 12'

test('SAB-CIR-05 two cards in a box, both in the row of a single fighter and the column of 110s', () => {
  const lines = 'draw.headOn x-sorted, draw.tailed t-sorted, circle.icon turn, draw.headOn x-vanish'
  expect(box('tailing', lines)).toEqual([
    { fighter: 'red-1', cards: ['x-sorted', 't-sorted'], icons: ['turn', 'vanish'], struck: [] },
  ])
})

test('SAB-CIR-06 head-on: the Head-On card in full, of the Tailing card its Hits alone', () => {
  expect(box('head-on', 'draw.headOn x-sorted, draw.headOn x-sorted-b')).toMatchObject([
    { icons: ['vanish', 'turn'], struck: ['turn'] },
  ])
  expect(box('head-on', `draw.headOn x-nothing, draw.headOn x-damage--hit, ${HIT}, ${LET_GO}`)).toMatchObject(
    [{ icons: ['damage', 'hit'], struck: ['damage'] }],
  )
})

test('SAB-CIR-07 tailing: both cards in full but for Tight Turn and Slip, and no Maneuver', () => {
  expect(
    box('tailing', `draw.headOn x-nothing, draw.tailed t-slip--tight-turn--hit, ${HIT}, ${LET_GO}`),
  ).toMatchObject([{ icons: ['slip', 'tight-turn', 'hit'], struck: ['slip', 'tight-turn'] }])
})

test('SAB-CIR-08 on the flank a light Bomber Card, top row, flank column', () => {
  const campaign = red()
  stopsFor(circle(campaign), `${FLANKS}, circle.attacker red-2, draw.light l-sorted`)
  expect(patrolOf(campaign).fighters['red-2']).toMatchObject({ jammed: true, at: 'lost' })
})

test.each(['l-dorsal', 'l-distress-1'])(
  'SAB-CIR-08 SAB-A-112 what a schwarm cannot suffer is struck: %s',
  card => {
    const campaign = withSection(aPatrol({ fly: 'red-1' }))
    const played = script(fightCircle(campaign, ['red']), `circle.place flank-0, draw.light ${card}`)
    expect(factsOf(played, 'circle-card')[0]?.struck).toHaveLength(1)
  },
)

test('SAB-CIR-09 whoever attacks a flank has lost contact before the next one attacks', () => {
  const campaign = red()
  expect(stopsFor(circle(campaign), `${FLANKS}, circle.attacker red-2, ${NOTHING}`)).toBe('circle.attacker')
  expectAt(campaign, 'lost red-2, circle red-1 red-3')
  expect(germansOf(campaign, 'red-2')).toBe('')
})

test('SAB-CIR-16 SAB-A-67 when all have attacked, each in a box is behind a rotte of 110s, without contact', () => {
  const campaign = red()
  const lines = [
    'circle.place box-0/tailing box-1/head-on flank-0, circle.attacker red-3',
    `${NOTHING}, circle.attacker red-1, draw.headOn x-nothing, draw.tailed t-nothing`,
    'draw.headOn x-nothing-b, draw.headOn x-fuel',
  ].join(', ')
  expect(stopsFor(circle(campaign), lines)).toBe('dogfight.next')
  expectAt(campaign, 'lost red-1 red-2 red-3')
  expect(germansOf(campaign, 'red-1')).toBe('110 2 tailing')
  expect(germansOf(campaign, 'red-2')).toBe('110 2 tailing')
  expect(germansOf(campaign, 'red-3')).toBe('')
})

test('SAB-A-66 Hits are checked before those dogfights', () => {
  const campaign = withSection(aPatrol({ fly: 'red-1' }))
  const lines = 'circle.place box-0/tailing, draw.headOn x-hit, draw.tailed t-nothing, draw.hit fuselage-9'
  expect(stopsFor(fightCircle(campaign, ['red']), lines)).toBe('hit-check')
  const severe = withSection(aPatrol({ fly: 'red-1' }))
  script(fightCircle(severe, ['red']), `${lines}, hit-check 8`)
  expectAt(severe, 'fate red-1')
  expect(germansOf(severe, 'red-1')).toBe('')
})

test('SAB-CIR-17 the Suppression Check afterwards reads the row of the circle', () => {
  const flight = aFlight('port high', 'escort', 'port 110 light')
  for (const id of ['red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3'] as const) {
    const one = patrolOf(flight).fighters[id]
    if (one) one.at = 'rtb'
  }
  const played = script(
    interceptEscort(flight),
    `intercept.escort 12, circle 12, circle.place flank-0, ${NOTHING}, suppression 1`,
    ['escort.target'],
  )
  expect(factsOf(played, 'suppression')).toMatchObject([{ row: 'circle', fighters: 1, red: 12, blue: 7 }])
})

test('SAB-CIR-05 SAB-GEN-13 a deck that runs out between his two cards is shuffled again without the first', () => {
  const campaign = red()
  const { decks } = patrolOf(campaign)
  for (const card of Object.keys(decks.headOn)) decks.headOn[card] = card === 'x-hit' ? 1 : 0
  const second = asked(circle(campaign), 'circle.place box-0/head-on flank-0 flank-0, circle.attacker red-1')
  expect(second).toContain('x-hit-b')
  expect(second).not.toMatch(/x-hit(,|$)/)
})
