import { count } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import { MissionSheet } from '../../board/campaign/MissionSheet.tsx'
import { OffMap } from '../../board/campaign/OffMap.tsx'
import { isBeforeTakeOff, Quarters } from '../../board/campaign/Quarters.tsx'
import { SituationCard } from '../../board/campaign/SituationCard.tsx'
import { aStaffel } from '../kit/staffel.ts'
import { aCampaign } from '../kit/table.ts'
import { ask, draw, pilot } from './drawn.ts'

describe('on the ground', () => {
  test('the quarters are where one is before Turn 1', () => {
    expect(isBeforeTakeOff(aStaffel())).toBe(true)
    expect(isBeforeTakeOff(aCampaign({ turn: 0 }))).toBe(true)
    expect(isBeforeTakeOff(aCampaign({ turn: 1 }))).toBe(false)
  })

  test.each([
    ['quarters.spend', 'Pilot Roster'],
    ['hospital.roll', 'Pilot Roster'],
    ['muster.experte', 'Pilot Roster'],
    ['operations.buy', 'Next mission'],
    ['command.map', 'Next mission'],
    ['briefing.go', 'Next mission'],
  ])('%s opens the page %s', (key, page) => {
    const markup = draw(<Quarters campaign={aCampaign({ turn: 0 })} pause={ask(key)} />)
    expect(markup).toMatch(new RegExp(`aria-selected="true" aria-controls="[^"]*">${page}`))
  })

  test('set-up: what has been rolled is lit, what is to come is not; a command is marked', () => {
    const campaign = aCampaign({ turn: 0, type: 'outbound', ep: 8 })
    campaign.mission?.dice.push(
      { item: 'map', die: 9, commanded: false },
      { item: 'type', die: 7, commanded: true },
    )
    const markup = draw(<MissionSheet campaign={campaign} />)
    expect(count(markup, 'chart-hit')).toBe(2)
    expect(markup).toContain('class="chart-hit">Outbound')
    expect(count(markup, 'sr-not-rolled')).toBe(2)
    expect(count(markup, 'set by Staffel Command')).toBe(1)
    expect(markup).toContain('7 of the staffel’s 8 Experience Points')
    expect(draw(<MissionSheet campaign={aCampaign({ turn: 0, ep: 6 })} />)).not.toContain(
      'Experience Points set a die',
    )
  })

  test('SR-SET-13 once the escort is rolled for nothing is bought: the situation stands first, and stays there', () => {
    const campaign = aCampaign({ turn: 0, type: 'outbound', fighters: 'reserve' })
    const order = () => {
      const markup = draw(<MissionSheet campaign={campaign} />)
      return ['Operations Menu', 'sr-situation', 'Mission Set-Up'].map(part => markup.indexOf(part))
    }
    const [menu = -1, card = -1, dice = -1] = order()
    expect([menu >= 0, menu < dice, dice < card]).toEqual([true, true, true])
    campaign.mission?.dice.push({ item: 'escort', die: 9, commanded: false })
    const [later = -1, first = -1, below = -1] = order()
    expect([later, first < below]).toEqual([-1, true])
  })

  test('the desk: OP left, what they buy, what has been bought, who is still on the ground', () => {
    const campaign = aCampaign({
      turn: 0,
      op: 3,
      fighters: [
        { at: 'reserve', armor: true },
        { kind: 'bf110', at: 'reserve' },
      ],
    })
    if (campaign.mission) {
      campaign.mission.operations = 6
      campaign.mission.stores.cannon = 2
    }
    const markup = draw(<MissionSheet campaign={campaign} />)
    expect(markup).toContain('3 OP left')
    expect(markup).toContain('of 6')
    expect(markup).toContain('aria-label="Arnold, FW190, Armor"')
    expect(markup).toContain('aria-label="Bf110 1, Bf110, no attachments"')
    expect(markup).toContain('data-ref="marker:cannon"')
    // Whoever flies keeps his place in the list.
    expect(count(markup, 'data-ref="pilot:')).toBe(18)
    expect(count(markup, 'sr-who-flies')).toBe(1)
    expect(markup).toContain('Pilots on the ground <small>17</small>')
    expect(markup).toContain('Armor, Cannon, Rockets, Cable; at most 2')
  })

  test('the situation as read; what is not known yet stands in one line', () => {
    const laid = aCampaign({
      sun: 'tail/high',
      anchored: ['nose/low'],
      escort: 'p-38',
      escortTurn: 4,
      bombers: { A1: ['spar-4', 'spar-4'], A2: 'fallen' },
    })
    const markup = draw(<SituationCard campaign={laid} />)
    expect(markup).toMatch(/Sun<\/dt><dd>Tail High/)
    expect(markup).toMatch(/Anchored boxes<\/dt><dd>Nose Low/)
    expect(markup).toMatch(/Escort<\/dt><dd>Heavy escort of P-38 Lightnings from Turn 4/)
    expect(markup).toMatch(/Damaged<\/dt><dd>A1 ×2, A2 fallen/)
    expect(count(markup, 'sr-thumb-damaged')).toBe(1)
    expect(count(markup, 'sr-thumb-gone')).toBe(1)
    const early = draw(<SituationCard campaign={aCampaign({ turn: 0 })} />)
    expect(early).toContain('Mission, Escort, Flight Limit, TP, Sun, Anchored boxes, Contrails and Damaged')
    expect(count(early, '<dd')).toBe(2)
  })

  test('Fate Boxes, the Wounded Box, the exited, the waiting and the lost', () => {
    const campaign = aCampaign({
      fighters: [
        { at: 'fate', fate: 'engine' },
        { at: 'exited' },
        { at: 'reserve' },
        { at: 'lost' },
        { at: 'tail/low' },
      ],
    })
    pilot(campaign, 7).status = 'wounded'
    const markup = draw(<OffMap campaign={campaign} />)
    expect(markup).toMatch(/sr-fate-full[^>]*><h5>Engine<\/h5><span[^>]*data-ref="fighter:0"/)
    expect(markup).toMatch(/Wounded Box<\/h5><div[^>]*><span[^>]*data-ref="pilot:7"/)
    expect(markup).toMatch(/Out of the fight<\/h5><div[^>]*><span[^>]*data-ref="fighter:1"/)
    expect(markup).toMatch(/Not yet entered<\/h5><div[^>]*><span[^>]*data-ref="fighter:2"/)
    expect(markup).toMatch(/Lost<\/h5><div[^>]*><span[^>]*data-ref="fighter:3"/)
    expect(markup).not.toContain('data-ref="fighter:4"')
  })
})
