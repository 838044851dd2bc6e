/** A drawing seen from above, nose up: columns parted by spaces, a dot where there is nothing. */

export interface Mark {
  readonly text: string
  /** Columns right of the middle one. */
  readonly x: number
  /** Rows in front of the last one. */
  readonly y: number
}

export function readPlan(drawing: string): Mark[] {
  const rows = drawing
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/))
  return rows.flatMap((row, i) => {
    const middle = (row.length - 1) / 2
    return row
      .map((text, column) => ({ text, x: column - middle, y: rows.length - 1 - i }))
      .filter(({ text }) => text !== '.')
  })
}

/** SR-Q-50 A cell lies at x = a - b, y = a + b: diamonds, each row half a cell ahead of the next. */
export function cellAt(x: number, y: number): { readonly a: number; readonly b: number } {
  return { a: (y + x) / 2, b: (y - x) / 2 }
}
