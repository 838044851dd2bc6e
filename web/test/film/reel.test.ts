import type { Logged } from '@tallyho/engine'
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
  hasMoved,
  notesOf,
  onward,
  openReel,
  type Reel,
  stepOf,
  timeOf,
  toldOf,
} from '../../table/film/reel.ts'
import { CARDS, DAY, MOVED, note, PACE, ROLLED, START, scene, shownOf, TOLD } from './reel-scenes.ts'

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

  test('pieces are on their way after a beat that changed the board, and after no other', () => {
    const moved = onward(feed(openReel(START), scene(DAY, 3), true), CARDS)
    expect(hasMoved(moved)).toBe(true)
    expect(hasMoved(onward(onward(moved, CARDS), CARDS))).toBe(true)
    expect(hasMoved(onward(feed(openReel(START), scene([[TOLD, 'start']], 1), true), CARDS))).toBe(false)
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

describe('the more is to come, the quicker it goes', () => {
  const many = (count: number, what = 'home') =>
    Array.from({ length: count }, (_, i) => [note(i === 0 ? what : `home-${i}`), String(i)] as const)
  const WEIGHED = { ...CARDS, weights: { lost: 'grave' } as const }
  const first = (count: number, what?: string) => {
    const reel = onward(feed(openReel(START), scene(many(count, what), count), true), WEIGHED)
    return timeOf(reel, WEIGHED, PACE, () => 'two words')
  }

  test('down to a share, and never where something is lost', () => {
    expect([first(6), first(9), first(30)]).toEqual([21, (21 * 5) / 8, 21 / 2])
    expect(first(30, 'lost')).toBe(24)
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

  test('a card that is light stays no longer than a move', () => {
    const film = {
      events: { home: () => null },
      cut: { joins: () => false, leads: ([first]: readonly Logged[]) => first, suspense: [] },
    } as unknown as typeof CARDS
    expect(beats(film)[0]).toBe(22)
    expect(beats({ ...film, weights: { home: 'light' } } as typeof CARDS)[0]).toBe(21)
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
