import { boxCalled } from '../../rules/boxes.ts'
import { formation, missionOf } from '../../rules/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { useAttention, useLooked } from '../attention.ts'
import { BOX, middleOf, rectOf } from '../boxes/layout.ts'
import { fighterLabel, sentence, spaceName } from '../shown.ts'
import { planOf } from '../sky/places.ts'
import { boxName } from '../things.ts'
import { FighterPiece } from './Pieces.tsx'

const ROOM = 66
const SCALE = 1.4

/** Piles of more than this many are hard to read where they lie. */
const FEW = 3

/** The pile under the pointer, fanned out above everything else. */
export function Fan({ campaign }: { readonly campaign: Campaign }) {
  const fan = useLooked(attention => attention.fan)
  const attention = useAttention()
  if (fan === undefined) return undefined
  const fighters = fightersAt(campaign, fan)
  if (fighters.length <= FEW) return undefined
  const across = Math.min(fighters.length, 4)
  const [width, height] = [across * ROOM + 10, Math.ceil(fighters.length / across) * ROOM + 24]
  const centre = centreOf(campaign, fan)
  const x = Math.min(Math.max(centre.x - width / 2, 4), BOX.width - width - 4)
  const y = Math.min(Math.max(centre.y - height / 2, 4), BOX.height - height - 4)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same fighters can be reached below it
    <g
      className="sr-fan"
      transform={`translate(${x} ${y})`}
      onMouseLeave={() => attention.look({ fan: undefined, over: undefined })}
    >
      <rect className="sr-fan-plate" width={width} height={height} rx="5" />
      <text x="8" y="15">
        {titleOf(campaign, fan)}: {fighters.length} fighters
      </text>
      {fighters.map((fighter, i) => (
        <g
          key={fighter.no}
          transform={`translate(${5 + ROOM * ((i % across) + 0.5)} ${20 + ROOM * (Math.floor(i / across) + 0.5)}) scale(${SCALE})`}
        >
          <FighterPiece campaign={campaign} fighter={fighter} label={fighterLabel(campaign, fighter)} again />
        </g>
      ))}
    </g>
  )
}

const spaceIn = (fan: string): number | undefined =>
  fan.startsWith('space:') ? Number(fan.slice(6)) : undefined

function fightersAt(campaign: Campaign, fan: string): Fighter[] {
  const space = spaceIn(fan)
  const { fighters } = missionOf(campaign)
  return space === undefined
    ? fighters.filter(({ at }) => at === fan)
    : fighters.filter(one => one.at === 'space' && one.space === space)
}

function titleOf(campaign: Campaign, fan: string): string {
  const space = spaceIn(fan)
  return space === undefined ? boxName(fan) : sentence(spaceName(campaign, space))
}

function centreOf(campaign: Campaign, fan: string): { x: number; y: number } {
  const space = spaceIn(fan)
  if (space === undefined) {
    const box = boxCalled(fan)
    return box ? middleOf(rectOf(box.id)) : { x: 0, y: 0 }
  }
  const plan = planOf(formation(campaign))
  const found = plan.formation.spaces[space]
  return found ? plan.space(found) : { x: 0, y: 0 }
}
