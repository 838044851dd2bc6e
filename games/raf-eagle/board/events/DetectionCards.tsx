import { counted, listed } from '@tallyho/engine'
import { EventCard, Modifiers, Outcome, Rolled, signed } from '@tallyho/kit'
import type { Intelligence, Warning } from '../../pack/types.ts'
import { tablesOf } from '../../rules/02-terms.ts'
import { detectionTold, rolledDetection } from '../../text/06-detection.ts'
import { ATTACKED } from '../../text/08-combat.ts'
import { situationName } from '../../text/charts.ts'
import { does, raidName, squadronNames } from '../../text/names.ts'
import type { Command, DetectionModifier } from '../../vocabulary/response.ts'
import { detectionReason, INTELLIGENCE, WARNING } from '../charts/labels.ts'
import { DetectionTrack, RendezvousCheck, RendezvousFailure } from '../charts/RaidCharts.tsx'
import { Band, type Card, Why } from './card.tsx'

const WARNINGS = Object.keys(WARNING) as Warning[]
const KNOWN = Object.keys(INTELLIGENCE) as Intelligence[]

const COMMANDS: Readonly<Record<Command, string | undefined>> = {
  sound: undefined,
  halved: 'Headquarters hit: half, rounded up',
  none: 'Both headquarters hit: nothing',
}

/** RE-6.2.e RE-10.25.d What the items come to before the die is added. */
function modifierLines(modifiers: readonly DetectionModifier[], command: Command, modifier: number) {
  const lines = modifiers.map(({ why, by }) => ({ what: detectionReason(why), by }))
  const hampered = COMMANDS[command]
  const sum = lines.reduce((all, { by }) => all + by, 0)
  // RE-6.2.e Never below nothing.
  const floor = sum < 0 ? [{ what: 'Not below 0', by: -sum }] : []
  const rest = modifier - Math.max(0, sum)
  return [...lines, ...floor, ...(hampered && rest !== 0 ? [{ what: hampered, by: rest }] : [])]
}

/** What Fighter Command knows, on two bands. */
function Known({
  warning,
  intelligence,
}: {
  readonly warning: Warning
  readonly intelligence: Intelligence
}) {
  return (
    <>
      <Band label="Warning" words={WARNINGS.map(one => WARNING[one])} at={WARNINGS.indexOf(warning)} />
      <Band
        label="Intelligence"
        words={KNOWN.map(one => INTELLIGENCE[one])}
        at={KNOWN.indexOf(intelligence)}
      />
    </>
  )
}

/** RE-4.II.2 Die, every modifier, the space of the track. */
export function DetectionCard({ note, facts, state, onRule }: Card<'detection'>) {
  const { die, modifiers, command, modifier, result, warning, intelligence } = facts
  const { track } = tablesOf(state).detection
  const total = die + modifier
  // Colour goes by luck: what no roll could have bettered is no alarm.
  const { comes, isBest } = rolledDetection(state, facts) ?? {}
  return (
    <EventCard note={note} title={`Detection: ${raidName(state, facts.raid)}`} onRule={onRule}>
      <Rolled
        dice={[die]}
        tone="raf"
        label="detection"
        lines={modifierLines(modifiers, command, modifier)}
        total={total}
      />
      <Why>
        <DetectionTrack track={track} at={result} />
        <Known warning={warning} intelligence={intelligence} />
      </Why>
      <Outcome bad={!isBest && facts.come >= Math.max(1, facts.daring)}>
        {detectionTold(facts, comes)} {isBest && 'No roll could have been better for you.'}
      </Outcome>
    </EventCard>
  )
}

/** RE-CP.T12.b */
export function UltraDetectionCard({ note, facts, state, onRule }: Card<'ultra-detection'>) {
  return (
    <EventCard note={note} title={`Read in advance: ${raidName(state, facts.raid)}`} onRule={onRule}>
      <Known warning={facts.warning} intelligence={facts.intelligence} />
      <Outcome bad>No die: Fighter Command has read the orders of this raid.</Outcome>
    </EventCard>
  )
}

/** RE-6.2.g */
export function RaidClassCard({ note, facts, onRule }: Card<'taken-for'>) {
  return (
    <EventCard note={note} title="What the British take it for" onRule={onRule}>
      <Band label="Raid class" words={['Minor', 'Major']} at={facts.taken === 'minor' ? 0 : 1} />
      <p>Poor intelligence; the raid has {counted(facts.size, 'Gruppe', 'Gruppen')}.</p>
    </EventCard>
  )
}

/** RE-6.21.a */
export function NoWarningCard({ note, facts, onRule }: Card<'no-warning'>) {
  return (
    <EventCard note={note} title="Unseen: the patrol closes up" onRule={onRule}>
      <Outcome>{listed(facts.gruppen)} leave Channel Patrol and escort the bombers.</Outcome>
    </EventCard>
  )
}

