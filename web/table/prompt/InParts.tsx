import type { Item } from '../session/items.ts'

/** What is done, smaller what it leads to, and beside them the figures that tell answers apart. */
export function InParts({ said, words }: Pick<Item, 'said' | 'words'>) {
  if (typeof said === 'string' || 'row' in said) return <span>{words}</span>
  const { head, so, figures = [] } = said
  return (
    <>
      <span>
        {head}
        {so && (
          <>
            <span className="sr-only">: </span>
            <small>{so}</small>
          </>
        )}
      </span>
      {figures.map(({ of, is, tone }) => (
        <span key={of} className="answer-figure" data-tone={tone}>
          <span className="sr-only">, </span>
          <small>{of}</small> <b>{is}</b>
        </span>
      ))}
    </>
  )
}
