import { capital, counted, percent } from '@tallyho/engine'
import { TipText, usePick, useTip } from '@tallyho/kit'
import { useContext } from 'react'
import type { FighterId, Position, SectionId } from '../../pack/types.ts'
import { fightersOf, leaderOf, membersOf } from '../../rules/01-general/formations.ts'
import { canSpendFuel, dogfightOf, fuelOf, vapor } from '../../rules/01-general/terms.ts'
import type { Campaign, Formation, OrderKind } from '../../state.ts'
import { fuelLeft } from '../../text/fuel.ts'
import { forceName } from '../../text/german-names.ts'
import { formationName, pilotIn, sectionName, unitName } from '../../text/names.ts'
import { type Stake, upFrom } from '../../text/stakes.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { Cubes } from './MapInset.tsx'

/** Which way they fly: towards the bombers. */
const HEADING: Readonly<Record<Position, number>> = { nose: 180, starboard: -80, tail: 0, port: 80 }

const ORDERS: Readonly<Record<OrderKind, string>> = {
  escort: '✓ Escort',
  bombers: '✓ Bombers',
  cruise: '✓ Cruise',
}

/** A formation on the map: its aircraft, Section by Section, and a plate with name, order and Fuel. */
export function FormationToken(props: { readonly campaign: Campaign; readonly formation: Formation }) {
  const { campaign, formation } = props
  const { id, sections, at, order } = formation
  const name = capital(formationName(id))
  const pick = usePick(`formation:${id}`, name)
  const tip = useTip(() => <FormationTip campaign={campaign} formation={formation} />)
  const copied = useContext(Copied)
  return (
    <div className="sab-formation" data-piece={copied ? undefined : `formation:${id}`} {...pick} {...tip}>
      <Vics campaign={campaign} sections={sections} heading={at ? HEADING[at.position] : 0} />
      <div className="sab-name">
        <Cubes sections={sections} />
        <p>
          <strong>{capital(name.replace('The ', '').replace(' Section', ''))}</strong>
          {order && <b>{ORDERS[order]}</b>}
        </p>
        <FuelBar campaign={campaign} sections={sections} />
      </div>
      <Units sections={sections} />
    </div>
  )
}

/** The Sections of a formation: each can be split off, or reform with another. */
function Units({ sections }: { readonly sections: readonly SectionId[] }) {
  return (
    <div className="sab-units">
      {sections.map(section => (
        <UnitChip key={section} unit={section} />
      ))}
    </div>
  )
}

function UnitChip({ unit }: { readonly unit: SectionId }) {
  const pick = usePick(`unit:${unit}`, sectionName(unit))
  return (
    <span className="sab-unit" {...pick}>
      <Cubes sections={[unit]} />
      {capital(unit)}
    </span>
  )
}

/** SAB-K-129 A vic of three for each Section, as many as still fly in it. */
const VIC: readonly (readonly [x: number, y: number])[] = [
  [0, -24],
  [-44, 22],
  [44, 22],
  [0, 56],
]

function Vics(props: {
  readonly campaign: Campaign
  readonly sections: readonly SectionId[]
  readonly heading: number
}) {
  const { campaign, sections, heading } = props
  return (
    <span className="sab-vics" aria-hidden="true">
      {sections.map(section => (
        <svg key={section} viewBox="-84 -72 168 144" className="sab-vic" aria-hidden="true">
          <g transform={`rotate(${heading})`}>
            {membersOf(campaign, section).map((id, i) => {
              const [x, y] = VIC[i] ?? [0, 0]
              return <Aircraft key={id} type={campaign.aircraft} x={x} y={y} bank={4} size={76} />
            })}
          </g>
        </svg>
      ))}
    </span>
  )
}

/** SAB-RTB-13 From here on the way home is a roll. */
const LOW = 2

