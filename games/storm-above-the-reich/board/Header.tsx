import { TipText, useTip } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../pack/index.ts'
import type { Campaign, Mission } from '../state.ts'
import { TYPE_NAMES } from '../text/names.ts'
import { escortOf } from './campaign/SituationCard.tsx'
import { seasonAt } from './log/season.ts'

/** SR-MAP-18 The Turn Track goes this far. */
const TURNS = 12

/** Along the edge of the map: the mission, the Turn Track with the Flight Limit, Tactical Points, what has been won. */
export function Header({
  campaign,
  ground,
  open,
  onGround,
  onFold,
}: {
  readonly campaign: Campaign
  /** The staffel's quarters are shown instead of the map. */
  readonly ground: boolean
  readonly open: boolean
  onGround(): void
  onFold(): void
}) {
  const { mission } = campaign
  const season = seasonAt(campaign, campaign.season)
  return (
    <header className="sr-header">
      <div className="sr-heading">
        <strong>
          {mission ? `${mission.type ? `${TYPE_NAMES[mission.type]}, ` : ''}Map ${mission.map}` : season.name}
        </strong>
        <span>
          {mission
            ? `${packOf(campaign).formation(mission.map).map.name} · ${season.name}`
            : `Mission ${campaign.missionOfSeason} of ${season.missions} flown`}
        </span>
      </div>
      {mission && <TurnTrack mission={mission} />}
      {mission && <Figures mission={mission} />}
      {mission && (
        <button type="button" className="sr-fold" aria-pressed={ground} onClick={onGround}>
          {ground ? 'Map' : 'Quarters'}
        </button>
      )}
      {mission && !ground && (
        <button type="button" className="sr-fold" aria-expanded={open} onClick={onFold}>
          {open ? 'Map only' : 'All displays'}
        </button>
      )}
    </header>
  )
}

function TurnTrack({ mission }: { readonly mission: Mission }) {
  const { turn, limit, escort } = mission
  const tip = useTip(() => (
    <TipText title={turn === 0 ? 'Before take-off' : `Turn ${turn}`}>
      {limit > 0 && <p>The mission ends with turn {limit}, the Flight Limit.</p>}
      <p>Escort: {escortOf(mission)}.</p>
    </TipText>
  ))
  return (
    <ol
      className="sr-turns"
      aria-label={`Turn ${turn}, Flight Limit ${limit}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
      tabIndex={0}
      {...tip}
    >
      {Array.from({ length: TURNS }, (_, i) => i + 1).map(no => (
        <li
          key={no}
          className={[
            'sr-turn',
            no < turn && 'sr-turn-over',
            limit > 0 && no > limit && 'sr-turn-beyond',
            no === limit && 'sr-turn-limit',
          ]
            .filter(Boolean)
            .join(' ')}
          aria-current={no === turn ? 'step' : undefined}
        >
          {no}
          {no === escort.turn && escort.status !== 'none' && (
            <i className="sr-turn-escort">{mission.type === 'outbound' ? '▼' : '▲'}</i>
          )}
        </li>
      ))}
    </ol>
  )
}

function Figures({ mission }: { readonly mission: Mission }) {
  const { tp, score, contrails, bombers } = mission
  return (
    <div className="sr-figures">
      <Figure
        name="TP"
        value={tp}
        tip="Tactical Points left. They pay for moves, delays and escapes; unused ones are lost."
      />
      <Figure
        name="VP"
        value={score.vp}
        tip={`${score.fallen} bombers fallen, ${score.destroyed} destroyed in this mission; ${bombers.filter(({ gone }) => !gone).length} of ${bombers.length} still fly.`}
      />
      {contrails && (
        <Figure
          name="Contrails"
          value="✓"
          tip="The bombers draw contrails: for 1 TP all fighters may enter at Tail Level together and hide from the first Escort Phase."
        />
      )}
    </div>
  )
}

function Figure({
  name,
  value,
  tip,
}: {
  readonly name: string
  readonly value: ReactNode
  readonly tip: string
}) {
  const handlers = useTip(() => (
    <TipText title={name}>
      <p>{tip}</p>
    </TipText>
  ))
  return (
    <span
      className={`sr-figure sr-figure-${name.toLowerCase()}`}
      role="img"
      aria-label={`${name} ${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
      tabIndex={0}
      {...handlers}
    >
      <small>{name}</small>
      <b>{value}</b>
    </span>
  )
}
