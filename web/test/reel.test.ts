import type { Frame, Logged } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import {
  atRest,
  backward,
  beatOf,
  beatsAhead,
  boardAt,
  boardOf,
  caughtUp,
  feed,
  frameNumber,
  notesOf,
  onward,
  openReel,
  type Reel,
  stepOf,
  timeOf,
  toldOf,
  windTo,
} from '../table/film/reel.ts'
import { leftAt, stretchStart } from '../table/session/recall.ts'

const CARDS = { events: { roll: () => null, damage: () => null } }
const PACE = { roll: 3, result: 2, move: 1, word: 10 }

const note = (what: string, at = 0): Logged => ({ rule: 'TOY-1', what, facts: {}, at })

/** A game that is told so far in these notes, and the frames of the last of them: each note is its own board. */
function scene(told: readonly (readonly [note: Logged, state: string])[], fresh: number) {
  const frames: Frame<string>[] = told
    .slice(told.length - fresh)
    .map(([one, state]) => ({ note: one, state, step: `step of ${one.what}` }))
  return { state: told.at(-1)?.[1] ?? 'start', notes: told.map(([one]) => one), frames }
}

const START = scene([], 0)
const ROLLED = note('roll')
const MOVED = note('moved')
const TOLD = note('told')
const DAY = [
  [MOVED, 'moved'],
  [TOLD, 'moved'],
  [ROLLED, 'hit'],
] as const

/** What is seen, beat by beat, until the question may be asked. */
function shownOf(reel: Reel<string>): string[] {
  const beats: string[] = []
  for (let now = reel; ; ) {
    beats.push(`${beatOf(now).at(-1)?.what ?? '-'}: ${boardOf(now)}${now.rolling ? ', rolling' : ''}`)
    if (atRest(now)) return beats
    now = onward(now, CARDS)
  }
}

describe('frames are shown in the order in which they happened', () => {
  test('a move at once, a roll before its result; what changes nothing takes no time', () => {
    const reel = feed(openReel(START), scene(DAY, 3), true)
    expect(shownOf(reel)).toEqual(['-: start', 'moved: moved', 'roll: moved, rolling', 'roll: hit'])
  })

  test('the log grows with them, and what rolls is not told before it lies', () => {
    let reel = feed(openReel(START), scene(DAY, 3), true)
    expect(notesOf(reel)).toEqual([])
    reel = onward(reel, CARDS)
    expect(notesOf(reel)).toEqual([MOVED])
    reel = onward(reel, CARDS)
    expect(notesOf(reel)).toEqual([MOVED, TOLD, ROLLED])
    expect(toldOf(reel)).toEqual([MOVED, TOLD])
    expect(frameNumber(reel)).toBe(2)
    expect(toldOf(onward(reel, CARDS))).toEqual([MOVED, TOLD, ROLLED])
  })

  test('a card keeps the board that it was told on, whatever came of it', () => {
    const reel = caughtUp(feed(openReel(START), scene(DAY, 3), true))
    expect([MOVED, TOLD, ROLLED, note('old')].map(one => boardAt(reel, one))).toEqual([
      'moved',
      'moved',
      'hit',
      'hit',
    ])
  })

  test('the last note may change nothing: the question is asked without a wait', () => {
    const reel = feed(openReel(START), scene([[TOLD, 'start']], 1), true)
    expect(atRest(onward(reel, CARDS))).toBe(true)
  })

  test('each beat has its time, and the more is told the longer it stays', () => {
    let reel = onward(feed(openReel(START), scene(DAY, 3), true), CARDS)
    expect(timeOf(reel, CARDS, PACE, () => 'two words')).toBe(21)
    reel = onward(reel, CARDS)
    expect(timeOf(reel, CARDS, PACE, () => 'two words')).toBe(3)
    reel = onward(reel, CARDS)
    expect(timeOf(reel, CARDS, PACE, () => 'two words')).toBe(22)
  })
})

describe('what weighs more stays longer', () => {
  const HOME = [
    [note('home'), 'one'],
    [note('home'), 'two'],
    [note('lost'), 'three'],
    [note('booked'), 'four'],
  ] as const
  const WEIGHED = { ...CARDS, weights: { lost: 'grave', booked: 'slight' } as const }
  const beats = (film: typeof CARDS) => {
    const times: number[] = []
    for (let now = feed(openReel(START), scene(HOME, 4), true); !atRest(now) || times.length === 0; ) {
      now = onward(now, film)
      times.push(timeOf(now, film, PACE, () => 'two words'))
    }
    return times
  }

  test('the same sentence is not read twice in a row', () => {
    expect(beats(CARDS)).toEqual([21, 1, 21, 21])
  })

  test('a loss holds the film, bookkeeping does not', () => {
    expect(beats(WEIGHED)).toEqual([21, 1, 24, 0.35])
  })
})

