import type { Logged, Result, Seat, Words } from '@tallyho/engine'
import { Chart, dayText, FinalPage, minus, storyOf } from '@tallyho/kit'
import { SIDES, type Side } from '../pack/types.ts'
import { forceOf, modelOf, scenarioOf } from '../rules/01-words/units.ts'
import { levelFor, lossesOf, standing, victoryPoints } from '../rules/12-end/victory.ts'
import { damageLevel, surfaceVP, typeOf } from '../rules/14-surface/surface.ts'
import type { Battle, Unit } from '../state.ts'
import { LEVEL_WORDS, ladderFor } from '../text/briefing.ts'
import { ahead } from '../text/names.ts'
import './css/final.css'
import { levelRows } from './levels.ts'
import { unitName, WHEREABOUTS } from './names.ts'
import { aftermathOf, RETOLD } from './retold.ts'
import { sourcesOf } from './score.ts'

interface FinalProps {
  readonly state: Battle
  readonly result: Result
  readonly words: Words<Battle>
  readonly notes: readonly Logged[]
  /** Of the only person at the table: then the points are counted from there. */
  readonly seat?: Seat | undefined
}

/** The battle is over: the score item by item, losses, surface damage, and how it really went. */
export function Final({ state: battle, result, words, notes, seat }: FinalProps) {
  const scenario = scenarioOf(battle)
  const own = SIDES.find(side => side === seat)
  const rows = own ? ladderFor(scenario.victory, own) : levelRows(scenario.victory)
  return (
    <FinalPage occasion={`${scenario.title}, ${scenario.place}, ${dayText(scenario.date)}`}>
      <p className="wl-verdict">
        {own
          ? `${LEVEL_WORDS[levelFor(battle, standing(battle))](own)}: ${ahead(own === 'raider' ? result.score : -result.score)} on points.`
          : verdictOf(battle, result)}
      </p>
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
        {SIDES.map(side => (
          <Losses key={side} battle={battle} side={side} />
        ))}
        {battle.surface.length > 0 && <Damage battle={battle} />}
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

/** Who has won, by name, and by how much. */
function verdictOf(battle: Battle, { winner, score }: Result): string {
  const [raider, defender] = SIDES.map(side => forceOf(battle, side).name)
  const points = SIDES.map(side => minus(victoryPoints(battle, side))).join(' to ')
  if (winner === undefined) return `Nobody has won: ${raider} and ${defender} part after ${points} points.`
  const [victor, loser] = winner === 'raider' ? [raider, defender] : [defender, raider]
  const by = `${points} points, a difference of ${minus(Math.abs(score))}`
  return `${victor} has won, ${loser} has lost. ${raider} to ${defender}: ${by}.`
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

function Losses({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const units = battle.units.filter(unit => unit.side === side && unit.at !== 'split')
  return (
    <Chart
      title={`${forceOf(battle, side).name}: ${lossesOf(battle, side)} aircraft lost`}
      corner="unit"
      columns={['lost', 'VP', '']}
      rows={units.map(unit => ({
        name: unitName(battle, unit),
        cells: [
          `${unit.losses} of ${unit.maxLosses}`,
          minus(unit.losses * modelOf(battle, unit).vp),
          fateOf(unit),
        ],
      }))}
    />
  )
}

function fateOf(unit: Unit): string {
  const state = unit.broken ? ', broken' : unit.disruptions > 0 ? ', shaken' : ''
  return `${WHEREABOUTS[unit.at]}${unit.at === 'exited' && unit.exit ? ` by the ${unit.exit} edge` : ''}${state}`
}

function Damage({ battle }: { readonly battle: Battle }) {
  return (
    <Chart
      title="On the ground and at sea"
      corner="unit"
      columns={['hits', 'damage', 'VP']}
      rows={battle.surface.map(surface => ({
        name: `${surface.name}, ${typeOf(battle, surface).name}`,
        cells: [surface.hits, damageLevel(battle, surface), minus(surfaceVP(battle, surface))],
      }))}
    />
  )
}
