import { createRequire } from 'node:module'
import type { Random } from '@tallyho/engine'

/**
 * The Sample's noon scenario on boardgame.io, played through its client with its own dice: turns say whose planes act,
 * and both seats are active at once where they choose in secret. Its undo stack and its debug panel are off.
 */
interface Plane {
  readonly side: number
  hits: number
  breaking: boolean
}

interface Board {
  planes: Plane[]
  cup: number[]
  drawn: number
  sky: number
  aces: number[]
  altitude: number[]
  /** Planes that still act in this round, by their place; the first of them is asked. */
  queue: number[]
  asks: 'ace' | 'altitude' | 'order' | 'nothing'
}

interface Turn {
  readonly G: Board
  readonly playerID: string
  readonly random: Dice
  readonly events: {
    endTurn(to: { next: string }): void
    setActivePlayers(who: object): void
  }
}

interface Dice {
  Die(faces: number): number
}

interface Client {
  start(): void
  updatePlayerID(seat: string): void
  getState(): { readonly G: Board }
  readonly moves: Readonly<Record<'ace' | 'altitude' | 'order', (...args: number[]) => void>>
}

const require = createRequire(import.meta.url)

const PLANES = 8
const ENDURANCE = 5
const TO_HIT = 5

/** With `dice` its own are not used: then the very same game can be played elsewhere. */
const toy = (dice?: Dice) => ({
  name: 'toy',
  disableUndo: true,
  setup: (): Board => ({
    planes: Array.from({ length: 2 * PLANES }, (_, i) => ({
      side: i < PLANES ? 0 : 1,
      hits: 0,
      breaking: false,
    })),
    cup: [12, 4],
    drawn: 0,
    sky: 0,
    aces: [],
    altitude: [],
    queue: [],
    asks: 'ace',
  }),
  turn: {
    onBegin({ G, events }: Turn) {
      if (G.asks !== 'order') events.setActivePlayers({ all: 'secret', maxMoves: 1 })
    },
    stages: { secret: {} },
  },
  moves: {
    ace({ G, playerID, random, events }: Turn, plane: number) {
      G.aces[Number(playerID)] = plane
      if (G.aces.length < 2) return
      beginRound(G, dice ?? random)
      events.endTurn({ next: '0' })
    },
    altitude({ G, playerID, events }: Turn, altitude: number) {
      G.altitude[Number(playerID)] = altitude
      if (G.altitude.length < 2) return
      const turn = G.drawn % 2 === 1 ? 0 : 1
      const first = isAbove(G, 1 - turn) ? 1 - turn : turn
      const own = (side: number) => G.planes.flatMap((plane, i) => (plane.side === side ? [i] : []))
      G.queue = [...own(first), ...own(1 - first)].filter(i => isFlying(G.planes[i]))
      G.asks = 'order'
      const plane = G.planes[G.queue[0] ?? -1]
      if (plane) plane.breaking = false
      events.endTurn({ next: String(first) })
    },
    order({ G, playerID, random, events }: Turn, target: number) {
      const plane = G.planes[G.queue.shift() ?? -1]
      const other = G.planes[target]
      if (plane && !other) plane.breaking = true
      if (plane && other) {
        const die = (dice ?? random).Die(6)
        const total = die + (isAbove(G, plane.side) ? 1 : 0) - G.sky - (other.breaking ? 1 : 0)
        if (total >= TO_HIT) other.hits++
      }
      nextPlane(G, dice ?? random)
      const next = String(G.planes[G.queue[0] ?? -1]?.side ?? 0)
      if (G.asks !== 'order' || next !== playerID) events.endTurn({ next })
    },
  },
})

function nextPlane(G: Board, random: Dice): void {
  for (;;) {
    const next = G.planes[G.queue[0] ?? -1]
    if (!next) break
    if (isFlying(next)) {
      next.breaking = false
      if (targetsOf(G).length > 0) return
    }
    G.queue.shift()
  }
  const isGone = (side: number) => !G.planes.some(plane => plane.side === side && isFlying(plane))
  if (G.drawn === 16 || isGone(0) || isGone(1)) G.asks = 'nothing'
  else beginRound(G, random)
}

function beginRound(G: Board, random: Dice): void {
  const [clear = 0, cloud = 0] = G.cup
  G.sky = clear === 0 ? 1 : cloud === 0 ? 0 : random.Die(clear + cloud) <= clear ? 0 : 1
  G.cup[G.sky] = (G.cup[G.sky] ?? 0) - 1
  G.drawn++
  G.altitude = []
  G.asks = 'altitude'
}

function isFlying(plane: Plane | undefined): boolean {
  return plane !== undefined && plane.hits < ENDURANCE
}

function isAbove({ altitude: [own = 0, other = 0] }: Board, side: number): boolean {
  const above = side === 0 ? own - other : other - own
  return above === 1 || above === -2
}

function targetsOf(G: Board): number[] {
  const side = G.planes[G.queue[0] ?? -1]?.side
  return G.planes.flatMap((plane, i) => (plane.side !== side && isFlying(plane) ? [i] : []))
}

function pointsOf({ planes, aces }: Board, side: number): number {
  return planes.reduce(
    (sum, plane, i) => sum + (plane.side === side || isFlying(plane) ? 0 : aces.includes(i) ? 3 : 1),
    0,
  )
}

/** Opens the client once: every game after that is a new client, as in play. */
export function openPeer(): (numbers: Random, dice?: Dice) => { score: number; decisions: number } {
  const { Client: create } = require('boardgame.io/client') as { Client(options: object): Client }
  let games = 0
  return (numbers, dice) => {
    const client = create({ game: { ...toy(dice), seed: games++ }, numPlayers: 2, debug: false })
    client.start()
    let decisions = 0
    let sitting = ''
    for (;;) {
      const { G } = client.getState()
      if (G.asks === 'nothing') return { score: pointsOf(G, 0) - pointsOf(G, 1), decisions }
      decisions++
      const given = G.asks === 'ace' ? G.aces.length : G.altitude.length
      const seat = String(G.asks === 'order' ? G.planes[G.queue[0] ?? -1]?.side : given)
      if (seat !== sitting) client.updatePlayerID(seat)
      sitting = seat
      if (G.asks === 'ace') client.moves.ace(given * PLANES + numbers(PLANES))
      else if (G.asks === 'altitude') client.moves.altitude(numbers(3))
      else {
        const targets = targetsOf(G)
        client.moves.order(targets[numbers(targets.length + 1)] ?? -1)
      }
    }
  }
}
