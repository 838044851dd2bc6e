import { stepAt } from '../../pack/index.ts'
import type { Intelligence, Steps } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { TacticsChart } from '../../vocabulary/response.ts'
import { type Notes, note } from '../../vocabulary.ts'
import {
  flightOf,
  gruppenIn,
  gruppenInRaid,
  gruppenWhere,
  isBomberType,
  isDecoy,
  squadronsIn,
  tablesOf,
} from '../02-terms.ts'
import { classesOf } from '../06-raid/detection.ts'

/** RE-19.65.a So many hunters make a sweep of a raid with one bomber. */
const SWEEP = 5

/** RE-7.3.a to RE-7.3.e How many squadrons of the pool respond. */
export function respondingOf(campaign: Campaign): number {
  const pool = squadronsIn(campaign, 'pool').length
  // RE-A-51 A decoy draws all of them.
  if (isDecoy(campaign)) return pool
  const responds = byTactics(campaign, pool)
  if (!responds || flightOf(campaign).intelligence !== 'accurate') return responds ? pool : 0
  return limited(campaign, pool)
}

/** The rule of each chart. */
const RULES: Readonly<Record<TacticsChart, string>> = {
  '1A': 'RE-7.3.b',
  '1B': 'RE-7.3.b',
  '2': 'RE-7.3.c',
  '3': 'RE-7.3.d',
  '4': 'RE-7.3.e',
}

/** A chart of the tactics: whom the pool is compared with, and how many squadrons are wanted. */
type Compared = Pick<Notes['tactics'], 'chart' | 'against' | 'needed'>

/** Whether the pool responds, by the chart for what is known of the raid. */
function byTactics(campaign: Campaign, pool: number): boolean {
  const { raid, intelligence = 'poor', taken = 'minor' } = flightOf(campaign)
  return chartsFor(campaign, intelligence, taken).some(compared => {
    const responds = pool >= compared.needed
    note(RULES[compared.chart], 'tactics', { raid, pool, responds, ...compared })
    return responds
  })
}

/** The charts that what is known of the raid is held against, one after the other until one lets them go. */
function chartsFor(
  campaign: Campaign,
  intelligence: Intelligence,
  taken: 'minor' | 'major',
): readonly Compared[] {
  const { all, hold, sweep, limited: chart3, poor } = tablesOf(campaign).tactics
  const versus = (chart: TacticsChart, steps: Steps<number>, against: number): Compared => ({
    chart,
    against,
    needed: stepAt(steps, against),
  })
  // RE-7.3.e
  if (intelligence === 'poor') return [{ chart: '4', against: taken, needed: poor[taken] }]
  // RE-7.3.d
  if (intelligence === 'limited')
    return [versus('3', chart3, gruppenIn(campaign, 'hunt', 'bomber', 'escort').length)]
  const hunters = gruppenIn(campaign, 'hunt').length
  // RE-7.3.c
  if (!isBomberRaid(campaign)) return [versus('2', sweep, hunters)]
  // RE-7.3.a RE-7.3.b
  return [versus('1A', all, hunters), versus('1B', hold, hunters + gruppenIn(campaign, 'escort').length)]
}

/** So many squadrons dare to meet the raid, if this is known of it; RE-6.2.g of poor intelligence the player makes the most. */
export function daringAt(campaign: Campaign, intelligence: Intelligence): number {
  if (isDecoy(campaign)) return 0
  const taken = classesOf(campaign).includes('major') ? 'major' : 'minor'
  return Math.min(...chartsFor(campaign, intelligence, taken).map(({ needed }) => needed))
}

/** RE-7.3.a A bomber Gruppe in the Bomber Box; RE-19.3.d Jabos are fighters. */
function isBomberRaid(campaign: Campaign): boolean {
  const bombers = gruppenWhere(campaign, 'bomber', (_, { type }) => isBomberType(type)).length
  const sweep = campaign.advanced && bombers === 1 && gruppenIn(campaign, 'hunt').length >= SWEEP
  return bombers > 0 && !sweep
}

/** RE-7.31.a Nobody sends more than two squadrons against a Gruppe that he sees (RE-A-21). */
function limited(campaign: Campaign, pool: number): number {
  const gruppen = gruppenInRaid(campaign).length
  const limit = 2 * gruppen
  if (pool <= limit) return pool
  note('RE-7.31.a', 'response-limit', { raid: flightOf(campaign).raid, gruppen, limit })
  return limit
}
