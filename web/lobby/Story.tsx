import { counted, type GameModule, type Scenario } from '@tallyho/engine'
import { rulesHash } from '../app/route.ts'
import { lengthOf, machineOf } from '../record/machine.ts'
import type { StoredPack } from '../store/packs.ts'
import { catalogued } from './catalogue.ts'
import { Picture } from './Picture.tsx'
import { dateWords, hardWords, sideWords } from './words.ts'

/** `220 questions`: nobody counts them one by one. */
const roundly = (count: number): string =>
  counted(count > 50 ? Math.round(count / 10) * 10 : count, 'question')

/** What the chosen scenario is about: its place, who fights whom, how long and how even it is. */
export function Story(props: {
  readonly module: GameModule
  readonly scenario: Scenario | undefined
  /** The player's own components, if it is played with them: nothing was measured with these. */
  readonly pack: StoredPack | undefined
}) {
  const { module, scenario, pack } = props
  const { game } = module
  const { place, sides } = catalogued(game.id)
  const measured = pack || !scenario ? undefined : machineOf(game.id, scenario.id)
  return (
    <aside className="story" aria-label="The scenario" data-testid="story">
      <Picture game={game.id} />
      <h2>{scenario?.title}</h2>
      <p className="blurb">{scenario?.blurb}</p>
      <dl>
        <dt>Place</dt>
        <dd>{scenario?.place ?? place}</dd>
        {scenario && (
          <>
            <dt>Date</dt>
            <dd>{dateWords(scenario.date)}</dd>
          </>
        )}
        {scenario?.difficulty !== undefined && (
          <>
            <dt>How hard</dt>
            <dd>{hardWords(scenario.difficulty)}</dd>
          </>
        )}
        {sides && (
          <>
            <dt>Forces</dt>
            <dd>{sides}</dd>
          </>
        )}
        {measured && (
          <>
            <dt>Length</dt>
            <dd>
              {lengthOf(game.id, scenario)}: about {roundly(measured.decisions)}
              {game.seats.length > 1 && ', both sides together'}
            </dd>
          </>
        )}
        {measured && game.seats.length > 1 && (
          <>
            <dt>Even?</dt>
            <dd>
              {game.seats
                .map(seat => `${sideWords(module, scenario, seat)} wins ${measured.wins[seat] ?? 0}`)
                .join(', ')}{' '}
              of {measured.games} games of the machine against itself
            </dd>
          </>
        )}
      </dl>
      <a className="way" href={rulesHash(game.id)} data-testid="read-rules">
        Read the rules first
      </a>
    </aside>
  )
}
