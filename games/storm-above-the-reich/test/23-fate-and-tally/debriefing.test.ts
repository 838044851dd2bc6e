import { describe, expect, test } from 'vitest'
import { killPilot, loseFighter } from '../../rules/02-pilots/pilots.ts'
import { endMission } from '../../rules/06-turn.ts'
import { debrief } from '../../rules/23-fate-and-tally/debriefing.ts'
import { tally } from '../../rules/23-fate-and-tally/tally.ts'
import type { Campaign } from '../../state.ts'
import { fighter, placesOf } from '../kit/attackers.ts'
import { aCampaign, factsOf, script } from '../kit/table.ts'

const pilotOf = (campaign: Campaign, no: number) => {
  const pilot = campaign.pilots[no]
  if (pilot === undefined) throw new Error(`No pilot ${no}`)
  return pilot
}

describe('the end of a mission', () => {
  test('SR-SEQ-09 it is told of each pilot, one after the other, what became of him', () => {
    const campaign = aCampaign({ fighters: 'tail/low, exited, lost, tail/low ju88' })
    const dead = pilotOf(campaign, 2)
    script(
      (function* () {
        yield* []
        loseFighter(campaign, fighter(campaign, 2), 'collision')
        killPilot(campaign, dead, 'collision')
      })(),
    )
    pilotOf(campaign, 1).story.push({ mission: 1, what: 'destroyed', of: undefined })
    const told = factsOf(script(tally(campaign), [], ['quarters.replace']), 'mission.pilot')
    expect(told).toEqual([
      { pilot: 0, name: 'Arnold', became: 'home', fallen: 0, destroyed: 0, escorts: 0 },
      { pilot: 1, name: 'Brnold', became: 'home', fallen: 0, destroyed: 1, escorts: 0 },
      { pilot: 2, name: 'Crnold', became: 'killed', fallen: 0, destroyed: 0, escorts: 0 },
    ])
  })

  test('SR-SEQ-09 who is still up there, or never entered, flies home', () => {
    const campaign = aCampaign({ fighters: 'tail/low, reserve, exited' })
    debrief(campaign)
    expect(placesOf(campaign)).toEqual(['home', 'home', 'exited'])
  })

  test('SR-SEQ-09 SR-TRN-02 in the training nobody rolls for a Fate Box', () => {
    const campaign = aCampaign({ fighters: 'fate, tail/low', length: 'training' })
    const told = factsOf(script(endMission(campaign)), 'mission.pilot')
    expect(told).toMatchObject([{ became: 'fate' }, { became: 'home' }])
  })
})
