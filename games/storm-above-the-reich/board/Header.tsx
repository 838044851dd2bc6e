import { capital } from '@tallyho/engine'
import { Figure, Header, TipText, Told, TurnTrack, turnsTo } from '@tallyho/kit'
import { seasonAt } from '../rules/01-campaign/season.ts'
import { isFighterStricken, isFormationDamaged } from '../rules/25-training.ts'
import type { Campaign, Mission } from '../state.ts'
import { toWin } from '../text/goal.ts'
import { escortOf, TYPE_WORDS, wholeOf } from '../text/names.ts'
import { seasonScore } from './campaign/score.ts'

/** SR-MAP-18 The Turn Track goes this far. */
const TURNS = 12

/** Along the edge of the map: the mission, the Turn Track with the Flight Limit, Tactical Points, what has been won. */
export function MissionHeader(props: {
  readonly campaign: Campaign
  /** The staffel's quarters are shown instead of the map. */
  readonly ground: boolean
  onGround(): void
}) {
  const { campaign, ground } = props
  const { mission } = campaign
  const season = seasonAt(campaign, campaign.season)
  if (!mission)
    return (
      <Header
        title={campaign.length === 'training' ? 'Training mission' : season.name}
        subtitle={
          campaign.length === 'training'
            ? 'The mission is over'
            : campaign.length === 'mission'
              ? 'One mission'
              : `Mission ${campaign.missionOfSeason} of ${season.missions} flown`
        }
      />
    )
  // SR-TRN-01 SR-TRN-02 There are neither Tactical nor Victory Points in it.
  if (campaign.length === 'training')
    return (
      <Header
        title={
          <>
            <b className="sr-title">Training mission</b>
            <b className="sr-goal">{goalOf(mission)}</b>
          </>
        }
        subtitle={goalOf(mission)}
      >
        <FlightTrack mission={mission} />
      </Header>
    )
  return (
    <Header
      title={
        <b className="sr-title">{mission.type ? capital(TYPE_WORDS[mission.type]) : `Map ${mission.map}`}</b>
      }
      subtitle={toWin(campaign)}
    >
      <FlightTrack mission={mission} />
      <Points campaign={campaign} mission={mission} />
      <button type="button" className="switch" aria-pressed={ground} onClick={props.onGround}>
        {ground ? 'Map' : 'Staffel'}
      </button>
    </Header>
  )
}

/** SR-TRN-02 How far the goal is reached. */
function goalOf(mission: Mission): string {
  if (isFighterStricken(mission)) return '☒ A fighter dropped out with a serious hit'
  return isFormationDamaged(mission)
    ? '☑ A bomber is damaged ☐ Nobody drops out'
    : '☐ Damage a bomber ☐ Nobody drops out'
}

function FlightTrack({ mission }: { readonly mission: Mission }) {
  const { turn, limit, escort } = mission
  const escorted = escort.status !== 'none' && (
    <i className="sr-turn-escort">{mission.type === 'outbound' ? '▼' : '▲'}</i>
  )
  return (
    <TurnTrack
      label={`Turn ${turn}, Flight Limit ${limit}`}
      tip={
        <TipText title={turn === 0 ? 'Before take-off' : `Turn ${turn}`}>
          {limit > 0 && <p>The mission ends with turn {limit}, the Flight Limit.</p>}
          <p>Escort: {escortOf(mission)}.</p>
        </TipText>
      }
      turns={turnsTo(TURNS, turn).map((space, i) => ({
        ...space,
        name: (
          <>
            {i + 1}
            {i + 1 === escort.turn && escorted}
          </>
        ),
        className: [
          space.className,
          limit > 0 && i + 1 > limit && 'sr-turn-beyond',
          i + 1 === limit && 'sr-turn-limit',
        ]
          .filter(Boolean)
          .join(' '),
      }))}
    />
  )
}

function Points({ campaign, mission }: { readonly campaign: Campaign; readonly mission: Mission }) {
  const { tp, score, contrails, bombers } = mission
  const { win, lose } = seasonAt(campaign, campaign.season).victory
  const flying = bombers.filter(({ gone }) => !gone).length
  const figures = [
    [
      'Tactics',
      tp,
      'Tactical Points',
      'Left to pay with. They pay for moves, delays and escapes; unused ones are lost.',
    ],
    [
      'Victory',
      // SR-CAM-08 How far it is to the goal.
      `${seasonScore(campaign).vp} of ${win.vp}`,
      'Victory Points',
      `${win.vp} win the ${wholeOf(campaign.length)}, fewer than ${lose.vp} lose it. ${score.fallen} bombers fallen out, ${score.destroyed} destroyed in this mission; ${flying} of ${bombers.length} still fly.`,
    ],
    contrails && [
      'Contrails',
      '✓',
      'Contrails',
      'The bombers draw contrails: for 1 TP all fighters may enter at Tail Level together and hide from the first Escort Phase.',
    ],
  ] as const
  return (
    <div className="figures">
      {figures.map(
        figure =>
          figure && (
            <Told
              key={figure[0]}
              className={`sr-figure-${figure[0].toLowerCase()}`}
              label={`${figure[2]} ${figure[1]}`}
              tip={
                <TipText title={figure[2]}>
                  <p>{figure[3]}</p>
                </TipText>
              }
            >
              <Figure name={figure[0]} value={figure[1]} />
            </Told>
          ),
      )}
    </div>
  )
}
