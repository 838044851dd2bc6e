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
  const isQuiet = wanted.plates.every(({ quiet }) => quiet)
  return (
    <g className="plates">
      {card && (
        <>
          <rect className={isQuiet ? 'plates-card plates-quiet' : 'plates-card'} {...card} rx="8" />
          <text className="plate-space" x={top.x} y={card.y + text * 1.12} fontSize={text}>
            {wanted.name}
            {wanted.often && <tspan className="plate-often"> {wanted.often}</tspan>}
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
  const { pack, space, name, at, text, ref: target, title, told, level, mark, quiet, onOver } = props
  const isSpace = target.startsWith('space:')
  const pick = usePick(target, isSpace ? name : `${name} ${title}${told && `, ${told}`}`)
  const tip = useTip(() =>
    isSpace ? (
      <SpaceTip pack={pack} space={space} />
    ) : (
      <BoxTip pack={pack} space={space} box={title} squadrons="" meeting={told} />
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
  const size = text * (quiet ? 1 : 1.08)
  const kind = `${level ? ` plate-${level}` : ''}${quiet ? ' plate-quiet' : mark ? ' plate-meets' : ''}`
  return (
    <g className={`plate${kind}`} {...pick} {...tip} {...pointer}>
      <rect className="plate-card" {...at} rx={Math.min(at.height / 2, 14)} />
      {!quiet && <path className="plate-arrow" d={`M${at.x + 9} ${middle - 4}l4.500 4l-4.500 4`} />}
      <text
        className="plate-title"
        x={mark ? at.x + 19 : at.x + at.width / 2 + (quiet ? 0 : 6)}
        y={middle + size * 0.35}
        fontSize={size}
        textAnchor={mark ? 'start' : 'middle'}
      >
        {title}
      </text>
      {mark && <Mark {...mark} x={at.x + 19 + size * LONGEST} middle={middle} text={text} />}
    </g>
  )
}

/** The name of a height, in parts of its size: the marks of a stack stand under one another. */
const LONGEST = 2.4

/** The number of a raid as on its plaque, and when or how often it is met. */
function Mark(props: {
  readonly raid: number
  readonly word: string
  readonly x: number
  readonly middle: number
  readonly text: number
}) {
  const { raid, word, x, middle, text } = props
  const side = text * 1.25
  return (
    <>
      <rect className="flag" x={x} y={middle - side / 2} width={side} height={side} rx="2" />
      <text className="flag-number" x={x + side / 2} y={middle + text * 0.36} fontSize={text}>
        {raid}
      </text>
      <text className="plate-tag" x={x + side + 4} y={middle + text * 0.35} fontSize={text}>
        {word}
      </text>
    </>
  )
}
