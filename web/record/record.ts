import { spreadOf } from '@tallyho/bots'
import type { Seat } from '@tallyho/engine'
import { isDamaged, type OnShelf, type StoredGame } from '../store/game-row.ts'
import type { Player } from '../table/session/shown.ts'

/** Who was against the player: a level of the machine, another person, or nobody but the rules. */
export type Against = Player | 'rules'

/** Finished games of one scenario, from one side, against the same. Scores are the player's: the higher, the better. */
export interface Line {
  readonly game: string
  readonly scenario: string
  readonly pack: string
  readonly title: string
  /** Undefined where people sat in every seat: then scores are the first seat's. */
  readonly side: Seat | undefined
  readonly against: Against
  readonly count: number
  readonly best: number
  readonly median: number
  readonly last: Finished
  /** Of these so many took something back over dice. */
  readonly rewound: number
}

interface Finished {
  readonly id: string
  readonly level: string
  readonly score: number
  readonly when: number
}

/** All that was played to its end and has a player, and how many more there are that only the machine played. */
export interface Record {
  readonly lines: readonly Line[]
  readonly watched: number
}

type Over = StoredGame & { readonly outcome: NonNullable<StoredGame['outcome']> }

/** Finished games added up, those played last first. `seatsOf` says in which order the seats of a game stand. */
export function recordOf(games: readonly OnShelf[], seatsOf: (game: string) => readonly Seat[]): Record {
  const over = games.filter((game): game is Over => !isDamaged(game) && game.outcome !== undefined)
  const groups = new Map<string, Over[]>()
  let watched = 0
  for (const game of over) {
    const { side, against, isPlayed } = playerOf(game)
    if (!isPlayed) watched++
    else {
      const { setup, game: id } = game.record
      const key = JSON.stringify([id, setup.pack, setup.scenario, side, against])
      groups.set(key, [...(groups.get(key) ?? []), game])
    }
  }
  const lines = [...groups.values()].map(group => lineOf(group, seatsOf))
  return { lines: lines.sort((a, b) => b.last.when - a.last.when), watched }
}

function lineOf(group: readonly Over[], seatsOf: (game: string) => readonly Seat[]): Line {
  const inOrder = [...group].sort((a, b) => a.updated - b.updated)
  const latest = inOrder.at(-1) as Over
  const { game, setup } = latest.record
  const { side, against } = playerOf(latest)
  const sign = side === undefined ? 1 : signOf(side, seatsOf(game))
  const scores = inOrder.map(({ outcome }) => own(outcome.score, sign))
  const { median, max } = spreadOf(scores)
  return {
    game,
    scenario: setup.scenario,
    pack: setup.pack,
    title: latest.scenario || setup.scenario,
    side,
    against,
    count: group.length,
    best: max,
    median,
    last: {
      id: latest.id,
      level: latest.outcome.level,
      score: own(latest.outcome.score, sign),
      when: latest.updated,
    },
    rewound: group.filter(({ record }) => record.rewinds > 0).length,
  }
}

/** The seat of the only person, and who was against him. */
function playerOf({ seating }: StoredGame) {
  const seats = Object.keys(seating)
  const persons = seats.filter(seat => seating[seat] === 'person')
  const isPlayed = persons.length > 0 || seats.length === 0
  if (persons.length !== 1) return { side: undefined, against: 'person' as const, isPlayed }
  const [side] = persons
  const other = seats.find(seat => seat !== side)
  const against: Against = other === undefined ? 'rules' : (seating[other] ?? 'rules')
  return { side, against, isPlayed }
}

/** A score is from the first seat's side: for any other it is turned round. */
export function signOf(side: Seat, seats: readonly Seat[]): 1 | -1 {
  return seats.indexOf(side) > 0 ? -1 : 1
}

/** Without a zero that has a sign. */
export function own(score: number, sign: 1 | -1): number {
  return score === 0 ? 0 : score * sign
}
