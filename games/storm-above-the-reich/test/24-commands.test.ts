import { describe, expect, test } from 'vitest'
import { rollEscort, rollMap, rollOperations, rollType } from '../rules/03-set-up/set-up.ts'
import { missionOf } from '../rules/05-map/table.ts'
import { placeEscorts } from '../rules/09-escort/escort-arrival.ts'
import { tally } from '../rules/23-fate-and-tally/tally.ts'
import { aCampaign, factsOf, ids, pauseAfter, rolls, script, takes } from './kit/table.ts'

describe('set-up dice', () => {
  test.each([
    ['map', rollMap, 1, ['accept', 'take/6', 'take/5']],
    ['type', rollType, 7, ['accept', 'take/inbound', 'take/near-target']],
    ['operations', rollOperations, 1, ['accept', 'take/6', 'take/10']],
    ['escort', rollEscort, 9, ['accept', 'take/light/spitfire', 'take/light/p-38/3', 'take/light/p-40/5']],
  ] as const)('SR-CMD-01 any other result of the %s table', (item, step, face, offered) => {
    const campaign = aCampaign({ ep: 7 })
    const pause = pauseAfter(step(campaign), [rolls(`setup.${item}`, face)])
    expect(pause).toMatchObject({ ask: `command.${item}` })
    expect(ids(pause)).toEqual(offered)
  })

  test('SR-CMD-01 with fewer than seven EP the die stands', () => {
    const campaign = aCampaign({ ep: 6 })
    expect(script(rollType(campaign), [rolls('setup.type', 7)]).pauses).toHaveLength(1)
    expect(campaign.mission?.type).toBe('outbound')
  })

  test('SR-CMD-01 the die may be accepted, for nothing', () => {
    const campaign = aCampaign({ ep: 7 })
    script(rollType(campaign), [rolls('setup.type', 7), takes('command.type', 'accept')])
    expect(campaign).toMatchObject({ ep: 7, mission: { type: 'outbound', commands: [] } })
    expect(campaign.mission?.dice).toEqual([{ item: 'type', die: 7, commanded: false }])
  })

  test('SR-CMD-03 SR-CMD-05 each die is rolled, then overridden, as often as the EP last', () => {
    const campaign = aCampaign({ ep: 20 })
    script(rollMap(campaign), [rolls('setup.map', 10), takes('command.map', 'take/7')])
    script(rollType(campaign), [rolls('setup.type', 7), takes('command.type', 'take/inbound')])
    expect(script(rollOperations(campaign), [rolls('setup.operations', 1)]).pauses).toHaveLength(1)
    expect(campaign.ep).toBe(6)
    expect(campaign.mission).toMatchObject({ map: '7', type: 'inbound', operations: 2 })
  })

  test('SR-CMD-04 the question comes with the die, and not again with the next', () => {
    const campaign = aCampaign({ ep: 14 })
    script(rollMap(campaign), [rolls('setup.map', 10), takes('command.map', 'accept')])
    const { pauses } = script(rollType(campaign), [rolls('setup.type', 7), takes('command.type', 'accept')])
    expect(pauses.map(pause => (pause.kind === 'choice' ? pause.ask : ''))).toEqual(['', 'command.type'])
    expect(campaign.mission?.map).toBe('5')
  })

  test('SR-CMD-06 the command is noted and logged', () => {
    const campaign = aCampaign({ ep: 8 })
    const { notes } = script(rollMap(campaign), [rolls('setup.map', 10), takes('command.map', 'take/7')])
    expect(factsOf({ notes }, 'setup.commanded')).toEqual([{ item: 'map', is: '7', cost: 7, ep: 1 }])
    expect(campaign.mission?.dice).toEqual([{ item: 'map', die: 10, commanded: true }])
    missionOf(campaign).type = 'inbound'
    script(tally(campaign))
    expect(campaign.log[0]?.commands).toEqual(['map'])
  })

  test('SR-CMD-07 the station die cannot be overridden', () => {
    const campaign = aCampaign({ ep: 50, escort: 'p-38', escorts: [{ at: 'unplaced' }] })
    expect(script(placeEscorts(campaign), [rolls('escort.set-up', 1)]).pauses).toHaveLength(1)
    expect(campaign.ep).toBe(50)
  })
})
