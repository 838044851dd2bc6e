import { stepAt } from '../../pack/index.ts'
import type { Steps } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { TacticsChart } from '../../vocabulary/response.ts'
import { note } from '../../vocabulary.ts'
import { flightOf, gruppenIn, gruppenInRaid, isBomber, isDecoy, squadronsIn, tablesOf } from '../02-terms.ts'

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

/** Whether the pool responds, by the chart for what is known of the raid. */
function byTactics(campaign: Campaign, pool: number): boolean {
  const { all, hold, sweep, limited: chart3, poor } = tablesOf(campaign).tactics
  const { raid, intelligence, taken = 'minor' } = flightOf(campaign)
  const hunters = gruppenIn(campaign, 'hunt').length
  const compare = (chart: TacticsChart, against: number | 'minor' | 'major', needed: number) => {
    const responds = pool >= needed
    note(RULES[chart], 'tactics', { raid, chart, pool, against, needed, responds })
    return responds
  }
  const versus = (chart: TacticsChart, steps: Steps<number>, against: number) =>
    compare(chart, against, stepAt(steps, against))
  // RE-7.3.e
  if (intelligence === 'poor') return compare('4', taken, poor[taken])
  // RE-7.3.d
  if (intelligence === 'limited')
    return versus('3', chart3, gruppenIn(campaign, 'hunt', 'bomber', 'escort').length)
  // RE-7.3.c
  if (!isBomberRaid(campaign)) return versus('2', sweep, hunters)
  // RE-7.3.a RE-7.3.b
  return versus('1A', all, hunters) || versus('1B', hold, hunters + gruppenIn(campaign, 'escort').length)
}

/** RE-7.3.a A bomber Gruppe in the Bomber Box; RE-19.3.d Jabos are fighters. */
function isBomberRaid(campaign: Campaign): boolean {
  const bombers = gruppenIn(campaign, 'bomber').filter(id => isBomber(campaign, id)).length
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
