import { type MouseEvent, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { LOBBY_HASH } from '../app/route.ts'
import { scenarioIn } from '../seats.ts'
import { FilmBar } from './film/FilmBar.tsx'
import type { Film } from './film/useFilm.ts'
import type { Shown } from './session/shown.ts'
import type { DrawerName } from './TableDrawer.tsx'
import type { OpenGame } from './useGame.ts'

const DRAWERS = [
  { kind: 'rules', title: 'Rules' },
  { kind: 'components', title: 'Components' },
  { kind: 'game', title: 'This game' },
  { kind: 'settings', title: 'Settings' },
  { kind: 'help', title: 'Help' },
] as const

/** Above the board: what can be done with the game itself. */
export function Toolbar(props: {
  readonly game: OpenGame
  readonly shown: Shown<unknown>
  readonly film: Film<unknown>
  readonly drawer: DrawerName | undefined
  setDrawer(drawer: DrawerName | undefined): void
  /** Shows the result again. */
  onFinal?(): void
}) {
  const { game, shown, film, drawer, setDrawer } = props
  const { session, module, stored } = game
  const scenario = scenarioIn(module, stored.record.setup)
  // What has not been asked yet is answered by nobody: the first press shows the question.
  const why = film.at !== 'rest' && shown.over ? 'First see what happens.' : machineWhy(shown)
  // What a lesson does without is not there yet.
  const isLesson = shown.lesson !== undefined && !shown.lesson.over
  const onceShown = (act: () => void) => (film.at === 'rest' ? act() : film.catchUp())
  return (
    <>
      <a className="button plain" href={LOBBY_HASH} aria-label="Lobby" data-testid="to-lobby">
        ‹ <span className="bar-lobby">Lobby</span>
      </a>
      <h1 className="bar-title" title={`${stored.name}${session.match.practice ? ', practice' : ''}`}>
        {module.game.title}{' '}
        <small>{scenario && stored.name.startsWith(scenario.title) ? scenario.title : stored.name}</small>
      </h1>
      <span className="spacer" />
      <FilmBar film={film} />
      <ToolButton
        testid="undo"
        name="Undo"
        hotkey="U"
        why={film.at !== 'rest' && shown.over ? why : shown.noUndo}
        explains={() => session.undoWords()}
        onClick={() => session.undo()}
      />
      <ToolButton
        testid="hint"
        name="Hint"
        hotkey="H"
        why={
          shown.question?.kind === 'choice' && !shown.curtain && film.at === 'rest'
            ? undefined
            : 'Nothing is to be decided now: a hint is for a question.'
        }
        onClick={() => session.askHint()}
      />
      {props.onFinal && shown.over && (
        <ToolButton testid="show-final" name="Result" onClick={props.onFinal} />
      )}
      <button
        type="button"
        className="bar-menu"
        popoverTarget="bar-more"
        aria-label="Menu"
        data-testid="menu"
      >
        ☰
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is chosen shuts the menu */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its buttons take the keys */}
      <div id="bar-more" className="bar-more" popover="auto" onClick={shutMenu}>
        <ToolButton testid="redo" name="Redo" hotkey="R" why={shown.noRedo} onClick={() => session.redo()} />
        {!isLesson && (
          <ToolButton
            testid="odds"
            name="Odds"
            hotkey="O"
            title="Odds (O): what each answer does to the score, as far as that is clear"
            why={shown.over ? why : undefined}
            pressed={shown.odds !== undefined}
            onClick={() => session.toggleOdds()}
          />
        )}
        {isLesson ? undefined : shown.running ? (
          <ToolButton testid="machine-stop" name="Stop" onClick={() => session.stop()} />
        ) : (
          <>
            <ToolButton
              testid="machine-once"
              name="Machine ▸"
              title="The machine answers the question that is asked"
              why={why}
              onClick={() => onceShown(() => session.machineOnce())}
            />
            <MachineOn
              why={why}
              stops={stopsIn(game, shown)}
              isFinal={!session.match.practice}
              onStart={until => {
                // Whoever wants to be farther on need not see what led here.
                film.catchUp()
                session.machineOn(until)
              }}
            />
          </>
        )}
        <span className="spacer" />
        {DRAWERS.map(({ kind, title }) => (
          <button
            key={kind}
            type="button"
            className="plain"
            data-testid={`open-${kind}`}
            aria-pressed={drawer?.kind === kind}
            onClick={() => setDrawer(drawer?.kind === kind ? undefined : opened(kind, film))}
          >
            {title}
          </button>
        ))}
      </div>
    </>
  )
}

