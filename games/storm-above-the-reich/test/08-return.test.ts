import { describe, expect, test } from 'vitest'
import { returnPhase } from '../rules/08-return.ts'
import { placesOf } from './kit/attackers.ts'
import { aCampaign, asked, type Layout, type Lines, offers, play } from './kit/table.ts'

function returned(fighters: string, lines: Lines = [], layout: Layout = {}) {
  const played = play(aCampaign({ ...layout, fighters }), returnPhase, lines)
  return { ...played, places: placesOf(played.campaign).join(', ') }
}

const ways = (fighters: string) => offers(returnPhase(aCampaign({ fighters })))

describe('Return Phase', () => {
  test.each([
    ['nose/return/high', 'nose/high'],
    ['nose/return/low', 'nose/low'],
    ['left/return/low', 'left/low'],
    ['tail/evasive/high', 'tail/return/high'],
    ['right/evasive/low', 'right/return/low'],
  ])('SR-RET-03 SR-MAP-04 from %s to %s, one step', (from, to) => {
    expect(asked(returnPhase(aCampaign({ fighters: from })))).toBe('return.to of fighter:0: back, exit')
    const { places, facts } = returned(from, 'return.to back')
    expect(places).toBe(to)
    expect(facts('return.returned')).toEqual([{ fighter: 0, name: 'Arnold', from, to }])
  })

  test('SR-RET-01 every one of them must return or exit; nobody else is asked', () => {
    const three = 'tail/return/low, tail/low, nose/evasive/high'
    const { places, pauses } = returned(three, 'return.to back exit')
    expect(places).toBe('tail/low, tail/low, exited')
    expect(pauses).toMatchObject([{ about: ['fighter:0'] }, { about: ['fighter:2'] }])
  })

  test('SR-RET-01 one answer brings all the rest back', () => {
    const three = 'tail/return/low, nose/return/high, left/evasive/low'
    expect(ways(three)).toEqual(['back', 'all', 'exit'])
    const { places, pauses } = returned(three, 'return.to all')
    expect([places, pauses.length]).toEqual(['tail/low, nose/high, left/return/low', 1])
  })

  test('SR-RET-02 SR-REC-08 a hit fighter neither returns nor exits', () => {
    const { places, pauses, value } = returned('tail/return/low wing-4, tail/evasive/low wing-4')
    expect([places, pauses, value]).toEqual(['tail/return/low, tail/evasive/low', [], 'recovery'])
  })

  test('SR-ACB-19 a dogfighter does not return', () => {
    const { places, pauses } = returned('dogfight group-1')
    expect([places, pauses]).toEqual(['dogfight', []])
  })

  test.each(['tail/return/low', 'tail/return/low evasive'])(
    'SR-RET-04 its mode makes no difference: %s',
    one => {
      expect(ways(one)).toEqual(['back', 'exit'])
    },
  )

  const anchored: Layout = { anchored: ['tail/low'] }

  test('SR-RET-05 an anchored box cannot be returned to: the fighter must exit', () => {
    const { places, pauses, facts } = returned('tail/return/low, tail/low', [], anchored)
    expect([places, pauses]).toEqual(['exited, tail/low', []])
    expect(facts('return.barred')).toEqual([{ fighter: 0, name: 'Arnold', to: 'tail/low' }])
  })

  test('SR-RET-05 also if all are told to return, and a hit one still stays', () => {
    const five =
      'nose/return/low, tail/return/low, tail/return/low wing-4, tail/evasive/low, left/evasive/low'
    const { places } = returned(five, 'return.to all', anchored)
    expect(places).toBe('nose/low, exited, tail/return/low, tail/return/low, left/return/low')
  })

  test('SR-RET-06 an escort does not hinder it', () => {
    const escorts = ['tail/low', 'tail/return/low']
    const { places, value } = returned('tail/return/low', 'return.to back', { escorts })
    expect([places, value]).toEqual(['tail/low', 'escort'])
  })

  test('SR-RET-07 SR-SEQ-06 who exits is out, and with the last one the mission is over', () => {
    const { places, value } = returned('tail/return/low', 'return.to exit')
    expect([places, value]).toEqual(['exited', 'mission-end'])
  })
})
