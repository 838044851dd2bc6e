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
}

class TipBoard {
  private readonly listeners = new Set<() => void>()
  tip: Tip | undefined

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read = (): Tip | undefined => this.tip

  show(tip: Tip | undefined): void {
    this.tip = tip
    for (const listener of this.listeners) listener()
  }
}

const TipContext = createContext(new TipBoard())

/** Wraps whatever has things that explain themselves. One tooltip at a time. */
export function TipHost({ children }: { readonly children: ReactNode }) {
  const [board] = useState(() => new TipBoard())
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
    const { width, height } = element.getBoundingClientRect()
    const { left, right, top, bottom } = tip.anchor
    const x = Math.min(Math.max((left + right) / 2 - width / 2, 6), innerWidth - width - 6)
    const below = bottom + 8 + height < innerHeight
    const y = below ? bottom + 8 : Math.max(top - height - 8, 6)
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }, [tip])
  useEffect(() => {
    if (!tip) return
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && board.show(undefined)
    addEventListener('keydown', hide)
    return () => removeEventListener('keydown', hide)
  }, [tip, board])
  if (!tip) return undefined
  return (
    <div ref={box} className="tip" role="tooltip" popover="manual">
      {tip.content}
    </div>
  )
}

/** Handlers for an element that explains itself when the pointer or the keyboard rests on it. */
export function useTip(content: () => ReactNode) {
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
    board.show({ content: content(), anchor: element.getBoundingClientRect() })
  }
  const hide = () => {
    open.current = false
    board.show(undefined)
  }
  return {
    onMouseOver: (event: MouseEvent) => {
      event.stopPropagation()
      if (!open.current) show(event.currentTarget)
    },
    onMouseOut: hide,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: hide,
  }
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
