import { useApp } from '../app/context.ts'
import { chooseHash, gameHash } from '../app/route.ts'
import { GAME_IDS } from '../games.ts'
import { isDamaged, type OnShelf, type StoredGame } from '../store/game-row.ts'
import { LESSON_DONE, lessonKey } from '../table/learning/keys.ts'
import { catalogued } from './catalogue.ts'
import { agreed, loadLast, saveLast } from './last.ts'
import { Picture } from './Picture.tsx'

export const SHEETS = GAME_IDS.filter(id => !catalogued(id).forBuilders)

/** The five games as map sheets, each with a picture. */
export function Sheets({ games }: { readonly games: readonly OnShelf[] }) {
  return (
    <section className="rack" aria-label="Begin a game">
      {SHEETS.map((id, i) => (
        <Sheet key={id} id={id} number={i + 1} last={lastOf(games, id)} />
      ))}
    </section>
  )
}

/** The game of this kind that was played last. */
function lastOf(games: readonly OnShelf[], id: string): StoredGame | undefined {
  return games.find((one): one is StoredGame => !isDamaged(one) && one.record.game === id)
}

/** Its scenario is the one that lies open on the page where one is chosen. */
function openAgain({ record: { game, setup, practice } }: StoredGame): void {
  saveLast(agreed(loadLast(), game, { scenario: setup.scenario, practice }))
}

function Sheet(props: {
  readonly id: string
  readonly number: number
  readonly last: StoredGame | undefined
}) {
  const { id, number, last } = props
  const { title, line, place, time, hard, players, choose, colour, first } = catalogued(id)
  return (
    <article className={`map-sheet sheet-${colour}`}>
      <a className="sheet-way" href={chooseHash(id)} data-testid={`game-card-${id}`}>
        <span className="cover">
          <span className="spine" aria-hidden="true">
            <b>Sheet {number}</b>
            <i>{place}</i>
          </span>
          <Picture game={id} />
          <strong className="sheet-plate">{title}</strong>
        </span>
        <span className="say">{line}</span>
        <span className="sheet-key">
          <span>
            <i>time</i> {time}
          </span>
          <span>
            <i>how hard</i> {hard}
          </span>
          <span>
            <i>players</i> {players}
          </span>
        </span>
        <span className="go">{choose}</span>
      </a>
      {first && (first.lesson || !last) && <BeginFirst id={id} {...first} title={title} />}
      {last && <LastTime last={last} />}
    </article>
  )
}

/** Back to the game that is under way, or to where the one that was finished is begun again. */
function LastTime({ last }: { readonly last: StoredGame }) {
  const { id, name, scenario, record, outcome } = last
  return (
    <p className="learn">
      {outcome ? (
        <a
          href={chooseHash(record.game)}
          data-testid={`last-time-${record.game}`}
          onClick={() => openAgain(last)}
        >
          Play again: {scenario}
        </a>
      ) : (
        <a href={gameHash(id)} data-testid={`last-time-${record.game}`}>
          Go on: {name}
        </a>
      )}
    </p>
  )
}

function BeginFirst(props: {
  readonly id: string
  readonly words: string
  readonly lesson?: string
  readonly title: string
}) {
  const { id, lesson } = props
  const { seen } = useApp()
  const start = useFirst(id)
  const learnt = seen.has(lessonKey(id, LESSON_DONE))
  const words = !lesson ? `or begin with ${props.words}` : learnt ? `✓ ${lesson}` : `New to it? ${lesson}`
  return (
    <p className="learn">
      <button
        type="button"
        className="plain"
        data-testid={`first-${props.id}`}
        aria-label={`${props.title}: ${words}`}
        onClick={start}
      >
        {words}
      </button>
    </p>
  )
}

/** Begins the first game of one who is new to it. */
export function useFirst(game: string): () => void {
  const { shelf, tell } = useApp()
  return () => {
    import('./first.ts')
      .then(({ beginFirst }) => beginFirst(shelf, game))
      .catch(error => tell(error instanceof Error ? error.message : String(error)))
  }
}