/** The rules open at the one that acted last. */
function opened(kind: DrawerName['kind'], { told }: Film<unknown>): DrawerName {
  const id = told.at(-1)?.rule
  return kind === 'rules' && id !== undefined ? { kind, at: { id } } : { kind }
}

/** How far the machine may play here: in a game of one day its end is the game's. */
const stopsIn = ({ board }: OpenGame, { state }: Shown<unknown>) =>
  (board.stops ?? []).filter(({ isOffered }) => isOffered?.(state) ?? true)

/** Playing on asks first how far. */
function MachineOn(props: {
  readonly why: string | undefined
  readonly stops: NonNullable<OpenGame['board']['stops']>
  /** What it decides cannot be taken back. */
  readonly isFinal: boolean
  onStart(until?: string): void
}) {
  const { why, stops, isFinal, onStart } = props
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!asking) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setAsking(false)
    }
    // Before the table's own keys.
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [asking])
  const start = (until?: string) => {
    setAsking(false)
    onStart(until)
  }
  return (
    <span className="machine-on">
      <ToolButton
        testid="machine-on"
        name={stops.length > 0 ? 'Play on …' : 'To the end …'}
        title={
          stops.length > 0 ? 'The machine plays on: how far is asked' : 'The machine plays on to the end'
        }
        why={why}
        pressed={asking}
        onClick={() => setAsking(!asking)}
      />
      {asking && (
        // biome-ignore lint/a11y/useSemanticElements: a few buttons below another
        <span className="machine-far" role="group" aria-label="How far does the machine play?">
          <small>
            The machine decides for you, and you are told where that led.{' '}
            <b>
              {isFinal
                ? 'It cannot be taken back.'
                : 'One Undo takes all of it back, until you leave the table.'}
            </b>
          </small>
          {stops.map(({ on, title }) => (
            <ToolButton
              key={on}
              testid={`machine-to-${on}`}
              name={`End of ${title.toLowerCase()}`}
              title={`The machine plays to the end of ${title.toLowerCase()}`}
              onClick={() => start(on)}
            />
          ))}
          <ToolButton
            testid="machine-on-sure"
            name={stops.length > 0 ? 'End of the game' : 'Yes, play to the end'}
            loud={stops.length === 0}
            onClick={() => start()}
          />
          <ToolButton testid="machine-on-not" name="Not now" onClick={() => setAsking(false)} />
        </span>
      )}
    </span>
  )
}

function machineWhy({ over, locked }: Shown<unknown>): string | undefined {
  if (over) return 'The game is over.'
  return locked ? 'Another tab plays this game.' : undefined
}

/** A button that says why it cannot be pressed; it stays reachable for the keyboard. */
function ToolButton(props: {
  readonly testid: string
  readonly name: string
  readonly hotkey?: string
  readonly title?: string
  readonly why?: string | undefined
  readonly pressed?: boolean
  /** It is what one most likely wants. */
  readonly loud?: boolean
  /** What it would do just now, found when somebody points at it. */
  explains?(): string | undefined
  onClick(): void
}) {
  const { testid, name, hotkey, why, onClick } = props
  const { tell } = useApp()
  const [pointed, setPointed] = useState(false)
  const [does, setDoes] = useState<string>()
  // Found anew as long as somebody points at it: what it would do changes with every answer.
  useEffect(() => setDoes(pointed && why === undefined ? props.explains?.() : undefined))
  const plain = hotkey ? `${name} (${hotkey})` : name
  const title = why ?? props.title ?? (does === undefined ? plain : `${plain}: ${does}`)
  return (
    <button
      type="button"
      className={props.loud ? 'primary' : undefined}
      data-testid={testid}
      aria-disabled={why !== undefined}
      aria-pressed={props.pressed}
      aria-keyshortcuts={hotkey}
      aria-label={why === undefined ? (props.title ?? name) : `${name}: ${why}`}
      title={title}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
      // The second click of two is not meant for what has come under the pointer.
      onClick={event => event.detail < 2 && (why === undefined ? onClick() : tell(why))}
    >
      {name}
    </button>
  )
}

/** A choice made in the menu shuts it; asking whether one is sure does not. */
function shutMenu({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  const stays = target instanceof Element && target.closest('[data-testid=machine-on]')
  if (!stays && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}