describe('what belongs together is one beat', () => {
  const CUT = {
    ...CARDS,
    cut: {
      joins: ({ what }: Logged) => what === 'damage' || what === 'told',
      leads: (beat: readonly Logged[]) => beat[0],
      suspense: ['roll'],
    },
  }
  const BOMBED = [
    [MOVED, 'moved'],
    [ROLLED, 'hit'],
    [TOLD, 'hit'],
    [note('damage'), 'burning'],
    [note('damage'), 'blind'],
    [note('moved'), 'home'],
  ] as const
  const reel = feed(openReel(START), scene(BOMBED, 6), true)
  const beats = (from: Reel<string>) => {
    const seen: string[] = []
    for (let now = from; !atRest(now); ) {
      now = onward(now, CUT)
      seen.push(
        `${beatOf(now)
          .map(({ what }) => what)
          .join('+')}: ${boardOf(now)}${now.rolling ? ', rolling' : ''}`,
      )
    }
    return seen
  }

  test('told together, with one result, and a wait only where there is suspense', () => {
    expect(beats(reel)).toEqual([
      'moved: moved',
      'roll: moved, rolling',
      'roll+told+damage+damage: blind',
      'moved: home',
    ])
    expect(beatsAhead(reel, CUT)).toBe(3)
    expect(beatsAhead(onward(onward(reel, CUT), CUT), CUT)).toBe(2)
    expect(beatsAhead(caughtUp(reel), CUT)).toBe(0)
  })

  test('what leads to a roll has happened when it rolls, and nothing that comes of it is told yet', () => {
    const joined = { ...CUT, cut: { ...CUT.cut, joins: ({ what }: Logged) => what !== 'moved' } }
    const rolling = onward(reel, joined)
    expect([rolling.rolling, boardOf(rolling), notesOf(rolling).length]).toEqual([true, 'moved', 2])
    expect(beatOf(rolling)).toEqual([MOVED, ROLLED])
    const result = onward(rolling, joined)
    expect([result.rolling, boardOf(result), beatOf(result).length]).toEqual([false, 'blind', 5])
    expect(boardOf(backward(rolling, joined))).toBe('start')
  })

  test('wound back together', () => {
    const home = caughtUp(reel)
    const bombed = backward(home, CUT)
    expect([boardOf(bombed), beatOf(bombed).length]).toEqual(['blind', 4])
    expect(boardOf(backward(bombed, CUT))).toBe('moved')
  })

  test('and read as long as its card takes, with a look at each line beside it', () => {
    const bombed = onward(onward(onward(reel, CUT), CUT), CUT)
    expect(timeOf(bombed, CUT, PACE, () => 'two words')).toBe(23.5)
  })

  test('the step is that of the frame which is shown', () => {
    expect(stepOf(onward(reel, CUT))).toBe('step of moved')
    expect(stepOf(onward(onward(reel, CUT), CUT))).toBe('step of roll')
    expect(stepOf(caughtUp(reel))).toBeUndefined()
  })
})

describe('the film can be wound', () => {
  const rest = caughtUp(feed(openReel(START), scene(DAY, 3), true))

  test('back over what was seen, to the beginning, and no further', () => {
    const once = backward(rest, CARDS)
    expect(beatOf(once).at(-1)?.what).toBe('moved')
    expect(boardOf(once)).toBe('moved')
    const twice = backward(once, CARDS)
    expect(boardOf(twice)).toBe('start')
    expect(backward(twice, CARDS)).toEqual(twice)
    expect(atRest(twice)).toBe(false)
  })

  test('and on again, to the question', () => {
    expect(shownOf(backward(backward(rest, CARDS), CARDS)).at(-1)).toBe('roll: hit')
    expect(atRest(caughtUp(backward(rest, CARDS)))).toBe(true)
  })

  test('over several answers; the last three hundred frames are kept', () => {
    const long = Array.from({ length: 350 }, (_, i) => [note('moved', i), `board ${i}`] as const)
    let reel = openReel(START)
    for (let told = 1; told <= 350; told++) reel = feed(reel, scene(long.slice(0, told), 1), false)
    expect(reel.frames).toHaveLength(300)
    expect(reel.before).toBe('board 49')
    expect(frameNumber(reel)).toBe(350)
    expect(boardOf({ ...reel, at: 0 })).toBe('board 49')
  })
})

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
    expect(stretchStart(notes, [], 60)).toBe(0)
    expect(stretchStart(notes, ['over'], 500)).toBe(400)
  })
})

describe('scenes', () => {
  test('shown at once leave nothing to be played', () => {
    const reel = feed(openReel(START), scene(DAY, 3), false)
    expect(atRest(reel)).toBe(true)
    expect(reel.frames).toHaveLength(3)
  })

  test('of a game that was taken back cut off what the log no longer tells', () => {
    const reel = caughtUp(feed(openReel(START), scene(DAY, 3), true))
    const back = feed(reel, scene(DAY.slice(0, 1), 0), true)
    expect(back.frames.map(frame => frame.note)).toEqual([MOVED])
    expect(atRest(back)).toBe(true)
    const gone = feed(reel, START, true)
    expect(gone.frames).toEqual([])
    expect(boardOf(gone)).toBe('start')
  })

  test('that tell the same place anew begin a new strip there', () => {
    const reel = caughtUp(feed(openReel(START), scene(DAY, 3), true))
    const other = scene([DAY[0], [note('moved'), 'elsewhere']], 0)
    const again = feed(reel, other, true)
    expect(again.frames).toHaveLength(1)
    const next = feed(
      again,
      scene([DAY[0], [other.notes[1] as Logged, 'elsewhere'], [note('roll'), 'hit']], 1),
      true,
    )
    expect(next.before).toBe('elsewhere')
    expect(next.frames).toHaveLength(1)
  })

  test('of a game that was played on unseen begin where it stands', () => {
    const reel = feed(openReel(START), scene(DAY, 0), true)
    expect(reel.frames).toEqual([])
    expect(boardOf(reel)).toBe('hit')
  })
})
