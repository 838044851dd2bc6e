import type { Logged } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { DayNumber, GruppeId, Segment, SquadronId, TargetId, TargetType } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { ScoreReason } from '../../vocabulary/terms.ts'
import type { Notes } from '../../vocabulary.ts'

/** What bombs did to one target in one raid. */
export interface Bombed {
  readonly target: TargetId
  readonly vp: number
}

/** What came of one raid: the points of its bombs, of all of it, and who was lost. */
export interface RaidTold extends Pick<Notes['raid-over'], 'target' | 'by' | 'gruppen' | 'squadrons'> {
  readonly segment: Segment
  /** So many squadrons met it. */
  readonly met: number
  readonly bombs: number
}

/** One Raid Day, as the log tells it. */
export interface WarDay {
  readonly day: DayNumber
  /** The total in the morning and at night. */
  readonly before: number
  after: number
  readonly bombed: Bombed[]
  readonly raids: RaidTold[]
  /** The total after each thing that scored, with its hour. */
  readonly steps: { readonly segment: Segment; readonly vp: number }[]
  /** What was scored from this morning to the next, by what it was for. */
  readonly reasons: Map<ScoreReason, number>
}

export interface Loss {
  readonly unit: GruppeId | SquadronId
  readonly heavy: boolean
}

/** The war so far. */
export interface History {
  readonly days: readonly WarDay[]
  readonly losses: readonly Loss[]
  readonly reasons: ReadonlyMap<ScoreReason, number>
}

/** A note of one kind, with its facts. */
function isNote<K extends keyof Notes>(note: Logged, what: K): note is Logged & { readonly facts: Notes[K] } {
  return note.what === what
}

/** Read from the log, which is complete: the board itself remembers no past. */
export function historyOf({ scenario }: Pick<Campaign, 'scenario'>, notes: readonly Logged[]): History {
  const days: WarDay[] = [newDay(scenario === 'thin-blue-line' ? 16 : 0, 0)]
  const losses: Loss[] = []
  const reasons = new Map<ScoreReason, number>()
  let [vp, segment, bombs, met]: [number, Segment, number, number] = [0, 0, 0, 0]
  for (const note of notes) {
    const today = days.at(-1)
    if (!today) break
    if (isNote(note, 'score')) {
      const { by, why } = note.facts
      vp = note.facts.vp
      add(reasons, why, by)
      add(today.reasons, why, by)
      if (why === 'days' || why === 'sealion') continue
      today.after = vp
      today.steps.push({ segment, vp })
    } else if (isNote(note, 'first-segment') || isNote(note, 'clock')) segment = note.facts.segment
    else if (isNote(note, 'next-day')) days.push(newDay(note.facts.day, vp))
    else if (isNote(note, 'raid-begins')) [bombs, met] = [0, 0]
    else if (isNote(note, 'responds') || isNote(note, 'decoy-response')) met += note.facts.squadrons.length
    else if (isNote(note, 'bombing')) {
      bombs += note.facts.vp
      today.bombed.push({ target: note.facts.target, vp: note.facts.vp })
    } else if (isNote(note, 'raid-over')) {
      const { target, by, gruppen, squadrons } = note.facts
      today.raids.push({ target, by, gruppen, squadrons, segment, met, bombs })
    } else losses.push(...lossesIn(note))
  }
  return { days, losses, reasons }
}

function add<K>(sums: Map<K, number>, key: K, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by)
}

const newDay = (day: DayNumber, vp: number): WarDay => ({
  day,
  before: vp,
  after: vp,
  bombed: [],
  raids: [],
  steps: [],
  reasons: new Map(),
})

function lossesIn(note: Logged): readonly Loss[] {
  if (isNote(note, 'combat'))
    return note.facts.hits
      .filter(({ to }) => to === 'light-loss' || to === 'heavy-loss')
      .map(({ unit, to }) => ({ unit, heavy: to === 'heavy-loss' }))
  if (isNote(note, 'event-loss')) return note.facts.units.map(unit => ({ unit, heavy: false }))
  if (isNote(note, 'landing-accident')) return [{ unit: note.facts.gruppe, heavy: false }]
  return []
}

/** The raids of this day that are over: those since the last one dawned. */
export function raidsToday(
  campaign: Pick<Campaign, 'scenario'>,
  notes: readonly Logged[],
): readonly RaidTold[] {
  const dawn = notes.findLastIndex(({ what }) => what === 'next-day')
  return historyOf(campaign, notes.slice(Math.max(0, dawn))).days.at(-1)?.raids ?? []
}

/** The raids of the Raid Day before this one; none on the first. */
export function raidsOfLastDay(
  campaign: Pick<Campaign, 'scenario'>,
  notes: readonly Logged[],
): readonly RaidTold[] {
  const dawn = notes.findLastIndex(({ what }) => what === 'next-day')
  return dawn < 0 ? [] : raidsToday(campaign, notes.slice(0, dawn))
}

/** Points of all bombs on each target. */
export function bombedTargets({ days }: History): ReadonlyMap<TargetId, number> {
  const sums = new Map<TargetId, number>()
  for (const { bombed } of days) for (const { target, vp } of bombed) add(sums, target, vp)
  return sums
}

/** The same by type of target. */
export function bombedTypes(
  campaign: Pick<Campaign, 'pack'>,
  history: History,
): ReadonlyMap<TargetType, number> {
  const sums = new Map<TargetType, number>()
  for (const [target, vp] of bombedTargets(history)) {
    const type = packOf(campaign).target.get(target)?.type
    if (type) add(sums, type, vp)
  }
  return sums
}
