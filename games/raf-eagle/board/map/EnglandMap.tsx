import { PanZoom, useSize } from '@tallyho/kit'
import { type ReactNode, useMemo, useRef } from 'react'
import { packOf } from '../../pack/index.ts'
import type { TargetId } from '../../pack/types.ts'
import { bombedTarget } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { Cartouche } from './Cartouche.tsx'
import { isSparse, layOut, printSize } from './layout.ts'
import { MapBase } from './MapBase.tsx'
import './map.css'
import './map-targets.css'
import { type Point, project, sheetFor, VIEW } from './projection.ts'
import { Raids } from './Raids.tsx'
import { Sectors } from './Sectors.tsx'
import { Targets } from './Targets.tsx'
import { WeatherLine, WeatherPlates } from './Weather.tsx'

/** Without the Midlands and the coast of France. */
const SOUTH = { top: 235, height: 566 } as const

/** Between the sheet and the edge of the frame. */
const EDGE = 8

/** Names are printed for the whole sheet, however small it is: the view never goes nearer by itself. */
const NEVER = 0.01

/** The room that the map has on the planning desk. */
const DESK = { width: 674, height: 440 } as const

interface MapProps {
  readonly campaign: Campaign
  /** Names only what these say, and says it with the name: `Kenley −4`. Without them those are named that the day is about. */
  readonly told?: ReadonlyMap<TargetId, string>
  /** Squadrons, weather and planned raids are left out: a map of what has been hit. */
  readonly plain?: boolean
  /** RE-4.I.8.c Without it the weather is still to be rolled. */
  readonly isSkyKnown?: boolean
  /** Drawn over the map, in its units. */
  children?(at: (target: TargetId) => Point): ReactNode
}

/** Southern England as it is seen from the Channel: sectors, targets, radar, the range of the Me 109, and the day's raids. */
export function EnglandMap({ campaign, told, plain = false, isSkyKnown = false, children }: MapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame, DESK)
  const southern = plain && isSouthern(campaign, told)
  const { sheet, box, unit } = framed(width, height, southern)
  const size = printSize(unit)
  const sparse = !plain && isSparse(unit)
  const { pack, plan } = campaign
  // A card that is laid moves no name.
  const only = new Set([...(told?.keys() ?? spokenOf(campaign))].toSorted())
  const [names, form] = [[...only].join(), Object.values(sheet).join()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is named and the form of the sheet are all that counts
  const layout = useMemo(
    () =>
      layOut({
        pack,
        size,
        sheet,
        told,
        only,
        sparse,
      }),
    [pack, size, form, names, told, sparse],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for each form of the sheet
  const base = useMemo(
    () => (
      <>
        <MapBase pack={pack} size={size} sheet={sheet} bare={plain || sparse} />
        {!plain && !sparse && <Cartouche size={size} sheet={sheet} />}
      </>
    ),
    [pack, size, form, plain, sparse],
  )
  const at = (target: TargetId) => layout.targets.get(target) ?? { x: 0, y: 0 }
  return (
    <div className="eagle-map">
      <div className="eagle-map-frame" ref={frame}>
        <PanZoom
          box={box}
          least={NEVER}
          label={plain ? 'What has been hit' : 'Map of southern England'}
          base={base}
        >
          <Targets campaign={campaign} layout={layout} dots={true} {...(told && { told })} />
          {!plain && <Raids campaign={campaign} plan={plan} layout={layout} sheet={sheet} />}
          {!plain && <Sectors campaign={campaign} layout={layout} />}
          <Targets campaign={campaign} layout={layout} {...(told && { told })} />
          {!plain && !sparse && (
            <WeatherPlates campaign={campaign} size={size} sheet={sheet} isKnown={isSkyKnown} />
          )}
          {children?.(at)}
        </PanZoom>
      </div>
      {sparse && <WeatherLine campaign={campaign} isKnown={isSkyKnown} />}
    </div>
  )
}

/** The sheet, what of it is in the frame, and pixels of the screen to a unit of it as long as nobody zooms. */
function framed(width: number, height: number, southern: boolean) {
  const sheet = sheetFor(width, southern ? (height * VIEW.height) / SOUTH.height : height)
  const box = {
    x: sheet.x - EDGE,
    y: southern ? SOUTH.top : sheet.y - EDGE,
    width: sheet.width + 2 * EDGE,
    height: southern ? SOUTH.height : sheet.height + 2 * EDGE,
  }
  return { sheet, box, unit: Math.min(width / box.width, height / box.height) }
}

/** Whether all that is told lies where most of the battle does. */
function isSouthern(campaign: Campaign, told: MapProps['told']): boolean {
  return [...(told?.keys() ?? [])].every(id => {
    const at = packOf(campaign).target.get(id)?.at
    return at === undefined || project(at).y > SOUTH.top + 30
  })
}

/** What the day's plan is about: aimed at, in hand, hit. */
function spokenOf(campaign: Campaign): readonly TargetId[] {
  const { targetCard } = packOf(campaign)
  return [
    ...campaign.plan.map(raid => bombedTarget(campaign, raid).id),
    ...campaign.hand.flatMap(card => targetCard.get(card)?.target ?? []),
    ...Object.keys(campaign.damage),
  ]
}
