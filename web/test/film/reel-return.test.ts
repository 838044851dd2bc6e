import { describe, expect, test } from 'vitest'
import { atRest, boardOf, caughtUp, feed, notesOf, openReel, windTo } from '../../table/film/reel.ts'
import { leftAt, stretchStart } from '../../table/session/recall.ts'
import { DAY, note, scene, shownOf } from './reel-scenes.ts'

describe('who comes back to a game', () => {
  const back = openReel(scene(DAY, 0))
  const frames = scene(DAY, 3).frames

  test('is shown the last stretch from its beginning, up to the question', () => {
    expect(atRest(back)).toBe(true)
    const again = windTo(back, { before: 'start', frames })
    expect(shownOf(again)).toEqual(['-: start', 'moved: moved', 'roll: moved, rolling', 'roll: hit'])
    // The log stands where the film does.
    expect(notesOf(again)).toEqual([])
    expect(notesOf(caughtUp(again))).toHaveLength(3)
  })

  test('in the middle of the film is shown it from that beat on', () => {
    const again = windTo(back, { before: 'start', frames }, 1)
    expect(shownOf(again)).toEqual(['moved: moved', 'roll: moved, rolling', 'roll: hit'])
    expect(notesOf(again)).toHaveLength(1)
  })

  test('is shown what the answer brought about that he had not seen to the end, unless that is long ago', () => {
    const notes = [note('moved', 2), note('moved', 10), note('roll', 10), note('moved', 12)]
    expect(leftAt(notes, 2, 12)).toBe(9)
    expect(leftAt(notes, 3, 12)).toBe(11)
    expect(leftAt(notes, 4, 12)).toBeUndefined()
    expect(leftAt(notes, 0, 500)).toBeUndefined()
  })

  test('and plays on from there: what follows joins on', () => {
    const again = caughtUp(windTo(back, { before: 'start', frames }))
    const next = feed(again, scene([...DAY, [note('moved'), 'on']], 1), true)
    expect(next.frames).toHaveLength(4)
    expect(boardOf(caughtUp(next))).toBe('on')
  })

  test('sees what happened since a raid or a day was over, unless that is only just so', () => {
    const notes = [note('moved', 2), note('over', 10), note('moved', 12), note('over', 40), note('moved', 41)]
    expect(stretchStart(notes, ['over'], 60)).toBe(40)
    expect(stretchStart(notes, ['over'], 41)).toBe(10)
    expect(stretchStart(notes, [], 60)).toBe(20)
    expect(stretchStart(notes, [], 7)).toBe(0)
    expect(stretchStart(notes, ['over'], 500)).toBe(400)
  })
})
