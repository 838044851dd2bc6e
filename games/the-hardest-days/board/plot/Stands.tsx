import { isSame, usePlace, useTip } from '@tallyho/kit'
import { type FocusEvent, type MouseEvent, memo } from 'react'
import type { Altitude, SpaceId } from '../../pack/types.ts'
import type { Stand } from '../map/index.ts'
import type { SquadronShown } from '../pieces/shown.ts'
import { BoxTip } from '../pieces/tips.tsx'
import { Beneath, MapCounter } from './Counter.tsx'

export interface BoxProps {
  readonly pack: string
  readonly space: SpaceId
  readonly squadrons: readonly SquadronShown[]
  readonly decided: readonly string[]
}

const namesOf = (squadrons: readonly SquadronShown[]): string => squadrons.map(({ id }) => id).join(', ')

export function useBox({ pack, space, squadrons }: BoxProps, box: string) {
  const names = namesOf(squadrons)
  const pick = usePlace(`box:${space}/${box}`, `${space} ${box}${names && `: squadrons ${names}`}`)
  const tip = useTip(() => <BoxTip pack={pack} space={space} box={box} squadrons={names} />)
  return { ...pick, ...tip }
}

/** Squadrons at one height over one space: on a pin whose ticks tell the height. A press on a pile fans it out and chooses nothing. */
export const StandingBox = memo(function StandingBox(
  props: BoxProps & { readonly level: Altitude; readonly stand: Stand; onFan(box: string | undefined): void },
) {
  const { space, level, stand, squadrons, decided, onFan } = props
  const box = useBox(props, level)
  const [first] = stand.slots
  const last = stand.slots.at(-1)
  const top = squadrons.length - 1
  const fan = () => onFan(`${space}/${level}`)
  const fanned = stand.piled && {
    // By keys: a press of the mouse gives it the focus too, and is to end on what it began on.
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && fan(),
    onClickCapture: (event: MouseEvent) => {
      event.stopPropagation()
      fan()
    },
  }
  return (
    <g className="stand" {...box} {...fanned}>
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
        if (!at) return undefined
        return stand.piled && i < top ? (
          <Beneath key={squadron.id} at={at} {...squadron} />
        ) : (
          <MapCounter key={squadron.id} at={at} decided={decided.includes(squadron.id)} {...squadron} />
        )
      })}
      {stand.piled && last && <Count of={squadrons.length} x={last.x + last.width} y={last.y} />}
    </g>
  )
}, isSame)

/** How many lie on a pile. */
function Count({ of, x, y }: { readonly of: number; readonly x: number; readonly y: number }) {
  return (
    <g className="pile-count" transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <text y="4.500" fontSize="13">
        {of}
      </text>
    </g>
  )
}
