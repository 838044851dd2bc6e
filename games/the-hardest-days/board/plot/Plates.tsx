import { isSame, usePick, usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import type { SpaceId, SpaceSpec } from '../../pack/types.ts'
import { boxOf, spaceOf } from '../../rules/02-terms/terms.ts'
import type { Day } from '../../state.ts'
import { type BoxName, grownBox, ROOM, raidPlaces, SPACES, tokenPlaces } from '../map/index.ts'
import { type RaidShown, type SquadronShown, shownRaid, shownSquadron } from '../pieces/shown.ts'
import { BoxTip, SpaceTip } from '../pieces/tips.tsx'
import { RaidMarker } from './markers.tsx'
import { SquadronToken } from './SquadronToken.tsx'

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
      raids: day.raids
        .filter(raid => spaceOf(raid) === spec.id && raid.altitude === box)
        .map(raid => shownRaid(day, raid)),
    }))
    return (
      <g key={spec.id} className="plate">
        <SpaceName pack={day.pack} spec={spec} />
        {/* A box that has grown lies over the others. */}
        {boxes
          .toSorted((a, b) => Math.max(a.squadrons.length, ROOM) - Math.max(b.squadrons.length, ROOM))
          .map(({ box, squadrons, raids }) => (
            <Box key={box} pack={day.pack} space={spec.id} box={box} squadrons={squadrons} raids={raids} />
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
  readonly raids: readonly RaidShown[]
}

/** Size of a box's name, and the room that it takes. */
const NAME = 14.6
const nameWidth = (box: BoxName): number => box.length * 9.2 + 4

const Box = memo(function Box({ pack, space, box, squadrons, raids }: BoxProps) {
  const printed = SPACES[space]?.boxes[box]
  const names = squadrons.map(({ id }) => id).join(', ')
  const pick = usePlace(`box:${space}/${box}`, `${space} ${box}${names && `: squadrons ${names}`}`)
  const tip = useTip(() => <BoxTip pack={pack} space={space} box={box} squadrons={names} />)
  if (!printed) return undefined
  const { x, y, width, height } = grownBox(squadrons.length, printed, raids.length)
  const places = tokenPlaces(squadrons.length, printed, raids.length)
  const markers = raidPlaces(raids.length, printed)
  const taken = Math.max(0, ...places.map(place => place.x + place.width - x))
  return (
    <g className={`box box-${box}${raids.length > 0 ? ' box-raided' : ''}`} {...pick} {...tip}>
      <rect className="box-card" x={x} y={y} width={width} height={height} />
      {raids.length === 0 && taken + nameWidth(box) <= width && (
        <text className="box-name" x={x + width - 4} y={y + height / 2 + 5} fontSize={NAME} textAnchor="end">
          {box}
        </text>
      )}
      {squadrons.map((squadron, i) => {
        const place = places[i]
        return place && <SquadronToken key={squadron.id} {...place} {...squadron} />
      })}
      {raids.map((raid, i) => {
        const place = markers[i]
        return place && <RaidMarker key={raid.number} {...place} {...raid} />
      })}
      <rect className="mark" x={x} y={y} width={width} height={height} />
    </g>
  )
}, isSame)
