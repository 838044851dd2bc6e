import type { Ref } from '@tallyho/engine'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { fillScreen } from '../../app/full-screen.ts'
import type { Film } from '../film/useFilm.ts'
import { type Item, keysOf, narrowed } from '../session/items.ts'
import type { TableSession } from '../session/session.ts'
import type { Shown } from '../session/shown.ts'
import { isFocusLost, moveFocus, useFocusOnItsWay } from './focus.ts'
import { type KeyAction, keyAction } from './keys.ts'
import { pressOf } from './press.ts'
import { goToQuestion } from './regions.ts'

interface Outside {
  /** False while something else has the keyboard. */
  readonly active: boolean
  readonly film: Film<unknown>
  /** All has been shown: the question may be asked. */
  readonly rest: boolean
  /** A drawer lies open. */
  readonly covered: boolean
  help(): void
  clear(): void
}

const NOWHERE: ReadonlySet<Ref> = new Set()
/** Keys that are about a question. */
const ANSWERING: ReadonlySet<string> = new Set<KeyAction['do']>(['take', 'end', 'staff', 'hint'])

/** What the prompt knows beyond the game: filter, pointer, keyboard, and an answer that waits to be confirmed. */
export function usePrompt(session: TableSession<unknown>, shown: Shown<unknown>, outside: Outside) {
  const { settings, tell, hush } = useApp()
  const [filter, setFilter] = useState('')
  const [confirming, setConfirming] = useState<string>()
  const [pointed, setPointed] = useState<Item>()
  const [onBoard, setOnBoard] = useState<Ref>()
  const [always, setAlways] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const roll = useRef<HTMLButtonElement>(null)
  const inHand = useRef<string>(undefined)
  const asks = outside.rest && !shown.curtain && !shown.running
  const items = asks ? narrowed(shown.items, shown.picked, filter) : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins afresh
  useLayoutEffect(() => {
    setFilter('')
    setConfirming(undefined)
    setPointed(undefined)
    setAlways(false)
    // A finger rests on nothing, though it was the last that the board heard of it.
    if (matchMedia('(hover: none)').matches) setOnBoard(undefined)
    list.current?.setAttribute('data-still', '')
    // Whoever answers with Enter has not answered the next question by pressing it twice.
    if (document.activeElement?.matches('[data-option]')) list.current?.focus({ preventScroll: true })
    // Not before all else is in its place: what scrolls is laid out at once.
    const frame = requestAnimationFrame(() => {
      const { current } = list
      const scrollers = [
        current?.firstElementChild,
        current?.querySelector('.queue'),
        current?.closest('.prompt'),
      ]
      for (const part of scrollers) part?.scrollTo(0, 0)
    })
    return () => cancelAnimationFrame(frame)
  }, [shown.question, asks])

  // What had the keyboard may be gone or shut after anything that happens: a drawer, a lesson, a button of the film.
  const isOnItsWay = useFocusOnItsWay()
  useLayoutEffect(() => {
    if (asks && !isOnItsWay() && isFocusLost()) (roll.current ?? list.current)?.focus({ preventScroll: true })
  })

  useEffect(() => {
    if (shown.hint !== undefined) setFilter('')
  }, [shown.hint])

  // Its words come after the mark, and take some room of the answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked is looked for again
  useEffect(() => {
    if (shown.hint === undefined) return
    const button = list.current?.querySelector(`[data-option="${CSS.escape(shown.hint)}"]`)
    button?.scrollIntoView({ block: 'nearest' })
  }, [shown.hint, shown.advice])

  const about = shown.question?.kind === 'choice' ? shown.question.about : undefined
  const hinted = shown.hint === undefined ? undefined : shown.items.find(({ id }) => id === shown.hint)
  const ticked = useMemo(
    () => shown.items.flatMap(({ id, on }) => (shown.ticks?.ticked.includes(id) ? on : [])),
    [shown.items, shown.ticks],
  )
  const hovered = useMemo(() => {
    const pointedAt = pointed?.on ?? hinted?.on ?? about ?? []
    return asks ? new Set<Ref>([...pointedAt, ...shown.picked, ...ticked]) : NOWHERE
  }, [asks, pointed, hinted, about, shown.picked, ticked])
  const pointedOnBoard = useMemo(() => new Set<Ref>(onBoard === undefined ? [] : [onBoard]), [onBoard])
  const reach = useMemo(() => {
    const fitting = onBoard === undefined ? [] : narrowed(shown.items, [onBoard])
    const [only, more] = fitting
    const item = pointed ?? (more ? undefined : only)
    if (!asks) return NOWHERE
    const beside = fitting.flatMap(({ on, rare }) => (rare ? [] : on.filter(ref => ref !== onBoard)))
    return (item && session.reach(item)) ?? (beside.length > 0 ? new Set(beside) : NOWHERE)
  }, [asks, pointed, onBoard, shown.items, session])
  const { confirmEnds } = settings
  const onTake = useCallback(
    (item: Item) => {
      const asksAgain = item.rare || (item.ends && confirmEnds)
      if (asksAgain && confirming !== item.id) return setConfirming(item.id)
      if (always && session.mayOrder) session.order(item)
      else session.take(item.id)
    },
    [session, confirmEnds, confirming, always],
  )
  /** The board gives answers that end something. */
  const onEnd = (ids: readonly string[]) => {
    if (inHand.current !== undefined) return tell(inHand.current)
    const last = shown.items.find(({ id }) => id === ids[0])
    if (last && confirmEnds && confirming !== last.id) setConfirming(last.id)
    else session.desk?.give(ids)
  }
  const act = useEffectEvent((action: KeyAction) => {
    const plain = items.filter(({ ends, rare }) => !ends && !rare)
    // What is not on the screen yet is answered by no key.
    if (!outside.rest && ANSWERING.has(action.do)) return
    switch (action.do) {
      case 'take':
        // On dice that lie ready the first key is the only one there is.
        if (shown.rolls) return action.index === 0 ? session.roll() : undefined
        return pressFold(list.current, action.index + 1) || takeKey(plain, action.index + 1)
      case 'only': {
        if (outside.film.at !== 'rest') return outside.film.on()
        if (shown.rolls) return session.roll()
        const [only, more] = items
        return more === undefined ? take(only) : undefined
      }
      case 'end':
        if (session.plan?.confirm) return list.current?.querySelector<HTMLElement>('.plan-confirm')?.click()
        return shown.ticks ? session.giveTicked() : take(items.find(({ ends, rare }) => ends && !rare))
      case 'move':
        return moveFocus(list.current, action.way)
      case 'undo':
        return shown.noUndo === undefined ? session.undo() : tell(shown.noUndo)
      case 'redo':
        return shown.noRedo === undefined ? session.redo() : tell(shown.noRedo)
      case 'hint':
        return session.askHint()
      case 'odds':
        return session.toggleOdds()
      case 'staff':
        return session.staffPlans()
      case 'help':
        return outside.help()
      case 'full-screen':
        return fillScreen()
      case 'question':
        return goToQuestion()
      case 'on':
        if (shown.rolls && outside.film.at === 'rest') return tell('Enter rolls: space only goes on.')
        return outside.film.on()
      case 'back':
        return outside.film.back()
      case 'catch-up':
        return outside.film.catchUp()
      case 'clear':
        if (outside.covered) return outside.clear()
        if (shutFold(list.current)) return
        setFilter('')
        setConfirming(undefined)
        if (isClear(shown)) outside.clear()
        else session.clear()
        toTheRoll()
    }
  })
  /** Dice that lie ready have the keyboard: the key that stands on them throws them. */
  const toTheRoll = () => roll.current?.focus({ preventScroll: true })
  const take = (item: Item | undefined) => item && onTake(item)
  /** Where there is one answer alone, any way of saying the first is meant for it; a number that nothing has says so. */
  const takeKey = (plain: readonly Item[], key: number) => {
    const shown = items.filter(({ rare }) => !rare)
    const item = onKey(plain, key) ?? (key === 1 && shown.length === 1 ? shown[0] : undefined)
    if (item) onTake(item)
    else if (items.length > 0) tell(`No answer has the number ${key}.`)
  }
  const plays = useEffectEvent(() => outside.film.at !== 'rest')

  useEffect(() => {
    if (!outside.active) return
    const listen = (event: KeyboardEvent) => {
      const press = pressOf(event)
      // A key that is held down answers once.
      if (event.repeat && isAnswering(event)) return event.preventDefault()
      // While something happens the space bar goes on with it, whatever has the focus, and Enter, unless a button has it.
      const onButton = press.onButton && !plays()
      const onAnswer = press.onAnswer && !plays()
      const idle = press.idle || (plays() && !press.onButton)
      const action = event.defaultPrevented ? undefined : keyAction({ ...press, onButton, onAnswer, idle })
      if (!action) return
      // Escape also closes the menu, which is the browser's.
      if (action.do !== 'clear') event.preventDefault()
      act(action)
    }
    // Some browsers press a button when the space bar is let go.
    const letGo = (event: KeyboardEvent) =>
      event.key === ' ' &&
      (plays() || !pressOf(event).onButton) &&
      !pressOf(event).typing &&
      event.preventDefault()
    // Whoever presses a button above the board by the pointer goes on with the question by the keys.
    const pressed = ({ target, detail }: MouseEvent) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>('.bar button:not([popovertarget])')
      if (detail === 0 || !button) return
      const question = roll.current ?? list.current
      // Where nothing is asked yet the button lets go, lest the space bar presses it once more instead of going on.
      if (question) question.focus({ preventScroll: true })
      else button.blur()
    }
    addEventListener('keydown', listen)
    addEventListener('keyup', letGo)
    addEventListener('click', pressed)
    return () => {
      removeEventListener('click', pressed)
      removeEventListener('keydown', listen)
      removeEventListener('keyup', letGo)
    }
  }, [outside.active])

  return {
    items,
    filter,
    setFilter,
    onFilterEnter: () => {
      const [only, more] = items
      if (only && !more) onTake(only)
      else moveFocus(list.current, 'down')
    },
    always,
    setAlways,
    confirming,
    list,
    roll,
    onTake,
    onEnd,
    onHeld: (words: string | undefined) => {
      if (inHand.current !== words) hush(inHand.current)
      inHand.current = words
    },
    onHover: setPointed,
    onBoardHover: setOnBoard,
    /** Lit more strongly on the board. */
    hovered,
    reach,
    pointedOnBoard,
  }
}

