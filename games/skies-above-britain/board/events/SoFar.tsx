import { capital } from '@tallyho/engine'
import { EventCard, Outcome, Rolled } from '@tallyho/kit'
import { soFar, whoRolled } from '../../text/so-far.ts'
import { upFrom } from '../../text/stakes.ts'
import type { Card } from './card.tsx'

/** SAB-VET-07 SAB-ESC-11 What was rolled, before anybody decides whether it stands. */
export function SoFarCard({ note, facts, onRule }: Card<'rolled'>) {
  const { dice, number, so } = facts
  return (
    <EventCard note={note} title={capital(whoRolled(facts))} onRule={onRule}>
      <Rolled
        dice={dice}
        sides={12}
        label={number === undefined ? 'as the die fell' : `needed: ${upFrom(number, dice.length > 1)}`}
      />
      <Outcome bad={so !== 'suppressed' && so !== 'hangar' && so !== 'bails-out'}>
        {capital(soFar(facts))}. It is not settled yet.
      </Outcome>
    </EventCard>
  )
}
