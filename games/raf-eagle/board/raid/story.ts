import type { Logged } from '@tallyho/engine'
import type { GruppeId, SquadronId } from '../../pack/types.ts'
import type { RaidBox } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { factsIf } from '../../vocabulary.ts'

/** What the log tells of the raid that is in the air. */

type UnitId = GruppeId | SquadronId
type Box = Notes['combat']['box']

/** A unit that is out of the raid for what a combat or an event did to it. */
export interface Fate {
  readonly unit: UnitId
  readonly to: 'inflight' | 'light-loss' | 'heavy-loss'
  /** Where it was hit. */
  readonly box: Box
}

interface Story {
  readonly told: readonly Logged[]
  readonly fates: readonly Fate[]
  /** Those of them that are being told: bursts and smoke belong to their beat. */
  readonly fresh: readonly Fate[]
  /** RE-7.4.a The squadrons that took off for it. */
  readonly met: readonly SquadronId[]
  readonly events: readonly Notes['raid-event'][]
  /** Bombs are falling just now. */
  readonly bombs: boolean
  /** RE-10.h And they do damage. */
  readonly hits: boolean
}

/** The notes since the raid began. */
export function storyOf(notes: readonly Logged[]): Story {
  const told = notes.slice(
    Math.max(
      0,
      notes.findLastIndex(({ what }) => what === 'raid-begins'),
    ),
  )
  return {
    told,
    fates: told.flatMap(fatesIn),
    met: told.flatMap(note => [
      ...(factsIf(note, 'responds')?.squadrons ?? []),
      ...(factsIf(note, 'decoy-response')?.squadrons ?? []),
    ]),
    fresh: told.slice(told.findLastIndex(({ what }) => BEATS.some(beat => beat === what))).flatMap(fatesIn),
    events: told.flatMap(note => factsIf(note, 'raid-event') ?? []),
    bombs: told.findLast(({ what }) => ENDS_BOMBS.some(beat => beat === what))?.what === 'bombing',
    hits: told.some(note => (factsIf(note, 'bombing')?.result ?? 0) !== 0),
  }
}

/** The box that what was told last happened in; bombs fall on the target. */
export function spotOf(told: readonly Logged[]): Spot | undefined {
  for (const note of [...told].reverse()) {
    const spot = factsIf(note, 'combat')?.box ?? SPOTS[note.what as keyof Notes]
    if (spot) return spot
  }
  return undefined
}

type Spot = RaidBox | 'target'

const SPOTS: Readonly<Partial<Record<keyof Notes, Spot>>> = {
  deployed: 'hunt',
  'hunter-contact': 'hunt',
  'hunter-interception': 'hunt',
  'squadron-interception': 'bomber',
  unopposed: 'bomber',
  bombing: 'target',
}

/** What begins another beat than that of a combat before it. */
const BEATS: readonly (keyof Notes)[] = [
  'combat',
  'event-loss',
  'raid-event',
  'squadron-interception',
  'unopposed',
  'bombing',
  'no-bombs',
  'recovery',
  'raid-over',
]

/** They have fallen when the bombers turn for home, or when they are met by squadrons only afterwards. */
const ENDS_BOMBS: readonly (keyof Notes)[] = [...BEATS, 'leave-raid']

function fatesIn(note: Logged): readonly Fate[] {
  const { box = 'bomber', hits = [] } = factsIf(note, 'combat') ?? {}
  // RE-CP.A7.b Lost in the pursuit; RE-CP.T6.b or by flak.
  const { units = [] } = factsIf(note, 'event-loss') ?? {}
  return [
    ...hits.flatMap(({ unit, to }) => (to === 'stays' ? [] : [{ unit, to, box }])),
    ...units.map((unit): Fate => ({ unit, to: 'light-loss', box: 'bomber' })),
  ]
}