function isAnswering({ key, target }: KeyboardEvent): boolean {
  if (key === 'Enter') return target instanceof Element && target.matches('[data-option], .answer')
  return /^[0-9dD]$/.test(key) && !(target instanceof Element && target.matches('input, textarea, select'))
}

function onKey(items: readonly Item[], key: number): Item | undefined {
  const keys = keysOf(items)
  return items.find(({ id }) => keys.get(id) === key)
}

function isClear({ picked, hint, trouble, told, move, changing }: Shown<unknown>): boolean {
  return (
    picked.length + move.length === 0 &&
    hint === undefined &&
    trouble === undefined &&
    told === undefined &&
    changing === undefined
  )
}

/**
 * In a list that is folded a number opens the group that has it and goes to its first answer, or gives the answer that has it in the
 * group that lies open.
 */
function pressFold(list: HTMLElement | null, key: number): boolean {
  const queue = list?.querySelector<HTMLDetailsElement>('details.queue')
  const isShut = queue !== null && queue !== undefined && !queue.open
  if (queue) queue.open = true
  const pressed = list?.querySelector<HTMLElement>(`.fold [aria-keyshortcuts="${key}"]`)
  pressed?.click()
  if (pressed?.matches('summary')) pressed.parentElement?.querySelector<HTMLElement>('[data-option]')?.focus()
  // What was folded away is seen before it is answered.
  return isShut || Boolean(list?.querySelector('.fold'))
}

/** Lets go of the group that lies open: the numbers are the groups' again. */
function shutFold(list: HTMLElement | null): boolean {
  const open = list?.querySelector<HTMLDetailsElement>('.fold[open]')
  if (!open) return false
  open.open = false
  open.querySelector('summary')?.focus()
  return true
}
