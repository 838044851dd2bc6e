import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Sequence } from '../../table/Sequence.tsx'
import { words } from '../fake.ts'

const PHASES = [
  { title: 'muster', steps: ['muster'] },
  { title: 'I. Approach', steps: ['draw', 'move'] },
  { title: 'II. Action', steps: ['fight'] },
]

const drawn = (step: string, over = false) =>
  renderToStaticMarkup(<Sequence phases={PHASES} step={step} words={words} over={over} />)

/** What is seen: without the parts that are only read aloud. */
function seen(step: string, over = false): string {
  return drawn(step, over)
    .replaceAll(/<(h3|ol) class="sr-only">.*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

describe('the sequence of play', () => {
  test('shows a line for each phase, and the steps of the present one', () => {
    expect(seen('move')).toBe('muster I. Approach draw move II. Action')
    expect(seen('fight')).toBe('muster I. Approach II. Action fight')
  })

  test('names a phase once that is one step of the same name', () => {
    expect(seen('muster')).toBe('muster I. Approach II. Action')
  })

  test('lights the step being played, and none once the game is over', () => {
    expect(drawn('move').match(/data-testid="step-(\w+)" aria-current="step"/)?.[1]).toBe('move')
    expect(drawn('move', true)).not.toContain('aria-current')
    expect(seen('move', true)).toBe('muster I. Approach II. Action')
  })

  test('keeps every step for those who listen', () => {
    for (const step of ['muster', 'draw', 'move', 'fight'])
      expect(drawn('move')).toContain(`data-testid="step-${step}"`)
  })
})
