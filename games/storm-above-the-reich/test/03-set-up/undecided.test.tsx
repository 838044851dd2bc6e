import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SetUpTable } from '../../board/campaign/SetUpTable.tsx'
import { rollMap, rollOperations, rollType } from '../../rules/03-set-up/set-up.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { aCampaign, rolls, script } from '../kit/table.ts'

const charts = (campaign: Parameters<typeof SetUpTable>[0]['campaign']): number =>
  renderToStaticMarkup(<SetUpTable campaign={campaign} />).split('<table').length - 1

test('SR-SET-03 between the die for the map and its own die a mission has no type, and no chart is shown of one', () => {
  const campaign = aCampaign()
  script(rollMap(campaign), [rolls('setup.map', 9)])
  expect(missionOf(campaign).type).toBeUndefined()
  expect(charts(campaign)).toBe(2)
  expect(() => script(rollOperations(campaign), [rolls('setup.operations', 1)])).toThrow('not known yet')
  script(rollType(campaign), [rolls('setup.type', 2)])
  expect(missionOf(campaign).type).toBe('inbound')
  expect(charts(campaign)).toBe(4)
})
