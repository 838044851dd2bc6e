import { randomBot, seenBy } from '@tallyho/bots'
import { type Bot, type Game, Match, random, recordOf, type Setup, seeded } from '@tallyho/engine'
import { game as toy } from '@tallyho/sample'
import { game as hardestDays, heuristic } from '@tallyho/the-hardest-days'
import { type Figure, time } from './measure.ts'

const NOON: Setup = { scenario: 'noon', pack: 'standard', options: {} }

/** The toy battle with ten times the fuel, and planes that stand fifty hits: ten times the answers. */
const longToy: typeof toy = {
  ...toy,
  begin(setup) {
    const battle = toy.begin(setup)
    for (const plane of battle.planes) plane.hits = -45
    battle.cup.clear *= 10
    battle.cup.cloud *= 10
    return battle
  },
  bound: toy.bound * 10,
}

/** Plays a match to its end; `each` is called after every answer of a seat. */
export function playMatch<S>(
  game: Game<S>,
  setup: Setup,
  bot: Bot<S>,
  seed: number,
  each?: (match: Match<S>) => void,
): Match<S> {
  const match = new Match(game, setup)
  match.practice = true
  const chance = seeded(seed)
  const numbers = random(seed)
  match.settleAll(chance)
  while (match.pause) {
    for (const seat of game.seats) {
      const seen = seenBy(match, seat, numbers)
      if (seen) match.choose(seat, seen.choice.options[bot(seen)]?.id ?? '')
    }
    match.settleAll(chance)
    each?.(match)
  }
  return match
}

/** What a decision costs in the last tenth of a long game, held against the first tenth. */
export function growthFigure(): Figure {
  let early = Number.POSITIVE_INFINITY
  let late = Number.POSITIVE_INFINITY
  let length = 0
  for (let seed = 1; seed <= 12; seed++) {
    const moments: number[] = []
    playMatch(longToy, NOON, randomBot, seed, () => moments.push(performance.now()))
    length = moments.length
    const tenth = Math.floor(length / 10)
    const spent = (from: number) => (moments[from + tenth] ?? 0) - (moments[from] ?? 0)
    if (seed > 2) {
      early = Math.min(early, spent(0))
      late = Math.min(late, spent(length - tenth - 1))
    }
  }
  return {
    figure: 'A late decision against an early one, with journal',
    value: late / early,
    unit: 'x',
    aim: { is: 'at most', value: 1.25 },
    note: `game of ${length} questions, ten times the usual`,
  }
}

/** Undo after every decision of a whole day, and the size of its file. */
export function undoFigures(): Figure[] {
  const times: number[] = []
  const [seat = ''] = hardestDays.seats
  const setup = { scenario: '1940-08-18', pack: 'standard', options: {} }
  playMatch(hardestDays, setup, heuristic, 2) // warms up
  playMatch(hardestDays, setup, heuristic, 1, match => {
    if (match.undoPoint(seat) === undefined) return
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < 3; i++) {
      best = Math.min(
        best,
        time(() => match.undo(seat)),
      )
      while (match.canRedo) match.redo()
    }
    times.push(best)
  })
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return [
    { figure: 'Undo in a full day, mean', value: mean, unit: 'ms', aim: { is: 'at most', value: 5 } },
    {
      figure: 'Undo in a full day, slowest',
      value: Math.max(...times),
      unit: 'ms',
      aim: { is: 'at most', value: 5 },
    },
  ]
}

export function saveFigure(): Figure {
  const sizes = hardestDays.scenarios.map(({ id }) => {
    const match = playMatch(hardestDays, { scenario: id, pack: 'standard', options: {} }, heuristic, 1)
    return Buffer.byteLength(JSON.stringify(recordOf(match))) / 1024
  })
  return {
    figure: 'Saved game at the end of a day, largest',
    value: Math.max(...sizes),
    unit: 'KB',
    aim: { is: 'at most', value: 50 },
  }
}
