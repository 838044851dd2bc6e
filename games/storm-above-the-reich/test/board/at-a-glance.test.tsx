import { expect, test } from 'vitest'
import { ASKED } from '../../board/attack/Faces.tsx'
import { Docks } from '../../board/docks/Docks.tsx'
import { layOut } from '../../board/docks/layout.ts'
import { sheetOf } from '../../board/docks/sheet.ts'
import { MissionHeader } from '../../board/Header.tsx'
import { toFire } from '../../board/question.ts'
import { standard } from '../../index.ts'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'
import { ask, draw, read } from './drawn.ts'

const shown = (campaign: Campaign) =>
  draw(<MissionHeader campaign={campaign} ground={false} onGround={() => undefined} />).replace(
    /<[^>]+>/g,
    ' ',
  )

test('SR-CAM-08 SR-TAL-03 all through a mission it stands there what wins, and how far it is', () => {
  const campaign = aCampaign({ pack: standard, fighters: 'nose/low', turn: 2 })
  const { win } = seasonAt(campaign, campaign.season).victory
  const mission = missionOf(campaign)
  mission.type = 'outbound'
  mission.score.vp = 1
  expect(shown(campaign)).toContain(`To win: ${win.vp} points, 1 for a bomber down, ${win.pilots} pilots`)
  expect(shown(campaign)).toContain(`1 of ${win.vp}`)
  mission.type = 'inbound'
  expect(shown(campaign)).toContain('2 for a bomber down')
})

test('SR-MAP-04 the boxes to come back by have their names', () => {
  const campaign = aCampaign({ pack: standard, fighters: 'nose/low', turn: 2 })
  const layout = layOut(sheetOf({ width: 696, height: 650 }), missionOf(campaign), false, () => false)
  const markup = draw(<Docks campaign={campaign} layout={layout} />)
  expect(markup.match(/>Return</g)).toHaveLength(8)
  expect(markup.match(/>Evasive</g)).toHaveLength(8)
  // And there is room left to say which side it is.
  for (const name of ['Nose Level', 'Tail Level']) expect(markup).toContain(`>${name}<`)
})

test('SR-MAP-02 a box at a flank is named as short as its window is narrow', () => {
  const campaign = aCampaign({ pack: standard, fighters: 'right/low, left/level', turn: 2 })
  const layout = layOut(sheetOf({ width: 696, height: 650 }), missionOf(campaign), false, () => false)
  const markup = draw(<Docks campaign={campaign} layout={layout} />)
  for (const name of ['Right Low', 'Left Level']) expect(markup).toContain(`>${name}<`)
})

test('SR-ATK-01 before the first card those who have yet to fire are whom the question is about', () => {
  const campaign = aCampaign({ pack: standard, fighters: '3.2 nose/low A1, 4.2 nose/low A2, tail/low' })
  expect(toFire(campaign, ask('burst.next'))).toEqual(['fighter:0', 'fighter:1'])
  Object.assign(missionOf(campaign).fighters[0] ?? {}, { attacked: true })
  expect(toFire(campaign, ask('burst.next'))).toEqual(['fighter:1'])
  expect(toFire(campaign, ask('fire.next'))).toEqual([])
})

test('SR-MOV-04 who moves as one of many in a box has no figures of his own', () => {
  const answerOf = (group: boolean) => {
    const state = aCampaign({ pack: standard, fighters: 'nose/low', turn: 2 })
    const option = { id: 'fighter/0', on: ['fighter:0'], fighter: 0 }
    const options = group ? [option, { id: 'group/nose/low', on: ['box:nose/low'] }] : [option]
    const choice = { kind: 'choice', seat: 'staffel', ask: 'move.next', options } as const
    return ASKED['move.next']?.Answer?.({ state, choice, option })
  }
  expect(answerOf(true)).toBeUndefined()
  expect(read(answerOf(false))).toMatch(/: Nose Low, damages \d+.*, is hit \d/)
})

test.each(['nose/low', 'tail/low'] as const)(
  'SR-APP-04 four who wait at %s on a small screen stand in one row',
  at => {
    const campaign = aCampaign({ pack: standard, fighters: Array.from({ length: 4 }, () => at), turn: 2 })
    const sheet = sheetOf({ width: 696, height: 650 })
    const { docks } = layOut(sheet, missionOf(campaign), false, () => false)
    expect(docks.get(at)?.rect.height).toBeLessThan(2 * sheet.piece.height)
  },
)
