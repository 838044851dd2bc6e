/** Where pieces of a drawing lie on the screen, and how they are to be read there. */

export function middleOf(piece: Element): [x: number, y: number] {
  const { left, top, width, height } = piece.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The one that lies most in the middle of all. */
export function amidst(pieces: readonly SVGElement[]): SVGElement | undefined {
  const places = pieces.map(piece => ({ piece, at: middleOf(piece) }))
  const mean = (i: 0 | 1) => places.reduce((sum, { at }) => sum + at[i], 0) / places.length
  const [x, y] = [mean(0), mean(1)]
  const far = ([px, py]: readonly [number, number]) => Math.hypot(px - x, py - y)
  return places.toSorted((a, b) => far(a.at) - far(b.at))[0]?.piece
}

/** In pixels, of everything that is written on these pieces; endless if nothing is. */
export function smallestText(pieces: readonly SVGElement[]): number {
  let smallest = Number.POSITIVE_INFINITY
  for (const piece of pieces)
    for (const text of piece.querySelectorAll('text')) {
      const unit = text.getScreenCTM()?.a ?? 1
      if (text.checkVisibility())
        smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(text).fontSize) * unit)
    }
  return smallest
}
