import type { Procedure, Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Season, VictoryRow } from '../../pack/types.ts'
import type { Campaign, Length, Outcome, SeasonReport } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { availablePilots } from '../02-pilots/pilots.ts'
import { replacePilots } from '../02-pilots/replacements.ts'
import { at } from '../05-map/table.ts'
import { erode } from './quarters.ts'

/** Seasons and campaigns: how long they last, and who wins them. */

export function seasonOf(campaign: Campaign): Season {
  return seasonAt(campaign, campaign.season)
}

/** SR-TRN-04 One mission by itself has a row of its own. */
export function seasonAt(campaign: Pick<Campaign, 'pack' | 'length'>, index: number): Season {
  const { mission, seasons } = packOf(campaign).pack
  return campaign.length === 'mission' && mission ? mission : at(seasons, index)
}

interface SeasonTally {
  readonly vp: number
  readonly available: number
  readonly killed: number
}

/** SR-CAM-08 What the season is judged by, as it stands now: missions in the log, and the mission being flown. */
export function seasonTally(campaign: Campaign): SeasonTally {
  let vp = campaign.mission?.score.vp ?? 0
  let killed = campaign.mission?.score.killed.length ?? 0
  for (const entry of campaign.log) {
    if (entry.season !== campaign.season) continue
    vp += entry.vp
    killed += entry.killed.length
  }
  return { vp, available: availablePilots(campaign), killed }
}

/** SR-CAM-08 A season that fails by either measure is lost, whatever else it brought. */
export function judge(
  { win, lose }: VictoryRow,
  { vp, available, killed }: SeasonTally,
): SeasonReport['outcome'] {
  if (vp < lose.vp || killed > lose.killed) return 'lost'
  return vp >= win.vp && available >= win.pilots ? 'won' : 'between'
}

/** SR-CAM-01 After a mission: the next one, the next season, or the end. */
export function* nextMission(campaign: Campaign): Procedure<Step | undefined> {
  // SR-CAM-05 SR-CAM-12
  if (campaign.missionOfSeason >= seasonOf(campaign).missions) {
    // SR-TAL-06 Replacements belong to the mission's tally: they are there when the season is judged. SR-TRN-04 For nothing that is still to come there are none.
    if (campaign.length !== 'mission') yield* replacePilots(campaign)
    closeSeason(campaign)
    if (campaign.outcome !== undefined) return undefined
    campaign.season += 1
    campaign.missionOfSeason = 0
  }
  yield* erode(campaign)
  return 'quarters'
}

/** Where the end of a campaign is ruled. */
const RULES: Readonly<Record<Length, string>> = {
  training: 'SR-TRN-02',
  mission: 'SR-TRN-04',
  short: 'SR-CAM-02',
  medium: 'SR-CAM-03',
  full: 'SR-CAM-04',
}

function closeSeason(campaign: Campaign): void {
  const { id, victory } = seasonOf(campaign)
  const { win, lose } = victory
  const tally = seasonTally(campaign)
  const report: SeasonReport = { season: campaign.season, ...tally, outcome: judge(victory, tally) }
  campaign.seasons.push(report)
  campaign.outcome = outcomeOf(campaign)
  note('SR-CAM-08', 'season.over', {
    season: id,
    ...tally,
    outcome: report.outcome,
    win: { ...win },
    lose: { ...lose },
  })
  if (campaign.outcome !== undefined)
    note(RULES[campaign.length], 'campaign.over', { outcome: campaign.outcome })
}

/** SR-CAM-04 */
const SEASONS_TO_WIN = 4

/** How the campaign ended with the season just closed; undefined if it goes on. */
function outcomeOf({ length, season, seasons, pack }: Campaign): Outcome | undefined {
  const latest = seasons.at(-1)?.outcome
  // SR-CAM-02
  if (length === 'short' || length === 'mission') return latest
  // SR-CAM-03 SR-CAM-04
  if (latest === 'lost') return 'lost'
  if (length === 'medium' && latest === 'won') return 'won'
  if (length === 'full' && seasons.filter(({ outcome }) => outcome === 'won').length >= SEASONS_TO_WIN)
    return 'won'
  // SR-CAM-07 After the last season there is no other.
  return season + 1 < packOf({ pack }).pack.seasons.length ? undefined : 'between'
}