/** RE-4.II.3 */
export function RendezvousCheckCard({ note, facts, state, onRule }: Card<'rendezvous-check'>) {
  return (
    <EventCard note={note} title="Rendezvous" onRule={onRule}>
      <Rolled dice={[facts.die]} tone="luftwaffe" label="rendezvous" />
      <Why>
        <RendezvousCheck rows={tablesOf(state).rendezvous.check} die={facts.die} />
      </Why>
      <Outcome bad={facts.fails}>
        {facts.fails
          ? `They miss each other: ${situationName(facts.situation)}.`
          : 'All Gruppen find each other over the Channel.'}
      </Outcome>
    </EventCard>
  )
}

/** RE-6.3.b RE-6.3.c */
export function RendezvousFailureCard({ note, facts, state, onRule }: Card<'rendezvous-failure'>) {
  const { die, letter, effect, gruppen } = facts
  return (
    <EventCard note={note} title="The rendezvous fails" onRule={onRule}>
      <Rolled dice={[die]} tone="luftwaffe" label="who misses it" />
      <Why>
        <RendezvousFailure rows={tablesOf(state).rendezvous.failure} die={die} />
      </Why>
      <Outcome bad={gruppen.length > 0}>
        {gruppen.length === 0
          ? `It would be letter ${letter}, which nobody here has: no harm done.`
          : `${listed(gruppen)} (letter ${letter}) ${effect === 'leave' ? does(gruppen, 'turns back', 'turn back') : `${does(gruppen, 'flies', 'fly')} on reduced`}.`}
      </Outcome>
    </EventCard>
  )
}

/** RE-6.3.c RE-A-35 */
export function DissolvesCard({ note, facts, state, onRule }: Card<'raid-dissolves'>) {
  return (
    <EventCard note={note} title="The raid dissolves" onRule={onRule}>
      <Outcome bad>Nobody is left in the raid on {raidName(state, facts.raid)}.</Outcome>
    </EventCard>
  )
}

/** RE-19.7.a */
export function HunterContactCard({ note, facts, onRule }: Card<'hunter-contact'>) {
  const { die, difference, lost } = facts
  return (
    <EventCard note={note} title="Do the hunters make contact?" onRule={onRule}>
      <Rolled dice={[die]} tone="luftwaffe" label="contact" />
      <p>
        {difference} more hunters than squadrons. A die below {difference} is the number of those that find
        nobody.
      </p>
      <Outcome bad={lost > 0}>
        {lost > 0
          ? `${counted(lost, 'Gruppe loses', 'Gruppen lose')} its way.`
          : 'All of them find the enemy.'}
      </Outcome>
    </EventCard>
  )
}

/** RE-8.1 */
export function HunterInterceptionCard({ note, facts, onRule }: Card<'hunter-interception'>) {
  const { hunters, squadrons, die, through } = facts
  const excess = squadrons - hunters
  return (
    <EventCard note={note} title="Hunter interception" onRule={onRule}>
      {die !== undefined && <Rolled dice={[die]} tone="luftwaffe" label="interception" />}
      <Modifiers
        lines={[
          { what: 'Squadrons', by: squadrons, plain: true },
          { what: 'Hunters', by: -hunters },
        ]}
        total={excess}
        totalName="Squadrons in excess"
      />
      {die !== undefined && <p>Above {excess} they get through.</p>}
      <Outcome bad={through.length > 0}>
        {through.length > 0
          ? `${squadronNames(through)} ${does(through, 'gets', 'get')} past the hunters to the bombers.`
          : 'The hunters take on all squadrons.'}
      </Outcome>
    </EventCard>
  )
}

/** RE-8.1.f RE-8.2.g */
export function UnopposedCard({ note, facts, onRule }: Card<'unopposed'>) {
  return (
    <EventCard note={note} title="Nobody meets the raid" onRule={onRule}>
      <p>Bombs will fall two columns better ({signed(2)}).</p>
      {facts.strafers.length > 0 && <Outcome>{listed(facts.strafers)} come down to strafe.</Outcome>}
    </EventCard>
  )
}

/** RE-4.II.9 */
export function SquadronInterceptionCard({ note, facts, onRule }: Card<'squadron-interception'>) {
  const { squadrons, intercepted, aside } = facts
  return (
    <EventCard note={note} title="Squadrons reach the bombers" onRule={onRule}>
      <dl className="eagle-facts">
        <dt>Squadrons</dt>
        <dd>{squadrons}</dd>
        <dt>They attack</dt>
        <dd>{listed(intercepted)}</dd>
        {aside.length > 0 && (
          <>
            <dt>Out of the fight</dt>
            <dd>{listed(aside)}</dd>
          </>
        )}
      </dl>
      <p>
        {note.rule === 'RE-8.2.b' ? ATTACKED.some : ATTACKED.all} {aside.length > 0 && ATTACKED.aside}
      </p>
    </EventCard>
  )
}
