import { Component, type ReactNode } from 'react'
import { LOBBY_HASH } from './route.ts'

/** Catches a mistake in what is drawn: the games on the shelf are safe, and the lobby is one click away. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="page-message" role="alert">
        <h1>Something here cannot be drawn</h1>
        <p>Your games are kept as they were after the last answer.</p>
        <p className="quiet">{error.message}</p>
        <p>
          <a className="button" href={LOBBY_HASH}>
            Back to the lobby
          </a>
        </p>
      </main>
    )
  }
}
