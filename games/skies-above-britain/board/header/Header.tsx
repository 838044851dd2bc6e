import { capital, counted } from '@tallyho/engine'
import { type BoardProps, Figure, Header, TipText, Told, TurnTrack } from '@tallyho/kit'
import { useEffect, useState } from 'react'
import { packOf } from '../../pack/index.ts'
import { pointsOf, standing } from '../../rules/08-return/points.ts'
import type { Campaign, Score } from '../../state.ts'
import { AIRCRAFT_NAMES } from '../../text/names.ts'
import { chaptersOf, dayName, dayOf } from '../book/dates.ts'
import { goalOf } from '../book/goals.ts'
import { Roundel } from '../book/marks.tsx'
import './header.css'
import { Sky } from './Sky.tsx'

/** One line for ever: what is flown and when, the sky, the turn, and how it stands. */
export function PatrolHeader({ state: campaign, pause }: BoardProps<Campaign>) {
  const { chapter, patrolOfChapter, pilots } = campaign
  const { title } = packOf(campaign).scenario(campaign.scenario)
  const settled = useSettled(campaign, pause !== undefined)
  const day = dayOf(campaign, chapter, patrolOfChapter)
  const named = chaptersOf(campaign)[chapter]?.title ?? title
  return (
    <div className="sab-header">
      <Header
        emblem={<Roundel />}
        title={
          pilots.length === 0 ? (
            named
          ) : (
            <>
              {AIRCRAFT_NAMES[campaign.aircraft]},{' '}
              <i className="sab-header-weekday">{dayName(day, true).slice(0, 4)}</i>
              {dayName(day)}
            </>
          )
        }
        subtitle={pilots.length === 0 ? dayName(dayOf(campaign, 0, 1), true) : named}
      >
        <Patrols campaign={campaign} />
        {campaign.patrol && hasSky(campaign) && <Sky patrol={campaign.patrol} />}
        <Turn campaign={campaign} />
        <Points campaign={settled} />
      </Header>
    </div>
  )
}

/** Milliseconds that somebody takes to fall. */
const FALLING = 1400

/** Whoever is shot down is seen falling before it is counted, but no longer than until something is asked; what is less than before is so at once. */
function useSettled(campaign: Campaign, isAsked: boolean): Campaign {
  const [settled, setSettled] = useState(campaign)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(campaign), isAsked ? 0 : FALLING)
    return () => clearTimeout(timer)
  }, [campaign, isAsked])
  const [then, now] = [countedOf(settled), countedOf(campaign)]
  if (isAsked) return campaign
  return now.germanFighters > then.germanFighters || now.bombers > then.bombers ? settled : campaign
}

/** SAB-RVS-05 On a patrol the weather is not known before it was rolled. */
function hasSky({ patrol, pack, scenario }: Campaign): boolean {
  return patrol?.track !== undefined || 'number' in packOf({ pack }).scenario(scenario)
}

/** SAB-CMP-01 The patrols of the chapter, the present one dark. */
function Patrols({ campaign }: { readonly campaign: Campaign }) {
  const { patrols, won, lost } = goalOf(campaign)
  if (patrols < 2) return undefined
  const now = campaign.patrolOfChapter
  const flown = campaign.log.filter(({ chapter }) => chapter === campaign.chapter)
  return (
    <TurnTrack
      label={`Patrol ${now} of ${patrols}`}
      turns={Array.from({ length: patrols }, (_, i) => ({
        name: i + 1,
        now: i + 1 === now,
        className: i + 1 < now ? 'turn-over' : undefined,
      }))}
      tip={
        <TipText title={`Patrol ${Math.max(1, now)} of ${patrols} in this chapter`}>
          {flown.map(({ patrol, vp }) => (
            <p key={patrol}>
              Patrol {patrol}: {vp} points
            </p>
          ))}
          <p>
            The chapter is won with {won} points, and lost below {lost}.
          </p>
        </TipText>
      }
    />
  )
}

function Turn({ campaign: { patrol, scenario, pack } }: { readonly campaign: Campaign }) {
  if (!patrol || patrol.turn === 0) return undefined
  const spec = packOf({ pack }).scenario(scenario)
  const last = spec.kind === 'bombers' ? spec.rounds : spec.kind === 'intercept' ? spec.turns : undefined
  const unit = spec.kind === 'bombers' ? 'Round' : 'Turn'
  const said = last === undefined ? `${unit} ${patrol.turn}` : `${unit} ${patrol.turn} of ${last}`
  return (
    <Told
      // On a phone one without a last turn stands on the map alone.
      className={last === undefined ? 'sab-header-turn sab-header-turn-open' : 'sab-header-turn'}
      label={said}
      tip={
        <TipText title={said}>
          <p>
            {last === undefined
              ? 'The patrol goes on until everybody is on his way home, or the raid has left.'
              : `It is over after ${unit.toLowerCase()} ${last}.`}
          </p>
        </TipText>
      }
    >
      <Figure name={unit} value={last === undefined ? patrol.turn : `${patrol.turn}/${last}`} />
    </Told>
  )
}

