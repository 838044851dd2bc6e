import type { Result, Words } from '@tallyho/engine'
import { Chart, dayText, FinalPage, minus } from '@tallyho/kit'
import { SIDES, type Side } from '../pack/types.ts'
import { forceOf, modelOf, scenarioOf } from '../rules/01-words/units.ts'
import { lossesOf } from '../rules/12-end/victory.ts'
import { damageLevel, surfaceVP, typeOf } from '../rules/14-surface/surface.ts'
import type { Battle, Unit } from '../state.ts'
import './css/final.css'
import { levelRows } from './levels.ts'
import { unitName, WHEREABOUTS } from './names.ts'
import { sourcesOf } from './score.ts'

interface FinalProps {
  readonly state: Battle
  readonly result: Result
  readonly words: Words<Battle>
}

/** The battle is over: the score item by item, losses, surface damage, and how it really went. */
export function Final({ state: battle, result, words }: FinalProps) {
  const scenario = scenarioOf(battle)
  const rows = levelRows(scenario.victory)
  return (
    <FinalPage occasion={`${scenario.title}, ${scenario.place}, ${dayText(scenario.date)}`}>
      <div className="final-columns">
        <Score battle={battle} result={result} />
        <Chart
          title="Levels of victory"
          corner="difference"
          columns={['']}
          rows={rows.map(({ level, range }) => ({ name: range, cells: [words.level(level)] }))}
          litRow={rows.findIndex(({ level }) => level === result.level)}
        />
        <div className="wl-aftermath">
          <h3>How it really went</h3>
          <p>{scenario.aftermath}</p>
        </div>
      </div>
      <div className="final-columns">
        {SIDES.map(side => (
          <Losses key={side} battle={battle} side={side} />
        ))}
        {battle.surface.length > 0 && <Damage battle={battle} />}
      </div>
    </FinalPage>
  )
}

function Score({ battle, result }: { readonly battle: Battle; readonly result: Result }) {
  const items = SIDES.map(side => sourcesOf(battle, side))
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
          name:
            divisor === undefined
              ? 'Raider’s less defender’s'
              : `Each divided by ${divisor}, then the difference`,
          cells: [minus(result.score), ''],
        },
      ]}
      litRow={names.length + 1}
      litColumn={0}
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
  const state = unit.broken ? ', broken' : unit.disruptions > 0 ? ', disrupted' : ''
  return `${WHEREABOUTS[unit.at]}${unit.exit ? ` by the ${unit.exit} edge` : ''}${state}`
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
