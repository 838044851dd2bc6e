import { isSame, usePick, usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../pack/index.ts'
import type { SpaceId, SpaceSpec } from '../pack/types.ts'
import { boxOf } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'
import { type BoxName, grownBox, ROOM, SPACES, tokenPlaces } from './map/index.ts'
import { RAID_MARKER, RaidMarker } from './markers.tsx'
import { SquadronToken } from './SquadronToken.tsx'
import { type SquadronShown, shownRaid, shownSquadron } from './shown.ts'
import { BoxTip, SpaceTip } from './tips.tsx'

const AIRBORNE: readonly BoxName[] = ['HIGH', 'MED', 'LOW']
const ON_FIELD: readonly BoxName[] = ['SCRAMBLE', 'READY']

/** The boxes of every space with what is in them. */
export function Plates({ day }: { readonly day: Day }) {
  const contents = new Map<string, SquadronShown[]>()
  for (const squadron of day.squadrons) {
    const box = boxOf(squadron)
    if (box === undefined) continue
    contents.set(box, [...(contents.get(box) ?? []), shownSquadron(day, squadron)])
  }
  return packOf(day).pack.spaces.map(spec => {
    const boxes = (spec.airfield === undefined ? AIRBORNE : [...AIRBORNE, ...ON_FIELD]).map(box => ({
      box,
      squadrons: contents.get(`${spec.id}/${box}`) ?? [],
    }))
    return (
      <g key={spec.id} className="plate">
        <SpaceName pack={day.pack} spec={spec} />
        {/* A box that has grown lies over the others. */}
        {boxes
          .toSorted((a, b) => Math.max(a.squadrons.length, ROOM) - Math.max(b.squadrons.length, ROOM))
          .map(({ box, squadrons }) => (
            <Box key={box} pack={day.pack} space={spec.id} box={box} squadrons={squadrons} />
          ))}
      </g>
    )
  })
}

const SpaceName = memo(function SpaceName({
  pack,
  spec,
}: {
  readonly pack: string
  readonly spec: SpaceSpec
}) {
  const plate = SPACES[spec.id]
  const pick = usePick(`space:${spec.id}`, `Space ${spec.id}, ${spec.name}`)
  const tip = useTip(() => <SpaceTip pack={pack} space={spec.id} />)
  if (!plate) return undefined
  const { label, leader } = plate
  const words = spec.id.split(' ')
  return (
    <>
      {leader && <path className="leader" d={leader} />}
      <g className="space-name" {...pick} {...tip}>
        <rect x={label.x - 30} y={label.y - 12} width="60" height="24" rx="3" />
        {words.map((word, i) => (
          <text
            key={word}
            x={label.x}
            y={label.y + 5.5 + (i - (words.length - 1) / 2) * 15}
            fontSize="16"
            textAnchor="middle"
          >
            {word}
          </text>
        ))}
      </g>
    </>
  )
})

interface BoxProps {
  readonly pack: string
  readonly space: SpaceId
  readonly box: BoxName
  readonly squadrons: readonly SquadronShown[]
}

/** Room that the name of a box takes. */
const nameWidth = (box: BoxName): number => box.length * 6.6 + 4

const Box = memo(function Box({ pack, space, box, squadrons }: BoxProps) {
  const printed = SPACES[space]?.boxes[box]
  const names = squadrons.map(({ id }) => id).join(', ')
  const pick = usePlace(`box:${space}/${box}`, `${space} ${box}${names && `: squadrons ${names}`}`)
  const tip = useTip(() => <BoxTip pack={pack} space={space} box={box} squadrons={names} />)
  if (!printed) return undefined
  const { x, y, width, height } = grownBox(squadrons.length, printed)
  const places = tokenPlaces(squadrons.length, printed)
  const taken = Math.max(0, ...places.map(place => place.x + place.width - x))
  return (
    <g className={`box box-${box}`} {...pick} {...tip}>
      <rect className="box-card" x={x} y={y} width={width} height={height} />
      {taken + nameWidth(box) <= width && (
        <text className="box-name" x={x + width - 4} y={y + height / 2 + 3.5} fontSize="10" textAnchor="end">
          {box}
        </text>
      )}
      {squadrons.map((squadron, i) => {
        const place = places[i]
        return place && <SquadronToken key={squadron.id} {...place} {...squadron} />
      })}
      <rect className="mark" x={x} y={y} width={width} height={height} />
    </g>
  )
}, isSame)

/** A marker stands this far left of its box, and keeps this far from the edge of the map. */
const ASIDE = 27
const EDGE = 24

/** Raids over England, beside the box of their altitude: the last things put on the table. */
export function Raids({ day }: { readonly day: Day }) {
  const before = new Map<string, number>()
  return day.raids.map(raid => {
    if (raid.place.on !== 'map') return undefined
    const box = SPACES[raid.place.space]?.boxes[raid.altitude]
    const key = `${raid.place.space}/${raid.altitude}`
    const nth = before.get(key) ?? 0
    before.set(key, nth + 1)
    return (
      box && (
        <RaidMarker
          key={raid.number}
          x={Math.max(box.x - ASIDE, EDGE) + nth * RAID_MARKER * 1.4}
          y={box.y + box.height / 2}
          {...shownRaid(day, raid)}
        />
      )
    )
  })
}
