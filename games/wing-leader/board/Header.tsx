import { capital } from '@tallyho/engine'
import { dayText, Figure, Header, minus, TipText, Told, TurnTrack, turnsTo } from '@tallyho/kit'
import { useMemo } from 'react'
import { SIDES } from '../pack/types.ts'
import { forceOf, scenarioOf } from '../rules/01-words/units.ts'
import { levelFor, standing, victoryPoints } from '../rules/12-end/victory.ts'
import type { Battle } from '../state.ts'
import { levelWords } from './levels.ts'
import { sourcesOf } from './score.ts'

/** Along the edge of the map: scenario, turn track, score. */
export function BattleHeader({ battle }: { readonly battle: Battle }) {
  const { title, date, place, victory } = scenarioOf(battle)
  const day = useMemo(() => dayText(date), [date])
  return (
    <Header title={title} subtitle={`${place}, ${day}`}>
      <TurnTrack
        label={`Turn ${battle.turn} of ${victory.lastTurn}`}
        turns={turnsTo(victory.lastTurn, battle.turn)}
      />
      <Score
        battle={battle}
        level={levelWords(levelFor(battle, standing(battle)), side => forceOf(battle, side).name)}
      />
    </Header>
  )
}

function Score({ battle, level }: { readonly battle: Battle; readonly level: string }) {
  const sides = SIDES.map(side => ({
    ...forceOf(battle, side),
    points: minus(victoryPoints(battle, side)),
    sources: sourcesOf(battle, side).filter(([, by]) => by !== 0),
  }))
  return (
    <Told
      className="figures"
      label={`${sides.map(({ name, points }) => `${name} ${points}`).join(', ')}: ${level}`}
      tip={
        <TipText title={`As things stand: ${level}`}>
          {sides.map(({ name, points, sources }) => (
            <p key={name}>
              {name} {points}:{' '}
              {sources.map(([what, by]) => `${what.toLowerCase()} ${minus(by)}`).join(', ') || 'nothing yet'}.
            </p>
          ))}
        </TipText>
      }
    >
      {sides.map(({ name, nation, points }) => (
        <Figure key={name} className={`wl-points wl-of-${nation}`} name={name} value={points} />
      ))}
      {/* How it would end now is told under the pointer: at the head it would say too much too early. */}
      {battle.over && <span className="figures-level">{capital(level)}</span>}
    </Told>
  )
}
