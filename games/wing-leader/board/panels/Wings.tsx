import { rove, TipText, useLooked, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { SIDES, type Side } from '../../pack/types.ts'
import { forceOf, isFighter, modelOf, unitAt } from '../../rules/01-words/units.ts'
import { basicSpeed, basicTurn } from '../../rules/03-aircraft/ratings.ts'
import type { Battle, Unit } from '../../state.ts'
import { EDGE_NAMES, letterOf, MISSION_SHORT, WHEREABOUTS } from '../names.ts'
import { useUnit } from '../pieces/useUnit.tsx'
import { unitLabel } from '../shown.ts'
import { type Chip, chipsOf } from './chips.ts'

/** The wing displays of both sides: one row for each unit. */
export const Wings = memo(function Wings(props: {
  readonly battle: Battle
  /** Who is asked: where there is room for one display, its own comes first. */
  readonly asked: string | undefined
}) {
  const { battle, asked } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the rows in it are gone through by keys
    <section className="wl-wings" aria-label="Wing displays" tabIndex={0} onKeyDown={rove}>
      {SIDES.map(side => (
        <WingDisplay key={side} battle={battle} side={side} asked={side === asked} />
      ))}
    </section>
  )
})

/** Where a unit that is out of the battle went, in the room that a row has. */
const GONE: Partial<Record<Unit['at'], string>> = {
  destroyed: 'all lost',
  exited: 'left',
  escaped: 'left the map',
  expended: 'spent',
}

const isGone = ({ at }: Unit): boolean => at !== 'map' && at !== 'edge' && at !== 'waiting'

function WingDisplay(props: { readonly battle: Battle; readonly side: Side; readonly asked: boolean }) {
  const { battle, side, asked } = props
  const force = forceOf(battle, side)
  const units = battle.units.filter(unit => unit.side === side && unit.at !== 'split')
  const flying = units.filter(unit => !isGone(unit))
  const gone = units.filter(isGone)
  return (
    <div className={`wl-wing wl-of-${force.nation}`} data-asked={asked || undefined}>
      <ForceTitle battle={battle} side={side} />
      <div className="wl-rows">
        <p className="wl-heads wl-entry" aria-hidden="true">
          <span />
          <span>unit</span>
          <span>mission</span>
          <span>speed/turn</span>
          <span>lost</span>
          <span>state</span>
        </p>
        {[...flying, ...gone].map(unit => (
          <Row
            key={unit.no}
            unit={unit}
            model={modelOf(battle, unit).name}
            speed={basicSpeed(battle, unit)}
            turn={basicTurn(battle, unit)}
            label={unitLabel(battle, unit)}
            tally={unit.tally === undefined ? undefined : letterOf(unitAt(battle, unit.tally).id)}
          />
        ))}
      </div>
    </div>
  )
}

function ForceTitle({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const { name, doctrine, gci, edge } = forceOf(battle, side)
  const tip = useTip(() => (
    <TipText title={`${name}, the ${side}`}>
      <p>
        Its own edge is the {EDGE_NAMES[edge]}.
        {doctrine === 'rigid' && ' It flies in tight formation: −1 when attacked.'}
      </p>
      {gci && (
        <p>
          Ground control: at the end of a turn a fighter that has sighted nobody gets a new flag on{' '}
          {gci.rating} or more; only on a 6 once its side has fought in that turn.
        </p>
      )}
    </TipText>
  ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
    <h3 tabIndex={0} {...tip}>
      <span>{name}</span>
      <small>
        {side}
        {gci && `, ground control ${gci.rating}+ (6 in a fight)`}
      </small>
    </h3>
  )
}

interface RowProps {
  readonly unit: Unit
  readonly model: string
  readonly speed: number
  readonly turn: number
  readonly label: string
  readonly tally: string | undefined
}

const Row = memo(function Row({ unit, model, speed, turn, label, tally }: RowProps) {
  const chosen = useLooked(({ selected }) => selected === unit.no)
  const handlers = useUnit(unit.no, label)
  return (
    <div
      className={`wl-entry wl-entry-${unit.side}${isGone(unit) ? ' wl-entry-gone' : ''}${chosen ? ' wl-entry-chosen' : ''}`}
      {...handlers}
    >
      <span className={isFighter(unit) && !unit.alerted ? 'wl-id wl-id-hollow' : 'wl-id'}>
        {letterOf(unit.id)}
      </span>
      <span className="wl-model">
        {model}
        {unit.size === 'flight' && <small> flight</small>}
      </span>
      {isGone(unit) ? (
        <span className="wl-gone">
          {GONE[unit.at] ?? WHEREABOUTS[unit.at]}
          {unit.exit && (unit.exit === 'left' ? ' ◂' : ' ▸')}
        </span>
      ) : (
        <>
          <span className="wl-mission">{unit.home ? 'home' : MISSION_SHORT[unit.mission]}</span>
          <span className="wl-ratings">
            {speed}/{turn}
          </span>
        </>
      )}
      <span className={unit.losses > 0 ? 'wl-loss wl-loss-some' : 'wl-loss'}>
        {unit.losses}/{unit.maxLosses}
      </span>
      <span className="wl-chips">
        {chipsOf(unit, tally).map(chip => (
          <ChipMark key={chip.mark + chip.kind} {...chip} />
        ))}
      </span>
    </div>
  )
})

function ChipMark({ mark, kind, title }: Chip) {
  return (
    <abbr className={`wl-chip wl-chip-${kind}`} title={title}>
      {mark}
    </abbr>
  )
}
