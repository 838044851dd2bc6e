import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Shelf } from '../../store/db.ts'
import { loadHead } from '../../store/games.ts'
import { heedLastWords } from '../../store/last-word.ts'
import { answer, begun, sitDown, standing } from './kept.ts'

/** A page that is closed before the database has taken its last answers. */

const drawer: Record<string, string> = {}
const methods: Record<string, unknown> = {
  setItem: (place: string, text: string) => Object.assign(drawer, { [place]: text }),
  removeItem: (place: string) => delete drawer[place],
}

beforeEach(() => {
  for (const place of Object.keys(drawer)) delete drawer[place]
  // Everything may happen within a millisecond.
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
  vi.stubGlobal('localStorage', new Proxy(drawer, { get: (own, name: string) => methods[name] ?? own[name] }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Three answers at a table whose database answers no more; then the page goes. */
async function closedEarly(shelf: Shelf, id: string) {
  const { session, keeper } = await sitDown({ ...shelf, keep: () => new Promise(() => undefined) }, id)
  for (let i = 0; i < 3; i++) session.machineOnce()
  keeper.lastWord()
  session.leave()
  return standing(session.match)
}

const kept = async (shelf: Shelf, id: string) => standing((await sitDown(shelf, id)).session.match)

/** Whatever was left, the game stays as it is. */
async function staysAsItIs(shelf: Shelf, id: string) {
  const before = await kept(shelf, id)
  await heedLastWords(shelf)
  expect(await kept(shelf, id)).toEqual(before)
}

describe('the last word of a page', () => {
  test('puts on the shelf what the database had not taken', async () => {
    const { shelf, id } = await begun()
    await answer(await sitDown(shelf, id), 2)
    const before = await closedEarly(shelf, id)
    expect(await kept(shelf, id)).not.toEqual(before)
    await heedLastWords(shelf)
    expect(await kept(shelf, id)).toEqual(before)
    expect(drawer).toEqual({})
  })

  test('is heeded though the clock was set back', async () => {
    const { shelf, id } = await begun()
    await answer(await sitDown(shelf, id), 2)
    vi.spyOn(Date, 'now').mockReturnValue(1_600_000_000_000)
    const before = await closedEarly(shelf, id)
    await heedLastWords(shelf)
    expect(await kept(shelf, id)).toEqual(before)
  })

  test('is not left where everything is written', async () => {
    const { shelf, id } = await begun()
    const table = await sitDown(shelf, id)
    await answer(table, 3)
    table.keeper.lastWord()
    expect(drawer).toEqual({})
  })

  test('does not undo what another page has played since', async () => {
    const { shelf, id } = await begun()
    await closedEarly(shelf, id)
    await shelf.change('games', id, now => ({ ...(now as object), writer: 'another' }))
    await staysAsItIs(shelf, id)
  })

  test('does not undo what the same page has written since', async () => {
    const { shelf, id } = await begun()
    await closedEarly(shelf, id)
    await answer(await sitDown(shelf, id), 1)
    await staysAsItIs(shelf, id)
  })

  test('that the database does not take waits for the next page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { shelf, id } = await begun()
    const before = await closedEarly(shelf, id)
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    await heedLastWords({ ...shelf, keep: full })
    expect(await kept(shelf, id)).not.toEqual(before)
    await heedLastWords(shelf)
    expect(await kept(shelf, id)).toEqual(before)
    expect(drawer).toEqual({})
  })

  test('does not bring back a game that was thrown away', async () => {
    const { shelf, id } = await begun()
    await closedEarly(shelf, id)
    await shelf.remove('games', id)
    await heedLastWords(shelf)
    expect(await loadHead(shelf, id)).toBeUndefined()
  })

  test('that makes no sense is passed over, and the next is heeded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { shelf, id } = await begun()
    for (const text of ['', 'null', '{}', '{"game":{"id":7}}']) drawer[`tallyho/last-word/${text}`] = text
    drawer['tallyho/settings'] = '{}'
    const before = await closedEarly(shelf, id)
    await heedLastWords(shelf)
    expect(await kept(shelf, id)).toEqual(before)
    expect(drawer).toEqual({ 'tallyho/settings': '{}' })
  })
})
