import { counted } from '@tallyho/engine'
import { signed, usePick } from '@tallyho/kit'
import { Fragment, type ReactNode } from 'react'
import type { RaidClass } from '../../pack/types.ts'
import {
  bombedTarget,
  flightOf,
  isDecoy,
  plannedFor,
  raidOf,
  sizeOfRaid,
  weatherOver,
} from '../../rules/02-terms.ts'
import type { Campaign, Flight } from '../../state.ts'
import { KNOWLEDGE } from '../../text/06-detection.ts'
import { MEANT } from '../../text/meant.ts'
import { WEATHER_NAMES } from '../../text/names.ts'
import { INTELLIGENCE, WARNING } from '../charts/labels.ts'
import { TargetIcon } from '../pieces/TargetSymbol.tsx'
import { Explained } from './Explained.tsx'
import { BOMBS_FIRST, RAID_STEPS } from './steps.ts'

/** The line above the picture: whither, what is known, what shifts the combats and bombs, and how far the raid is. */
export function Status({
  campaign,
  step,
  children,
}: {
  readonly campaign: Campaign
  readonly step: number
  readonly children: ReactNode
}) {
  const raid = raidOf(campaign)
  const flight = flightOf(campaign)
  const { id, type } = bombedTarget(campaign, raid)
  const steps = flight.bombsFirst ? BOMBS_FIRST : RAID_STEPS
  const at = steps.indexOf(RAID_STEPS[step - 1] ?? RAID_STEPS[0])
  // Those that still form up belong to it.
  const gruppen = sizeOfRaid(campaign) + plannedFor(campaign, flight.raid).length
  return (
    <header className="eagle-status">
      <h2>
        <TargetIcon type={type} size={24} /> {id}
      </h2>{' '}
      <span>
        {isDecoy(campaign) ? 'decoy' : raid.major ? 'major' : 'minor'},{' '}
        {gruppen > 0 && `${counted(gruppen, 'Gruppe', 'Gruppen')},`}
      </span>{' '}
      <span className="eagle-over">{WEATHER_NAMES[weatherOver(campaign, raid)]}</span>{' '}
      {flight.warning && (
        <Explained word="Warning" means={MEANT.warning} className="eagle-chip">
          warning <b>{WARNING[flight.warning].toLowerCase()}</b>
        </Explained>
      )}{' '}
      {flight.intelligence && (
        <Explained word="Intelligence" means={KNOWLEDGE[flight.intelligence]} className="eagle-chip">
          intelligence <b>{INTELLIGENCE[flight.intelligence].toLowerCase()}</b>
        </Explained>
      )}{' '}
      {flight.intelligence === 'poor' && <TakenFor taken={flight.taken} />}
      {markersOf(flight).map(marker => (
        <Fragment key={marker}>
          {' '}
          <b className="eagle-chip eagle-marker">{marker}</b>
        </Fragment>
      ))}{' '}
      <ol className="eagle-steps" aria-label={`Step ${at + 1} of ${steps.length}: ${steps[at]}`}>
        {steps.map((name, i) => (
          <li key={name} aria-current={i === at ? 'step' : undefined} data-over={i < at || undefined}>
            {i === at ? `${at + 1} of ${steps.length}: ${name}` : ''}
          </li>
        ))}
      </ol>{' '}
      {children}
    </header>
  )
}

/** RE-6.2.g What the British take it for: chosen here while it is asked. */
function TakenFor({ taken }: { readonly taken: Flight['taken'] }) {
  return (
    <span className="eagle-chip">
      taken for <ClassChip of="minor" taken={taken} />
      <ClassChip of="major" taken={taken} />
    </span>
  )
}

function ClassChip(props: { readonly of: Exclude<RaidClass, 'none'>; readonly taken: Flight['taken'] }) {
  const pick = usePick(`class:${props.of}`, `Taken for a ${props.of} raid`)
  const asked = pick['data-mark'] === 'lit' || pick['data-mark'] === 'hovered'
  if (!asked && props.taken !== props.of) return null
  return (
    <b className="eagle-class-chip" {...pick}>
      {props.of}
    </b>
  )
}

/** RE-CP What lies on the Raid Display for the rest of the raid, and what it does. */
function markersOf(flight: Flight): readonly string[] {
  const { altitude, bigWing, bombsFirst, navigationalError, nonEssential, unopposed } = flight
  return [
    altitude !== 0 && `▲ ${altitude > 0 ? 'British' : 'German'} altitude: row ${signed(altitude)}`,
    bigWing && 'Big Wing: row +1',
    bombsFirst && 'bombs before the attack',
    unopposed && 'unopposed: bombs +2',
    navigationalError && `navigational error: bombs ${signed(-2)}`,
    nonEssential && 'non-essential target',
  ].filter(marker => typeof marker === 'string')
}
