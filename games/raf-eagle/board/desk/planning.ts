import { idIn, kindOf, type Ref, refTo } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { CardNumber } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { type Reason, unmetOf, whyNot, whyNotThere } from '../why-not.ts'
import type { Laid } from './advice.ts'
import { inHandWords, lostWords, stillHeld } from './in-hand.ts'
import { type Manning, manning } from './manning.ts'
import { carryOut, homeOf, put } from './moves.ts'
import { isPlanAsk, type PlanAsk, type Sheet, sheetOf } from './plan.ts'
import { aimOf, cardsAt, hourOf, readyOf, upToSize } from './stand-ins.ts'
import { isLaid, liesOn, litWhile, survey } from './survey.ts'

const NOTHING: ReadonlySet<Ref> = new Set()
const NOBODY: readonly Ref[] = []

/** What the desk knows beyond the board: what lies on it, and what the player has in his hand just now. */
export interface Planning {
  /** What lies on the desk; undefined while nothing is planned. */
  readonly sheet: Sheet | undefined
  /** The question that is asked, if it is one of a plan. */
  readonly ask: PlanAsk | undefined
  readonly held: readonly Ref[]
  /** The raid whose Gruppen lie side by side. */
  readonly opened: CardNumber | undefined
  open(card: CardNumber | undefined): void
  /** Puts what is held back to where it came from; undefined if it lies there. */
  takeBack: (() => void) | undefined
  /** Takes a raid from the track, with all that lies on it; undefined if it is not for the player to move. */
  raidBack(card: CardNumber): (() => void) | undefined
  /** Sends a raid those who raise its figure, at one stroke; undefined where nobody does or nobody can be sent. */
  man(card: CardNumber): Manning | undefined
  /** The raid that Gruppen were laid on last, and the board before. */
  readonly laid: Laid | undefined
  /** What happened last, if it was not what was asked for. */
  readonly told: string | undefined
  /** Why what is held cannot be put there. */
  whyNotHere(place: Ref): Reason | undefined
  canGo(place: Ref): boolean
  /** Picks up all of these, or lets go of them. */
  pickAll(pieces: readonly Ref[]): void
  letGo(): void
  /** What stands against the end of the plan. */
  readonly unmet: readonly Reason[]
}

const IDLE: Planning = {
  sheet: undefined,
  ask: undefined,
  held: [],
  opened: undefined,
  open: () => {},
  takeBack: undefined,
  raidBack: () => undefined,
  man: () => undefined,
  laid: undefined,
  told: undefined,
  whyNotHere: () => undefined,
  canGo: () => false,
  pickAll: () => {},
  letGo: () => {},
  unmet: [],
}

const PlanningContext = createContext(IDLE)
export const PlanningProvider = PlanningContext
export const useDeskPlan = (): Planning => useContext(PlanningContext)

