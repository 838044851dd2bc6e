import { Modifiers } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { sumOf } from '../../rules/01-words/dice.ts'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { forceOf, unitAt } from '../../rules/01-words/units.ts'
import { weatherAt } from '../../rules/04-sky.ts'
import { combatValueParts, type Role } from '../../rules/10-air-combat/combat-values.ts'
import { linkedWith } from '../../rules/10-air-combat/combats.ts'
import type { Battle, Fight, Square, Unit } from '../../state.ts'
import { sumLines } from '../events/EventCard.tsx'
import { letterOf, unitName, WEATHER_NAMES } from '../names.ts'
import { UnitChip } from './UnitChip.tsx'

/** The square whose units are laid out: the combat under way, else the crowded square of the unit in question. */
export function crowdedSquare(battle: Battle, unit: Unit | undefined): Square | undefined {
  if (battle.fight) return battle.fight.square
  if (unit?.at === 'map') return unit.square
  const squares = battle.units.filter(({ at }) => at === 'map').map(({ square }) => square)
  return squares.find((square, i) => squares.indexOf(square) !== i)
}

/** Who fights whom, or who shares a square with whom. */
export function BattlePanel({
  battle,
  square,
}: {
  readonly battle: Battle
  readonly square: Square | undefined
}) {
  if (battle.fight) return <Combat battle={battle} fight={battle.fight} />
  const units = battle.units.filter(unit => unit.at === 'map' && unit.square === square)
  if (square === undefined || units.length === 0)
    return <p className="wl-empty">No combat is under way. Units that share a square are laid out here.</p>
  return (
    <div className="wl-battle">
      <h4>
        {nameOf(square)}, {WEATHER_NAMES[weatherAt(battle, square)]}
      </h4>
      <div className="wl-battle-sides">
        {combatsIn(battle, units).map(group => (
          <div key={group[0]?.no} className={group.length > 1 ? 'wl-linked' : 'wl-unlinked'}>
            {group.map(unit => (
              <UnitChip key={unit.no} battle={battle} unit={unit}>
                {linkText(battle, unit)}
              </UnitChip>
            ))}
          </div>
        ))}
      </div>
      <p>
        Whoever has sighted one of the others here fights one air combat with him and his; the rest stay out
        of it. A side with a bomber in the fight defends.
      </p>
    </div>
  )
}

/** Units of one square, those that tallies link together. */
function combatsIn(battle: Battle, units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = []
  for (const unit of units) {
    if (groups.some(group => group.includes(unit))) continue
    groups.push(linkedWith(battle, unit).map(no => unitAt(battle, no)))
  }
  return groups
}

function linkText(battle: Battle, unit: Unit): string {
  const letter = letterOf(unit.id)
  return unit.tally === undefined ? letter : `${letter} → ${letterOf(unitAt(battle, unit.tally).id)}`
}

function Combat({ battle, fight }: { readonly battle: Battle; readonly fight: Fight }) {
  return (
    <div className="wl-battle">
      <h4>
        Air combat at {nameOf(fight.square)}: {kindText(fight)}
      </h4>
      <div className="wl-battle-sides">
        <Party battle={battle} fight={fight} part="attacker" units={fight.attackers} />
        <span className="wl-versus">v</span>
        <Party battle={battle} fight={fight} part="defender" units={fight.defenders} />
      </div>
    </div>
  )
}

function kindText(fight: Fight): string {
  const parts = [
    fight.dogfight && 'dogfight',
    fight.headOn && 'head-on',
    fight.bounce && 'bounce',
    fight.attacker !== undefined && fight.style,
    fight.rockets && 'rockets',
    fight.standoff && 'standoff',
    fight.evading && 'evading',
    fight.lufbery && 'Lufbery',
  ].filter(Boolean)
  return parts.join(', ') || 'the sides choose who leads'
}

function Party({
  battle,
  fight,
  part: role,
  units,
}: {
  readonly battle: Battle
  readonly fight: Fight
  readonly part: Role
  readonly units: readonly number[]
}): ReactNode {
  const primary = fight[role]
  const side = role === 'attacker' ? fight.attacking : fight.attacking === 'raider' ? 'defender' : 'raider'
  const parts = primary === undefined ? [] : combatValueParts(battle, fight, role)
  return (
    <div className="wl-party">
      <h5>
        {role === 'attacker' ? 'Attacks' : 'Defends'}: {forceOf(battle, side).name}
      </h5>
      <div className="wl-party-units">
        {units.map(no => {
          const unit = unitAt(battle, no)
          return (
            <UnitChip key={no} battle={battle} unit={unit}>
              {no === primary ? <b>leads</b> : linkText(battle, unit)}
            </UnitChip>
          )
        })}
        {primary !== undefined && (
          <Modifiers
            lines={sumLines(parts, 'value')}
            total={Math.max(0, sumOf(parts))}
            totalName={`Combat value, ${unitName(battle, unitAt(battle, primary))}`}
          />
        )}
      </div>
    </div>
  )
}
