import { type Held, useHeldIn } from '@tallyho/kit'
import { createContext } from 'react'
import type { Campaign } from '../state.ts'

export const NowContext = createContext<Held<Campaign> | undefined>(undefined)

/** For what is told when it is asked. */
export const useNow = () => useHeldIn(NowContext)
