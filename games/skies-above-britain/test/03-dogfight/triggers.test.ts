import type { Procedure } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { DogfightScenario } from '../../pack/types.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { dogfights } from '../../rules/03-dogfight/dogfight.ts'
import { interceptBombers } from '../../rules/05-interception/bombers.ts'
import { cruise } from '../../rules/05-interception/cruise.ts'
import { interceptEscort } from '../../rules/05-interception/escort.ts'
import { chase } from '../../rules/06-entropy/chase.ts'
import { patrolComplete } from '../../rules/06-entropy/patrol-complete.ts'
import { escortReaction } from '../../rules/06-entropy/reaction.ts'
import { applyVector } from '../../rules/07-raid-vector/icons.ts'
import { muster, scenarioDogfight } from '../../rules/10-campaign/scenarios.ts'
import type { Campaign, Track } from '../../state.ts'
import { amongBombers, aPatrol, asked, bombers, escort, formation, germansOf } from '../kit/table.ts'

/** What sets dogfights off, and with whom. Red is in it in every case. */

const outbound = (space: number): Track => ({
  inbound: [0, 0, 0, 0, 0, 0],
  outbound: [0, 0],
  held: [],
  raid: { row: 'outbound', space },
  released: 'coast',
})

/** Red at Port with an order, against these markers. */
function ordered(order: 'escort' | 'bombers' | 'cruise', markers: string, at = 'port high') {
  const campaign = aPatrol({ fly: 'red' })
  escort(campaign, markers)
  bombers(campaign)
  formation(campaign, 'red', 'red', at, { order })
  return campaign
}

/** Red 1 among the bombers, with this escort around. */
function reacting(markers: string) {
  const campaign = aPatrol({ fly: 'red-1' })
  escort(campaign, markers)
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  return campaign
}

/** Red without contact. */
function lost(markers: string) {
  const campaign = aPatrol({ fly: 'red' })
  escort(campaign, markers)
  return campaign
}

type Name =
  | 'escort-success'
  | 'escort-failure'
  | 'bombers'
  | 'cruise'
  | 'help'
  | 'ambush-109'
  | 'ambush-110'
  | 'chase'
  | 'channel'
  | 'messerschmitts'
type Scene = readonly [Campaign, (campaign: Campaign) => Procedure<unknown>, string]

/** The table, the step and its dice up to the Advantage Card. */
const TRIGGERS: Record<Name, (markers?: string) => Scene> = {
  'escort-success': (markers = 'port 109 light') => [
    ordered('escort', markers),
    interceptEscort,
    'intercept.escort 12',
  ],
  'escort-failure': (markers = 'port 109 light') => [
    ordered('escort', markers),
    interceptEscort,
    'intercept.escort 1, intercept.again no',
  ],
  bombers: (markers = 'port 109 light') => [
    ordered('bombers', markers),
    interceptBombers,
    'intercept.bombers 1, intercept.again no',
  ],
  cruise: (markers = 'port 109 light') => [
    ordered('cruise', markers),
    cruise,
    'cruise.to port/high, cruise.a 1',
  ],
  help: (markers = 'high 109 light') => [reacting(markers), escortReaction, 'draw.reaction r-help-high'],
  'ambush-109': (markers = 'high 109 light') => [
    reacting(markers),
    escortReaction,
    'draw.reaction r-ambush-109',
  ],
  'ambush-110': (markers = 'high 109 light') => [
    reacting(markers),
    escortReaction,
    'draw.reaction r-ambush-110',
  ],
  chase: (markers = 'high 109 light') => [lost(markers), chase, 'chase chase, chase 1'],
  channel: (markers = 'high 110 light') => {
    const campaign = lost(markers)
    patrolOf(campaign).track = outbound(0)
    return [campaign, patrolComplete, 'channel-patrol 12, random.fighter red-1']
  },
  messerschmitts: (markers = 'high 110 light') => {
    const campaign = lost(markers)
    patrolOf(campaign).track = outbound(0)
    const attack = (one: Campaign) => applyVector(one, ['messerschmitts'])
    return [campaign, attack, '']
  },
}

/** Plays to the Advantage Card, or through it, and says what comes next. */
function after(name: Name, markers?: string, card = '', more?: (campaign: Campaign) => void) {
  const [campaign, step, lines] = TRIGGERS[name](markers)
  more?.(campaign)
  const all = [lines, card].filter(line => line !== '').join(', ')
  const next = asked(step(campaign), all)
  return { campaign, next, unit: name === 'help' || name.startsWith('ambush') ? 'red-1' : 'red' } as const
}

test.each<[Name, string]>([
  ['escort-success', 'draw.raf'],
  ['escort-failure', 'draw.luftwaffe'],
  ['bombers', 'draw.luftwaffe'],
  ['cruise', 'draw.luftwaffe'],
  ['help', 'draw.luftwaffe'],
  ['ambush-109', 'draw.luftwaffe'],
  ['chase', 'draw.luftwaffe'],
  ['channel', 'draw.luftwaffe'],
  ['messerschmitts', 'draw.luftwaffe'],
])('SAB-DOG-01 SAB-ADV-03 a dogfight begins with a card: %s', (name, draw) => {
  expect(after(name).next).toMatch(new RegExp(`^${draw}:`))
})

