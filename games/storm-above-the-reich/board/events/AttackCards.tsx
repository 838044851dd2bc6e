import type { Facts } from '@tallyho/engine'
import { EventCard, Modifiers, Outcome } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { type AttackCell, packOf } from '../../pack/index.ts'
import type { Altitude } from '../../pack/types.ts'
import type { Campaign, Mode } from '../../state.ts'
import { ALTITUDE_NAMES, boxName, MODE_NAMES, nameIn } from '../../text/names.ts'
import { AttackCardFace, type CardCell } from './AttackCardFace.tsx'
import { MarkIcon, marksOf } from './CellMarks.tsx'
import type { EventProps } from './EventCard.tsx'
import { figure, isTrue, sumLines, text } from './facts.ts'
import { MARK_WORDS } from './mark-words.ts'
import { cellX, cellY, Thumb } from './Thumb.tsx'

/** An attack as the pilot lives it: into the formation, the card, what it does, on through the bombers. */

/** SR-LL-01 What the Lethal Level is made of. */
export function LevelSum({ facts }: { readonly facts: Facts }) {
  const level = figure(facts, 'column') ?? figure(facts, 'level')
  const lines = sumLines(facts, 'parts')
  if (level === undefined || lines.length === 0) return undefined
  const sum = lines.reduce((all, { by }) => all + by, 0)
  const held = sum === level ? [] : [{ what: 'Never below 0 or above 5', by: level - sum }]
  return (
    <Modifiers
      lines={[...lines.map((line, i) => ({ ...line, plain: i === 0 })), ...held]}
      total={level}
      totalName="Lethal Level"
    />
  )
}

const cellIn = (facts: Facts): CardCell => ({
  level: figure(facts, 'column') ?? 0,
  altitude: text(facts, 'row') as Altitude,
  mode: text(facts, 'mode') as Mode,
})

/** `Determined, High, at B-24 A1`. */
function mannerOf(facts: Facts): string {
  const bomber = text(facts, 'bomber')
  return [
    nameIn(MODE_NAMES, text(facts, 'mode')),
    nameIn(ALTITUDE_NAMES, text(facts, 'row')),
    bomber === '' ? 'no bomber ahead' : `at B-24 ${bomber}`,
  ].join(', ')
}

/** SR-ATK-04 */
export function CardDrawn({ note, state, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} opens fire`} onRule={onRule}>
      <p className="sr-manner">{mannerOf(facts)}</p>
      <AttackCardFace components={packOf(state)} id={text(facts, 'card')} lit={cellIn(facts)} />
      <LevelSum facts={facts} />
    </EventCard>
  )
}

/** SR-ATK-05 The cell, one result after another. */
export function CardRead({ note, state, onRule }: EventProps) {
  const { facts } = note
  const marks = marksOf(cellOf(facts))
  return (
    <EventCard
      note={note}
      title={`${text(facts, 'name')}: ${marks.length === 0 ? 'nothing happens' : 'what the card says'}`}
      onRule={onRule}
    >
      <p className="sr-manner">
        {mannerOf(facts)}, Lethal Level {figure(facts, 'column')}
      </p>
      <div className="sr-read">
        <AttackCardFace components={packOf(state)} id={text(facts, 'card')} lit={cellIn(facts)} only />
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
      </div>
    </EventCard>
  )
}

function cellOf(facts: Facts): AttackCell {
  return {
    damage: figure(facts, 'damage') ?? 0,
    hits: figure(facts, 'hits') ?? 0,
    pass: figure(facts, 'pass') ?? 0,
    collision: isTrue(facts, 'collision'),
    riding: isTrue(facts, 'riding'),
    noAmmo: isTrue(facts, 'noAmmo'),
    jam: isTrue(facts, 'jam'),
  }
}

/** SR-APP-04 */
export function Approached({ note, state, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} goes in`} onRule={onRule}>
      <Way state={state} to={figure(facts, 'space')} bomber={text(facts, 'bomber')}>
        <Outcome>
          From {boxName(text(facts, 'from'))} at B-24 {text(facts, 'bomber')}
          {isTrue(facts, 'sun') && ', out of the Sun'}.
        </Outcome>
      </Way>
    </EventCard>
  )
}

/** SR-PAS-01 */
export function Passed({ note, state, onRule }: EventProps) {
  const { facts } = note
  const steps = figure(facts, 'steps') ?? 0
  return (
    <EventCard note={note} title={`${text(facts, 'name')} flies on`} onRule={onRule}>
      <Way state={state} from={figure(facts, 'from')} to={figure(facts, 'to')}>
        <Outcome>
          {steps === 1 ? 'One space' : `${steps} spaces`} on through the bombers
          {isTrue(facts, 'stopped') && '; the formation ends sooner'}.
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
export function BrokenAway({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} breaks away`} onRule={onRule}>
      <Outcome>To {boxName(text(facts, 'box'))}.</Outcome>
    </EventCard>
  )
}
