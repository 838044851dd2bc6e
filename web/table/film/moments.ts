import type { Match, Option, Pause, Ref, Words } from '@tallyho/engine'

/** The next place in a journal where a decision was asked, or the beginning or end of the game. */
export function decisionFrom<S>({ journal }: Match<S>, from: number, by: number): number {
  const way = by < 0 ? -1 : 1
  let at = from + way
  while (at > 0 && at < journal.length && journal[at]?.kind === 'chance') at += way
  return Math.max(0, Math.min(journal.length, at))
}

/** What was answered at one moment of a game, in words, and what it lights up. */
export function answeredAt<S>(
  words: Words<S>,
  match: Match<S>,
  at: number,
  state: S,
  pause: Pause | undefined,
) {
  const entry = match.journal[at]
  if (!entry || !pause) return undefined
  if (pause.kind === 'together') {
    const answers = entry.answer as readonly number[]
    const given = pause.asks.map(
      (ask, i) => `${words.seat(ask.seat)}: ${words.answer(state, ask, answers[i] ?? 0)}`,
    )
    return { question: words.pause(state, pause), answer: given.join('; '), on: [] as readonly Ref[] }
  }
  const index = entry.answer as number
  const option: Option | undefined = pause.kind === 'choice' ? pause.options[index] : undefined
  return {
    question: words.pause(state, pause),
    answer: words.answer(state, pause, index),
    on: option?.on ?? [],
  }
}
