import { SourceBadge } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import type { Mode } from '../../state.ts'
import { EVENT_NAMES, EVENT_WORDS } from '../../text/21-fire.ts'
import { MODE_NAMES } from '../../text/names.ts'
import { LEVELS, LevelHead, litClass } from './AttackCardFace.tsx'
import './dealt.css'
import { MarkIcon } from './CellMarks.tsx'

/** SR-CF-01 A Continuing Fire card: its event, then its table. */
export function FireCardFace({
  components,
  id,
  lit,
  off,
  badge = false,
}: {
  readonly components: Components
  readonly id: string
  readonly lit?: { readonly level: number; readonly mode: Mode } | undefined
  /** Why its event means nothing to this fighter. */
  readonly off?: string | undefined
  readonly badge?: boolean
}) {
  const card = components.fireCard(id)
  return (
    <div className="sr-dealt sr-dealt-fire">
      <div className="sr-dealt-event" data-off={off !== undefined || undefined}>
        <b>{EVENT_NAMES[card.event]}</b> {badge && <SourceBadge of={card} />}
        <p>{EVENT_WORDS[card.event]}</p>
        {off !== undefined && <p className="sr-dealt-off">Does not apply: {off}.</p>}
      </div>
      <table>
        <caption className="sr-only">Hits by Lethal Level</caption>
        <LevelHead lit={lit?.level} over={1} />
        <tbody>
          {(['determined', 'evasive'] as const).map(mode => (
            <tr key={mode} aria-current={lit?.mode === mode ? 'true' : undefined}>
              <th scope="row" className={lit?.mode === mode ? 'sr-cell-lit' : undefined}>
                {MODE_NAMES[mode]}
              </th>
              {LEVELS.map(level => (
                <td key={level} className={litClass(lit?.mode === mode, lit?.level === level)}>
                  <Hits count={card[mode][level] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(card.climb > 0 || card.climbRoll > 0) && (
        <p className="sr-dealt-foot">
          Lethal Level +{card.climb} for Climb, +{card.climbRoll} for Climb Roll
        </p>
      )}
    </div>
  )
}

function Hits({ count }: { readonly count: number }) {
  return (
    <span
      className="sr-marks"
      role="img"
      aria-label={count === 0 ? 'nothing' : count === 1 ? 'one Hit' : `${count} Hits`}
    >
      {count === 0 ? (
        <span className="sr-mark-none">·</span>
      ) : (
        Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card does not change
          <MarkIcon key={i} mark="hit" />
        ))
      )}
    </span>
  )
}
