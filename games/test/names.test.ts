import { recordOf, resume, withoutBoards } from '@tallyho/engine'
import { playKept } from '@tallyho/engine/proof/play-proof'
import { expect, test } from 'vitest'
import { GAMES } from '../index.ts'

/** Campaigns with people in them, and who keeps their book. */
const BOOKS = [
  ['storm-above-the-reich', '1943-early'],
  ['skies-above-britain', 'chapter-1'],
] as const

/** Every text in plain data. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data
  else if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) yield* textsIn(part)
}

interface Book {
  readonly pilots: readonly { readonly name: string }[]
  readonly names?: unknown
}

test.each(BOOKS)(
  '%s is told with the names that its pilots were given, and goes the same way',
  async (id, scenario) => {
    const module = await GAMES[id]?.()
    if (!module) throw new Error(`There is no game '${id}'`)
    const { game, heuristic, words } = module
    const setup = { scenario, pack: 'standard', options: {} }
    const match = playKept(game, setup, heuristic, 3)
    const pilots = ({ state }: typeof match) => (state as Book).pilots.map(({ name }) => name)
    const names = Object.fromEntries(pilots(match).map((name, i) => [name, `Jones the ${i + 1}.`]))
    const record = withoutBoards(recordOf(match))
    const { match: retold, trouble } = resume(game, { ...record, setup: { ...setup, names } })
    expect(trouble).toBeUndefined()
    expect(retold.result).toEqual(match.result)
    expect(pilots(retold)).toEqual(Object.values(names))
    const { names: _, ...board } = retold.state as Book
    const told = [...textsIn(board), ...retold.notes.map(note => words.note(note))]
    expect(told.filter(text => pilots(match).some(name => text.includes(name)))).toEqual([])
  },
)
