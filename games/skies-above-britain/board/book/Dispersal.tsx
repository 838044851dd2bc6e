import { counted } from '@tallyho/engine'
import { usePlace } from '@tallyho/kit'
import type { LineUp } from '../../rules/01-general/lay-out.ts'
import { onRoster } from '../../rules/10-campaign/roster.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { DISPERSAL } from './lineUp.ts'
import { PilotCard } from './PilotCard.tsx'
import { isAtTheEnd, isTired, ROW_TO_HOSPITAL } from './tired.ts'
import { usePlanning } from './useLineUp.ts'

/** SAB-CMP-04 Whoever does not fly: the rested first, then those who cannot. */
export function Dispersal({ campaign, seats }: { readonly campaign: Campaign; readonly seats: LineUp }) {
  const { sheet, held, fillRest, clear } = usePlanning()
  const place = usePlace(DISPERSAL, 'Dispersal and sick quarters')
  const flying = Object.values(seats)
  const men = onRoster(campaign).filter(({ no }) => !flying.includes(no))
  const canFly = men.filter(isReady)
  const seated = campaign.pilots.filter(({ no }) => flying.includes(no))
  const empty = sheet?.cockpits.filter(id => sheet.seats[id] === undefined).length ?? 0
  if (campaign.pilots.length === 0) return null
  return (
    <section className="sab-dispersal" data-held={held !== undefined} {...place}>
      <header>
        <h3>{campaign.ended ? 'The squadron' : sheet && empty > 0 ? 'Dispersal' : 'They rest'}</h3>
        {!campaign.ended && <p>{sheet && empty > 0 ? filling(empty, canFly.length) : atStake(seated)}</p>}
        {sheet && (
          <span className="sab-dispersal-orders">
            {flying.length > 0 && (
              <button type="button" onClick={clear}>
                Empty all seats
              </button>
            )}
            {empty > 0 && (
              <button type="button" onClick={fillRest}>
                Adjutant fills the rest
              </button>
            )}
          </span>
        )}
      </header>
      <div className="sab-bench">
        {[...canFly, ...men.filter(pilot => !isReady(pilot))].map(pilot => (
          <PilotCard key={pilot.no} pilot={pilot} form="strip" />
        ))}
        {men.length === 0 && <p className="sab-nobody">Nobody: everybody flies.</p>}
      </div>
    </section>
  )
}

function isReady({ status, sitsOut }: Pilot): boolean {
  return status === 'ready' && sitsOut === 0
}

function filling(empty: number, free: number): string {
  return `${counted(empty, 'cockpit')} to fill, ${free - empty > 0 ? `${free - empty} rest` : 'nobody rests'}`
}

/** SAB-PIL-10 SAB-PIL-11 What the line-up costs. */
export function atStake(seated: readonly Pilot[]): string {
  const tired = seated.filter(isTired).length
  const worn = seated.filter(isAtTheEnd)
  if (tired === 0) return 'Everybody who flies is rested.'
  const hospital =
    worn.length === 0
      ? ''
      : ` ${worn.map(({ name }) => name).join(', ')}: a ${ROW_TO_HOSPITAL}th patrol in a row, to hospital after it.`
  return `${counted(tired, 'tired man', 'tired men')} in the air (−1 when hit).${hospital}`
}
