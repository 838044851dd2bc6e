import type { BoardModule } from '@tallyho/kit/board.ts'
import { glossed } from '@tallyho/kit/glossary.tsx'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { GAME_IDS } from '../../games.ts'

/** An explanation is read at a glance. */
const LONGEST = 260

async function toldIn({ rules, lessons }: BoardModule<unknown>): Promise<string> {
  return [await rules(), ...(await lessons()).map(({ text }) => text)].join('\n')
}

describe.each(GAME_IDS)('the special words of %s', id => {
  const opened = async () => {
    const board = await loadBoard(id)
    return { board, glossary: (await board.glossary?.()) ?? {} }
  }

  test('are in lower case, each form once, and explained in a sentence or two', async () => {
    const { glossary } = await opened()
    const forms = Object.keys(glossary).flatMap(key => key.split('|'))
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter((form, i) => form !== form.toLowerCase() || forms.indexOf(form) < i)).toEqual([])
    for (const [word, says] of Object.entries(glossary)) {
      expect(says, word).toMatch(/[.!]$/)
      expect(says.length, word).toBeLessThanOrEqual(LONGEST)
    }
  })

  test('are words of this game', async () => {
    const { board, glossary } = await opened()
    const told = await toldIn(board)
    const missing = Object.keys(glossary).filter(
      key => glossed(told, { [key]: glossary[key] ?? '' }).length < 2,
    )
    expect(missing).toEqual([])
  })
})
