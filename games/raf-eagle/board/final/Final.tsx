import { capital, type Logged, type Result, type Words } from '@tallyho/engine'
import { Chart, FinalPage } from '@tallyho/kit'
import { levelRows } from '../../rules/16-victory.ts'
import type { Campaign } from '../../state.ts'
import type { Level } from '../../vocabulary/calendar.ts'
import { GermanLosses } from '../campaign/GermanLosses.tsx'
import '../campaign/campaign.css'
import '../campaign/price.css'
import '../campaign/trays.css'
import { leadName, leadSpans, MARKS } from '../../text/names.ts'
import { dayName } from '../header/dates.ts'
import { SCENARIO_NAMES } from '../header/Header.tsx'
import '../pieces/pieces.css'
import './final.css'
import { MEANINGS } from './meanings.ts'
import { nextLevels } from './next.ts'
import { BritishLosses, RaidByRaid } from './Raids.tsx'
import { ScoreByDay, ScoreByReason } from './Score.tsx'

interface FinalProps {
  readonly state: Campaign
  readonly result: Result
  readonly words: Words<Campaign>
  readonly notes: readonly Logged[]
}

/** The battle is over: how it ended and what that means, the score and the state of both sides item by item. */
export function Final({ state: campaign, result, words, notes }: FinalProps) {
  const occasion = `${SCENARIO_NAMES[campaign.scenario]}, ${dayName(campaign.day)}, Raid Day ${campaign.raidDay}`
  // The lead has a chart of its own, and a single day has no dates to count.
  const told = campaign.scenario === 'prelude' ? ['vp', 'day', 'raidDay', 'depletion'] : ['vp']
  const meaning = MEANINGS[result.level as Level]
  return (
    <FinalPage occasion={occasion}>
      {meaning && <p className="eagle-final-meaning">{meaning}</p>}
      <p className="eagle-final-next">
        {[leadName(campaign.vp), ...nextLevels(campaign, notes)].map(line => `${capital(line)}.`).join(' ')}
      </p>
      <div className="final-columns eagle-final-raids">
        <RaidByRaid campaign={campaign} notes={notes} />
      </div>
      <details className="eagle-final-more" open>
        <summary>The score item by item, and who was lost</summary>
        <div className="final-columns">
          <ScoreByReason campaign={campaign} notes={notes} />
          {campaign.scenario !== 'prelude' && <ScoreByDay campaign={campaign} notes={notes} />}
          <Chart
            title="How it stands"
            corner=""
            columns={['']}
            rows={Object.entries(result.figures)
              .filter(([figure]) => !told.includes(figure))
              .map(([figure, value]) => ({ name: words.figure(figure), cells: [value] }))}
          />
          <Levels campaign={campaign} result={result} words={words} />
        </div>
        <GermanLosses campaign={campaign} />
        <BritishLosses campaign={campaign} />
      </details>
    </FinalPage>
  )
}

/** The levels that this scenario could end with, the one that was reached lit. */
function Levels({
  campaign,
  result,
  words,
}: { readonly campaign: Campaign } & Pick<FinalProps, 'result' | 'words'>) {
  const rows = levelRows(campaign)
  if (!rows)
    return (
      <Chart
        title="Levels of victory"
        corner="reached by"
        columns={['']}
        rows={CAMPAIGN_ENDS.map(([how, level]) => ({ name: how, cells: [words.level(level)] }))}
        litRow={CAMPAIGN_ENDS.findIndex(([, level]) => level === result.level)}
      />
    )
  const names = leadSpans(rows.map(({ from }) => from))
  return (
    <Chart
      title={`Levels of victory (${MARKS})`}
      corner="lead"
      columns={['']}
      rows={rows.map(({ level }, i) => ({ name: names[i] ?? '', cells: [words.level(level)] }))}
      litRow={rows.findIndex(({ level }) => level === result.level)}
    />
  )
}

/** RE-16.1 RE-16.2 RE-16.11 RE-17.2.j How a campaign, or The Thin Blue Line, can end. */
const CAMPAIGN_ENDS: readonly (readonly [string, Level])[] = [
  ['Luftwaffe leads by 35, or D-Day at the start value, or preparations begin', 'german-decisive'],
  ['D-Day between the values, or a delay while leading', 'german-operational'],
  ['delay beyond 22 September, or a delay while behind', 'draw'],
  ['D-Day at the cancel value', 'british-tactical'],
  ['Sealion is called off later', 'british-operational'],
  ['Fighter Command leads by 35, or Sealion is called off at the first check', 'british-decisive'],
  ['delay with the Luftwaffe spent', 'german-operational-defeat'],
  ['called off at the end of The Thin Blue Line', 'german-decisive-defeat'],
]
