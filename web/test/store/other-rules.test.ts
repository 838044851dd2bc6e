import type { GameRecord } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { reopen } from '../../table/session/reopen.ts'
import { answer, begun, sitDown, standing, whole } from './kept.ts'

describe('a game of other rules', () => {
  /** The row that an older Tallyho left behind, with one answer that these rules do not know. */
  async function old(change: Partial<GameRecord>) {
    const { shelf, id } = await begun()
    const table = await sitDown(shelf, id)
    await answer(table, 20)
    table.session.leave()
    const { record } = await whole(shelf, id)
    await shelf.remove('games', id)
    const { trail: _, board: __, ...before } = record
    const row = { name: 'Old', record: { ...before, rules: '1', ...change }, writer: 'x', updated: 3 }
    await shelf.change('games', 'old', () => row)
    return { shelf, row, match: table.session.match }
  }

  test('that replays goes on in place, and is written in the new form with the next answer', async () => {
    const { shelf, row, match } = await old({})
    const table = await sitDown(shelf, 'old')
    expect(table.trouble).toBeUndefined()
    expect(standing(table.session.match)).toEqual(standing(match))
    expect(await shelf.get('games', 'old')).toEqual(row)
    await answer(table, 1)
    const again = await whole(shelf, 'old')
    expect(again.record.rules).toBe(match.game.version)
    expect(again.past?.journal).toHaveLength(table.session.match.journal.length)
    expect((await reopen(shelf, again)).trouble).toBeUndefined()
    table.session.leave()
  })

  test('that does not replay stays as it is, to the last answer', async () => {
    const { shelf, row } = await old({ answers: ['nonsense', 'more'] })
    const reopened = await reopen(shelf, await whole(shelf, 'old'))
    expect(reopened.trouble).toMatch(/played with other rules/)
    expect(await shelf.get('games', 'old')).toEqual(row)
    expect(await shelf.rows('old')).toMatchObject({ pages: [], boards: [] })
  })

  test('kept in pages is held against its boards, and a board that differs is told', async () => {
    const { shelf, id } = await begun()
    const table = await sitDown(shelf, id)
    await answer(table, 30)
    table.session.leave()
    await shelf.change('games', id, now => {
      const row = now as { record: object }
      return { ...row, record: { ...row.record, rules: 'older' } }
    })
    const kept = await whole(shelf, id)
    expect((await reopen(shelf, kept)).trouble).toBeUndefined()
    const [first = [0, ''], ...rest] = kept.record.trail ?? []
    const trail = [first, ...rest.map(([at]) => [at, 'other'] as const)]
    const strayed = await reopen(shelf, { ...kept, record: { ...kept.record, trail } })
    expect(strayed.trouble).toMatch(/other rules \(older; these are/)
  })
})
