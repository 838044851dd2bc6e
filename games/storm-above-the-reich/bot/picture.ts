import type { Campaign, Fighter, FighterNo, Mission } from '../state.ts'

/** What has been reckoned about the formation as it is now. It holds until something changes. */
export interface Picture {
  /** All that the reckoning reads. */
  readonly of: string
  /** Best attacks by fighter and Position Box. */
  readonly prospects: number[]
  /** For each fighter the first that fights as it does: what holds for one holds for the other. */
  readonly alike: FighterNo[]
  /** What a Hit costs, by fighter. */
  readonly hitCosts: number[]
  /** Damage points and what a marker does to the cohesion, by place. */
  readonly points: number[]
  readonly breakUps: number[]
}

const PICTURES = new WeakMap<Mission, Picture>()

/** Looks at the table before a decision. */
export function look(campaign: Campaign): void {
  const { mission } = campaign
  if (mission === undefined) return
  const of = readings(campaign, mission)
  if (PICTURES.get(mission)?.of !== of) PICTURES.set(mission, freshPicture(of))
}

export function pictureOf(campaign: Campaign, mission: Mission): Picture {
  let picture = PICTURES.get(mission)
  if (picture === undefined) {
    picture = freshPicture(readings(campaign, mission))
    PICTURES.set(mission, picture)
  }
  return picture
}

function freshPicture(of: string): Picture {
  return { of, prospects: [], alike: [], hitCosts: [], points: [], breakUps: [] }
}

/** All that the worth of an attack depends on, in full: two tables that read the same are worth the same. */
function readings(campaign: Campaign, mission: Mission): string {
  const { season, missionOfSeason, log } = campaign
  const { map, type, turn, limit, sun, anchored, score, proximity, detonations } = mission
  let all = `${season} ${missionOfSeason} ${log.length} ${map} ${type} ${turn} ${limit} ${sun} ${anchored} ${score.killed.length} ${detonations}`
  for (const { space } of proximity) all += ` ${space}`
  for (const { damage, gone } of mission.bombers) all += `;${gone ?? damage}`
  for (const { cohesion } of mission.elements) all += `;${cohesion}`
  for (const fighter of mission.fighters) all += fighterReadings(campaign, fighter)
  return all
}

function fighterReadings({ pilots }: Campaign, { kind, pilot, ammo, cannon, armor }: Fighter): string {
  const { skills, penalty } = pilots[pilot ?? -1] ?? { skills: [], penalty: undefined }
  return `;${kind} ${pilot} ${skills.length} ${penalty} ${ammo} ${cannon} ${armor}`
}
