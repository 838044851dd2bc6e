import type { GameModule, Match, Result, Scenario, Seat } from '@tallyho/engine'
import { type Beside, type Chapter, type Honour, type Retold, sentenceOf, storyOf } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'
import type { DiaryEntry, Fallen } from '@tallyho/kit/chronicle/chronicle.ts'
import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { loadBoard } from '../boards.ts'
import { scenarioIn } from '../seats.ts'
import type { Shelf } from '../store/db.ts'
import { isDamaged, type WholeGame } from '../store/game-row.ts'
import { loadGame } from '../store/games.ts'
import { type KeptReview, readReviews } from '../store/reviews.ts'
import { reopen, unhurried } from '../table/session/reopen.ts'
import { type Change, type Course, courseOf, type Turn, turnsOf } from './course.ts'

/** A turning point by its greatest change, and the others that the story tells of. */
interface NamedTurn extends Turn {
  readonly said: string
  readonly besides: readonly (Change & { readonly said: string })[]
}

/** A finished game, and all that its report tells of it but the review. */
export interface Report {
  readonly id: string
  readonly whole: WholeGame
  readonly module: GameModule
  readonly match: Match<unknown>
  readonly result: Result
  readonly scenario: Scenario | undefined
  readonly headline: string
  /** What a score would have been called at the end, where it alone decides. */
  levelAt(score: number): string | undefined
  readonly story: readonly Chapter[]
  readonly course: Course
  readonly turns: readonly NamedTurn[]
  /** Figures that the score has said. */
  readonly untold: readonly string[]
  readonly honours: readonly Honour[]
  /** Of a campaign alone. */
  readonly diary: readonly DiaryEntry[]
  readonly wall: readonly Fallen[]
  readonly beside: Beside | undefined
  readonly reviews: readonly KeptReview[]
}

export type Opening =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly words: string }
  | { readonly at: 'open'; readonly report: Report }

/** Opens the report of a game on the shelf. Nothing is written. */
export function useReport(id: string): Opening {
  const { shelf } = useApp()
  const [opening, setOpening] = useState<Opening>({ at: 'loading' })
  useEffect(() => {
    let gone = false
    opened(shelf, id)
      .catch(error => ({
        at: 'failed' as const,
        words: error instanceof Error ? error.message : String(error),
      }))
      .then(found => gone || setOpening(found))
    return () => {
      gone = true
    }
  }, [shelf, id])
  return opening
}

async function opened(shelf: Shelf, id: string): Promise<Opening> {
  const whole = await loadGame(shelf, id)
  if (!whole) return { at: 'failed', words: 'This game is not on the shelf of this browser.' }
  if (isDamaged(whole)) return { at: 'failed', words: whole.reason }
  const [{ module, match, trouble }, board] = await Promise.all([
    reopen(shelf, whole),
    loadBoard(whole.record.game),
  ])
  const { result, over } = match
  if (trouble !== undefined)
    return {
      at: 'failed',
      words: 'The rules have changed since this game was played: it can only be read as it was told.',
    }
  if (!over || !result)
    return { at: 'failed', words: 'This game is not over yet: a report is written at its end.' }
  const retold = (await board.retold?.()) ?? retoldBy(board)
  const { state, notes } = match
  const story = storyOf(retold, state, notes, module.words)
  const course = await unhurried(courseOf(match))
  const turns = turnsOf(course, story).map(turn => named(turn, retold, match, module))
  return {
    at: 'open',
    report: {
      id,
      whole,
      module,
      match,
      result,
      scenario: scenarioIn(match, match.setup),
      story,
      course,
      turns,
      headline: retold.headline?.(state, result) ?? module.words.level(result.level),
      levelAt: score => retold.levelAt?.(state, score),
      untold: typeof retold.untold === 'function' ? retold.untold(state) : (retold.untold ?? []),
      honours: retold.honours?.(state, notes) ?? [],
      diary: retold.diary?.(state, notes) ?? [],
      wall: retold.wall?.(state, notes) ?? [],
      beside: retold.beside?.(state, result, notes),
      reviews: readReviews(whole.record.reviews, match.journal.length),
    },
  }
}

/** Where a game says nothing of itself, the notes that weigh most make its story. */
function retoldBy({ weights }: Pick<BoardModule<unknown>, 'weights'>): Retold<unknown> {
  const grave = Object.entries(weights ?? {}).filter(([, weight]) => weight === 'grave')
  return {
    opening: 'The game',
    chapters: {},
    tells: Object.fromEntries(grave.map(([what]) => [what, true as const])),
  }
}

/** A turning point by name: as the story tells it, or the log. */
function named(turn: Turn, retold: Retold<unknown>, match: Match<unknown>, { words }: GameModule): NamedTurn {
  const { notes, state } = match
  const told = (no: number) => {
    const note = notes[no]
    if (!note) return undefined
    return sentenceOf({ tells: { ...retold.tells, ...retold.names } }, state, note, words)
  }
  // The score is often written after what it is for, or before all of it is summed up.
  const near = [
    ...Array.from({ length: turn.to - turn.from + NEAR }, (_, i) => turn.to - i),
    ...Array.from({ length: FAR }, (_, i) => turn.to + 1 + i),
  ]
  const note = notes[turn.no]
  const found = [turn.no, ...near].map(told).find(sentence => sentence !== undefined)
  const said = found ?? (note ? words.note(note) : '')
  const besides = turn.changes.flatMap(({ no, by }) => {
    const other = no === turn.no ? undefined : told(no)
    return other === undefined || other === said ? [] : [{ no, by, said: other }]
  })
  const greatest = besides.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by)).slice(0, BESIDES)
  return { ...turn, said, besides: besides.filter(one => greatest.includes(one)) }
}

/** Changes that are told beside the greatest, at most: those that come next to it. */
const BESIDES = 3
/** Notes before a turning point, and behind it, among which its name may be. */
const NEAR = 6
const FAR = 30

/** The seats that a review is for: persons, or everybody where nobody played. */
export function seatsOf({ module, whole }: Pick<Report, 'module' | 'whole'>): readonly Seat[] {
  const { seats } = module.game
  const persons = seats.filter(seat => whole.stored.seating[seat] === 'person')
  return persons.length > 0 ? persons : seats
}
