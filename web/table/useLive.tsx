import type { Words } from '@tallyho/engine'
import { useEffect, useState } from 'react'
import type { Shown } from './shown.ts'

const LINES = 3

/** Reads the newest log lines and the new question to those who listen instead of looking. */
export function useLive(words: Words, shown: Shown<unknown>) {
  const [text, setText] = useState('')
  const { question, notes, answers, state, curtain } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: speaks once for each answer
  useEffect(() => {
    const last = notes.at(-1)?.at
    const fresh = notes.filter(({ at }) => at === last).slice(-LINES)
    const asked = question && !curtain ? [words.pause(state, question)] : []
    setText([...fresh.map(note => words.note(note)), ...asked].join(' '))
  }, [answers, curtain])
  return (
    <div className="sr-only" aria-live="polite" data-testid="live">
      {text}
    </div>
  )
}
