import type { Block } from '../../pack/components.ts'
import { packOf } from '../../pack/index.ts'
import type { Attitude, DogfightIcon, GermanType } from '../../pack/types.ts'
import { blockOf } from '../../rules/03-dogfight/combat.ts'
import type { Campaign, CardId } from '../../state.ts'
import { EVENT_WORDS, iconTitle } from '../../text/cards.ts'
import { ATTITUDE_NAMES } from '../../text/german-names.ts'
import { DogfightIconSvg } from '../pieces/icons/CardIcons.tsx'
import './cards.css'

/** The cell of a card that is read: SAB-DOG-22 SAB-DOG-23. */
export interface Cell {
  readonly attitude: Attitude
  readonly row: 'section' | 'fighter'
  readonly column: GermanType
}

const BLOCKS: Readonly<Record<Attitude, string>> = {
  'head-on': 'Head-on',
  tailing: 'Tailing',
  tailed: 'Tailed',
}
const ROWS = ['section', 'fighter'] as const
const ROW_NAMES = { section: 'Section', fighter: 'Fighter' } as const
const COLUMNS: readonly GermanType[] = ['109', '110']

/** A Dogfight Card as it lies on the table: its blocks, the cell that counts lit, icons that do not count struck out. */
export function DogfightFace(props: {
  readonly campaign: Campaign
  readonly card: CardId
  readonly cell: Cell
  readonly struck?: readonly DogfightIcon[]
  /** The block that counts alone. */
  readonly short?: boolean
}) {
  const { campaign, card, cell, struck = [], short = false } = props
  const { attitude, row, column } = cell
  const block = blockOf(campaign, attitude, card)
  const other = attitude === 'tailed' || short ? undefined : attitude === 'head-on' ? 'tailing' : 'head-on'
  return (
    <div
      className="sab-face"
      role="img"
      aria-label={`Dogfight Card ${card}: ${iconsSaid(block[row][column])}`}
    >
      <BlockTable name={BLOCKS[attitude]} block={block} cell={cell} struck={struck} />
      {other && <BlockTable name={BLOCKS[other]} block={blockOf(campaign, other, card)} />}
    </div>
  )
}

function BlockTable(props: {
  readonly name: string
  readonly block: Block
  readonly cell?: Cell
  readonly struck?: readonly DogfightIcon[]
}) {
  const { name, block, cell, struck = [] } = props
  return (
    <table className="sab-face-block" data-live={cell !== undefined}>
      <thead>
        <tr>
          <th colSpan={cell ? 3 : 2} scope="colgroup">
            {name}
          </th>
        </tr>
        <tr>
          {cell && <td />}
          {COLUMNS.map(column => (
            <th key={column} scope="col" data-on={cell?.column === column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(row => (
          <tr key={row}>
            {cell && (
              <th scope="row" data-on={cell.row === row}>
                {ROW_NAMES[row]}
              </th>
            )}
            {COLUMNS.map(column => {
              const on = cell?.row === row && cell.column === column
              return (
                <td key={column} data-lit={on}>
                  <Icons
                    icons={block[row][column]}
                    struck={on ? struck : []}
                    size={on ? 27 : cell ? 17 : 13}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Icons(props: {
  readonly icons: readonly DogfightIcon[]
  readonly struck: readonly DogfightIcon[]
  readonly size: number
}) {
  const { icons, struck, size } = props
  return (
    <span className="sab-face-icons">
      {icons.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon may be on a card twice
        <DogfightIconSvg key={i} icon={icon} size={size} struck={struck.includes(icon)} />
      ))}
      {icons.length === 0 && '–'}
    </span>
  )
}

/** SAB-ADV-01 SAB-ADV-02 An Advantage Card: how many and where on the left, its event on the right. */
export function AdvantageFace(props: {
  readonly campaign: Campaign
  readonly card: CardId
  readonly deck: 'raf' | 'luftwaffe'
  /** What the text comes to; undefined before that is known. */
  readonly applies?: boolean
}) {
  const { campaign, card, deck, applies } = props
  const { number, attitude, event } = packOf(campaign).advantage(card)
  return (
    <div className="sab-advantage" data-deck={deck} role="img" aria-label={`Advantage Card ${card}`}>
      <p>
        <b>{number === 'schwarm' ? 'Four' : 'Two'}</b>
        <b>{ATTITUDE_NAMES[attitude]}</b>
      </p>
      <p data-off={event !== undefined && applies === false}>
        <b>{event ? EVENT_WORDS[event].title : 'No event'}</b>
        {event && <span>{EVENT_WORDS[event].text}</span>}
      </p>
    </div>
  )
}

/** Icons of the cell in words, for who cannot see them. */
function iconsSaid(icons: readonly DogfightIcon[]): string {
  return icons.length > 0 ? icons.map(iconTitle).join(', ') : 'nothing'
}
