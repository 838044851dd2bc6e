import { counted, type Logged, type Result } from '@tallyho/engine'
import { Chart, FinalPage, minus, span } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { totalVp } from '../../rules/08-return/points.ts'
import type { Campaign, Ended } from '../../state.ts'
import { LEVELS } from '../../text/chapters/10-campaign.ts'
import '../book/style/book.css'
import { Curve } from '../book/Curve.tsx'
import { chaptersOf, dayName, dayOf } from '../book/dates.ts'
import { PatrolLog } from '../book/Log.tsx'
import '../book/style/log.css'
import '../book/style/man.css'
import { Memory } from '../book/Memory.tsx'
import './final.css'
import { GREAT_DAYS, perTwelve, SOURCES, sortiesIn } from './history.ts'
import { itemsOf } from './items.ts'
import { meaningOf, priceOf } from './meanings.ts'
import { Roll } from './Roll.tsx'

interface FinalProps {
  readonly state: Campaign
  readonly result: Result
  readonly notes: readonly Logged[]
}

/** It is over: how it ended and what that means, the points item by item, and what became of every man. */
export function Final({ state: campaign, result, notes }: FinalProps) {
  const spec = packOf(campaign).scenario(campaign.scenario)
  const level = result.level as Ended['level']
  const flown = campaign.log.length
  return (
    <FinalPage
      occasion={`${spec.title}, ${dayName(dayOf(campaign, 0, 1), true)} 1940${flown > 1 ? `, ${counted(flown, 'patrol')}` : ''}`}
    >
      <div className="sab-final">
        <p className="sab-final-meaning">
          {meaningOf(spec, level)} {priceOf(campaign)}
        </p>
        <div className="final-columns">
          <Points campaign={campaign} />
          <Levels campaign={campaign} level={level} />
        </div>
        <Roll campaign={campaign} notes={notes} />
        <InHistory campaign={campaign} notes={notes} />
        {flown > 1 && (
          <div className="sab-final-patrols">
            <section>
              <h3>Patrol by patrol</h3>
              <PatrolLog campaign={campaign} />
            </section>
            <Curve campaign={campaign} />
          </div>
        )}
        <Memory campaign={campaign} notes={notes} />
      </div>
    </FinalPage>
  )
}

function Points({ campaign }: { readonly campaign: Campaign }) {
  const items = itemsOf(campaign)
  return (
    <Chart
      title="The points"
      columns={['number', 'worth', 'points']}
      rows={[
        ...items.map(({ name, count, worth, points }) => ({ name, cells: [count, worth, minus(points)] })),
        { name: 'Together', cells: ['', '', minus(totalVp(campaign))] },
      ]}
      litRow={items.length}
      litColumn={2}
    />
  )
}

/** SAB-CMP-01 What it took, and what was reached; of a campaign chapter by chapter. */
function Levels({ campaign, level }: { readonly campaign: Campaign; readonly level: Ended['level'] }) {
  const spec = packOf(campaign).scenario(campaign.scenario)
  if (spec.kind === 'campaign' && campaign.chapters.length > 1)
    return (
      <Chart
        title="Chapter by chapter"
        corner="more won than lost wins the campaign"
        columns={['points', 'lost below', 'won from', '']}
        rows={campaign.chapters.map(report => {
          const chapter = chaptersOf(campaign)[report.chapter]
          return {
            name: chapter?.title ?? '',
            cells: [
              minus(report.vp),
              chapter?.victory.lost,
              chapter?.victory.won,
              <b key="level">{LEVELS[report.level]}</b>,
            ],
          }
        })}
      />
    )
  const { won, lost } = spec.kind === 'campaign' ? (chaptersOf(campaign)[0]?.victory ?? NONE) : spec.victory
  const rows = [
    [`${minus(won)} or more`, 'won'] as const,
    ...(lost < won ? [[span(lost, won - 1), 'between'] as const] : []),
    [`below ${minus(lost)}`, 'lost'] as const,
  ]
  return (
    <Chart
      title="What it took"
      corner="points"
      columns={['']}
      rows={rows.map(([points, of]) => ({ name: points, cells: [LEVELS[of]] }))}
      litRow={rows.findIndex(([, of]) => of === level)}
    />
  )
}

const NONE = { won: 0, lost: 0 }

/** What a squadron of 1940 scored and suffered whenever it took off, beside this one. Not for the school, which lands at once. */
function InHistory({ campaign, notes }: { readonly campaign: Campaign; readonly notes: readonly Logged[] }) {
  const sorties = sortiesIn(notes)
  if (sorties === 0) return undefined
  const own = campaign.log.reduce(
    (sum, { destroyed, germanFighters, aircraftLost }) => ({
      destroyed: sum.destroyed + destroyed + germanFighters,
      lost: sum.lost + aircraftLost,
    }),
    { destroyed: 0, lost: 0 },
  )
  const days = [{ day: 'This squadron', sorties, ...own }, ...GREAT_DAYS]
  return (
    <figure className="sab-final-history">
      <Chart
        title="For every twelve fighters that took off"
        columns={['Germans destroyed', 'own aircraft lost']}
        rows={days.map(one => {
          const { destroyed, lost } = perTwelve(one)
          return { name: one.day, cells: [minus(destroyed), minus(lost)] }
        })}
        litRow={0}
      />
      <figcaption>
        The days are those of all Fighter Command, where many took off and met nobody; you are sent where the
        raid is. {SOURCES}
      </figcaption>
    </figure>
  )
}
