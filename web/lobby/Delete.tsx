import { useState } from 'react'

/** Deletes something for good, once the player has said so twice. */
export function Delete(props: { readonly id: string; readonly what: string; onDelete(): void }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button
        type="button"
        className="plain"
        data-testid={`delete-${props.id}`}
        aria-label={`Delete ${props.what}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </button>
    )
  return (
    <>
      <span>For good?</span>
      <button
        type="button"
        className="danger"
        data-testid={`delete-yes-${props.id}`}
        // biome-ignore lint/a11y/noAutofocus: the button that asked is gone
        autoFocus
        onClick={props.onDelete}
      >
        Delete it
      </button>
      <button type="button" className="plain" onClick={() => setAsking(false)}>
        Keep it
      </button>
    </>
  )
}
