import { SIDES, type Side, SUPPORTS, type Support } from '../../pack/types.ts'

/** SAB-BMB-24 Which cell of the next card will count: rows supported, isolated, alone; columns nose, flank, tail. */
export function Grid({ row, column }: { readonly row: Support; readonly column: Side }) {
  return (
    <svg className="sab-am-grid" viewBox="0 0 27 27" width="27" height="27" aria-hidden="true">
      {SUPPORTS.map((support, r) =>
        SIDES.map((side, c) => (
          <rect
            key={`${support}/${side}`}
            data-on={support === row && side === column}
            x={c * 9 + 0.5}
            y={r * 9 + 0.5}
            width="8"
            height="8"
          />
        )),
      )}
    </svg>
  )
}
