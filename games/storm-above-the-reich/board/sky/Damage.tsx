import { memo } from 'react'
import { Aircraft } from '../pieces/Aircraft.tsx'
import type { Plan, Spot } from './places.ts'

/** What is to be seen of the damage: holes, smoke, fire, and how a bomber goes down. */

/** SR-DMG-06 From so many points on an engine burns; from fewer it only smokes. */
const BURNS = 4
const BLAZES = 7

/** The engine that is hit first, by the bomber: not all burn alike. */
const ENGINES = [-25, 12.5, 25, -12.5] as const
const engineOf = (no: number): number => ENGINES[(no * 7) % 4] ?? 25

const HOLES = [
  [18, -2],
  [-21, 1],
  [-8, -3],
  [6, 25],
  [-1, 14],
  [33, -1],
] as const

export function Holes({
  damage,
  span,
  no,
}: {
  readonly damage: number
  readonly span: number
  readonly no: number
}) {
  const turn = no % 2 === 0 ? 1 : -1
  return HOLES.slice(0, damage).map(([x, y]) => (
    <circle
      key={x}
      className="sr-hole"
      cx={(x * turn * span) / 100}
      cy={(y * span) / 100}
      r={Math.max(0.9, span * 0.011)}
    />
  ))
}

/** A plume behind the engine: the longer the worse. */
export const Smoke = memo(function Smoke({
  at,
  span,
  damage,
  no,
}: {
  readonly at: Spot
  readonly span: number
  readonly damage: number
  readonly no: number
}) {
  const k = span / 100
  const length = (damage >= BLAZES ? 120 : damage >= BURNS ? 90 : damage > 1 ? 46 : 26) * k
  const puffs = Math.max(3, Math.round(length / (7 * k)))
  const x = at.x + engineOf(no) * k
  const y = at.y - 2 * k
  return (
    <g className="sr-smoke" data-thick={damage >= BURNS}>
      {Array.from({ length: puffs }, (_, i) => {
        const part = (i + 1) / puffs
        const sway = Math.sin(i * 1.9 + no) * 3.4 * k * part
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: puffs of one plume stay in their order
            key={i}
            cx={(x + sway - part * 6 * k).toFixed(1)}
            cy={(y + part * length).toFixed(1)}
            r={((3 + part * (damage >= BURNS ? 9 : 6)) * k).toFixed(1)}
            opacity={(1 - part * 0.75).toFixed(2)}
          />
        )
      })}
    </g>
  )
})

export function Fire({
  damage,
  span,
  no,
}: {
  readonly damage: number
  readonly span: number
  readonly no: number
}) {
  if (damage < BURNS) return null
  const engines = damage >= BLAZES ? [engineOf(no), engineOf(no) / 2 - 6] : [engineOf(no)]
  return engines.map(x => (
    <g key={x} className="sr-flame" transform={`scale(${span / 100}) translate(${x} -5)`}>
      <path d="M-2.600 -6C-6 2 -4 9 0 19C4 9 6 2 2.600 -6Z" />
      <ellipse rx="4" ry="8" />
    </g>
  ))
}

/** A bomber that has just fallen out or blown up: it spins away below, men hang under their parachutes. */
export const Fall = memo(function Fall({
  plan,
  at,
  how,
  seen,
}: {
  readonly plan: Plan
  readonly at: Spot
  readonly how: 'fallen' | 'destroyed'
  /** It happens now. */
  readonly seen: boolean
}) {
  const k = plan.span / 100
  const chutes: readonly Spot[] = how === 'fallen' ? CHUTES : CHUTES.slice(0, 1)
  return (
    <g
      className="sr-fall"
      data-how={how}
      data-seen={seen || undefined}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${k.toFixed(3)})`}
    >
      {how === 'fallen' ? (
        <>
          <g className="sr-smoke" data-thick="true">
            {PLUME.map(({ x, y, r }) => (
              <circle key={y} cx={x} cy={y} r={r} />
            ))}
          </g>
          <g className="sr-wreck">
            <g transform="translate(-46 72) rotate(-142) scale(.72)">
              <Aircraft type="b24" size={100} shadow={0} />
              <ellipse className="sr-blaze" cx="-25" cy="-4" rx="8" ry="15" />
              <ellipse className="sr-blaze" cx="-13" cy="-2" rx="7" ry="16" />
            </g>
          </g>
        </>
      ) : (
        <g className="sr-wreck">
          <g className="sr-smoke" data-thick="true">
            <circle cy="6" r="34" />
            <circle cx="-20" cy="24" r="22" />
            <circle cx="22" cy="20" r="18" />
          </g>
          <circle className="sr-blaze" cx="2" cy="2" r="16" />
          <path
            className="sr-debris"
            d="M12 14L34 22L31 27L13 20ZM-22 26L-8 30L-11 36L-20 33ZM2 34L6 44L1 46ZM-30 8L-24 11L-29 14ZM24 -6L33 -9L30 -2Z"
          />
        </g>
      )}
      {chutes.map(({ x, y }) => (
        <g key={x} className="sr-chute" transform={`translate(${x} ${y})`}>
          <circle r="6.500" />
          <path d="M-6.500 0H6.500M0 -6.500V6.500M-4.600 -4.600L4.600 4.600M4.600 -4.600L-4.600 4.600" />
          <circle className="sr-man" r="1.400" />
        </g>
      ))}
    </g>
  )
})

const CHUTES: readonly Spot[] = [
  { x: 10, y: 44 },
  { x: -8, y: 84 },
  { x: 22, y: 70 },
]

/** From where it flew to where it is going down. */
const PLUME = Array.from({ length: 12 }, (_, i) => {
  const part = i / 11
  return { x: -4 - 36 * part ** 1.4, y: 4 + 58 * part, r: 11 - 5 * part + (i % 3) }
})
