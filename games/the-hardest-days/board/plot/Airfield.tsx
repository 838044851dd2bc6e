import { isSame, TipText, useTip } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { memo } from 'react'
import type { Field } from '../map/index.ts'
import { squadronName } from '../pieces/names.ts'
import type { SquadronShown } from '../pieces/shown.ts'
import { isUnder, MapCounter } from './Counter.tsx'
import { type BoxProps, useBox } from './Stands.tsx'

/** One of an airfield's squadrons that is neither ready nor about to take off. */
export interface Away {
  readonly squadron: SquadronShown
  /** On the ground or on its way there, in a word; without one it is elsewhere. */
  readonly word: string | undefined
  /** Where, in a sentence. */
  readonly says: string
}

/** Each squadron has its berth: who is ready stands on its line, who scrambles at a slant, who lands or re-arms is pale, who is away has left his number. */
export const Airfield = memo(function Airfield({
  field,
  based,
  ready,
  scramble,
  away,
  ...rest
}: Omit<BoxProps, 'squadrons'> & {
  readonly field: Field
  readonly based: readonly string[]
  readonly ready: readonly SquadronShown[]
  readonly scramble: readonly SquadronShown[]
  readonly away: readonly Away[]
}) {
  const berthOf = (id: string): Rect | undefined => field.slots[based.indexOf(id)]
  // Where they lie one over the other, the lowest has the line.
  const onTheLine = field.slots.filter(slot => !isUnder(slot, field.slots))
  return (
    <g className="airfield">
      <path
        className="airfield-lines"
        d={onTheLine.map(({ x, y, width, height }) => `M${x + 2} ${y + height + 3.5}h${width - 4}`).join('')}
      />
      {away.map(one => {
        const at = berthOf(one.squadron.id)
        return at && <Berth key={one.squadron.id} at={at} under={isUnder(at, field.slots)} {...one} />
      })}
      {ready.length > 0 && <Ground {...rest} box="READY" field={field} based={based} squadrons={ready} />}
      {scramble.length > 0 && (
        <Ground {...rest} box="SCRAMBLE" field={field} based={based} squadrons={scramble} />
      )}
    </g>
  )
}, isSame)

function Berth({ at, under, squadron, word, says }: Away & { readonly at: Rect; readonly under: boolean }) {
  const tip = useTip(() => (
    <TipText title={squadronName(squadron.id)}>
      <p>{says}</p>
    </TipText>
  ))
  if (word !== undefined)
    return (
      <g>
        {/* Pale as it is, nothing below it shines through. */}
        <rect className="berth-paper" {...at} rx="4" />
        <MapCounter at={at} word={word} under={under} {...squadron} />
      </g>
    )
  return (
    <g className="berth" aria-label={says} {...tip}>
      <rect x={at.x + 2} y={at.y + 2} width={at.width - 4} height={at.height * 0.56 - 2} rx="4" />
      <text x={at.x + at.width / 2} y={at.y + at.height * 0.45} fontSize={at.height * 0.36}>
        {squadron.id}
      </text>
    </g>
  )
}

function Ground(
  props: BoxProps & {
    readonly box: 'READY' | 'SCRAMBLE'
    readonly field: Field
    readonly based: readonly string[]
  },
) {
  const { box, field, based, squadrons, decided } = props
  const attributes = useBox(props, box)
  const slots = squadrons.flatMap(squadron => {
    const at = field.slots[based.indexOf(squadron.id)]
    return at ? [{ squadron, at }] : []
  })
  return (
    <g className={`ground ground-${box}`} {...attributes}>
      {slots.map(({ squadron: { id }, at }) => (
        <rect
          key={id}
          className="stand-mark"
          x={at.x - 2}
          y={at.y - 2}
          width={at.width + 4}
          height={at.height + 9}
          rx="5"
        />
      ))}
      {slots.map(({ squadron, at }) => (
        <g key={squadron.id}>
          {box === 'SCRAMBLE' && (
            <path
              className="take-off"
              d={`M${at.x} ${at.y + at.height + 3.5}q${at.width * 0.7} 0 ${at.width} -${at.height * 0.42}`}
            />
          )}
          <MapCounter
            at={at}
            tilted={box === 'SCRAMBLE'}
            under={isUnder(at, field.slots)}
            decided={decided.includes(squadron.id)}
            {...squadron}
          />
        </g>
      ))}
    </g>
  )
}
