import { usePick, usePlace } from '@tallyho/kit'
import { useContext } from 'react'
import type { Attitude } from '../../pack/types.ts'
import { isInPlay } from '../../rules/01-general/fighters.ts'
import { fightersOf, isSection } from '../../rules/01-general/formations.ts'
import { dogfightOf } from '../../rules/01-general/terms.ts'
import type { Campaign, German } from '../../state.ts'
import { ATTITUDE_NAMES, forceTitle } from '../../text/german-names.ts'
import { pilotIn, unitName } from '../../text/names.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { Silhouette } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { colourOfUnit } from './story.ts'

/** SAB-DOG-05 SAB-DOG-38 Dogfights that wait for their turn: a list beside the one that is fought, large where one is to be chosen. */
export function Waiting(props: {
  readonly campaign: Campaign
  readonly units: readonly Unit[]
  readonly large: boolean
  /** Where Germans of the dogfight that is shown are: on a phone the list keeps out of their way. */
  readonly taken: readonly Attitude[]
}) {
  const { campaign, units, large, taken } = props
  return (
    <div className="sab-waiting" data-large={large} data-corner={cornerFor(taken)}>
      {units.map(unit => (
        <UnitCard key={unit} campaign={campaign} unit={unit} />
      ))}
    </div>
  )
}

function cornerFor(taken: readonly Attitude[]): 'ahead' | 'behind' | 'left' {
  if (!taken.includes('tailing')) return 'ahead'
  return taken.includes('tailed') ? 'left' : 'behind'
}

function UnitCard({ campaign, unit }: { readonly campaign: Campaign; readonly unit: Unit }) {
  const place = usePlace(`unit:${unit}`, unitName(unit))
  const crew = fightersOf(campaign, unit).filter(id => isInPlay(campaign, id))
  const germans = dogfightOf(campaign, unit)?.germans ?? []
  return (
    <div className="sab-fray" data-section={colourOfUnit(unit)} {...place}>
      <b>{unitName(unit)}</b>
      <svg viewBox="0 0 100 34" width="100" height="34" aria-hidden="true">
        {crew.map((id, i) => (
          <Silhouette
            key={id}
            type={campaign.aircraft}
            x={crew.length === 1 ? 50 : 18 + i * 32}
            y={17}
            size={30}
          />
        ))}
      </svg>
      <span>{crew.map(id => pilotIn(campaign, id)).join(', ')}</span>
      {germans.map(german => (
        <Against key={german.no} german={german} />
      ))}
      {germans.length === 0 && isSection(unit) && <em>not engaged yet</em>}
    </div>
  )
}

/** A marker that another unit has against it: it may be its turn in the same round (SAB-DOG-19). */
function Against({ german: { no, type, strength, attitude } }: { readonly german: German }) {
  const copied = useContext(Copied)
  const name = `${forceTitle(type, strength)} ${ATTITUDE_NAMES[attitude]}`
  const pick = usePick(`german:${no}`, name)
  return (
    <em className="sab-against" {...(!copied && { 'data-piece': `german:${no}` })} {...pick}>
      {name}
    </em>
  )
}
