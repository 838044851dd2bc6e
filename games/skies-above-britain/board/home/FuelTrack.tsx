import { TipText, useTip } from '@tallyho/kit'
import { colourOf, fighterIds, numberOf, tablesOf, vapor } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { fighterWithPilot } from '../../text/names.ts'

/** SAB-RTB-01 SAB-RTB-13 The RTB Track: who went home on how much Fuel, and the number that it takes to land there. */
export function FuelTrack({ campaign }: { readonly campaign: Campaign }) {
  const { checks } = tablesOf(campaign).fuel
  const last = vapor(campaign)
  const { patrol } = campaign
  const tip = useTip(() => (
    <TipText title="Fuel on the way home">
      <p>Each fighter lies where the Fuel of its Section stood when it turned for home.</p>
      <p>A number: so much or more on the die, or he runs dry and bails out.</p>
    </TipText>
  ))
  if (!patrol) return null
  const home = fighterIds(patrol).filter(id => patrol.fighters[id]?.rtb !== undefined)
  return (
    <div className="sab-rtb" {...tip}>
      <b>Fuel</b>
      <ol>
        {checks.map((number, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of a track
          <li key={space} data-check={number > 0}>
            <span>{number > 0 ? `${number}+` : space === 0 ? 'full' : space === last ? 'dry' : ''}</span>
            {home
              .filter(id => patrol.fighters[id]?.rtb === space)
              .map(id => (
                <i key={id} data-section={colourOf(id)} title={fighterWithPilot(campaign, id)}>
                  {numberOf(id)}
                </i>
              ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
