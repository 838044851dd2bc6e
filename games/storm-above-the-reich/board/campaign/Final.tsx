import type { Logged, Result, Words } from '@tallyho/engine'
import { Chart, FinalPage, minus } from '@tallyho/kit'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import { availablePilots, gradeOf } from '../../rules/02-pilots/pilots.ts'
import type { Campaign } from '../../state.ts'
import { CampaignChart } from '../log/CampaignChart.tsx'
import { LogTable } from '../log/StaffelLog.tsx'
import { GRADE_NAMES, storyOf } from '../roster/pilot-words.ts'
import { Victories } from '../roster/Shield.tsx'
import '../events/events.css'
import './final.css'
import { Flown } from './Flown.tsx'
import { worthOf } from './score.ts'
import { Trained } from './Trained.tsx'

const SEASON_OUTCOMES = { won: 'Won', lost: 'Lost', between: 'Undecided' } as const

/** The campaign is over: season by season, the best pilots, the dead, and the curve of it all. */
export function Final({
  state: campaign,
  result,
  words,
  notes,
}: {
  readonly state: Campaign
  readonly result: Result
  readonly words: Words<Campaign>
  readonly notes: readonly Logged[]
}) {
  return (
    <FinalPage occasion={campaign.length === 'training' ? 'Training mission' : spanOf(campaign)}>
      {campaign.length === 'training' ? (
        <Trained passed={campaign.outcome === 'trained'} notes={notes} />
      ) : campaign.length === 'mission' ? (
        <Flown campaign={campaign} notes={notes} />
      ) : (
        <>
          <CampaignChart campaign={campaign} />
          <div className="final-columns">
            <Seasons campaign={campaign} />
          </div>
          <div className="final-columns">
            <Figures result={result} words={words} />
            <Best campaign={campaign} />
            <Dead campaign={campaign} />
          </div>
          <details>
            <summary>All missions</summary>
            <LogTable campaign={campaign} />
          </details>
        </>
      )}
    </FinalPage>
  )
}

function spanOf(campaign: Campaign): string {
  const first = campaign.seasons[0]?.season ?? campaign.season
  const last = campaign.seasons.at(-1)?.season ?? campaign.season
  const name = seasonAt(campaign, first).name
  return first === last ? name : `${name} to ${seasonAt(campaign, last).name}`
}

function Seasons({ campaign }: { readonly campaign: Campaign }) {
  return (
    <Chart
      title="Season by season"
      corner="season"
      columns={['VP', 'win / lose', 'pilots', 'needed', 'killed', 'at most', '']}
      rows={campaign.seasons.map(report => {
        const { name, victory } = seasonAt(campaign, report.season)
        return {
          name,
          cells: [
            report.vp,
            `${victory.win.vp} / below ${victory.lose.vp}`,
            report.available,
            victory.win.pilots,
            report.killed,
            victory.lose.killed,
            <b key="outcome">{SEASON_OUTCOMES[report.outcome]}</b>,
          ],
        }
      })}
    />
  )
}

function Figures({
  result: { figures },
  words,
}: {
  readonly result: Result
  readonly words: Words<Campaign>
}) {
  return (
    <section className="sr-figures-all" aria-label="What it comes to">
      <h3>What it comes to</h3>
      <dl className="sr-questions">
        {Object.entries(figures).map(([figure, value]) => (
          <div key={figure}>
            <dt>{words.figure(figure)}</dt>
            <dd>{minus(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Best({ campaign }: { readonly campaign: Campaign }) {
  const best = campaign.pilots
    .filter(({ fallen, destroyed }) => fallen + destroyed > 0)
    .sort((one, other) => worthOf(other) - worthOf(one))
    .slice(0, 6)
  const replaced = campaign.pilots.filter(
    ({ replacement, status }) => replacement && status === 'ready',
  ).length
  return (
    <section className="sr-best" aria-label="Best pilots">
      <h3>Best pilots</h3>
      {best.length === 0 && <p>No pilot brought a bomber down by himself.</p>}
      <ol>
        {best.map(pilot => (
          <li key={pilot.no}>
            <b>{pilot.name}</b> <small>{GRADE_NAMES[gradeOf(pilot)]}</small>
            <Victories fallen={pilot.fallen} destroyed={pilot.destroyed} />
          </li>
        ))}
      </ol>
      <p>
        {availablePilots(campaign)} pilots could fly on
        {replaced > 0 && `, ${replaced} of them replacements for the lost`}.
      </p>
    </section>
  )
}

function Dead({ campaign }: { readonly campaign: Campaign }) {
  const dead = campaign.pilots.filter(({ story }) => story.some(({ what }) => what === 'killed'))
  return (
    <section className="sr-dead" aria-label="The dead">
      <h3>The dead</h3>
      {dead.length === 0 ? (
        <p>All came home.</p>
      ) : (
        <ul>
          {dead.map(pilot => {
            const last = storyOf(campaign, pilot).findLast(({ text }) => text.includes('killed'))
            return (
              <li key={pilot.no}>
                <span aria-hidden="true">✝</span> <b>{pilot.name}</b> {last && <small>{last.heading}</small>}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
