import { TipText } from '@tallyho/kit'
import type { GruppePlace, SquadronPlace } from '../../state.ts'
import type { GruppeShown, SquadronShown } from './shown.ts'

const GRUPPE_PLACES: Readonly<Record<GruppePlace, string>> = {
  base: 'ready at its airbase',
  planned: 'planned for a raid',
  hunt: 'hunting ahead of the raid',
  bomber: 'with the bombers',
  escort: 'close escort',
  patrol: 'on Channel Patrol',
  inflight: 'on its way home',
  clock: 'refuelling; back on the clock later',
  'light-loss': 'light loss',
  'heavy-loss': 'heavy loss',
  'night-raid': 'kept for the night',
  calendar: 'arrives later',
  out: 'out of the game',
}

const SQUADRON_PLACES: Readonly<Record<SquadronPlace, string>> = {
  sector: 'ready in its sector',
  landing: 'landing',
  're-arm': 're-arming',
  'light-loss': 'light loss',
  'heavy-loss': 'heavy loss',
  inflight: 'on its way home',
  'night-patrol': 'on night patrol',
  pool: 'called up for this raid',
  hunt: 'fighting the hunters',
  bomber: 'on its way to the bombers',
  reserve: 'in the north, not called yet',
  out: 'out of the game',
}

export function GruppeTip({
  id,
  luftflotte,
  type,
  letter,
  elite,
  jabo,
  full,
  rating,
  bombing,
  place,
  heap,
}: GruppeShown & { readonly heap?: number | undefined }) {
  return (
    <TipText title={`${id}, Luftflotte ${luftflotte}`}>
      <p>
        {elite && 'Elite '}
        {type}, letter {letter}
        {jabo && ', fighter-bombers'}. {full ? 'Full strength' : 'Reduced'}; {GRUPPE_PLACES[place]}.
      </p>
      <p>
        Combat {rating} (low is good), bombs {bombing}. Some thirty aircraft; one die strikes all of letter{' '}
        {letter} in a raid.
      </p>
      {heap !== undefined && <p>×{heap}: so many Gruppen lie here, this one on top.</p>}
    </TipText>
  )
}

export function SquadronTip({ id, sector, type, letter, full, ace, rating, place }: SquadronShown) {
  const atHome = place === 'sector' || place === 'landing' || place === 're-arm'
  return (
    <TipText title={`Squadron ${id}`}>
      <p>
        {type} of sector {sector}, letter {letter}
        {ace && ', ace'}. {full ? 'Full strength' : atHome ? 'Green pilots' : 'Reduced'};{' '}
        {SQUADRON_PLACES[place]}.
      </p>
      <p>Combat {rating} (high is good for it).</p>
    </TipText>
  )
}
