import { SourceBadge } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import './dealt.css'
import { ALTITUDES, type Altitude, type AttackDeck } from '../../pack/types.ts'
import type { Mode } from '../../state.ts'
import { ALTITUDE_NAMES, MODE_NAMES } from '../../text/names.ts'
import { CellMarks } from './CellMarks.tsx'

export interface CardCell {
  readonly level: number
  readonly altitude: Altitude
  readonly mode: Mode
}

export const DECK_NAMES: Readonly<Record<AttackDeck | 'fire', string>> = {
  nose: 'Nose attack',
  tail: 'Tail attack',
  oblique: 'Oblique attack',
  fire: 'Continuing fire',
}

/** The printed columns: Lethal Level 5 to 0. */
export const LEVELS = [5, 4, 3, 2, 1, 0] as const

/** SR-ATK-05 A whole attack card; the cell in force is lit with its row and column. */
export function AttackCardFace({
  components,
  id,
  lit,
  badge = false,
}: {
  readonly components: Components
  readonly id: string
  readonly lit?: CardCell | undefined
  readonly badge?: boolean
}) {
  const { card, rows } = components.attackCard(id)
  return (
    <table className={`sr-dealt sr-dealt-${card.deck}`}>
      <caption>
        <b>{DECK_NAMES[card.deck]}</b> <small>{numberOf(id)}</small> {badge && <SourceBadge of={card} />}
      </caption>
      <LevelHead lit={lit?.level} over={2} />
      {(['determined', 'evasive'] as const).map(mode => {
        const printed = ALTITUDES.filter(altitude => rows[altitude] !== undefined)
        return (
          <tbody key={mode} className={`sr-dealt-${mode}`}>
            {printed.map((altitude, i) => {
              const inRow = lit?.altitude === altitude && lit.mode === mode
              return (
                <tr key={altitude} aria-current={inRow ? 'true' : undefined}>
                  {i === 0 && (
                    <th scope="rowgroup" rowSpan={printed.length} className="sr-dealt-mode">
                      <span>{MODE_NAMES[mode]}</span>
                    </th>
                  )}
                  <th scope="row" className={inRow ? 'sr-cell-lit' : undefined}>
                    {ALTITUDE_NAMES[altitude]}
                  </th>
                  {LEVELS.map(level => {
                    const cell = rows[altitude]?.[mode][level]
                    return (
                      <td key={level} className={litClass(inRow, lit?.level === level)}>
                        {cell && <CellMarks cell={cell} />}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        )
      })}
    </table>
  )
}

/** The Lethal Levels over the columns of a card. */
export function LevelHead(props: {
  readonly lit: number | undefined
  /** Columns that name the rows. */
  readonly over: number
}) {
  return (
    <thead>
      <tr>
        <th scope="col" colSpan={props.over}>
          <span className="sr-dealt-level">Lethal Level</span>
        </th>
        {LEVELS.map(level => (
          <th scope="col" key={level} className={litClass(false, props.lit === level)}>
            {level}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function litClass(inRow: boolean, inColumn: boolean): string | undefined {
  if (inRow && inColumn) return 'sr-cell-hit'
  return inRow || inColumn ? 'sr-cell-lit' : undefined
}

/** `nose-12` is card 12 of its deck. */
function numberOf(id: string): string {
  return `no. ${id.slice(id.lastIndexOf('-') + 1)}`
}
