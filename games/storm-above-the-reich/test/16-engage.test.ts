import type { Option } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { approach } from '../rules/15-approach.ts'
import { engage } from '../rules/16-engage/engage.ts'
import { handOf, leadsTo } from '../rules/16-engage/maneuvers.ts'
import { burst } from '../rules/20-burst/burst.ts'
import { leaveFormation } from '../rules/21-continuing-fire/continuing-fire.ts'
import { MANEUVERS } from '../state.ts'
import { advantagesIn, fighter, flying, whereabouts } from './kit/attackers.ts'
import { aCampaign, asked, factsOf, ids, offers, pauseAfter, script } from './kit/table.ts'

const NOSE = 'nose/approach/level'

describe('mode', () => {
  test('SR-ENG-01 each fighter: Determined or Evasive', () => {
    expect(asked(engage(aCampaign({ fighters: ['3.3 nose/level'] })))).toBe(
      'engage.mode of fighter:0: determined, evasive',
    )
  })

  test('SR-ENG-01 one answer may do for all that are left', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/level', '2.1 nose/level', '1.2 nose/level'] })
    const lines = 'engage.mode determined, engage.maneuver climb'
    expect(offers(engage(campaign), lines)).toEqual([
      'determined',
      'evasive',
      'all/determined',
      'all/evasive',
    ])
    const played = script(engage(campaign), [lines, 'engage.mode all/evasive'], ['engage.maneuver'])
    expect([0, 1, 2].map(no => fighter(campaign, no).mode)).toEqual(['determined', 'evasive', 'evasive'])
    expect(factsOf(played, 'engage.mode')).toEqual([
      { fighter: 0, name: 'Arnold', mode: 'determined' },
      { fighter: 1, name: 'Brnold', mode: 'evasive' },
      { fighter: 2, name: 'Crnold', mode: 'evasive' },
    ])
  })

  test('SR-ENG-01 the last of several is asked for himself alone', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/level', '2.1 nose/level'] })
    expect(offers(engage(campaign), 'engage.mode evasive, engage.maneuver climb')).toEqual([
      'determined',
      'evasive',
    ])
  })

  test('SR-ENG-02 a pilot without Quick is not asked again, whatever the card says', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/level A1 evasive'] })
    const { pauses } = script(burst(campaign), 'card.nose nose-1, burst.result all', [
      'hit.draw',
      'proximity.draw',
      'collision.leave',
      'collision.escape',
    ])
    expect(pauses.some(pause => pause.kind === 'choice' && pause.ask.startsWith('quick'))).toBe(false)
    expect(fighter(campaign).mode).toBe('evasive')
  })

  test('SR-ENG-03 the mode of an earlier attack means nothing: it is chosen anew', () => {
    for (const mode of ['determined', 'evasive'] as const) {
      const campaign = aCampaign({ fighters: [flying('3.3', NOSE, { mode })] })
      expect(offers(engage(campaign))).toEqual(['determined', 'evasive'])
    }
  })
})

