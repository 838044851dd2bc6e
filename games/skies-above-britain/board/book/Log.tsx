import { capital } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign, PatrolReport } from '../../state.ts'
import { BOMBER_NAMES } from '../../text/german-names.ts'
import { dayName, dayOf } from './dates.ts'

const WEATHER = { clear: 'clear sky', haze: 'in haze', clouds: 'in cloud' } as const

/** SAB-PIL-01 The patrol log: what each met, what it scored and what it cost. */
export function PatrolLog({ campaign }: { readonly campaign: Campaign }) {
  const { log } = campaign
  return (
    <div className="sab-log">
      <table>
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">1940</th>
            <th scope="col">raid</th>
            <th scope="col" title="bombers destroyed">
              bombers
            </th>
            <th scope="col" title="German fighters destroyed">
              fighters
            </th>
            <th scope="col" title="ketten (threes of bombers) cut off on their way in">
              ketten
            </th>
            <th scope="col">points</th>
            <th scope="col" title="aircraft lost; † a man killed, + a man wounded">
              lost
            </th>
          </tr>
        </thead>
        <tbody>
          {log.map((report, i) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: patrols come in order
              key={i}
              campaign={campaign}
              report={report}
              number={i + 1}
              closes={log[i + 1] !== undefined && log[i + 1]?.chapter !== report.chapter}
            />
          ))}
        </tbody>
      </table>
      {log.some(({ killed, wounded }) => killed.length + wounded.length > 0) && (
        <p className="sab-log-key">† a man killed, + a man wounded</p>
      )}
    </div>
  )
}

function Row(props: {
  readonly campaign: Campaign
  readonly report: PatrolReport
  readonly number: number
  /** The next patrol is of another chapter. */
  readonly closes: boolean
}) {
  const { campaign, report, number, closes } = props
  const { chapter, patrol, visibility, bombers, destroyed, germanFighters, isolated, vp } = report
  return (
    <tr data-closes={closes} data-last={number === campaign.log.length}>
      <td>{number}</td>
      <td>{dayName(dayOf(campaign, chapter, patrol))}</td>
      <td>
        {bombers ? `${capital(BOMBER_NAMES[bombers])}s` : isDogfight(campaign) ? 'a dogfight' : 'no contact'},{' '}
        {WEATHER[visibility]}
      </td>
      <td>{destroyed}</td>
      <td>{germanFighters}</td>
      <td>{isolated}</td>
      <td>
        <b>{vp}</b>
      </td>
      <td>
        <Losses report={report} />
      </td>
    </tr>
  )
}

/** `2 †+`: aircraft lost, with a sign for each man killed or wounded. */
function Losses({ report: { aircraftLost, killed, wounded } }: { readonly report: PatrolReport }) {
  const said = `${aircraftLost} aircraft lost, ${killed.length} killed, ${wounded.length} wounded`
  return (
    <span className="sab-losses" title={said}>
      {aircraftLost}
      <b aria-hidden="true">
        {'†'.repeat(killed.length)}
        {'+'.repeat(wounded.length)}
      </b>
    </span>
  )
}

/** SAB-GEN-19 The first lessons have no bombers to be met. */
function isDogfight(campaign: Campaign): boolean {
  return packOf(campaign).scenario(campaign.scenario).kind === 'dogfight'
}
