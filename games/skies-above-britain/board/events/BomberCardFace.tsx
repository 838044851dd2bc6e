import { packOf } from '../../pack/index.ts'
import { type BomberIcon, SIDES, type Side, SUPPORTS, type Support } from '../../pack/types.ts'
import type { Campaign, CardId } from '../../state.ts'
import { iconTitle } from '../../text/cards.ts'
import { SIDE_NAMES } from '../../text/german-names.ts'
import { BomberIconFace } from '../pieces/icons/bombers.tsx'
import './bombers.css'

const ROW_NAMES: Readonly<Record<Support, string>> = {
  supported: 'supported',
  isolated: 'cut off',
  alone: 'alone',
}

/** SAB-BMB-24 A Bomber Card as it lies on the table: rows by support, columns by angle; the cell that counts is lit. */
export function BomberCardFace(props: {
  readonly campaign: Campaign
  readonly card: CardId
  readonly row?: Support
  readonly column?: Side
  readonly struck?: readonly BomberIcon[]
}) {
  const { campaign, card, row, column, struck = [] } = props
  const cells = packOf(campaign).bomberCard(card)
  return (
    <table className="sab-bcard">
      <thead>
        <tr>
          <td />
          {SIDES.map(side => (
            <th key={side} scope="col" data-on={side === column}>
              <From side={side} />
              {SIDE_NAMES[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SUPPORTS.map(support => (
          <tr key={support}>
            <th scope="row" data-on={support === row}>
              <Cover support={support} />
              {ROW_NAMES[support]}
            </th>
            {SIDES.map(side => {
              const on = support === row && side === column
              return (
                <td key={side} data-on={on}>
                  <Icons icons={cells[support][side]} struck={on ? struck : []} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Icons({
  icons,
  struck,
}: {
  readonly icons: readonly BomberIcon[]
  readonly struck: readonly BomberIcon[]
}) {
  if (icons.length === 0) return <span className="sab-bcard-none">nothing</span>
  return (
    <span className="sab-bcard-icons" role="img" aria-label={icons.map(iconTitle).join(', ')}>
      {icons.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: icons of a cell may be alike
        <i key={i} data-struck={struck.includes(icon)}>
          <BomberIconFace icon={icon} />
        </i>
      ))}
    </span>
  )
}

const ARROWS: Readonly<Record<Side, string>> = {
  nose: 'M12 1V8M9 5L12 8L15 5M5 17H19M12 11V22M9 22H15',
  flank: 'M0 13H7M4 10L7 13L4 16M9 13H23M16 7V20M13 20H19',
  tail: 'M12 23V16M9 19L12 16L15 19M5 8H19M12 2V13M9 13H15',
}

/** Where the attack comes from: an arrow at a bomber that flies up. */
function From({ side }: { readonly side: Side }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path className="sab-bcard-line" d={ARROWS[side]} />
    </svg>
  )
}

const TILES: Readonly<Record<Support, string>> = {
  supported: 'M2 5H12V15H2ZM12 5H22V15H12Z',
  isolated: 'M7 5H17V15H7Z',
  alone: 'M12 6A4 4 0 1 0 12.010 6Z',
}

/** Tiles that touch, one by itself, or a bomber on none. */
function Cover({ support }: { readonly support: Support }) {
  return (
    <svg viewBox="0 0 24 20" width="20" height="16" aria-hidden="true">
      <path
        className="sab-bcard-line"
        d={TILES[support]}
        {...(support === 'isolated' && { strokeDasharray: '3 2' })}
      />
    </svg>
  )
}
