import { createContext } from 'react'

/** True where pieces are listed once more, over the scene that they lie in: a piece is one thing in one place. */
export const Copied = createContext(false)