/** What the room is lit by: while a plan is made, all that can be taken up, put down or taken back. */
export function usePlanning(props: BoardProps<Campaign>): {
  readonly planning: Planning
  readonly board: BoardProps<Campaign>
} {
  const { state, pause, desk } = props
  const [held, setHeld] = useState(NOBODY)
  const [takenFrom, setTakenFrom] = useState<Sheet>()
  const [over, setOver] = useState<Ref>()
  const [told, setTold] = useState<string>()
  const [laid, setLaid] = useState<Laid>()
  const [opened, open] = useState<CardNumber>()
  // Read between two clicks of one gesture, before anything is drawn again.
  const hand = useRef(NOBODY)
  const letGoOf = useRef<readonly Ref[]>(undefined)
  const listed = useRef<{ readonly pause: unknown; readonly piece: Ref | undefined }>(undefined)

  const ask = pause?.kind === 'choice' && isPlanAsk(pause.ask) ? pause.ask : undefined
  const isOpen = desk !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was decided changes with the board and its question
  const sheet = useMemo(
    () => (desk && pause?.kind === 'choice' ? sheetOf(state, pause, desk) : undefined),
    [state, pause, isOpen],
  )
  const known = useMemo(() => sheet && survey(sheet), [sheet])
  const take = (pieces: readonly Ref[]) => {
    hand.current = pieces
    setHeld(pieces)
    setTakenFrom(sheet)
    listFor(pieces.at(-1))
  }
  /** The list beside the board keeps to what was picked up last, as long as that has a choice. */
  const listFor = (piece: Ref | undefined) => {
    const answers =
      pause?.kind === 'choice' ? pause.options.filter(({ on }) => piece && on?.includes(piece)) : []
    const wanted = answers.length > 1 ? piece : undefined
    const had = listed.current?.pause === pause ? listed.current?.piece : undefined
    if (wanted === had) return
    listed.current = { pause, piece: wanted }
    // Picked once more, a piece is let go.
    const picked = wanted ?? had
    if (picked !== undefined) props.onPick(picked)
  }
  const still = useMemo(
    () => (sheet && known ? stillHeld(held, known.pieces, sheet, takenFrom) : NOBODY),
    [sheet, known, held, takenFrom],
  )
  if (still.length < held.length) {
    setHeld(still)
    hand.current = still
  }
  const goals = known && still.length > 0 ? known.goals(still) : NOTHING
  const lit = useMemo(
    () => known && litWhile(state, known.pieces, still, still.length > 0 ? known.places(still) : NOTHING),
    [state, known, still],
  )
  // What the piece under the pointer could do is looked up when there is time for it.
  const pointed = useDeferredValue(over)
  const hovered = useMemo(() => {
    const cards = [...still, ...(pointed === undefined ? [] : [pointed])].filter(
      ref => kindOf(ref) === 'card',
    )
    const aimed = pointed !== undefined && kindOf(pointed) === 'target' ? [pointed] : []
    return new Set([...props.hovered, ...still, ...cards.map(card => aimOf(state, card)), ...aimed])
  }, [props.hovered, state, still, pointed])
  /** What a ref of the desk stands for, with these in hand. */
  const meant = (ref: Ref, held: readonly Ref[]): readonly Ref[] => {
    if (!known) return [ref]
    const hour = hourOf(state, held, ref)
    if (hour && known.goals(held).has(hour)) return [hour]
    if (kindOf(ref) === 'type') return readyOf(state, ref).filter(piece => known.pieces.has(piece))
    if (kindOf(ref) !== 'target') return [ref]
    const cards = cardsAt(state, known.pieces, ref)
    const goal = held.length > 0 ? cards.find(card => known.goals(held).has(card)) : undefined
    return [goal ?? cards[0] ?? ref]
  }

  const lay = (pieces: readonly Ref[], place: Ref, onto = sheet) => {
    if (!onto || !known || !desk) return
    const lifted = onto === sheet ? known.lifted(pieces) : undefined
    const { edit, lost, stuck, board } = put(onto, pieces, place, lifted)
    const [against] = stuck ? unmetOf(board, stuck) : []
    take([])
    setLaid({ card: Number(idIn(place)), before: state })
    setTold(against ? `${against.says} (${against.rule}).` : lostWords(lost))
    if (edit) carryOut(desk, edit)
  }

  const pick = (clicked: Ref) => {
    if (!sheet || !known) return props.onPick(clicked)
    const before = letGoOf.current ?? hand.current
    letGoOf.current = undefined
    const several = meant(clicked, before)
    const [ref = clicked] = several
    if (before.length > 0) {
      const { pieces, place } = upToSize(known.lifted(before), before, ref)
      if (known.goals(before).has(place)) return lay(pieces, place)
    }
    setTold(undefined)
    if (kindOf(clicked) === 'type' && several.length === 0) return tellWhy(readyOf(state, clicked)[0])
    if (kindOf(clicked) === 'type') return pickAll(several)
    if (kindOf(ref) === 'forward')
      return lay([ref], isLaid(sheet, ref) ? homeOf(state, ref) : `card:${idIn(ref)}`)
    if (!known.pieces.has(ref)) return tellWhy(ref)
    if (before.includes(ref)) {
      dropsNext(before)
      return take(before.filter(piece => piece !== ref))
    }
    const joins = kindOf(ref) === 'gruppe' && before.every(piece => kindOf(piece) === 'gruppe')
    take(joins ? [...before, ref] : [ref])
  }

  /** Nothing that is clicked stays without a word. */
  const tellWhy = (ref: Ref | undefined) => {
    if (ref !== undefined && pause?.kind === 'choice') setTold(whyNot(state, pause, ref))
  }

  /** A piece that is dragged is picked once more before it is put down. */
  const dropsNext = (pieces: readonly Ref[]) => {
    letGoOf.current = pieces
    queueMicrotask(() => {
      letGoOf.current = undefined
    })
  }

  const pickAll = (pieces: readonly Ref[]) => {
    const free = pieces.filter(piece => known?.pieces.has(piece))
    const others = hand.current.filter(piece => kindOf(piece) === 'gruppe' && !free.includes(piece))
    if (!free.every(piece => hand.current.includes(piece))) return take([...others, ...free])
    dropsNext(hand.current)
    take(others)
  }

  const refuse = (ref: Ref): boolean => {
    const [piece] = hand.current
    // Another kind of piece takes the place of what is held.
    if (piece && kindOf(ref) !== kindOf(piece) && known?.pieces.has(ref)) {
      pick(ref)
      return true
    }
    const against = sheet && known && piece && whyNotThere(sheet, known.lifted(hand.current), piece, ref)
    if (!against) {
      tellWhy(ref)
      return props.onRefused(ref)
    }
    setTold(`${against.says} (${against.rule}).`)
    return false
  }

  // Whoever hands the desk over, to the machine or at the end of the game, has nothing in his hand any more.
  useEffect(() => {
    desk?.held(inHandWords(still))
    return () => desk?.held(undefined)
  }, [desk, still])

  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || hand.current.length === 0) return
    event.stopPropagation()
    take([])
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => giveUp(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for the same sheet and hand, so that a pointer that passes draws nothing
  const planning = useMemo((): Planning => {
    if (!sheet || !known || !desk || !ask) return { ...IDLE, opened, open }
    const lying = still.filter(piece => isLaid(sheet, piece))
    const home = lying[0] && homeOf(state, lying[0])
    return {
      sheet,
      ask,
      held: still,
      opened,
      open,
      takeBack: home === undefined ? undefined : () => lay(lying, home),
      raidBack: card => {
        const piece = refTo('card', card)
        return isLaid(sheet, piece) ? () => lay([piece], homeOf(state, piece)) : undefined
      },
      man: card => manning(sheet, known, state, card, lay),
      laid,
      told,
      canGo: place => goals.has(place),
      whyNotHere: place =>
        still[0] === undefined || goals.has(place) || liesOn(sheet, still[0], place)
          ? undefined
          : whyNotThere(sheet, known.lifted(still), still[0], place),
      pickAll,
      letGo: () => take([]),
      unmet: known.unmet(ask),
    }
  }, [state, desk, sheet, known, ask, still, goals, opened, told, laid])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is meant follows from what is known
  const reach = useMemo(() => {
    const more = pointed === undefined ? [] : meant(pointed, still)
    const carried = [...still, ...more.filter(one => known?.pieces.has(one) && !still.includes(one))]
    return known && carried.length > 0 ? known.places(carried) : NOTHING
  }, [known, still, pointed])

  if (!planning.sheet || !lit) return { planning, board: props }
  const onHover = (ref: Ref | undefined) => {
    setOver(ref)
    props.onHover(ref)
  }
  return { planning, board: { ...props, lit, hovered, reach, onPick: pick, onRefused: refuse, onHover } }
}
