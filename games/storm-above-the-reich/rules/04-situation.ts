import type { Procedure, Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { SituationPage } from '../pack/types.ts'
import type { Campaign, Mission, SetUpItem } from '../state.ts'
import { note } from '../vocabulary.ts'
import { formation, missionOf, typeOf } from './05-map/table.ts'
import { damageBomber } from './20-burst/damage.ts'
import { settle } from './24-commands.ts'

/** SR-SIT-01 The page of the Situation Manual for the map and the mission type: one die for each item. */

const ITEMS = ['damage', 'anchored', 'sun', 'contrails', 'tp', 'limit'] as const satisfies SetUpItem[]
type Item = (typeof ITEMS)[number]

/** One item. SR-SIT-01 Their order does not matter: it is that of the page. */
export function* readSituation(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const page = packOf(campaign).situation(mission.map, typeOf(mission))
  const item = nextItem(mission, page)
  if (item === undefined) return 'briefing'
  yield* READ[item](campaign, mission, page)
  return 'situation'
}

function nextItem({ dice, sun }: Mission, page: SituationPage): Item | undefined {
  return ITEMS.find(
    item =>
      !dice.some(die => die.item === item) &&
      // SR-SIT-08 Maps 7 and 8 only, and only in the sun.
      (item !== 'contrails' || (page.contrails !== undefined && sun !== undefined)),
  )
}

const READ: Readonly<Record<Item, (campaign: Campaign, mission: Mission, page: SituationPage) => Procedure>> =
  {
    /** SR-SIT-02 SR-SIT-03 */
    *damage(campaign, _mission, page) {
      const { placeNamed } = formation(campaign)
      for (const bomber of yield* settle(campaign, 'damage', page.damage))
        yield* damageBomber(campaign, placeNamed(bomber), 'situation', undefined, false)
    },
    /** SR-SIT-04 */
    *anchored(campaign, mission, page) {
      yield* settle(campaign, 'anchored', page.anchored, boxes => {
        mission.anchored = [...boxes]
      })
    },
    /** SR-SIT-07 */
    *sun(campaign, mission, page) {
      yield* settle(campaign, 'sun', page.sun, sun => {
        mission.sun = sun === 'none' ? undefined : sun
      })
    },
    /** SR-SIT-08 */
    *contrails(campaign, mission, { contrails }) {
      if (contrails)
        yield* settle(campaign, 'contrails', contrails, there => {
          mission.contrails = there
        })
    },
    /** SR-SIT-09 All there will be: none are gained later. */
    *tp(campaign, mission, page) {
      yield* settle(campaign, 'tp', page.tp, tp => {
        mission.tp = tp
      })
    },
    /** SR-SIT-10 */
    *limit(campaign, mission, page) {
      const limit = yield* settle(campaign, 'limit', page.limit, turn => {
        mission.limit = turn
      })
      const { anchored, sun, contrails, tp } = mission
      note('SR-SIT-01', 'setup.situation', { anchored, sun, contrails, tp, limit })
    },
  }
