import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { chancesOf } from '../../rules/03-dogfight/chances.ts'
import { fightPending } from '../../rules/03-dogfight/dogfight.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { hits } from '../kit/fight.ts'
import { aPatrol, dogfight, factsOf, pauseAfter, script } from '../kit/table.ts'

/** What a dogfight asks says what each answer comes to. */

function asked(campaign: Campaign, lines: string): Choice {
  return pauseAfter(fightPending(campaign), lines) as Choice
}

const said = (campaign: Campaign, choice: Choice) =>
  choice.options.map((_, i) => words.answer(campaign, choice, i))

const EVADED = 'dogfight.maneuver evade, draw.tailed t-nothing, draw.tailed t-hit, dogfight.evade-card'

test('SAB-VET-06 a Veteran who may shake them off: who is gone, who hangs on, and what happens all the same', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-1' })
  dogfight(campaign, 'red', '109 4 tailed')
  const choice = asked(campaign, `${EVADED} t-hit`)
  expect(choice.ask).toBe('use.follow-my-lead')
  const [no, yes] = said(campaign, choice)
  expect(no).toContain('one drops off, three Me 109s on our tail; Hit')
  expect(yes).toContain('four Me 109s gone; still happens: Hit')
})

test('SAB-VET-06 SAB-MAN-02 nobody is asked for a favour where the last German drops off all the same', () => {
  const askedOf = (germans: string, cards = `${EVADED} t-hit`) => {
    const campaign = aPatrol({ fly: 'red', veterans: 'red-1' })
    dogfight(campaign, 'red', germans)
    const choice = asked(campaign, cards)
    expect(choice.ask).toBe('use.follow-my-lead')
    return MANNERS.unasked?.(campaign, choice)
  }
  expect(askedOf('109 1 tailed')).toBe('no')
  expect(askedOf('109 2 tailed')).toBeUndefined()
})

test('SAB-VET-04 a turn that the card does not give: what the card brings otherwise', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-1' })
  dogfight(campaign, 'red', '109 2 tailed')
  const choice = asked(campaign, 'dogfight.maneuver turn, draw.tailed t-hit')
  expect(choice.ask).toBe('use.pull-tight')
  const [no, yes] = said(campaign, choice)
  expect(no).toContain('the card happens: Hit; they stay on our tail')
  expect(yes).toContain('head-on with two Me 109s next round')
})

test('SAB-MAN-03 who breaks away is told with the chances of the next round, for himself and for the others', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const choice = asked(campaign, `${EVADED} t-nothing`)
  expect(choice.ask).toBe('dogfight.break-out')
  const [stay = '', away = '', drawn = ''] = said(campaign, choice)
  const next = (unit: 'red' | 'red-1') =>
    Math.round(
      100 * chancesOf(campaign, { unit }, { type: '109', strength: 3, attitude: 'tailed' }, 'evade').hit,
    )
  expect(stay).toContain(`All stay together: all are at risk, ours hit ${next('red')}\u00a0%, ours lost `)
  expect(drawn).toContain(`draws them off: he alone is at risk, ours hit ${next('red-1')}\u00a0%`)
  expect(away).toMatch(/gets away: the others are at risk, ours hit \d+\s%/)
})

test('SAB-DOG-27 with a hit man there is no Evade in the next round; men who leave all the same behind are one answer', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const choice = asked(campaign, `${EVADED} t-nothing`)
  hits(campaign, 'red-2', 'wing-3')
  const next = (unit: 'red' | 'red-1', maneuver: 'evade' | 'none') =>
    Math.round(
      100 * chancesOf(campaign, { unit }, { type: '109', strength: 3, attitude: 'tailed' }, maneuver).hit,
    )
  const all = said(campaign, choice)
  expect(all[0]).toContain(`all are at risk; one is hit: no Evade, ours hit ${next('red', 'none')}\u00a0%`)
  const of = (id: string) => all[choice.options.findIndex(option => option.id === id)]
  expect(of('red-1/follow')).toContain(`he alone is at risk, ours hit ${next('red-1', 'evade')}\u00a0%`)
  expect(of('red-2'), 'the others are whole without him').toContain('the others are at risk, ours hit')
  const listed = MANNERS.foremost?.(campaign, choice) ?? []
  expect(listed.map(({ id }) => id)).toEqual(['stay', 'red-1', 'red-1/follow', 'red-2', 'red-2/follow'])
  expect(listed[2]).toMatchObject({
    why: 'he alone is at risk; the same for Red 3',
    also: ['red-3/follow'],
  })
})

test('SAB-ICO-17 a result that finds nobody is struck out on the card', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const lines =
    'dogfight.maneuver none, draw.tailed t-hit-green, dogfight.maneuver none, draw.tailed t-vanish'
  expect(factsOf(script(fightPending(campaign), lines), 'dogfight-card')).toMatchObject([
    { struck: ['hit-green'] },
    { struck: [] },
  ])
})

test('SAB-DOG-19 nobody is asked which of groups that are alike fights first; of others one of each kind is listed', () => {
  const alike = aPatrol({ fly: 'red' })
  dogfight(alike, 'red', '109 2 tailed, 109 2 tailed')
  const same = asked(alike, '')
  expect(same.ask).toBe('dogfight.marker')
  expect(MANNERS.unasked?.(alike, same)).toBe('red/1')
  const other = aPatrol({ fly: 'red' })
  dogfight(other, 'red', '109 2 tailed, 109 4 tailed, 109 2 tailed')
  const mixed = asked(other, '')
  expect(MANNERS.unasked?.(other, mixed)).toBeUndefined()
  expect(MANNERS.foremost?.(other, mixed).map(({ id }) => id)).toEqual(['red/1', 'red/2'])
  expect(words.answer(other, mixed, 0)).toMatch(/^Two Me 109s on our tail: one down \d+\s%, ours hit \d+\s%$/)
})
