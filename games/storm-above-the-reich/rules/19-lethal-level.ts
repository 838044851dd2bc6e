import { packOf } from '../pack/index.ts'
import type { Cohesion, LevelNote } from '../pack/types.ts'
import type { Campaign, ElementNo, Fighter, Mission, SpaceNo } from '../state.ts'
import { formation, missionOf } from './05-map/table.ts'
import { goneFrom } from './20-burst/bombers.ts'

/** How dangerous a space is: to a fighter, and in itself. */

export interface LethalLevel {
  /** From 0 to 5. */
  readonly level: number
  /** What it is made of, the printed number first. */
  readonly parts: readonly LevelPart[]
}

export interface LevelPart {
  readonly id: 'printed' | 'altitude' | 'anchored' | 'gone' | 'loose' | 'kaputt' | 'machine' | 'card'
  readonly by: number
}

/** SR-LL-04 */
export const COHESION: Readonly<Record<Cohesion, number>> = { good: 0, loose: -1, kaputt: -2 }

/** SR-LL-07 Only the sum is held between 0 and 5. */
function clamp(sum: number): number {
  return Math.max(0, Math.min(5, sum))
}

/** SR-LL-08 As the table stands now. `extra`: SR-LL-06 what a Continuing Fire card adds. */
export function levelOf(
  campaign: Campaign,
  fighter: Fighter,
  element: ElementNo | undefined,
  extra = 0,
): number {
  const mission = missionOf(campaign)
  const space = formation(campaign).spaces[fighter.space]
  if (space === undefined) return 0
  // SR-LL-01
  let sum = space.level + extra - goneFrom(campaign, space.no)
  for (const one of space.notes) if (holds(mission, one, fighter)) sum += one.by
  return clamp(sum + cohesionBy(mission, element) + machineBy(campaign, fighter))
}

/** The same with its parts, for whoever wants to see how it is made. */
export function lethalLevel(
  campaign: Campaign,
  fighter: Fighter,
  element: ElementNo | undefined,
  extra = 0,
): LethalLevel {
  const parts = partsOf(campaign, fighter.space, element, fighter)
  add(parts, 'machine', machineBy(campaign, fighter))
  add(parts, 'card', extra)
  return total(parts)
}

/** What holds in a space whatever the fighter; in an overlap for the first of its elements unless one is named. */
export function spaceLevel(campaign: Campaign, space: SpaceNo, element?: ElementNo): LethalLevel {
  const first = formation(campaign).spaces[space]?.elements[0]
  return total(partsOf(campaign, space, element ?? first, undefined))
}

function partsOf(
  campaign: Campaign,
  no: SpaceNo,
  element: ElementNo | undefined,
  fighter: Fighter | undefined,
): LevelPart[] {
  const mission = missionOf(campaign)
  const { level, notes } = formation(campaign).spaces[no] ?? { level: 0, notes: [] }
  const parts: LevelPart[] = [{ id: 'printed', by: level }]
  for (const one of notes)
    if (holds(mission, one, fighter)) add(parts, 'when' in one ? 'altitude' : 'anchored', one.by)
  add(parts, 'gone', -goneFrom(campaign, no))
  const cohesion = element === undefined ? 'good' : (mission.elements[element]?.cohesion ?? 'good')
  if (cohesion !== 'good') add(parts, cohesion, COHESION[cohesion])
  return parts
}

/** SR-LL-02 Whether a printed note holds. SR-SIT-06 A position is anchored if any of its boxes is. */
function holds({ anchored }: Mission, one: LevelNote, fighter: Fighter | undefined): boolean {
  if ('when' in one) return fighter?.altitude === one.when
  for (const box of anchored) if (box.startsWith(one.anchored)) return true
  return false
}

function cohesionBy({ elements }: Mission, element: ElementNo | undefined): number {
  const found = element === undefined ? undefined : elements[element]
  return found ? COHESION[found.cohesion] : 0
}

/** SR-LL-05 What the machine adds to its own level. */
function machineBy(campaign: Campaign, { kind, mode }: Fighter): number {
  return packOf(campaign).pack.operations.lethal[kind][mode]
}

function add(parts: LevelPart[], id: LevelPart['id'], by: number): void {
  if (by !== 0) parts.push({ id, by })
}

function total(parts: readonly LevelPart[]): LethalLevel {
  let sum = 0
  for (const { by } of parts) sum += by
  return { level: clamp(sum), parts }
}
