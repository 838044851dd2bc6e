import { Run } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { game, words } from '../../index.ts'

/** An answer that keeps units in the fight: rolls tallies, breaks and jettisons nothing. */
function boldAnswer(ids: readonly string[], n: number): number {
  const rolled = ids.findIndex(id => id.startsWith('roll/'))
  if (rolled >= 0) return rolled
  const bold = ids.filter(id => !/break|jettison|end|drop|home|lufbery/.test(id))
  const from = bold.length > 0 ? bold : ids
  return ids.indexOf(from[(n * 7) % from.length] ?? '')
}

test('every question and note of a game has words of its own', () => {
  const wordless = new Set<string>()
  const check = (key: string, text: string) => {
    if (text === '' || text.toLowerCase() === key.replace(/[-./]/g, ' ') || text.includes('undefined'))
      wordless.add(`${key}: ${text}`)
  }
  for (const { id } of game.scenarios.filter((_, i) => i % 4 === 0)) {
    const run = new Run(game, game.begin({ scenario: id, pack: 'standard', options: {} }), game.first, note =>
      check(note.what, words.note(note)),
    )
    for (let n = 0; run.pause; n++) {
      const { pause, state } = run
      if (pause.kind === 'together') {
        check('together', words.pause(state, pause))
        run.answer(pause.asks.map(() => n % 2))
      } else {
        const key = pause.kind === 'chance' ? pause.what : pause.ask
        const items = pause.kind === 'chance' ? pause.outcomes : pause.options
        const take = boldAnswer(
          items.map(item => item.id),
          n,
        )
        check(key, words.pause(state, pause))
        check('an answer', words.answer(state, pause, take))
        run.answer(take)
      }
    }
  }
  expect([...wordless]).toEqual([])
})
