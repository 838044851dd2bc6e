import type { Ref } from '@tallyho/engine'
import { isSame, usePick, useTip } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { memo } from 'react'
import type { SpaceId } from '../../pack/types.ts'
import type { PlateStack } from '../map/index.ts'
import { BoxTip, SpaceTip } from '../pieces/tips.tsx'
import type { PlateWanted, StackWanted } from './wishes.ts'

interface StackProps {
  readonly pack: string
  readonly wanted: StackWanted
  readonly stack: PlateStack
  readonly text: number
  /** The pointer rests on one of them, or no longer. */
  onOver(ref: Ref | undefined): void
}

/** The stalk of a stack of plates: under whatever stands there. */
export function Stalk({ stack: { top, foot } }: { readonly stack: PlateStack }) {
  return (
    <g className="stalk">
      <path className="stalk-line" d={`M${top.x} ${top.y - 4}L${foot.x} ${foot.y}`} />
      <circle className="stalk-foot" cx={foot.x} cy={foot.y} r="3" />
    </g>
  )
}

/** The heights in reach over one space. */
export const Stack = memo(function Stack({ pack, wanted, stack, text, onOver }: StackProps) {
  const { plates, card, top } = stack
  return (
    <g className="plates">
      {card && (
        <>
          <rect className="plates-card" {...card} rx="8" />
          <text className="plate-space" x={top.x} y={card.y + text * 1.12} fontSize={text}>
            {wanted.name}
          </text>
        </>
      )}
      {wanted.plates.map((plate, i) => {
        const at = plates[i]
        return (
          at && (
            <Plate
              key={plate.ref}
              pack={pack}
              space={wanted.space}
              name={wanted.name}
              at={at}
              text={text}
              onOver={onOver}
              {...plate}
            />
          )
        )
      })}
    </g>
  )
}, isSame)

function Plate(
  props: PlateWanted & {
    readonly pack: string
    readonly space: SpaceId
    readonly name: string
    readonly at: Rect
    readonly text: number
    onOver(ref: Ref | undefined): void
  },
) {
  const { pack, space, name, at, text, ref: target, title, tag, level, onOver } = props
  const isSpace = target.startsWith('space:')
  const pick = usePick(target, isSpace ? name : `${name} ${title}${tag && `, ${tag}`}`)
  const tip = useTip(() =>
    isSpace ? (
      <SpaceTip pack={pack} space={space} />
    ) : (
      <BoxTip pack={pack} space={space} box={title} squadrons="" meeting={tag} />
    ),
  )
  const pointer = {
    onMouseEnter: () => {
      pick.onMouseEnter()
      onOver(target)
    },
    onMouseLeave: () => {
      pick.onMouseLeave()
      onOver(undefined)
    },
  }
  const middle = at.y + at.height / 2
  const size = text * 1.08
  const base = tag ? middle - text * 0.12 : middle + size * 0.35
  return (
    <g
      className={`plate${level ? ` plate-${level}` : ''}${tag ? ' plate-meets' : ''}`}
      {...pick}
      {...tip}
      {...pointer}
    >
      <rect className="plate-card" {...at} rx={Math.min(at.height / 2, 14)} />
      <path className="plate-arrow" d={`M${at.x + 9} ${middle - 4}l4.500 4l-4.500 4`} />
      <text className="plate-title" x={at.x + at.width / 2 + 6} y={base} fontSize={size}>
        {title}
      </text>
      {tag && (
        <text className="plate-tag" x={at.x + at.width / 2 + 6} y={middle + text * 0.98} fontSize={text}>
          {tag}
        </text>
      )}
    </g>
  )
}
