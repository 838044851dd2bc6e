import { counted, type Result, type Words } from '@tallyho/engine'
import { Chart, dayText, FinalPage, minus } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Day } from '../../state.ts'
import './final.css'
import { Groups, LossBox, Squadrons } from '../panels/Losses.tsx'
import { aircraftLost, REAL_DAYS, RECKONED, type RealDay } from './history.ts'

interface FinalProps {
  readonly state: Day
  readonly result: Result
  readonly words: Words<Day>
}

/** THD-16.1 What each unit in a loss box and each point of bomb damage counts. */
const WORTH: Readonly<Record<string, number>> = {
  groupsHeavy: 2,
  groupsLight: 1,
  squadronsHeavy: -2,
  squadronsLight: -1,
  bombDamage: -1,
}

/** THD-16.2 */
const LEVELS = [
  ['disastrous-defeat', '−7 or less'],
  ['tactical-defeat', '−6 to −2'],
  ['draw', '−1 or 0'],
  ['tactical-victory', '1 to 6'],
  ['major-victory', '7 or more'],
] as const

/** The day is over: the score item by item, the losses, and the day as it was. */
export function Final({ state: day, result, words }: FinalProps) {
  const { title } = packOf(day).scenario(day.scenario)
  return (
    <FinalPage occasion={`${title}, ${dayText(day.scenario)}`}>
      <p className="final-told">{dayTold(result)}</p>
      <div className="final-columns">
        <Breakdown result={result} words={words} />
        <Chart
          title="Levels of victory"
          corner="points"
          columns={['']}
          rows={LEVELS.map(([level, points]) => ({ name: points, cells: [words.level(level)] }))}
          litRow={LEVELS.findIndex(([level]) => level === result.level)}
        />
        <History day={day} result={result} />
      </div>
      <div className="final-losses">
        <LossBox title="Groups, heavy loss" note="+2 each">
          <Groups day={day} at="heavy" size={42} />
        </LossBox>
        <LossBox title="Groups, light loss" note="+1 each">
          <Groups day={day} at="light" size={42} />
        </LossBox>
        <LossBox title="Squadrons, heavy loss" note="−2 each">
          <Squadrons day={day} at="heavy" size={42} />
        </LossBox>
        <LossBox title="Squadrons, light loss" note="−1 each">
          <Squadrons day={day} at="light" size={42} />
        </LossBox>
      </div>
    </FinalPage>
  )
}

function Breakdown({ result, words }: Omit<FinalProps, 'state'>) {
  const items = Object.entries(WORTH).map(([figure, worth]) => ({
    figure,
    worth,
    count: result.figures[figure] ?? 0,
  }))
  return (
    <Chart
      title="Victory points"
      corner=""
      columns={['number', 'points']}
      rows={[
        ...items.map(({ figure, worth, count }) => ({
          name: words.figure(figure),
          cells: [count, minus(worth * count)],
        })),
        { name: 'Total', cells: ['–', minus(result.score)] },
      ]}
      litRow={items.length}
      litColumn={1}
    />
  )
}

function History({ day, result }: { readonly day: Day; readonly result: Result }) {
  const real = REAL_DAYS[day.scenario]
  return (
    <div className="final-history">
      <Chart
        title="The day as it was"
        corner=""
        columns={['history', 'your day']}
        rows={[
          {
            name: 'Luftwaffe lost',
            cells: [
              `${real.luftwaffeLost} aircraft`,
              aircraftLost(result.figures, 'groupsHeavy', 'groupsLight'),
            ],
          },
          {
            name: 'Fighter Command lost',
            cells: [
              `${real.fighterCommandLost} aircraft`,
              aircraftLost(result.figures, 'squadronsHeavy', 'squadronsLight'),
            ],
          },
        ]}
      />
      <p>
        The RAF claimed {real.claimed}. {sorties(real)}Weather: {real.weather}. {real.remembered} {RECKONED}
      </p>
    </div>
  )
}

/** `The Luftwaffe flew 1,485 sorties, Fighter Command about 700. `, where they are known. */
function sorties({ luftwaffeSorties, fighterCommandSorties }: RealDay): string {
  if (luftwaffeSorties === undefined || fighterCommandSorties === undefined) return ''
  return `The Luftwaffe flew ${luftwaffeSorties} sorties, Fighter Command ${fighterCommandSorties}. `
}

/** What cost the day most, and what it brought. */
function dayTold({ figures }: Result): string {
  const of = (figure: keyof typeof WORTH) => Math.abs((figures[figure] ?? 0) * (WORTH[figure] ?? 0))
  const won = of('groupsHeavy') + of('groupsLight')
  const squadrons = of('squadronsHeavy') + of('squadronsLight')
  const bombs = of('bombDamage')
  const brought = `Losses of the Luftwaffe brought ${counted(won, 'point')}`
  if (squadrons + bombs === 0) return `${brought}, and nothing was lost.`
  const [most, less] = [
    { by: squadrons, what: 'your own squadrons' },
    { by: bombs, what: 'bombs that fell' },
  ].toSorted((a, b) => b.by - a.by)
  const rest = less && less.by > 0 ? `, ${less.what} ${less.by}` : ''
  return `${brought}; ${most?.what} cost ${most?.by}${rest}.`
}
