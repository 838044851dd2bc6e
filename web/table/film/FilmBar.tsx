import { useApp } from '../../app/context.ts'
import type { Settings } from '../../store/settings.ts'
import type { Film } from './useFilm.ts'

const SPEEDS: Readonly<Record<Settings['film'], string>> = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  once: 'At once',
}

/** Winds what happened to and fro, and says how fast it is shown. */
export function FilmBar({ film }: { readonly film: Film<unknown> }) {
  const { settings, setSettings } = useApp()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons in a bar
    <span className="film-bar" role="group" aria-label="What happened, to and fro">
      <button
        type="button"
        aria-label="One moment back (left arrow)"
        title="One moment back (←)"
        data-testid="film-back"
        disabled={film.behind === 0}
        onClick={film.back}
      >
        ◂
      </button>
      <button
        type="button"
        aria-label="Next (space)"
        title="Next (space)"
        data-testid="film-on"
        disabled={film.at === 'rest'}
        onClick={film.on}
      >
        ▸
      </button>
      <button
        type="button"
        className="film-catch-up"
        title="Catch up (C)"
        data-testid="film-catch-up"
        disabled={film.at === 'rest'}
        onClick={film.catchUp}
      >
        Catch up <kbd>C</kbd>
      </button>
      <select
        aria-label="How fast what happens is shown"
        value={settings.film}
        data-testid="film-speed"
        onChange={event => {
          setSettings({ ...settings, film: event.target.value as Settings['film'] })
          event.target.blur()
        }}
      >
        {Object.entries(SPEEDS).map(([speed, words]) => (
          <option key={speed} value={speed}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}

/** In place of the question, as long as the film has not come to it. */
export function Watching(props: {
  readonly film: Pick<Film<unknown>, 'at' | 'ahead' | 'lasts' | 'number' | 'rolling' | 'on' | 'catchUp'>
  /** All that is to come is known: nobody moves between this and the next question. */
  readonly counts: boolean
  /** It waits for something that is to be read. */
  readonly reads: boolean
}) {
  const { film, counts } = props
  const waits = film.at === 'waits'
  const reads = waits && props.reads
  return (
    <section className="prompt watching" aria-label="Watching" data-testid="watching">
      <p className="row">
        <b>{reads ? 'Read this first' : film.at === 'back' ? 'Looking back' : 'This happens'}</b>
        {counts && !waits && film.ahead > 0 && <span className="quiet">{film.ahead} more</span>}
        <span className="spacer" />
        <button type="button" className={waits ? 'primary' : ''} data-testid="on" onClick={film.on}>
          {waits ? 'Go on' : 'Next'} <kbd>space</kbd>
        </button>
        <button
          type="button"
          className="plain"
          title="Catch up (C)"
          onClick={film.catchUp}
          data-testid="catch-up"
        >
          Catch up
        </button>
      </p>
      {film.lasts !== undefined && (
        <i
          key={`${film.number}/${film.rolling}`}
          className="film-time"
          style={{ animationDuration: `${film.lasts}ms` }}
        />
      )}
    </section>
  )
}

/** In place of the question, as long as the machine plays for everybody. */
export function Running({
  film,
  showsRun,
  onStop,
}: {
  readonly film: Pick<Film<unknown>, 'catchUp'>
  /** What it plays is shown. */
  readonly showsRun: boolean
  onStop(): void
}) {
  return (
    <section className="prompt watching" aria-label="The machine is playing" data-testid="running">
      <p className="row">
        <b>The machine is playing.</b>
        <span className="spacer" />
        {showsRun && (
          <button type="button" data-testid="run-catch-up" onClick={film.catchUp}>
            Catch up
          </button>
        )}
        <button type="button" className="plain" data-testid="run-stop" onClick={onStop}>
          Stop
        </button>
      </p>
    </section>
  )
}
