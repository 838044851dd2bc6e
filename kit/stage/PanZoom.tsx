import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { rove } from '../pieces/rove.ts'
import { Signs } from './Signs.tsx'
import { type CameraProps, useCamera } from './useCamera.ts'
import { usePointers } from './usePointers.ts'
import { KEYS, STEP } from './view.ts'

interface PanZoomProps extends CameraProps {
  /** Under all else, in units of the drawing: moved as it is, and never painted again. */
  readonly picture?: ReactNode
  /** What never changes: on a layer of its own, so that it is not painted again with the pieces. */
  readonly base: ReactNode
  readonly children: ReactNode
}

/**
 * A drawing that pans and zooms: wheel, pinch, drag, buttons, double click to reset, keys + - 0 and arrows. Enter
 * goes on to the pieces in it, one by one with the arrow keys, and Escape comes back.
 */
export function PanZoom({ base, picture, children, ...seen }: PanZoomProps) {
  const { box, label } = seen
  const { svg, layer, ground, under, signs, moved, toUnits, zoom, zoomAt, pan, reset, goTo } = useCamera(seen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads refs, and the box
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      moved.current = true
      const { x, y } = toUnits(event.clientX, event.clientY)
      zoomAt(Math.exp(-event.deltaY * 0.0016), x, y)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [box.width, box.height])

  const handlers = usePointers(svg, {
    drag: (dx, dy) => {
      const { unit } = toUnits(0, 0)
      moved.current = true
      pan(dx / unit, dy / unit)
    },
    pinch: (factor, clientX, clientY) => {
      const { x, y } = toUnits(clientX, clientY)
      moved.current = true
      zoomAt(factor, x, y)
    },
  })
  const keys = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = event.target === svg.current ? KEYS[event.key] : undefined
    if (step === undefined) return rove(event)
    event.preventDefault()
    event.stopPropagation()
    if (step === 'reset') reset()
    else if (typeof step === 'number') zoom(step)
    else pan(step[0], step[1])
  }

  /** A piece that the keyboard goes to is brought into view. */
  const reveal = (event: FocusEvent<SVGSVGElement>) => {
    if (event.target === event.currentTarget || !event.target.matches(':focus-visible')) return
    const piece = event.target.getBoundingClientRect()
    const frame = event.currentTarget.getBoundingClientRect()
    const dx = Math.max(0, frame.left - piece.left) - Math.max(0, piece.right - frame.right)
    const dy = Math.max(0, frame.top - piece.top) - Math.max(0, piece.bottom - frame.bottom)
    const { unit } = toUnits(0, 0)
    if (dx !== 0 || dy !== 0) pan(dx / unit, dy / unit)
  }

  const frame = `${box.x} ${box.y} ${box.width} ${box.height}`
  return (
    <div className="panzoom" data-region="map">
      {picture !== undefined && (
        <div ref={under} className="panzoom-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <svg className="panzoom-base" viewBox={frame} aria-hidden="true">
        <g ref={ground}>{base}</g>
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with pieces in it is a group */}
      <svg
        ref={svg}
        viewBox={frame}
        role="group"
        aria-label={label}
        aria-description="Arrow keys pan, plus and minus zoom, Enter goes to the pieces: there arrow keys go on and Escape comes back."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is panned by keys
        tabIndex={0}
        {...handlers}
        onDoubleClick={reset}
        onKeyDown={keys}
        onFocusCapture={reveal}
      >
        <g ref={layer}>
          <g className="map-trails" />
          {children}
        </g>
      </svg>
      <Signs map={svg} ref={signs} goTo={goTo} />
      <div className="panzoom-buttons">
        <button type="button" onClick={() => zoom(STEP)} aria-label="Zoom in">
          +
        </button>
        <button type="button" onClick={() => zoom(1 / STEP)} aria-label="Zoom out">
          −
        </button>
        <button type="button" onClick={reset} aria-label="Show the whole map">
          ⤢
        </button>
      </div>
    </div>
  )
}
