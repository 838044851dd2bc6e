import type { BoardProps } from '@tallyho/kit'
import { useMemo } from 'react'
import { gruppenIn, squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { pointsMark } from '../../text/names.ts'
import { EnglandMap } from '../map/EnglandMap.tsx'
import { GruppeCounter, SquadronCounter } from '../pieces/index.ts'
import { Points } from '../pieces/Points.tsx'
import { Affairs } from './Affairs.tsx'
import './campaign.css'
import './price.css'
import './trays.css'
import { DayCardFace } from './DayCardFace.tsx'
import { bombedTargets, type History, historyOf } from './history.ts'
import { Opponent } from './Opponent.tsx'
import { Price } from './Price.tsx'
import { Priorities } from './Priorities.tsx'
import { RaidDay } from './RaidDay.tsx'
import { Season } from './Season.tsx'
import { Supply } from './Supply.tsx'

/** The war so far on one page: calendar and points, what was hit and what it cost, what both sides have left. */
export function CampaignPage(props: BoardProps<Campaign>) {
  const { state: campaign, notes } = props
  const { scenario, night } = campaign
  const history = useMemo(() => historyOf({ scenario }, notes), [scenario, notes])
  const oneDay = scenario === 'prelude'
  return (
    <div className={oneDay ? 'eagle-war eagle-war-prelude' : 'eagle-war'}>
      <section className="eagle-war-sheet eagle-war-season-sheet">
        {oneDay ? (
          <RaidDay campaign={campaign} history={history} />
        ) : (
          <Season campaign={campaign} history={history} />
        )}
      </section>
      <HitMap campaign={campaign} history={history} />
      <Price campaign={campaign} history={history} />
      <Opponent campaign={campaign} />
      <Priorities {...props} />
      {!oneDay && <DayCardFace campaign={campaign} />}
      {!oneDay && <Supply campaign={campaign} />}
      {night && <NightBoxes campaign={campaign} />}
      <Affairs campaign={campaign} />
    </div>
  )
}

function HitMap({ campaign, history }: { readonly campaign: Campaign; readonly history: History }) {
  const told = useMemo(
    () =>
      new Map(
        [...bombedTargets(history)]
          .filter(([, vp]) => vp > 0)
          .toSorted(([, a], [, b]) => b - a)
          .map(([target, vp]) => [target, `${target} ${pointsMark(-vp)}`]),
      ),
    [history],
  )
  return (
    <section className="eagle-war-sheet eagle-war-hit">
      <h3>
        What has been hit{' '}
        <small>
          by bombs <Points by={history.reasons.get('bombs') ?? 0} />
        </small>
      </h3>
      <div className="eagle-war-hit-map">
        <EnglandMap campaign={campaign} told={told} plain />
      </div>
    </section>
  )
}

/** RE-18.1.a RE-18.2.a Who flies by night. */
function NightBoxes({ campaign }: { readonly campaign: Campaign }) {
  const [raiders, patrol] = [gruppenIn(campaign, 'night-raid'), squadronsIn(campaign, 'night-patrol')]
  return (
    <section className="eagle-war-sheet eagle-war-night">
      <h3>
        By night{' '}
        <small>
          {raiders.length} raid, {patrol.length} patrol
        </small>
      </h3>
      <div className="eagle-war-night-box">
        {raiders.map(id => (
          <GruppeCounter key={id} campaign={campaign} id={id} size={38} />
        ))}
      </div>
      <div className="eagle-war-night-box">
        {patrol.map(id => (
          <SquadronCounter key={id} campaign={campaign} id={id} size={38} />
        ))}
      </div>
    </section>
  )
}
