import type { Logged, Result, Seat, Words } from '@tallyho/engine'
import { Chart, dayText, FinalPage, minus, type Party, storyOf } from '@tallyho/kit'
import { SIDES, type Side } from '../pack/types.ts'
import { forceOf, scenarioOf } from '../rules/01-words/units.ts'
import type { Battle } from '../state.ts'
import { LEVEL_WORDS, ladderFor } from '../text/briefing.ts'
import { factsIn } from '../vocabulary.ts'
import './css/final.css'
import { afterBattle } from './debrief.tsx'
import { levelRows } from './levels.ts'
import { aftermathOf, headline, RETOLD } from './retold.ts'
import { sourcesOf } from './score.ts'

interface FinalProps {
  readonly state: Battle
  readonly result: Result
  readonly words: Words<Battle>
  readonly notes: readonly Logged[]
  /** Of the only person at the table: then the points are counted from there. */
  readonly seat?: Seat | undefined
}

/** The battle is over: the score item by item, what became of each, and how it really went. */
export function Final({ state: battle, result, words, notes, seat }: FinalProps) {
  const scenario = scenarioOf(battle)
  const own = SIDES.find(side => side === seat)
  const over = factsIn(notes)('game-over').at(-1)
  const told = over && afterBattle(over, battle, notes, own ?? 'raider')
  const rows = own ? ladderFor(scenario.victory, own) : levelRows(scenario.victory)
  return (
    <FinalPage occasion={`${scenario.title}, ${scenario.place}, ${dayText(scenario.date)}`}>
      <p className="wl-verdict">{own && told ? told.sum : `${headline(battle, result)}.`}</p>
      <div className="final-columns">
        <Score battle={battle} result={result} own={own} />
        <Chart
          title="Levels of victory"
          corner={own ? 'you are' : 'raider’s less defender’s'}
          columns={['']}
          rows={rows.map(({ level, range }) => ({
            name: range,
            cells: [own ? LEVEL_WORDS[level](own) : words.level(level)],
          }))}
          litRow={rows.findIndex(({ level }) => level === result.level)}
        />
        <div className="wl-aftermath">
          <h3>How it really went</h3>
          <p>{aftermathOf(battle)}</p>
        </div>
      </div>
      <div className="final-columns">
        {told?.parties.map(party => (
          <Fates key={party.title} party={party} />
        ))}
      </div>
      <Story battle={battle} words={words} notes={notes} />
    </FinalPage>
  )
}

/** The battle in brief, turn by turn: who met, who fell, who was broken. */
function Story({ battle, words, notes }: Pick<FinalProps, 'words' | 'notes'> & { readonly battle: Battle }) {
  const told = storyOf(RETOLD, battle, notes, words).filter(({ lines }) => lines.length > 0)
  if (told.length === 0) return undefined
  return (
    <section className="wl-story">
      <h3>The battle in brief</h3>
      <ol>
        {told.map(({ title, from, lines }) => (
          <li key={from}>
            <b>{title}</b> {lines.map(({ text }) => text).join(' ')}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Score(props: { readonly battle: Battle; readonly result: Result; readonly own: Side | undefined }) {
  const { battle, result, own } = props
  // Whose points are counted from: they stand in his column.
  const column = own ?? 'raider'
  const less = own ? 'Yours less theirs' : 'Raider’s less defender’s'
  const all = SIDES.map(side => sourcesOf(battle, side))
  // What nobody scored for is not worth a line.
  const scored = (all[0] ?? []).map((_, i) => all.some(list => list[i]?.[1] !== 0))
  const items = all.map(list => list.filter((_, i) => scored[i]))
  const { divisor } = scenarioOf(battle).victory
  const names = (items[0] ?? []).map(([what]) => what)
  const sums = items.map(list => list.reduce((sum, [, by]) => sum + by, 0))
  return (
    <Chart
      title="Victory Points"
      columns={SIDES.map(side => forceOf(battle, side).name)}
      rows={[
        ...names.map((name, i) => ({ name, cells: items.map(list => minus(list[i]?.[1] ?? 0)) })),
        { name: 'Total', cells: sums.map(minus) },
        {
          name: divisor === undefined ? less : `Each divided by ${divisor}, then ${less.toLowerCase()}`,
          cells: SIDES.map(side =>
            side === column ? minus(own === 'defender' ? -result.score : result.score) : '',
          ),
        },
      ]}
      litRow={names.length + 1}
      litColumn={SIDES.indexOf(column)}
    />
  )
}

/** What became of each of one side: the best first, those who are gone last. */
function Fates({ party: { title, each } }: { readonly party: Party }) {
  return (
    <section className="wl-fates">
      <h3>{title}</h3>
      <ol>
        {each.map(({ ref, name, fate, tone, words, picture, best }) => (
          <li key={ref} data-tone={tone}>
            <span aria-hidden="true">{picture}</span>
            <p>
              <b>{name}</b>
              {best && <small>did best</small>}
              <span>{words}</span>
            </p>
            <em>{fate}</em>
          </li>
        ))}
      </ol>
    </section>
  )
}
