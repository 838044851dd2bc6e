import { TipText, useTip } from '@tallyho/kit'
import type { VectorIcon } from '../../pack/types.ts'
import { vectorText, vectorTitle } from '../../text/cards.ts'
import { Silhouette } from '../pieces/Aircraft.tsx'

/** SAB-VEC-01 An icon of a Vector marker as a small counter, which explains itself. */
export function VectorSign({ icon }: { readonly icon: VectorIcon }) {
  const title = vectorTitle(icon)
  const tip = useTip(() => (
    <TipText title={title}>
      <p>{vectorText(icon)}</p>
    </TipText>
  ))
  return (
    <span className="sab-vector" role="img" aria-label={`${title}: ${vectorText(icon)}`} {...tip}>
      <VectorGlyph icon={icon} />
      <b>{title.replace('The ', '').replace('A ', '')}</b>
    </span>
  )
}

export function VectorGlyph({ icon }: { readonly icon: VectorIcon }) {
  return (
    <svg className="sab-vector-glyph" viewBox="-24 -24 48 48" aria-hidden="true">
      {glyph(icon)}
    </svg>
  )
}

function glyph(icon: VectorIcon) {
  switch (icon) {
    case 'messerschmitts':
      return (
        <>
          <Silhouette type="109" x={-9} y={-6} size={26} heading={150} />
          <Silhouette type="109" x={10} y={8} size={26} heading={150} />
        </>
      )
    case 'new-trade':
      return <path className="sab-line" d="M-16 14L2 -4M2 -4H-8M2 -4V6M-2 18L16 0M16 0H6M16 0V10" />
    case 'raid':
      return (
        <>
          <Silhouette type="heinkel" y={-9} size={26} />
          <Silhouette type="heinkel" x={-12} y={9} size={26} />
          <Silhouette type="heinkel" x={12} y={9} size={26} />
        </>
      )
    case 'straggler':
      return (
        <>
          <path className="sab-line" d="M2 10C6 16 -4 16 2 23" />
          <Silhouette type="heinkel" y={-4} size={36} heading={20} />
        </>
      )
    case 'turn-point':
      return <path className="sab-line" d="M-12 18V2C-12 -14 12 -14 12 2V8M4 1L12 10L20 1" />
    case 'weather':
      return <path d="M-14 10C-24 10 -22 -4 -12 -3C-10 -15 8 -15 9 -4C19 -6 22 10 12 10Z" />
    default:
      return <path d="M0 -20L5 -8L17 -14L10 -3L22 3L9 5L12 18L1 9L-8 19L-8 7L-21 7L-11 -1L-20 -12L-7 -8Z" />
  }
}