test.each<[Name, string, '109' | '110']>([
  ['escort-success', 'port 109 light', '109'],
  ['escort-failure', 'port 110 light', '110'],
  ['bombers', 'port 109 light', '109'],
  ['bombers', 'port 110 light', '110'],
  ['cruise', 'port 110 light', '110'],
  ['help', 'high 109 light', '109'],
  ['help', 'high 110 light', '110'],
  ['ambush-109', 'high 110 light', '109'],
  ['ambush-110', 'high 109 light', '110'],
  ['chase', 'high 110 light', '110'],
  ['chase', 'high 110 light, port 109 light', '109'],
  ['chase', 'high 110 light, port 109 light suppressed', '110'],
  ['channel', 'high 110 light', '109'],
  ['messerschmitts', 'high 110 light', '109'],
])('SAB-DOG-06 SAB-DOG-07 SAB-DOG-08 %s with %s brings %ss', (name, markers, type) => {
  const { campaign, unit } = after(
    name,
    markers,
    'draw.luftwaffe lw-rotte-head-on'.replace(
      'luftwaffe lw',
      name === 'escort-success' ? 'raf raf' : 'luftwaffe lw',
    ),
  )
  expect(germansOf(campaign, unit)).toBe(`${type} 2 head-on`)
})

test.each<[string, Name, string, boolean]>([
  ['SAB-ADV-05', 'escort-failure', 'port 109 heavy', true],
  ['SAB-ADV-05', 'escort-failure', 'port 109 light', false],
  ['SAB-ADV-06', 'bombers', 'port 109 heavy', true],
  ['SAB-ADV-06', 'bombers', 'port 109 light, trailing 109 heavy', false],
  ['SAB-ADV-06', 'cruise', 'port 109 heavy', true],
  ['SAB-ADV-06', 'cruise', 'port 109 light, lead 109 heavy', false],
  ['SAB-ADV-07', 'help', 'high 109 heavy', true],
  ['SAB-ADV-07', 'help', 'high 109 light', false],
  ['SAB-ADV-08', 'ambush-109', 'high 109 heavy', false],
  ['SAB-ADV-09', 'chase', 'high 109 light, port 109 heavy', true],
  ['SAB-ADV-09', 'chase', 'high 109 light, port 109 heavy suppressed', false],
  ['SAB-ADV-10', 'channel', 'high 110 heavy', false],
  ['SAB-ADV-10', 'messerschmitts', 'high 109 heavy', false],
])('%s SAB-ADV-04 heavy escort: %s with %s', (_, name, markers, heavy) => {
  const { campaign, unit } = after(name, markers, 'draw.luftwaffe lw-behind-you')
  expect(germansOf(campaign, unit)).toBe(`109 ${heavy ? 4 : 2} tailed`)
})

test.each<[string, Name, 'port' | 'nose', boolean]>([
  ['SAB-ADV-14', 'bombers', 'port', true],
  ['SAB-ADV-14', 'bombers', 'nose', false],
  ['SAB-ADV-14', 'help', 'port', false],
  ['SAB-ADV-15', 'chase', 'nose', true],
  ['SAB-ADV-15', 'messerschmitts', 'nose', true],
  ['SAB-ADV-15', 'ambush-109', 'nose', true],
  ['SAB-ADV-15', 'channel', 'nose', true],
])('%s SAB-ADV-13 the sun: %s with the sun at %s', (_, name, sun, applies) => {
  const inTheSun = (campaign: Campaign) => {
    patrolOf(campaign).sun = sun
    for (const one of patrolOf(campaign).formations) one.at = { position: 'port', altitude: 'low' }
  }
  const { campaign, unit } = after(name, undefined, 'draw.luftwaffe lw-hun-in-the-sun', inTheSun)
  expect(germansOf(campaign, unit).split(', ')).toHaveLength(applies ? 2 : 1)
})

test('SAB-ADV-14 Help from a station in the sun comes out of the sun', () => {
  const campaign = reacting('port 109 light')
  patrolOf(campaign).sun = 'port'
  asked(escortReaction(campaign), 'draw.reaction r-help-two, draw.luftwaffe lw-hun-in-the-sun')
  expect(germansOf(campaign, 'red-1')).toBe('109 2 head-on, 109 2 tailed')
})

test('SAB-DOG-05 a formation of two Sections: a card for each', () => {
  const campaign = aPatrol({ fly: 'red blue' })
  const trigger = { deck: 'luftwaffe', type: '109', heavy: false, sun: false } as const
  expect(asked(dogfights(campaign, ['red', 'blue'], trigger))).toBe('dogfight.next: red, blue')
})

test.each<[Name, string]>([
  ['escort-success', 'draw.raf raf-rotte-head-on'],
  ['bombers', 'draw.luftwaffe lw-rotte-head-on'],
  ['cruise', 'draw.luftwaffe lw-rotte-head-on'],
])('SAB-DOG-40 after %s the formation has lost contact, engaged or not', (name, card) => {
  const { campaign } = after(name, undefined, card)
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-DOG-03 scenario 1 says how it opens; scenario 4 has cards', () => {
  const first = school('sab-1')
  expect(asked(scenarioDogfight(first))).toMatch(/^dogfight.maneuver of unit:red-1/)
  expect(asked(scenarioDogfight(school('sab-4')))).toMatch(/^draw.luftwaffe/)
})

function school(scenario: string) {
  const campaign = aPatrol({ scenario })
  campaign.pilots = []
  muster(campaign, packOf(campaign).scenario(scenario) as DogfightScenario)
  return campaign
}
