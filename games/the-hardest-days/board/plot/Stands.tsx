import { isSame, usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Altitude, SpaceId } from '../../pack/types.ts'
import type { Field, Stand } from '../map/index.ts'
import type { SquadronShown } from '../pieces/shown.ts'
import { BoxTip } from '../pieces/tips.tsx'
import { MapCounter } from './Counter.tsx'

interface BoxProps {
  readonly pack: string
  readonly space: SpaceId
  readonly squadrons: readonly SquadronShown[]
  readonly decided: readonly string[]
}

const namesOf = (squadrons: readonly SquadronShown[]): string => squadrons.map(({ id }) => id).join(', ')

function useBox({ pack, space, squadrons }: BoxProps, box: string) {
  const names = namesOf(squadrons)
  const pick = usePlace(`box:${space}/${box}`, `${space} ${box}${names && `: squadrons ${names}`}`)
  const tip = useTip(() => <BoxTip pack={pack} space={space} box={box} squadrons={names} />)
  return { ...pick, ...tip }
}

/** Squadrons at one height over one space: on a pin whose ticks tell the height. */
export const StandingBox = memo(function StandingBox(
  props: BoxProps & { readonly level: Altitude; readonly stand: Stand },
) {
  const { level, stand, squadrons, decided } = props
  const box = useBox(props, level)
  const [first] = stand.slots
  const last = stand.slots.at(-1)
  return (
    <g className="stand" {...box}>
      {last && (
        <rect
          className="stand-hit"
          x={stand.rect.x}
          y={last.y + last.height}
          width={stand.rect.width}
          height={stand.rect.y + stand.rect.height - last.y - last.height}
        />
      )}
      {first && last && (
        <rect
          className="stand-mark"
          x={first.x - 3}
          y={first.y - 3}
          width={stand.slots.reduce((most, { x, width }) => Math.max(most, x + width), 0) - first.x + 6}
          height={last.y + last.height - first.y + 6}
          rx="7"
        />
      )}
      {squadrons.map((squadron, i) => {
        const at = stand.slots[i]
        return (
          at && <MapCounter key={squadron.id} at={at} decided={decided.includes(squadron.id)} {...squadron} />
        )
      })}
    </g>
  )
}, isSame)

/** READY squadrons stand on the ground line of their airfield, scrambling ones at a slant; who is away has left his line empty. */
export const Airfield = memo(function Airfield({
  field,
  based,
  ready,
  scramble,
  ...rest
}: Omit<BoxProps, 'squadrons'> & {
  readonly field: Field
  readonly based: readonly string[]
  readonly ready: readonly SquadronShown[]
  readonly scramble: readonly SquadronShown[]
}) {
  return (
    <g className="airfield">
      <path
        className="airfield-lines"
        d={field.slots
          .map(({ x, y, width, height }) => `M${x + 2} ${y + height + 3.5}h${width - 4}`)
          .join('')}
      />
      {ready.length > 0 && <Ground {...rest} box="READY" field={field} based={based} squadrons={ready} />}
      {scramble.length > 0 && (
        <Ground {...rest} box="SCRAMBLE" field={field} based={based} squadrons={scramble} />
      )}
    </g>
  )
}, isSame)

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
            decided={decided.includes(squadron.id)}
            {...squadron}
          />
        </g>
      ))}
    </g>
  )
}
