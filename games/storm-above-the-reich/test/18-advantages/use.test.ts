import { describe, expect, test } from 'vitest'
import { endTurn } from '../../rules/06-turn.ts'
import {
  advantagesOf,
  schwarmOf,
  spendAdvantage,
  spendSchwarm,
} from '../../rules/18-advantages/advantages.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import { advantagesIn, damageOn, element, fighter, whereabouts } from '../kit/attackers.ts'
import { aCampaign, after, asked, type Layout, offers, play, script } from '../kit/table.ts'

/** One fighter, and what lies in the element of Map 5. */
const alone = (piece: string, a: string, more: Layout = {}) =>
  aCampaign({ ...more, fighters: [piece], advantages: { a } })
/** The same on Map 7, in the elements Low and High. */
const on7 = (piece: string, advantages: Layout['advantages'] = {}) =>
  aCampaign({ map: '7', fighters: [piece], advantages })

describe('Rotte and Position', () => {
  test('SR-ADV-08 each cancels one Hit, and is removed', () => {
    const campaign = aCampaign({ advantages: { a: 'rotte position' } })
    expect(advantagesOf(campaign, 0)).toEqual(['rotte', 'position'])
    spendAdvantage(campaign, 0, 'rotte')
    expect(advantagesOf(campaign, 0)).toEqual(['position'])
    spendAdvantage(campaign, 0, 'position')
    expect(advantagesOf(campaign, 0)).toEqual([])
    element(campaign, 'a').rotte = true
    expect(advantagesOf(campaign, 0)).toEqual(['rotte'])
  })

  test('SR-ADV-08 any fighter in the element, before the draw: an Evasive auxiliary that did not earn it', () => {
    const campaign = alone('3.3 nose/high mc202 evasive A1', 'rotte', { anchored: ['nose/low'] })
    expect(offers(burst(campaign), 'card.nose nose-1, burst.result hit')).toEqual(['take', 'rotte/a'])
  })

  test('SR-ADV-08 in Continuing Fire too', () => {
    const card = 'card.fire fire-fall-away'
    expect(offers(leaveFormation(alone('2.2 nose/low', 'position')), card)).toEqual(['take', 'position/a'])
    const campaign = after(alone('2.2 nose/low', 'position'), leaveFormation, [card, 'hit.cancel position/a'])
    expect(fighter(campaign).hits).toEqual([])
    expect(advantagesIn(campaign, 'a')).toBe('')
  })
})

describe('a Bf110 is hit and passes from the element High into Low', () => {
  const card = 'card.nose nose-2'
  const rotteIn = (id: string) => on7('3.3 nose/level bf110', { [id]: 'rotte' })

  test.each(['low', 'high'])(
    'SR-ADV-03 SR-ATK-07 a Rotte in %s: the order matters, so the player says it',
    id => {
      expect(offers(burst(rotteIn(id)), card)).toEqual(['all', 'hit', 'pass-through'])
    },
  )

  test.each([
    [
      'SR-ADV-03 open to one that has passed into its element',
      'low',
      'pass-through, hit.cancel rotte/low',
      '',
    ],
    ['SR-ADV-03 and not before it is there', 'low', 'hit, hit.draw wing-4', 'rotte'],
    ['SR-ADV-03 lost to one that has left', 'high', 'pass-through, hit.draw wing-4', 'rotte'],
    ['SR-ATK-07 in the order of the card it is hit first', 'high', 'all, hit.cancel rotte/high', ''],
  ])('%s', (_, id, result, left) => {
    const campaign = after(rotteIn(id), burst, [card, `burst.result ${result}`])
    expect(whereabouts(campaign)).toBe('0.0')
    expect(advantagesIn(campaign, id)).toBe(left)
  })

  test('SR-ATK-07 with nothing to cancel by, here or there, nobody asks for the order', () => {
    const campaign = after(on7('3.3 nose/level bf110'), burst, [card, 'hit.draw wing-4'])
    expect(whereabouts(campaign)).toBe('0.0')
  })
})

