import type { GruppeId, SquadronId } from '../../pack/types.ts'
import { gruppenIn, gruppenInRaid, plannedFor, squadronsIn } from '../../rules/02-terms.ts'
import { isSquadron } from '../../rules/09-combat/leaving.ts'
import type { Campaign } from '../../state.ts'
import { MEANT } from '../../text/meant.ts'
import { GruppeCounter, SquadronCounter } from '../pieces/counters.tsx'
import { Points } from '../pieces/Points.tsx'
import { Explained } from './Explained.tsx'
import type { Fate } from './story.ts'
import { UNIT } from './unit.ts'

const FATES = [
  { place: 'inflight', title: 'On the way home', points: 0 },
  { place: 'light-loss', title: 'Light loss', points: 1 },
  { place: 'heavy-loss', title: 'Heavy loss', points: 2 },
] as const

/** RE-9.2.a Who is out of the raid: on the way home, or lost in it. Those of other raids are counted alone. */
export function OutOfIt(props: {
  readonly campaign: Campaign
  readonly side: 'german' | 'british'
  readonly fates: readonly Fate[]
  /** The squadrons that took off for this raid. */
  readonly met: readonly SquadronId[]
}) {
  const { campaign, side, fates, met } = props
  const german = side === 'german'
  const lostHere = fates.filter(({ unit }) => isSquadron(campaign, unit) !== german).map(({ unit }) => unit)
  // RE-4.III.1 Gruppen land with their raid; squadrons of another one of the hour are still in the air.
  const isHere = (place: Fate['to'], id: GruppeId | SquadronId) =>
    place === 'inflight' ? german || met.includes(id) : lostHere.includes(id)
  const everybodyIn = (place: Fate['to']) =>
    german ? gruppenIn(campaign, place) : squadronsIn(campaign, place)
  // RE-4.II.12 Whoever has landed lies here no longer.
  const isOver = german && gruppenInRaid(campaign).length === 0 && !isWaiting(campaign)
  return (
    <div className="eagle-zone eagle-out" data-side={side}>
      <h3 className="eagle-zone-title">
        {german ? 'Yours' : 'Theirs'}, out of the raid <small>home or lost</small>
      </h3>
      {FATES.every(({ place }) => everybodyIn(place).length === 0) && (
        <em>{isOver ? 'all back at their airbases' : 'nobody yet'}</em>
      )}
      {FATES.map(({ place, title, points }) => {
        const all = everybodyIn(place)
        const shown = all.filter(id => isHere(place, id))
        const earlier = all.length - shown.length
        if (all.length === 0) return null
        return (
          <div key={place} className="eagle-fate" data-fate={place}>
            <p>
              <b>
                <Explained word={title} means={MEANT[place]} />
              </b>{' '}
              {points > 0 && <Points by={german ? points : -points} short />}
              {points > 0 && all.length > 1 && ' each'} {earlier > 0 && <small>{earlier} before</small>}
            </p>
            {shown.length > 0 && (
              <div className="eagle-row">
                {shown.map(id =>
                  german ? (
                    <GruppeCounter key={id} campaign={campaign} id={id} size={UNIT} />
                  ) : (
                    <SquadronCounter key={id} campaign={campaign} id={id} size={UNIT} />
                  ),
                )}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Somebody is still to be sent on the raid that is flown. */
function isWaiting(campaign: Campaign): boolean {
  const { flight } = campaign
  return flight !== undefined && plannedFor(campaign, flight.raid).length > 0
}
