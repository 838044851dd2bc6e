import { counted, type Logged } from '@tallyho/engine'
import { useEffect, useRef, useState } from 'react'
import type { TableSession } from '../session/session.ts'
import type { Shown } from '../session/shown.ts'
import type { Film } from './useFilm.ts'

/** What is told at one stroke: the last so many lines are read, the others counted. */
const MOST = 8

/** Reads every moment of the film, and the question after it, to those who listen instead of looking. */
export function useLive(
  session: TableSession<unknown>,
  shown: Shown<unknown>,
  film: Film<unknown>,
  /** All has been shown, and nothing lies over the question. */
  rest: boolean,
  /** The lines of the log, in words. */
  tell: (notes: readonly Logged[]) => readonly string[],
) {
  const [text, setText] = useState('')
  const told = useRef(film.told.length)
  const { question, state, curtain } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: speaks once for each moment
  useEffect(() => {
    const asked = question && rest && !curtain ? [session.asker, headline(session, shown)] : []
    const happened = spoken(film, told.current, tell)
    told.current = film.told.length
    const all = [...happened, ...asked].filter(line => line !== undefined)
    if (all.length > 0) setText(all.join(' '))
  }, [film.number, film.rolling, film.at, shown.answers, question, state, curtain, rest])
  return (
    <div className="sr-only" role="status" aria-label="What happens, and what is asked" data-testid="live">
      {text}
    </div>
  )
}

/** The question as it stands over the answers. */
function headline({ plan, module }: TableSession<unknown>, { state, question }: Shown<unknown>) {
  return plan?.question ?? (question && module.words.pause(state, question))
}

/**
 * What has come to the log since it was last read, whether it has a beat of its own or not; looking back, what is shown
 * again. What rolls is not told before it lies.
 */
export function spoken(
  { told: log, beat, rolling }: Pick<Film<unknown>, 'told' | 'beat' | 'rolling'>,
  told: number,
  say: (notes: readonly Logged[]) => readonly string[],
): readonly string[] {
  if (log.length < told) return say(rolling ? beat.slice(0, -1) : beat)
  const fresh = say(log.slice(told))
  const more = fresh.length - MOST
  return more > 0 ? [`${counted(more, 'more line')} in the log.`, ...fresh.slice(more)] : fresh
}
