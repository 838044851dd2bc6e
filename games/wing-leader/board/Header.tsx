import type { Words } from '@tallyho/engine'
import { TipText, useTip } from '@tallyho/kit'
import { memo, type ReactNode } from 'react'
import { SIDES } from '../pack/types.ts'
import { forceOf, scenarioOf } from '../rules/01-words/units.ts'
import { levelFor, standing, victoryPoints } from '../rules/12-end/victory.ts'
import type { Battle } from '../state.ts'
import { dateText } from './dates.ts'
import { SUN_NAMES } from './names.ts'
import { sourcesOf } from './score.ts'

/** What the paper game lays along the edge of the map: scenario, turn track, score. */
export function Header({
  battle,
  words,
  open,
  onFold,
}: {
  readonly battle: Battle
  readonly words: Words<Battle>
  readonly open: boolean
  onFold(): void
}) {
  const { title, date, place, sky, victory } = scenarioOf(battle)
  return (
    <header className="wl-header">
      <div className="wl-title">
        <strong>{title}</strong>
        <span>
          {place}, {dateText(date)}
          {sky.sun && ` · Sun ${SUN_NAMES[sky.sun]}`}
        </span>
      </div>
      <TurnTrack turn={battle.turn} last={victory.lastTurn} />
      <Score battle={battle} level={words.level(levelFor(battle, standing(battle)))} />
      <button type="button" className="wl-fold" aria-expanded={open} onClick={onFold}>
        {open ? 'Sky only' : 'All displays'}
      </button>
    </header>
  )
}

const TurnTrack = memo(function TurnTrack({ turn, last }: { readonly turn: number; readonly last: number }) {
  return (
    <ol className="wl-turns" aria-label={`Turn ${turn} of ${last}`}>
      {Array.from({ length: last }, (_, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are numbers
          key={i}
          className={i + 1 < turn ? 'wl-turn wl-turn-over' : 'wl-turn'}
          aria-current={i + 1 === turn ? 'step' : undefined}
        >
          {i + 1}
        </li>
      ))}
    </ol>
  )
})

function Told({
  className,
  label,
  tip,
  children,
}: {
  readonly className: string
  readonly label: string
  readonly tip: ReactNode
  readonly children: ReactNode
}) {
  const handlers = useTip(() => tip)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
    <div className={className} role="img" aria-label={label} tabIndex={0} {...handlers}>
      {children}
    </div>
  )
}

const share = (points: number): string => points.toLocaleString('en-GB', { maximumFractionDigits: 1 })

function Score({ battle, level }: { readonly battle: Battle; readonly level: string }) {
  const points = SIDES.map(side => victoryPoints(battle, side))
  const names = SIDES.map(side => forceOf(battle, side).name)
  return (
    <Told
      className="wl-score"
      label={`${names[0]} ${points[0]}, ${names[1]} ${points[1]}: ${level}`}
      tip={
        <TipText title={`As things stand: ${level}`}>
          {SIDES.map((side, i) => (
            <p key={side}>
              {names[i]} {share(points[i] ?? 0)}:{' '}
              {sourcesOf(battle, side)
                .filter(([, by]) => by !== 0)
                .map(([what, by]) => `${what.toLowerCase()} ${share(by)}`)
                .join(', ') || 'nothing yet'}
              .
            </p>
          ))}
        </TipText>
      }
    >
      {SIDES.map((side, i) => (
        <span key={side} className={`wl-points wl-of-${forceOf(battle, side).nation}`}>
          <small>{names[i]}</small>
          <b>{share(points[i] ?? 0)}</b>
        </span>
      ))}
      <span className="wl-level">{level}</span>
    </Told>
  )
}
