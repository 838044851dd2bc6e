import type { AttackCell } from '../../pack/index.ts'

/** What stands in the cell of a card: shapes with letters, told apart without colour. */

export type CellMark = 'damage' | 'hit' | 'pass' | 'collision' | 'riding' | 'no-ammo' | 'jam'

const STAR = starPath(9, 10.4, 8)

/** In the printed order. */
export function marksOf(cell: AttackCell): readonly { readonly mark: CellMark; readonly number: number }[] {
  return [
    ...Array.from({ length: cell.damage }, () => ({ mark: 'damage' as const, number: 0 })),
    ...Array.from({ length: cell.hits }, () => ({ mark: 'hit' as const, number: 0 })),
    ...(cell.collision ? [{ mark: 'collision' as const, number: 0 }] : []),
    ...(cell.riding ? [{ mark: 'riding' as const, number: 0 }] : []),
    ...(cell.noAmmo ? [{ mark: 'no-ammo' as const, number: 0 }] : []),
    ...(cell.jam ? [{ mark: 'jam' as const, number: 0 }] : []),
    ...(cell.pass > 0 ? [{ mark: 'pass' as const, number: cell.pass }] : []),
  ]
}

export function cellWords(cell: AttackCell): string {
  const words = [
    times(cell.damage, 'Damage'),
    times(cell.hits, 'Hit'),
    cell.collision && 'Collision check',
    cell.riding && 'Riding the tail',
    cell.noAmmo && 'No ammo',
    cell.jam && 'Jam',
    cell.pass > 0 && `pass through ${cell.pass}`,
  ].filter(Boolean)
  return words.length === 0 ? 'nothing' : words.join(', ')
}

const times = (count: number, what: string): string | false =>
  count > 0 && (count === 1 ? what : `${count} × ${what}`)

export function CellMarks({ cell }: { readonly cell: AttackCell }) {
  const marks = marksOf(cell)
  return (
    <span className="sr-marks" role="img" aria-label={cellWords(cell)}>
      {marks.length === 0 ? (
        <span className="sr-mark-none">·</span>
      ) : (
        marks.map(({ mark, number }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card does not change
          <MarkIcon key={i} mark={mark} number={number} />
        ))
      )}
    </span>
  )
}

/** No letter that means something else on a counter or in a table: damage and Hits are known by their shapes. */
const LETTERS: Readonly<Partial<Record<CellMark, string>>> = {
  collision: '!',
  'no-ammo': '0',
  jam: 'J',
}

/** A star strikes the bomber, a disc with a hole strikes you, an arrow carries you on. */
export function MarkIcon({
  mark,
  number = 0,
  size = 18,
}: {
  readonly mark: CellMark
  readonly number?: number
  readonly size?: number
}) {
  return (
    <svg
      className={`sr-mark sr-mark-${mark}`}
      viewBox="-10.5 -10.5 21 21"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {mark === 'damage' && <path d={STAR} />}
      {mark === 'hit' && (
        <>
          <circle r="8.6" />
          <path d="M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500" />
        </>
      )}
      {mark === 'pass' && <path d="M-6 9V-1H-10L0 -10L10 -1H6V9Z" />}
      {(mark === 'collision' || mark === 'riding' || mark === 'no-ammo' || mark === 'jam') && (
        <rect x="-8.6" y="-8.6" width="17.2" height="17.2" rx="3" />
      )}
      {mark === 'riding' && <path d="M-5 5.500L0 .5L5 5.500M-5 0L0 -5L5 0" />}
      {(mark === 'pass' || LETTERS[mark]) && <text y="5.1">{mark === 'pass' ? number : LETTERS[mark]}</text>}
    </svg>
  )
}

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const turn = (Math.PI * i) / points
    const far = i % 2 === 0 ? outer : inner
    return `${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
