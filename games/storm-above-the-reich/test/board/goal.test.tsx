import { expect, test } from 'vitest'
import { MissionHeader } from '../../board/Header.tsx'
import { standard } from '../../index.ts'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'
import { draw } from './drawn.ts'

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
  expect(shown(campaign)).toContain(`To win: ${win.vp} points, a bomber down is 1, and ${win.pilots} pilots`)
  expect(shown(campaign)).toContain(`1 of ${win.vp}`)
  mission.type = 'inbound'
  expect(shown(campaign)).toContain('a bomber down is 2')
})
