import type { Guide, Ref, Slip } from '@tallyho/engine'
import { Glossed } from '@tallyho/kit'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/context.ts'
import type { Shown } from '../session/shown.ts'
import type { OpenGame } from '../useGame.ts'
import { LESSON_DONE, lessonKey } from './keys.ts'
import { taughtBy } from './lessons.ts'
import { RuleLines } from './RuleLines.tsx'
import { isTouched } from './Welcome.tsx'
import './guide.css'

/** Below the bar: the goal of a lesson, and its steps. */
export function GuideStrip(props: {
  readonly guide: Guide
  readonly at: NonNullable<Shown<unknown>['lesson']>
  /** Everything has been shown: nothing is ticked off before. */
  readonly rest: boolean
  onLeave(): void
}) {
  const { guide, at, rest } = props
  const [step, setStep] = useState(at.step)
  const [leaves, setLeaves] = useState(false)
  // What is taken back is taken back at once.
  if (step !== at.step && (rest || at.step < step)) setStep(at.step)
  const now = guide.steps[step]
  return (
    <nav className="guide-strip" aria-label="The lesson" data-testid="guide" data-step={step}>
      <p className="guide-goal">
        <small>Your goal</small>
        <b>{guide.goal}</b>
      </p>
      <ol>
        {guide.steps.map(({ title }, i) => (
          <li key={title} data-done={i < step || undefined} aria-current={i === step ? 'step' : undefined}>
            <i aria-hidden="true">{i < step ? '✓' : i + 1}</i>
            <span>{title}</span>
          </li>
        ))}
      </ol>
      {now && (
        <p className="guide-now">
          Step {step + 1} of {guide.steps.length}: <b>{now.title}</b>
        </p>
      )}
      {!at.over && (
        <button
          type="button"
          className="plain"
          data-testid="leave-lesson"
          onClick={() => (leaves ? props.onLeave() : setLeaves(true))}
          onBlur={() => setLeaves(false)}
        >
          {leaves ? 'Leave it for good? Press again' : 'Leave the lesson'}
          {!leaves && <span className="guide-play-on">, play on</span>}
        </button>
      )}
    </nav>
  )
}

/** A slip of paper beside the question; what it is about has a ring round it. */
export function GuideSlip(props: {
  readonly slip: Slip<unknown>
  readonly board: OpenGame['board']
  onRule(id: string): void
  /** The picture below its words. */
  readonly children?: ReactNode
}) {
  const { words, at, rules } = props.slip
  return (
    <section className="slip" aria-label="What to see now" aria-live="polite" data-testid="slip">
      <p>
        <Glossed>{byHand(words)}</Glossed>
      </p>
      {props.children && <div className="slip-picture">{props.children}</div>}
      <RuleLines board={props.board} ids={rules} onRule={props.onRule} />
      {at !== undefined && <Ring round={at} />}
    </section>
  )
}

/** Whoever has no mouse taps. */
const byHand = (words: string) =>
  isTouched() ? words.replace(/\b([Cc])lick/g, (_, c) => (c === 'C' ? 'Tap' : 'tap')) : words

/** On the map rather than in a list beside it. */
function thingOf(ref: Ref): Element | undefined {
  const name = `[data-ref="${CSS.escape(ref)}"]`
  const things = [`[data-region=map] ${name}`, `.board-room ${name}`].flatMap(where => [
    ...document.querySelectorAll(where),
  ])
  return things.find(one => one.checkVisibility())
}

/** A ring looks so often, in ms, whether its thing has moved: often enough for the eye, seldom enough for a battery. */
const LOOKS = 160
/** What parts it from its thing, in px. */
const OFF = 5

/** Round the thing, wherever that is moved to; neither it nor what lies beside it is hidden. */
function Ring({ round }: { readonly round: Ref }) {
  const ring = useRef<HTMLElement>(null)
  useEffect(() => {
    let stops = (): void => undefined
    const later = (isMoving: boolean) => {
      const next = isMoving ? requestAnimationFrame(draw) : setTimeout(draw, LOOKS)
      stops = () => (isMoving ? cancelAnimationFrame : clearTimeout)(next as number)
    }
    const draw = () => {
      const thing = thingOf(round)
      const { style } = ring.current ?? {}
      if (!style) return
      const box = thing && isInSight(thing) ? thing.getBoundingClientRect() : undefined
      style.display = box ? 'block' : 'none'
      const before = style.translate
      if (box) {
        style.translate = `${box.left - OFF}px ${box.top - OFF}px`
        style.width = `${box.width + 2 * OFF}px`
        style.height = `${box.height + 2 * OFF}px`
      }
      // As long as it glides the ring glides with it.
      later(style.translate !== before)
    }
    draw()
    return () => stops()
  }, [round])
  return <i ref={ring} className="ring" aria-hidden="true" />
}

/** It may lie outside the part of the table that it belongs to, on a map that is moved; or under a display or a drawer. */
function isInSight(thing: Element): boolean {
  const part = thing.closest('[data-region]')
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-region]') === part
}

/** The lesson is over: what was learnt, and the real thing. */
export function GuideEnd(props: {
  readonly game: OpenGame
  readonly guide: Guide
  readonly isOver: boolean
  onPlayOn(): void
}) {
  const { game, guide, isOver, onPlayOn } = props
  const { shelf, tell, seen, setSeen } = useApp()
  const card = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const real = useRef<HTMLButtonElement>(null)
  // Whoever has just rolled by Enter has not read this: no button has the keyboard yet, and the first press gives it to one.
  useEffect(() => {
    card.current?.showModal()
    heading.current?.focus()
  }, [])
  const toTheReal = (press: KeyboardEvent) => {
    if (press.repeat || press.target !== heading.current || !(press.key === 'Enter' || press.key === ' '))
      return
    press.preventDefault()
    real.current?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const taught = taughtBy(guide, game.session.match.notes)
    const known = [LESSON_DONE, ...taught].map(on => lessonKey(game.module.game.id, on))
    setSeen(new Set([...seen, ...known]))
  }, [])
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
      onKeyDown={toTheReal}
      onClose={onPlayOn}
    >
      <header>
        <h2 id="guide-end" ref={heading} tabIndex={-1}>
          {guide.goal}: done
        </h2>
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
        <button ref={real} type="button" className="primary" data-testid="guide-real" onClick={begin}>
          Now the real thing: “{scenario?.title}”
        </button>
      </footer>
    </dialog>
  )
}