/** SAB-GEN-24 What is left before Vapor, by the Section that has the least. */
export function FuelBar(props: { readonly campaign: Campaign; readonly sections: readonly SectionId[] }) {
  const { campaign, sections } = props
  if (!campaign.patrol?.fuelled || sections.length === 0) return null
  const left = fuelLeft(campaign, sections)
  const name = new Set(sections.map(section => fuelOf(campaign, section))).size > 1 ? 'Least Fuel' : 'Fuel'
  return (
    <span className="sab-fuel" role="img" aria-label={`${name} ${left}`} data-low={left <= LOW}>
      <span>{name}</span>
      <i>
        <i style={{ width: `${(100 * left) / vapor(campaign)}%` }} />
      </i>
      <b>{left}</b>
    </span>
  )
}

function FormationTip({
  campaign,
  formation,
}: {
  readonly campaign: Campaign
  readonly formation: Formation
}) {
  const { id, sections } = formation
  return (
    <TipText title={capital(formationName(id))}>
      {sections.map(section => (
        <p key={section}>
          <strong>{sectionName(section)}</strong>: {pilotsOf(campaign, membersOf(campaign, section))}
          {campaign.patrol?.fuelled && `; Fuel ${fuelLeft(campaign, [section])}`}
        </p>
      ))}
      {!canSpendFuel(campaign, sections) && <p>A Section has next to no Fuel: nothing that costs any.</p>}
      <p>{leadersTold(campaign, sections)}</p>
    </TipText>
  )
}

function pilotsOf(campaign: Campaign, ids: readonly FighterId[]): string {
  return ids.map(id => pilotIn(campaign, id)).join(', ')
}

function leadersTold(campaign: Campaign, sections: readonly SectionId[]): string {
  const leaders = sections.flatMap(section => leaderOf(campaign, section) ?? [])
  const all = sections.flatMap(section => membersOf(campaign, section))
  return `${counted(all.length, 'fighter')}; led by ${pilotsOf(campaign, leaders)}.`
}

/** SAB-GEN-20 A unit out of sight of the raid, and whoever is on it. */
export function LostUnit(props: {
  readonly campaign: Campaign
  readonly unit: Unit
  /** Of its chase. */
  readonly stake?: Stake | undefined
}) {
  const { campaign, unit, stake } = props
  const pick = usePick(`unit:${unit}`, `${unitName(unit)}, away from the raid`)
  const tip = useTip(() => (
    <TipText title={unitName(unit)}>
      <p>{pilotsOf(campaign, fightersOf(campaign, unit))}</p>
      <p>Away from the raid, as after every fight: at the end of the turn it may look for it again.</p>
    </TipText>
  ))
  const copied = useContext(Copied)
  const section = campaign.patrol?.fighters[unit as FighterId]?.section ?? (unit as SectionId)
  const germans = dogfightOf(campaign, unit)?.germans ?? []
  return (
    <div className="sab-lost-unit" data-piece={copied ? undefined : `unit:${unit}`} {...pick} {...tip}>
      <svg viewBox="-84 -72 168 144" className="sab-vic" aria-hidden="true">
        {fightersOf(campaign, unit).map((id, i) => {
          const [x, y] = VIC[i] ?? [0, 0]
          return <Aircraft key={id} type={campaign.aircraft} x={x} y={y} heading={-20} size={76} />
        })}
      </svg>
      <div className="sab-name">
        <Cubes sections={[section]} />
        <p>
          <strong>{unitName(unit).replace(' Section', '')}</strong>
          {stake?.number !== undefined && (
            <b className="sab-lost-chase">
              {upFrom(stake.number)}
              {stake.lowerOfTwo && <span className="sab-stake-more"> on both dice</span>}{' '}
              {percent(stake.chance ?? 0)}
            </b>
          )}
          {germans.length > 0 && (
            <b className="sab-lost-germans">
              {germans.map(({ type, strength }) => forceName(type, strength)).join(', ')}
            </b>
          )}
        </p>
        <FuelBar campaign={campaign} sections={[section]} />
      </div>
    </div>
  )
}
