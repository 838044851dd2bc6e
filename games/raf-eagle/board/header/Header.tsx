import { capital, signed } from '@tallyho/engine'
import { type BoardProps, Figure, Header, TipText, Told, TurnTrack, WeatherSymbol } from '@tallyho/kit'
import { packOf, rowFrom } from '../../pack/index.ts'
import type { Luftflotte, ScenarioId, Weather } from '../../pack/types.ts'
import { depletionLevel, gruppe, gruppenIn, SEGMENTS } from '../../rules/02-terms.ts'
import { leadThatWins, levelRows } from '../../rules/16-victory.ts'
import type { Campaign } from '../../state.ts'
import { LEVELS } from '../../text/14-calendar.ts'
import { DEPLETED, MEANT } from '../../text/meant.ts'
import { clockName, leadName, WEATHER_NAMES } from '../../text/names.ts'
import { UnknownSky } from '../map/Weather.tsx'
import { isSkyKnown } from '../now.ts'
import { affairsOf } from './affairs.ts'
import { dayName } from './dates.ts'
import './header.css'

export const SCENARIO_NAMES: Readonly<Record<ScenarioId, string>> = {
  prelude: 'Prelude',
  'hardest-days': 'Four Days: The Hardest Days',
  'thin-blue-line': 'The Thin Blue Line',
  'battle-of-britain': 'The Battle of Britain',
}

/** One line for ever: day, clock, weather, and how the battle stands. */
export function CampaignHeader(props: BoardProps<Campaign>) {
  const { state: campaign } = props
  const isKnown = isSkyKnown(campaign, props)
  const { scenario, day, raidDay, weather } = campaign
  return (
    <div className="eagle-header">
      <Header
        emblem={<Clock clock={campaign.clock} />}
        title={dayName(day)}
        subtitle={`${SCENARIO_NAMES[scenario]} · Raid Day ${raidDay}`}
      >
        <Segments campaign={campaign} />
        <div className="eagle-header-weather">
          <WeatherTold area={3} weather={isKnown ? weather[3] : undefined} />
          <WeatherTold area={2} weather={isKnown ? weather[2] : undefined} />
        </div>
        {affairsOf(campaign)
          .filter(({ holds }) => holds)
          .map(({ name, text }) => (
            <Told
              key={name}
              className="eagle-header-affair"
              label={`${name}: ${text}`}
              tip={
                <TipText title={name}>
                  <p>{text}</p>
                </TipText>
              }
            >
              {name}
            </Told>
          ))}
        <Standing campaign={campaign} />
      </Header>
    </div>
  )
}

/** The hour, as a clock shows it. */
function Clock({ clock }: { readonly clock: Campaign['clock'] }) {
  const hour = 6 + 2 * clock
  const angle = ((hour % 12) / 12) * 2 * Math.PI
  const at = clock === 7 ? 'End of the day' : clockName(clock)
  return (
    <svg className="eagle-clock" viewBox="-20 -20 40 40" width="42" height="42" role="img" aria-label={at}>
      <circle className="eagle-clock-face" r="18" />
      {Array.from({ length: 12 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: hours of a dial
          key={i}
          className="eagle-clock-tick"
          d="M0 -17V-14"
          transform={`rotate(${i * 30})`}
        />
      ))}
      <path className="eagle-clock-hand" d={`M0 0L${9 * Math.sin(angle)} ${-9 * Math.cos(angle)}`} />
      <path className="eagle-clock-hand eagle-clock-minute" d="M0 0V-13" />
      <circle className="eagle-clock-pin" r="1.800" />
    </svg>
  )
}

