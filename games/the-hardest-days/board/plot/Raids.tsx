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
  const shape = width < text * 5 ? 'token' : height > text * 4.2 ? 'tall' : 'wide'
  const block = shape === 'token' ? width : text * 2.3
  const left = x + block + text * 0.45
  const line = (n: number) =>
    y + (shape === 'tall' ? text * (1.3 + n * 1.45) : height / 2 - text * (0.28 - n * 1.38))
  return (
    <g className={`plaque plaque-${raid.effort}`} data-piece={`raid:${raid.number}`} {...pick} {...tip}>
      <rect className="plaque-shadow" x={x + 1} y={y + 2} width={width} height={height} rx="3" />
      <rect className="plaque-card" {...{ x, y, width, height }} rx="3" />
      <rect className="plaque-block" x={x} y={y} width={block} height={height} rx="2" />
      <text
        className="plaque-number"
        x={x + block / 2}
        y={y + height * 0.5 + text * (shape === 'token' ? 0.2 : 0.62)}
        fontSize={text * (shape === 'token' ? 1.6 : 1.8)}
      >
        {raid.number}
      </text>
      {shape === 'token' && (
        <text className="plaque-foot" x={x + block / 2} y={y + height - text * 0.3} fontSize={text}>
          {footWords(raid)}
        </text>
      )}
      {shape !== 'token' && (
        <text className="plaque-size" x={left} y={line(0)} fontSize={text * 1.12}>
          {sizeWords(raid)}
        </text>
      )}
      {shape !== 'token' &&
        (raid.deployed ? (
          <Force raid={raid} x={left} y={line(1) - text * 0.35} text={text} tall={shape === 'tall'} />
        ) : (
          <text className="plaque-words" x={left} y={line(1)} fontSize={text}>
            height ?
          </text>
        ))}
      <rect className="plaque-edge" {...{ x, y, width, height }} rx="3" />
    </g>
  )
}, isSame)

/** Who waits over the Channel does not fly with it. */
const inAll = ({ hunt, bomber, escort }: RaidShown['flying']): number => hunt + bomber + escort

/** How many fly in it now, and over the sea how high; of one that is not laid out yet, how many are called for. */
function sizeWords({ deployed, recovering, size, flying, over, altitude }: RaidShown): string {
  const count = deployed ? inAll(flying) : size
  if (count === undefined) return 'size ?'
  // Over land its pin tells how high it flies.
  if (!recovering) return `${counted(count, 'group')}${deployed && !over ? `, ${altitude}` : ''}`
  return count === 1 ? '1 goes home' : `${count} go home`
}

/** The same where there is room for a word alone. */
function footWords(raid: RaidShown): string {
  if (raid.recovering) return 'home'
  const { deployed, size, flying } = raid
  const count = deployed ? inAll(flying) : size
  return count === undefined ? '?' : `✈ ${count}`
}

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
  /** In two lines. */
  readonly tall: boolean
}) {
  const { raid, x, text, tall } = props
  return KINDS.filter(([box]) => raid.flying[box] > 0).map(([box, type], i) => {
    const left = x + (tall ? i % 2 : i) * text * 2.05
    const y = props.y + (tall && i > 1 ? text * 1.4 : 0)
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
