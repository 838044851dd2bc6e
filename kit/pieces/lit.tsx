import type { Ref } from '@tallyho/engine'
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** What the table lights up, and where clicks are reported. */
export interface Lights {
  readonly lit: ReadonlySet<Ref>
  readonly hovered: ReadonlySet<Ref>
  /** What the question is about, or what an answer would lead to: marked, not clickable. */
  readonly about?: ReadonlySet<Ref>
  /** Where the piece under the pointer could be sent. */
  readonly reach?: ReadonlySet<Ref>
  onPick(ref: Ref): void
  /** A click on what is not lit; true if it began another move. */
  onRefused?(ref: Ref): boolean
  onHover(ref: Ref | undefined): void
}

export type Mark = 'plain' | 'about' | 'reach' | 'lit' | 'hovered'

const NOTHING: ReadonlySet<Ref> = new Set()

/** Every piece asks for its own mark, and is told when that may have changed: nothing else is drawn again. */
class LightBoard {
  private readonly listeners = new Map<Ref, Set<() => void>>()
  /** Told whenever anything is lit or no longer. */
  readonly watchers = new Set<() => void>()
  /** Told whenever anything is asked about, pointed at or lit, or no longer. */
  readonly onlookers = new Set<() => void>()
  /** All of that; the same set as long as nothing of it changes. */
  shown: ReadonlySet<Ref>
  lights: Lights

  constructor(lights: Lights) {
    this.lights = lights
    this.shown = shownBy(lights)
  }

  subscribe(ref: Ref, listener: () => void): () => void {
    const listeners = this.listeners.get(ref) ?? new Set()
    this.listeners.set(ref, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.listeners.get(ref) === listeners) this.listeners.delete(ref)
    }
  }

  show(lights: Lights): void {
    const { lit, hovered, about = NOTHING, reach = NOTHING } = this.lights
    this.lights = lights
    const changed = new Set([
      ...between(lit, lights.lit),
      ...between(hovered, lights.hovered),
      ...between(about, lights.about ?? NOTHING),
      ...between(reach, lights.reach ?? NOTHING),
    ])
    for (const ref of changed) for (const listener of this.listeners.get(ref) ?? []) listener()
    if (lit !== lights.lit) for (const watcher of this.watchers) watcher()
    if (changed.size === 0) return
    this.shown = shownBy(lights)
    for (const onlooker of this.onlookers) onlooker()
  }

  markOf(ref: Ref): Mark {
    const { lit, hovered, about, reach } = this.lights
    if (hovered.has(ref)) return 'hovered'
    if (lit.has(ref)) return 'lit'
    if (reach?.has(ref)) return 'reach'
    return about?.has(ref) ? 'about' : 'plain'
  }
}

function shownBy({ lit, hovered, about = NOTHING }: Lights): ReadonlySet<Ref> {
  return new Set([...lit, ...hovered, ...about])
}

/** What is in one of them alone. */
function* between(before: ReadonlySet<Ref>, now: ReadonlySet<Ref>): Generator<Ref> {
  if (before === now) return
  for (const ref of before) if (!now.has(ref)) yield ref
  for (const ref of now) if (!before.has(ref)) yield ref
}

const DARK = new LightBoard({ lit: NOTHING, hovered: NOTHING, onPick: () => {}, onHover: () => {} })
const LightContext = createContext(DARK)

export function LightProvider({
  lights,
  children,
}: {
  readonly lights: Lights
  readonly children: ReactNode
}) {
  const [board] = useState(() => new LightBoard(lights))
  useLayoutEffect(() => board.show(lights))
  return <LightContext value={board}>{children}</LightContext>
}

export function useMark(ref: Ref): Mark {
  const board = useContext(LightContext)
  const subscribe = useCallback((listener: () => void) => board.subscribe(ref, listener), [board, ref])
  const read = () => board.markOf(ref)
  return useSyncExternalStore(subscribe, read, read)
}

/** Everything that a player has to see now: lit, pointed at, or asked about. */
export function useShown(): ReadonlySet<Ref> {
  const board = useContext(LightContext)
  const subscribe = useCallback(
    (onlooker: () => void) => {
      board.onlookers.add(onlooker)
      return () => {
        board.onlookers.delete(onlooker)
      }
    },
    [board],
  )
  const read = () => board.shown
  return useSyncExternalStore(subscribe, read, read)
}

/** Calls whenever another question lights other things. */
export function useLitChange(changed: () => void): void {
  const board = useContext(LightContext)
  const tell = useEffectEvent(changed)
  useEffect(() => {
    const watcher = () => requestAnimationFrame(() => tell())
    board.watchers.add(watcher)
    watcher()
    return () => {
      board.watchers.delete(watcher)
    }
  }, [board])
}

/** Attributes of a piece or place that an option may light up: while it is lit it can be clicked and is a Tab stop. */
export function usePick(ref: Ref, label: string) {
  const board = useContext(LightContext)
  const mark = useMark(ref)
  const open = mark === 'lit' || mark === 'hovered'
  return {
    'data-ref': ref,
    'data-mark': mark,
    role: open ? 'button' : 'img',
    'aria-label': label,
    tabIndex: open ? 0 : -1,
    onClick: (event: MouseEvent) => {
      const { lit, onRefused } = board.lights
      if (!lit.has(ref)) {
        // What lies in a place that can be chosen leaves the click to it.
        const place = event.currentTarget.parentElement?.closest('[data-ref]')?.getAttribute('data-ref')
        if (!(place && lit.has(place)) && onRefused?.(ref)) event.stopPropagation()
        return
      }
      event.stopPropagation()
      board.lights.onPick(ref)
      // Whoever answers by mouse and goes on by keys has no use for a frame where he clicked.
      if (event.detail > 0 && event.currentTarget instanceof SVGElement) event.currentTarget.blur()
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Space goes on with the film; it never answers.
      if (event.key !== 'Enter' || !board.lights.lit.has(ref)) return
      event.preventDefault()
      event.stopPropagation()
      board.lights.onPick(ref)
    },
    onMouseEnter: () => board.lights.lit.has(ref) && board.lights.onHover(ref),
    onMouseLeave: () => board.lights.lit.has(ref) && board.lights.onHover(undefined),
  } as const
}

/** The same for a place with pieces in it: they stay reachable by themselves, which nothing inside a button is. */
export function usePlace(ref: Ref, label: string) {
  return { ...usePick(ref, label), role: 'group' } as const
}