type Counted = Pick<Score, 'bombers' | 'germanFighters' | 'isolated' | 'aircraftLost'> & {
  /** SAB-DOG-34 Badly hit: whether the aircraft is lost is rolled on the way home. */
  readonly open?: number
}

const NOTHING: Counted = { bombers: 0, germanFighters: 0, isolated: 0, aircraftLost: 0 }

/** Of this patrol while it is flown; between two of the whole chapter, as the points beside them are. */
export function countedOf({ patrol, log, chapter }: Campaign): Counted {
  if (patrol)
    return { ...patrol.score, open: Object.values(patrol.fighters).filter(({ at }) => at === 'fate').length }
  return log
    .filter(report => report.chapter === chapter)
    .reduce(
      (sum, { destroyed, germanFighters, isolated, aircraftLost }) => ({
        bombers: sum.bombers + destroyed,
        germanFighters: sum.germanFighters + germanFighters,
        isolated: sum.isolated + isolated,
        aircraftLost: sum.aircraftLost + aircraftLost,
      }),
      NOTHING,
    )
}

/** SAB-VP-01 SAB-VP-02 SAB-VP-03 */
function Points({ campaign }: { readonly campaign: Campaign }) {
  const { points, won, of } = goalOf(campaign)
  const score = countedOf(campaign)
  const figures = figuresOf(campaign, score)
  return (
    <div className="figures sab-header-points">
      <Told
        label={`${points} points`}
        tip={
          <TipText title={`${counted(points, 'point')}; ${won} or more win the ${of}`}>
            {figures.map(({ name, value, counts, more = '' }) => (
              <p key={name}>
                {capital(name)} {value}
                {more}: {counts}
              </p>
            ))}
            <p>Points in all: {standing(campaign)}.</p>
          </TipText>
        }
      >
        <Figure className="sab-figure-points" name="points" value={won > 0 ? `${points}/${won}` : points} />
      </Told>
      {figures.map(({ name, value, counts, more = '' }) => (
        <Told
          key={name}
          className={`sab-figure-${name}`}
          label={`${name} ${value}${more}`}
          tip={
            <TipText
              title={`${capital(name)} ${campaign.patrol ? 'on this patrol' : 'in all'}: ${value}${more}`}
            >
              <p>{capital(counts)}</p>
            </TipText>
          }
        >
          <Figure name={`${name}${more}`} value={value} />
        </Told>
      ))}
    </div>
  )
}

interface CountedFigure {
  readonly name: string
  readonly value: number
  readonly counts: string
  /** After its name: ` +1 hit`. */
  readonly more?: string
}

/** What counts, and for how much: a campaign by the rulebook, a scenario of the school by its own conditions. */
export function figuresOf(
  campaign: Pick<Campaign, 'pack' | 'scenario'>,
  score: Counted,
): readonly CountedFigure[] {
  const spec = packOf(campaign).scenario(campaign.scenario)
  const own = 'number' in spec ? spec.victory : undefined
  const each = (worth: number, what: string) => `${worth} for each ${what}.`
  const figures: readonly CountedFigure[] = [
    {
      name: 'bombers',
      value: score.bombers,
      counts: own
        ? each(own.bomber, 'bomber destroyed')
        : '1 for each bomber that our fighters destroy, none for those of the flak.',
    },
    {
      name: 'fighters',
      value: score.germanFighters,
      counts: own
        ? each(own.german, 'German fighter destroyed')
        : `1 for every four German fighters; ${pointsOf({ ...score, bombers: 0, isolated: 0, byFlak: 0 })} so far.`,
    },
    {
      name: 'ketten',
      value: score.isolated,
      counts: own
        ? each(own.tile, 'kette (three bombers) cut off')
        : '1 for each kette (three bombers) that is cut off from its neighbours before the bombs fall.',
    },
    {
      name: 'lost',
      value: score.aircraftLost,
      counts:
        own && own.loss > 0
          ? `${own.loss} taken off for each of our aircraft lost.`
          : 'our aircraft lost; they cost no points, but men. + hit: badly hit, and rolled for on the way home.',
      ...(score.open && { more: ` +${score.open} hit` }),
    },
  ]
  // What a scenario does not count is not looked for.
  const isCounted = { bombers: own?.bomber, fighters: own?.german, ketten: own?.tile }
  return figures.filter(({ name }) => isCounted[name as keyof typeof isCounted] !== 0)
}
