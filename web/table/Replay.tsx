import type { GameModule, Logged, Match } from '@tallyho/engine'
import { EventOf, isEvent } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useApp } from '../app/context.ts'
import { EVENT_TIME } from '../store/settings.ts'
import { Frame } from './Frame.tsx'
import { keyAction } from './keys.ts'
import { Log } from './Log.tsx'
import { answeredAt, decisionFrom } from './moments.ts'
import { pressOf } from './press.ts'
import { Sequence } from './Sequence.tsx'

const NOTHING: ReadonlySet<string> = new Set()
const ignore = () => undefined

/** A game stepped through, answer by answer; it can be played on from any of them. */
export function Replay(props: {
  readonly module: GameModule
  readonly board: BoardModule<unknown>
  readonly match: Match<unknown>
  readonly name: string
  readonly drawer?: ReactNode
  onRule(id: string): void
  onFork(answers: number): void
  onLeave(): void
}) {
  const { module, board, match, name, onRule } = props
  const { settings } = useApp()
  const length = match.journal.length
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const run = useMemo(() => match.at(at), [match, at])
  const notes = useMemo(() => match.notes.filter(note => note.at <= at), [match, at])
  const answered = answeredAt(module.words, match, at, run.state, run.pause)
  const event = notes.findLast((note: Logged) => isEvent(board.events, note) && note.at === at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered changes with the moment
  const hovered = useMemo(() => new Set(answered?.on), [at])
  const go = (to: number) => setAt(Math.max(0, Math.min(length, to)))

  const listen = useEffectEvent((press: KeyboardEvent) => {
    const action = press.defaultPrevented ? undefined : keyAction(pressOf(press), true)
    if (!action) return
    press.preventDefault()
    if (action.do === 'step') go(action.single ? at + action.by : decisionFrom(match, at, action.by))
    if (action.do === 'start') go(0)
    if (action.do === 'finish') go(length)
    if (action.do === 'play') setPlaying(!playing)
    if (action.do === 'clear') props.onLeave()
  })
  useEffect(() => {
    const handle = (press: KeyboardEvent) => listen(press)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
  useEffect(() => {
    if (!playing) return
    if (at >= length) return setPlaying(false)
    const timer = setTimeout(() => setAt(at + 1), EVENT_TIME[settings.events] ?? 1200)
    return () => clearTimeout(timer)
  }, [playing, at, length, settings.events])

  const step = (label: string, text: string, to: number) => (
    <button type="button" aria-label={label} title={label} onClick={() => go(to)}>
      {text}
    </button>
  )
  return (
    <Frame
      answers={at}
      bar={
        <>
          <h1 className="bar-title">
            {module.game.title}
            <small>Replay · {name}</small>
          </h1>
          <span className="spacer" />
          <button type="button" data-testid="replay-leave" onClick={props.onLeave}>
            Leave the replay
          </button>
        </>
      }
      board={
        <board.Board
          state={run.state}
          pause={run.pause}
          notes={notes}
          words={module.words}
          lit={NOTHING}
          hovered={hovered}
          reach={NOTHING}
          onRefused={ignore}
          onPick={ignore}
          onHover={ignore}
          onRule={onRule}
        />
      }
      over={
        event && (
          <section className="event-card" aria-label="What happened" data-testid="event">
            <EventOf
              key={at}
              events={board.events}
              note={event}
              state={run.state}
              onRule={onRule}
              told={<p>{module.words.note(event)}</p>}
            />
          </section>
        )
      }
      drawer={props.drawer}
      column={
        <>
          <section className="prompt" data-testid="replay" aria-label="Replay">
            <input
              type="range"
              min={0}
              max={length}
              value={at}
              aria-label="Answer"
              data-testid="replay-slider"
              onChange={change => go(Number(change.target.value))}
            />
            <p className="row">
              {step('To the beginning', '«', 0)}
              {step('The decision before', '◂', decisionFrom(match, at, -1))}
              <button type="button" aria-pressed={playing} onClick={() => setPlaying(!playing)}>
                {playing ? 'Pause' : 'Play'}
              </button>
              {step('The next decision', '▸', decisionFrom(match, at, 1))}
              {step('To the end', '»', length)}
              <span className="quiet" data-testid="replay-at">
                {at} of {length}
              </span>
            </p>
            <h2>{answered?.question ?? (run.over ? 'The game is over.' : 'The game stands here.')}</h2>
            {answered && <p className="answered">{answered.answer}</p>}
            <p>
              <button type="button" data-testid="fork" disabled={run.over} onClick={() => props.onFork(at)}>
                Play on from here
              </button>
            </p>
          </section>
          <Sequence phases={board.phases} step={run.step} words={module.words} over={run.over} />
          <Log notes={notes} words={module.words} cards={board.events} onRule={onRule} />
        </>
      }
    />
  )
}
