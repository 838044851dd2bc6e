import type { Ref } from '@tallyho/engine'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { type Item, narrowed } from './items.ts'
import { type KeyAction, keyAction } from './keys.ts'
import { pressOf } from './press.ts'
import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'

interface Outside {
  /** False while something else has the keyboard. */
  readonly active: boolean
  help(): void
  skip(): void
  clear(): void
}

/** What the prompt knows beyond the game: filter, pointer, keyboard, and an answer that waits to be confirmed. */
export function usePrompt(session: TableSession<unknown>, shown: Shown<unknown>, outside: Outside) {
  const { settings } = useApp()
  const [filter, setFilter] = useState('')
  const [confirming, setConfirming] = useState<string>()
  const [pointed, setPointed] = useState<Item>()
  const [onBoard, setOnBoard] = useState<Ref>()
  const list = useRef<HTMLDivElement>(null)
  const items = narrowed(shown.items, shown.picked, filter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins afresh
  useLayoutEffect(() => {
    setFilter('')
    setConfirming(undefined)
    setPointed(undefined)
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [shown.answers])

  useEffect(() => {
    if (shown.hint === undefined) return
    setFilter('')
    const button = list.current?.querySelector(`[data-option="${CSS.escape(shown.hint)}"]`)
    button?.scrollIntoView({ block: 'nearest' })
  }, [shown.hint])

  const about = shown.question?.kind === 'choice' ? shown.question.about : undefined
  const hinted = shown.hint === undefined ? undefined : shown.items.find(({ id }) => id === shown.hint)
  const hovered = useMemo(
    () => new Set<Ref>([...(pointed?.on ?? hinted?.on ?? about ?? []), ...shown.picked]),
    [pointed, hinted, about, shown.picked],
  )
  const pointedOnBoard = useMemo(() => new Set<Ref>(onBoard === undefined ? [] : [onBoard]), [onBoard])

  const onTake = (item: Item) => {
    if (item.ends && settings.confirmEnds && confirming !== item.id) return setConfirming(item.id)
    session.take(item.id)
  }
  const act = useEffectEvent((action: KeyAction) => {
    const plain = items.filter(({ ends }) => !ends)
    switch (action.do) {
      case 'take':
        return take(plain[action.index])
      case 'end':
        return take(items.find(({ ends }) => ends))
      case 'move':
        return moveFocus(list.current, action.by)
      case 'undo':
        return session.undo()
      case 'redo':
        return session.redo()
      case 'hint':
        return session.askHint()
      case 'odds':
        return session.toggleOdds()
      case 'help':
        return outside.help()
      case 'skip':
        return outside.skip()
      case 'clear':
        setFilter('')
        setConfirming(undefined)
        if (shown.picked.length > 0 || shown.hint !== undefined || shown.trouble) return session.clear()
        return outside.clear()
    }
  })
  const take = (item: Item | undefined) => item && onTake(item)

  useEffect(() => {
    if (!outside.active) return
    const listen = (event: KeyboardEvent) => {
      const action = event.defaultPrevented ? undefined : keyAction(pressOf(event))
      if (!action) return
      event.preventDefault()
      act(action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [outside.active])

  return {
    items,
    filter,
    setFilter,
    confirming,
    list,
    onTake,
    onHover: setPointed,
    onBoardHover: setOnBoard,
    /** Lit more strongly on the board. */
    hovered,
    pointedOnBoard,
  }
}

/** Arrow keys go from answer to answer. */
function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('button[data-option]') ?? [])]
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const next = now < 0 ? (by > 0 ? 0 : buttons.length - 1) : (now + by + buttons.length) % buttons.length
  buttons[next]?.focus()
}
