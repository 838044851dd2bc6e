import { type Choice, copy, firstOf, listed, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import { isLevel } from '../../rules/01-words/geometry.ts'
import { isBomber, isEscort, unitAt } from '../../rules/01-words/units.ts'
import { orderMoves } from '../../rules/06-turn/move-order.ts'
import { fly } from '../../rules/08-movement/flight.ts'
import type { MoveOption } from '../../rules/08-movement/move-options.ts'
import type { PlanOption } from '../../rules/09-command/plans.ts'
import type { Battle, Unit } from '../../state.ts'
import { unitName } from '../names.ts'

/** Bombers and escorts that all fly straight on are moved by one answer: tried on a copy, and offered as far as it goes. */
export function formation(battle: Battle, choice: Choice): readonly Far[] {
  // Where the rules offer that themselves it need not be tried.
  if (choice.ask !== 'movement.next' || choice.options.some(({ ends }) => ends)) return []
  const flight = fliesOn(battle, choice)
  if (flight.units.length < 2) return []
  const names = flight.units.map(unit => unitName(battle, unit))
  return [
    {
      id: 'formation',
      words: 'The formation flies straight on',
      so: listed(names),
      on: [],
      ids: flight.ids,
    },
  ]
}

interface Flown {
  readonly units: readonly Unit[]
  readonly ids: readonly string[]
}

/** Everybody of the side who has nothing better to do, one after the other: escorts, and bombers if nobody comes between. */
function fliesOn(battle: Battle, choice: Choice): Flown {
  const asked = new Set<number>()
  let flown: Flown = { units: [], ids: [] }
  for (let next: Choice | undefined = choice; next; next = nextAfter(battle, choice.seat, flown.ids)) {
    const waiting = next.options.map(({ on }) => Number(firstOf('unit', on))).filter(no => !asked.has(no))
    if (waiting.length === 0) break
    for (const no of waiting) {
      asked.add(no)
      const unit = unitAt(battle, no)
      const ids = tried(battle, choice.seat, flown.ids, unit)
      if (ids) flown = { units: [...flown.units, unit], ids: [...flown.ids, ...ids] }
    }
  }
  return flown
}

/** Who of the side is asked for next after all these answers. */
function nextAfter(battle: Battle, seat: string, ids: readonly string[]): Choice | undefined {
  const play = new Trial(copy(battle))
  for (const id of ids) if (!play.give(seat, id)) return undefined
  return play.pause?.seat === seat && play.pause.ask === 'movement.next' ? play.pause : undefined
}

/** Somebody whose whole move goes without asking: when he moves is no question either. */
export function firstBound(
  battle: Battle,
  choice: Choice,
  unasked: (battle: Battle, choice: Choice) => string | undefined,
): string | undefined {
  const { seat, options } = choice
  return options.find(({ id, on }) => {
    const no = Number(firstOf('unit', on))
    const play = new Trial(copy(battle))
    if (Number.isNaN(no) || !play.give(seat, id)) return false
    for (let given = 0; play.isAbout(seat, no); given++) {
      const answer = play.pause && unasked(play.battle, play.pause)
      if (answer === undefined || given > MOST || !play.give(seat, answer)) return false
    }
    return true
  })?.id
}

/** No move takes more answers. */
const MOST = 12

/** The answers that fly a unit straight on after all of these; undefined if it may do better, or somebody comes between. */
function tried(
  battle: Battle,
  seat: string,
  before: readonly string[],
  { no, id }: Unit,
): readonly string[] | undefined {
  const play = new Trial(copy(battle))
  for (const given of before) if (!play.give(seat, given)) return undefined
  const ids: string[] = []
  while (play.battle.units[no]?.deeds.ordinal === undefined || play.isAbout(seat, no)) {
    const option = play.asked(seat, no, id)
    if (!option || ids.length > MOST || !play.give(seat, option.id)) return undefined
    ids.push(option.id)
  }
  return ids
}

const STEPS: Readonly<Record<string, (battle: Battle) => Procedure<Step>>> = {
  'move-order': orderMoves,
  move: fly,
}

/** The rules of the Movement Phase at work on a copy, from the question who moves next. */
class Trial {
  private body: Procedure<Step> | undefined
  pause: Choice | undefined

  constructor(readonly battle: Battle) {
    this.body = orderMoves(battle)
    this.proceed(undefined)
  }

  /** The question is about the move of this unit. */
  isAbout(seat: string, no: number): boolean {
    return this.pause?.seat === seat && firstOf('unit', this.pause.about) === String(no)
  }

  /** The answer that sends this unit straight on; undefined where it is asked something else, or has something better to do. */
  asked(seat: string, no: number, id: string): Option | undefined {
    const { pause } = this
    if (pause?.seat !== seat) return undefined
    if (pause.ask === 'movement.next') return pause.options.find(option => option.id === `move/${id}`)
    return this.isAbout(seat, no) ? straightOn(unitAt(this.battle, no), pause) : undefined
  }

  give(seat: string, id: string): boolean {
    const { pause } = this
    const index = pause?.seat === seat ? pause.options.findIndex(option => option.id === id) : -1
    if (index >= 0) this.proceed(index)
    return index >= 0
  }

  private proceed(answer: number | undefined): void {
    let turn = this.body?.next(answer as never)
    while (turn?.done) {
      this.body = STEPS[turn.value]?.(this.battle)
      turn = this.body?.next(undefined as never)
    }
    this.pause = turn?.value?.kind === 'choice' ? turn.value : undefined
  }
}

/** What its mission asks of it, and then level ahead: but not where it could do something to a target. */
function straightOn(unit: Unit, { ask, options }: Choice): Option | undefined {
  if (!isBomber(unit) && !isEscort(unit)) return undefined
  // Which options a question has is known by its key.
  if (ask === 'move.plan')
    return (options as readonly PlanOption[]).find(({ id }) => PLANS.includes(id)) ?? undefined
  if (ask === 'move.course') return options.find(({ id }) => id === 'on')
  if (ask !== 'move.step' || !isLevel(unit.facing)) return undefined
  const moves = options as readonly MoveOption[]
  if (moves.some(({ act, rare }) => !rare && !PLAIN.includes(act))) return undefined
  return moves.find(move => move.act === 'step' && move.facing === unit.facing && !move.leavesWing)
}

const PLANS: readonly string[] = ['continue', 'attack', 'station']
const PLAIN: readonly MoveOption['act'][] = [
  'step',
  'circle',
  'stop',
  'bonus',
  'slow-climb',
  'begin-circling',
  'drop-tanks',
]