/** RE-2.1.j The segments of the day; under the pointer the fighters that are back at each. */
function Segments({ campaign }: { readonly campaign: Campaign }) {
  const { clock, plan } = campaign
  const back = gruppenIn(campaign, 'clock')
  const turns = SEGMENTS.map(segment => {
    const raids = plan.filter(raid => raid.segment === segment).length
    return {
      name: (
        <>
          {clockName(segment).slice(0, 2)}
          <small>{raids > 0 ? '•'.repeat(Math.min(raids, 3)) : ''}</small>
        </>
      ),
      now: segment === clock,
      className: segment < clock ? 'turn-over' : undefined,
    }
  })
  return (
    <TurnTrack
      label={clock === 7 ? 'The day is over' : `It is ${clockName(clock)}`}
      turns={turns}
      tip={
        <TipText title={clock === 7 ? 'End of the day' : `It is ${clockName(clock)}`}>
          <p>A dot is a raid of that hour.</p>
          {SEGMENTS.map(segment => {
            const here = back.filter(id => gruppe(campaign, id).back === segment)
            return (
              here.length > 0 && (
                <p key={segment}>
                  Ready again at {clockName(segment)}: {here.join(', ')}
                </p>
              )
            )
          })}
        </TipText>
      }
    />
  )
}

function WeatherTold({
  area,
  weather,
}: {
  readonly area: Luftflotte
  readonly weather: Weather | undefined
}) {
  const said = `Luftflotte ${area}: ${weather ? WEATHER_NAMES[weather] : 'the weather is rolled once the plan stands'}`
  return (
    <Told className="eagle-header-sky" label={said} tip={<TipText title={said} />}>
      <svg viewBox="-14 -14 28 28" width="26" height="26" aria-hidden="true">
        {weather ? <WeatherSymbol weather={weather} /> : <UnknownSky />}
      </svg>
      <span>LF {area}</span>
    </Told>
  )
}

/** RE-2.1.p RE-16.a RE-14.4 The lead and what it is good for, the strategy cards it brings, and how worn the Gruppen are. */
function Standing({ campaign }: { readonly campaign: Campaign }) {
  const { vp, depletion, ended, scenario } = campaign
  const { cards } = rowFrom(packOf(campaign).pack.tables.strategies, vp)
  const level = ended ? (LEVELS[ended.level as keyof typeof LEVELS] ?? ended.level) : levelNow(campaign)
  const lead = capital(leadName(vp))
  const wins = leadThatWins(campaign)
  return (
    <div className="figures">
      <Told
        className="eagle-lead"
        label={level ? `${lead}: ${level}` : lead}
        tip={
          <TipText title={lead}>
            <p>Your points less those of Fighter Command: + is your lead, also marked ▲; - is theirs, ▼.</p>
            {wins !== undefined && <p>You win with a lead of {wins} or more.</p>}
            {level && <p>If it ended now: {level}.</p>}
            {scenario !== 'prelude' && <p>A lead of 35 decides the battle at once.</p>}
          </TipText>
        }
      >
        <span className="eagle-lead-vp" data-for={vp < 0 ? 'luftwaffe' : vp > 0 ? 'raf' : undefined}>
          {/* RE-16.a The track counts for the British; the figures of the desk, for the player. */}
          <Figure name="Your lead" value={signed(0 - vp)} className="eagle-vp" />
        </span>
        {wins !== undefined && !ended && (
          <span className="eagle-goal">
            <Figure name="you need" value={signed(wins)} />
          </span>
        )}
        {level && (
          <span className="figures-level">
            {!ended && <small>if it ended now </small>}
            {level}
          </span>
        )}
      </Told>
      {/* One day alone has neither cards nor wear. */}
      {scenario !== 'prelude' && (
        <>
          <Told
            className="eagle-cards-a-day"
            label={`${cards} strategy cards`}
            tip={
              <TipText title={`${cards} strategy cards`}>
                <p>{MEANT.cards}</p>
              </TipText>
            }
          >
            <Figure name="cards a day" value={cards} />
          </Told>
          <Told
            label={`Depletion ${depletion} of 15: the Gruppen are ${DEPLETED[depletionLevel(campaign)]}`}
            tip={
              <TipText
                title={`Depletion ${depletion} of 15: the Gruppen are ${DEPLETED[depletionLevel(campaign)]}`}
              >
                <p>{MEANT.depletion}</p>
              </TipText>
            }
          >
            <Figure name="worn, of 15" value={depletion} />
          </Told>
        </>
      )}
    </div>
  )
}

/** The level of victory that this total would be, where points alone decide. */
function levelNow(campaign: Campaign): string | undefined {
  const rows = levelRows(campaign)
  return rows && LEVELS[rowFrom(rows, campaign.vp).level]
}
