import type { Bot } from '@tallyho/engine'
import type { Campaign } from './state.ts'

/** Answers by chance. */
export const heuristic: Bot<Campaign> = ({ choice, random }) => random(choice.options.length)
