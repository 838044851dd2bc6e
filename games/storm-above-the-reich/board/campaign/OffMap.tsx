import { TipText, usePick, useTip } from '@tallyho/kit'
import { HIT_TYPES, type HitType } from '../../pack/types.ts'
import { fighterName, KIND_NAMES, pilotOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter, Pilot } from '../../state.ts'
import { HIT_NAMES } from '../../text/names.ts'
import './campaign.css'
import './off-map.css'

/** SR-MAP-18 Beside the map: the Fate Boxes, the Wounded Box, who is out of the fight and who has not come in yet. */
export function OffMap({ campaign }: { readonly campaign: Campaign }) {
  const fighters = campaign.mission?.fighters ?? []
  const wounded = campaign.pilots.filter(({ status }) => status === 'wounded')
  const waiting = fighters.filter(({ at }) => at === 'reserve')
  const exited = fighters.filter(({ at }) => at === 'exited' || at === 'home')
  const lost = fighters.filter(({ at }) => at === 'lost')
  return (
    <section className="sr-off" aria-label="Off the map">
      <div className="sr-fates">
        {HIT_TYPES.map(type => (
          <FateBox
            key={type}
            campaign={campaign}
            type={type}
            fighters={fighters.filter(({ at, fate }) => at === 'fate' && fate === type)}
          />
        ))}
      </div>
      <div className="sr-off-rest">
        <Box title="Wounded Box" empty="nobody">
          {wounded.map(pilot => (
            <PilotChip key={pilot.no} pilot={pilot} />
          ))}
        </Box>
        <Box title="Not yet entered" empty="nobody">
          {waiting.map(fighter => (
            <FighterChip key={fighter.no} campaign={campaign} fighter={fighter} />
          ))}
        </Box>
        <Box title="Out of the fight" empty="nobody">
          {exited.map(fighter => (
            <FighterChip key={fighter.no} campaign={campaign} fighter={fighter} />
          ))}
        </Box>
        <Box title="Lost" empty="none">
          {lost.map(fighter => (
            <FighterChip key={fighter.no} campaign={campaign} fighter={fighter} />
          ))}
        </Box>
      </div>
    </section>
  )
}

function Box({
  title,
  empty,
  children,
}: {
  readonly title: string
  readonly empty: string
  readonly children: readonly React.ReactNode[]
}) {
  return (
    <div className="sr-off-box">
      <h5>{title}</h5>
      <div className="sr-off-chips">{children.length > 0 ? children : <i>{empty}</i>}</div>
    </div>
  )
}

function FateBox({
  campaign,
  type,
  fighters,
}: {
  readonly campaign: Campaign
  readonly type: HitType
  readonly fighters: readonly Fighter[]
}) {
  const tip = useTip(() => (
    <TipText title={`Fate Box: ${HIT_NAMES[type]}`}>
      <p>Fighters with a serious hit here are rolled for when the mission is over.</p>
    </TipText>
  ))
  return (
    <div className={fighters.length > 0 ? 'sr-fate sr-fate-full' : 'sr-fate'} {...tip}>
      <h5>{HIT_NAMES[type]}</h5>
      {fighters.map(fighter => (
        <FighterChip key={fighter.no} campaign={campaign} fighter={fighter} />
      ))}
    </div>
  )
}

function FighterChip({ campaign, fighter }: { readonly campaign: Campaign; readonly fighter: Fighter }) {
  const name = fighterName(campaign, fighter)
  const pick = usePick(`fighter:${fighter.no}`, `${name}, ${KIND_NAMES[fighter.kind]}`)
  const pilot = pilotOf(campaign, fighter)
  return (
    <span className={`sr-who${pilot?.status === 'killed' ? ' sr-who-killed' : ''}`} {...pick}>
      {name}
    </span>
  )
}

function PilotChip({ pilot }: { readonly pilot: Pilot }) {
  const pick = usePick(`pilot:${pilot.no}`, `${pilot.name}, wounded`)
  return (
    <span className="sr-who" {...pick}>
      {pilot.name}
    </span>
  )
}
