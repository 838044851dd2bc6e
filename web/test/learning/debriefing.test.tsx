import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Logged, parseRecord, resume } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { loadModule } from '../../games.ts'
import { DebriefingPage } from '../../table/learning/Debriefing.tsx'
import { debriefAt, dueIn, hasReader, lastOverIn, readIn } from '../../table/learning/debriefings.ts'
import type { Shown } from '../../table/session/shown.ts'

const note = (what: string, at: number): Logged => ({ rule: 'TOY-1', what, facts: {}, at })
const LOG = [note('move', 1), note('over', 2), note('move', 3), note('over', 4)] as const
const frame = (of: Logged) => ({ note: of, state: undefined, step: 'fly' })
const BOARD = { debriefs: { over: { tell: async () => () => undefined } } } as unknown as BoardModule<unknown>

describe('which debriefing is to be read', () => {
  test('the first that the film has come to, and no other', () => {
    const read = { notes: LOG, upTo: 0 }
    expect(dueIn(BOARD, read, 1)).toBeUndefined()
    expect(dueIn(BOARD, read, 2)).toBe(1)
    expect(dueIn(BOARD, { ...read, upTo: 2 }, 3)).toBeUndefined()
    expect(dueIn(BOARD, { ...read, upTo: 2 }, 4)).toBe(3)
    expect(dueIn(BOARD, { ...read, upTo: 4 }, 4)).toBeUndefined()
  })

  test('only of a note that tells of an end', () => {
    const isLast = ({ last }: Logged['facts']) => last === true
    const board = { debriefs: { over: { when: isLast, tell: async () => () => undefined } } }
    const hours = [note('over', 1), { ...note('over', 2), facts: { last: true } }]
    expect(dueIn(board as unknown as BoardModule<unknown>, { notes: hours, upTo: 0 }, 2)).toBe(1)
  })

  test('of what is new in the log', () => {
    const read = { notes: LOG.slice(0, 2), upTo: 2 }
    expect(readIn(read, { notes: [...LOG], frames: LOG.slice(2).map(frame) }).upTo).toBe(2)
  })

  test('none of what the machine played by itself: nobody was shown that', () => {
    const read = { notes: LOG.slice(0, 1), upTo: 1 }
    expect(readIn(read, { notes: [...LOG], frames: [] }).upTo).toBe(4)
    expect(readIn(read, { notes: [...LOG], frames: LOG.slice(3).map(frame) }).upTo).toBe(3)
  })

  test('the last of what the machine played by itself, once it has stopped', () => {
    expect(lastOverIn(BOARD, { notes: LOG, upTo: 4 }, 1)).toBe(LOG[3])
    expect(lastOverIn(BOARD, { notes: LOG, upTo: 4 }, 4)).toBeUndefined()
    // What was filmed is told by the film.
    expect(lastOverIn(BOARD, { notes: LOG, upTo: 3 }, 1)).toBe(LOG[1])
  })

  test('again, once it was taken back and has come about another time', () => {
    const read = readIn({ notes: LOG, upTo: 4 }, { notes: LOG.slice(0, 3), frames: [] })
    expect(read.upTo).toBe(3)
    expect(readIn(read, { notes: [...LOG], frames: LOG.slice(3).map(frame) }).upTo).toBe(3)
  })
})

test('nobody is debriefed in a game of machines, behind a curtain, or while the machine plays on', () => {
  const shown = { seat: 'raf', curtain: false, running: false } as Shown<unknown>
  expect(hasReader({ raf: 'person' }, shown)).toBe(true)
  expect(hasReader({ raf: 'ace' }, shown)).toBe(false)
  expect(hasReader({ raf: 'person' }, { ...shown, curtain: true })).toBe(false)
  expect(hasReader({ raf: 'person' }, { ...shown, running: true })).toBe(false)
})

test('a debriefing is made from the board as it stood when its note was written, however long ago', async () => {
  const path = '../../../games/test/golden/storm-above-the-reich/1943-early.tallyho.json'
  const record = parseRecord(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
  const [module, board] = await Promise.all([loadModule(record.game), loadBoard(record.game)])
  const { match } = resume(module.game, record)
  const tell = await board.debriefs?.['mission.logged']?.tell()
  const missions = match.notes.filter(({ what, facts }) => what === 'mission.logged' && !facts.aborted)
  expect(missions.length).toBeGreaterThan(1)
  const seat = module.game.seats[0] ?? ''
  const told = missions.map(one => tell && debriefAt(match, seat, one, tell))
  expect(told.map(one => one?.title)).toEqual(missions.map(({ facts }) => `After mission ${facts.no}`))
})

test('the page says who did best and who is gone before it tells of each, then what it means', () => {
  const page = renderToStaticMarkup(
    <DebriefingPage
      onClose={() => undefined}
      debrief={{
        title: 'After mission 1',
        where: 'Udine',
        sum: 'Two up, one home.',
        parties: [
          {
            each: [
              {
                ref: 'pilot:1',
                name: 'Bär',
                fate: 'unhurt',
                tone: 'good',
                words: 'Destroyed a B-24.',
                best: true,
              },
              { ref: 'pilot:2', name: 'Fromm', fate: 'killed', tone: 'grave', words: 'Did not get out.' },
            ],
          },
        ],
        means: ['Two points.'],
      }}
    />,
  )
  const read = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(read).toMatch(
    /After mission 1 Udine Two up, one home\. Did best Bär Gone Fromm Bär did best Destroyed a B-24\. unhurt Fromm Did not get out\. killed What it means Two points\./,
  )
})
