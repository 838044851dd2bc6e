import { Signs, type SignsHandle } from '@tallyho/kit'
import { type ReactNode, useEffect, useRef } from 'react'

/** A page of the book: where it is too long for its room it scrolls, and signs lead to what can be chosen farther down. */
export function Page({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const signs = useRef<SignsHandle>(null)
  useEffect(() => signs.current?.look())
  return (
    <div className="sr-page">
      <div ref={room} className="sr-page-room" onScroll={() => signs.current?.look()}>
        {children}
      </div>
      <Signs map={room} ref={signs} goTo={piece => piece.scrollIntoView({ block: 'center' })} />
    </div>
  )
}
