import { EventCard, Modifiers, Outcome } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import type { LevelPart } from '../../rules/19-lethal-level.ts'
import type { Campaign } from '../../state.ts'
import { ALTITUDE_NAMES, boxName, MODE_NAMES } from '../../text/names.ts'
import { AttackCardFace, type CardCell } from './AttackCardFace.tsx'
import { MarkIcon, marksOf } from './CellMarks.tsx'
import { type Card, sumLines } from './EventCard.tsx'
import { MARK_WORDS } from './mark-words.ts'
import { cellX, cellY, Thumb } from './Thumb.tsx'

/** An attack as the pilot lives it: into the formation, the card, what it does, on through the bombers. */

/** SR-LL-01 What the Lethal Level is made of. */
export function LevelSum(props: { readonly level: number; readonly parts: readonly LevelPart[] }) {
  const { level, parts } = props
  if (parts.length === 0) return undefined
  const sum = parts.reduce((all, { by }) => all + by, 0)
  const held = sum === level ? [] : [{ what: 'Never below 0 or above 5', by: level - sum }]
  return (
    <Modifiers
      lines={[...sumLines(parts).map((line, i) => ({ ...line, plain: i === 0 })), ...held]}
      total={level}
      totalName="Lethal Level"
    />
  )
}

type Reading = Card<'burst.card'>['facts']

const cellIn = ({ column, row, mode }: Reading): CardCell => ({ level: column, altitude: row, mode })

/** `Determined, High, at B-24 A1`. */
function mannerOf({ mode, row, bomber }: Reading): string {
  const aim = bomber === undefined ? 'no bomber ahead' : `at B-24\u00a0${bomber}`
  return [MODE_NAMES[mode], ALTITUDE_NAMES[row], aim].join(', ')
}

/** SR-ATK-04 */
export function CardDrawn({ note, facts, state, onRule }: Card<'burst.card'>) {
  return (
    <EventCard note={note} title={`${facts.name} opens fire`} onRule={onRule}>
      <p className="sr-manner">{mannerOf(facts)}</p>
      <AttackCardFace components={packOf(state)} id={facts.card} lit={cellIn(facts)} />
      <LevelSum level={facts.column} parts={facts.parts} />
    </EventCard>
  )
}

/** SR-ATK-05 The cell, one result after another. */
export function CardRead({ note, facts, state, onRule }: Card<'burst.results'>) {
  const marks = marksOf(facts)
  return (
    <EventCard
      note={note}
      title={`${facts.name}: ${marks.length === 0 ? 'nothing happens' : 'what the card says'}`}
      onRule={onRule}
    >
      <p className="sr-manner">
        {mannerOf(facts)}, Lethal Level {facts.column}
      </p>
      <div className="sr-read">
        <AttackCardFace components={packOf(state)} id={facts.card} lit={cellIn(facts)} />
        {marks.length === 0 ? (
          <Outcome>The burst goes wide, and so does theirs.</Outcome>
        ) : (
          <ul className="sr-results">
            {marks.map(({ mark, number }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: results of one card do not change
              <li key={i}>
                <MarkIcon mark={mark} number={number} size={30} />
                <span>
                  <b>{MARK_WORDS[mark].title}</b>
                  {MARK_WORDS[mark].text(number)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {marks.length > 0 && facts.damage === 0 && <Outcome>No damage this time.</Outcome>}
      </div>
    </EventCard>
  )
}

/** SR-APP-04 */
export function Approached({ note, facts, state, onRule }: Card<'approach.placed'>) {
  const { name, from, space, bomber, sun } = facts
  return (
    <EventCard note={note} title={`${name} goes in`} onRule={onRule}>
      <Way state={state} to={space} bomber={bomber}>
        <Outcome>
          From {boxName(from)} at B-24&nbsp;{bomber}
          {sun && ', out of the Sun'}.
        </Outcome>
      </Way>
    </EventCard>
  )
}

/** SR-PAS-01 */
export function Passed({ note, facts, state, onRule }: Card<'burst.passes'>) {
  const { name, steps, from, to, stopped } = facts
  return (
    <EventCard note={note} title={`${name} flies on`} onRule={onRule}>
      <Way state={state} from={from} to={to}>
        <Outcome>
          {steps === 1 ? 'One space' : `${steps} spaces`} on through the bombers
          {stopped && '; the formation ends sooner'}.
        </Outcome>
      </Way>
    </EventCard>
  )
}

/** The way through the formation, on a small map. */
function Way({
  state,
  from,
  to,
  bomber,
  children,
}: {
  readonly state: Campaign
  readonly from?: number | undefined
  readonly to: number | undefined
  readonly bomber?: string
  readonly children: ReactNode
}) {
  const plan = state.mission && packOf(state).formation(state.mission.map)
  const [start, end] = [plan?.spaces[from ?? -1], plan?.spaces[to ?? -1]]
  return (
    <div className="sr-route">
      {plan && (
        <Thumb
          plan={plan}
          label={`From ${start?.id ?? 'outside'} to ${end?.id ?? 'outside'}`}
          width={180}
          spaces={{
            ...(start ? { [start.id]: 'sr-thumb-from' } : {}),
            ...(end ? { [end.id]: 'sr-thumb-to' } : {}),
          }}
          bombers={bomber === undefined ? {} : { [bomber]: 'sr-thumb-struck' }}
        >
          {start && end && start !== end && (
            <line
              className="sr-thumb-way"
              x1={cellX(start.a, start.b)}
              y1={cellY(start.a, start.b)}
              x2={cellX(end.a, end.b)}
              y2={cellY(end.a, end.b)}
            />
          )}
        </Thumb>
      )}
      {children}
    </div>
  )
}

/** SR-BRK-01 */
export function BrokenAway({ note, facts, onRule }: Card<'break-away.placed'>) {
  return (
    <EventCard note={note} title={`${facts.name} breaks away`} onRule={onRule}>
      <Outcome>To {boxName(facts.box)}.</Outcome>
    </EventCard>
  )
}
