import { useLooked } from '@tallyho/kit'
import { memo } from 'react'
import type { Edge } from '../../pack/types.ts'
import { LEFT, nameOf, RIGHT } from '../../rules/01-words/geometry.ts'
import { forceOf, isFighter, modelOf } from '../../rules/01-words/units.ts'
import type { Battle, Facing, Unit } from '../../state.ts'
import { unseenBehind } from '../../text/ways.ts'
import { letterOf } from '../names.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { isBlind } from '../pieces/layout.ts'
import { useUnit } from '../pieces/useUnit.tsx'
import { shortName, unitLabel } from '../shown.ts'

/** A tab for each unit of a side. */
export function SpineTabs(props: {
  readonly battle: Battle
  readonly units: readonly Unit[]
  readonly edge: Edge
}) {
  const { battle, units, edge } = props
  return (
    <ul>
      {units.map(unit => (
        <SpineTab
          key={unit.no}
          no={unit.no}
          letter={letterOf(unit.id)}
          model={shortName(modelOf(battle, unit).name)}
          silhouette={modelOf(battle, unit).silhouette}
          facing={edge === 'left' ? RIGHT : LEFT}
          label={unitLabel(battle, unit)}
          state={stateOf(unit)}
          where={unit.at === 'map' ? nameOf(unit.square) : undefined}
          prey={preyOf(battle, unit)}
          plight={plightOf(battle, unit).join(', ')}
          star={unit.experte || unit.leader}
          hollow={isFighter(unit) && !unit.alerted}
          losses={unit.losses}
          maxLosses={unit.maxLosses}
          straggler={unit.straggler}
        />
      ))}
    </ul>
  )
}

/** Where there is no room for spines: whoever something is the matter with, side by side. */
export function Strip({ battle, onPull }: { readonly battle: Battle; onPull(): void }) {
  const told = battle.units.flatMap(unit => {
    const plight = unit.at === 'map' || unit.at === 'edge' ? plightOf(battle, unit) : []
    const prey = preyOf(battle, unit)
    // WL-7.1.b Whom it is after stands with whatever else there is to tell.
    return plight.length > 0 || prey ? [{ unit, prey, plight: plight.join(', ') }] : []
  })
  // The line stays where it is, whatever is in it: the sky below it never moves.
  return (
    <div className="wl-strip">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is gone along by keys */}
      <ul aria-label="What has become of units" tabIndex={0}>
        {told.length === 0 && <li>Hunted or hurt: nobody yet.</li>}
        {told.map(({ unit, prey, plight }) => (
          <li key={unit.no} className={`wl-of-${forceOf(battle, unit.side).nation}`}>
            <b>{letterOf(unit.id)}</b> {shortName(modelOf(battle, unit).name)}
            {prey !== undefined && ` → ${prey}`}
            {plight && `: ${plight}`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onPull}>
        Units and cards
      </button>
    </div>
  )
}

type TabState = keyof typeof STATE_WORDS

const STATE_WORDS = {
  waiting: 'to come',
  destroyed: 'all lost',
  expended: 'spent',
  exited: 'has left',
  escaped: 'has left',
  split: 'split',
  broken: 'broken',
  shaken: 'shaken',
  dogfight: 'dogfight',
} as const

const AMMO_WORDS: Readonly<Record<Unit['ammo'], string | undefined>> = {
  full: undefined,
  low: 'low ammo',
  depleted: 'last ammo',
}

/** It has left the battle, one way or another. */
const OUT: readonly TabState[] = ['destroyed', 'expended', 'exited', 'escaped']

function stateOf(unit: Unit): TabState | undefined {
  if (unit.at !== 'map' && unit.at !== 'edge') return unit.at
  if (unit.broken) return 'broken'
  if (unit.disruptions > 0) return 'shaken'
  return unit.dogfight === undefined ? undefined : 'dogfight'
}

/** Everything that is the matter with a unit that flies, the gravest first. */
function plightOf(battle: Battle, unit: Unit): readonly string[] {
  const state = stateOf(unit)
  if (state && OUT.includes(state)) return [STATE_WORDS[state]]
  const words = [
    state && STATE_WORDS[state],
    unit.straggler && 'straggler',
    AMMO_WORDS[unit.ammo],
    unit.dogfight !== undefined && state !== 'dogfight' && STATE_WORDS.dogfight,
    isBlind(battle, unit) && 'sees nobody',
    unseenBehind(battle, unit).length > 0 && 'looks away',
  ]
  return words.filter(word => typeof word === 'string')
}

/** WL-7.1.b The letter of whom it has sighted and is after. */
function preyOf({ units }: Battle, { tally }: Unit): string | undefined {
  const prey = tally === undefined ? undefined : units[tally]
  return prey?.at === 'map' ? letterOf(prey.id) : undefined
}

const SpineTab = memo(function SpineTab(props: {
  readonly no: number
  readonly letter: string
  readonly model: string
  readonly silhouette: string
  readonly facing: Facing
  readonly label: string
  readonly state: TabState | undefined
  /** Its square; the letter of whom it is after. */
  readonly where: string | undefined
  readonly prey: string | undefined
  /** What is the matter with it, in words with commas between. */
  readonly plight: string
  /** An ace, or the leader of a wing, flies with it. */
  readonly star: boolean
  readonly hollow: boolean
  readonly losses: number
  readonly maxLosses: number
  readonly straggler: boolean
}) {
  const { no, letter, model, label, state, where, prey, plight, star, hollow, losses, maxLosses, straggler } =
    props
  const isOut = state !== undefined && OUT.includes(state)
  const chosen = useLooked(({ selected }) => selected === no)
  const handlers = useUnit(no, label)
  return (
    <li>
      <div
        className="wl-tab"
        data-state={state}
        data-out={isOut || undefined}
        data-chosen={chosen || undefined}
        {...handlers}
      >
        <b data-hollow={hollow || undefined}>
          {letter}
          {star && ' ★'}
        </b>
        <span>{model}</span>
        <i aria-hidden="true">
          {Array.from({ length: maxLosses }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: aircraft are all alike
            <u key={i} data-lost={i < losses || (straggler && i === losses ? 'half' : undefined)} />
          ))}
        </i>
        {where !== undefined && (
          <small>
            {where}
            {prey !== undefined && ` → ${prey}`}
          </small>
        )}
        {plight !== '' &&
          plight.split(', ').map(word => (
            <em key={word} data-word={word}>
              {word}
            </em>
          ))}
        {!isOut && (
          <svg viewBox="-51 -21 102 42" aria-hidden="true">
            <Aircraft silhouette={props.silhouette} facing={props.facing} size={1} />
          </svg>
        )}
      </div>
    </li>
  )
})
