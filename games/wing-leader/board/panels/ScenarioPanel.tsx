import type { Seat } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import { enemyOf, forceOf, scenarioOf } from '../../rules/01-words/units.ts'
import { levelFor, standing } from '../../rules/12-end/victory.ts'
import type { Battle } from '../../state.ts'
import { ladderFor } from '../../text/briefing.ts'
import { levelWords } from '../levels.ts'
import { SUN_NAMES } from '../names.ts'

/** What the scenario says: background, special rules, how it is won. */
export function ScenarioPanel({
  battle,
  seat,
}: {
  readonly battle: Battle
  readonly seat: Seat | undefined
}) {
  const own: Side = seat === 'defender' ? 'defender' : 'raider'
  const scenario = scenarioOf(battle)
  const { sky, victory } = scenario
  const nameOf = (side: Side) => forceOf(battle, side).name
  const now = levelFor(battle, standing(battle))
  return (
    <div className="wl-scenario">
      <div>
        <p>{scenario.background}</p>
        <p>
          <b>Advice.</b> {scenario.advice}
        </p>
      </div>
      <div>
        {scenario.special.length > 0 && (
          <ul>
            {scenario.special.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p>
          Sun {sky.sun ? SUN_NAMES[sky.sun] : 'hidden'}
          {sky.haze !== undefined && `, haze up to ${sky.haze}`}
          {sky.contrails !== undefined && `, contrails from ${sky.contrails}`}
          {sky.rain && ', rain below the dense cloud'}.
        </p>
        <p>
          The game ends after turn {victory.lastTurn}. By the points of {nameOf(own)} and{' '}
          {nameOf(enemyOf(own))}
          {victory.divisor !== undefined && `, each divided by ${victory.divisor}`}, if {nameOf(own)} is
        </p>
        <ul className="wl-levels">
          {ladderFor(victory, own).map(({ level, range }) => (
            <li key={level} aria-current={level === now ? 'true' : undefined}>
              <b>{range}</b> {levelWords(level, nameOf)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
