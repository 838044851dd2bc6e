import { TipText, Told } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { ReplacementTrack } from '../../pack/types.ts'
import { gruppenIn, gruppeSpec, isBomber, squadronSpec, squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'

type Track = ReplacementTrack | 'pilots'

interface Line {
  readonly name: string
  readonly track: Track
  readonly side: 'luftwaffe' | 'raf'
}

const LINES: readonly Line[] = [
  { name: 'Fighters', track: 'fighter', side: 'luftwaffe' },
  { name: 'Level bombers', track: 'bomber', side: 'luftwaffe' },
  { name: 'Spitfires', track: 'Spitfire', side: 'raf' },
  { name: 'Hurricanes', track: 'Hurricane', side: 'raf' },
  { name: 'Blenheims', track: 'Blenheim', side: 'raf' },
  { name: 'Pilots', track: 'pilots', side: 'raf' },
]

/** RE-2.1.n What both sides can replace, and what that means for those who wait. */
export function Supply({ campaign }: { readonly campaign: Campaign }) {
  const { trackTop } = packOf(campaign).pack.tables
  const lines = LINES.filter(({ track }) => track !== 'Blenheim' || campaign.night)
  return (
    <section className="eagle-war-sheet eagle-war-supply">
      <h3>Machines and men</h3>
      {lines.map(({ name, track, side }) => (
        <Gauge
          key={track}
          name={name}
          side={side}
          value={campaign.points[track]}
          top={trackTop[track]}
          means={meaning(campaign, track)}
        />
      ))}
      <Gauge
        name="Depletion"
        side="luftwaffe"
        value={campaign.depletion}
        top={15}
        zones={[8, 15]}
        means={
          campaign.depletion >= 15
            ? 'spent: no relief without machines'
            : campaign.depletion >= 8
              ? `tired; spent at 15`
              : `fit; tired at 8`
        }
      />
    </section>
  )
}

function Gauge(props: {
  readonly name: string
  readonly side: 'luftwaffe' | 'raf'
  readonly value: number
  readonly top: number
  readonly means: string
  /** From where on it is worse. */
  readonly zones?: readonly number[]
}) {
  const { name, side, value, top, means, zones = [] } = props
  const width = 120
  const at = (number: number) => (number / top) * width
  return (
    <Told
      className={`eagle-war-gauge eagle-war-gauge-${side}`}
      label={`${name}: ${value} of ${top}, ${means}`}
      tip={
        <TipText title={`${name}: ${value} of ${top}`}>
          <p>{means}</p>
        </TipText>
      }
    >
      <span>{name}</span>
      <svg viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="eagle-war-gauge-tube" width={width} height="14" y="1" />
        {zones.map((zone, i) => (
          <rect
            key={zone}
            className={`eagle-war-gauge-zone-${i}`}
            x={at(zone) - (i === 1 ? 4 : 0)}
            y="1"
            width={width - at(zone) + (i === 1 ? 4 : 0)}
            height="14"
          />
        ))}
        <rect className="eagle-war-gauge-fill" width={at(value)} height="14" y="1" />
        <path
          className="eagle-war-gauge-ticks"
          d={Array.from({ length: top - 1 }, (_, i) => `M${at(i + 1)} 15v-4`).join('')}
        />
      </svg>
      <b>{value}</b>
      <em>{means}</em>
    </Told>
  )
}

/** RE-14.2 Who waits for it, and whether it is enough. */
function meaning(campaign: Campaign, track: Track): string {
  const points = campaign.points[track]
  if (track === 'pilots') {
    const waiting = squadronsIn(campaign, 'light-loss').filter(
      id => squadronSpec(campaign, id).type !== 'Blenheim',
    ).length
    return waiting === 0 ? 'nobody waits' : said(waiting, points, 'go green')
  }
  if (track === 'fighter' || track === 'bomber') {
    const waiting = gruppenIn(campaign, 'light-loss', 'heavy-loss').filter(
      id => gruppeSpec(campaign, id).type !== 'Ju 87' && isBomber(campaign, id) === (track === 'bomber'),
    ).length
    return waiting === 0 ? 'nobody waits' : said(waiting, points, 'wear the reserves')
  }
  const waiting = squadronsIn(campaign, 'light-loss', 'heavy-loss').filter(
    id => squadronSpec(campaign, id).type === track,
  ).length
  return waiting === 0 ? 'nobody waits' : said(waiting, points, 'stay away')
}

function said(waiting: number, points: number, otherwise: string): string {
  return waiting <= points ? `${waiting} wait: enough` : `${waiting} wait: ${waiting - points} ${otherwise}`
}