describe('Schwarm', () => {
  const card = 'card.nose nose-2'

  test('SR-ADV-09 two Damage results, one at a time', () => {
    const campaign = aCampaign({ advantages: { a: 'schwarm-2' } })
    spendSchwarm(campaign, 0)
    expect(schwarmOf(campaign, 0)).toBe(1)
    spendSchwarm(campaign, 0)
    expect(schwarmOf(campaign, 0)).toBe(0)
  })

  test('SR-ADV-03 SR-ADV-09 that of the element it passes into adds to the attack it is making', () => {
    const bf110 = '3.3 nose/low bf110 C1'
    const used = [card, 'hit.draw wing-4, burst.result schwarm/low, damage.draw spar-4']
    expect(damageOn(after(on7(bf110, { low: 'schwarm-1' }), burst, used), 'C1')).toEqual(['spar-4'])
    const both = on7(bf110, { low: 'schwarm-1', high: 'schwarm-1' })
    const declined = after(both, burst, [card, 'burst.result none, hit.draw wing-4, burst.result none'])
    expect(['low', 'high'].map(id => advantagesIn(declined, id))).toEqual(['schwarm-1', 'schwarm-1'])
  })

  test('SR-ADV-09 in Burst on top of the card, both by one fighter, though it did not help to earn them', () => {
    const table = () => alone('3.3 nose/low A1 evasive', 'schwarm-2')
    expect(offers(burst(table()), card)).toEqual(['schwarm/a', 'none'])
    const one = 'burst.result schwarm/a, damage.draw tailplane-2'
    const { campaign, facts } = play(table(), burst, [card, one, one])
    expect(damageOn(campaign, 'A1')).toEqual(['tailplane-2', 'tailplane-2'])
    expect(advantagesIn(campaign, 'a')).toBe('')
    const spent = { element: 'Lead', advantage: 'schwarm' }
    expect(facts('advantage.spent')).toEqual([1, 0].map(left => ({ ...spent, left })))
  })

  test('SR-ADV-09 one result may be kept for another fighter', () => {
    const lines = [card, 'burst.result schwarm/a, damage.draw tailplane-2, burst.result none']
    expect(advantagesIn(after(alone('3.3 nose/low A1', 'schwarm-2'), burst, lines), 'a')).toBe('schwarm-1')
  })

  test('SR-ADV-09 once declined it is not offered again for that attack, nor is Timing', () => {
    const harmless: Layout = { cohesion: { a: 'kaputt', high: 'kaputt' } }
    const schwarm = alone('3.3 nose/low evasive A1', 'schwarm-2', harmless)
    const timed = aCampaign({ ...harmless, map: '7', fighters: ['3.3 nose/low evasive C1 timing'] })
    for (const table of [schwarm, timed])
      expect(whereabouts(after(table, burst, [card, 'burst.result none']))).toBe('0.0')
  })

  test('SR-ADV-10 SR-CF-08 in Continuing Fire on any bomber of its space, after the event', () => {
    const campaign = alone('1.1 nose/low evasive', 'schwarm-1')
    const event = 'event.debris 2, event.nearest bomber/A2, damage.draw tailplane-2'
    const question = 'fire.schwarm of fighter:0: keep, a/A3, a/A2'
    expect(asked(leaveFormation(campaign), ['card.fire fire-debris', event])).toBe(question)
  })

  test.each([
    ['used, it is gone', 'schwarm-1', 'a/A3, damage.draw spar-4', ['spar-4'], ''],
    ['kept, it stays', 'schwarm-2', 'keep', [], 'schwarm-2'],
  ])('SR-ADV-10 %s', (_, lies, use, damage, left) => {
    const event = 'card.fire fire-debris, event.debris 1, hit.draw wing-4'
    const campaign = after(alone('1.1 nose/low evasive', lies), leaveFormation, [
      event,
      `fire.schwarm ${use}`,
    ])
    expect(damageOn(campaign, 'A3')).toEqual(damage)
    expect(advantagesIn(campaign, 'a')).toBe(left)
  })

  test.each([
    ['SR-ADV-10 not without a bomber in the space', '3.0 nose/low evasive', { cohesion: { a: 'kaputt' } }],
    ['SR-ADV-10 nor without ammunition', '1.1 nose/low evasive no-ammo', { cohesion: { a: 'kaputt' } }],
    ['SR-Q-56 nor when the event skips the table', '1.1 nose/low dive-roll-left', {}],
  ] as [string, string, Layout][])('%s', (_, piece, layout) => {
    const { campaign, pauses } = play(
      alone(piece, 'schwarm-2', layout),
      leaveFormation,
      'card.fire fire-hard-roll',
    )
    expect(pauses).toHaveLength(1)
    expect(advantagesIn(campaign, 'a')).toBe('schwarm-2')
  })
})

test('SR-ADV-12 in an overlap the advantages of both elements are there to pick from', () => {
  const both = on7('2.2 nose/low X', { low: 'rotte schwarm-2', high: 'schwarm-1' })
  expect(offers(burst(both), 'card.nose nose-2')).toEqual(['schwarm/low', 'schwarm/high', 'none'])
  const hit = on7('2.2 nose/low', { low: 'rotte', high: 'position' })
  const cancels = ['take', 'rotte/low', 'position/high']
  expect(offers(leaveFormation(hit), 'card.fire fire-hard-roll')).toEqual(cancels)
  const fire = on7('2.2 nose/low', { low: 'schwarm-1', high: 'schwarm-1' })
  expect(offers(leaveFormation(fire), 'card.fire fire-into-the-sun')).toEqual(['keep', 'low/X', 'high/X'])
})

test('SR-ADV-11 SR-SEQ-10 what is not used by the end of the turn is lost', () => {
  const campaign = alone('tail/low', 'rotte position schwarm-2')
  script(endTurn(campaign))
  expect(advantagesIn(campaign, 'a')).toBe('')
})
