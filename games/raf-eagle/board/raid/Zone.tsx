import { usePlace } from '@tallyho/kit'
import type { GruppeId } from '../../pack/types.ts'
import {
  flightOf,
  gruppenIn,
  gruppenInRaid,
  gruppeSpec,
  me109Range,
  plannedFor,
  raidOf,
  squadronsIn,
} from '../../rules/02-terms.ts'
import { escortsMissing, patrolNeeded } from '../../rules/06-raid/deployment.ts'
import { isSquadron } from '../../rules/09-combat/leaving.ts'
import type { Campaign, RaidBox } from '../../state.ts'
import { MEANT } from '../../text/meant.ts'
import { boxName } from '../../text/names.ts'
import { BOX } from '../charts/labels.ts'
import { GruppeCounter, SquadronCounter } from '../pieces/counters.tsx'
import { Explained } from './Explained.tsx'
import { Burst, Ghost } from './Ghost.tsx'
import type { Fate } from './story.ts'
import { UNIT } from './unit.ts'

/** One box of the Raid Display, where it is in the air: Gruppen, the squadrons that meet them, and who was lost there. */
export function Zone(props: {
  readonly campaign: Campaign
  readonly box: RaidBox
  readonly fates: readonly Fate[]
}) {
  const { campaign, box } = props
  const place = usePlace(`box:${box}`, boxName(box))
  const gruppen = gruppenIn(campaign, box)
  const squadrons = box === 'hunt' || box === 'bomber' ? squadronsIn(campaign, box) : []
  const here: readonly string[] = [...gruppen, ...squadrons]
  const lost = props.fates.filter(fate => fate.box === box && fate.to !== 'inflight').map(({ unit }) => unit)
  // As long as the die lies and the board has not followed, it bursts on the counter itself.
  const gone = lost.filter(unit => !here.includes(unit))
  const { intercepted } = flightOf(campaign)
  return (
    <div className="eagle-zone" data-box={box} {...place}>
      <h3 className="eagle-zone-title">
        <Explained word={BOX[box]} means={MEANT[box]} />{' '}
        <small>{needs(campaign, box) ?? tally(gruppen.length, squadrons.length)}</small>
      </h3>
      <div className="eagle-row">
        {gruppen.map(id => (
          <span key={id} className="eagle-unit" data-met={intercepted.includes(id) || undefined}>
            <GruppeCounter campaign={campaign} id={id} size={UNIT} />
            {lost.includes(id) && <Burst />}
          </span>
        ))}
      </div>
      {squadrons.length > 0 && (
        <div className="eagle-row eagle-row-british">
          {squadrons.map(id => (
            <span key={id} className="eagle-unit">
              <SquadronCounter campaign={campaign} id={id} size={UNIT} />
              {lost.includes(id) && <Burst />}
            </span>
          ))}
        </div>
      )}
      {gone.length > 0 && (
        <div className="eagle-row eagle-row-lost">
          {gone.map(unit => (
            <Ghost key={unit} campaign={campaign} unit={unit} british={isSquadron(campaign, unit)} />
          ))}
        </div>
      )}
    </div>
  )
}

function tally(gruppen: number, squadrons: number): string {
  if (squadrons === 0) return gruppen === 0 ? '' : String(gruppen)
  return `${gruppen} against ${squadrons}`
}

/** RE-6.1.d RE-19.2.d How many must fly there, as long as the raid forms up. */
function needs(campaign: Campaign, box: RaidBox): string | undefined {
  if (flightOf(campaign).warning !== undefined) return undefined
  const here = gruppenIn(campaign, box).length
  if (box === 'patrol') {
    if (me109Range(campaign, raidOf(campaign)) === 'beyond') return `${here}, all Me 109s`
    const wanted = patrolNeeded(campaign)
    if (here === 0 && wanted > 0 && !hasMe109s(campaign)) return 'no Me 109 to wait here'
    return wanted === 0 ? `${here}, none needed` : `${here} of ${wanted} needed`
  }
  if (box !== 'escort' || !campaign.advanced) return undefined
  const wanted = Math.max(0, here + escortsMissing(campaign))
  return here < wanted ? `${here} of ${wanted} needed` : undefined
}

/** RE-6.1.d Nobody else waits over the Channel. */
function hasMe109s(campaign: Campaign): boolean {
  const waiting = plannedFor(campaign, flightOf(campaign).raid)
  return [...gruppenInRaid(campaign), ...waiting].some(id => gruppeSpec(campaign, id).type === 'Me 109')
}

/** RE-4.II.1 Gruppen that have no mission yet, over France. */
export function Forming({
  campaign,
  gruppen,
}: {
  readonly campaign: Campaign
  readonly gruppen: readonly GruppeId[]
}) {
  return (
    <div className="eagle-zone eagle-forming">
      <h3 className="eagle-zone-title">
        <Explained word="Forming up" means={MEANT.forming} /> <small>{gruppen.length}</small>
      </h3>
      <div className="eagle-row">
        {gruppen.map(id => (
          <span key={id} className="eagle-unit">
            <GruppeCounter campaign={campaign} id={id} size={UNIT} />
          </span>
        ))}
      </div>
    </div>
  )
}
