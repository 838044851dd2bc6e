import { usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Space } from '../../pack/formation.ts'
import type { Altitude, LevelNote, Position } from '../../pack/types.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { spaceLevel } from '../../rules/19-lethal-level.ts'
import type { Campaign, Fighter, SpaceNo } from '../../state.ts'
import { useNow } from '../now.ts'
import { sentence, spaceName } from '../shown.ts'
import { levelFor, SpaceTip } from '../tips.tsx'
import { diamond, type Plan, planOf } from './places.ts'

/** The spaces among the bombers: how dangerous each is, and what lies in it. */
export const Spaces = memo(function Spaces({
  campaign,
  mover,
}: {
  readonly campaign: Campaign
  /** The fighter in question: the levels shown are those it would meet. */
  readonly mover: Fighter | undefined
}) {
  const plan = planOf(formation(campaign))
  const taken = new Set(
    missionOf(campaign).fighters.flatMap(({ at, space }) => (at === 'space' ? [space] : [])),
  )
  const levelIn = (space: SpaceNo): number =>
    mover && mover.at !== 'space'
      ? levelFor(campaign, { ...mover, space }).level
      : spaceLevel(campaign, space).level
  return plan.formation.spaces.map(space => (
    <SpacePlace
      key={space.no}
      plan={plan}
      space={space}
      name={spaceName(campaign, space.no)}
      taken={taken.has(space.no)}
      level={levelIn(space.no)}
    />
  ))
})

interface SpaceProps {
  readonly plan: Plan
  readonly space: Space
  readonly name: string
  /** Fighters lie in it: its level is told beside them. */
  readonly taken: boolean
  readonly level: number
}

const SpacePlace = memo(function SpacePlace({ plan, space, name, taken, level }: SpaceProps) {
  const place = usePlace(`space:${space.no}`, `${sentence(name)}, Lethal Level ${level}`)
  const now = useNow()
  const tip = useTip(() => <SpaceTip campaign={now()} space={space.no} />)
  const { x, y } = plan.space(space)
  const { unit } = plan
  return (
    <g className="sr-space" {...place} {...tip}>
      <path className="sr-space-mark" d={diamond(plan, { x, y }, 2.5)} />
      {!taken && (
        <LevelPrinted x={x} y={y} unit={unit} printed={space.level} level={level} notes={space.notes} />
      )}
    </g>
  )
})

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
      {notes.length > 0 && (
        <text className="sr-level-note" y={unit * 0.17 + 11} fontSize="10" textAnchor="middle">
          {notes.map(noteMark).join(' ')}
        </text>
      )}
    </g>
  )
}

const ALTITUDE_MARKS: Readonly<Record<Altitude, string>> = { high: '▲', level: '▬', low: '▼' }
const POSITION_LETTERS: Readonly<Record<Position, string>> = { nose: 'N', right: 'R', tail: 'T', left: 'L' }

/** `+1▲` for who comes in high; `+1A:N` while a Nose box is anchored. */
function noteMark(note: LevelNote): string {
  const when = 'when' in note ? ALTITUDE_MARKS[note.when] : `A:${POSITION_LETTERS[note.anchored]}`
  return `${note.by > 0 ? '+' : '−'}${Math.abs(note.by)}${when}`
}
