import type { Logged } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { whatWins } from '../../text/training.ts'
import { factsIn } from '../../vocabulary.ts'
import { Goals } from '../events/CampaignCards.tsx'
import { Thumb } from '../events/Thumb.tsx'
import { Victories } from '../roster/Shield.tsx'
import { PILOT_ENDS, struckIn } from './ends.ts'

/** SR-TRN-04 The end of a mission that is the whole game: what it took to win, the bombers, and who flew. */
export function Flown({
  campaign,
  notes,
}: {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}) {
  const facts = factsIn(notes)
  const [over] = facts('season.over')
  const { map, aborted = false } = campaign.log[0] ?? {}
  const flew = facts('mission.pilot')
  const struck = struckIn(notes).toSorted((one, other) => one.bomber.localeCompare(other.bomber))
  return (
    <>
      {over && <p className="sr-trained">{whatWins(over, aborted)}</p>}
      <div className="final-columns sr-flown">
        {over && (
          <section className="sr-best" aria-label="What it took">
            <h3>What it took</h3>
            <Goals of={over} />
          </section>
        )}
        <section className="sr-best" aria-label="The bombers">
          <h3>The bombers</h3>
          {map && (
            <Thumb
              plan={packOf(campaign).formation(map)}
              label="The formation"
              width={190}
              bombers={Object.fromEntries(struck.map(({ bomber, mark }) => [bomber, mark]))}
            />
          )}
          <ul>
            {struck.map(({ bomber, words }) => (
              <li key={bomber}>{words}</li>
            ))}
          </ul>
        </section>
        <section className="sr-best" aria-label="Your pilots">
          <h3>Your pilots</h3>
          {flew.length === 0 && <p>Nobody took off.</p>}
          <ul className="sr-flown-pilots">
            {flew.map(({ name, became, fallen, destroyed }) => (
              <li key={name}>
                <Victories fallen={fallen} destroyed={destroyed} />
                <b>{name}</b> <small>{PILOT_ENDS[became]}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
