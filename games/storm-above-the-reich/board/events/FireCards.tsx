import { capital, counted } from '@tallyho/engine'
import { EventCard, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { EventId, Station } from '../../pack/types.ts'
import { escortsIn, missionOf } from '../../rules/05-map/table.ts'
import { isClimbing, isDiveRoll } from '../../rules/16-engage/maneuvers.ts'
import { isSunIn } from '../../rules/21-continuing-fire/events.ts'
import { courseOf } from '../../rules/22-break-away.ts'
import type { Campaign, FighterNo } from '../../state.ts'
import { MANEUVER_NAMES, MODE_NAMES } from '../../text/names.ts'
import { LevelSum } from './AttackCards.tsx'
import { type Card, Check, CheckCard } from './EventCard.tsx'
import { FireCardFace } from './FireCardFace.tsx'

/** On the way out: the gunners fire on, and something happens. */

/** SR-CF-02 Why the event of a card does not concern a fighter; undefined if it does, or if that is not for the maneuver to say. */
export function whyOff(campaign: Campaign, no: FighterNo, event: EventId): string | undefined {
  const fighter = campaign.mission?.fighters[no]
  if (!fighter) return undefined
  const { maneuver } = fighter
  const how = `this is a ${MANEUVER_NAMES[maneuver]}`
  const pilot = fighter.pilot === undefined ? undefined : campaign.pilots[fighter.pilot]
  switch (event) {
    case 'fall-away':
      return maneuver === 'dive' ? undefined : how
    case 'hard-roll':
      return isDiveRoll(maneuver) ? undefined : how
    case 'into-the-sun':
      if (!isClimbing(maneuver)) return how
      return isSunIn(campaign, courseOf(fighter)) ? undefined : 'he does not climb toward the sun'
    case 'slow-climb':
      return isClimbing(maneuver) ? undefined : how
    case 'bounced':
      return isClimbing(maneuver) ? how : noneAt(campaign, 'below-trailing')
    case 'achtung':
      return fighter.mode === 'evasive' ? 'he is Evasive' : noneAt(campaign, 'above-trailing')
    case 'confused':
      return pilot?.penalty === undefined ? 'the pilot is not green' : undefined
    case 'strafe':
      return pilot?.skills.length ? undefined : 'the pilot has no skill'
    default:
      return undefined
  }
}

const noneAt = (campaign: Campaign, station: Station): string | undefined =>
  escortsIn(missionOf(campaign), station).length === 0 ? 'no escort is there' : undefined

/** SR-CF-01 */
export function FireCardDrawn({ note, facts, state, onRule }: Card<'fire.card'>) {
  return (
    <EventCard note={note} title={`${facts.name} under continuing fire`} onRule={onRule}>
      <FireCardFace
        components={packOf(state)}
        id={facts.card}
        off={whyOff(state, facts.fighter, facts.event)}
      />
    </EventCard>
  )
}

/** SR-CF-04 */
export function FireTableRead({ note, facts, state, onRule }: Card<'fire.table'>) {
  const { name, hits, mode, column, card, parts } = facts
  return (
    <EventCard
      note={note}
      title={`${name}: ${hits === 0 ? 'out unharmed' : counted(hits, 'Hit')}`}
      onRule={onRule}
    >
      <p className="sr-manner">{MODE_NAMES[mode]}</p>
      <FireCardFace
        components={packOf(state)}
        id={card}
        lit={{ level: column, mode }}
        off={whyOff(state, facts.fighter, facts.event)}
      />
      <LevelSum level={column} parts={parts} />
    </EventCard>
  )
}

/** SR-EVT-07 */
export function DebrisRolled(props: Card<'event.debris'>) {
  return (
    <CheckCard
      {...props}
      title={`Debris around ${props.facts.name}`}
      label="Debris"
      yes="damages the nearest bomber"
      no="a Hit that nothing cancels"
    />
  )
}

/** SR-EVT-10 */
export function FriendlyFireRolled(props: Card<'event.friendly-fire'>) {
  return (
    <CheckCard
      {...props}
      title="The gunners fire across their own formation"
      label="Friendly fire"
      yes="the nearest bomber is damaged"
      no="they cease fire"
    />
  )
}

/** SR-EVT-13 */
export function StrafeRolled({ note, facts, onRule }: Card<'event.strafe'>) {
  return (
    <EventCard note={note} title={`${facts.name} strafes as he goes`} onRule={onRule}>
      {(['red', 'black'] as const).map(die => (
        <Check
          key={die}
          die={facts[die]}
          needs={facts.needs}
          label={`${capital(die)} die`}
          yes="strikes"
          no="misses"
        />
      ))}
      <Outcome>{facts.strikes ? 'He strikes a bomber.' : 'He misses.'}</Outcome>
    </EventCard>
  )
}
