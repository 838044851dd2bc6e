import { usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Space } from '../../pack/formation.ts'
import type { Altitude, LevelNote, Position } from '../../pack/types.ts'
import { spaceLevel } from '../../rules/lethal-level.ts'
import { formation, missionOf } from '../../rules/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { Pile } from '../pieces/Pieces.tsx'
import { sentence, spaceName } from '../shown.ts'
import { levelFor, SpaceTip } from '../tips.tsx'
import { diamond, type Plan, planOf } from './places.ts'

/** The spaces among the bombers: how dangerous each is, and what lies in it. */
export const Spaces = memo(function Spaces({
  campaign,
  mover,
}: {
  readonly campaign: Campaign
  readonly mover: Fighter | undefined
}) {
  const plan = planOf(formation(campaign))
  const { fighters } = missionOf(campaign)
  return plan.formation.spaces.map(space => (
    <SpacePlace
      key={space.no}
      campaign={campaign}
      plan={plan}
      space={space}
      fighters={fighters.filter(({ at, space: no }) => at === 'space' && no === space.no)}
      mover={mover}
    />
  ))
})

interface SpaceProps {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly space: Space
  readonly fighters: readonly Fighter[]
  /** The fighter in question: the levels shown are those it would meet. */
  readonly mover: Fighter | undefined
}

function SpacePlace({ campaign, plan, space, fighters, mover }: SpaceProps) {
  const shown = mover && mover.at !== 'space' ? levelFor(campaign, { ...mover, space: space.no }) : undefined
  const { level } = shown ?? spaceLevel(campaign, space.no)
  const place = usePlace(
    `space:${space.no}`,
    `${sentence(spaceName(campaign, space.no))}, Lethal Level ${level}`,
  )
  const tip = useTip(() => <SpaceTip campaign={campaign} space={space.no} />)
  const { x, y } = plan.space(space)
  const { unit } = plan
  const room = unit * 0.62
  const crowded = fighters.length > 0
  return (
    <g className="sr-space" {...place} {...tip}>
      <path className="sr-space-mark" d={diamond(plan, { x, y }, 2.5)} />
      {!crowded && (
        <LevelPrinted x={x} y={y} unit={unit} printed={space.level} level={level} notes={space.notes} />
      )}
      <Pile
        campaign={campaign}
        room={{ x: x - room, y: y - room, width: 2 * room, height: 2 * room }}
        fighters={fighters}
        largest={Math.min(unit, 46)}
      />
      {crowded && (
        <g className="sr-level-disc" transform={`translate(${x - unit * 0.44} ${y + unit * 0.44})`}>
          <circle r={unit * 0.17} />
          <text y={unit * 0.09} fontSize={unit * 0.26} textAnchor="middle">
            {fighters.length === 1 && fighters[0] ? levelFor(campaign, fighters[0]).level : level}
          </text>
        </g>
      )}
    </g>
  )
}

/** The level as it is now, large; the printed one beside it where it differs; the printed note below. */
function LevelPrinted({
  x,
  y,
  unit,
  printed,
  level,
  notes,
}: {
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly printed: number
  readonly level: number
  readonly notes: readonly LevelNote[]
}) {
  const changed = level !== printed
  const tone = changed ? (level < printed ? ' sr-level-less' : ' sr-level-more') : ''
  return (
    <g className={`sr-level sr-level-${level}${tone}`} transform={`translate(${x} ${y})`}>
      <text y={unit * 0.17} fontSize={unit * 0.5} textAnchor="middle">
        {level}
      </text>
      {changed && (
        <text
          className="sr-level-printed"
          x={unit * 0.34}
          y={unit * -0.04}
          fontSize={Math.max(unit * 0.27, 11)}
          textAnchor="middle"
        >
          {printed}
        </text>
      )}
      {notes.map((note, i) => (
        <text
          key={noteMark(note)}
          className="sr-level-note"
          y={unit * 0.17 + 11 + i * 10}
          fontSize="10"
          textAnchor="middle"
        >
          {noteMark(note)}
        </text>
      ))}
    </g>
  )
}

const ALTITUDE_MARKS: Readonly<Record<Altitude, string>> = { high: '▲', level: '▬', low: '▼' }
const POSITION_LETTERS: Readonly<Record<Position, string>> = { nose: 'N', right: 'R', tail: 'T', left: 'L' }

/** `+1 ▲` for who comes in high; `+1 A:N` while a Nose box is anchored. */
function noteMark(note: LevelNote): string {
  const when = 'when' in note ? ALTITUDE_MARKS[note.when] : `A:${POSITION_LETTERS[note.anchored]}`
  return `${note.by > 0 ? '+' : '−'}${Math.abs(note.by)} ${when}`
}
