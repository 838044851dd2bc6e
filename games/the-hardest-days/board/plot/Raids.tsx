import { counted } from '@tallyho/engine'
import { isSame, SILHOUETTES, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Stand } from '../map/index.ts'
import type { RaidShown } from '../pieces/shown.ts'
import { RaidTip } from '../raid/RaidTip.tsx'
import { raidLabel } from './markers.tsx'

interface PlaqueProps {
  readonly raid: RaidShown
  readonly stand: Stand
  readonly text: number
}

/** A raid as the plotters show it: its number on red, hollow for a minor one; how many groups, and what they are. */
export const Plaque = memo(function Plaque({ raid, stand, text }: PlaqueProps) {
  const pick = usePick(`raid:${raid.number}`, raidLabel(raid))
  const tip = useTip(() => <RaidTip {...raid} />)
  const [at] = stand.slots
  if (!at) return undefined
  const { x, y, width, height } = at
  const block = text * 2.3
  const left = x + block + text * 0.45
  return (
    <g className={`plaque plaque-${raid.effort}`} data-piece={`raid:${raid.number}`} {...pick} {...tip}>
      <rect className="plaque-shadow" x={x + 1} y={y + 2} width={width} height={height} rx="3" />
      <rect className="plaque-card" {...{ x, y, width, height }} rx="3" />
      <rect className="plaque-block" x={x} y={y} width={block} height={height} rx="2" />
      <text
        className="plaque-number"
        x={x + block / 2}
        y={y + height * 0.5 + text * 0.62}
        fontSize={text * 1.8}
      >
        {raid.number}
      </text>
      <text className="plaque-size" x={left} y={y + height * 0.5 - text * 0.28} fontSize={text * 1.12}>
        {raid.size === undefined ? 'size ?' : counted(raid.size, 'group')}
        {raid.recovering && ' home'}
      </text>
      {raid.deployed ? (
        <Force raid={raid} x={left} y={y + height * 0.5 + text * 0.75} text={text} />
      ) : (
        <text className="plaque-words" x={left} y={y + height * 0.5 + text * 1.1} fontSize={text}>
          height ?
        </text>
      )}
      <rect className="plaque-edge" {...{ x, y, width, height }} rx="3" />
    </g>
  )
}, isSame)

const KINDS = [
  ['hunt', 'Me109'],
  ['bomber', 'He111'],
  ['escort', 'Me110'],
] as const

/** Hunters, bombers and close escort, each with a silhouette. */
function Force(props: {
  readonly raid: RaidShown
  readonly x: number
  readonly y: number
  readonly text: number
}) {
  const { raid, x, y, text } = props
  return KINDS.map(([box, type], i) => {
    const left = x + i * text * 2.05
    return (
      <g key={box}>
        <path
          className="plaque-bird"
          d={SILHOUETTES[type]}
          transform={`translate(${left + text * 0.5} ${y}) scale(${(text / 90).toFixed(3)})`}
        />
        <text className="plaque-words" x={left + text * 1.12} y={y + text * 0.35} fontSize={text}>
          {raid.flying[box]}
        </text>
      </g>
    )
  })
}