describe('maneuver', () => {
  test('SR-ENG-04 each fighter must have one of six', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/level'] })
    const lines = 'engage.mode evasive'
    const pause = pauseAfter(engage(campaign), lines)
    expect(pause).toMatchObject({ ask: 'engage.maneuver', about: ['fighter:0'] })
    expect(ids(pause)).toEqual([...MANEUVERS])
    const played = script(engage(campaign), [lines, 'engage.maneuver dive-roll-left'])
    expect(fighter(campaign).maneuver).toBe('dive-roll-left')
    expect(factsOf(played, 'engage.maneuver')).toEqual([
      { fighter: 0, name: 'Arnold', maneuver: 'dive-roll-left', to: 'right/evasive/low' },
    ])
  })

  test.each([
    ['determined', 'return'],
    ['evasive', 'evasive'],
  ] as const)('SR-ENG-04 %s: each maneuver lights the %s box it leads to', (mode, kind) => {
    const campaign = aCampaign({ fighters: ['3.3 nose/level'] })
    const pause = pauseAfter(engage(campaign), `engage.mode ${mode}`)
    const lit = pause.kind === 'choice' ? pause.options.map(({ on }: Option) => on?.join()) : []
    expect(lit).toEqual([
      `box:tail/${kind}/high`,
      `box:tail/${kind}/low`,
      `box:right/${kind}/high`,
      `box:left/${kind}/high`,
      `box:right/${kind}/low`,
      `box:left/${kind}/low`,
    ])
  })

  test.each([
    ['nose', 'tail'],
    ['tail', 'nose'],
    ['right', 'left'],
    ['left', 'right'],
  ] as const)('SR-ENG-05 straight from %s leads to %s', (from, to) => {
    expect([leadsTo(from, 'climb'), leadsTo(from, 'dive')]).toEqual([to, to])
  })

  test.each([
    ['nose', 'left', 'right'],
    ['tail', 'right', 'left'],
    ['right', 'nose', 'tail'],
    ['left', 'tail', 'nose'],
  ] as const)('SR-ENG-06 from %s a roll right leads to %s, a roll left to %s', (from, right, left) => {
    expect([leadsTo(from, 'climb-roll-right'), leadsTo(from, 'dive-roll-right')]).toEqual([right, right])
    expect([leadsTo(from, 'climb-roll-left'), leadsTo(from, 'dive-roll-left')]).toEqual([left, left])
  })

  test('SR-ENG-07 climbs end on the High side, dives on the Low side', () => {
    expect(MANEUVERS.map(handOf)).toEqual(['high', 'low', 'high', 'high', 'low', 'low'])
  })
})

describe('order', () => {
  test('SR-ENG-08 mode and maneuver of one after the other', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/level', '2.1 nose/level'] })
    const { pauses } = script(engage(campaign), [
      'engage.mode determined, engage.maneuver climb, engage.mode evasive, engage.maneuver dive',
    ])
    expect(pauses.map(pause => pause.kind === 'choice' && pause.about?.join())).toEqual([
      'fighter:0',
      'fighter:0',
      'fighter:1',
      'fighter:1',
    ])
  })

  test('SR-ENG-08 SR-SEQ-03 mode and maneuver, Collision Checks, advantages; then Burst', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/level', '3.3 nose/level'] })
    const played = script(engage(campaign), [
      'engage.mode all/determined, engage.maneuver climb dive, collision.next fighter/1',
      'proximity.draw clear',
    ])
    expect(played.value).toBe('burst')
    expect(
      played.notes.map(({ what }) => what).filter(what => /mode|maneuver|check|earned/.test(what)),
    ).toEqual([
      'engage.mode',
      'engage.mode',
      'engage.maneuver',
      'engage.maneuver',
      'collision.check',
      'advantage.earned',
    ])
  })

  test('SR-ENG-08 SR-ADV-01 SR-COL-22 who is gone after a Collision Check earns nothing', () => {
    const campaign = aCampaign({ tp: 0, fighters: ['3.3 nose/level', '3.3 nose/level'] })
    script(
      engage(campaign),
      'engage.mode all/determined, collision.next fighter/0, proximity.draw escape-1',
      ['engage.maneuver', 'collision.leave'],
    )
    expect(whereabouts(campaign)).toBe('exited')
    expect(advantagesIn(campaign, 'a')).toBe('')
  })

  test('SR-SEQ-03 SR-Q-45 the steps of the Attack Phase follow each other, 7A to 7D', () => {
    const campaign = aCampaign({ fighters: ['tail/approach/high'] })
    expect(script(approach(campaign), 'approach.target bomber/A1').value).toBe('engage')
    expect(script(engage(campaign), [], ['engage.mode', 'engage.maneuver']).value).toBe('burst')
    expect(script(burst(campaign), 'card.tail tail-2', WHATEVER).value).toBe('break-away')
    const fire = 'card.fire fire-strafe'
    expect(script(leaveFormation(campaign), [fire], WHATEVER).value).toBe('end-turn')
  })
})

const WHATEVER = ['damage.draw', 'damage.catastrophe', 'hit.draw']
