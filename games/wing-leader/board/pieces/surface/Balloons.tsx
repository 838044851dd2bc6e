import { TipText, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { nameOf } from '../../../rules/01-words/geometry.ts'
import { forceOf } from '../../../rules/01-words/units.ts'
import { isUp } from '../../../rules/14-surface/zones.ts'
import type { Balloon, Battle } from '../../../state.ts'
import { centreOf, GROUND_LINE } from '../../sky/places.ts'
import { BALLOON } from './surface-shapes.ts'

/** Losses that bring a balloon barrage down (14.3.g). */
const MOST_LOSSES = 2

/** Balloons on their cables; a barrage that is shot down is gone. */
export function Balloons({ battle }: { readonly battle: Battle }) {
  return battle.balloons
    .filter(isUp)
    .map(balloon => (
      <BalloonPiece key={balloon.no} balloon={balloon} nation={forceOf(battle, balloon.side).nation} />
    ))
}

const BalloonPiece = memo(function BalloonPiece({
  balloon,
  nation,
}: {
  readonly balloon: Balloon
  readonly nation: string
}) {
  const at = nameOf(balloon.square)
  const pick = usePick(`balloon:${balloon.no}`, `Balloon at ${at}, ${balloon.losses} of ${MOST_LOSSES} lost`)
  const tip = useTip(() => (
    <TipText title={`Balloon barrage at ${at}`}>
      <p>
        Whoever flies through its square or any square below it may be caught in the cables: a barrage attack
        of strength 0.
      </p>
      <p>
        {balloon.losses} of {MOST_LOSSES} losses; then it is down, for 1 Victory Point.
      </p>
    </TipText>
  ))
  const { x, y } = centreOf(balloon.square)
  const drop = GROUND_LINE + 6 - y
  return (
    <g
      className={`wl-balloon wl-of-${nation}`}
      transform={`translate(${x} ${y})`}
      data-piece={`balloon:${balloon.no}`}
      {...pick}
      {...tip}
    >
      <path className="wl-cable" d={`M0 6L-3 ${drop}M8 8L7 ${drop}M-9 8L-11 ${drop}`} />
      <rect className="wl-balloon-hand" x="-22" y="-21" width="44" height="43" />
      <path className="wl-balloon-bag" d={BALLOON} transform="scale(1.25)" />
      {balloon.losses > 0 && (
        <text y="4" fontSize="14" textAnchor="middle">
          −{balloon.losses}
        </text>
      )}
    </g>
  )
})
