import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { countedOf, figuresOf } from '../../board/header/Header.tsx'
import { MANNERS } from '../../board/manners.ts'
import type { Position } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { PatrolReport } from '../../state.ts'
import { fighterWithPilot } from '../../text/names.ts'
import { stakesOf } from '../../text/stakes.ts'
import type { AdjustOption } from '../../vocabulary/vector.ts'
import { aPatrol, bombers, escort, formation } from '../kit/table.ts'

const asked = (ask: string, ...ids: readonly string[]): Choice => ({
  kind: 'choice',
  seat: 'squadron',
  ask,
  options: ids.map(id => ({ id })),
})

test('SAB-IBM-10 SAB-CHS-05 nobody is asked whom to meet of escorts that stand in the way alike, or who chases first', () => {
  const campaign = aPatrol()
  escort(campaign, 'high 109 heavy')
  escort(campaign, 'ahead 109 light')
  expect(MANNERS.unasked?.(campaign, asked('intercept.station', 'high', 'ahead'))).toBe('ahead')
  expect(MANNERS.unasked?.(campaign, asked('chase.next', 'red', 'blue'))).toBe('red')
  expect(MANNERS.unasked?.(campaign, asked('chase', 'chase', 'home'))).toBeUndefined()
})

test('SAB-VET-07 what helps comes before what lets it be', () => {
  const order = MANNERS.foremost?.(aPatrol(), asked('intercept.again', 'no', 'again', 'red-1'))
  expect(order?.map(({ id }) => id)).toEqual(['red-1', 'again', 'no'])
})

test('SAB-DOG-34 who is badly hit is counted as open and not as lost, and a patrol that is over stands as it ended', () => {
  const campaign = aPatrol()
  expect(countedOf(campaign).aircraftLost).toBe(0)
  fighter(campaign, 'red-1').at = 'fate'
  expect(countedOf(campaign)).toMatchObject({ aircraftLost: 0, open: 1 })
  expect(figuresOf(campaign, countedOf(campaign)).find(({ name }) => name === 'lost')).toMatchObject({
    value: 0,
    more: ' +1 hit',
  })
  patrolOf(campaign).score.bombers = 2
  expect(countedOf(campaign).bombers).toBe(2)
  const flown = (chapter: number, destroyed: number): PatrolReport => ({
    chapter,
    patrol: 1,
    visibility: 'clear',
    bombers: 'dornier',
    destroyed,
    germanFighters: 1,
    isolated: 0,
    aircraftLost: 1,
    vp: 0,
    killed: [],
    wounded: [],
  })
  const over = {
    ...campaign,
    patrol: undefined,
    log: [flown(1, 9), flown(campaign.chapter, 2), flown(campaign.chapter, 3)],
  }
  expect(countedOf(over), 'of the chapter, as its points').toMatchObject({
    bombers: 5,
    germanFighters: 2,
    aircraftLost: 2,
  })
})

test('a cockpit without a pilot has its own name alone', () => {
  const campaign = aPatrol()
  campaign.patrol = undefined
  expect(fighterWithPilot(campaign, 'green-3')).toBe('Green 3')
})

test('SAB-RVS-18 with the escort seen, the place with the best way to the bombers stands first, and to stay is one of them', () => {
  const campaign = aPatrol()
  bombers(campaign, 'dornier')
  formation(campaign, 'squadron', 'red yellow blue green', 'starboard high')
  patrolOf(campaign).escortPlaced = true
  escort(campaign, 'starboard 109 heavy')
  const at = (position: Position) => ({
    id: `${position}/high`,
    to: { position, altitude: 'high' as const },
    on: [`position:${position}/high`],
  })
  const options: readonly AdjustOption[] = [
    { id: 'stay' },
    at('nose'),
    at('port'),
    { id: 'split/red', split: ['red'] },
    { id: 'split/red+yellow', split: ['red', 'yellow'] },
  ]
  const choice: Choice<AdjustOption> = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'contact.adjust',
    options,
    about: ['formation:squadron'],
  }
  const chance = (id: string) => stakesOf(campaign, choice).get(`position:${id}`)?.chance ?? 0
  const order = MANNERS.foremost?.(campaign, choice).map(({ id }) => id) ?? []
  const [first = ''] = order
  expect(chance(first)).toBe(Math.max(chance('nose/high'), chance('port/high')))
  expect(chance(first)).toBeGreaterThan(0)
  expect(order.at(-1), 'no better than a change, and past the 109s of this side').toBe('stay')
  // To divide is another thought, and comes after all places.
  expect(order).toHaveLength(3)
})

test('SAB-CIR-10 who attacks the circle next is a standing order', () => {
  expect(MANNERS.orders?.map(({ ask }) => ask)).toContain('circle.attacker')
  expect(MANNERS.routine).toContain('circle.attacker')
})
