import { percent } from '@tallyho/engine'
import { TipText, useTip } from '@tallyho/kit'
import { CUBES } from '../../pack/types.ts'
import { colourOf, fighterIds, numberOf } from '../../rules/01-general/fighters.ts'
import { reaches } from '../../rules/01-general/odds.ts'
import { patrolOf, tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { fighterName, fighterWithPilot, sectionName } from '../../text/names.ts'
import './fuel-track.css'

/** SAB-GEN-24 SAB-RTB-01 The Fuel Track with a cube for each Section, and whoever turned for home on the space where it lay then. */
export function FuelTrack({ campaign }: { readonly campaign: Campaign }) {
  const patrol = patrolOf(campaign)
  const { checks, full } = tablesOf(campaign).fuel
  const tip = useTip(() => (
    <TipText title="Fuel">
      <p>A cube goes one space to the right for each Fuel that its Section burns; every turn burns one.</p>
      <p>
        A number in a box is a fighter that turned for home there. With little Fuel he lands as likely as the
        per cent above it say, or he runs dry and bails out. With 0 he must turn home.
      </p>
    </TipText>
  ))
  if (!patrol.fuelled) return <p className="sab-fueltrack-none">Fuel does not count in this scenario.</p>
  const home = fighterIds(patrol).filter(id => patrol.fighters[id]?.rtb !== undefined)
  const said = [
    ...CUBES.flatMap(id => told(patrol.fuel[id], sectionName(id), checks.length - 1)),
    ...home.flatMap(id =>
      told(patrol.fighters[id]?.rtb, `${fighterName(id)} went home with`, checks.length - 1),
    ),
  ]
  return (
    <>
      <p className="sab-fueltrack-title">
        Fuel left to each Section. The per cent: how likely a man lands who turns for home with so little.
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
              {number > 0 && <b>{percent(reaches(number))}</b>}
              {space >= full[campaign.aircraft] && checks.length - 1 - space}
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

function told(space: number | undefined, name: string, last: number): string[] {
  return space === undefined ? [] : [`${name} ${last - space}`]
}
