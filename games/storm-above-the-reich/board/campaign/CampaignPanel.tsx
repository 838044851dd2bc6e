import { Entry, minus, TipText, Told } from '@tallyho/kit'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import { availablePilots } from '../../rules/02-pilots/pilots.ts'
import { isFighterStricken, isFormationDamaged } from '../../rules/25-training.ts'
import type { Campaign } from '../../state.ts'
import { progressOf, wholeOf } from '../../text/names.ts'
import './campaign.css'
import { seasonScore } from './score.ts'

/** SR-CAM-08 Where the campaign stands: the season, its missions, points and pilots against what wins and loses it. */
export function CampaignPanel({ campaign }: { readonly campaign: Campaign }) {
  if (campaign.length === 'training') return <TrainingGoal campaign={campaign} />
  const season = seasonAt(campaign, campaign.season)
  const { win, lose } = season.victory
  const { vp, killed } = seasonScore(campaign)
  const available = availablePilots(campaign)
  const whole = wholeOf(campaign.length)
  return (
    <section className="sr-season" aria-label="Campaign">
      <header>
        <h4>{season.name}</h4>
        <p>
          {progressOf(campaign).replace(`${season.name}, m`, 'M').replace(` of ${season.name}`, '')},{' '}
          {season.theatre === 'reich' ? 'over the Reich' : 'over the Mediterranean'}
        </p>
      </header>
      <Gauge
        name="Victory Points"
        value={vp}
        most={Math.max(win.vp + 5, vp)}
        marks={[
          { at: lose.vp, name: `lost below ${lose.vp}` },
          { at: win.vp, name: `won from ${win.vp}` },
        ]}
        tip={`The ${whole} is won with ${win.vp} or more and ${win.pilots} pilots, lost with fewer than ${lose.vp}.`}
      />
      <Gauge
        name="Available pilots"
        value={available}
        most={18}
        marks={[{ at: win.pilots, name: `${win.pilots} to win` }]}
        tip={`Pilots neither killed, posted away nor wounded. At least ${win.pilots} at the end of the ${whole} are needed to win it.`}
      />
      <Gauge
        name="Pilots killed"
        value={killed}
        most={Math.max(lose.killed + 3, killed)}
        marks={[{ at: lose.killed + 1, name: `lost from ${lose.killed + 1}` }]}
        tip={`More than ${lose.killed} killed in the ${whole} lose it.`}
        bad
      />
      {campaign.length !== 'mission' && <Purse campaign={campaign} />}
    </section>
  )
}

/** What is carried on from mission to mission. */
function Purse({ campaign }: { readonly campaign: Campaign }) {
  return (
    <dl className="sr-purse">
      <Entry
        name="Staffel experience (EP)"
        tip="Seven buy a Staffel Command: a die of the set-up is set as you like."
      >
        {campaign.ep}
      </Entry>
      <Entry
        name="Points lost for the next mission"
        tip="For auxiliaries lost: taken off the next mission’s Operations Points."
      >
        {campaign.deduction === 0 ? '–' : minus(-campaign.deduction)}
      </Entry>
      {campaign.length !== 'mission' && campaign.seasons.length > 0 && (
        <Entry name="Seasons won" tip="Seasons of this campaign that were won.">
          {campaign.seasons.filter(({ outcome }) => outcome === 'won').length} of {campaign.seasons.length}
        </Entry>
      )}
    </dl>
  )
}

/** SR-TRN-02 Where each goal stands; once it is over, how it ended and nothing else. */
function TrainingGoal({ campaign }: { readonly campaign: Campaign }) {
  const { mission, outcome } = campaign
  return (
    <section className="sr-season" aria-label="Training goal">
      <header>
        <h4>Training mission</h4>
        <p>Damage a bomber, and let nobody drop out with a serious hit.</p>
      </header>
      {outcome !== undefined ? (
        <p className={outcome === 'trained' ? 'sr-goal-met' : 'sr-goal-failed'}>
          {outcome === 'trained' ? '☑ Passed' : '☒ Not passed'}
        </p>
      ) : (
        mission && <Goals damaged={isFormationDamaged(mission)} stricken={isFighterStricken(mission)} />
      )}
    </section>
  )
}

function Goals({ damaged, stricken }: { readonly damaged: boolean; readonly stricken: boolean }) {
  return (
    <ul className="sr-goals">
      <li className={damaged ? 'sr-goal-met' : undefined}>
        <span aria-hidden="true">{damaged ? '☑' : '☐'}</span> A bomber is damaged{' '}
        <small>{damaged ? 'done' : 'not yet'}</small>
      </li>
      <li className={stricken ? 'sr-goal-failed' : 'sr-goal-met'}>
        <span aria-hidden="true">{stricken ? '☒' : '☑'}</span> Nobody out with a serious hit{' '}
        <small>{stricken ? 'failed' : 'so far'}</small>
      </li>
    </ul>
  )
}

/** A bar with the marks that matter. */
function Gauge({
  name,
  value,
  most,
  marks,
  tip,
  bad = false,
}: {
  readonly name: string
  readonly value: number
  readonly most: number
  readonly marks: readonly { readonly at: number; readonly name: string }[]
  readonly tip: string
  readonly bad?: boolean
}) {
  const share = (of: number): string => `${Math.min(100, (of / most) * 100)}%`
  return (
    <Told
      className={bad ? 'sr-gauge sr-gauge-bad' : 'sr-gauge'}
      label={`${name}: ${value}; ${marks.map(mark => mark.name).join(', ')}`}
      tip={
        <TipText title={name}>
          <p>{tip}</p>
        </TipText>
      }
    >
      <span className="sr-gauge-name">{name}</span>
      <b>{value}</b>
      <span className="sr-gauge-bar">
        <span style={{ width: share(value) }} />
        {marks.map(mark => (
          <i key={mark.name} style={{ left: share(mark.at) }} />
        ))}
      </span>
      <small>{marks.map(mark => mark.name).join(' · ')}</small>
    </Told>
  )
}
