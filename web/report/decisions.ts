import type { Costly } from '@tallyho/bots'
import { reasonFor, sureness, type Weighed } from '@tallyho/bots'
import type { Choice, GameModule, Match, Pause, Seat } from '@tallyho/engine'
import { plainName } from '@tallyho/engine'
import { noteAt } from './course.ts'
import type { Report } from './useReport.ts'

/** A decision in words. */
export interface Decision {
  readonly at: number
  readonly question: string
  readonly taken: string
  /** What would have been better, or what the machine would have done. */
  readonly other: string
  /** Points that it cost, or gained. */
  readonly by: number
  readonly why: string | undefined
  readonly sure: ReturnType<typeof sureness>
}

/** The chapter of the story in which so many answers had been given. */
export function chapterAt({ story, match }: Pick<Report, 'story' | 'match'>, answers: number): string {
  const no = noteAt(match.notes, answers)
  return story.findLast(({ from }) => from <= no)?.title ?? ''
}

/** What a game is called that is played on from there. */
export function forkName(name: string, report: Pick<Report, 'story' | 'match'>, answers: number): string {
  const chapter = chapterAt(report, answers)
  return `${name}, played on${chapter && ` from ${chapter}`}`
}

/** How sure it is that a decision cost or gained so much. */
export const SURE_WORDS: Readonly<Record<ReturnType<typeof sureness>, string>> = {
  sure: 'almost certainly',
  likely: 'probably',
  'a guess': 'perhaps',
}

/** Decisions that cost most, in words. One that the game no longer asks is left out: a file may say anything. */
export function costlyIn<S>(
  module: GameModule<S>,
  match: Match<S>,
  seat: Seat,
  costly: readonly Costly[],
): readonly Decision[] {
  return costly.flatMap(one => {
    const why = reasonFor(module.words, one.by, { seat, seats: module.game.seats })
    return decisionIn(module, match, seat, one, one.better, one.by.gain, why)
  })
}

/** Decisions at which the player knew better than the machine, the best first. */
export function clearlyBetter(weighed: readonly Weighed[], most: number): readonly Weighed[] {
  return weighed
    .filter(({ gain }) => -gain.mean > 1.6 * gain.error)
    .sort((a, b) => a.gain.mean - b.gain.mean)
    .slice(0, most)
}

export function betterIn<S>(
  module: GameModule<S>,
  match: Match<S>,
  seat: Seat,
  weighed: readonly Weighed[],
): readonly Decision[] {
  return weighed.flatMap(one => decisionIn(module, match, seat, one, one.usual, one.gain, undefined))
}

function decisionIn<S>(
  { words }: GameModule<S>,
  match: Match<S>,
  seat: Seat,
  { at, taken }: { readonly at: number; readonly taken: string },
  other: string,
  gain: { readonly mean: number; readonly error: number },
  why: string | undefined,
): readonly Decision[] {
  if (at >= match.journal.length) return []
  const { state, pause } = match.at(at)
  const choice = choiceOf(pause, seat)
  if (!choice) return []
  const said = (id: string) => {
    const index = choice.options.findIndex(option => option.id === id)
    return index < 0 ? undefined : plainName(words.answer(state, choice, index), 200)
  }
  const [did, instead] = [said(taken), said(other)]
  if (did === undefined || instead === undefined) return []
  return [
    {
      at,
      question: words.pause(state, choice),
      taken: did,
      other: instead,
      by: Math.abs(gain.mean),
      why,
      sure: sureness(gain),
    },
  ]
}

function choiceOf(pause: Pause | undefined, seat: Seat): Choice | undefined {
  if (pause?.kind === 'together') return pause.asks.find(ask => ask.seat === seat)
  return pause?.kind === 'choice' && pause.seat === seat ? pause : undefined
}
