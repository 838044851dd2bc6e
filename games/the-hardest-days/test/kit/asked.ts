import type { Choice, Procedure } from '@tallyho/engine'
import { expect } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import type { Day } from '../../state.ts'
import { pauseAfter } from './script.ts'

export function asked(procedure: Procedure<unknown>, lines = ''): Choice {
  const pause = pauseAfter(procedure, lines)
  if (pause.kind !== 'choice') throw new Error('Nobody is asked')
  return pause
}

/** What the table says of something that is not lit. */
export function why(day: Day, choice: Choice, ref: string): string | undefined {
  expect(choice.options.flatMap(({ on }) => on ?? [])).not.toContain(ref)
  return MANNERS.whyNot?.(day, choice, ref)
}
