import type { Campaign, LogEntry, SetUpItem } from '../../state.ts'
import { ESCORT_NAMES, ITEM_NAMES, TYPE_NAMES } from '../../text/names.ts'
import { CampaignChart } from './CampaignChart.tsx'
import './log.css'
import { seasonAt } from '../../rules/01-campaign/season.ts'

const isItem = (id: string): id is SetUpItem => Object.hasOwn(ITEM_NAMES, id)

/** SR-CAM-10 The Staffel Log: a line for each mission, and the campaign as a curve. */
export function StaffelLog({ campaign }: { readonly campaign: Campaign }) {
  return (
    <section className="sr-log" aria-label="Staffel Log">
      <header className="sr-page-head">
        <h3>Staffel Log</h3>
        <p>{totals(campaign.log)}</p>
      </header>
      <CampaignChart campaign={campaign} />
      <LogTable campaign={campaign} />
    </section>
  )
}

function totals(log: readonly LogEntry[]): string {
  if (log.length === 0) return 'No mission has been flown yet.'
  const sum = (of: (entry: LogEntry) => number) => log.reduce((all, entry) => all + of(entry), 0)
  const gone = sum(({ fallen, destroyed }) => fallen + destroyed)
  const killed = sum(entry => entry.killed.length)
  return [
    `${log.length} ${log.length === 1 ? 'mission' : 'missions'}`,
    `${sum(({ vp }) => vp)} VP`,
    `${gone} ${gone === 1 ? 'bomber' : 'bombers'}`,
    `${killed} ${killed === 1 ? 'pilot' : 'pilots'} killed`,
  ].join(' · ')
}

export function LogTable({ campaign }: { readonly campaign: Campaign }) {
  const { log, pilots } = campaign
  if (log.length === 0) return undefined
  const names = (list: readonly number[]): string => list.map(no => pilots[no]?.name ?? '').join(', ')
  return (
    <div className="sr-log-table">
      <table>
        <caption className="sr-only">Missions flown</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Season</th>
            <th scope="col">Map</th>
            <th scope="col">Mission</th>
            <th scope="col">OP</th>
            <th scope="col">Escort</th>
            <th scope="col">Turns</th>
            <th scope="col">Fallen out</th>
            <th scope="col">Destroyed</th>
            <th scope="col">VP</th>
            <th scope="col">EP</th>
            <th scope="col">Killed</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {log.map((entry, i) => (
            <tr
              key={entry.no}
              className={entry.season !== log[i - 1]?.season && i > 0 ? 'sr-log-new-season' : undefined}
            >
              <th scope="row">{entry.no}</th>
              <td>
                {seasonAt(campaign, entry.season).name}, {entry.ofSeason}
              </td>
              <td>{entry.map}</td>
              <td>{TYPE_NAMES[entry.type]}</td>
              <td>{entry.op}</td>
              <td>{escortIn(entry)}</td>
              <td>{entry.aborted ? '–' : entry.turns}</td>
              <td>{entry.fallen || '–'}</td>
              <td>{entry.destroyed || '–'}</td>
              <td className="sr-log-vp">{entry.vp}</td>
              <td>{entry.ep < 0 ? `−${-entry.ep}` : entry.ep}</td>
              <td className={entry.killed.length > 0 ? 'sr-log-killed' : undefined}>
                {names(entry.killed) || '–'}
              </td>
              <td className="sr-log-notes">{notesOf(entry, names)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `light P-38, until 6`. */
export function escortIn({ escort, type }: Pick<LogEntry, 'escort' | 'type'>): string {
  if (escort === 'none') return 'none'
  const { strength, turn } = escort
  const name = ESCORT_NAMES[escort.type].split(' ')[0]
  const until = turn === undefined ? '' : `, ${type === 'outbound' ? 'from' : 'until'} turn ${turn}`
  return `${strength} ${name}${until}`
}

function notesOf(entry: LogEntry, names: (list: readonly number[]) => string): string {
  return [
    entry.aborted && 'Aborted',
    entry.wounded.length > 0 && `Wounded: ${names(entry.wounded)}`,
    entry.auxiliariesLost > 0 &&
      `${entry.auxiliariesLost} ${entry.auxiliariesLost === 1 ? 'auxiliary' : 'auxiliaries'} lost`,
    entry.commands.length > 0 &&
      `Staffel Command: ${entry.commands
        .filter(isItem)
        .map(item => ITEM_NAMES[item])
        .join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ')
}
