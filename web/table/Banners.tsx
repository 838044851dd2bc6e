import type { ReactNode } from 'react'
import type { OpenGame } from './useGame.ts'

/** What stands in the way of playing or keeping a game, over everything else in the column. */
export function Banners(props: {
  readonly shown: OpenGame['session']['shown']
  readonly notKept: string | undefined
  onTakeOver(): void
}) {
  const { shown, notKept, onTakeOver } = props
  return (
    <>
      {shown.locked && (
        <Banner words="This game is open in another tab. Here you can only look.">
          <button type="button" data-testid="take-over" onClick={onTakeOver}>
            Play it here
          </button>
        </Banner>
      )}
      {notKept && <Banner words={notKept} />}
      {shown.trouble && <Banner words={shown.trouble} />}
    </>
  )
}

function Banner({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <p className="banner" role="alert">
      {words} {children}
    </p>
  )
}
