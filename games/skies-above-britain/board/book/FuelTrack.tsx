import { TipText, useTip } from '@tallyho/kit'
import { CUBES, type SectionId } from '../../pack/types.ts'
import { fighter, fightersAt, patrolOf, tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { fighterName, sectionName } from '../../text/names.ts'

const LAST = ['Low', 'Empty', 'Vapor'] as const

/** SAB-GEN-24 SAB-RTB-01 The Fuel Track with a cube for each Section, and whoever is on his way home below the space he left it at. */
export function FuelTrack({ campaign }: { readonly campaign: Campaign }) {
  const patrol = patrolOf(campaign)
  const { checks, full } = tablesOf(campaign).fuel
  const tip = useTip(() => (
    <TipText title="Fuel">
      <p>A cube goes one space to the right for each Fuel that its Section burns; every turn burns one.</p>
      <p>
        Who turns home on Low, Empty or Vapor needs the number below it on a d12 to land. In Vapor he must
        turn home.
      </p>
    </TipText>
  ))
  if (!patrol.fuelled) return <p className="sab-fueltrack-none">Fuel does not count in this scenario.</p>
  const home = fightersAt(campaign, 'rtb')
  return (
    <div
      className="sab-fueltrack"
      role="img"
      aria-label={`Fuel: ${CUBES.flatMap(id => told(patrol.fuel[id], id, checks.length)).join(', ')}`}
      {...tip}
    >
      {checks.map((number, space) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of a track
          key={space}
          className="sab-fueltrack-space"
          data-check={number > 0}
          data-off={space < full[campaign.aircraft]}
        >
          <small>
            {space === full[campaign.aircraft] ? 'Full' : (LAST[space - checks.length + LAST.length] ?? '')}
            {number > 0 && <b>{number}+</b>}
          </small>
          <span>
            {CUBES.filter(id => patrol.fuel[id] === space).map(id => (
              <i key={id} data-section={id} title={sectionName(id)} />
            ))}
          </span>
          {home
            .filter(id => fighter(campaign, id).rtb === space)
            .map(id => (
              <em key={id}>{fighterName(id)}</em>
            ))}
        </div>
      ))}
    </div>
  )
}

function told(space: number | undefined, id: SectionId, spaces: number): string[] {
  if (space === undefined) return []
  return [`${sectionName(id)} ${LAST[space - spaces + LAST.length] ?? `space ${space + 1} of ${spaces}`}`]
}
