import type { Guide, Ref, Slip } from '@tallyho/engine'
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/context.ts'
import type { Shown } from '../session/shown.ts'
import type { OpenGame } from '../useGame.ts'
import './guide.css'

/** Below the bar: the goal of a lesson, and its steps. */
export function GuideStrip(props: {
  readonly guide: Guide
  readonly at: NonNullable<Shown<unknown>['lesson']>
  onLeave(): void
}) {
  const { guide, at } = props
  const now = guide.steps[at.step]
  return (
    <nav className="guide-strip" aria-label="The lesson" data-testid="guide" data-step={at.step}>
      <p className="guide-goal">
        <small>Your goal</small>
        <b>{guide.goal}</b>
      </p>
      <ol>
        {guide.steps.map(({ title }, i) => (
          <li
            key={title}
            data-done={i < at.step || undefined}
            aria-current={i === at.step ? 'step' : undefined}
          >
            <i aria-hidden="true">{i < at.step ? '✓' : i + 1}</i>
            <span>{title}</span>
          </li>
        ))}
      </ol>
      {now && (
        <p className="guide-now">
          Step {at.step + 1} of {guide.steps.length}: <b>{now.title}</b>
        </p>
      )}
      <button type="button" className="plain" data-testid="leave-lesson" onClick={props.onLeave}>
        Leave the lesson<span className="guide-play-on">, play on</span>
      </button>
    </nav>
  )
}

/** A slip of paper beside the question, with an arrow at what it is about. */
export function GuideSlip(props: { readonly slip: Slip<unknown>; onRule(id: string): void }) {
  const { words, at, rules } = props.slip
  const slip = useRef<HTMLElement>(null)
  return (
    <section ref={slip} className="slip" aria-label="What to see now" aria-live="polite" data-testid="slip">
      <p>{words}</p>
      {rules.map(id => (
        <button key={id} type="button" className="rule-id" onClick={() => props.onRule(id)}>
          {id}
        </button>
      ))}
      {at !== undefined && <Thread from={slip} to={at} />}
    </section>
  )
}

/** On the map rather than in a list beside it. */
function thingOf(ref: Ref): Element | undefined {
  const name = `[data-ref="${CSS.escape(ref)}"]`
  const things = [`[data-region=map] ${name}`, `.board-room ${name}`].flatMap(where => [
    ...document.querySelectorAll(where),
  ])
  return things.find(one => one.checkVisibility())
}

/** A thread follows its thing so often, in ms: often enough for the eye, seldom enough for a battery. */
const FOLLOWS = 160

/** An arrow at its thing, wherever that is moved to. */
function Thread({ from, to }: { readonly from: { readonly current: HTMLElement | null }; readonly to: Ref }) {
  const path = useRef<SVGPathElement>(null)
  useEffect(() => {
    let drawn: string | undefined
    const draw = () => {
      const [slip, thing] = [from.current?.getBoundingClientRect(), thingOf(to)]
      const line = slip && thing && isInSight(thing) ? threadOf(slip, thing.getBoundingClientRect()) : ''
      if (line !== drawn) path.current?.setAttribute('d', line)
      drawn = line
    }
    draw()
    const timer = setInterval(draw, FOLLOWS)
    return () => clearInterval(timer)
  }, [from, to])
  return (
    <svg className="thread" aria-hidden="true">
      <path ref={path} />
    </svg>
  )
}

/** It may lie outside the part of the table that it belongs to: on a map that is moved. */
function isInSight(thing: Element): boolean {
  const part = thing.closest('[data-region]')?.getBoundingClientRect()
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return !part || (x > part.left && x < part.right && y > part.top && y < part.bottom)
}

/** How long the arrow is. */
const ARROW = 40

/** A short arrow at the border of the thing, from the side of the slip: nothing between the two is struck through. */
function threadOf(slip: DOMRect, thing: DOMRect): string {
  const [above, below] = [slip.top > thing.bottom, slip.bottom < thing.top]
  const [x, y] =
    above || below
      ? [thing.left + thing.width / 2, above ? thing.bottom + 3 : thing.top - 3]
      : [thing.right + 3, thing.top + thing.height / 2]
  const [dx, dy] = [slip.left - x, slip.top + 18 - y]
  const far = Math.max(1, Math.hypot(dx, dy))
  const [ux, uy] = [dx / far, dy / far]
  const end = (along: number, aside: number) =>
    `${(x + ux * along - uy * aside).toFixed(1)} ${(y + uy * along + ux * aside).toFixed(1)}`
  return `M${end(Math.min(ARROW, far), 0)}L${end(0, 0)}M${end(11, 6)}L${end(0, 0)}L${end(11, -6)}`
}

/** The lesson is over: what was learnt, and the real thing. */
export function GuideEnd(props: {
  readonly game: OpenGame
  readonly guide: Guide
  readonly isOver: boolean
  onPlayOn(): void
}) {
  const { game, guide, isOver, onPlayOn } = props
  const { shelf, tell } = useApp()
  const card = useRef<HTMLDialogElement>(null)
  useEffect(() => card.current?.showModal(), [])
  const begin = () => {
    import('../../lobby/first.ts')
      .then(({ beginAfter }) => beginAfter(shelf, game.module.game.id, guide, game.stored.id))
      .catch(error => tell(error instanceof Error ? error.message : String(error)))
  }
  const scenario = game.module.game.scenarios.find(({ id }) => id === guide.afterwards.scenario)
  return (
    <dialog
      ref={card}
      className="briefing guide-end"
      aria-labelledby="guide-end"
      data-testid="guide-end"
      onClose={onPlayOn}
    >
      <header>
        <h2 id="guide-end">{guide.goal}: done</h2>
        <small>{guide.title}</small>
      </header>
      <div className="briefing-body">
        <ul className="guide-learnt">
          {guide.steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <p>{guide.afterwards.words}</p>
      </div>
      <footer>
        <button type="button" className="plain" data-testid="guide-on" onClick={() => card.current?.close()}>
          {isOver ? 'See how it ended' : 'Play on from here'}
        </button>
        <span className="spacer" />
        <button type="button" className="primary" data-testid="guide-real" onClick={begin}>
          Now the real thing: {scenario?.title}
        </button>
      </footer>
    </dialog>
  )
}
