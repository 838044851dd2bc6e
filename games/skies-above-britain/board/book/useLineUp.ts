import { idIn, kindOf, type Ref } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { FighterId } from '../../pack/types.ts'
import type { LineUp } from '../../rules/01-general/lay-out.ts'
import { filledByAdjutant } from '../../rules/10-campaign/assign.ts'
import { available } from '../../rules/10-campaign/roster.ts'
import type { Campaign, PilotNo } from '../../state.ts'
import { DISPERSAL, editOf, type Sheet, seated, seatOf, sheetOf, stoodDown } from './lineUp.ts'

/** What the sheet of who flies knows beyond the board. */
export interface Planning {
  /** Undefined while nothing can be changed about it. */
  readonly sheet: Sheet | undefined
  /** The cockpit that the next man who is clicked goes to. */
  readonly next: FighterId | undefined
  /** Whom the player has lifted out of his cockpit. */
  readonly held: PilotNo | undefined
  /** The adjutant fills what is empty. */
  fillRest(): void
  /** Everybody out. */
  clear(): void
}

const NOTHING: Planning = {
  sheet: undefined,
  next: undefined,
  held: undefined,
  fillRest: () => {},
  clear: () => {},
}
const NOWHERE: ReadonlySet<Ref> = new Set()
const NOBODY: LineUp = {}

const PlanningContext = createContext(NOTHING)
export const PlanningProvider = PlanningContext
export const usePlanning = (): Planning => useContext(PlanningContext)

const pilotIn = (ref: Ref): PilotNo | undefined => (kindOf(ref) === 'pilot' ? Number(idIn(ref)) : undefined)

/** What the room is lit by while it is decided who flies: everybody who can, and every cockpit. */
export function useLineUp(props: BoardProps<Campaign>): {
  readonly planning: Planning
  readonly board: BoardProps<Campaign>
} {
  const { state, pause, desk } = props
  const [pencil, setPencil] = useState(NOBODY)
  const [chosen, setChosen] = useState<FighterId>()
  const [held, setHeld] = useState<PilotNo>()
  const [over, setOver] = useState<Ref>()
  // Read between two clicks of one gesture, before anything is drawn again.
  const hand = useRef<PilotNo>(undefined)
  const letGo = useRef<PilotNo>(undefined)

  const isOpen = desk !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was decided changes with the board and its question
  const sheet = useMemo(
    () => (desk && pause?.kind === 'choice' ? sheetOf(state, pause, desk, pencil) : undefined),
    [state, pause, isOpen, pencil],
  )
  const take = (pilot: PilotNo | undefined) => {
    hand.current = pilot
    setHeld(pilot)
  }
  if (!sheet && isOpen && (pencil !== NOBODY || chosen !== undefined || held !== undefined)) {
    setPencil(NOBODY)
    setChosen(undefined)
    setHeld(undefined)
  }

  const lay = (seats: LineUp) => {
    if (!sheet || !desk) return
    const { at, gone, ids, pencil } = editOf(sheet, seats)
    take(undefined)
    setChosen(undefined)
    setPencil(pencil)
    if (at !== undefined) desk.revise(at, gone, ids)
    else if (ids.length > 0) desk.give(ids)
  }
  // A man was named beside the board: whoever is pencilled in for the next cockpits follows him.
  const follow = useEffectEvent(() => {
    if (!sheet || Object.keys(pencil).length === 0) return
    if (editOf(sheet, sheet.seats).ids.length > 0) lay(sheet.seats)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => follow(), [pause])

  const empty = sheet?.cockpits.filter(id => sheet.seats[id] === undefined) ?? []
  const next = chosen && empty.includes(chosen) ? chosen : empty[0]
  const free = useMemo(() => new Set(available(state).map(({ no }) => no)), [state])

  const pick = (ref: Ref) => {
    if (!sheet) return props.onPick(ref)
    const inHand = letGo.current ?? hand.current
    letGo.current = undefined
    const pilot = pilotIn(ref)
    const cockpit = kindOf(ref) === 'fighter' ? (idIn(ref) as FighterId) : undefined
    if (ref === DISPERSAL) return inHand === undefined ? undefined : lay(stoodDown(sheet, inHand))
    if (inHand !== undefined) {
      const goal = cockpit ?? (pilot === undefined ? undefined : seatOf(sheet, pilot))
      if (goal && pilot !== inHand && goal !== sheet.led) return lay(seated(sheet, inHand, goal))
      // From the bench into the cockpit of whoever is in hand.
      const from = seatOf(sheet, inHand)
      if (pilot !== undefined && pilot !== inHand && from && free.has(pilot))
        return lay(seated(sheet, pilot, from))
    }
    if (cockpit) return setChosen(cockpit)
    if (pilot === undefined || !free.has(pilot)) return props.onPick(ref)
    if (pilot === inHand) return dropsNext(pilot, () => take(undefined))
    if (seatOf(sheet, pilot) === undefined && next) dropsNext(pilot, () => lay(seated(sheet, pilot, next)))
    else take(pilot)
  }
  /** A man who is dragged is picked before he is put down: only if nothing follows at once was he clicked. */
  const dropsNext = (pilot: PilotNo, clicked: () => void) => {
    letGo.current = pilot
    queueMicrotask(() => {
      if (letGo.current === undefined) return
      letGo.current = undefined
      clicked()
    })
  }

  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || hand.current === undefined) return
    event.stopPropagation()
    take(undefined)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => giveUp(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])

  const lit = useMemo(() => {
    if (!sheet) return NOWHERE
    const men = [...free].filter(no => sheet.led === undefined || sheet.seats[sheet.led] !== no)
    return new Set<Ref>([
      ...men.map(no => `pilot:${no}`),
      ...sheet.cockpits.flatMap(id => (sheet.seats[id] === undefined ? [`fighter:${id}`] : [])),
      ...(held === undefined ? [] : [DISPERSAL]),
      ...(props.pause?.kind === 'choice' ? (props.pause.options.flatMap(({ on = [] }) => on) ?? []) : []),
    ])
  }, [sheet, free, held, props.pause])

  const reach = useMemo(() => {
    const moved = held ?? (over === undefined ? undefined : pilotIn(over))
    if (!sheet || moved === undefined || !free.has(moved)) return NOWHERE
    const others = sheet.cockpits.filter(id => id !== sheet.led && sheet.seats[id] !== moved)
    return new Set<Ref>([
      ...others.map(id => `fighter:${id}`),
      ...others.flatMap(id => (sheet.seats[id] === undefined ? [] : [`pilot:${sheet.seats[id]}`])),
      ...(seatOf(sheet, moved) ? [DISPERSAL] : []),
    ])
  }, [sheet, free, held, over])

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows from the sheet
  const planning = useMemo(
    (): Planning =>
      sheet
        ? {
            sheet,
            next,
            held,
            fillRest: () => lay(filledByAdjutant(state, sheet.cockpits, sheet.seats)),
            clear: () => lay(sheet.led === undefined ? {} : { [sheet.led]: sheet.seats[sheet.led] }),
          }
        : NOTHING,
    [sheet, next, held],
  )
  if (!sheet) return { planning, board: props }
  const hovered = held === undefined ? props.hovered : new Set<Ref>([...props.hovered, `pilot:${held}`])
  const onHover = (ref: Ref | undefined) => {
    setOver(ref)
    props.onHover(ref)
  }
  return { planning, board: { ...props, lit, hovered, reach, onPick: pick, onHover } }
}
