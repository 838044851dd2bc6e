import { type Frame, filmAgain, type GameModule, type Match, type Seat } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { fillScreen } from '../../app/full-screen.ts'
import { useSounds } from '../../sound/useSounds.ts'
import { PACES } from '../../store/settings.ts'
import { Dock } from '../Dock.tsx'
import { Log } from '../Log.tsx'
import { keyAction } from '../prompt/keys.ts'
import { pressOf } from '../prompt/press.ts'
import { Sequence } from '../Sequence.tsx'
import { Stage } from '../Stage.tsx'
import { FilmBar } from './FilmBar.tsx'
import { answeredAt, decisionFrom } from './moments.ts'
import { useFilm } from './useFilm.ts'
import { useReducedMotion } from './useReducedMotion.ts'

const NOTHING: ReadonlySet<string> = new Set()
const ignore = () => undefined
const never = () => false

/** The longest way that is shown as a film; a longer jump shows where it leads. */
const FILMED = 60

/** A game stepped through, decision by decision, as the film it was; it can be played on from any of them. */
export function Replay(props: {
  readonly module: GameModule
  readonly board: BoardModule<unknown>
  readonly match: Match<unknown>
  /** From whose side it is seen. */
  readonly seat: Seat
  readonly name: string
  readonly drawer?: ReactNode
  onRule(id: string): void
  onFork(answers: number): void
  onLeave(): void
}) {
  const { module, board, match, seat, name, onRule } = props
  const { settings } = useApp()
  const reduced = useReducedMotion()
  const length = match.journal.length
  const [{ at, frames }, setMoment] = useState<Moment>({ at: 0, frames: [] })
  const [playing, setPlaying] = useState(false)
  const run = useMemo(() => match.at(at), [match, at])
  const scene = useMemo(
    () => ({
      state: match.game.view(run.state, seat),
      notes: match.notes.filter(note => note.at <= at),
      frames,
    }),
    [match, run, seat, at, frames],
  )
  const pace = reduced ? undefined : PACES[settings.film]
  const film = useFilm(scene, board, module.words, pace, settings.film !== 'once')
  useSounds(board, film)
  const rest = film.at === 'rest'
  const answered = answeredAt(module.words, match, at, run.state, run.pause)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered changes with the moment
  const hovered = useMemo(() => (rest ? new Set(answered?.on) : NOTHING), [at, rest])
  const go = (to: number) => {
    const next = Math.max(0, Math.min(length, to))
    const filmed = next > at && next - at <= FILMED
    setMoment({ at: next, frames: filmed ? filmAgain(match, seat, at, next).frames : [] })
  }

  const listen = useEffectEvent((press: KeyboardEvent) => {
    const action = press.defaultPrevented ? undefined : keyAction(pressOf(press), true)
    if (!action) return
    press.preventDefault()
    if (action.do === 'step') go(action.single ? at + action.by : decisionFrom(match, at, action.by))
    if (action.do === 'start') go(0)
    if (action.do === 'finish') go(length)
    if (action.do === 'play') setPlaying(!playing)
    if (action.do === 'full-screen') fillScreen()
    if (action.do === 'clear') props.onLeave()
  })
  useEffect(() => {
    const handle = (press: KeyboardEvent) => listen(press)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
  const playOn = useEffectEvent(() => go(decisionFrom(match, at, 1)))
  useEffect(() => {
    if (!playing || !rest) return
    if (at >= length) return setPlaying(false)
    const timer = setTimeout(() => playOn(), pace?.move ?? 400)
    return () => clearTimeout(timer)
  }, [playing, rest, at, length, pace])

  const step = (label: string, text: string, to: number) => (
    <button type="button" aria-label={label} title={label} onClick={() => go(to)}>
      {text}
    </button>
  )
  return (
    <Stage
      answers={at}
      film={film}
      bar={
        <>
          <h1 className="bar-title">
            {module.game.title}
            <small>Replay · {name}</small>
          </h1>
          <span className="spacer" />
          <FilmBar film={film} />
          <button type="button" data-testid="replay-leave" onClick={props.onLeave}>
            Leave the replay
          </button>
        </>
      }
      board={
        <board.Board
          state={film.state}
          pause={rest ? run.pause : undefined}
          notes={film.notes}
          rolling={film.rolling}
          words={module.words}
          lit={NOTHING}
          hovered={hovered}
          reach={NOTHING}
          glide={pace?.move ?? 0}
          onRefused={never}
          onPick={ignore}
          onHover={ignore}
          onRule={onRule}
        />
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
            <h2>
              {rest
                ? (answered?.question ?? (run.over ? 'The game is over.' : 'The game stands here.'))
                : 'This happens on the way there.'}
            </h2>
            {rest && answered && <p className="answered">{answered.answer}</p>}
            <p>
              <button type="button" data-testid="fork" disabled={run.over} onClick={() => props.onFork(at)}>
                Play on from here
              </button>
            </p>
          </section>
          <Dock board={board} film={film} words={module.words} rolls={false} folds={false} onRule={onRule} />
          <Sequence phases={board.phases} step={film.step ?? run.step} words={module.words} over={run.over} />
          <Log notes={film.told} words={module.words} board={board} onRule={onRule} />
        </>
      }
    />
  )
}

interface Moment {
  readonly at: number
  readonly frames: readonly Frame<unknown>[]
}
