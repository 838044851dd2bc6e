import { copy, type Logged, type Match, Run } from '@tallyho/engine'
import type { Chapter } from '@tallyho/kit'

/** How a finished game went: the score when each note of its log was written, from the first seat's side. */
export interface Course {
  readonly start: number
  readonly scores: readonly number[]
  readonly end: number
}

/** Plays a game again to see its score; in slices, for a campaign is long. */
export function* courseOf<S>({ game, setup, base, journal }: Match<S>): Generator<undefined, Course> {
  const state = base ? copy(base.state) : game.begin(setup)
  const scores: number[] = []
  const start = game.standing(state)
  const run = new Run(game, state, base?.step, () => scores.push(game.standing(state)))
  for (const { answer } of journal) {
    run.answer(answer)
    yield
  }
  return { start, scores, end: game.standing(state) }
}

/** A note that changed the score, by its number. */
export interface Change {
  readonly no: number
  readonly by: number
}

/** One change of the score, or several of one kind in a row. */
export interface Turn {
  /** Number of the note that the greatest change was told with. */
  readonly no: number
  /** Numbers of its first and last note. */
  readonly from: number
  readonly to: number
  readonly by: number
  /** What it is made of. */
  readonly changes: readonly Change[]
  /** The score after it. */
  readonly score: number
  readonly chapter: string
}

/** Turning points that are named at most. */
const NAMED = 4
/** What part of the greatest one must be. */
const PART = 1 / 3

/**
 * The turning points of a game, in their order: the greatest changes of its score. Changes of one direction within one
 * chapter count together, for a raid or a fight is many small ones.
 */
export function turnsOf(
  { start, scores }: Course,
  chapters: readonly Pick<Chapter, 'title' | 'from'>[],
  most = NAMED,
): readonly Turn[] {
  const runs: (Turn & { readonly greatest: number; readonly at: number })[] = []
  let before = start
  let at = 0
  for (const [no, score] of scores.entries()) {
    while (chapters[at + 1] && (chapters[at + 1]?.from ?? 0) <= no) at++
    const by = score - before
    before = score
    if (by === 0) continue
    const last = runs.at(-1)
    if (last?.at === at && Math.sign(last.by) === Math.sign(by)) {
      const greater = Math.abs(by) > last.greatest
      const greatest = greater ? { no, greatest: Math.abs(by) } : { no: last.no, greatest: last.greatest }
      runs[runs.length - 1] = {
        ...last,
        ...greatest,
        by: last.by + by,
        changes: [...last.changes, { no, by }],
        to: no,
        score,
      }
    } else {
      const chapter = chapters[at]?.title ?? ''
      runs.push({
        no,
        from: no,
        to: no,
        by,
        changes: [{ no, by }],
        score,
        chapter,
        greatest: Math.abs(by),
        at,
      })
    }
  }
  const way = Math.max(0, ...runs.map(({ by }) => Math.abs(by)))
  return runs
    .filter(({ by }) => Math.abs(by) >= PART * way)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.no - b.no)
    .slice(0, most)
    .sort((a, b) => a.no - b.no)
    .map(({ greatest: _, at: __, ...turn }) => turn)
}

/** Where a note lies along the game: each chapter is as long as any other. */
export function placeOf(no: number, chapters: readonly Pick<Chapter, 'from'>[], notes: number): number {
  const at = Math.max(
    0,
    chapters.findLastIndex(({ from }) => from <= no),
  )
  const from = chapters[at]?.from ?? 0
  const next = chapters[at + 1]?.from ?? notes
  return at + Math.max(0, Math.min(1, (no - from) / Math.max(1, next - from)))
}

/** The note that was the last when so many answers had been given. */
export function noteAt(notes: readonly Logged[], answers: number): number {
  return Math.max(
    0,
    notes.findLastIndex(({ at }) => at <= answers),
  )
}

/** A letter under the chart, in its units. */
const LETTER = 6.2

/** As much of a heading as there is room for under the chart: all of it, or what comes before its first comma. */
export function headingIn(title: string, room: number): string {
  const most = Math.floor(room / LETTER)
  const [first = ''] = title.split(',')
  const fits = [title, first].find(({ length }) => length <= most)
  return fits ?? `${first.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}
