import type { Logged } from '@tallyho/engine'
import type { Mode } from '../state.ts'
import { factsIf, type Notes } from '../vocabulary.ts'

/** What a training mission that was not passed teaches: by what happened in it, and in which turn. */

interface Course {
  /** The turn in which a bomber was first damaged, and which. */
  readonly damaged?: { readonly turn: number; readonly bomber: string }
  /** Who was hit last, in which turn, and how he had gone in. */
  readonly hits: ReadonlyMap<string, { readonly turn: number; readonly mode: Mode }>
  readonly serious?: string
}

/** SR-TRN-02 One sentence or two: what could have been done instead. */
export function whatHelps(notes: readonly Logged[]): string {
  const { damaged, hits, serious } = courseOf(notes)
  if (!damaged)
    return 'No bomber was damaged. A Determined attack does more damage, and the fire is thinnest where the numbers are low.'
  const hit = serious === undefined ? undefined : hits.get(serious)
  if (!hit) return 'Two fighters before one bomber may collide: give each a bomber of his own.'
  if (hit.turn > damaged.turn)
    return `B-24\u00a0${damaged.bomber} was damaged in turn ${damaged.turn}: from then on it was enough to fly home. ${serious} went in again in turn ${hit.turn}, and was hit.`
  return hit.mode === 'determined'
    ? `${serious} went in Determined. Evasive does less damage, but is hit about half as often.`
    : `${serious} was hit although he was Evasive: that was bad luck. Fly it again.`
}

/** SR-TRN-04 What one mission came to, and what would have won it. SR-CAM-12 One that was called off was not flown at all. */
export function whatWins({ outcome, vp, win }: Notes['season.over'], aborted: boolean): string {
  if (aborted) return 'It was called off: nobody flew, and no bomber means no point. Take off to win it.'
  if (outcome === 'won')
    return 'Enough bombers are down, and your pilots are there to fly on: that was the goal.'
  return vp < win.vp
    ? 'A bomber brings a point when it goes down or falls out of the formation, none before: go for those that are damaged already.'
    : 'Enough bombers are down, but too few pilots are left to fly: go in Evasive where the fire is thick, and home when the escort comes.'
}

function courseOf(notes: readonly Logged[]): Course {
  let turn = 0
  const modes = new Map<string, Mode>()
  const hits = new Map<string, { turn: number; mode: Mode }>()
  let course: Course = { hits }
  for (const note of notes) {
    const of = <K extends keyof Notes & string>(what: K) => factsIf(note, what)
    turn = of('turn.begun')?.turn ?? turn
    const mode = of('engage.mode')
    if (mode) modes.set(mode.name, mode.mode)
    const hit = of('hit.marker') ?? of('hit.proximity')
    if (hit) hits.set(hit.name, { turn, mode: modes.get(hit.name) ?? 'determined' })
    const damage = of('damage.marker')
    if (damage && !course.damaged) course = { ...course, damaged: { turn, bomber: damage.bomber } }
    const recovery = of('recovery.rolled')
    if (recovery?.serious) course = { ...course, serious: recovery.name }
  }
  return course
}
