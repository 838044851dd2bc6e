import { capital } from '@tallyho/engine'
import { type CardProps, EventCard, type EventCards, Outcome, Rolled } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import { typeOf } from '../../rules/04-bombers/formation.ts'
import type { Campaign } from '../../state.ts'
import { bomberIconFor, whyBomberStruck } from '../../text/bomber-icons.ts'
import { iconTitle, RETURN_FIRE_WORDS } from '../../text/cards.ts'
import { BOMBER_NAMES, bomberName, DAMAGE_NAMES, SIDE_NAMES } from '../../text/german-names.ts'
import { fighterName, fighterWithPilot, HIT_NAMES } from '../../text/names.ts'
import type { BombersNotes } from '../../vocabulary/bombers.ts'
import { BomberIconFace, DamageFace } from '../pieces/icons/bombers.tsx'
import { BomberCardFace } from './BomberCardFace.tsx'
import './bombers.css'
import { Disruption, Distress, eachOf, Isolated, pointsSaid } from './BomberCounts.tsx'

type Card<K extends keyof BombersNotes> = CardProps<Campaign, BombersNotes[K]>

/** SAB-BMB-24 A burst: the card, the cell that counts, and what each icon in it does. */
function Burst({ note, facts, state, onRule }: Card<'bomber-card'>) {
  const { fighter, bomber, card, row, column, icons, struck, wreck } = facts
  const kinds = [...new Set(icons)]
  return (
    <EventCard
      note={note}
      title={`${fighterWithPilot(state, fighter)} fires at ${bomberName(bomber)}${wreck ? ', which is down already' : ''}`}
      onRule={onRule}
    >
      <BomberCardFace campaign={state} card={card} row={row} column={column} struck={struck} />
      {kinds.length === 0 ? (
        <Outcome>From the {SIDE_NAMES[column]}: nothing happens.</Outcome>
      ) : (
        <ul className="sab-bicons">
          {kinds.map(icon => {
            const out = struck.includes(icon)
            const times = icons.filter(one => one === icon).length
            return (
              <li key={icon}>
                <i data-struck={out}>
                  <BomberIconFace icon={icon} />
                </i>
                <span>
                  <b data-struck={out}>
                    {iconTitle(icon)}
                    {times > 1 && ` ×${times}`}.
                  </b>{' '}
                  {capital(out ? whyBomberStruck(state, facts, icon) : bomberIconFor(state, facts, icon))}.
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </EventCard>
  )
}

const ENDS = {
  cockpit: 'the crew is killed',
  destroyed: 'it blows up',
  fallen: 'it falls out of formation',
} as const

/** SAB-ICO-04 A Damage marker, and the die that it asks for. */
function Damaged({ note, facts, onRule }: Card<'damage-drawn'>) {
  const { bomber, type, effect, number, die, happens, flak, count, limit } = facts
  return (
    <EventCard
      note={note}
      title={`${flak ? `Flak: ${bomberName(bomber)}` : capital(bomberName(bomber))} is hit, ${DAMAGE_NAMES[type]}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <div className="sab-bmarker">
          <DamageFace part={type} />
          {effect && <span>{number === undefined ? '!' : `${number}+`}</span>}
          <small>{effect ? ENDS[effect] : 'no worse effect'}</small>
        </div>
        {die !== undefined && (
          <Rolled dice={[die]} sides={12} label={`${number} or more, and ${ENDS[effect ?? 'fallen']}`} />
        )}
      </div>
      <Outcome>
        {effect && happens
          ? `${capital(ENDS[effect])}.`
          : `It flies on: ${DAMAGE_NAMES[type]} ${count} of ${limit} that bring it down.`}
      </Outcome>
    </EventCard>
  )
}

const FALLS = {
  damage: 'The damage was too much to keep up with the others.',
  distress: 'Too many fighters and too much damage round it: it cannot hold its place.',
  engine: 'With a dead engine it cannot keep up.',
} as const

/** SAB-ICO-06 */
function Falls({ note, facts, onRule }: Card<'bomber-falls'>) {
  return (
    <EventCard note={note} title={`${capital(bomberName(facts.bomber))} falls out`} onRule={onRule}>
      <p>{FALLS[facts.why]}</p>
      <Outcome>It flies alone from now on, and nobody covers it.</Outcome>
    </EventCard>
  )
}

const WHY = {
  cockpit: 'The crew is killed.',
  destroyed: 'It blows up.',
  limit: 'It has taken more than it can bear.',
  collision: 'Rammed.',
  engine: 'No engine is left.',
} as const

/** SAB-VP-01 */
function Destroyed({ note, facts, state, onRule }: Card<'bomber-destroyed'>) {
  const { bomber, by, why } = facts
  const each = eachOf(state, 'bombers')
  return (
    <EventCard
      note={note}
      title={`${capital(bomberName(bomber))}, ${BOMBER_NAMES[typeOf(state, bomber)]}, is down`}
      onRule={onRule}
    >
      <p>
        {WHY[why]}
        {by && ` Shot down by ${fighterWithPilot(state, by)}.`}
      </p>
      <Outcome>{by ? pointsSaid(each) : 'By flak: it scores nothing.'}</Outcome>
    </EventCard>
  )
}

/** SAB-ICO-13 */
function Dorsal({ note, facts, onRule }: Card<'dorsal'>) {
  return (
    <EventCard note={note} title={`The rear gunner of ${bomberName(facts.bomber)}`} onRule={onRule}>
      <div className="event-columns">
        <div className="sab-bmarker">
          <BomberIconFace icon="dorsal" />
          <small>silenced</small>
        </div>
        <p>Hits on whoever attacks this tail do not count any more, and the fuselage takes one damage.</p>
      </div>
    </EventCard>
  )
}

/** SAB-ICO-28 The back of a Hit marker. */
function Gunners({ note, facts, state, onRule }: Card<'return-fire'>) {
  const { fighter, result, applies } = facts
  return (
    <EventCard note={note} title={`The gunners fire at ${fighterWithPilot(state, fighter)}`} onRule={onRule}>
      <div className="event-columns">
        <div className="sab-bmarker">
          <BomberIconFace icon={result} />
          <small>{RETURN_FIRE_WORDS[result]}</small>
        </div>
        <Outcome bad={applies}>
          {applies ? `${capital(RETURN_FIRE_WORDS[result])}.` : 'That does not count here: no harm done.'}
        </Outcome>
      </div>
    </EventCard>
  )
}

/** SAB-BMB-29 */
function SecondHit({ note, facts, state, onRule }: Card<'second-hit'>) {
  const { fighter, kept, put } = facts
  const face = (marker: string, what: string): ReactNode => {
    const { type, number } = packOf(state).hit(marker)
    return (
      <div className="sab-bmarker">
        <span>{number}</span>
        <small>
          {HIT_NAMES[type]}, {what}
        </small>
      </div>
    )
  }
  return (
    <EventCard note={note} title={`${fighterName(fighter)} came from behind and above`} onRule={onRule}>
      <div className="event-columns">
        {face(kept, 'kept')}
        {face(put, 'put back')}
      </div>
      <Outcome bad>Every gunner had him in his sights: of two hits the worse one stays.</Outcome>
    </EventCard>
  )
}

/** SAB-RFI-07 */
function Failure({ note, facts, state, onRule }: Card<'mechanical-failure'>) {
  const { fighter, die } = facts
  return (
    <EventCard note={note} title={`Something breaks: ${fighterWithPilot(state, fighter)}`} onRule={onRule}>
      <Rolled dice={[die]} sides={12} label="even: he falls behind; odd: he goes home" />
      <Outcome bad>{die % 2 === 0 ? 'He falls behind and loses contact.' : 'He turns for home.'}</Outcome>
    </EventCard>
  )
}

/** SAB-BMB-04 */
function Seen({ note, facts, state, onRule }: Card<'raid-seen'>) {
  const { type, layout, die } = facts
  const { tiles } = packOf(state).layout(layout)
  return (
    <EventCard note={note} title={`The bombers are ${BOMBER_NAMES[type]}s`} onRule={onRule}>
      <div className="event-columns">
        {die !== undefined && <Rolled dice={[die]} sides={12} label="type and number" />}
        <svg
          className="sab-layout"
          viewBox="-2 -2 64 46"
          role="img"
          aria-label={`${tiles.length} ketten of three`}
        >
          {tiles.map(([x, y]) => (
            <rect key={`${x}/${y}`} x={x * 20} y={y * 14} width="18" height="12" rx="2" />
          ))}
        </svg>
      </div>
      <Outcome>
        {tiles.length} ketten, {tiles.length * 3} bombers.
      </Outcome>
    </EventCard>
  )
}

export const bombersCards = {
  'raid-seen': Seen,
  'bomber-card': Burst,
  'damage-drawn': Damaged,
  'bomber-falls': Falls,
  'bomber-destroyed': Destroyed,
  disruption: Disruption,
  distress: Distress,
  'tile-isolated': Isolated,
  dorsal: Dorsal,
  'return-fire': Gunners,
  'second-hit': SecondHit,
  'mechanical-failure': Failure,
} satisfies EventCards<Campaign, BombersNotes>
