import type { Pause, Ref } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { useEffect, useRef } from 'react'
import { nameOf } from '../rules/01-words/geometry.ts'
import type { Battle, Square, UnitNo } from '../state.ts'

/** A way through the sky that is flown square by square, as long as nothing comes between. */
interface FlightPlan {
  readonly unit: UnitNo
  readonly squares: readonly Square[]
}

export function isSteering(battle: Battle, pause: Pause | undefined): boolean {
  return pause?.kind === 'choice' && pause.ask === 'move.step' && battle.flight !== undefined
}

/** Answers the steps of a planned way by itself, and forgets the rest as soon as another question comes up. */
export function useFlightPlan({ state: battle, pause, lit, onPick }: BoardProps<Battle>) {
  const plan = useRef<FlightPlan>(undefined)

  const goOn = (now: FlightPlan | undefined) => {
    plan.current = undefined
    const [next, ...rest] = now?.squares ?? []
    if (now === undefined || next === undefined || battle.flight?.unit !== now.unit) return
    const ref: Ref = `square:${nameOf(next)}`
    if (!lit.has(ref)) return
    plan.current = { unit: now.unit, squares: rest }
    onPick(ref)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question, and nothing else, calls for an answer
  useEffect(() => {
    if (pause?.kind === 'choice') goOn(isSteering(battle, pause) ? plan.current : undefined)
  }, [pause])

  return (squares: readonly Square[]) => {
    if (battle.flight && isSteering(battle, pause)) goOn({ unit: battle.flight.unit, squares })
  }
}
