import { TipText, useTip } from '@tallyho/kit'
import { CUBES } from '../../pack/types.ts'
import { colourOf, fighterIds, numberOf } from '../../rules/01-general/fighters.ts'
import { patrolOf, tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { fighterName, fighterWithPilot, sectionName } from '../../text/names.ts'
import './fuel-track.css'

const LAST = ['Low', 'Empty', 'Dry'] as const

/** SAB-GEN-24 SAB-RTB-01 The Fuel Track with a cube for each Section, and whoever turned for home on the space where it lay then. */
export function FuelTrack({ campaign }: { readonly campaign: Campaign }) {
  const patrol = patrolOf(campaign)
  const { checks, full } = tablesOf(campaign).fuel
  const tip = useTip(() => (
    <TipText title="Fuel">
      <p>A cube goes one space to the right for each Fuel that its Section burns; every turn burns one.</p>
      <p>
        A number is a fighter that turned for home there. On Low, Empty or Dry he needs the number above it on
        a d12 to land, or he runs dry and bails out. On Dry he must turn home.
      </p>
    </TipText>
  ))
  if (!patrol.fuelled) return <p className="sab-fueltrack-none">Fuel does not count in this scenario.</p>
  const home = fighterIds(patrol).filter(id => patrol.fighters[id]?.rtb !== undefined)
  const said = [
    ...CUBES.flatMap(id => told(patrol.fuel[id], sectionName(id), checks.length)),
    ...home.flatMap(id => told(patrol.fighters[id]?.rtb, `${fighterName(id)} went home on`, checks.length)),
  ]
  return (
    <>
      <p className="sab-fueltrack-title">
        Fuel of each Section. Who turns for home on Low, Empty or Dry needs that number to land.
      </p>
      <div className="sab-fueltrack" role="img" aria-label={`Fuel: ${said.join(', ')}`} {...tip}>
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
              {home
                .filter(id => patrol.fighters[id]?.rtb === space)
                .map(id => (
                  <i key={id} data-section={colourOf(id)} title={fighterWithPilot(campaign, id)}>
                    {numberOf(id)}
                  </i>
                ))}
            </span>
          </div>
        ))}
      </div>
    </>
  )
}

function told(space: number | undefined, name: string, spaces: number): string[] {
  if (space === undefined) return []
  return [`${name} ${LAST[space - spaces + LAST.length] ?? `space ${space + 1} of ${spaces}`}`]
}
