import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SetUpChart } from '../../board/campaign/SetUpChart.tsx'
import { MANNERS } from '../../board/manners.ts'
import { packOf, standard } from '../../index.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'

test('SR-SET-16 the Escort table has one column for no escort, whatever the season', () => {
  const { seasons } = packOf({ pack: standard.id }).pack
  const isDouble = seasons.flatMap((_, season) => {
    const campaign = aCampaign({ pack: standard })
    campaign.season = season
    return (['outbound', 'inbound'] as const).map(type => {
      missionOf(campaign).type = type
      const markup = renderToStaticMarkup(<SetUpChart campaign={campaign} item="escort" />)
      return markup.split('>none<').length > 2
    })
  })
  expect(isDouble.filter(Boolean)).toEqual([])
})

test('SR-TRN-04 a die whose table has one result falls by itself', () => {
  const idle = (length: Campaign['length'], what: string) =>
    MANNERS.isIdle?.({ ...aCampaign({ pack: standard }), length }, { kind: 'chance', what, outcomes: [] })
  for (const what of ['setup.map', 'setup.type', 'setup.operations']) {
    expect(idle('mission', what), what).toBe(true)
    expect(idle('short', what), what).toBe(false)
  }
  expect(idle('mission', 'setup.escort')).toBe(false)
})
