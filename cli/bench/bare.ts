import type { Option, Outcome, Pause, Random } from '@tallyho/engine'

/**
 * The Sample's noon scenario as one would write it without any engine: nested loops that cannot stop, be saved, taken
 * back or replayed. The measure of what the engine costs.
 */
interface Plane {
  readonly id: string
  readonly side: number
  hits: number
  breaking: boolean
}

/** Answers what it is asked with the number of an option or outcome. */
export type Player = (pause: Exclude<Pause, { kind: 'together' }>) => number

const SEATS = ['raf', 'luftwaffe'] as const
const PLANES = 8
const ENDURANCE = 5
const TO_HIT = 5
const FACES: readonly Outcome[] = [1, 2, 3, 4, 5, 6].map(face => ({ id: String(face), weight: 1 }))

/** With a player every order and shot is put to it as the same data the rules give; else numbers decide unasked. */
export function playBare(numbers: Random, player?: Player): { score: number; decisions: number } {
  const planes: Plane[] = []
  for (let i = 0; i < 2 * PLANES; i++) {
    const side = i < PLANES ? 0 : 1
    planes.push({ id: `${SEATS[side]}-${(i % PLANES) + 1}`, side, hits: 0, breaking: false })
  }
  const cup = [12, 4]
  const aces = [numbers(PLANES), PLANES + numbers(PLANES)]
  let decisions = 2
  for (let round = 1; ; round++) {
    const sky = drawSky(cup, numbers)
    const altitude = [numbers(3), numbers(3)]
    decisions += 2
    const turn = round % 2 === 1 ? 0 : 1
    const first = isAbove(altitude, 1 - turn) ? 1 - turn : turn
    for (const side of [first, 1 - first]) {
      const advantage = isAbove(altitude, side) ? 1 : 0
      for (const plane of planes) {
        if (plane.side !== side || plane.hits >= ENDURANCE) continue
        plane.breaking = false
        const targets = targetsOf(planes, side)
        if (targets.length === 0) continue
        const taken = player ? player(question(plane, planes, targets)) : numbers(targets.length + 1)
        decisions++
        const target = planes[targets[taken] ?? -1]
        if (!target) {
          plane.breaking = true
          continue
        }
        const die = player ? player({ kind: 'chance', what: 'shot', outcomes: FACES }) : numbers(6)
        const total = die + 1 + advantage - sky - (target.breaking ? 1 : 0)
        if (total >= TO_HIT) target.hits++
      }
    }
    if (cup[0] === 0 && cup[1] === 0) break
    if (isGone(planes, 0) || isGone(planes, 1)) break
  }
  return { score: pointsOf(planes, aces, 0) - pointsOf(planes, aces, 1), decisions }
}

function targetsOf(planes: readonly Plane[], side: number): number[] {
  const targets: number[] = []
  for (let i = 0; i < planes.length; i++) {
    const other = planes[i] as Plane
    if (other.side !== side && other.hits < ENDURANCE) targets.push(i)
  }
  return targets
}

function question({ id, side }: Plane, planes: readonly Plane[], targets: readonly number[]) {
  const options: (Option & { target?: number })[] = []
  for (const target of targets) {
    const other = planes[target] as Plane
    options.push({ id: other.id, on: [`plane:${other.id}`], target })
  }
  const about = [`plane:${id}`]
  options.push({ id: 'break', on: about })
  return { kind: 'choice', seat: SEATS[side] as string, ask: 'order', options, about } as const
}

/** 0 is clear, 1 is cloud. */
function drawSky(cup: number[], numbers: Random): number {
  const [clear = 0, cloud = 0] = cup
  const sky = clear === 0 ? 1 : cloud === 0 ? 0 : numbers(clear + cloud) < clear ? 0 : 1
  cup[sky] = (cup[sky] ?? 0) - 1
  return sky
}

function isAbove([own = 0, other = 0]: readonly number[], side: number): boolean {
  const above = side === 0 ? own - other : other - own
  return above === 1 || above === -2
}

function isGone(planes: readonly Plane[], side: number): boolean {
  for (const plane of planes) if (plane.side === side && plane.hits < ENDURANCE) return false
  return true
}

function pointsOf(planes: readonly Plane[], aces: readonly number[], side: number): number {
  let points = 0
  planes.forEach((plane, i) => {
    if (plane.side !== side && plane.hits >= ENDURANCE) points += aces.includes(i) ? 3 : 1
  })
  return points
}
