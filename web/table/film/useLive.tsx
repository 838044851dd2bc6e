import type { Words } from '@tallyho/engine'
import { useEffect, useState } from 'react'
import type { Shown } from '../session/shown.ts'
import type { Film } from './useFilm.ts'

/** Reads every moment of the film, and the question after it, to those who listen instead of looking. */
export function useLive(words: Words, shown: Shown<unknown>, film: Film<unknown>) {
  const [text, setText] = useState('')
  const { question, state, curtain } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: speaks once for each moment
  useEffect(() => {
    const asked = film.at === 'rest' && question && !curtain ? [words.pause(state, question)] : []
    // What rolls is not told before it lies.
    const told = (film.rolling ? film.beat.slice(0, -1) : film.beat).map(note => words.note(note))
    setText([...told, ...asked].join(' '))
  }, [film.number, film.rolling, film.at, shown.answers, curtain])
  return (
    <div className="sr-only" aria-live="polite" data-testid="live">
      {text}
    </div>
  )
}
