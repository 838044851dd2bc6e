import { withIds } from './parse.ts'

/** A text in which rule ids are links. It is never read as anything but text. */
export function IdText(props: {
  readonly text: string
  isRule(id: string): boolean
  onRule(id: string): void
}) {
  return withIds(props.text, props.isRule).map(({ at, text, id }) =>
    id === undefined ? (
      text
    ) : (
      <button key={at} type="button" className="rule-id" onClick={() => props.onRule(id)}>
        {id}
      </button>
    ),
  )
}
