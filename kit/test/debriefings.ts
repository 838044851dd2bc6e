import type { Bot, Facts, Game, Logged, Seat, Setup } from '@tallyho/engine'
import { filmed } from '@tallyho/engine/proof/film-proof'
import type { BoardModule } from '../board.ts'
import { type Debrief, type Debriefings, type Fate, TONES } from '../debrief.ts'

/** A debriefing of a game that was played, with what it was made of. */
export interface Held<S> {
  readonly debrief: Debrief
  /** The note that it is held on. */
  readonly note: Logged
  /** The board when that was written, and the log so far. */
  readonly state: S
  readonly notes: readonly Logged[]
}

/** Every debriefing of a whole game, as the player in one seat is given it. */
export async function debriefings<S, N, A>(
  { debriefs = {} }: BoardModule<S, N, A>,
  game: Game<S>,
  setup: Setup,
  seat: Seat,
  seed: number,
  player: Bot<S>,
): Promise<readonly Held<S>[]> {
  const { shots } = filmed(game, setup, seat, seed, player)
  const log = shots.map(({ note }) => note)
  const table = debriefs as Debriefings<S, Readonly<Record<string, Facts>>>
  const held: Held<S>[] = []
  for (const [no, { note, state }] of shots.entries()) {
    const notes = log.slice(0, no + 1)
    const { when, tell } = table[note.what] ?? {}
    if (!tell || when?.(note.facts) === false) continue
    const debrief = (await tell())(note.facts, state, notes, seat)
    if (debrief) held.push({ debrief, note, state, notes })
  }
  return held
}

/** All who are told of. */
export function fatesIn({ parties }: Debrief): readonly Fate[] {
  return parties.flatMap(({ each }) => each)
}

/** What is wrong with a debriefing as such: somebody told of twice, words that went wrong, a sentence that is none. */
export function faultsIn(debrief: Debrief): readonly string[] {
  const { title, where, sum, means } = debrief
  const fates = fatesIn(debrief)
  const twice = fates.filter(({ ref }, i) => fates.findIndex(one => one.ref === ref) !== i)
  const said = [title, where, ...fates.flatMap(({ name, fate }) => [name, fate])]
  const sentences = [sum, ...means, ...fates.map(({ words }) => words)]
  return [
    ...twice.map(({ name }) => `${name} is told of twice`),
    ...[...said, ...sentences].filter(one => one === '' || /undefined|NaN|\[object/.test(one)),
    ...sentences.filter(one => !/^[A-Z0-9].*[^.]\.$/.test(one)),
    ...fates.filter(({ tone }) => !TONES.includes(tone)).map(({ name }) => `${name} has no tone`),
  ]
}
