import { capital } from '@tallyho/engine'
import { BoxTable, Chart, DieChart, dayText } from '@tallyho/kit'
import type { Pack, ScenarioSpec } from '../../pack/types.ts'
import { DAY_EVENTS } from '../../text/chapters/10-campaign.ts'
import { BOMBER_NAMES, POSITION_NAMES } from '../../text/german-names.ts'
import { ALTITUDE_NAMES, VISIBILITY_NAMES, ZONE_NAMES } from '../../text/names.ts'
import { Portrait } from '../pieces/Portrait.tsx'

interface SheetProps {
  readonly pack: Pack
}

/** SAB-CMP-02 */
export function ChapterSheet({ pack: { chapters, optionals } }: SheetProps) {
  return (
    <div className="sab-box-sheet">
      {chapters.map(chapter => (
        <BoxTable key={chapter.id} title={chapter.title} of={chapter}>
          <p>
            {dayText(chapter.from)} to {dayText(chapter.to)}; {chapter.patrols} patrols; {chapter.pilots.size}{' '}
            pilots, at most {chapter.pilots.limit}; won with {chapter.victory.won} points, lost below{' '}
            {chapter.victory.lost}. Vector markers from the coast inland: {chapter.vectors.join(', ')}.
          </p>
          <div className="sab-box-tables">
            <DieChart
              title="Bombers"
              table={chapter.bombers}
              say={({ type, layout }) => `${BOMBER_NAMES[type]}, ${layout}`}
              tall
            />
            <DieChart title="Escort" table={chapter.escort} say={markers => markers.join(', ')} tall />
            <DieChart
              title="Weather"
              table={chapter.visibility}
              say={is => capital(VISIBILITY_NAMES[is])}
              tall
            />
            <DieChart
              title="Sun"
              table={chapter.sun}
              say={at => (at === 'none' ? 'hidden' : POSITION_NAMES[at])}
              tall
            />
            <DieChart
              title="Climb"
              table={chapter.climb}
              say={({ zone, altitude, fuel }) =>
                `${ZONE_NAMES[zone]}, ${ALTITUDE_NAMES[altitude]}, ${fuel} Fuel`
              }
              tall
            />
            <DieChart
              title="Pilots"
              table={chapter.pilots.assignment}
              say={({ green, veteran }) => `${veteran} Veteran, ${green} Green`}
              tall
            />
          </div>
        </BoxTable>
      ))}
      <BoxTable title="Optional rules" of={optionals}>
        <div className="sab-box-tables">
          <DieChart
            title="What the day brings"
            table={optionals.events}
            say={is => capital(DAY_EVENTS[is])}
            tall
          />
          <DieChart
            title="Patrols that a new man has flown"
            table={optionals.graduated}
            say={({ patrols }) => patrols}
            tall
          />
        </div>
      </BoxTable>
    </div>
  )
}

/** SAB-BMB-02 Formations from above, the nose up: each square is a kette of three. */
export function LayoutSheet({ pack: { layouts } }: SheetProps) {
  return (
    <div className="sab-box-cards">
      {layouts.map(layout => {
        const right = Math.max(...layout.tiles.map(([x]) => x)) + 1
        const down = Math.max(...layout.tiles.map(([, y]) => y)) + 1
        return (
          <BoxTable
            key={layout.id}
            title={`${capital(layout.id)}: ${layout.tiles.length * 3} bombers`}
            of={layout}
          >
            <svg
              className="sab-box-layout"
              viewBox={`0 0 ${right * 30} ${down * 30}`}
              width={right * 30}
              height={down * 30}
              role="img"
              aria-label={`${layout.tiles.length} ketten`}
            >
              {layout.tiles.map(([x, y]) => (
                <g key={`${x}/${y}`} transform={`translate(${x * 30} ${y * 30})`}>
                  <rect x="1" y="1" width="28" height="28" rx="3" />
                  <path d="M15 6v7M11.500 9h7M8 15v7M4.500 18h7M22 15v7M18.500 18h7" />
                </g>
              ))}
            </svg>
          </BoxTable>
        )
      })}
    </div>
  )
}

/** SAB-GEN-19 */
export function ScenarioSheet({ pack: { scenarios } }: SheetProps) {
  return (
    <div className="sab-box-sheet">
      {scenarios.map(scenario => (
        <BoxTable
          key={scenario.id}
          title={'number' in scenario ? `${scenario.number}. ${scenario.title}` : scenario.title}
          of={scenario}
        >
          <p>
            {dayText(scenario.date)}, difficulty {scenario.difficulty} of 5. {scenario.blurb}
          </p>
          <p>{pointsTold(scenario)}</p>
        </BoxTable>
      ))}
    </div>
  )
}

/** SAB-VP-05 */
function pointsTold(scenario: ScenarioSpec): string {
  if (scenario.kind === 'campaign') return 'Won if more of its chapters are won than lost.'
  const { won, lost } = scenario.victory
  const needs = `Won with ${won}, lost below ${lost}.`
  if (!('number' in scenario)) return `Points by the rulebook. ${needs}`
  const { german, bomber, tile, loss } = scenario.victory
  return `Points: ${german} for a fighter, ${bomber} for a bomber, ${tile} for a kette cut off, −${loss} for an aircraft lost. ${needs}`
}

/** The men of the squadron and those who come after them, as they are drawn. */
export function PilotSheet({ pack: { pilots } }: SheetProps) {
  return (
    <BoxTable title={`${pilots.names.length} names`} of={pilots}>
      <ul className="sab-box-pilots">
        {pilots.names.map((name, no) => (
          <li key={name}>
            <Portrait pilot={{ no, name }} />
            {name}
          </li>
        ))}
      </ul>
    </BoxTable>
  )
}

/** How many of everything there are. */
export function CountSheet({ pack }: SheetProps) {
  const { cards, markers } = pack
  const both = (decks: { readonly hurricane: readonly unknown[]; readonly spitfire: readonly unknown[] }) =>
    decks.hurricane.length + decks.spitfire.length
  const counts = (of: readonly { readonly count: number }[]) => of.reduce((sum, { count }) => sum + count, 0)
  const decks: readonly (readonly [string, number])[] = [
    ['Tailed Cards, two decks', both(cards.tailed)],
    ['Head-On & Tailing Cards, two decks', both(cards.headOn)],
    ['RAF Advantage Cards', cards.raf.length],
    ['Luftwaffe Advantage Cards', cards.luftwaffe.length],
    ['Medium Bomber Cards', cards.medium.length],
    ['Light Bomber Cards', cards.light.length],
    ['Escort Reaction Cards', cards.reaction.length],
  ]
  const rows = [
    ...decks,
    ['All cards', decks.reduce((sum, [, count]) => sum + count, 0)] as const,
    ['Hit markers', counts(markers.hits)] as const,
    ['Damage markers', counts(markers.damage)] as const,
    ['Vector markers', counts(markers.inbound) + counts(markers.outbound)] as const,
    ['Layouts of bombers', pack.layouts.length] as const,
    ['Chapters', pack.chapters.length] as const,
    ['Scenarios', pack.scenarios.length] as const,
  ]
  return (
    <Chart
      columns={['how many']}
      rows={rows.map(([name, count]) => ({ name, cells: [count] }))}
      litRow={decks.length}
    />
  )
}
