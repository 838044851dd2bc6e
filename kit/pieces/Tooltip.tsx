import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

interface Tip {
  readonly content: ReactNode
  readonly anchor: DOMRect
  /** Of something that is there to be explained: Escape closes this and nothing else. */
  readonly own: boolean
}

class TipBoard {
  private readonly listeners = new Set<() => void>()
  tip: Tip | undefined
  /** After a click, and in a new moment, nothing explains itself until the pointer has moved: what lies under it now may be something else. */
  private quiet = false
  private told: Event | undefined

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read = (): Tip | undefined => this.tip

  hush = (): void => {
    this.quiet = true
    this.show(undefined)
  }

  wake = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX !== 0 || movementY !== 0) this.quiet = false
  }

  /** Of things that lie in one another the innermost explains itself: it is told first. */
  isFirst(event: Event): boolean {
    if (event === this.told) return false
    this.told = event
    return true
  }

  /** What the pointer rests on may explain itself. */
  get listens(): boolean {
    return !this.quiet
  }

  show(tip: Tip | undefined): void {
    if (tip === this.tip) return
    this.tip = tip
    for (const listener of this.listeners) listener()
  }
}

const TipContext = createContext(new TipBoard())

/** Wraps whatever has things that explain themselves. One tooltip at a time. */
export function TipHost(props: {
  /** Whatever is told may be over with the next moment: the tip goes. */
  readonly moment?: unknown
  readonly children: ReactNode
}) {
  const { moment, children } = props
  const [board] = useState(() => new TipBoard())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useLayoutEffect(() => board.hush(), [board, moment])
  useEffect(() => {
    addEventListener('pointerdown', board.hush)
    addEventListener('pointermove', board.wake)
    return () => {
      removeEventListener('pointerdown', board.hush)
      removeEventListener('pointermove', board.wake)
    }
  }, [board])
  return (
    <TipContext value={board}>
      {children}
      <TipLayer board={board} />
    </TipContext>
  )
}

function TipLayer({ board }: { readonly board: TipBoard }) {
  const tip = useSyncExternalStore(board.subscribe, board.read, board.read)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !tip) return
    // The top layer: no drawer, card or dialog can cover it.
    if (!element.matches(':popover-open')) element.showPopover()
    const { x, y } = placeBeside(tip.anchor, element.getBoundingClientRect())
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }, [tip])
  useEffect(() => {
    if (!tip) return
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (tip.own) {
        event.preventDefault()
        event.stopImmediatePropagation()
        // The next Enter is for the question, not for the same word once more.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }
      board.show(undefined)
    }
    addEventListener('keydown', hide, true)
    return () => removeEventListener('keydown', hide, true)
  }, [tip, board])
  if (!tip) return undefined
  return (
    <div ref={box} className="tip" role="tooltip" popover="manual">
      {tip.content}
    </div>
  )
}

/** How far a tip keeps from what it explains, and from the edge of the window. */
const GAP = 8
/** Where that covers something it stands farther off. */
const FAR = [GAP, 60, 130, 210] as const

/** What can be chosen: on the board, and in the list. */
const CHOSEN = '[data-mark="lit"], [data-option]'

/** Below, above or beside what it explains, or at a corner: the nearest place that covers the least of what can be chosen. */
function placeBeside(
  anchor: DOMRect,
  { width, height }: DOMRect,
): { readonly x: number; readonly y: number } {
  const lit = [...document.querySelectorAll(CHOSEN)].map(piece => piece.getBoundingClientRect())
  const [midX, midY] = [(anchor.left + anchor.right - width) / 2, (anchor.top + anchor.bottom - height) / 2]
  const places = FAR.flatMap(gap => {
    const [right, left] = [anchor.right + gap, anchor.left - width - gap]
    const [below, above] = [anchor.bottom + gap, anchor.top - height - gap]
    return [
      { x: midX, y: below },
      { x: midX, y: above },
      { x: right, y: midY },
      { x: left, y: midY },
      ...[left, right].flatMap(x => [below, above].map(y => ({ x, y }))),
    ]
  }).map(({ x, y }) => ({
    x: Math.min(Math.max(x, GAP), innerWidth - width - GAP),
    y: Math.min(Math.max(y, GAP), innerHeight - height - GAP),
  }))
  const covered = places.map(({ x, y }) => {
    const over = ({ left, right, top, bottom }: DOMRect) =>
      left < x + width && right > x && top < y + height && bottom > y
    return lit.filter(over).length + (over(anchor) ? lit.length + 1 : 0)
  })
  return places[covered.indexOf(Math.min(...covered))] ?? { x: midX, y: anchor.bottom + GAP }
}

/** Handlers for an element that explains itself when the pointer or the keyboard rests on it. */
export function useTip(content: () => ReactNode) {
  return useTipOf(content).handlers
}

/** The same for one that is there to be explained: a press, or a tap, shows it too. */
export function usePressedTip(content: () => ReactNode) {
  const { handlers, show } = useTipOf(content, true)
  return { ...handlers, onClick: ({ currentTarget }: MouseEvent) => show(currentTarget) }
}

function useTipOf(content: () => ReactNode, own = false) {
  const board = useContext(TipContext)
  const open = useRef(false)
  useEffect(
    () => () => {
      if (open.current) board.show(undefined)
    },
    [board],
  )
  const show = (element: Element) => {
    open.current = true
    board.show({ content: content(), anchor: element.getBoundingClientRect(), own })
  }
  const hide = () => {
    open.current = false
    board.show(undefined)
  }
  const point = ({ nativeEvent, currentTarget }: MouseEvent) => {
    if (board.isFirst(nativeEvent) && !open.current && board.listens) show(currentTarget)
  }
  const handlers = {
    onMouseOver: point,
    onMouseMove: point,
    onMouseOut: hide,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: hide,
  }
  return { handlers, show }
}

/** The usual content of a tooltip: a heading, then lines. */
export function TipText({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <>
      <strong className="tip-title">{title}</strong>
      {children}
    </>
  )
}
